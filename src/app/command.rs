//! What views ask for. One list, carried out in one place: [`Companion::run`](super::Companion::run).

use super::companion::Page;
use crate::{
    archive::Settings,
    game::NamedLayout,
    rules::{ChangeDice, Command as Move, SpecialActions},
};

/// What a view asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Shows a page.
    Go(Page),
    /// One page back; from home it quits.
    Back,
    /// Shows or hides the list of keys.
    Help,
    /// Closes the program.
    Quit,
    /// Fills the screen, or no longer does.
    FullScreen,
    /// Begins a solo game.
    Start(Box<SoloGame>),
    /// Goes on with the newest unfinished game.
    Continue,
    /// Goes on with the game in this file.
    Open(String),
    /// A decision in the current game (§4, §5).
    Play(Move),
    /// Rolls all four dice, once the player says so (§4.3b).
    Roll,
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
    /// A new game with the terms of the current one; with its dice too if `same_dice`.
    Rematch {
        /// The same seed.
        same_dice: bool,
    },
    /// A new game with the terms of this one.
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
    /// Changes the settings.
    Set(Box<Settings>),
    /// Tells the user something.
    Say(String),
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

/// A solo game to begin (§10, §11).
#[derive(Clone, Debug, PartialEq)]
pub struct SoloGame {
    /// The player's name; empty for none.
    pub name: String,
    /// The player's colour.
    pub colour: String,
    /// 2 to 4.
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
    /// The seed of the dice.
    pub seed: u64,
}
