//! The games: what the program tells them, and what they ask for.
//!
//! The desks of all games take the same calls; [`in_game`] writes such a call once for each game.

use std::sync::Arc;

use super::{AppState, GameId, Next, Page, SavedGame, Unreadable};
use crate::{
    app::command::PhotoCommand,
    games::{
        alexandros::game as alexandros,
        alhambra::game as alhambra,
        common::{
            Description,
            host::{AppRequest, AppView, Host, Placing, Source, Unsaved, Viewing},
        },
        roll_and_write::game::{self as roll_and_write, GameCommand},
    },
    storage::{GameLock, Settings, StoreError},
};

/// Lets the desk of a game act, and then does what it asked for.
macro_rules! act {
    ($app:ident.$field:ident, $page:path, |$desk:ident, $host:ident| $act:expr) => {{
        let page = match $app.page {
            $page(page) => Some(page),
            _ => None,
        };
        let mut host = Host {
            data: &$app.data,
            games: &$app.games,
            settings: &$app.settings,
            texts: &$app.texts,
            page,
            requests: Vec::new(),
        };
        let ($desk, $host) = (&mut $app.$field, &mut host);
        let done = $act;
        let requests = host.requests;
        requests.into_iter().for_each(|request| $app.grant(request));
        done
    }};
}

/// The same of the game that is named: the one place where the program tells the desks apart.
macro_rules! in_game {
    ($app:ident, $game:expr, |$desk:ident, $host:ident| $act:expr) => {
        match $game {
            GameId::RollAndWrite => {
                act!($app.roll_and_write, Page::RollAndWrite, |$desk, $host| $act)
            }
            GameId::Alhambra => act!($app.alhambra, Page::Alhambra, |$desk, $host| $act),
            GameId::Alexandros => act!($app.alexandros, Page::Alexandros, |$desk, $host| $act),
        }
    };
}

/// Asks every desk in turn.
macro_rules! each_desk {
    ($app:ident, |$desk:ident| $ask:expr) => {{
        let $desk = &mut $app.roll_and_write;
        $ask;
        let $desk = &mut $app.alhambra;
        $ask;
        let $desk = &mut $app.alexandros;
        $ask;
    }};
}

impl AppState {
    /// What the screens of a game may read; `desk` is what of it is under way.
    #[must_use]
    pub const fn view_of<'a, D>(&'a self, desk: &'a D) -> AppView<'a, D> {
        AppView {
            data: &self.data,
            settings: &self.settings,
            texts: &self.texts,
            errors: self.errors,
            help: self.help,
            desk,
        }
    }

    fn grant<P: Into<Page>>(&mut self, request: AppRequest<P>) {
        match request {
            AppRequest::Show(page) => self.go(page.into()),
            AppRequest::ShowOverHome(page) => {
                self.trail = vec![Page::Home];
                self.page = page.into();
            }
            AppRequest::Begin(page) => self.leave(Next::Begin(page.into())),
            AppRequest::Home => self.go(Page::Home),
            AppRequest::Settings => self.go(Page::Settings),
            AppRequest::Back => self.back(),
            AppRequest::Close => self.page = self.trail.pop().unwrap_or(Page::Home),
            AppRequest::Help => self.help = !self.help,
            AppRequest::Open(file) => self.open(&file),
            AppRequest::View(source, viewing) => {
                self.view(source, viewing);
            }
            AppRequest::Export { source, path } => self.export(&source, &path),
            AppRequest::Write { path, bytes } => {
                self.write_out(&path, &bytes);
            }
            AppRequest::LookAt(file) => {
                // Of many games the others are looked at beside the window.
                self.library.look_again(&file);
                self.came_in = (self.came_in.0 + 1, file);
            }
            AppRequest::Photo => {
                if let Some((file, _)) = self.open_file() {
                    self.run_photo(PhotoCommand::Open(file.to_owned()));
                }
            }
            AppRequest::Set(settings) => self.set(*settings),
            AppRequest::Say(tone, text) => self.push_notification(text, tone),
        }
    }

    /// Begins what the game of this page has ready.
    pub(super) fn begin(&mut self, page: Page) {
        if let Some(game) = page.game() {
            in_game!(self, game, |desk, host| desk.begin(host));
        }
    }

    /// Makes a page ready that is about to be opened.
    pub(super) fn prepare(&mut self, page: Page) {
        match page {
            Page::RollAndWrite(page) => {
                act!(self.roll_and_write, Page::RollAndWrite, |desk, host| desk.prepare(page, host));
            }
            Page::Alhambra(page) => {
                act!(self.alhambra, Page::Alhambra, |desk, host| desk.prepare(page, host));
            }
            Page::Alexandros(page) => {
                act!(self.alexandros, Page::Alexandros, |desk, host| desk.prepare(page, host));
            }
            Page::Home | Page::Library | Page::HighScores | Page::Settings => {}
        }
    }

    /// Carries out a command of *Alhambra: Roll & Write*.
    pub(super) fn run_roll_and_write(&mut self, command: GameCommand) {
        act!(self.roll_and_write, Page::RollAndWrite, |desk, host| desk.run(command, host));
    }

    /// Carries out a command of *Alhambra*, the tile game.
    pub(super) fn run_alhambra(&mut self, command: alhambra::GameCommand) {
        act!(self.alhambra, Page::Alhambra, |desk, host| desk.run(command, host));
    }

    /// Carries out a command of *Alexandros*.
    pub(super) fn run_alexandros(&mut self, command: alexandros::GameCommand) {
        act!(self.alexandros, Page::Alexandros, |desk, host| desk.run(command, host));
    }

    /// The game that is open, if one is: no two are.
    fn game_open(&self) -> Option<GameId> {
        self.open_file().and_then(|(_, page)| page.game())
    }

    /// The file that is open, and its page.
    #[must_use]
    pub fn open_file(&self) -> Option<(&str, Page)> {
        let played = self.roll_and_write.open().map(|(file, page)| (file, page.into()));
        let tiles = || self.alhambra.open().map(|(file, page)| (file, page.into()));
        let ledger = || self.alexandros.open().map(|(file, page)| (file, page.into()));
        played.or_else(tiles).or_else(ledger)
    }

    /// Shows what is open.
    pub(super) fn show_open(&mut self) {
        if let Some(game) = self.game_open() {
            in_game!(self, game, |desk, host| desk.show_open(host));
        }
    }

    /// The first thing that would be lost, of which game, and why it cannot be saved.
    pub(super) fn unsaved(&mut self, quits: bool) -> Option<((GameId, Unsaved), StoreError)> {
        GameId::ALL.into_iter().find_map(|game| {
            let (what, error) = in_game!(self, game, |desk, host| desk.unsaved(quits, host))?;
            Some(((game, what), error))
        })
    }

    /// It as the text of a file that can be imported.
    pub(super) fn text_of(&mut self, (game, what): (GameId, Unsaved)) -> Option<String> {
        in_game!(self, game, |desk, _host| desk.text_of(what))
    }

    /// Leaves it behind.
    pub(super) fn give_up(&mut self, (game, what): (GameId, Unsaved)) {
        in_game!(self, game, |desk, _host| desk.give_up(what));
    }

    /// Lets the games go that are open.
    pub(super) fn close_games(&mut self) {
        let open = self.open_file().map(|(file, _)| file.to_owned());
        each_desk!(self, |desk| desk.close());
        if let Some(file) = open {
            self.library.look_again(&file);
        }
        self.refresh_library();
    }

    /// Lets go of a file that is thrown away.
    pub(super) fn let_go(&mut self, file: &str) {
        each_desk!(self, |desk| desk.let_go(file));
    }

    /// The game of a record; none where nobody here knows it, which is told.
    fn game_of(&mut self, name: &str, text: &str) -> Option<GameId> {
        match GameId::of(text) {
            Ok(game) => Some(game),
            Err(game) => {
                let reason = Unreadable::OtherGame(game).describe(&self.texts);
                self.error(self.texts.error_open(name, &reason));
                None
            }
        }
    }

    /// The saved games of *Alhambra: Roll & Write*, each with its file.
    pub fn roll_and_write_games(&self) -> impl Iterator<Item = (&str, &roll_and_write::GameSummary)> {
        self.library.games().iter().filter_map(|game| match game.content.as_ref().ok()? {
            SavedGame::RollAndWrite(summary) => Some((game.file.as_str(), summary)),
            SavedGame::Alhambra(_) | SavedGame::Alexandros(_) => None,
        })
    }

    /// Tells the games what of theirs is saved now.
    pub(super) fn tell_saved(&mut self) {
        let saved = self.library.games().iter().filter_map(|game| match game.content.as_ref().ok()? {
            SavedGame::RollAndWrite(summary) => Some((game.file.as_str(), summary)),
            SavedGame::Alhambra(_) | SavedGame::Alexandros(_) => None,
        });
        self.roll_and_write.hear_saved(saved);
    }

    /// Goes on with the game that a file holds; no other is open.
    pub(super) fn go_on(&mut self, text: &str, lock: GameLock) {
        if let Some(game) = self.game_of(lock.name(), text) {
            in_game!(self, game, |desk, host| desk.go_on(text, lock, host));
        }
    }

    /// Looks at a record; false when it cannot be read, which is told. The library is as it is now.
    pub(super) fn look_at(&mut self, source: Source, text: &str, viewing: Viewing) -> bool {
        let file = match &source {
            Source::File(file) if viewing == Viewing::Card => Some(file),
            _ => None,
        };
        let Some(game) = self.game_of(source.name(), text) else { return false };
        let placing = file.and_then(|file| self.placing(game, file));
        in_game!(self, game, |desk, host| desk.view(source, text, viewing, placing, host))
    }

    /// How the game in a file compares with the others of its kind.
    fn placing(&self, game: GameId, file: &str) -> Option<Placing> {
        match game {
            GameId::RollAndWrite => roll_and_write::placing(self.roll_and_write_games(), file),
            // Points of tables say nothing about each other.
            GameId::Alhambra | GameId::Alexandros => None,
        }
    }

    /// Begins a new game like the one that is looked at.
    pub(super) fn rematch(&mut self) {
        if let Some(game) = self.page.game() {
            in_game!(self, game, |desk, host| desk.play_again(host));
        }
    }

    /// Says something of the game in a file.
    pub(super) fn describe(&mut self, file: &str, words: Description) {
        self.say_of(file, words);
        self.library.look_again(file);
        self.refresh_library();
    }

    /// The same for one of many: the library looks at them again when all is said.
    pub(super) fn say_of(&mut self, file: &str, words: Description) {
        let text = self.read(&Source::File(file.to_owned()));
        if let Some(game) = text.and_then(|text| self.game_of(file, &text)) {
            in_game!(self, game, |desk, host| desk.describe(file, words, host));
        }
    }

    /// Takes the record that was read from a path into the library.
    pub(super) fn take_in(&mut self, path: &str, text: &str) {
        self.take_in_one(path, text);
        self.refresh_library();
    }

    /// The same for one of many: the library looks for what changed when all are there.
    pub(super) fn take_in_one(&mut self, path: &str, text: &str) {
        if let Some(game) = self.game_of(path, text) {
            in_game!(self, game, |desk, host| desk.import(path, text, host));
        }
    }

    /// Counts the time of an input in the current game.
    pub fn count_time(&mut self, seconds: f64) {
        match self.page {
            Page::RollAndWrite(page) => self.roll_and_write.count_time(page, seconds),
            Page::Alhambra(page) => self.alhambra.count_time(page, seconds),
            Page::Alexandros(page) => self.alexandros.count_time(page, seconds),
            Page::Home | Page::Library | Page::HighScores | Page::Settings => {}
        }
    }

    /// From now on this is called, from another thread, when there is something new to [`AppState::poll`].
    pub fn wake_by(&mut self, waker: impl Fn() + Send + Sync + 'static) {
        self.waker = Arc::new(waker);
        let waker = Arc::clone(&self.waker);
        self.roll_and_write.wake_by(move || waker());
    }

    /// Hears how work in the background goes; true while it has to be asked again soon.
    pub fn poll(&mut self) -> bool {
        let is_looking = self.poll_library() | self.poll_backups() | self.poll_photo();
        act!(self.roll_and_write, Page::RollAndWrite, |desk, host| desk.poll(host)) || is_looking
    }

    /// Whatever was done, each game puts in order what goes with it.
    pub(super) fn follow(&mut self) {
        self.roll_and_write.follow();
    }

    pub(super) fn settings_changed(&mut self, settings: &Settings) {
        self.roll_and_write.settings_changed(&self.settings, settings);
    }
}
