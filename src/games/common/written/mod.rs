//! Tables of any game that are written down as text, line by line (`docs/table-text.md`): read and written.
//!
//! A game says its lines as a [`Grammar`]; [`Written`] holds a text against it and hands back what each line says. Words
//! for values are read in every language of the program.

mod colours;
mod export;
mod fault;
mod grammar;
mod lines;
mod reader;
mod times;
mod vocabulary;

use sha2::{Digest, Sha256};

pub use colours::give_colours;
pub use export::{description, quoted, times};
pub use fault::{LineFault, PlayerFault, ReadFault, TextFaults, name_fault, place_of};
pub use grammar::{DATE, ENDED, Grammar, Kind, PLAYERS};
pub use reader::{Said, Written};
pub use times::EndedBefore;
pub use vocabulary::Words;

/// The same for the same text, so that a table imported again is the same game.
#[must_use]
pub fn id(text: &str) -> String {
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("import-{hex}")
}
