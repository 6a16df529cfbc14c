//! What the screens of a game that is played here ask for.

use super::{Deals, GamePage, seating::Seating, trial::TrialCommand};
use crate::{
    challenge::Challenge,
    rules::play::{Move, PlayConfig},
};
use common::{host::AppRequest, play::DrillCommand};
use kernel::Seed;

/// What the screens of a game that is played here ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayCommand {
    /// Something that is the program's business.
    App(AppRequest<GamePage>),
    /// Begins a game.
    Start(Box<NewGame>),
    /// Begins a game of a challenge, against computers.
    PlayChallenge(Box<Challenge>),
    /// Reads how the game in a file ended: what was made in it is to be shown.
    LookAtEnd(String),
    /// The deal was looked at: the game goes on.
    LeaveDeal,
    /// Decides, or types in what chance has brought.
    Play(Move),
    /// Lets the program draw what is due.
    Draw,
    /// Corrects what was typed in.
    Correct {
        /// Its entry of the log.
        entry: usize,
        /// What it was.
        was: Move,
    },
    /// Corrects what later events do not fit, and takes these back.
    CorrectAndTakeBack,
    /// Leaves what later events do not fit as it was typed.
    LeaveAsTyped,
    /// Says how high the piles are that people cut, or that they are only about equal.
    SetPiles(Option<[u8; 5]>),
    /// The screen was handed on to another person: they undo nothing of what was decided before.
    HandOn,
    /// Undoes the last decision, as long as nothing was drawn since.
    Undo,
    /// Does it again.
    Redo,
    /// Shows a hint, or puts it away.
    Hint,
    /// Gives advice at a decision, as the person has set.
    Advise,
    /// Gives no advice in this game unless it is asked for.
    DeclineAdvice,
    /// Carries out the decisions of an option that was advised.
    FollowAdvice(Vec<Move>),
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
    /// Stops looking further at the game that is gone over.
    StopReview,
    /// Looks further.
    GoOnReviewing,
    /// Something about the decision that is tried again.
    Trial(TrialCommand),
    /// Something about the decisions that are practised.
    Drill(DrillCommand),
    /// A move in the lesson; none goes on from what is only told.
    Lesson(Option<Move>),
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

impl From<TrialCommand> for PlayCommand {
    fn from(command: TrialCommand) -> Self {
        Self::Trial(command)
    }
}

impl From<DrillCommand> for PlayCommand {
    fn from(command: DrillCommand) -> Self {
        Self::Drill(command)
    }
}
