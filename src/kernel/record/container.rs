//! What every record has, whatever the game: format, version, game and kind. These say who can read the rest.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{FORMAT, Fault, GAME_OF_1X, LAST_OF_1X, RecordFault, VERSION};
use crate::json::{Mismatch, brief, parse, typed};

/// Major and minor version.
pub type Version = (u32, u32);

/// The kinds of record that a game can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    /// Played here; every event is checked by the rules.
    Full,
    /// The score pad of a table.
    Table,
    /// A finished game entered afterwards.
    Result,
    /// A finished game, whichever it is, of which nothing but the totals is known.
    Totals,
}

/// A record whose game is still to be read.
#[derive(Clone, Debug)]
pub struct Container {
    /// The whole record.
    pub source: Value,
    /// Its version.
    pub version: Version,
    /// Which game it is.
    pub game: String,
}

impl RecordKind {
    /// What records call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Table => "table",
            Self::Result => "result",
            Self::Totals => "totals",
        }
    }

    /// Whether such a game came here when it was over: people say what is known of it.
    #[must_use]
    pub const fn is_afterwards(self) -> bool {
        matches!(self, Self::Result | Self::Totals)
    }
}

impl Container {
    /// Reads what every record has.
    ///
    /// # Errors
    /// Why it is no record that this program can read.
    pub fn read<G>(text: &str) -> Result<Self, Fault<G>> {
        Self::parse(text).map_err(Fault::from)
    }

    fn parse<G>(text: &str) -> Result<Self, RecordFault<G>> {
        let source = parse(text).map_err(RecordFault::Json)?;
        let record = source.as_object().ok_or(RecordFault::NotAnObject)?;
        if record.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordFault::NotARecord);
        }
        let version = version(record)?;
        // Before 2.0 `game` was a member like any other that nobody knows.
        let game = match record.get("game") {
            _ if version.0 < 2 => GAME_OF_1X.to_owned(),
            Some(game) => {
                let game: String = typed(game).map_err(|misfit| RecordFault::Shape(misfit.within("game")))?;
                brief(&game)
            }
            None => return Err(RecordFault::member("game", Mismatch::Missing)),
        };
        Ok(Self { version, game, source })
    }

    /// Which kind of the game it is.
    ///
    /// # Errors
    /// When it says none of them.
    pub fn kind<G>(&self) -> Result<RecordKind, Fault<G>> {
        let what = match self.record().get("kind").map(typed) {
            Some(Ok(kind)) => return Ok(kind),
            Some(Err(misfit)) => RecordFault::Shape(misfit.within("kind")),
            None => RecordFault::member("kind", Mismatch::Missing),
        };
        Err(what.into())
    }

    /// Written by a newer minor version: it may hold what this program would lose, so it must not be overwritten.
    #[must_use]
    pub fn is_newer(&self) -> bool {
        self.version > self.known()
    }

    /// That it is of a newer minor version, if it is, for the faults that its news may make.
    pub(super) fn newer<G>(&self) -> Option<RecordFault<G>> {
        let text = |(major, minor): Version| format!("{major}.{minor}");
        self.is_newer().then(|| RecordFault::Newer { version: text(self.version), own: text(self.known()) })
    }

    /// The newest version of its major one that this program knows.
    pub(super) const fn known(&self) -> Version {
        if self.version.0 < VERSION.0 { LAST_OF_1X } else { VERSION }
    }

    pub(super) fn record(&self) -> &Map<String, Value> {
        static NOTHING: std::sync::LazyLock<Map<String, Value>> = std::sync::LazyLock::new(Map::new);
        // It was an object when it was read.
        self.source.as_object().unwrap_or(&NOTHING)
    }
}

/// A number as it is written, of at most nine digits: no sign, and no zero before it.
fn digits(text: &str) -> Option<u32> {
    let number = text.parse().ok().filter(|_| text.len() <= 9)?;
    (u32::to_string(&number) == text).then_some(number)
}

fn version<G>(record: &Map<String, Value>) -> Result<Version, RecordFault<G>> {
    let text = record.get("version").ok_or_else(|| RecordFault::member("version", Mismatch::Missing))?;
    let text: String = typed(text).map_err(|misfit| RecordFault::Shape(misfit.within("version")))?;
    let parsed = text.split_once('.').and_then(|(a, b)| Some((digits(a)?, digits(b)?)));
    let version =
        parsed.filter(|&(major, _)| major > 0).ok_or_else(|| RecordFault::NoVersion(brief(&text)))?;
    if version.0 > VERSION.0 { Err(RecordFault::TooNew(brief(&text))) } else { Ok(version) }
}
