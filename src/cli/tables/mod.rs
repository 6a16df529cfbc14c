//! The commands on records of games that are kept at a real table: each is written once, for any of them.

mod card;
mod export;
mod import;
#[cfg(feature = "gui")]
mod render;
mod score;
mod show;
mod verify;

use serde_json::Value;

use super::Failure;
use crate::{
    games::common::table::TableGame,
    kernel::{
        Kind,
        record::{Container, Fault},
    },
    text::Texts,
};

/// A game that is kept at a real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tables {
    /// *Alhambra*, the tile game.
    Alhambra,
    /// *Alexandros*.
    Alexandros,
}

/// Does something with the game as a type: the one place where the commands tell these games apart.
macro_rules! with_game {
    ($game:expr, |$G:ident| $does:expr) => {
        match $game {
            crate::cli::tables::Tables::Alhambra => {
                type $G = crate::games::alhambra::session::Alhambra;
                $does
            }
            crate::cli::tables::Tables::Alexandros => {
                type $G = crate::games::alexandros::session::Alexandros;
                $does
            }
        }
    };
}
use with_game;

impl Tables {
    const ALL: [Self; 2] = [Self::Alhambra, Self::Alexandros];

    fn name(self) -> &'static str {
        with_game!(self, |G| <<G as TableGame>::Table as Kind>::GAME)
    }

    /// The game of a record, if it is one of these.
    pub(super) fn of(text: &str) -> Option<Self> {
        let record = Container::read::<()>(text).ok()?;
        Self::ALL.into_iter().find(|game| game.name() == record.game)
    }

    /// The game of a table that is written as text, if it is one of these.
    pub(super) fn of_written(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|&game| with_game!(game, |G| G::is_written(text)))
    }
}

/// What is wrong with a record, a sentence for each fault.
fn told<G: TableGame>(texts: &Texts, faults: &[Fault<<G::Table as Kind>::Fault>]) -> Vec<String> {
    faults.iter().map(|fault| G::fault(texts, fault)).collect()
}

/// What is asked of a position.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    /// After which entry; the last one where none is given.
    pub at: Option<usize>,
    /// With the corrections that came later.
    pub corrected: bool,
    /// As JSON.
    pub json: bool,
}

/// The entry asked for if the log has it, else the last.
fn at(texts: &Texts, at: Option<usize>, entries: usize) -> Result<usize, Failure> {
    match at {
        Some(at) if at > entries => Err(Failure::Usage(texts.show_no_event(at, entries))),
        _ => Ok(at.unwrap_or(entries)),
    }
}

/// A number as JSON, or null.
fn or_null<T: Into<Value>>(value: Option<T>) -> Value {
    value.map_or(Value::Null, Into::into)
}
