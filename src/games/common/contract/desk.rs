//! What of a game is under way, as the program tells it what happens.

use std::{any::Any, sync::Arc};

use super::{AnyCommand, AnyPage, GameGlance, OwnFigures, TypedPage};
use crate::{
    Description,
    high_scores::ResultRank,
    host::{Host, Source, Unsaved, Viewing},
};
use storage::{GameLock, Settings, StoreError};

/// What of a game is under way. At most one game of the program is open.
pub trait Desk: Any {
    /// Carries out a command of the game. Everything that can go wrong is told.
    fn run(&mut self, command: AnyCommand, host: &mut Host<'_, AnyPage>);

    /// Makes a page ready that is about to be shown.
    fn prepare(&mut self, page: AnyPage, host: &mut Host<'_, AnyPage>);

    /// Begins what was made ready: nothing else is open by now.
    fn begin(&mut self, host: &mut Host<'_, AnyPage>);

    /// A new game like the one that is looked at.
    fn play_again(&mut self, host: &mut Host<'_, AnyPage>);

    /// The file that is open, and its page.
    fn open(&self) -> Option<(&str, AnyPage)>;

    /// Shows what is open.
    fn show_open(&mut self, host: &mut Host<'_, AnyPage>);

    /// Lets go of what is open.
    fn close(&mut self);

    /// Lets go of a file that is thrown away.
    fn let_go(&mut self, file: &str);

    /// Goes on with the game that a file holds; nothing else is open.
    fn go_on(&mut self, text: &str, lock: GameLock, host: &mut Host<'_, AnyPage>);

    /// Looks at a record; false when it cannot be read, which is told.
    fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<ResultRank>,
        host: &mut Host<'_, AnyPage>,
    ) -> bool;

    /// Says something of the game in a file.
    fn describe(&mut self, file: &str, words: Description, host: &mut Host<'_, AnyPage>);

    /// Takes in what was read from a path: a record, a table as text, or something else of the game.
    fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, AnyPage>);

    /// The first thing that would be lost, and why it cannot be saved. Drafts stay until the program `quits`.
    fn unsaved(&mut self, quits: bool, host: &mut Host<'_, AnyPage>) -> Option<(Unsaved, StoreError)>;

    /// It as the text of a file that can be imported.
    fn text_of(&self, what: Unsaved) -> Option<String>;

    /// Leaves it behind.
    fn give_up(&mut self, what: Unsaved);

    /// Counts the time of an input on a page.
    fn count_time(&mut self, page: AnyPage, seconds: f64);

    /// Hears which of its games are saved now, each with its file.
    fn hear_saved<'a>(&mut self, _games: &mut dyn Iterator<Item = (&'a str, &'a dyn GameGlance)>) {}

    /// From now on this is called, from another thread, when there is something new to [`Desk::poll`].
    fn wake_by(&mut self, _waker: Arc<dyn Fn() + Send + Sync>) {}

    /// Hears how its work in the background goes; true while it has to be asked again soon.
    fn poll(&mut self, _host: &mut Host<'_, AnyPage>) -> bool {
        false
    }

    /// Whatever was done, puts in order what goes with it.
    fn follow(&mut self) {}

    /// How often what it has for today has changed apart from its saved games.
    fn today_changes(&self) -> u64 {
        0
    }

    /// Looks for what has changed in what only this game says in figures: they are about to be shown.
    fn look_for_figures(&mut self, _host: &mut Host<'_, AnyPage>) {}

    /// What only this game says in figures, where there is something.
    fn figures(&self) -> Option<&dyn OwnFigures> {
        None
    }

    /// The settings have changed.
    fn settings_changed(&mut self, _before: &Settings, _now: &Settings) {}
}

impl dyn Desk {
    /// What is under way, as its game knows it; none of another game.
    #[must_use]
    pub fn typed<D: Desk>(&self) -> Option<&D> {
        let desk: &dyn Any = self;
        desk.downcast_ref()
    }
}

impl Host<'_, AnyPage> {
    /// Acts as the host of one game, by its pages.
    pub fn of<P: TypedPage, T>(&mut self, act: impl FnOnce(&mut Host<'_, P>) -> T) -> T {
        let Self { data, games, settings, people, texts, page, requests } = self;
        let page = page.and_then(AnyPage::typed);
        let mut own = Host::new(data, games, settings, people, texts, page);
        let done = act(&mut own);
        requests.extend(own.requests.into_iter().map(|request| request.map(AnyPage::from)));
        done
    }
}
