//! What a game and the program around it say to each other: neither names the other's types.

pub mod drafts;
pub mod file_errors;
pub mod open_game;
pub mod table_session;
pub mod typed;
pub mod typed_when;

use std::io;

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde_json::Value;

use kernel::{
    Game, Kind, People,
    record::{Header, When},
};
use open_game::OpenGame;
use storage::{DataDir, GameLock, Games, GamesError, Settings, StoreError};
use text::Texts;

pub use storage::{now, today};

/// The day of a moment, where the program runs.
#[must_use]
pub fn day(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::system()).date()
}

/// When a game began of which only the day is known: of today it is over by now, of another day noon stands for it.
#[must_use]
pub fn began_on(played: Date) -> Timestamp {
    let now = now();
    if played == day(now) { now } else { When::On(played).moment(&TimeZone::system()) }
}

/// What tells a new game from all others.
#[must_use]
pub fn new_id() -> String {
    format!("{:016x}", rand::random::<u64>())
}

/// How the names of records end outside the program: desktops tell them from other JSON by it.
pub const RECORD_ENDING: &str = ".alhambra.json";

/// A game of the library or one of the samples in the program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A file of the folder of games.
    File(String),
    /// A sample, by its name.
    Sample(&'static str),
}

impl Source {
    /// Its name, as errors say it.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::File(file) => file,
            Self::Sample(name) => name,
        }
    }

    /// What its file is called outside the program.
    #[must_use]
    pub fn file_name(&self) -> String {
        let stem = self.name().trim_end_matches(".json").trim_end_matches(".alhambra");
        format!("{stem}{RECORD_ENDING}")
    }
}

/// How a record is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewing {
    /// The score card.
    Card,
    /// The replay.
    Replay,
    /// The review of its decisions; the score card where there are none.
    Review,
}

/// What of a game can be left behind unsaved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaved {
    /// The game being played.
    Game,
    /// The table being kept.
    Table,
    /// Finished games that are typed in.
    LateEntry,
    /// The sheet being transcribed.
    Sheet,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What was asked for is done.
    Done,
    /// Why nothing was done: the next such reason takes its place, and it goes with its page.
    Reason,
    /// Something to know.
    Remark,
    /// Something went wrong.
    Error,
}

/// What a game asks of the program around it; `P` is a page of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum AppRequest<P> {
    /// Shows a page.
    Show(P),
    /// Shows a page with home behind it.
    ShowOverHome(P),
    /// Lets go of whatever is open; then the game of this page begins what it has ready.
    Begin(P),
    /// Home.
    Home,
    /// The settings.
    Settings,
    /// What all finished games say together.
    Statistics,
    /// One page back.
    Back,
    /// The page shown is done with: one page back, and no way forward to it.
    Close,
    /// Shows or hides the list of keys.
    Help,
    /// Goes on with the game in this file.
    Open(String),
    /// Shows the score card, the replay or the review of a record.
    View(Source, Viewing),
    /// Writes a record to a path.
    Export {
        /// The record.
        source: Source,
        /// Where to.
        path: String,
    },
    /// Writes something to a path where nothing is.
    Write {
        /// Where to.
        path: String,
        /// What.
        bytes: Vec<u8>,
    },
    /// The library looks at the game in this file, which has come in.
    LookAt(String),
    /// Shows the photo of the open table.
    Photo,
    /// The page on which nothing but the totals of a game is typed.
    TypeTotals,
    /// Changes the settings.
    Set(Box<Settings>),
    /// Tells the user something.
    Say(Tone, String),
}

impl<P> AppRequest<P> {
    /// The same with pages as somebody else calls them.
    #[must_use]
    pub fn map<Q>(self, page: impl FnOnce(P) -> Q) -> AppRequest<Q> {
        match self {
            Self::Show(own) => AppRequest::Show(page(own)),
            Self::ShowOverHome(own) => AppRequest::ShowOverHome(page(own)),
            Self::Begin(own) => AppRequest::Begin(page(own)),
            Self::Home => AppRequest::Home,
            Self::Settings => AppRequest::Settings,
            Self::Statistics => AppRequest::Statistics,
            Self::Back => AppRequest::Back,
            Self::Close => AppRequest::Close,
            Self::Help => AppRequest::Help,
            Self::Open(file) => AppRequest::Open(file),
            Self::View(source, viewing) => AppRequest::View(source, viewing),
            Self::Export { source, path } => AppRequest::Export { source, path },
            Self::Write { path, bytes } => AppRequest::Write { path, bytes },
            Self::LookAt(file) => AppRequest::LookAt(file),
            Self::Photo => AppRequest::Photo,
            Self::TypeTotals => AppRequest::TypeTotals,
            Self::Set(settings) => AppRequest::Set(settings),
            Self::Say(tone, text) => AppRequest::Say(tone, text),
        }
    }

    /// Writes to a path what was drawn, or tells why there is nothing.
    #[must_use]
    pub fn write_picture(texts: &Texts, path: String, picture: io::Result<Vec<u8>>) -> Self {
        match picture {
            Ok(bytes) => Self::Write { path, bytes },
            Err(error) => {
                let reason = texts.file_picture(&error.to_string());
                Self::Say(Tone::Error, texts.error_export(&reason))
            }
        }
    }
}

/// What a game may use while it carries out a command. What it asks for is done right after.
pub struct Host<'a, P> {
    /// The data folder.
    pub data: &'a DataDir,
    /// The folder of games.
    pub games: &'a Games,
    /// The settings.
    pub settings: &'a Settings,
    /// Who is who.
    pub people: &'a People,
    /// The texts in the chosen language.
    pub texts: &'a Texts,
    /// The page shown, where it is one of this game.
    pub page: Option<P>,
    /// What was asked for, in its order.
    pub requests: Vec<AppRequest<P>>,
}

impl<'a, P> Host<'a, P> {
    /// With nothing asked for yet.
    #[must_use]
    pub const fn new(
        data: &'a DataDir,
        games: &'a Games,
        settings: &'a Settings,
        people: &'a People,
        texts: &'a Texts,
        page: Option<P>,
    ) -> Self {
        Self { data, games, settings, people, texts, page, requests: Vec::new() }
    }

    /// Asks the program for something.
    pub fn ask(&mut self, request: AppRequest<P>) {
        self.requests.push(request);
    }

    /// Puts a game that comes in into the library, which looks at it then, and says so, or that it was there already; the
    /// file of the game.
    pub fn take_in(&mut self, header: &Header, title: &str, text: &str) -> Option<String> {
        if self.has_written(&header.id) {
            return self.games.with_id(&header.id).ok().flatten();
        }
        let file = Games::file_name_for(header);
        match self.games.add(&file, text) {
            Ok(()) => self.notify(self.texts.library_imported(title)),
            Err(GamesError::Store(StoreError::Exists { .. })) => {
                self.remark(self.texts.library_here_already().to_owned());
            }
            Err(error) => {
                self.report(&file, &error);
                return None;
            }
        }
        self.ask(AppRequest::LookAt(file.clone()));
        Some(file)
    }

    /// Tells the user that something is done.
    pub fn notify(&mut self, text: String) {
        self.ask(AppRequest::Say(Tone::Done, text));
    }

    /// Tells the user something that they should know, such as why nothing was done.
    pub fn remark(&mut self, text: String) {
        self.ask(AppRequest::Say(Tone::Remark, text));
    }

    /// Tells the user that something went wrong.
    pub fn error(&mut self, text: String) {
        self.ask(AppRequest::Say(Tone::Error, text));
    }

    /// Whether a game is here already, by its id, and told so: another zone, another date or a text without one make
    /// another name of the file.
    pub fn has_written(&mut self, id: &str) -> bool {
        // What cannot be read is told when the table is added.
        let here = self.games.with_id(id).ok().flatten();
        let is_here = here.is_some();
        if let Some(file) = here {
            self.remark(self.texts.library_here_already().to_owned());
            self.ask(AppRequest::LookAt(file));
        }
        is_here
    }

    /// Tells why a game could not be saved.
    pub fn not_saved(&mut self, error: &StoreError) {
        let reason = file_errors::with_file(self.texts, error);
        self.error(self.texts.error_save(&reason));
    }

    /// Tells why something could not be kept, where it could not.
    pub fn tell_kept(&mut self, kept: Result<(), StoreError>) {
        if let Err(error) = kept {
            self.not_saved(&error);
        }
    }

    /// Tells why a new game could not be begun.
    pub fn not_begun(&mut self, error: &GamesError) {
        let reason = file_errors::with_game(self.texts, error);
        self.error(self.texts.error_save(&reason));
    }

    /// Saves what was changed, or tells why that was not possible.
    pub fn save<K: Kind>(&mut self, open: &mut OpenGame<K>) {
        let saved = open.save(self.games, now());
        self.tell_kept(saved);
        if let Some(file) = open.tell_kept() {
            self.remark(self.texts.library_changed(&file));
        }
    }

    /// Keeps what is typed in a form at a table, or tells why that was not possible.
    pub fn keep_typed<K: Kind>(&mut self, open: &mut OpenGame<K>, form: &str, typed: Option<Value>) {
        let kept = open.keep_typed(form, typed, self.games);
        self.tell_kept(kept);
    }

    /// Brings back what was undone in a game; what does not fit it is of no use to anybody.
    pub fn bring_back<K: Kind>(&self, game: &mut Game<K>, lock: &GameLock) {
        let undone = self.games.undone(lock).unwrap_or_default();
        game.bring_back_redo(&undone);
        if !undone.is_empty() && !game.can_redo() {
            drop(self.games.keep_undone(lock, None));
        }
    }

    /// The first of some sentences, and how many more there are.
    #[must_use]
    pub fn first_of(&self, told: Vec<String>) -> String {
        let more = told.len().saturating_sub(1);
        let first = told.into_iter().next().unwrap_or_default();
        if more == 0 { first } else { self.texts.error_and_more(&first, more) }
    }

    /// Tells why a game could not be read or written.
    pub fn report(&mut self, file: &str, error: &GamesError) {
        let text = file_errors::of_game(self.texts, file, error);
        self.ask(AppRequest::Say(Tone::Error, text));
    }
}

/// What a screen of a game may read; `D` is what of the game is under way.
pub struct AppView<'a, D: ?Sized> {
    /// The data folder.
    pub data: &'a DataDir,
    /// The settings.
    pub settings: &'a Settings,
    /// Who is who.
    pub people: &'a People,
    /// The texts in the chosen language.
    pub texts: &'a Texts,
    /// How many times as long as designed things take to move; 0 where nothing moves.
    pub motion_times: f64,
    /// How many errors were told so far: whoever asked for something knows when it has failed.
    pub errors: u64,
    /// The list of keys lies over the screen.
    pub help: bool,
    /// What is under way.
    pub desk: &'a D,
}

impl<'a, D: ?Sized> AppView<'a, D> {
    /// The same with this under way.
    #[must_use]
    pub const fn with<T: ?Sized>(&self, desk: &'a T) -> AppView<'a, T> {
        let Self { data, settings, people, texts, motion_times, errors, help, .. } = *self;
        AppView { data, settings, people, texts, motion_times, errors, help, desk }
    }
}

impl<D: ?Sized> Copy for AppView<'_, D> {}

impl<D: ?Sized> Clone for AppView<'_, D> {
    fn clone(&self) -> Self {
        *self
    }
}
