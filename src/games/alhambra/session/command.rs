//! What the screens of a game that is played here can ask for.

use super::{Deals, GamePage, seating::Seating, trial::TrialCommand};
use crate::{
    challenge::Challenge,
    rules::play::{Move, PlayConfig},
};
use common::{host::AppRequest, play::DrillCommand};
use kernel::Seed;

/// What the screens of a game that is played here can ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayCommand {
    /// Something that the program does.
    App(AppRequest<GamePage>),
    /// Begins a game.
    Start(Box<NewGame>),
    /// Begins a game of a challenge, against computers.
    PlayChallenge(Box<Challenge>),
    /// Reads how the game in a file ended, to show its boards.
    LookAtEnd(String),
    /// The deal has been looked at: the game goes on.
    LeaveDeal,
    /// Makes a decision, or types in what chance has brought.
    Play(Move),
    /// Lets the program draw what is due.
    Draw,
    /// Corrects something that was typed in.
    Correct {
        /// Its entry in the log.
        entry: usize,
        /// What it was.
        was: Move,
    },
    /// Makes the correction that later events do not fit, and takes them back.
    CorrectAndTakeBack,
    /// Drops the correction that later events do not fit.
    LeaveAsTyped,
    /// Says how high the piles are that people have cut, or that they are merely about equal.
    SetPiles(Option<[u8; 5]>),
    /// Hands the screen on to another person, who cannot undo what was decided before.
    HandOn,
    /// Undoes the last decision, as long as nothing has been drawn since.
    Undo,
    /// Does it again.
    Redo,
    /// Shows a hint, or puts it away.
    Hint,
    /// Gives advice on a decision, as the settings say.
    Advise,
    /// Gives no advice in this game unless somebody asks for it.
    DeclineAdvice,
    /// Carries out the decisions of an option that was advised.
    FollowAdvice(Vec<Move>),
    /// Takes back what was drawn, too: the game then counts as practice.
    TakeBack,
    /// Changes names, or who decides for a seat.
    Rename(Box<Seating>),
    /// Ends the game early: it is kept as unfinished.
    EndEarly,
    /// Shows the score card of a game that is over.
    FinalCard,
    /// Starts a new game with the same players, on other tiles and cards.
    Rematch,
    /// Stops reviewing the game.
    StopReview,
    /// Goes on reviewing.
    GoOnReviewing,
    /// Something about the decision that is tried again.
    Trial(TrialCommand),
    /// Something about the decisions that are practised.
    Drill(DrillCommand),
    /// A move in the lesson, or none to go on from a step that only tells something.
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
