//! Saved games: continuing, viewing, deleting, importing and exporting them.

use super::{AppState, Next};
use crate::{
    app::samples,
    games::common::host::{Source, Tone, Viewing, file_errors},
    storage::{self, GamesError, read_text},
};

impl AppState {
    /// The text of a record; none where it cannot be read, which is told.
    pub(super) fn read(&mut self, source: &Source) -> Option<String> {
        match source {
            Source::Sample(name) => samples::text(name).map(str::to_owned),
            Source::File(file) => match self.games.read(file) {
                Ok(text) => Some(text),
                Err(error) => {
                    self.report(file, &error);
                    None
                }
            },
        }
    }

    /// Looks at a game; false when it cannot be read, which was said.
    pub(super) fn view(&mut self, source: Source, viewing: Viewing) -> bool {
        let Some(text) = self.read(&source) else { return false };
        if viewing == Viewing::Card {
            if let Source::File(file) = &source {
                self.library.look_again(file);
            }
            self.refresh_library();
        }
        self.look_at(source, &text, viewing)
    }

    /// Goes on with the game in a file.
    pub(super) fn open(&mut self, file: &str) {
        if self.open_file().is_some_and(|(open, _)| open == file) {
            return self.show_open();
        }
        self.leave(Next::Open(file.to_owned()));
    }

    /// Goes on with the game in a file, after the last one was left.
    pub(super) fn open_left(&mut self, file: &str) {
        match self.games.open(file) {
            Ok((lock, text)) => self.go_on(&text, lock),
            Err(error) => self.report(file, &error),
        }
    }

    pub(super) fn trash(&mut self, file: &str) {
        self.let_go(file);
        let moved = self.games.lock(file).and_then(|lock| Ok(self.games.trash(lock)?));
        match moved {
            Ok(name) => {
                self.trash.look_again(&name);
                self.trashed = Some(name);
            }
            Err(error) => self.report(file, &error),
        }
        self.library.look_again(file);
        self.refresh_library();
    }

    pub(super) fn restore(&mut self, file: &str) {
        match self.games.restore(file) {
            Ok(()) => {
                self.trashed = None;
                self.notify(self.texts.library_restored().to_owned());
            }
            Err(error) => self.report(file, &error),
        }
        self.library.look_again(file);
        self.trash.look_again(file);
        self.refresh_library();
    }

    pub(super) fn delete_for_good(&mut self, file: &str) {
        if let Err(error) = self.games.delete_for_good(file) {
            self.report(file, &error);
        }
        if self.trashed.as_deref() == Some(file) {
            self.trashed = None;
        }
        self.trash.look_again(file);
        self.refresh_library();
    }

    pub(super) fn empty_trash(&mut self) {
        if let Err(error) = self.games.empty_trash() {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(self.texts.error_empty_trash(&reason));
        }
        self.trashed = None;
        self.refresh_library();
    }

    pub(super) fn import(&mut self, path: &str) {
        match read_text(path.trim().as_ref()) {
            Ok(text) => self.take_in(path, &text),
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, &error);
                self.error(self.texts.error_open(path, &reason));
            }
        }
    }

    pub(super) fn export(&mut self, source: &Source, path: &str) {
        let Some(text) = self.read(source) else { return };
        self.write_out(path, text.as_bytes());
    }

    /// Writes a file where none is.
    pub(super) fn write_out(&mut self, path: &str, bytes: &[u8]) {
        match storage::write_out(path.trim().as_ref(), bytes, false) {
            Ok(()) => self.notify(self.texts.exported_to(path.trim())),
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, &error);
                self.error(self.texts.error_export(&reason));
            }
        }
    }

    /// Tells why a game could not be read or written.
    fn report(&mut self, file: &str, error: &GamesError) {
        let text = file_errors::of_game(&self.texts, file, error);
        self.push_notification(text, Tone::Error);
    }
}
