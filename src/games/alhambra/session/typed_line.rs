//! What a row had in a scoring, as it is typed in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    pad::ResultEvent,
    rules::{Counted, FalconKind, Module},
    text::names,
};
use common::BuildingType;

/// What a row had in a scoring.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Tiles of each type.
    pub types: [i64; BuildingType::COUNT],
    /// The longest wall.
    pub wall: i64,
    /// The entries for the modules.
    #[serde(flatten)]
    pub modules: TypedModules,
    /// The third player's camps and bazaars.
    pub drawn: i64,
}

/// What is typed for each module in which something is counted, by the name of the module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub struct TypedModules(BTreeMap<String, TypedCount>);

/// What is typed for a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TypedCount {
    /// The VP of each piece: `3 + 2`.
    List(String),
    /// How many of each kind.
    Kinds([i64; FalconKind::COUNT]),
}

impl Line {
    /// The line for an event of a game that is corrected.
    pub(super) fn of(event: &ResultEvent) -> Self {
        let ResultEvent::Scoring { types, wall, modules, drawn, .. } = event;
        let mut line = Self {
            types: types.map(i64::from),
            wall: i64::from(*wall),
            modules: TypedModules::default(),
            drawn: i64::from(*drawn),
        };
        for module in Module::ALL {
            let numbers = modules.numbers(module);
            match line.modules.of(module) {
                Some(TypedCount::List(list)) => *list = names::sum(&numbers),
                Some(TypedCount::Kinds(kinds)) => {
                    kinds.iter_mut().zip(numbers).for_each(|(typed, falcons)| *typed = falcons.into());
                }
                None => {}
            }
        }
        line
    }
}

impl TypedModules {
    /// What is typed for a module, to be changed; none if nothing is counted in it.
    pub fn of(&mut self, module: Module) -> Option<&mut TypedCount> {
        self.0.get_mut(module.rules().name)
    }

    /// The numbers typed for a module, if a game can have them; none if they are something else.
    pub(super) fn numbers(&self, module: Module) -> Option<Vec<u16>> {
        match self.0.get(module.rules().name) {
            Some(TypedCount::List(list)) => vp_of(list),
            Some(TypedCount::Kinds(kinds)) => {
                Some(kinds.iter().map(|falcons| u16::from(small(*falcons))).collect())
            }
            None => Some(Vec::new()),
        }
    }
}

impl Default for TypedModules {
    fn default() -> Self {
        let blank = |module: Module| {
            let count = match module.rules().counted {
                Counted::Nothing => return None,
                Counted::Each { .. } => TypedCount::List(String::new()),
                Counted::Kinds => TypedCount::Kinds([0; FalconKind::COUNT]),
            };
            Some((module.rules().name.to_owned(), count))
        };
        Self(Module::ALL.into_iter().filter_map(blank).collect())
    }
}

impl From<Map<String, Value>> for TypedModules {
    fn from(mut members: Map<String, Value>) -> Self {
        let mut all = Self::default();
        for (name, count) in &mut all.0 {
            let typed = members.remove(name).and_then(|typed| serde_json::from_value(typed).ok());
            *count = match (&*count, typed) {
                (TypedCount::List(_), Some(typed @ TypedCount::List(_)))
                | (TypedCount::Kinds(_), Some(typed @ TypedCount::Kinds(_))) => typed,
                _ => continue,
            };
        }
        all
    }
}

/// The VP of each camp or bazaar: numbers with anything but letters between them; none if it is something else.
fn vp_of(text: &str) -> Option<Vec<u16>> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '+' | ',' | ';');
    text.split(between).filter(|word| !word.is_empty()).map(|word| word.parse::<u16>().ok()).collect()
}

/// A number of tiles, walls or falcons: fields take at most two digits.
pub(super) fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vp_of_pieces_are_numbers_with_anything_between_them_that_is_no_letter() {
        assert_eq!(vp_of(" 3 + 2,1 "), Some(vec![3, 2, 1]));
        assert_eq!(vp_of(""), Some(Vec::new()));
        assert_eq!((vp_of("three"), vp_of("-3"), vp_of("70000")), (None, None, None));
    }

    #[test]
    fn a_line_is_kept_as_it_always_was_and_one_without_a_module_has_nothing_of_it() {
        let mut line = Line::default();
        assert_eq!(
            serde_json::to_value(&line).unwrap(),
            serde_json::json!({
                "types": [0, 0, 0, 0, 0, 0], "wall": 0, "camps": "", "bazaars": "", "falcons": [0, 0, 0], "drawn": 0
            })
        );
        let kept = serde_json::json!({
            "types": [0, 0, 0, 0, 0, 0], "wall": 0, "camps": "3 + 2", "falcons": [1, 0, 2], "drawn": 0
        });
        *line.modules.of(Module::Camps).unwrap() = TypedCount::List("3 + 2".to_owned());
        *line.modules.of(Module::Falconers).unwrap() = TypedCount::Kinds([1, 0, 2]);
        assert_eq!(serde_json::from_value::<Line>(kept).unwrap(), line);
        assert_eq!(line.modules.numbers(Module::Camps), Some(vec![3, 2]));
        assert_eq!(line.modules.numbers(Module::Bazaars), Some(Vec::new()));
        assert_eq!(line.modules.numbers(Module::Vizier), Some(Vec::new()));
    }
}
