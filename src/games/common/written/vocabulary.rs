//! Words that stand for values: those of the format, and those that the program shows in any of its languages.

use std::sync::OnceLock;

use crate::{BuildingType, PLAYER_COLOURS};
use text::{Language, PlayerColour, Texts, folded};

/// The words of some values.
pub struct Words {
    /// How many values there are.
    count: usize,
    /// The words of the format, in the order of the values; other words may follow in the same order, such as letters.
    written: &'static [&'static str],
    /// What the program shows in a language, in that order, too.
    shown: fn(&Texts) -> Vec<String>,
    /// What it shows in all of them.
    known: OnceLock<Vec<Vec<String>>>,
}

/// The types of building, by their names or letters.
pub static TYPES: Words = Words::new(
    6,
    &["pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "p", "s", "a", "c", "g", "t"],
    |texts| BuildingType::ALL.map(|building| texts.building_bare(building)).to_vec(),
);

/// The colours of players. Yellow is gold.
pub static COLOURS: Words = Words::new(6, &PLAYER_COLOURS, |texts| {
    use PlayerColour::{Blue, Gold, Green, Plum, Red, Teal};
    let shown = |colour| texts.colour_name(colour);
    let yellow = |colour| if colour == Gold { texts.colour_yellow().to_owned() } else { shown(colour) };
    let colours = [Red, Blue, Green, Gold, Plum, Teal];
    colours.map(shown).into_iter().chain(colours.map(yellow)).collect()
});

impl Words {
    /// The words of so many values.
    pub const fn new(
        count: usize,
        written: &'static [&'static str],
        shown: fn(&Texts) -> Vec<String>,
    ) -> Self {
        Self { count, written, shown, known: OnceLock::new() }
    }

    /// The words of the format.
    pub fn written(&self) -> &'static [&'static str] {
        &self.written[..self.count]
    }

    /// The place of the value that a word stands for, with or without capitals and accents.
    pub fn find(&self, word: &str) -> Option<usize> {
        let word = folded(word);
        let written = self.written.iter().position(|known| *known == word);
        let shown = || self.known().iter().find_map(|shown| shown.iter().position(|known| *known == word));
        written.or_else(shown).map(|at| at % self.count)
    }

    fn known(&self) -> &[Vec<String>] {
        let of = |texts: &Texts| (self.shown)(texts).iter().map(|word| folded(word)).collect();
        self.known.get_or_init(|| texts().iter().map(of).collect())
    }
}

/// The texts of all languages.
fn texts() -> &'static [Texts] {
    static ALL: OnceLock<Vec<Texts>> = OnceLock::new();
    ALL.get_or_init(|| Language::ALL.into_iter().map(Texts::new).collect())
}
