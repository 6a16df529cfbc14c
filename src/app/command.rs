//! What views ask for. One list, carried out in one place: [`AppState::run`](super::AppState::run).

use super::{LateCommand, LayoutCommand, LeaveCommand, Page, Tone};
use crate::games::roll_and_write::rules::AuditFinding;
use crate::games::roll_and_write::session::{play::Dice, seating::Seating};
use crate::{
    games::roll_and_write::{
        log::{NamedLayout, Options},
        pad::PadEvent,
        rules::{ChangeDice, Move, SpecialActions},
    },
    kernel::record::Seat,
    storage::Settings,
};

/// What a view asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum AppCommand {
    /// Shows a page.
    Go(Page),
    /// One page back; from home it quits.
    Back,
    /// Shows or hides the list of keys.
    Help,
    /// Closes the program; asks first while something is not saved.
    Quit,
    /// The answer to that question.
    Leave(LeaveCommand),
    /// Fills the screen, or no longer does.
    FullScreen,
    /// Begins a game.
    Start(Box<NewGame>),
    /// Begins a table: the program is its score sheet.
    StartTable(Box<NewPad>),
    /// Something about the current table.
    Table(PadCommand),
    /// Goes on with the newest unfinished game.
    Continue,
    /// Goes on with the game in this file.
    Open(String),
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
    Mend(Box<Seating>),
    /// Shows what the advisor would do now, or no longer does.
    Hint,
    /// Asks the advisor about this decision, as about every one where that is set.
    Advise,
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
    /// A new game with the configuration of this one.
    RematchOf(Source),
    /// Shows the replay of the game in this file; of a sample by its name.
    Replay(Source),
    /// Shows the score card of the game in this file.
    Card(Source),
    /// Plays on from an entry of the game in the replay.
    PlayOnFrom(usize),
    /// Moves a game to the trash.
    Trash(String),
    /// Brings a game back from the trash.
    Restore(String),
    /// Says something of a game.
    Describe {
        /// Its file.
        file: String,
        /// What is said.
        words: Box<Description>,
    },
    /// Copies a record file into the library.
    Import(String),
    /// Writes a game's record to a path.
    Export {
        /// Its file.
        file: Source,
        /// Where to.
        path: String,
    },
    /// Writes a picture of the record looked at to a path.
    ExportPicture {
        /// Where to.
        path: String,
        /// In the night theme.
        dark: bool,
    },
    /// Something with sheets of one's own.
    Layouts(LayoutCommand),
    /// Something with finished games that are typed in.
    Late(LateCommand),
    /// Changes the settings.
    Set(Box<Settings>),
    /// Tells the user something.
    Say(Tone, String),
    /// Closes the notice with this number.
    Dismiss(u64),
}

/// What a person says of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description {
    /// A title of its own; empty for the usual one.
    pub title: String,
    /// Where it was played.
    pub location: String,
    /// Free text.
    pub comment: String,
    /// Free tags.
    pub tags: Vec<String>,
}

/// A game of the library or one of the samples in the program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A file of the folder of games.
    File(String),
    /// A sample, by its name.
    Sample(&'static str),
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

/// What can be done with the current table.
#[derive(Clone, Debug, PartialEq)]
pub enum PadCommand {
    /// An entry.
    Enter(PadEvent),
    /// The program rolls for the phantom in this row, from 0.
    Roll(usize),
    /// Entry `entry` was really this.
    Amend {
        /// Its number.
        entry: usize,
        /// What it should have been.
        event: PadEvent,
    },
    /// The entry with this number never happened.
    Strike(usize),
    /// A finding is kept.
    Confirm(AuditFinding),
    /// Who sits where, from the top: where each was before and what they are called now. None are new.
    Reseat(Vec<(Option<usize>, Seat)>),
    /// Every row is closed: the score card.
    Finish,
}

/// A table to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPad {
    /// Players clockwise, then phantoms.
    pub seats: Vec<Seat>,
    /// Rounds and readings.
    pub options: Options,
    /// The sheet; counts are enough.
    pub layout: NamedLayout,
    /// Who goes first; chosen by chance where nobody is named.
    pub first: Option<usize>,
    /// The program rolls for the phantoms.
    pub program_rolls: bool,
}
