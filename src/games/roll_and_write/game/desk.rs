//! The desk, as the program tells it what happens.

use std::sync::Arc;

use super::Desk;
use common::{
    Description,
    contract::{self, AnyCommand, AnyPage, GameGlance, OwnFigures, own_glance},
    high_scores::ResultRank,
    host::{Host, Source, Unsaved, Viewing, file_errors},
};
use storage::{GameLock, Settings, StoreError};

impl contract::Desk for Desk {
    fn run(&mut self, command: AnyCommand, host: &mut Host<'_, AnyPage>) {
        if let Some(command) = command.typed() {
            host.of(|host| self.run(command, host));
        }
    }

    fn prepare(&mut self, page: AnyPage, host: &mut Host<'_, AnyPage>) {
        if let Some(page) = page.typed() {
            host.of(|host| self.prepare(page, host));
        }
    }

    fn begin(&mut self, host: &mut Host<'_, AnyPage>) {
        host.of(|host| self.begin(host));
    }

    fn play_again(&mut self, host: &mut Host<'_, AnyPage>) {
        host.of(|host| self.play_again(host));
    }

    fn open(&self) -> Option<(&str, AnyPage)> {
        self.open().map(|(file, page)| (file, page.into()))
    }

    fn show_open(&mut self, host: &mut Host<'_, AnyPage>) {
        host.of(|host| self.show_open(host));
    }

    fn close(&mut self) {
        self.close();
    }

    fn let_go(&mut self, file: &str) {
        self.let_go(file);
    }

    fn go_on(&mut self, text: &str, lock: GameLock, host: &mut Host<'_, AnyPage>) {
        host.of(|host| self.go_on(text, lock, host));
    }

    fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<ResultRank>,
        host: &mut Host<'_, AnyPage>,
    ) -> bool {
        host.of(|host| self.view(source, text, viewing, placing, host))
    }

    fn describe(&mut self, file: &str, words: Description, host: &mut Host<'_, AnyPage>) {
        host.of(|host| self.describe(file, words, host));
    }

    fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, AnyPage>) {
        host.of(|host| self.import(path, text, host));
    }

    fn unsaved(&mut self, quits: bool, host: &mut Host<'_, AnyPage>) -> Option<(Unsaved, StoreError)> {
        host.of(|host| self.unsaved(quits, host))
    }

    fn text_of(&self, what: Unsaved) -> Option<String> {
        self.text_of(what)
    }

    fn give_up(&mut self, what: Unsaved) {
        self.give_up(what);
    }

    fn count_time(&mut self, page: AnyPage, seconds: f64) {
        if let Some(page) = page.typed() {
            self.count_time(page, seconds);
        }
    }

    fn hear_saved<'a>(&mut self, games: &mut dyn Iterator<Item = (&'a str, &'a dyn GameGlance)>) {
        self.hear_saved(games.filter_map(own_glance));
    }

    fn wake_by(&mut self, waker: Arc<dyn Fn() + Send + Sync>) {
        self.wake_by(move || waker());
    }

    fn poll(&mut self, host: &mut Host<'_, AnyPage>) -> bool {
        host.of(|host| self.poll(host))
    }

    fn follow(&mut self) {
        self.follow();
    }

    fn today_changes(&self) -> u64 {
        self.drills.changes()
    }

    fn look_for_figures(&mut self, host: &mut Host<'_, AnyPage>) {
        if let Err(error) = self.statistics.refresh() {
            host.error(file_errors::with_file(host.texts, &error));
        }
    }

    fn figures(&self) -> Option<&dyn OwnFigures> {
        Some(&self.statistics)
    }

    fn settings_changed(&mut self, before: &Settings, now: &Settings) {
        self.settings_changed(before, now);
    }
}
