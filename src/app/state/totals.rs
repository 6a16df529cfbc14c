//! Games of which only the totals are known: of whichever game they are, they are looked at, described and taken in alike.

use jiff::tz::TimeZone;

use super::{AppState, Page};
use common::{
    Description,
    contract::{GameRef, read_totals_record},
    host::Source,
    totals::TotalsGame,
    words::totals::usual_title,
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
    pub(super) fn read_totals(&mut self, name: &str, text: &str) -> Option<Loaded<TotalsGame>> {
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

    /// Takes a record of totals that was read from a path into the library.
    pub(super) fn take_in_totals(&mut self, path: &str, text: &str) {
        if let Some(Loaded { game, .. }) = self.read_totals(path, text) {
            self.take_in_made(&game, text);
        }
    }

    /// Puts a record of totals into the library; its file.
    pub(super) fn take_in_made(&mut self, game: &TotalsGame, text: &str) -> Option<String> {
        let header = &game.header;
        let title =
            if header.title.is_empty() { usual_title(&self.texts, header) } else { header.title.clone() };
        self.with_host(|host| host.take_in(header, &title, text))
    }
}
