//! Records of a game that is played at a real table: kept on a pad, or entered when it was over.

use serde_json::Value;

use super::{Container, Fault, Header, Loaded, RecordFault, RecordKind};
use crate::kernel::{Breakdown, Game, Kind, json::Mismatch};

/// A game that was kept as a table `T`, or whose result `R` was entered afterwards.
#[derive(Clone, Debug, PartialEq)]
pub enum OnPaper<T: Kind, R: Kind> {
    /// A table.
    Table(Box<Game<T>>),
    /// A result.
    Result(Box<Game<R>>),
}

impl<T: Kind, R: Kind> From<Game<T>> for OnPaper<T, R> {
    fn from(table: Game<T>) -> Self {
        Self::Table(Box::new(table))
    }
}

impl<T: Kind, R: Kind<Config = T::Config, Reason = T::Reason, Fault = T::Fault>> OnPaper<T, R> {
    /// Reads and checks a record of the game of `T` and `R`.
    ///
    /// # Errors
    /// All faults found.
    pub fn read(text: &str) -> Result<Loaded<Self>, Vec<Fault<T::Fault>>> {
        let container = Container::read(text).map_err(|fault| vec![fault])?;
        if container.game != T::GAME {
            return Err(vec![RecordFault::OtherGame(container.game).into()]);
        }
        let kind = container.kind().map_err(|fault| {
            let others = Game::<T>::faults_but_of_its_log(&container);
            std::iter::once(fault).chain(others).collect::<Vec<_>>()
        })?;
        match kind {
            RecordKind::Table => Ok(Game::<T>::read(container)?.map(Self::from)),
            RecordKind::Result => Ok(Game::<R>::read(container)?.map(|game| Self::Result(Box::new(game)))),
            RecordKind::Full => {
                let known = vec![RecordKind::Table.name(), RecordKind::Result.name()];
                let why = Mismatch::Unknown { found: kind.name().to_owned(), known };
                Err(vec![RecordFault::member("kind", why).into()])
            }
        }
    }

    /// What the record says beside the game.
    #[must_use]
    pub const fn header(&self) -> &Header {
        match self {
            Self::Table(game) => &game.header,
            Self::Result(game) => &game.header,
        }
    }

    /// What was agreed.
    #[must_use]
    pub const fn config(&self) -> &T::Config {
        match self {
            Self::Table(game) => game.config(),
            Self::Result(game) => game.config(),
        }
    }

    /// Which kind of record it makes.
    #[must_use]
    pub const fn kind(&self) -> RecordKind {
        match self {
            Self::Table(_) => RecordKind::Table,
            Self::Result(_) => RecordKind::Result,
        }
    }

    /// How every total comes about as it stands, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<T::Reason>> {
        match self {
            Self::Table(game) => game.breakdown(),
            Self::Result(game) => game.breakdown(),
        }
    }

    /// Whether it has ended, as people say.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Table(game) => game.has_result(),
            Self::Result(game) => game.has_result(),
        }
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> usize {
        match self {
            Self::Table(game) => game.log().len(),
            Self::Result(game) => game.log().len(),
        }
    }

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        match self {
            Self::Table(game) => game.write(read_from),
            Self::Result(game) => game.write(read_from),
        }
    }
}
