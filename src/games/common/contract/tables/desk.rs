//! The desk of a game that is kept at a table, as the program tells it what happens.

use crate::{
    Description,
    contract::{AnyCommand, AnyPage, Desk, TypedCommand, TypedPage},
    high_scores::ResultRank,
    host::{Host, Source, Unsaved, Viewing},
    table::{TableCommand, TableDesk, TableGame, read_record},
};
use storage::{GameLock, StoreError};

impl<G: TableGame<Page: TypedPage>> TypedCommand for TableCommand<G> {
    const GAME: &'static str = G::Page::GAME;
}

impl<G: TableGame<Page: TypedPage>> Desk for TableDesk<G> {
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
        host.of(|host| self.go_on(read_record::<G>(text), lock, host));
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
}
