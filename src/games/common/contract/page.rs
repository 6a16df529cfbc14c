//! Pages of games, as the program shows them and goes back to them.

use std::fmt::Debug;

/// The pages of one game.
pub trait TypedPage: Copy + Debug + PartialEq + 'static {
    /// The game, as records name it.
    const GAME: &'static str;
    /// All of them.
    const ALL: &'static [Self];

    /// Whether it is a form that led to another page: one does not go back to it.
    fn is_form(self) -> bool {
        false
    }

    /// Whether it is only looked at: one goes back to a form from it.
    fn is_aside(self) -> bool {
        false
    }

    /// Whether people play at it without touching the screen for long.
    fn is_table(self) -> bool {
        false
    }
}

/// A page of a game, whichever it is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyPage {
    game: &'static str,
    /// Its place among those of the game.
    number: usize,
    is_form: bool,
    is_aside: bool,
    is_table: bool,
}

impl AnyPage {
    /// The game it is of, as records name it.
    #[must_use]
    pub const fn game(self) -> &'static str {
        self.game
    }

    /// Whether it is a form that led to another page: one does not go back to it.
    #[must_use]
    pub const fn is_form(self) -> bool {
        self.is_form
    }

    /// Whether it is only looked at: one goes back to a form from it.
    #[must_use]
    pub const fn is_aside(self) -> bool {
        self.is_aside
    }

    /// Whether people play at it without touching the screen for long.
    #[must_use]
    pub const fn is_table(self) -> bool {
        self.is_table
    }

    /// The same as its game calls it; none of another game.
    #[must_use]
    pub fn typed<P: TypedPage>(self) -> Option<P> {
        P::ALL.get(self.number).copied().filter(|_| self.game == P::GAME)
    }
}

impl<P: TypedPage> From<P> for AnyPage {
    fn from(page: P) -> Self {
        let number = P::ALL.iter().position(|other| *other == page).unwrap_or(P::ALL.len());
        let (is_form, is_aside, is_table) = (page.is_form(), page.is_aside(), page.is_table());
        Self { game: P::GAME, number, is_form, is_aside, is_table }
    }
}
