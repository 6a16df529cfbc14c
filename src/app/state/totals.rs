//! Games of which only the totals are known: of whichever game they are, they are looked at, described and taken in alike.

use jiff::tz::TimeZone;

use super::{AppState, Page};
use common::{
    Description,
    contract::{GameRef, read_totals_record},
    host::{Source, Viewing},
    totals::TotalsGame,
};
use kernel::record::{Loaded, describe};

/// A record of totals that is looked at.
pub struct ViewedTotals {
    /// Where it is from.
    pub source: Source,
    /// The game it is of.
    pub game: GameRef,
    /// What it holds.
    pub loaded: Loaded<TotalsGame>,
}

impl AppState {
    /// The record of totals that a text is; none where it is damaged, which is told.
    fn read_totals(&mut self, name: &str, text: &str) -> Option<Loaded<TotalsGame>> {
        let read = read_totals_record(&self.texts, text);
        read.map_err(|faults| {
            let reason = faults.into_iter().next().unwrap_or_default();
            self.error(self.texts.error_open(name, &reason));
        })
        .ok()
    }

    /// Looks at a record of totals; false when it cannot be read, which is told.
    pub(super) fn look_at_totals(&mut self, game: GameRef, source: Source, text: &str) -> bool {
        let Some(loaded) = self.read_totals(source.name(), text) else { return false };
        self.totals = Some(ViewedTotals { source, game, loaded });
        self.go(Page::Totals);
        true
    }

    /// Says something of the game in a file.
    pub(super) fn describe_totals(&mut self, file: &str, words: Description) {
        let opened = self.games.open(file);
        let (mut lock, text) = match opened {
            Ok(opened) => opened,
            Err(error) => return self.report(file, &error),
        };
        let Some(Loaded { game, source, read_only }) = self.read_totals(file, &text) else { return };
        if read_only {
            return self.remark(self.texts.library_newer().to_owned());
        }
        let header = words.put_into(game.header, &TimeZone::system());
        if let Err(error) = self.games.save_in_place(&mut lock, &describe(&source, &header)) {
            self.report(file, &error.into());
        }
    }

    /// Shows the page on which totals are typed, of the game whose page is shown.
    pub(super) fn type_totals(&mut self) {
        let shown = self.page.game().and_then(|page| self.list.named(page.game()));
        if let Some(game) = shown {
            self.typed_totals = Some(game);
            self.go(Page::TypedTotals);
        }
    }

    /// Puts totals that were typed into the library and shows their card.
    pub(super) fn keep_totals(&mut self, made: &TotalsGame) {
        let header = &made.header;
        let title = if header.title.is_empty() { header.names() } else { header.title.clone() };
        let file = self.with_host(|host| host.take_in(header, &title, &made.write(None)));
        if let Some(file) = file {
            self.page = self.trail.pop().unwrap_or(Page::Home);
            self.view(Source::File(file), Viewing::Card);
        }
    }

    /// Takes a record of totals that was read from a path into the library.
    pub(super) fn take_in_totals(&mut self, path: &str, text: &str) {
        let Some(Loaded { game, .. }) = self.read_totals(path, text) else { return };
        let header = &game.header;
        let title = if header.title.is_empty() { header.names() } else { header.title.clone() };
        self.with_host(|host| host.take_in(header, &title, text));
    }
}
