//! The games: what the program tells them, and what they ask for.

use std::sync::Arc;

use super::{AppState, LibraryIndex, Next, Page, next::Left};
use crate::command::PhotoCommand;
use common::{
    Description,
    contract::{AnyCommand, AnyPage, Desk, GameGlance, GameRef, Unreadable},
    high_scores::ResultRank,
    host::{AppRequest, AppView, Host, Source, Unsaved, Viewing},
};
use storage::{GameLock, Settings, StoreError};

impl AppState {
    /// What of the game of this desk is under way.
    ///
    /// # Panics
    /// When the program does not have that game.
    #[must_use]
    pub fn desk<D: Desk>(&self) -> &D {
        self.desks.typed().expect("a desk of one of its games")
    }

    /// The same, to change it.
    ///
    /// # Panics
    /// When the program does not have that game.
    pub fn desk_mut<D: Desk>(&mut self) -> &mut D {
        self.desks.typed_mut().expect("a desk of one of its games")
    }

    /// The games, each with what of it is under way.
    pub fn games_under_way(&self) -> impl Iterator<Item = (GameRef, &dyn Desk)> {
        self.desks.each()
    }

    /// What the screens of a game may read; none of a game that is not here.
    #[must_use]
    pub fn view_of(&self, game: &str) -> Option<AppView<'_, dyn Desk>> {
        let desk = self.desks.of(game)?;
        let Self { data, settings, people, texts, errors, help, .. } = self;
        let motion_times = self.motion_times();
        Some(AppView { data, settings, people, texts, motion_times, errors: *errors, help: *help, desk })
    }

    /// Lets the desk of a game act, and then does what it asked for.
    fn in_game<T>(
        &mut self,
        game: &str,
        act: impl FnOnce(&mut dyn Desk, &mut Host<'_, AnyPage>) -> T,
    ) -> Option<T> {
        let Self { data, games, settings, people, texts, page, desks, .. } = self;
        let mut host = Host::new(data, games, settings, people, texts, page.game());
        let (_, desk) = desks.each_mut().find(|(of, _)| of.id() == game)?;
        let done = act(desk, &mut host);
        let requests = host.requests;
        requests.into_iter().for_each(|request| self.grant(request));
        Some(done)
    }

    /// The same without a game.
    pub(super) fn with_host<T>(&mut self, act: impl FnOnce(&mut Host<'_, AnyPage>) -> T) -> T {
        let Self { data, games, settings, people, texts, page, .. } = &*self;
        let mut host = Host::new(data, games, settings, people, texts, page.game());
        let done = act(&mut host);
        let requests = host.requests;
        requests.into_iter().for_each(|request| self.grant(request));
        done
    }

    /// The same with the game of a page, if it is one of a game.
    fn in_game_of(&mut self, page: Page, act: impl FnOnce(&mut dyn Desk, AnyPage, &mut Host<'_, AnyPage>)) {
        if let Some(page) = page.game() {
            self.in_game(page.game(), |desk, host| act(desk, page, host));
        }
    }

    pub(super) fn grant(&mut self, request: AppRequest<AnyPage>) {
        match request {
            AppRequest::Show(page) => self.go(page.into()),
            AppRequest::ShowOverHome(page) => {
                self.trail = vec![Page::Home];
                self.page = page.into();
            }
            AppRequest::Begin(page) => self.leave(Next::Begin(page.into())),
            AppRequest::Home => self.go(Page::Home),
            AppRequest::Settings => self.go(Page::Settings),
            AppRequest::Statistics => self.go(Page::Statistics),
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
            AppRequest::TypeTotals => self.type_totals(),
            AppRequest::Set(settings) => self.set(*settings),
            AppRequest::Say(tone, text) => self.push_notification(text, tone),
        }
    }

    /// Begins what the game of this page has ready.
    pub(super) fn begin(&mut self, page: Page) {
        self.in_game_of(page, |desk, _, host| desk.begin(host));
    }

    /// Makes a page ready that is about to be opened.
    pub(super) fn prepare(&mut self, page: Page) {
        self.in_game_of(page, Desk::prepare);
    }

    /// Has each game look for what only it says in figures: they are about to be shown.
    pub(super) fn look_for_figures(&mut self) {
        for game in self.list.all() {
            self.in_game(game.id(), Desk::look_for_figures);
        }
    }

    /// Carries out a command of a game.
    pub(super) fn run_game(&mut self, command: AnyCommand) {
        self.in_game(command.game(), |desk, host| desk.run(command, host));
    }

    /// The file that is open, and its page: at most one game has one.
    #[must_use]
    pub fn open_file(&self) -> Option<(&str, Page)> {
        self.games_under_way().find_map(|(_, desk)| desk.open()).map(|(file, page)| (file, page.into()))
    }

    /// Shows what is open.
    pub(super) fn show_open(&mut self) {
        if let Some((_, page)) = self.open_file() {
            self.in_game_of(page, |desk, _, host| desk.show_open(host));
        }
    }

    /// The first thing that would be lost, of which game, and why it cannot be saved. Totals that are typed are of none.
    pub(super) fn unsaved(&mut self, quits: bool) -> Option<(Left, StoreError)> {
        let of_game = self.list.all().find_map(|game| {
            let unsaved = self.in_game(game.id(), |desk, host| desk.unsaved(quits, host));
            let (what, error) = unsaved.flatten()?;
            Some(((Some(game), what), error))
        });
        of_game.or_else(|| {
            let error = if quits { self.typed_totals.unsaved() } else { None };
            Some(((None, Unsaved::LateEntry), error?))
        })
    }

    /// It as the text of a file that can be imported.
    pub(super) fn text_of(&self, (game, what): Left) -> Option<String> {
        match game {
            Some(game) => self.desks.of(game.id())?.text_of(what),
            None => Some(self.typed_totals.text()),
        }
    }

    /// Leaves it behind.
    pub(super) fn give_up(&mut self, (game, what): Left) {
        match game {
            Some(game) => {
                self.in_game(game.id(), |desk, _| desk.give_up(what));
            }
            None => self.typed_totals.give_up(),
        }
    }

    /// Lets the games go that are open.
    pub(super) fn close_games(&mut self) {
        let open = self.open_file().map(|(file, _)| file.to_owned());
        self.desks.each_mut().for_each(|(_, desk)| desk.close());
        if let Some(file) = open {
            self.library.look_again(&file);
        }
        self.refresh_library();
    }

    /// Lets go of a file that is thrown away.
    pub(super) fn let_go(&mut self, file: &str) {
        self.desks.each_mut().for_each(|(_, desk)| desk.let_go(file));
    }

    /// The game of a record; none where nobody here knows it, which is told.
    fn game_of(&mut self, name: &str, text: &str) -> Option<GameRef> {
        match self.list.of(text) {
            Ok(game) => Some(game),
            Err(game) => {
                let reason = Unreadable::OtherGame(game).describe(&self.texts);
                self.error(self.texts.error_open(name, &reason));
                None
            }
        }
    }

    /// The saved games of a game, each with its file.
    pub fn saved_of(&self, game: GameRef) -> impl Iterator<Item = (&str, &dyn GameGlance)> {
        saved_in(&self.library, game)
    }

    /// Tells the games what of theirs is saved now.
    pub(super) fn tell_saved(&mut self) {
        let library = &self.library;
        for (game, desk) in self.desks.each_mut() {
            desk.hear_saved(&mut saved_in(library, game));
        }
    }

    /// Goes on with the game that a file holds; no other is open.
    pub(super) fn go_on(&mut self, text: &str, lock: GameLock) {
        if let Some(game) = self.game_of(lock.name(), text) {
            self.in_game(game.id(), |desk, host| desk.go_on(text, lock, host));
        }
    }

    /// Looks at a record; false when it cannot be read, which is told. The library is as it is now.
    pub(super) fn look_at(&mut self, source: Source, text: &str, viewing: Viewing) -> bool {
        if let Some(game) = self.list.of_totals(text) {
            return self.look_at_totals(game, source, text);
        }
        let file = match &source {
            Source::File(file) if viewing == Viewing::Card => Some(file),
            _ => None,
        };
        let Some(game) = self.game_of(source.name(), text) else { return false };
        let placing = file.and_then(|file| self.placing(game, file));
        let viewed = self.in_game(game.id(), |desk, host| desk.view(source, text, viewing, placing, host));
        viewed.unwrap_or(false)
    }

    /// How the game in a file compares with the others of its kind.
    fn placing(&self, game: GameRef, file: &str) -> Option<ResultRank> {
        game.scores()?.placing(&mut self.saved_of(game), file)
    }

    /// Begins a new game like the one that is looked at.
    pub(super) fn rematch(&mut self) {
        self.in_game_of(self.page, |desk, _, host| desk.play_again(host));
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
        if text.as_ref().is_some_and(|text| self.list.of_totals(text).is_some()) {
            return self.describe_totals(file, words);
        }
        if let Some(game) = text.and_then(|text| self.game_of(file, &text)) {
            self.in_game(game.id(), |desk, host| desk.describe(file, words, host));
        }
    }

    /// Takes the record that was read from a path into the library.
    pub(super) fn take_in(&mut self, path: &str, text: &str) {
        self.take_in_one(path, text);
        self.refresh_library();
    }

    /// The same for one of many: the library looks for what changed when all are there.
    pub(super) fn take_in_one(&mut self, path: &str, text: &str) {
        if self.take_in_typed_totals(text) {
            return;
        }
        if self.list.of_totals(text).is_some() {
            return self.take_in_totals(path, text);
        }
        if let Some(game) = self.game_of(path, text) {
            self.in_game(game.id(), |desk, host| desk.import(path, text, host));
        }
    }

    /// Counts the time of an input in the current game.
    pub fn count_time(&mut self, seconds: f64) {
        self.in_game_of(self.page, |desk, page, _| desk.count_time(page, seconds));
    }

    /// From now on this is called, from another thread, when there is something new to [`AppState::poll`].
    pub fn wake_by(&mut self, waker: impl Fn() + Send + Sync + 'static) {
        let waker: Arc<dyn Fn() + Send + Sync> = Arc::new(waker);
        self.desks.each_mut().for_each(|(_, desk)| desk.wake_by(Arc::clone(&waker)));
        self.waker = waker;
    }

    /// Hears how work in the background goes; true while it has to be asked again soon.
    pub fn poll(&mut self) -> bool {
        let is_looking = self.poll_library()
            | self.poll_backups()
            | self.poll_photo()
            | self.poll_plays()
            | self.poll_plays_out();
        self.list
            .all()
            .fold(is_looking, |is_busy, game| self.in_game(game.id(), Desk::poll).unwrap_or(false) | is_busy)
    }

    /// Whatever was done, each game puts in order what goes with it.
    pub(super) fn follow(&mut self) {
        self.desks.each_mut().for_each(|(_, desk)| desk.follow());
    }

    pub(super) fn settings_changed(&mut self, settings: &Settings) {
        let known = &self.settings;
        self.desks.each_mut().for_each(|(_, desk)| desk.settings_changed(known, settings));
    }
}

/// The games of a library that are of one game, each with its file.
fn saved_in(library: &LibraryIndex, game: GameRef) -> impl Iterator<Item = (&str, &dyn GameGlance)> {
    library.games().iter().filter_map(move |entry| {
        let saved = entry.content.as_ref().ok().filter(|saved| saved.game() == game)?;
        Some((entry.file.as_str(), &**saved))
    })
}
