//! What the screens of a game that is played here ask for.

use super::{Deals, GamePage, seating::Seating};
use crate::rules::play::{Move, PlayConfig};
use common::host::AppRequest;
use kernel::Seed;

/// What the screens of a game that is played here ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayCommand {
    /// Something that is the program's business.
    App(AppRequest<GamePage>),
    /// Begins a game.
    Start(Box<NewGame>),
    /// Decides, or types in what chance has brought.
    Play(Move),
    /// Undoes the last decision, as long as nothing was drawn since.
    Undo,
    /// Does it again.
    Redo,
    /// Takes back beyond what was drawn: the game is practice then.
    TakeBack,
    /// People are called otherwise, or somebody else decides for a seat.
    Rename(Box<Seating>),
    /// Ends the game early: it is kept as unfinished.
    EndEarly,
    /// Shows the score card of a game that is over.
    FinalCard,
    /// A new game of the same players, on other tiles and cards.
    Rematch,
}

/// A game to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// Who plays.
    pub seating: Seating,
    /// What the third player of two is called.
    pub third_player: String,
    /// Players, tiles, options, and the pieces of the modules.
    pub config: PlayConfig,
    /// Where tiles and cards come from.
    pub deals: Deals,
    /// The seed of what the program shuffles.
    pub seed: Seed,
}

impl From<AppRequest<GamePage>> for PlayCommand {
    fn from(request: AppRequest<GamePage>) -> Self {
        Self::App(request)
    }
}
