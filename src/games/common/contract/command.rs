//! Commands of games, as the program passes them on.

use std::{any::Any, fmt};

/// What the screens of one game ask for.
pub trait TypedCommand: 'static {
    /// The game, as records name it.
    const GAME: &'static str;
}

/// A command of a game, whichever it is of.
pub struct AnyCommand {
    game: &'static str,
    command: Box<dyn Any>,
}

impl AnyCommand {
    /// The game it is of, as records name it.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Whether it is one of these, where a game has several kinds.
    #[must_use]
    pub fn is<C: TypedCommand>(&self) -> bool {
        self.command.is::<C>()
    }

    /// The same as its game calls it; none of another game.
    #[must_use]
    pub fn typed<C: TypedCommand>(self) -> Option<C> {
        self.command.downcast::<C>().ok().map(|command| *command)
    }
}

/// Of which game it is: what it says would keep all of every game in the program.
impl fmt::Debug for AnyCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyCommand").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<C: TypedCommand> From<C> for AnyCommand {
    fn from(command: C) -> Self {
        Self { game: C::GAME, command: Box::new(command) }
    }
}
