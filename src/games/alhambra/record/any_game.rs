//! A game of one of the two kinds.

use serde_json::Value;

use super::{Fault, Loaded, RecordFault};
use crate::{
    games::alhambra::{
        log::{self, SetUp},
        pad::{Pad, PadFault, PaperGame, PaperResult, ScorePad},
        rules::{Held, Reason},
    },
    kernel::{
        self, Breakdown, Kind,
        record::{Container, Header, RecordKind},
    },
};

/// A game of one of the two kinds, as read and checked.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyGame {
    /// The score pad of a table.
    Pad(Box<Pad>),
    /// A finished game entered afterwards.
    Result(Box<PaperGame>),
}

impl From<Pad> for AnyGame {
    fn from(pad: Pad) -> Self {
        Self::Pad(Box::new(pad))
    }
}

impl From<PaperGame> for AnyGame {
    fn from(game: PaperGame) -> Self {
        Self::Result(Box::new(game))
    }
}

/// Reads and checks a record of this game.
///
/// # Errors
/// All faults found.
pub fn read(text: &str) -> Result<Loaded, Vec<Fault>> {
    let container = Container::read(text).map_err(|fault| vec![fault])?;
    if container.game != log::GAME {
        return Err(vec![RecordFault::OtherGame(container.game).into()]);
    }
    let kind = container.kind().map_err(|fault| {
        let others = Pad::faults_but_of_its_log(&container);
        std::iter::once(fault).chain(others).collect::<Vec<_>>()
    })?;
    match kind {
        RecordKind::Table => read_as::<ScorePad>(container),
        RecordKind::Result => read_as::<PaperResult>(container),
        // Nothing is played on screen yet.
        RecordKind::Full => Err(vec![RecordFault::OtherGame(container.game).into()]),
    }
}

fn read_as<K: Kind<Fault = PadFault>>(container: Container) -> Result<Loaded, Vec<Fault>>
where
    AnyGame: From<kernel::Game<K>>,
{
    kernel::Game::<K>::read(container).map(|loaded| loaded.map(AnyGame::from))
}

impl AnyGame {
    /// What the record says beside the game.
    #[must_use]
    pub const fn header(&self) -> &Header {
        match self {
            Self::Pad(pad) => &pad.header,
            Self::Result(game) => &game.header,
        }
    }

    /// What was agreed before.
    #[must_use]
    pub const fn setup(&self) -> &SetUp {
        match self {
            Self::Pad(pad) => pad.config(),
            Self::Result(game) => game.config(),
        }
    }

    /// The scorings that were held, and what the rows had then.
    #[must_use]
    pub fn held(&self) -> Vec<Held> {
        match self {
            Self::Pad(pad) => pad.state().held(),
            Self::Result(game) => game.state().held(game.config()),
        }
    }

    /// How every total comes about as it stands, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        match self {
            Self::Pad(pad) => pad.breakdown(),
            Self::Result(game) => game.breakdown(),
        }
    }

    /// Whether people say that it has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Pad(pad) => pad.has_result(),
            Self::Result(game) => game.has_result(),
        }
    }

    /// Which kind of record it makes.
    #[must_use]
    pub const fn kind(&self) -> RecordKind {
        match self {
            Self::Pad(_) => RecordKind::Table,
            Self::Result(_) => RecordKind::Result,
        }
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> usize {
        match self {
            Self::Pad(pad) => pad.log().len(),
            Self::Result(game) => game.log().len(),
        }
    }

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        match self {
            Self::Pad(pad) => pad.write(read_from),
            Self::Result(game) => game.write(read_from),
        }
    }
}
