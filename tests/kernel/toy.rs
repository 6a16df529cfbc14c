//! What the two toys share: who plays, how many rounds, and what can be wrong.

use alhambra::kernel::{
    Kind, LogError,
    record::{Header, Members, RecordFault, Seat},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The game that the toys are kinds of.
pub const GAME: &str = "toy";

/// What is agreed beforehand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Table {
    pub players: usize,
    pub rounds: u8,
}

/// What is wrong with a toy.
#[derive(Clone, Debug, PartialEq)]
pub enum ToyError<K: Kind> {
    Rule(&'static str),
    Log(LogError<K>),
}

impl<K: Kind> From<LogError<K>> for ToyError<K> {
    fn from(error: LogError<K>) -> Self {
        Self::Log(error)
    }
}

/// The result of a toy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Totals {
    pub totals: Vec<u8>,
}

/// What a number of a toy's score is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    Total,
    Round(u8),
    FirstToTen,
}

/// The members that hold a [`Table`].
pub const SETUP: &[&str] = &["rounds"];

pub fn read_table<K: Kind>(members: &mut Members<'_, ToyError<K>>, header: &Header) -> Option<Table> {
    let rounds = members.member("rounds")?;
    let table = Table { players: header.seats.len(), rounds };
    if table.players == 0 || rounds == 0 {
        members.fault(RecordFault::Game(ToyError::Rule("nobody plays, or nothing")));
        return None;
    }
    Some(table)
}

pub fn write_table(table: &Table) -> Vec<Value> {
    vec![json!(table.rounds)]
}

/// Two people, three rounds.
pub const TABLE: Table = Table { players: 2, rounds: 3 };

/// The header of a game of two people.
pub fn header() -> Header {
    let seat = |name: &str| Seat::human(name.to_lowercase(), name, "");
    Header::new("a toy", "", vec![seat("Ada"), seat("Ben")])
}
