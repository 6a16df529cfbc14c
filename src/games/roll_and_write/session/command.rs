//! What the screens of this game can ask for: one list, carried out in one place, `Desk::run`.

use super::{layout_draft::LayoutEdit, page::GamePage, play::Dice, seating::Seating, tables::RollAndWrite};
use crate::{
    advisor::GameKind,
    challenge::Challenge,
    log::{NamedLayout, Options},
    rules::{ChangeDice, Move, SpecialActions},
};
use common::{
    host::AppRequest,
    play::{self, DrillCommand},
    table,
    transcribed::TranscribedCommand,
};

/// What a screen of this game asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum GameCommand {
    /// Something that is the program's business.
    App(AppRequest<GamePage>),
    /// Begins a game.
    Start(Box<NewGame>),
    /// Begins a game on the dice of a challenge.
    PlayChallenge(Challenge),
    /// Reads how the game in a file ended: what was made in it is to be shown.
    LookAtEnd(String),
    /// Begins a table: the program is its score sheet.
    StartPad(Box<NewPad>),
    /// Something about the current table that no other game's has.
    Pad(PadCommand),
    /// Something about the current table that every game's has.
    Table(TableCommand),
    /// Something about the game that is gone over.
    Review(ReviewCommand),
    /// Something about the decision that is tried again.
    Trial(TrialCommand),
    /// A move in the lesson.
    Lesson(Move),
    /// Something about the decisions that are practised.
    Drill(DrillCommand),
    /// A decision in the current game, or a roll that people made (§3–§5).
    Play(Move),
    /// Makes the roll that is due with the program's dice.
    Roll,
    /// From now on dice come from there.
    UseDice(Dice),
    /// Corrects a roll that was typed in.
    Correct {
        /// Its entry of the log.
        entry: usize,
        /// The dice as they were.
        dice: Move,
    },
    /// Corrects the roll that later events do not fit, and takes these back.
    CorrectAndTakeBack,
    /// Leaves the roll that later events do not fit as it is.
    LeaveRoll,
    /// Mends who plays in the current game.
    Reseat(Box<Seating>),
    /// Shows what the advisor would do now, or no longer does.
    Hint,
    /// Asks the advisor about this decision, as about every one where that is set.
    Advise,
    /// Does without that in this game; what is set for all games stays.
    DeclineAdvice,
    /// Does what was advised.
    FollowAdvice(Vec<Move>),
    /// Undoes the last decision.
    Undo,
    /// Does it again.
    Redo,
    /// Takes back beyond dice already seen.
    TakeBack,
    /// Ends the current game early.
    EndEarly,
    /// Shows the score card of the current game, once it is over.
    FinalCard,
    /// A new game with the configuration of the current one; with its dice too if `same_dice`.
    Rematch {
        /// The same seed.
        same_dice: bool,
    },
    /// Tells how good the result of a saved game is.
    Compare(String),
    /// Plays on from an entry of the game in the replay, with new dice or with those that came then.
    PlayOnFrom {
        /// The entry.
        entry: usize,
        /// The same seed.
        same_dice: bool,
    },
    /// Something with sheets of one's own.
    Layouts(LayoutCommand),
    /// Trains for a kind of game on the sheet of a file in the background, or goes on with it.
    Train(String, GameKind),
    /// Stops training; what was learned is kept for going on.
    StopTraining,
    /// Says whether the six counts of a sheet are those of the pad at hand.
    ConfirmCounts {
        /// The file of the sheet; none for that of the program.
        sheet: Option<String>,
        /// They are.
        confirmed: bool,
    },
}

impl From<LayoutCommand> for GameCommand {
    fn from(command: LayoutCommand) -> Self {
        Self::Layouts(command)
    }
}

impl From<TrialCommand> for GameCommand {
    fn from(command: TrialCommand) -> Self {
        Self::Trial(command)
    }
}

impl From<DrillCommand> for GameCommand {
    fn from(command: DrillCommand) -> Self {
        Self::Drill(command)
    }
}

impl From<AppRequest<GamePage>> for GameCommand {
    fn from(request: AppRequest<GamePage>) -> Self {
        Self::App(request)
    }
}

/// A game to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// The real players and who goes first.
    pub seating: Seating,
    /// Where the dice come from.
    pub dice: Dice,
    /// 2 to 4 for one player, one for two, else none (§2).
    pub phantoms: usize,
    /// Their bonus when one plays against them.
    pub bonus: Option<i64>,
    /// Rounds to play.
    pub rounds: i64,
    /// The reading of §5.3.
    pub special_actions: SpecialActions,
    /// The reading of §5.1.
    pub change_dice: ChangeDice,
    /// The sheet.
    pub layout: NamedLayout,
    /// The seed of the program's dice.
    pub seed: u64,
}

/// What can be done with the game that is gone over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewCommand {
    /// Goes over the record that is looked at.
    Open,
    /// Stops looking further.
    Stop,
    /// Looks further.
    GoOn,
    /// Lets the advisor play the same dice.
    BestPlay,
}

/// What can be done with a decision that is tried again.
pub type TrialCommand = play::TrialCommand<Move>;

/// What can be done with the table of any game.
pub type TableCommand = table::TableCommand<RollAndWrite>;

/// What can be done with the current table that no other game's has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadCommand {
    /// The program rolls for the phantom in this row, from 0.
    Roll(usize),
}

/// A table to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPad {
    /// The real players and who goes first.
    pub seating: Seating,
    /// 2 to 4 for one player, one for two, else none (§2).
    pub phantoms: usize,
    /// Rounds and readings.
    pub options: Options,
    /// The sheet; counts are enough.
    pub layout: NamedLayout,
    /// The program rolls for the phantoms.
    pub program_rolls: bool,
}

/// What the pages of sheets ask for.
pub type LayoutCommand = TranscribedCommand<LayoutEdit>;
