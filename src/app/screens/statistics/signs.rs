//! How people are told apart in charts: by their colour, and without it by their mark.

use std::collections::HashMap;

use egui::Color32;

use common::PLAYER_COLOURS;
use kernel::{People, record::ME};
use ui::{drawing::chart::marks::Mark, theme::Theme};

/// The colour and the mark of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sign {
    /// The mark.
    pub mark: Mark,
    /// The colour, by its place among those of players.
    colour: usize,
}

impl Sign {
    /// The colour in this theme.
    pub fn ink(self, theme: &Theme) -> Color32 {
        theme.players[self.colour % theme.players.len()]
    }
}

/// The signs of everybody who has played, by what tells each apart.
#[derive(Clone, Debug, Default)]
pub struct Signs(HashMap<String, Sign>);

impl Signs {
    /// Those of people in an order of their own, whatever is shown of them: so they stay the same. Who has chosen a colour
    /// has that one, and who plays here the colour `mine`; no two of the first 36 have the same colour and the same mark
    /// otherwise.
    pub fn of(people: &[(String, String)], known: &People, mine: &str) -> Self {
        let sign = |(at, (id, _)): (usize, &(String, String))| {
            let said = known.of(id).map_or("", |person| person.colour.as_str());
            let said = if id == ME { mine } else { said };
            let own = PLAYER_COLOURS.iter().position(|colour| *colour == said);
            let turn = at / PLAYER_COLOURS.len();
            let mark = Mark::ALL[(at + turn) % Mark::ALL.len()];
            (id.clone(), Sign { mark, colour: own.unwrap_or(at % PLAYER_COLOURS.len()) })
        };
        Self(people.iter().enumerate().map(sign).collect())
    }

    /// The sign of somebody.
    pub fn sign(&self, id: &str) -> Sign {
        self.0.get(id).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn thirty_six_people_differ_and_whoever_has_chosen_a_colour_has_it() {
        let people: Vec<(String, String)> = (0..36).map(|k| (format!("p{k}"), String::new())).collect();
        let mut known = People::default();
        let signs = Signs::of(&people, &known, PLAYER_COLOURS[0]);
        let all: HashSet<String> = people.iter().map(|(id, _)| format!("{:?}", signs.sign(id))).collect();
        assert_eq!(all.len(), 36);
        PLAYER_COLOURS[5].clone_into(&mut known.entry("p1").colour);
        assert_eq!(
            Signs::of(&people, &known, PLAYER_COLOURS[0]).sign("p1"),
            Sign { colour: 5, ..signs.sign("p1") }
        );
    }
}
