//! A game kept at a table whose own things are what people transcribe.

use std::fmt::Debug;

use super::{OwnDesk, TableCommand, TableGame};
use crate::{
    host::{Host, Unsaved},
    transcribed::{self, Sketch, Transcribed, TranscribedCommand, TranscribedDesk},
};
use kernel::json::parse;
use storage::{DataDir, StoreError};

impl<G, E> From<TranscribedCommand<E>> for TableCommand<G>
where
    G: TableGame<Own: OwnDesk<Command = TranscribedCommand<E>>>,
{
    fn from(command: TranscribedCommand<E>) -> Self {
        Self::Own(command)
    }
}

impl<D: Transcribed> OwnDesk for TranscribedDesk<D>
where
    <D::Sketch as Sketch>::Edit: Clone + Debug + PartialEq,
{
    type Page = D::Page;
    type Command = TranscribedCommand<<D::Sketch as Sketch>::Edit>;

    fn new(data: &DataDir) -> Self {
        Self::new(data)
    }

    fn run(&mut self, command: Self::Command, host: &mut Host<'_, D::Page>) {
        self.run(command, host);
    }

    fn prepare(&mut self, page: D::Page, host: &mut Host<'_, D::Page>) {
        if D::is_shown_on(page) {
            self.open(host);
        }
    }

    fn unsaved(&mut self) -> Option<(Unsaved, StoreError)> {
        Some((Unsaved::Sheet, self.unsaved()?))
    }

    fn text_of(&self, what: Unsaved) -> Option<String> {
        self.text().filter(|_| what == Unsaved::Sheet)
    }

    fn give_up(&mut self, what: Unsaved) {
        if what == Unsaved::Sheet {
            self.give_up();
        }
    }

    fn is_own(text: &str) -> bool {
        parse(text).is_ok_and(|found| D::is_one(&found))
    }

    fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, D::Page>) -> bool {
        let is_own = <Self as OwnDesk>::is_own(text);
        if is_own {
            self.take_in(path, transcribed::read(text), host);
        }
        is_own
    }
}
