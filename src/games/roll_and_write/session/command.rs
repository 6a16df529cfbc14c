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
    /// Something that the program does.
    App(AppRequest<GamePage>),
    /// Begins a game.
    Start(Box<NewGame>),
    /// Begins a game on the dice of a challenge.
    PlayChallenge(Challenge),
    /// Reads how the game in a file ended, to show its boards.
    LookAtEnd(String),
    /// Begins a table: the program is its score sheet.
    StartPad(Box<NewPad>),
    /// Something about the current table that only this game has.
    Pad(PadCommand),
    /// Something about the current table that every game has.
    Table(TableCommand),
    /// Something about the game being reviewed.
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
    /// Takes dice from this source from now on.
    UseDice(Dice),
    /// Corrects a roll that was typed in.
    Correct {
        /// Its entry in the log.
        entry: usize,
        /// The dice as they were.
        dice: Move,
    },
    /// Corrects the roll although later events do not fit, and takes these back.
    CorrectAndTakeBack,
    /// Leaves the roll as it is, because later events would not fit.
    LeaveRoll,
    /// Corrects who plays in the current game.
    Reseat(Box<Seating>),
    /// Shows the advisor's hint, or hides it.
    Hint,
    /// Asks the advisor about this decision, as about every one if the settings say so.
    Advise,
    /// Goes without that in this game; the settings stay as they are.
    DeclineAdvice,
    /// Carries out what was advised.
    FollowAdvice(Vec<Move>),
    /// Undoes the last decision.
    Undo,
    /// Does it again.
    Redo,
    /// Takes back beyond dice that were already seen.
    TakeBack,
    /// Ends the current game early.
    EndEarly,
    /// Shows the score card of the current game, once it is over.
    FinalCard,
    /// Starts a new game with the configuration of the current one, and with its dice if `same_dice`.
    Rematch {
        /// The same seed.
        same_dice: bool,
    },
    /// Finds out how good the result of a saved game is.
    Compare(String),
    /// Plays on from an entry of the game in the replay, with new dice or with those that came then.
    PlayOnFrom {
        /// The entry.
        entry: usize,
        /// The same seed.
        same_dice: bool,
    },
    /// Something about the user's own sheets.
    Layouts(LayoutCommand),
    /// Trains in the background for a kind of game on the sheet in a file, or goes on doing so.
    Train(String, GameKind),
    /// Stops training; what was learned is kept, to go on with later.
    StopTraining,
    /// Says whether the six counts of a sheet match the pad at hand.
    ConfirmCounts {
        /// The file of the sheet; none for that of the program.
        sheet: Option<String>,
        /// Whether they do.
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
    /// 2 to 4 for one player, one for two, otherwise none (§2).
    pub phantoms: usize,
    /// Their bonus if a single player plays against them.
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

/// What can be done with the game being reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewCommand {
    /// Reviews the record that is looked at.
    Open,
    /// Stops reviewing.
    Stop,
    /// Goes on reviewing.
    GoOn,
    /// Lets the advisor play the same dice.
    BestPlay,
}

/// What can be done with a decision that is tried again.
pub type TrialCommand = play::TrialCommand<Move>;

/// What can be done with the table of any game.
pub type TableCommand = table::TableCommand<RollAndWrite>;

/// What can be done with the current table only in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadCommand {
    /// Lets the program roll for the phantom in this row, from 0.
    Roll(usize),
}

/// A table to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPad {
    /// The real players and who goes first.
    pub seating: Seating,
    /// 2 to 4 for one player, one for two, otherwise none (§2).
    pub phantoms: usize,
    /// Rounds and readings.
    pub options: Options,
    /// The sheet; its counts are enough.
    pub layout: NamedLayout,
    /// Whether the program rolls for the phantoms.
    pub program_rolls: bool,
}

/// What the pages of sheets ask for.
pub type LayoutCommand = TranscribedCommand<LayoutEdit>;
