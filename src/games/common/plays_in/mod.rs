//! Plays that other programs kept: exports of BG Stats, plays of BoardGameGeek, and tables as CSV. They are read bit by
//! bit, whatever is not of one of our games is counted and left out, and nothing is taken in here.

mod bg_stats;
mod bgg;
mod cells;
mod columns;
mod decode;
mod play;
mod sniff;
mod table;
#[cfg(test)]
mod tests;
mod words;

use std::{
    collections::BTreeMap,
    io::{BufRead, Read as _},
};

use jiff::tz::TimeZone;

use crate::bg_stats::Published;
use sniff::{Kind, sniff};
use text::folded;

pub use columns::Column;
pub use play::{Play, PlayKey, Player, play_key};
pub use table::CsvTable;
pub use words::{column_name, refusal, unusable};

/// The largest JSON and XML, in bytes.
pub const MOST_STREAMED: u64 = 100 << 20;
/// The largest CSV, in bytes.
pub const MOST_CSV: u64 = 10 << 20;
/// The most lines of one.
pub const MOST_LINES: usize = 100_000;

/// The programs whose plays are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The app BG Stats: an export in JSON.
    BgStats,
    /// BoardGameGeek: plays in XML.
    BoardGameGeek,
    /// Any program that writes CSV.
    Csv,
}

impl Program {
    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BgStats => "BG Stats",
            Self::BoardGameGeek => "BoardGameGeek",
            Self::Csv => "CSV",
        }
    }
}

/// A game of ours, as other programs may name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGame {
    /// How it is published.
    published: Published,
    /// Its names, as they are compared.
    names: Vec<String>,
}

impl KnownGame {
    /// A game with what it is called beside its title.
    pub fn new<'a>(published: Published, names: impl IntoIterator<Item = &'a str>) -> Self {
        let names = names.into_iter().chain([published.title, published.id]).map(bare).collect();
        Self { published, names }
    }

    /// What records call it.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.published.id
    }
}

/// A name with nothing but its letters and digits.
fn bare(name: &str) -> String {
    folded(name).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Whose games are looked for, and whose clocks tell the time.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    /// Our games.
    pub games: &'a [KnownGame],
    /// Where times are told that name no zone.
    pub zone: &'a TimeZone,
}

impl Reading<'_> {
    /// What records call the game of this name, or of this number at BoardGameGeek.
    fn game(&self, name: &str, number: Option<u32>) -> Option<&'static str> {
        let bare = bare(name);
        let is_it = |game: &&KnownGame| {
            number.is_some() && game.published.number == number || game.names.contains(&bare)
        };
        self.games.iter().find(is_it).map(KnownGame::id)
    }
}

/// What was understood of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Understood {
    /// The plays of our games.
    pub plays: Vec<Play>,
    /// How many plays of other games there are, by their names.
    pub other_games: BTreeMap<String, usize>,
    /// What cannot be used, each with the number of its play, or of its line in CSV.
    pub unusable: Vec<(usize, Unusable)>,
}

impl Understood {
    /// Counts a play of another game.
    fn count_other(&mut self, name: &str) {
        // A file may have as many names as plays.
        let is_new = !self.other_games.contains_key(name);
        let name = if is_new && self.other_games.len() >= MOST_NAMES { "…" } else { name };
        *self.other_games.entry(name.to_owned()).or_default() += 1;
    }
}

/// So many other games are told apart.
const MOST_NAMES: usize = 1000;

/// Why a play cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// A day that is none, or of which month and day cannot be told apart.
    Day(String),
    /// Nobody played.
    Nobody,
    /// More people than a record holds.
    TooMany(usize),
    /// Somebody without a name.
    NoName,
    /// Somebody's total is none.
    Total {
        /// Who.
        name: String,
        /// What stands there.
        said: String,
    },
    /// The play was not finished.
    Incomplete,
    /// A text is longer than a record holds.
    TooLong,
}

/// Why nothing is read of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is something else.
    NotPlays,
    /// It is larger than is read.
    TooLarge(Program),
    /// It has more lines than are read.
    TooManyLines,
    /// It could not be read to its end.
    Read(String),
    /// It is damaged at this line and column, where those are known.
    Damaged(Program, Option<(usize, usize)>),
    /// There is no play in it.
    NoPlays(Program),
    /// It has no column with this.
    NoColumn(Column),
    /// It does not say which game was played.
    NoGame,
}

/// What a file with plays holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Incoming {
    /// Plays.
    Plays(Understood),
    /// A table, whose columns are to be told.
    Table(CsvTable),
}

/// Reads a file; `is_table` says that it is one, whatever it begins with.
///
/// # Errors
/// [`Refusal::NotPlays`] where it is something else, or why nothing of it is read.
pub fn read(mut source: impl BufRead, is_table: bool, reading: Reading<'_>) -> Result<Incoming, Refusal> {
    let beginning = source.fill_buf().map_err(|error| Refusal::Read(error.to_string()))?;
    match sniff(beginning, is_table).ok_or(Refusal::NotPlays)? {
        Kind::BgStats => bg_stats::read(source, reading).map(Incoming::Plays),
        Kind::BoardGameGeek => bgg::read(source, reading).map(Incoming::Plays),
        Kind::Csv => {
            let mut bytes = Vec::new();
            let read = source.take(MOST_CSV + 1).read_to_end(&mut bytes);
            read.map_err(|error| Refusal::Read(error.to_string()))?;
            CsvTable::read(&bytes).map(Incoming::Table)
        }
    }
}

/// What a file says, unless there is nothing in it.
fn some(program: Program, understood: Understood) -> Result<Understood, Refusal> {
    let Understood { plays, other_games, unusable } = &understood;
    if plays.is_empty() && other_games.is_empty() && unusable.is_empty() {
        return Err(Refusal::NoPlays(program));
    }
    Ok(understood)
}
