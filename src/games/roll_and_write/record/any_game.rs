//! A game of one of the three kinds.

use serde_json::Value;

use super::{Fault, GameFault, Loaded, RecordFault};
use crate::{
    games::roll_and_write::{
        log::{self, Game, Played},
        pad::{Crosses, Pad, PadState, PaperGame, PaperResult, ScorePad},
        rules::{Cards, GameConfig, Reason},
    },
    kernel::{
        self, Breakdown, Kind,
        record::{Container, Header, RecordKind},
    },
};

/// A game of one of the three kinds, as read and checked.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyGame {
    /// Sheets and dice.
    Full(Box<Game>),
    /// The score pad of a table.
    Pad(Box<Pad>),
    /// A finished game entered afterwards.
    Result(Box<PaperGame>),
}

impl From<Game> for AnyGame {
    fn from(game: Game) -> Self {
        Self::Full(Box::new(game))
    }
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
        let others = Game::faults_but_of_its_log(&container).into_iter();
        std::iter::once(fault).chain(others.map(|fault| fault.map(GameFault::from))).collect::<Vec<_>>()
    })?;
    match kind {
        RecordKind::Full => read_as::<Played>(container),
        RecordKind::Table => read_as::<ScorePad>(container),
        RecordKind::Result => read_as::<PaperResult>(container),
    }
}

fn read_as<K: Kind>(container: Container) -> Result<Loaded, Vec<Fault>>
where
    AnyGame: From<kernel::Game<K>>,
    GameFault: From<K::Fault>,
{
    match kernel::Game::<K>::read(container) {
        Ok(loaded) => Ok(loaded.map(AnyGame::from)),
        Err(faults) => Err(faults.into_iter().map(|fault| fault.map(GameFault::from)).collect()),
    }
}

impl AnyGame {
    /// What the record says beside the game.
    #[must_use]
    pub const fn header(&self) -> &Header {
        match self {
            Self::Full(game) => &game.header,
            Self::Pad(pad) => &pad.header,
            Self::Result(game) => &game.header,
        }
    }

    /// The configuration, of a pad with the counts as they were corrected.
    #[must_use]
    pub fn config(&self) -> &GameConfig {
        match self {
            Self::Full(game) => game.config(),
            Self::Pad(pad) => pad.corrected_config(),
            Self::Result(game) => game.config(),
        }
    }

    /// What the entries of a pad or a result add up to; none of a game with sheets.
    #[must_use]
    pub fn pad_state(&self) -> Option<&PadState> {
        match self {
            Self::Full(_) => None,
            Self::Pad(pad) => Some(pad.pad_state()),
            Self::Result(game) => Some(game.pad_state()),
        }
    }

    /// What every row gets if it ended now.
    #[must_use]
    pub fn cards(&self) -> Cards {
        match self {
            Self::Full(game) => game.state().cards(game.config()),
            Self::Pad(pad) => pad.pad_state().cards(),
            Self::Result(game) => game.pad_state().cards(),
        }
    }

    /// How every total comes about if it ended now, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        match self {
            Self::Full(game) => game.breakdown(),
            Self::Pad(pad) => pad.breakdown(),
            Self::Result(game) => game.breakdown(),
        }
    }

    /// Whether the game came to its end. Pads and results have one when they say when they ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Full(game) => game.has_result(),
            Self::Pad(pad) => pad.has_result(),
            Self::Result(game) => game.has_result(),
        }
    }

    /// Which kind of record it makes.
    #[must_use]
    pub const fn kind(&self) -> RecordKind {
        match self {
            Self::Full(_) => RecordKind::Full,
            Self::Pad(_) => RecordKind::Table,
            Self::Result(_) => RecordKind::Result,
        }
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> usize {
        match self {
            Self::Full(game) => game.log().len(),
            Self::Pad(pad) => pad.log().len(),
            Self::Result(game) => game.log().len(),
        }
    }

    /// The last round played at a table that was closed before the last one.
    #[must_use]
    pub fn stopped_in(&self) -> Option<u8> {
        let Self::Pad(pad) = self else { return None };
        let played = pad.pad_state().played();
        (self.is_over() && played < pad.corrected_config().rounds()).then_some(played)
    }

    /// The crossed cells of a row, from 0, where its lines were counted on them.
    #[must_use]
    pub fn crosses(&self, row: usize) -> Option<Crosses> {
        self.pad_state()?.rows.get(row)?.crosses
    }

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        match self {
            Self::Full(game) => game.write(read_from),
            Self::Pad(pad) => pad.write(read_from),
            Self::Result(game) => game.write(read_from),
        }
    }
}
