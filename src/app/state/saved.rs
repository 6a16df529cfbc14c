//! Saved games: continuing, viewing, deleting, importing and exporting them.

use std::{
    collections::{HashMap, HashSet},
    ffi::OsStr,
    path::Path,
    sync::Arc,
};

use super::{AppState, LibraryEntry, Next};
use crate::{
    command::AppCommand,
    samples::{self, Sample},
};
use common::{
    Description,
    host::{Source, Tone, Viewing, file_errors},
};
use kernel::record::{Header, MOST_TAGS};
use storage::{GamesError, StoreError, Summariser as _, read_text};

impl AppState {
    /// The samples of all games, read when they are first asked for.
    #[must_use]
    pub fn samples(&self) -> &[Arc<Sample>] {
        let read = |&(name, text): &(_, &str)| Arc::new(Sample { name, content: self.list.read(text) });
        self.samples.get_or_init(|| self.list.all().flat_map(|game| game.samples()).map(read).collect())
    }

    /// The text of a record; none where it cannot be read, which is told.
    pub(super) fn read(&mut self, source: &Source) -> Option<String> {
        match source {
            Source::Sample(name) => samples::text(self.list, name).map(str::to_owned),
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

    /// What shows the saved game at a path as the library does: one that can go on goes on, of any other there is the score
    /// card. None where that is no game of the library.
    #[must_use]
    pub fn of_library(&self, path: &Path) -> Option<AppCommand> {
        let file = self.games.name_at(path)?;
        let saved = self.games.read(&file).ok().and_then(|text| self.list.read(&text).ok());
        let can_go_on = saved.is_some_and(|game| game.general().can_go_on());
        Some(if can_go_on { AppCommand::Open(file) } else { AppCommand::Card(Source::File(file)) })
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

    /// Moves games to the trash, which one step undoes.
    pub(super) fn trash(&mut self, files: &[String]) {
        let mut trashed = Vec::new();
        for file in files {
            self.let_go(file);
            match self.games.lock(file).and_then(|lock| Ok(self.games.trash(lock)?)) {
                Ok(name) => trashed.push(name),
                Err(error) => self.report(file, &error),
            }
        }
        self.trash.look_again_at(&trashed);
        self.library.look_again_at(files);
        if !trashed.is_empty() {
            self.trashed = trashed;
        }
        self.refresh_library();
    }

    /// Brings games back from the trash.
    pub(super) fn restore(&mut self, files: &[String]) {
        let mut restored = HashSet::new();
        for file in files {
            match self.games.restore(file) {
                Ok(()) => {
                    restored.insert(file);
                }
                Err(error) => self.report(file, &error),
            }
        }
        self.trashed.retain(|trashed| !restored.contains(trashed));
        self.library.look_again_at(files);
        self.trash.look_again_at(files);
        if !restored.is_empty() {
            self.notify(self.texts.library_restored(restored.len()));
        }
        self.refresh_library();
    }

    /// Deletes games of the trash for good.
    pub(super) fn delete_for_good(&mut self, files: &[String]) {
        for file in files {
            match self.games.delete_for_good(file) {
                Ok(()) => self.drop_photo(file),
                Err(error) => self.report(file, &error),
            }
        }
        let gone: HashSet<&String> = files.iter().collect();
        self.trashed.retain(|trashed| !gone.contains(trashed));
        self.trash.look_again_at(files);
        self.refresh_library();
    }

    /// Gives tags to games, beside those they have.
    pub(super) fn tag(&mut self, files: &[String], tags: &[String]) {
        let wanted: HashSet<&str> = files.iter().map(String::as_str).collect();
        let header = |game: &LibraryEntry| Some(game.content.as_ref().ok()?.general().header.clone());
        let listed = self.library.games().iter().filter(|game| wanted.contains(game.file.as_str()));
        let mut known: HashMap<String, Header> =
            listed.filter_map(|game| Some((game.file.clone(), header(game)?))).collect();
        for file in files {
            let Some(header) = known.remove(file) else { continue };
            let new: Vec<String> = tags.iter().filter(|tag| !header.tags.contains(tag)).cloned().collect();
            let count = header.tags.len() + new.len();
            if count > MOST_TAGS {
                self.error(self.texts.refused_too_long("tags", count, MOST_TAGS));
            } else if !new.is_empty() {
                let tags = header.tags.into_iter().chain(new).collect();
                let Header { title, location, comment, .. } = header;
                self.say_of(file, Description { title, location, comment, tags, when: None });
            }
        }
        self.library.look_again_at(files);
        self.refresh_library();
    }

    pub(super) fn empty_trash(&mut self) {
        let files: Vec<String> = self.trash.games().iter().map(|game| game.file.clone()).collect();
        match self.games.empty_trash() {
            Ok(()) => files.iter().for_each(|file| self.drop_photo(file)),
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, &error);
                self.error(self.texts.error_empty_trash(&reason));
            }
        }
        self.trashed.clear();
        self.refresh_library();
    }

    /// Imports a file, which is offered again where one is to be opened.
    pub(super) fn import(&mut self, path: &str) {
        if self.read_in(path) {
            self.refresh_library();
            self.remember_file(path.trim().as_ref());
        } else {
            self.forget_file(path.trim().as_ref());
        }
    }

    /// Takes in what a file has; whether it could be read.
    fn read_in(&mut self, path: &str) -> bool {
        let (plays, _) = self.plays_among(&[path]);
        if !plays.is_empty() {
            self.show_plays(plays);
            return true;
        }
        let text = read_text(path.trim().as_ref());
        match &text {
            Ok(text) => self.take_in_one(path, text),
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, error);
                self.error(self.texts.error_open(path, &reason));
            }
        }
        text.is_ok()
    }

    /// Imports files one by one, and says in one notice how many came; of what went wrong the first. Plays of other programs
    /// are shown, those of all files together.
    pub(super) fn import_all(&mut self, paths: &[String]) {
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        let (plays, others) = self.plays_among(&paths);
        if !others.is_empty() {
            self.import_others(&others);
        }
        self.show_plays(plays);
    }

    /// The same of files that hold no plays of other programs.
    fn import_others(&mut self, paths: &[&str]) {
        let (mut added, mut failed, mut odd) = (0, Vec::new(), Vec::new());
        for path in paths {
            let told = self.notifications_so_far;
            self.read_in(path);
            let (old, said): (Vec<_>, Vec<_>) =
                self.notifications.drain(..).partition(|notification| notification.number <= told);
            self.notifications = old.into();
            let of = |tone| said.iter().filter(move |it| it.tone == tone).map(|it| it.text.clone());
            match (of(Tone::Error).next(), of(Tone::Done).next()) {
                (Some(why), _) => failed.push(why),
                (None, Some(_)) => {
                    added += 1;
                    odd.extend(of(Tone::Remark));
                }
                (None, None) => {}
            }
        }
        self.refresh_library();
        let here = paths.len() - added - failed.len();
        self.notify(self.texts.library_imported_several(added, here, failed.len()));
        self.remark_all(&odd, |_, why| why.to_owned());
        if let Some(first) = failed.first() {
            let more = failed.len() - 1;
            self.error(if more == 0 { first.clone() } else { self.texts.error_and_more(first, more) });
        }
    }

    /// Copies a record, to be pasted where somebody wants it.
    pub(super) fn copy(&mut self, source: &Source) {
        if let Some(text) = self.read(source) {
            self.copied = Some(text);
            self.notify(self.texts.library_copied().to_owned());
        }
    }

    pub(super) fn export(&mut self, source: &Source, path: &str) {
        let is_json = |ending: &OsStr| ending.eq_ignore_ascii_case("json");
        if !Path::new(path.trim()).extension().is_some_and(is_json) {
            return self.error(self.texts.error_export_ending(path.trim()));
        }
        let Some(text) = self.read(source) else { return };
        if self.write_out(path, text.as_bytes()) {
            self.remember_file(path.trim().as_ref());
        }
    }

    /// Writes the records of games into a folder, each where no file is; what cannot be written is told.
    pub(super) fn export_all(&mut self, games: &[Source], folder: &str) {
        let folder = Path::new(folder.trim());
        if let Err(error) = storage::create_folder(folder) {
            return self.not_written(&error);
        }
        let mut written = 0;
        for source in games {
            let Some(text) = self.read(source) else { continue };
            let name = source.file_name();
            match storage::write_out(&folder.join(name), text.as_bytes(), false) {
                Ok(()) => written += 1,
                Err(error) => self.not_written(&error),
            }
        }
        if written > 0 {
            self.notify(self.texts.library_exported(written, &folder.display().to_string()));
        }
    }

    /// Writes a file where none is; whether it could be written.
    pub(super) fn write_out(&mut self, path: &str, bytes: &[u8]) -> bool {
        let written = storage::write_out(path.trim().as_ref(), bytes, false);
        match &written {
            Ok(()) => self.notify(self.texts.exported_to(path.trim())),
            Err(error) => self.not_written(error),
        }
        written.is_ok()
    }

    /// Tells why a file could not be written.
    pub(super) fn not_written(&mut self, error: &StoreError) {
        let reason = file_errors::with_file(&self.texts, error);
        self.error(self.texts.error_export(&reason));
    }

    /// Tells why a game could not be read or written.
    pub(super) fn report(&mut self, file: &str, error: &GamesError) {
        let text = file_errors::of_game(&self.texts, file, error);
        self.push_notification(text, Tone::Error);
    }
}
