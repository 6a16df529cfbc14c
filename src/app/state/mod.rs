//! The program's state, without a window: what is open, and how commands change it.

mod backups;
mod course;
mod desks;
mod games;
mod leaving;
mod next;
mod notices;
mod notification;
mod people;
mod photo;
mod plays_in;
mod plays_out;
mod recent;
mod recent_files;
mod saved;
mod saved_games;
mod totals;
mod typed_totals;
mod work;

use std::{cell::OnceCell, collections::VecDeque, sync::Arc};

pub use backups::Backups;
use desks::Desks;
pub use next::Leaving;
use next::Next;
use notification::Windows;
pub use notification::{Notification, PHOTO_WINDOW};
pub use photo::{Photo, PhotoWindow, Pixels};
use plays_in::Taken;
pub use plays_in::{IncomingPlays, PlayCounts, PlaysFile, PlaysUnderWay};
use plays_out::PlaysOut;
pub use recent::{RecentGame, RecentGames};
pub use saved_games::{LibraryEntry, LibraryIndex};
pub use totals::ViewedTotals;
pub use typed_totals::TotalsDesk;
use work::{Waker, Work};

use super::{command::AppCommand, page::Page, samples::Sample};
use common::{
    PLAYER_COLOURS,
    contract::{AnyPage, GameList},
    host::{AppRequest, Tone, Viewing, file_errors},
    seating::may_be_names,
};
use kernel::People;
use opening::Opening;
use storage::{Crash, Crashes, DataDir, Games, Settings, StoreError};
use text::{Language, Texts};

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
    /// The names in the trash of what was thrown away last, to bring it back.
    pub trashed: Vec<String>,
    /// Who is who.
    pub people: People,
    /// How often it has changed who is who, for those who keep something of it.
    pub people_changes: u64,
    /// How often the lists of games have changed: whoever keeps something of them knows when it is old.
    pub library_changes: u64,
    /// The file of the game that came in last, and how often one did.
    pub came_in: (u64, String),
    /// What is under way with backups.
    pub backups: Backups,
    /// The settings.
    pub settings: Settings,
    /// The desktop asks that nothing moves.
    pub desktop_is_still: bool,
    /// The texts in the chosen language.
    pub texts: Texts,
    /// The games that the program has.
    pub list: GameList,
    desks: Desks,
    samples: OnceCell<Vec<Arc<Sample>>>,
    /// The saved games that one is likely to want, for Home.
    pub recent: RecentGames,
    /// How often the unfinished games were asked for: the library lists them then.
    pub unfinished_asked: u64,
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
    /// The last run ended by a fault of the program's own, of which nobody has been told yet.
    pub crash: Option<Crash>,
    /// What is to be opened once nothing is asked, one after the other: by the start of the program, or by later ones.
    pub openings: VecDeque<Opening>,
    /// The game of which only the totals are known that is looked at.
    pub totals: Option<ViewedTotals>,
    /// The totals that are typed.
    pub typed_totals: TotalsDesk,
    /// Plays that another program kept, before they are taken in.
    pub plays_in: Option<IncomingPlays>,
    /// Plays that are taken in, also where nobody looks at them any more.
    taking_in: Option<Work<Taken>>,
    plays_out: Option<PlaysOut>,
    /// The photo of a game that is shown.
    pub photo: Option<PhotoWindow>,
    /// What is to go to the clipboard.
    pub copied: Option<String>,
    /// The window should close.
    pub quit: bool,
    notifications_so_far: u64,
    windows: Windows,
    photos_so_far: u64,
    /// How often the saved games had changed when it was last told.
    library_heard: u64,
    waker: Waker,
    page: Page,
    /// Pages to go back to.
    trail: Vec<Page>,
}

impl AppState {
    /// The program with these games at its start: Home.
    #[must_use]
    pub fn new(data: DataDir, list: GameList) -> Self {
        let loaded = Settings::load(&data.settings(), &PLAYER_COLOURS);
        let texts = Texts::new(Language::chosen(loaded.settings.language));
        let games = Games::new(data.games());
        let mut app = Self {
            desks: Desks::new(list, &data),
            typed_totals: TotalsDesk::new(&data),
            list,
            samples: OnceCell::new(),
            library: LibraryIndex::new(games.clone(), data.summaries(), list),
            trash: LibraryIndex::new(games.thrown_away(), data.trash_summaries(), list),
            games,
            crash: Crashes::new(&data).take_news(),
            data,
            trashed: Vec::new(),
            people: People::default(),
            people_changes: 0,
            library_changes: 0,
            came_in: (0, String::new()),
            backups: Backups::default(),
            settings: loaded.settings,
            desktop_is_still: false,
            recent: RecentGames::default(),
            unfinished_asked: 0,
            notifications: VecDeque::new(),
            notifications_so_far: 0,
            windows: Windows::default(),
            photos_so_far: 0,
            library_heard: 0,
            waker: Arc::new(|| ()),
            errors: 0,
            saved_games: 0,
            help: false,
            leaving: None,
            openings: VecDeque::new(),
            totals: None,
            plays_in: None,
            taking_in: None,
            plays_out: None,
            photo: None,
            copied: None,
            quit: false,
            page: Page::Home,
            trail: Vec::new(),
            texts,
        };
        for warning in &loaded.warnings {
            app.remark(file_errors::of_settings(&app.texts, warning));
        }
        app.learn_people();
        app.refresh_games();
        app
    }

    /// Whether a table is open and shown, at which people play without touching the screen for long.
    #[must_use]
    pub fn is_at_table(&self) -> bool {
        let is_open = self.open_file().is_some_and(|(_, page)| page == self.page);
        is_open && self.page.game().is_some_and(AnyPage::is_table)
    }

    /// How many times as long as designed things take to move; 0 where nothing moves.
    #[must_use]
    pub const fn motion_times(&self) -> f64 {
        self.settings.motion_times(self.desktop_is_still)
    }

    /// The page shown.
    #[must_use]
    pub const fn page(&self) -> Page {
        self.page
    }

    /// The newest game that can go on.
    #[must_use]
    pub fn open_game(&self) -> Option<&RecentGame> {
        self.recent.unfinished.first()
    }

    /// Carries out a command. Everything that can go wrong ends in a notice.
    pub fn run(&mut self, command: impl Into<AppCommand>) {
        let (page, told) = (self.page, self.notifications_so_far);
        self.in_window(|app| app.carry_out(command.into()));
        if self.page != page {
            // What went wrong on a page, and why nothing was done there, is over with it; the rest fades by itself.
            self.notifications
                .retain(|it| !matches!(it.tone, Tone::Error | Tone::Reason) || it.number > told);
            self.leave_plays();
        }
        self.follow();
    }

    fn carry_out(&mut self, command: AppCommand) {
        match command {
            AppCommand::Go(page) => {
                if page != self.page {
                    self.prepare(page);
                }
                self.go(page);
            }
            AppCommand::Back => self.back(),
            AppCommand::Help => self.help = !self.help,
            AppCommand::Quit => self.leave(Next::Quit),
            AppCommand::Leave(command) => self.run_leave(command),
            AppCommand::CopyCrash => {
                if let Some(crash) = &self.crash {
                    self.copied = Some(crash.report.display().to_string());
                    self.notify(self.texts.copied().to_owned());
                }
            }
            AppCommand::CloseCrash => self.crash = None,
            AppCommand::FullScreen => {
                let full_screen = !self.settings.full_screen;
                self.set(Settings { full_screen, ..self.settings.clone() });
            }
            AppCommand::Continue => {
                if self.open_file().is_some() {
                    self.show_open();
                } else if let Some((file, _)) = self.open_game().cloned() {
                    self.open(&file);
                }
            }
            AppCommand::Unfinished => {
                self.unfinished_asked += 1;
                self.go(Page::Library);
            }
            AppCommand::Open(file) => self.open(&file),
            AppCommand::RematchOf(source) => {
                if self.view(source, Viewing::Card) {
                    self.rematch();
                }
            }
            AppCommand::Review(source) => {
                self.view(source, Viewing::Review);
            }
            AppCommand::Replay(source) => {
                self.view(source, Viewing::Replay);
            }
            AppCommand::Card(source) => {
                self.view(source, Viewing::Card);
            }
            AppCommand::Trash(files) => self.trash(&files),
            AppCommand::Restore(files) => self.restore(&files),
            AppCommand::DeleteForGood(files) => self.delete_for_good(&files),
            AppCommand::EmptyTrash => self.empty_trash(),
            AppCommand::Describe { file, words } => self.describe(&file, *words),
            AppCommand::Tag { files, tags } => self.tag(&files, &tags),
            AppCommand::Import(path) => self.import(&path),
            AppCommand::ImportAll(paths) => self.import_all(&paths),
            AppCommand::ImportText(text) if may_be_names(&text) => {
                self.remark(self.texts.files_pasted_names().to_owned());
            }
            AppCommand::ImportText(text) => {
                let name = self.texts.files_pasted().to_owned();
                if let Some(text) = self.look_at_pasted_plays(&name, text) {
                    self.take_in(&name, &text);
                }
            }
            AppCommand::Copy(source) => self.copy(&source),
            AppCommand::Export { file, path } => self.export(&file, &path),
            AppCommand::ExportAll { games, folder } => self.export_all(&games, &folder),
            AppCommand::People(command) => self.run_people(command),
            AppCommand::Plays(command) => self.run_plays(command),
            AppCommand::Totals(command) => self.run_totals(command),
            AppCommand::Backup(command) => self.run_backup(command),
            AppCommand::Photo(command) => self.run_photo(command),
            AppCommand::Write { path, bytes } => {
                self.grant(AppRequest::write_picture(&self.texts, path, bytes));
            }
            AppCommand::Set(settings) => self.set(*settings),
            AppCommand::WritePlays { files, path } => self.write_plays(files, path),
            AppCommand::StopWritingPlays => self.stop_writing_plays(),
            AppCommand::Dismiss(number) => {
                self.notifications.retain(|notification| notification.number != number);
            }
            AppCommand::Game(command) => self.run_game(command),
        }
    }

    fn go(&mut self, page: Page) {
        if page == self.page {
            return;
        }
        match page {
            Page::Home => return self.leave(Next::Home),
            Page::Library | Page::HighScores => {
                self.trashed.clear();
                self.leave_behind(page);
                self.refresh_library();
            }
            Page::Statistics | Page::People => {
                self.leave_behind(page);
                self.refresh_people();
                self.refresh_games();
                self.look_for_figures();
            }
            _ => self.leave_behind(page),
        }
        self.page = page;
    }

    /// What is shown lies behind the page that is next; where it was opened from that one, going there is going back.
    fn leave_behind(&mut self, next: Page) {
        if self.trail.pop_if(|from| *from == next).is_none() {
            self.trail.push(self.page);
        }
    }

    fn back(&mut self) {
        if self.help {
            self.help = false;
            return;
        }
        match self.trail.pop() {
            // A form that led to another page is not shown twice: from a game or what a form made one goes home.
            page if self.page != Page::Home
                && page.is_none_or(|page| page.is_form() && !self.page.is_aside()) =>
            {
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
        self.refresh_games();
        self.page = Page::Home;
    }

    fn refresh_library(&mut self) {
        let read = self.trash.refresh();
        self.tell_unread(read);
        self.refresh_games();
    }

    fn refresh_games(&mut self) {
        let read = self.library.refresh();
        self.tell_unread(read);
        self.hear_games();
    }

    fn tell_unread(&mut self, read: Result<(), StoreError>) {
        if let Err(error) = read {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(self.texts.error_open("games", &reason));
        }
    }

    /// Tells whom it concerns where the lists of games have changed.
    fn hear_games(&mut self) {
        let is_new = self.library.changes() != self.library_heard;
        self.library_heard = self.library.changes();
        self.library_changes = self.library.changes() + self.trash.changes();
        if is_new {
            self.tell_saved();
            self.saved_games = self.library.games().len();
            self.recent = RecentGames::of(&self.library);
        }
    }

    /// Hears what of the saved games was found; true while some may still be.
    fn poll_library(&mut self) -> bool {
        if self.library.poll() | self.trash.poll() {
            self.hear_games();
        }
        self.library.is_looking() || self.trash.is_looking()
    }

    fn set(&mut self, settings: Settings) {
        let known = self.adopt(settings);
        if let Err(error) = self.settings.save(&known, &self.data.settings()) {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(self.texts.error_save_settings(&reason));
        }
    }
    /// Goes by these settings from now on; returns those until now.
    fn adopt(&mut self, settings: Settings) -> Settings {
        if settings.language != self.settings.language {
            self.texts = Texts::new(Language::chosen(settings.language));
        }
        self.settings_changed(&settings);
        std::mem::replace(&mut self.settings, settings)
    }
}
