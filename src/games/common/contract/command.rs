//! Commands of games, as the program passes them on.

use std::{any::Any, fmt::Debug};

/// What the screens of one game ask for.
pub trait TypedCommand: Clone + Debug + PartialEq + 'static {
    /// The game, as records name it.
    const GAME: &'static str;
}

/// A command of a game, whichever it is of.
#[derive(Debug)]
pub struct AnyCommand {
    game: &'static str,
    command: Box<dyn Erased>,
}

/// What any command can do.
trait Erased: Any + Debug {
    fn copy(&self) -> Box<dyn Erased>;
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<C: TypedCommand> Erased for C {
    fn copy(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<C>() == Some(self)
    }
}

impl AnyCommand {
    /// The game it is of, as records name it.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The same as its game calls it; none of another game.
    #[must_use]
    pub fn typed<C: TypedCommand>(self) -> Option<C> {
        let command: Box<dyn Any> = self.command;
        command.downcast::<C>().ok().map(|command| *command)
    }
}

impl Clone for AnyCommand {
    fn clone(&self) -> Self {
        Self { game: self.game, command: self.command.copy() }
    }
}

impl PartialEq for AnyCommand {
    fn eq(&self, other: &Self) -> bool {
        let command: &dyn Any = &*other.command;
        self.command.equals(command)
    }
}

impl<C: TypedCommand> From<C> for AnyCommand {
    fn from(command: C) -> Self {
        Self { game: C::GAME, command: Box::new(command) }
    }
}
