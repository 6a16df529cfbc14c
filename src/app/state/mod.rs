//! The program's state, without a window: what is open, and how commands change it.

mod drafts;
mod hints;
mod late_entry;
mod leaving;
mod pad;
mod playing;
mod saved;
mod sheets;
mod training;

use std::collections::VecDeque;

use jiff::Timestamp;

pub use late_entry::{LateCommand, LateDesk};
use leaving::Next;
pub use leaving::{LeaveCommand, Leaving, Unsaved};
pub use sheets::{LayoutCommand, LayoutDesk};

use super::command::{AppCommand, Source};
use crate::{
    games::roll_and_write::session::{
        file_errors,
        hints::Hints,
        pad::{Corrected, PadSession},
        play::{Dice, PlaySession},
    },
    text::{Key, Language, Texts},
};
use crate::{
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::{
            files::{LibraryIndex, Summary},
            record::Loaded,
        },
    },
    kernel::Seed,
    storage::{DataDir, Games, LanguageChoice, Settings},
};

/// The pages of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// Where everything starts.
    Home,
    /// A new game.
    NewGame,
    /// A new table.
    NewPad,
    /// The current game.
    Play,
    /// The current table.
    Pad,
    /// The score card of [`AppState::viewed`], or of the current game.
    ScoreCard,
    /// Saved games.
    Library,
    /// Records and statistics.
    HighScores,
    /// The replay of [`AppState::viewed`].
    Replay,
    /// Sheets of one's own.
    Layouts,
    /// The sheet that is being transcribed.
    LayoutEditor,
    /// A finished paper game that is typed in.
    LateEntry,
    /// Settings.
    Settings,
}

/// A message to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    /// Tells it apart from all others.
    pub number: u64,
    /// What it says.
    pub text: String,
    /// What it is about.
    pub tone: Tone,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What was asked for is done.
    Done,
    /// Something to know, such as why nothing was done.
    Remark,
    /// Something went wrong.
    Error,
}

/// A record that is looked at, not played.
#[derive(Clone, Debug)]
pub struct Viewed {
    /// Where it is from.
    pub source: Source,
    /// What it holds.
    pub loaded: Loaded,
    /// It is the best of its kind so far.
    pub is_new_record: bool,
}

/// The whole state of the program.
pub struct AppState {
    /// The data folder.
    pub data: DataDir,
    /// The folder of games.
    pub games: Games,
    /// What the saved games say.
    pub library: LibraryIndex,
    /// What the games in the trash say.
    pub trash: LibraryIndex,
    /// The name in the trash of what was thrown away last, to bring it back.
    pub trashed: Option<String>,
    /// How often the lists of games were read: whoever keeps something of them knows when it is old.
    pub library_changes: u64,
    /// Sheets of one's own.
    pub sheets: LayoutDesk,
    /// Finished paper games that are typed in.
    pub late: LateDesk,
    /// The settings.
    pub settings: Settings,
    /// The texts in the chosen language.
    pub texts: Texts,
    /// The game being played.
    pub session: Option<PlaySession>,
    /// Advice on its position.
    pub hints: Hints,
    /// The table being kept.
    pub pad: Option<PadSession>,
    /// What the last correction of the table changed.
    pub corrected: Option<Corrected>,
    /// The record looked at in replay or score card.
    pub viewed: Option<Viewed>,
    /// The newest game that can go on, for Home.
    pub open_game: Option<(String, Summary)>,
    /// Messages, oldest first.
    pub notifications: VecDeque<Notification>,
    /// How many errors were told so far: whoever asked for something knows when it has failed.
    pub errors: u64,
    /// How many games are saved.
    pub saved_games: usize,
    /// The list of keys is shown.
    pub help: bool,
    /// What is asked because something could not be saved.
    pub leaving: Option<Leaving>,
    /// The window should close.
    pub quit: bool,
    notifications_so_far: u64,
    page: Page,
    /// Pages to go back to.
    trail: Vec<Page>,
}

impl AppState {
    /// The program at its start: Home.
    #[must_use]
    pub fn new(data: DataDir) -> Self {
        let loaded = Settings::load(&data.settings(), &PLAYER_COLOURS);
        let texts = Texts::new(language(loaded.settings.language));
        let games = Games::new(data.games());
        let mut app = Self {
            games,
            sheets: LayoutDesk::new(&data),
            late: LateDesk::new(&data),
            data,
            library: LibraryIndex::new(Summary::read),
            trash: LibraryIndex::new(Summary::read),
            trashed: None,
            library_changes: 0,
            settings: loaded.settings,
            session: None,
            hints: Hints::default(),
            pad: None,
            corrected: None,
            viewed: None,
            open_game: None,
            notifications: VecDeque::new(),
            notifications_so_far: 0,
            errors: 0,
            saved_games: 0,
            help: false,
            leaving: None,
            quit: false,
            page: Page::Home,
            trail: Vec::new(),
            texts,
        };
        if !loaded.warnings.is_empty() {
            app.remark(app.texts.get(Key::SettingsWarning).to_owned());
        }
        app.find_open_game();
        app
    }

    /// The page shown.
    #[must_use]
    pub const fn page(&self) -> Page {
        self.page
    }

    /// Tells the user that something is done.
    pub fn notify(&mut self, text: String) {
        self.push_notification(text, Tone::Done);
    }

    /// Tells the user something that they should know, such as why nothing was done.
    fn remark(&mut self, text: String) {
        self.push_notification(text, Tone::Remark);
    }

    fn error(&mut self, key: Key, variables: &[(&str, crate::text::FluentValue<'_>)]) {
        let text = self.texts.with(key, variables);
        self.push_notification(text, Tone::Error);
    }

    fn push_notification(&mut self, text: String, tone: Tone) {
        self.notifications_so_far += 1;
        self.errors += u64::from(tone == Tone::Error);
        // What is said again is said once, and stays as long as if it were new.
        self.notifications.retain(|notification| notification.text != text);
        self.notifications.push_back(Notification { number: self.notifications_so_far, text, tone });
    }

    fn find_open_game(&mut self) {
        self.saved_games = self.games.list().map_or(0, |games| games.len());
        let found = self.library.newest(&self.games, Summary::can_go_on);
        self.open_game = found.and_then(|shelved| Some((shelved.file, shelved.content.ok()?)));
    }

    /// Carries out a command. Everything that can go wrong ends in a notice.
    pub fn run(&mut self, command: AppCommand) {
        self.carry_out(command);
        // Advice goes away with its position.
        self.hints.follow(self.session.as_ref());
    }

    fn carry_out(&mut self, command: AppCommand) {
        match command {
            AppCommand::Go(page) => self.go(page),
            AppCommand::Back => self.back(),
            AppCommand::Help => self.help = !self.help,
            AppCommand::Quit => self.leave(Next::Quit),
            AppCommand::Leave(command) => self.run_leave(command),
            AppCommand::FullScreen => {
                let full_screen = !self.settings.full_screen;
                self.set(Settings { full_screen, ..self.settings.clone() });
            }
            AppCommand::Start(game) => self.start(&game),
            AppCommand::StartTable(game) => self.start_table(&game),
            AppCommand::Table(deed) => self.at_table(deed),
            AppCommand::Continue => {
                if self.session.is_some() {
                    self.go(Page::Play);
                } else if self.pad.is_some() {
                    self.show_pad();
                } else if let Some((file, _)) = self.open_game.clone() {
                    self.open(&file);
                }
            }
            AppCommand::Open(file) => self.open(&file),
            AppCommand::Play(decision) => self.play(decision),
            AppCommand::Roll => self.in_game(|session| session.roll(new_seed()).is_ok()),
            AppCommand::UseDice(dice) => {
                self.in_game(|session| {
                    session.use_dice(dice, new_seed());
                    true
                });
                let says = match dice {
                    Dice::Program => Key::DiceNowProgram,
                    Dice::Typed => Key::DiceNowTyped,
                };
                self.notify(self.texts.get(says).to_owned());
            }
            AppCommand::Correct { entry, dice } => self.in_game(|session| session.correct(entry, dice)),
            AppCommand::CorrectAndTakeBack => self.in_game(PlaySession::correct_and_take_back),
            AppCommand::LeaveRoll => self.in_game(|session| session.unfitting.take().is_none()),
            AppCommand::Mend(seating) => self.mend(&seating),
            AppCommand::Undo if self.pad.is_some() => self.step_table(PadSession::undo),
            AppCommand::Redo if self.pad.is_some() => self.step_table(PadSession::redo),
            AppCommand::Undo => self.in_game(PlaySession::undo),
            AppCommand::Redo => self.in_game(PlaySession::redo),
            AppCommand::Hint => self.hint(),
            AppCommand::Advise => self.always_advise(),
            AppCommand::TakeBack => self.in_game(PlaySession::take_back),
            AppCommand::EndEarly => {
                self.in_game(|session| {
                    session.end_early(now());
                    true
                });
                self.look_at_session();
            }
            AppCommand::FinalCard => self.show_final_card(),
            AppCommand::Rematch { same_dice } => self.rematch(same_dice),
            AppCommand::RematchOf(source) => {
                if self.view(source, Page::ScoreCard) {
                    self.rematch(false);
                }
            }
            AppCommand::Replay(source) => {
                self.view(source, Page::Replay);
            }
            AppCommand::Card(source) => {
                self.view(source, Page::ScoreCard);
            }
            AppCommand::PlayOnFrom(entry) => self.play_on_from(entry),
            AppCommand::Trash(file) => self.trash(&file),
            AppCommand::Restore(file) => {
                match self.games.restore(&file) {
                    Ok(()) => self.trashed = None,
                    Err(error) => self.report(&file, &error),
                }
                self.refresh_library();
                self.find_open_game();
            }
            AppCommand::Describe { file, words } => self.describe(&file, *words),
            AppCommand::Import(path) => self.import(&path),
            AppCommand::Export { file, path } => self.export(&file, &path),
            AppCommand::ExportPicture { path, dark } => self.export_picture(&path, dark),
            AppCommand::Layouts(command) => self.run_sheets(command),
            AppCommand::Late(command) => self.run_late_entry(command),
            AppCommand::Set(settings) => self.set(*settings),
            AppCommand::Say(tone, text) => self.push_notification(text, tone),
            AppCommand::Dismiss(number) => {
                self.notifications.retain(|notification| notification.number != number)
            }
        }
    }

    fn go(&mut self, page: Page) {
        if page == self.page {
            return;
        }
        match page {
            Page::Home => return self.leave(Next::Home),
            Page::Library | Page::HighScores => {
                self.trashed = None;
                self.trail.push(self.page);
                self.refresh_library();
            }
            Page::Layouts => {
                self.trail.push(self.page);
                self.open_sheets();
            }
            Page::LateEntry => {
                self.trail.push(self.page);
                self.open_late_entry();
            }
            _ => self.trail.push(self.page),
        }
        self.page = page;
    }

    fn back(&mut self) {
        if self.help {
            self.help = false;
            return;
        }
        match self.trail.pop() {
            // A page that led to another is not shown twice: from a game or a finished form one goes home.
            Some(Page::NewGame | Page::NewPad) | None if self.page != Page::Home => {
                self.trail.clear();
                self.page = Page::Library;
                self.go(Page::Home);
            }
            Some(Page::Home) => {
                self.page = Page::Library;
                self.go(Page::Home);
            }
            Some(page) => self.page = page,
            None => {}
        }
    }

    /// Home, with nothing behind it.
    fn show_home(&mut self) {
        self.trail.clear();
        self.find_open_game();
        self.page = Page::Home;
    }

    fn refresh_library(&mut self) {
        self.library_changes += 1;
        let read = self.library.refresh(&self.games).and_then(|()| self.trash.refresh_trash(&self.games));
        if let Err(error) = read {
            self.error(
                Key::ErrorOpen,
                &[("name", "games".into()), ("reason", file_errors::with_file(&self.texts, &error).into())],
            );
        }
    }

    /// Counts the time of an input in the current game.
    pub fn count_time(&mut self, seconds: f64) {
        if self.page == Page::Play
            && let Some(session) = &mut self.session
        {
            session.count_time(seconds);
        }
        if self.page == Page::Pad
            && let Some(session) = &mut self.pad
        {
            session.count_time(seconds);
        }
    }

    fn set(&mut self, settings: Settings) {
        if settings.language != self.settings.language {
            self.texts = Texts::new(language(settings.language));
        }
        if self.settings.always_advise && !settings.always_advise {
            self.hints.hide();
        }
        let known = std::mem::replace(&mut self.settings, settings);
        if let Err(error) = self.settings.save(&known, &self.data.settings()) {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(Key::ErrorSaveSettings, &[("reason", reason.into())]);
        }
    }
}

/// The language that was set, or that of the system.
fn language(choice: LanguageChoice) -> Language {
    Language::chosen(match choice {
        LanguageChoice::System => None,
        LanguageChoice::En => Some(Language::English),
        LanguageChoice::Fr => Some(Language::French),
    })
}

/// A seed nobody knows beforehand.
#[must_use]
pub fn new_seed() -> Seed {
    // Nine digits are easy to tell a friend, and more than anybody will play.
    Seed(u64::from(rand::random::<u32>()) % 1_000_000_000)
}

/// The time, in whole seconds: nobody needs more, and records stay readable.
fn now() -> Timestamp {
    Timestamp::from_second(Timestamp::now().as_second()).unwrap_or_default()
}

fn new_id() -> String {
    format!("{:016x}", rand::random::<u64>())
}
