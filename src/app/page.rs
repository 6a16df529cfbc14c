//! The pages of the program, its own and those of the games.

use common::contract::AnyPage;

/// The pages of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// Where everything starts.
    Home,
    /// Saved games.
    Library,
    /// The best results.
    HighScores,
    /// What all finished games say together.
    Statistics,
    /// Everybody who ever played.
    People,
    /// Settings.
    Settings,
    /// Where nothing but the totals of a game is typed.
    TypedTotals,
    /// What was understood of plays that another program kept.
    PlaysIn,
    /// The score card of a game of which only the totals are known.
    Totals,
    /// A page of a game.
    Game(AnyPage),
}

impl<P: Into<AnyPage>> From<P> for Page {
    fn from(page: P) -> Self {
        Self::Game(page.into())
    }
}

impl Page {
    /// The page of a game; none of the program's own.
    #[must_use]
    pub const fn game(self) -> Option<AnyPage> {
        match self {
            Self::Game(page) => Some(page),
            Self::Home
            | Self::Library
            | Self::HighScores
            | Self::Statistics
            | Self::People
            | Self::Settings
            | Self::TypedTotals
            | Self::PlaysIn
            | Self::Totals => None,
        }
    }

    /// Whether it is a form that led to another page: one does not go back to it.
    #[must_use]
    pub const fn is_form(self) -> bool {
        matches!(self, Self::Game(page) if page.is_form())
    }

    /// Whether it is only looked at: one goes back to a form from it.
    #[must_use]
    pub const fn is_aside(self) -> bool {
        match self {
            Self::Settings | Self::Totals => true,
            Self::Game(page) => page.is_aside(),
            Self::Home
            | Self::Library
            | Self::HighScores
            | Self::Statistics
            | Self::People
            | Self::TypedTotals
            | Self::PlaysIn => false,
        }
    }
}
