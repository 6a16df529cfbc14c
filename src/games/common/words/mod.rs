//! What games of the family call things, and what is wrong with their files.

pub mod challenges;
pub mod charts;
mod code;
mod drawings;
mod figures;
pub mod high_scores;
mod hint_text;
pub mod json;
mod look_back;
mod places;
pub mod play_link;
pub mod players;
pub mod plays;
pub mod record;
mod results;
pub mod skill;
mod terminal;
pub mod totals;
mod verdict;
pub mod written;

pub use code::{code_answer, code_fault};
pub use figures::{Figures, minus};
pub use hint_text::{HintOption, HintText, Mark, OptionSteps, mark, meaning};
pub use look_back::{LookBack, cost, ideas};
pub use places::{ahead, leading, named, places, sum, winner, within, won, won_ahead_by, won_by};
pub use terminal::{bad_file, columns, json_text};
pub use verdict::{Gap, basis, rests, tenths, why};

use super::{
    BuildingType,
    search::{Level, Policy},
};
use text::{Building, PlayerColour, Texts};

/// Several things in a sentence, such as "8, 4 and 1".
#[must_use]
pub fn list(texts: &Texts, things: impl Iterator<Item = String>) -> String {
    match things.collect::<Vec<_>>().as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => texts.names_and(&first.join(", "), last),
    }
}

impl From<BuildingType> for Building {
    fn from(building: BuildingType) -> Self {
        match building {
            BuildingType::Pavilion => Self::Pavilion,
            BuildingType::Seraglio => Self::Seraglio,
            BuildingType::Arcades => Self::Arcades,
            BuildingType::Chambers => Self::Chambers,
            BuildingType::Garden => Self::Garden,
            BuildingType::Tower => Self::Tower,
        }
    }
}

impl From<Policy> for text::Level {
    fn from(policy: Policy) -> Self {
        match policy {
            Policy::Random => Self::Random,
            Policy::Greedy => Self::Greedy,
            Policy::AdvisorFast => Self::AdvisorFast,
            Policy::Advisor => Self::Advisor,
            Policy::Level(Level::Beginner) => Self::Beginner,
            Policy::Level(Level::Casual) => Self::Casual,
            Policy::Level(Level::Strong) => Self::Strong,
        }
    }
}

/// What one of the [`PLAYER_COLOURS`](super::PLAYER_COLOURS) is called; any other name as the last of them.
#[must_use]
pub fn colour_name(texts: &Texts, colour: &str) -> String {
    texts.colour_name(match colour {
        "red" => PlayerColour::Red,
        "blue" => PlayerColour::Blue,
        "green" => PlayerColour::Green,
        "gold" => PlayerColour::Gold,
        "plum" => PlayerColour::Plum,
        _ => PlayerColour::Teal,
    })
}

/// A sentence begins with a capital.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Several things in a line.
#[must_use]
pub fn all(texts: &Texts, things: Vec<String>) -> String {
    things.into_iter().reduce(|first, next| texts.hint_also(&first, &next)).unwrap_or_default()
}
