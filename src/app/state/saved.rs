//! Saved games: looking at them, naming them, throwing them away, bringing them in and out.

use super::AppState;
use crate::app::{Page, Viewed};
use crate::games::roll_and_write::record;
use crate::kernel::record::Header;
use crate::{
    app::{Description, command::Source, samples},
    games::roll_and_write::{
        record::{Fault, Loaded},
        rules::Phase,
        screens::render,
        session::{file_errors, high_scores::HighScores},
        text::{errors::Refusals, event_text},
    },
    storage::{Games, GamesError, StoreError, read_text, write_new},
    text::Key,
};

/// The size of a picture of a game, in pixels.
const PICTURE: (u32, u32) = (1920, 1200);

impl AppState {
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
    pub(super) fn view(&mut self, source: Source, page: Page) -> bool {
        let Some(text) = self.read(&source) else { return false };
        match record::read(&text) {
            Ok(loaded) => {
                let is_new_record = page == Page::ScoreCard && self.is_new_record(&source);
                self.viewed = Some(Viewed { source, loaded, is_new_record });
                self.go(page);
                true
            }
            Err(faults) => {
                let name = match &source {
                    Source::File(file) => file.clone(),
                    Source::Sample(name) => (*name).to_owned(),
                };
                self.damaged(&name, &faults);
                false
            }
        }
    }

    fn is_new_record(&mut self, source: &Source) -> bool {
        let Source::File(file) = source else { return false };
        self.refresh_library();
        HighScores::new(self.library.games()).is_new_record(file)
    }

    /// Shows the score card of the current game.
    pub(super) fn look_at_session(&mut self) {
        if let Some(file) = self.session.as_ref().map(|session| session.file().to_owned()) {
            self.view(Source::File(file), Page::ScoreCard);
        }
    }

    /// The score card of the current game, once it is over.
    pub(super) fn show_final_card(&mut self) {
        let over = self.session.as_ref().is_some_and(|session| session.game().state().phase() == Phase::Over);
        if over {
            self.look_at_session();
        }
    }

    pub(super) fn trash(&mut self, file: &str) {
        if self.session.as_ref().is_some_and(|session| session.file() == file) {
            self.session = None;
        }
        if self.pad.as_ref().is_some_and(|session| session.file() == file) {
            self.pad = None;
        }
        let moved = self.games.lock(file).and_then(|lock| Ok(self.games.trash(lock)?));
        match moved {
            Ok(name) => self.trashed = Some(name),
            Err(error) => self.report(file, &error),
        }
        self.refresh_library();
        self.find_open_game();
    }

    pub(super) fn describe(&mut self, file: &str, words: Description) {
        let opened = self.games.lock(file).and_then(|lock| Ok((self.games.read(file)?, lock)));
        match opened.map(|(text, lock)| (record::read(&text), lock)) {
            Ok((Ok(Loaded { mut game, source, read_only: false }), lock)) => {
                let header = game.header_mut();
                let Description { title, location, comment, tags } = words;
                *header = Header { title, location, comment, tags, ..header.clone() };
                if let Err(error) = self.games.save(&lock, &game.write(Some(&source))) {
                    self.report(file, &error.into());
                }
            }
            Ok((Ok(_), _)) => self.remark(self.texts.get(Key::LibraryNewer).to_owned()),
            Ok((Err(faults), _)) => self.damaged(file, &faults),
            Err(error) => self.report(file, &error),
        }
        self.refresh_library();
    }

    pub(super) fn import(&mut self, path: &str) {
        let text = match read_text(path.trim().as_ref()) {
            Ok(text) => text,
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, &error);
                return self.error(Key::ErrorOpen, &[("name", path.into()), ("reason", reason.into())]);
            }
        };
        match record::read(&text) {
            Ok(loaded) => {
                let header = loaded.game.header();
                let file = Games::file_name_for(header.started, &header.id);
                match self.copy_in(&file, &text) {
                    Ok(()) => {
                        let title = event_text::title(&self.texts, header, loaded.game.config());
                        self.notify(self.texts.with(Key::LibraryImported, &[("title", title.into())]));
                    }
                    Err(GamesError::Store(StoreError::Exists { .. })) => {
                        self.remark(self.texts.get(Key::LibraryHereAlready).to_owned());
                    }
                    Err(error) => self.report(&file, &error),
                }
                self.refresh_library();
            }
            Err(_) if self.take_in_drafts(&text) => {}
            Err(faults) => self.damaged(path, &faults),
        }
    }

    pub(super) fn copy_in(&self, file: &str, text: &str) -> Result<(), GamesError> {
        let lock = self.games.lock(file)?;
        // A game that is here already is not replaced by another of its name, not even one that cannot be read.
        if self.games.contains(file)? {
            return Err(StoreError::Exists { path: self.data.games().join(file) }.into());
        }
        Ok(self.games.save(&lock, text)?)
    }

    pub(super) fn export(&mut self, source: &Source, path: &str) {
        let Some(text) = self.read(source) else { return };
        self.write_out(path, text.as_bytes());
    }

    pub(super) fn export_picture(&mut self, path: &str, dark: bool) {
        let Some(viewed) = &self.viewed else { return };
        let picture = render::record(&viewed.loaded, None, PICTURE, dark, self.texts.language());
        match picture.encode_png() {
            Ok(bytes) => self.write_out(path, &bytes),
            Err(error) => {
                let detail = error.to_string();
                let reason = self.texts.with(Key::FilePicture, &[("detail", detail.into())]);
                self.error(Key::ErrorExport, &[("reason", reason.into())]);
            }
        }
    }

    /// Writes a file where none is.
    pub(super) fn write_out(&mut self, path: &str, bytes: &[u8]) {
        match write_new(path.trim().as_ref(), bytes) {
            Ok(()) => self.notify(self.texts.with(Key::ExportedTo, &[("path", path.trim().into())])),
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, &error);
                self.error(Key::ErrorExport, &[("reason", reason.into())]);
            }
        }
    }

    /// Tells why a game could not be read or written.
    pub(super) fn report(&mut self, file: &str, error: &GamesError) {
        match error {
            GamesError::Locked { .. } => {
                self.error(Key::LibraryLocked, &[]);
            }
            _ => {
                let reason = file_errors::with_game(&self.texts, error);
                self.error(Key::ErrorOpen, &[("name", file.into()), ("reason", reason.into())]);
            }
        }
    }

    /// Tells what is wrong with a record.
    pub(super) fn damaged(&mut self, name: &str, faults: &[Fault]) {
        let first = |fault| Refusals::new(&self.texts, &[]).fault(fault);
        let reason = faults.first().map_or_else(String::new, first);
        self.error(Key::ErrorOpen, &[("name", name.into()), ("reason", reason.into())]);
    }
}
