//! What every game of the house shares. It knows no game, no files and no window.
//!
//! A kind of game is a [`Kind`]: rules over a log of events. A [`Game`] of that kind is its header, its log and what
//! the log yields; undo and redo, notes, seeds and replay are written once here. [`record`] writes it as readable JSON
//! and reads it back, checking every entry by replay.

mod breakdown;
mod corrections;
mod game;
pub mod json;
mod kind;
mod log;
mod name;
mod people;
mod places;
mod played;
mod progress;
pub mod record;
mod redo;
mod rules;
mod seed;
mod timeline;

pub use breakdown::Breakdown;
pub use game::Game;
pub use kind::{Kind, NoteKind};
pub use log::{By, Confirmed, Entry, LogError, Note, Numbered};
pub use name::{CodePoint, NameFault, NameKey};
pub use people::{People, Person};
pub use places::{Rank, share, winners};
pub use played::{DrawOf, MoveOf, PlayedKind, RefusalOf};
pub use progress::Position;
pub use rules::{Rules, ToAct, Viewer};
pub use seed::{Due, KeyStream, Seed, SeedFrom};
pub use timeline::{Step, What};
