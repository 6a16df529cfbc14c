//! What views can ask for: one list, carried out in one place: [`AppState::run`](super::AppState::run).

use std::io;

use super::{page::Page, typed_totals::TypedTotals};
use common::{Description, contract::AnyCommand, host::Source, plays_in::Column};
use storage::{OnConflict, Settings};

/// What a view asks for.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "a few a click, and each is carried out at once")]
pub enum AppCommand {
    /// Opens a page.
    Go(Page),
    /// One page back; from home it quits.
    Back,
    /// Shows or hides the list of keys.
    Help,
    /// Closes the program; asks first while something is not saved.
    Quit,
    /// The answer to that question.
    Leave(LeaveCommand),
    /// Copies where the report of the last run lies, which ended by a fault of the program's own.
    CopyCrash,
    /// That was read.
    CloseCrash,
    /// Fills the screen, or no longer does.
    FullScreen,
    /// Goes on with the newest unfinished game.
    Continue,
    /// Shows the unfinished games in the library.
    Unfinished,
    /// Goes on with the game in this file.
    Open(String),
    /// A new game with the configuration of this one.
    RematchOf(Source),
    /// Shows the review of the game in this file; of one without decisions its score card.
    Review(Source),
    /// Shows the replay of the game in this file; of a sample by its name.
    Replay(Source),
    /// Shows the score card of the game in this file.
    Card(Source),
    /// Moves games to the trash.
    Trash(Vec<String>),
    /// Brings games back from the trash.
    Restore(Vec<String>),
    /// Deletes these games of the trash for good.
    DeleteForGood(Vec<String>),
    /// Deletes all games in the trash for good.
    EmptyTrash,
    /// Says something of a game.
    Describe {
        /// Its file.
        file: String,
        /// What is said.
        words: Box<Description>,
    },
    /// Gives tags to games, beside those they have.
    Tag {
        /// Their files.
        files: Vec<String>,
        /// The tags.
        tags: Vec<String>,
    },
    /// Copies a record file into the library.
    Import(String),
    /// Copies record files into the library, and says once what became of them.
    ImportAll(Vec<String>),
    /// Takes a record or a table into the library that was pasted as text.
    ImportText(String),
    /// Copies a game's record as text.
    Copy(Source),
    /// Writes a game's record to a path.
    Export {
        /// Its file.
        file: Source,
        /// Where to.
        path: String,
    },
    /// Writes the records of games into a folder.
    ExportAll {
        /// Their files.
        games: Vec<Source>,
        /// The folder, which is made where there is none.
        folder: String,
    },
    /// Says something of people.
    People(PeopleCommand),
    /// Something with plays that another program kept.
    Plays(PlaysCommand),
    /// Something with totals that are typed.
    Totals(TotalsCommand),
    /// Something with backups.
    Backup(BackupCommand),
    /// Something with the photo of a game.
    Photo(PhotoCommand),
    /// Writes something to a path where nothing is, or tells why there is nothing.
    Write {
        /// Where to.
        path: String,
        /// What.
        bytes: io::Result<Vec<u8>>,
    },
    /// Writes the plays in these files for BG Stats to a path where nothing is.
    WritePlays {
        /// The files of the games.
        files: Vec<String>,
        /// Where to.
        path: String,
    },
    /// Writes them no further, if they are still being written.
    StopWritingPlays,
    /// Changes the settings.
    Set(Box<Settings>),
    /// Closes the notice with this number.
    Dismiss(u64),
    /// Something of a game.
    Game(AnyCommand),
}

/// What is said of people, each by a name of theirs as [`kernel::NameKey`] has it. No record is changed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleCommand {
    /// What somebody is called and which colour they have; empty where nothing is said of it.
    Describe {
        /// Who.
        who: String,
        /// The name that is shown.
        name: String,
        /// The short name.
        short: String,
        /// The colour, as seats have it.
        colour: String,
    },
    /// Two are one person, who is called as the first.
    Join {
        /// Who they are.
        who: [String; 2],
        /// What they were called.
        called: [String; 2],
    },
    /// A name is somebody else's.
    Split {
        /// The name.
        name: String,
        /// The name as it was written.
        called: String,
    },
}

/// What is done with plays that another program kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaysCommand {
    /// A column of the table in a file, both from 0, holds this.
    Column {
        /// The file.
        file: usize,
        /// The column.
        column: usize,
        /// What it holds.
        holds: Column,
    },
    /// All plays of that table are of this game; of that which a column says where there is none.
    Game {
        /// The file.
        file: usize,
        /// The game.
        game: Option<&'static str>,
    },
    /// A play that is here already, from 0, is to be taken in all the same, or not.
    Again(usize, bool),
    /// The same of all of a file.
    AllAgain {
        /// The file.
        file: usize,
        /// They are.
        again: bool,
    },
    /// Takes in those that are chosen.
    TakeIn,
    /// Reads them no further, or takes no more in.
    Stop,
}

/// What is done with totals that are typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TotalsCommand {
    /// Shows those of the game in this file, to correct them.
    Correct(String),
    /// Something was typed.
    Typed(Box<TypedTotals>),
    /// What was typed is thrown away.
    StartOver,
    /// Puts them into the library.
    Save,
}

/// What is done with backups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupCommand {
    /// Makes one at this path, where nothing is.
    BackUp(String),
    /// Reads the one at this path, to ask what is to become of it.
    Open(String),
    /// Brings back the one that was read.
    Restore(OnConflict),
    /// Forgets it.
    Cancel,
}

/// What is done with the photo of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhotoCommand {
    /// Shows that of the game in this file.
    Open(String),
    /// Makes one of the picture at this path for the game whose photo is shown.
    Choose(String),
    /// Makes none of the picture that was chosen last, if one is still being made.
    Stop,
    /// Removes it.
    Remove,
    /// Shows it no longer; a photo that is being made is not wanted any more.
    Close,
}

/// The answers to the question whether something unsaved is left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeaveCommand {
    /// Saves it where it belongs, if that is possible by now.
    TryAgain,
    /// Writes it to a new file at this path.
    SaveTo(String),
    /// Leaves it behind.
    GiveUp,
    /// Stays with it.
    Stay,
}

impl<C: Into<AnyCommand>> From<C> for AppCommand {
    fn from(command: C) -> Self {
        Self::Game(command.into())
    }
}
