//! The saved games at a glance: which game each belongs to, and what that game says about it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    games::{
        alexandros::game as alexandros,
        alhambra::game as alhambra,
        common::{Summary, host::file_errors},
        roll_and_write::game as roll_and_write,
    },
    kernel::record::Container,
    storage::{self, StoreError},
    text::Texts,
};

/// The games of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameId {
    /// *Alhambra: Roll & Write*.
    RollAndWrite,
    /// *Alhambra*, the tile game.
    Alhambra,
    /// *Alexandros*.
    Alexandros,
}

impl GameId {
    /// All of them, in the order in which they came into the house.
    pub const ALL: [Self; 3] = [Self::RollAndWrite, Self::Alhambra, Self::Alexandros];

    /// What records call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RollAndWrite => roll_and_write::ID,
            Self::Alhambra => alhambra::ID,
            Self::Alexandros => alexandros::ID,
        }
    }

    /// The game of a record.
    ///
    /// A text that is no record is for the oldest game: it may know it as unfinished work, and says what is wrong with it.
    ///
    /// # Errors
    /// What the record calls its game, where nobody here knows it.
    pub fn of(text: &str) -> Result<Self, String> {
        let Ok(record) = Container::read::<()>(text) else {
            return Ok(match text {
                text if alhambra::is_written(text) => Self::Alhambra,
                text if alexandros::is_written(text) => Self::Alexandros,
                _ => Self::RollAndWrite,
            });
        };
        Self::ALL.into_iter().find(|game| game.name() == record.game).ok_or(record.game)
    }
}

/// What a record says at a glance, with what only its game needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SavedGame {
    /// Of *Alhambra: Roll & Write*.
    RollAndWrite(roll_and_write::GameSummary),
    /// Of *Alhambra*, the tile game.
    Alhambra(alhambra::GameSummary),
    /// Of *Alexandros*.
    Alexandros(alexandros::GameSummary),
}

impl SavedGame {
    /// What the text of a record says.
    ///
    /// # Errors
    /// Why it says nothing that can be used.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        match GameId::of(text).map_err(Unreadable::OtherGame)? {
            GameId::RollAndWrite => match roll_and_write::GameSummary::read(text) {
                Ok(summary) => Ok(Self::RollAndWrite(summary)),
                Err(why) => Err(Unreadable::RollAndWrite(why)),
            },
            GameId::Alhambra => match alhambra::GameSummary::read(text) {
                Ok(summary) => Ok(Self::Alhambra(summary)),
                Err(why) => Err(Unreadable::Alhambra(why)),
            },
            GameId::Alexandros => match alexandros::GameSummary::read(text) {
                Ok(summary) => Ok(Self::Alexandros(summary)),
                Err(why) => Err(Unreadable::Alexandros(why)),
            },
        }
    }

    /// Which game it is of.
    #[must_use]
    pub const fn game(&self) -> GameId {
        match self {
            Self::RollAndWrite(_) => GameId::RollAndWrite,
            Self::Alhambra(_) => GameId::Alhambra,
            Self::Alexandros(_) => GameId::Alexandros,
        }
    }

    /// What every game says.
    #[must_use]
    pub const fn summary(&self) -> &Summary {
        match self {
            Self::RollAndWrite(game) => &game.general,
            Self::Alhambra(game) => &game.general,
            Self::Alexandros(game) => &game.general,
        }
    }
}

/// Why a file says nothing that can be used.
#[derive(Clone, Debug)]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// The record of a game that nobody here knows, and what that calls itself.
    OtherGame(String),
    /// What *Alhambra: Roll & Write* says.
    RollAndWrite(roll_and_write::Unreadable),
    /// What *Alhambra*, the tile game, says.
    Alhambra(alhambra::Unreadable),
    /// What *Alexandros* says.
    Alexandros(alexandros::Unreadable),
}

impl From<StoreError> for Unreadable {
    fn from(error: StoreError) -> Self {
        Self::File(Arc::new(error))
    }
}

impl Unreadable {
    /// It in words.
    #[must_use]
    pub fn describe(&self, texts: &Texts) -> String {
        match self {
            Self::File(error) => file_errors::with_file(texts, error),
            Self::OtherGame(game) => texts.refused_other_game(game),
            Self::RollAndWrite(why) => roll_and_write::unreadable(texts, why),
            Self::Alhambra(why) => alhambra::unreadable(texts, why),
            Self::Alexandros(why) => alexandros::unreadable(texts, why),
        }
    }
}

/// A file of the folder of games, as the library shows it.
pub type LibraryEntry = storage::LibraryEntry<SavedGame, Unreadable>;

/// The saved games at a glance.
pub type LibraryIndex = storage::LibraryIndex<SavedGame, Unreadable>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_asked_which_game_it_is() {
        let record = |members: &str| format!("{{\"format\": \"alhambra-record\", {members}}}");
        let of = |members: &str| GameId::of(&record(members));
        assert_eq!(of(r#""version": "2.0", "game": "roll_and_write""#), Ok(GameId::RollAndWrite));
        assert_eq!(of(r#""version": "2.0", "game": "chess""#), Err("chess".to_owned()));
        assert_eq!(
            of(r#""version": "1.1", "game": "chess""#),
            Ok(GameId::RollAndWrite),
            "it said nothing yet"
        );
        assert_eq!(GameId::of("no record"), Ok(GameId::RollAndWrite));
    }
}
