//! The pages of the program, its own and those of the games.

use super::GameId;
use crate::games::{
    alexandros::game as alexandros, alhambra::game as alhambra, roll_and_write::game::GamePage,
};

/// The pages of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// Where everything starts.
    Home,
    /// Saved games.
    Library,
    /// HighScores and statistics.
    HighScores,
    /// Settings.
    Settings,
    /// A page of *Alhambra: Roll & Write*.
    RollAndWrite(GamePage),
    /// A page of *Alhambra*, the tile game.
    Alhambra(alhambra::GamePage),
    /// A page of *Alexandros*.
    Alexandros(alexandros::GamePage),
}

impl From<GamePage> for Page {
    fn from(page: GamePage) -> Self {
        Self::RollAndWrite(page)
    }
}

impl From<alhambra::GamePage> for Page {
    fn from(page: alhambra::GamePage) -> Self {
        Self::Alhambra(page)
    }
}

impl From<alexandros::GamePage> for Page {
    fn from(page: alexandros::GamePage) -> Self {
        Self::Alexandros(page)
    }
}

impl Page {
    /// The game it is of; none for those of the program.
    #[must_use]
    pub const fn game(self) -> Option<GameId> {
        match self {
            Self::RollAndWrite(_) => Some(GameId::RollAndWrite),
            Self::Alhambra(_) => Some(GameId::Alhambra),
            Self::Alexandros(_) => Some(GameId::Alexandros),
            Self::Home | Self::Library | Self::HighScores | Self::Settings => None,
        }
    }

    /// Whether it is a form that led to another page: one does not go back to it.
    #[must_use]
    pub const fn is_form(self) -> bool {
        match self {
            Self::RollAndWrite(page) => page.is_form(),
            Self::Alhambra(page) => page.is_form(),
            Self::Alexandros(page) => page.is_form(),
            Self::Home | Self::Library | Self::HighScores | Self::Settings => false,
        }
    }
}
