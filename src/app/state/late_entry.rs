//! Finished paper games that are typed in afterwards.

use crate::games::common::PLAYER_COLOURS;
use crate::games::roll_and_write::record;
use std::collections::BTreeMap;

use serde_json::Value;

use super::{AppState, new_id};
use crate::app::Page;
use crate::{
    app::command::Source,
    games::roll_and_write::{
        files::{layout_hash, layouts_for_pad},
        log::NamedLayout,
        pad::PaperGame,
        record::{AnyGame, Loaded},
        session::{file_errors, late_draft::LateDraft},
    },
    kernel::record::RecordKind,
    storage::{DataDir, Draft, Games, GamesError, StoreError, draft_text, mended},
    text::Key,
};

/// The name of the file of unfinished work.
const DRAFT: &str = "late-entry";

/// What can be done with finished games that are typed in.
#[derive(Clone, Debug, PartialEq)]
pub enum LateCommand {
    /// Corrects the game in this file.
    Correct(String),
    /// Changes the draft.
    Change(Box<LateDraft>),
    /// Throws the draft away and begins anew.
    StartOver,
    /// Puts the game into the library.
    Save,
}

/// Unfinished work, by the file it corrects; that of a new game under no name.
type Unfinished = BTreeMap<String, LateDraft>;

/// What the page of late entry shows.
pub struct LateDesk {
    /// Where unfinished work is kept.
    pub(super) kept: Draft,
    unfinished: Unfinished,
    /// The file that is corrected; empty for a new game.
    file: String,
    /// The draft shown.
    pub draft: LateDraft,
    /// The sheets to choose from, that of the program first.
    pub sheets: Vec<NamedLayout>,
}

impl LateDesk {
    pub(super) fn new(data: &DataDir) -> Self {
        let standard = NamedLayout::standard().0;
        Self {
            kept: Draft::new(data.drafts(), DRAFT),
            unfinished: Unfinished::new(),
            file: String::new(),
            draft: LateDraft::new(standard.clone(), "", ""),
            sheets: vec![standard],
        }
    }

    /// Whether a game of the library is corrected.
    #[must_use]
    pub const fn corrects(&self) -> bool {
        !self.file.is_empty()
    }

    /// Whether something was typed that is not saved.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.unfinished.contains_key(&self.file)
    }

    /// Keeps unfinished work in a file, so that closing the program loses nothing.
    pub(super) fn keep(&mut self) -> Result<(), StoreError> {
        if self.unfinished.is_empty() { self.kept.remove() } else { self.kept.save(&self.unfinished) }
    }

    /// Unfinished work as the text of a file.
    pub(super) fn text(&self) -> String {
        draft_text(&self.unfinished)
    }
}

impl AppState {
    /// The page for a new game, as far as it has come.
    pub(super) fn open_late_entry(&mut self) {
        if self.late.unfinished.is_empty() {
            let found = self.late.kept.open(unfinished);
            self.late.unfinished = found.content.unwrap_or_default();
            self.tell_drafts(found.trouble, |app| &mut app.late.kept);
        }
        let fresh = self.fresh_draft();
        self.show_draft(String::new(), fresh);
    }

    fn fresh_draft(&mut self) -> LateDraft {
        let own = layouts_for_pad(&self.data.layouts());
        let ours = own.iter().find(|(_, layout)| self.settings.is_confirmed(&layout_hash(layout)));
        let standard = NamedLayout::standard().0;
        let sheet = ours.map_or_else(|| standard.clone(), |(named, _)| named.clone());
        self.late.sheets = std::iter::once(standard).chain(own.into_iter().map(|(named, _)| named)).collect();
        LateDraft::new(sheet, &self.settings.player_name, &self.settings.player_colour)
    }

    /// Shows what was left unfinished of a file, or the draft given.
    fn show_draft(&mut self, file: String, fresh: LateDraft) {
        self.late.draft = self.late.unfinished.get(&file).cloned().unwrap_or(fresh);
        self.late.file = file;
        let sheet = &self.late.draft.sheet;
        if !self.late.sheets.contains(sheet) {
            self.late.sheets.push(sheet.clone());
        }
    }

    /// Takes in unfinished work that was written to another place; false where the text is none. What is unfinished
    /// here stays as it is.
    pub(super) fn take_in_drafts(&mut self, text: &str) -> bool {
        let read = serde_json::from_str(text).map(|value| unfinished(&value));
        let Ok((Some(drafts), true)) = read else { return false };
        let Some(file) = drafts.keys().next().cloned() else { return false };
        self.go(Page::LateEntry);
        if drafts.keys().any(|file| self.late.unfinished.contains_key(file)) {
            self.remark(self.texts.get(Key::DraftsUnfinished).to_owned());
            return true;
        }
        self.late.unfinished.extend(drafts);
        self.keep_late_drafts();
        let fresh = self.fresh_draft();
        self.show_draft(file, fresh);
        true
    }

    pub(super) fn run_late_entry(&mut self, command: LateCommand) {
        match command {
            LateCommand::Correct(file) => {
                if let Some(old) = self.read_result(&file) {
                    self.go(Page::LateEntry);
                    self.show_draft(file, LateDraft::of(&old));
                }
            }
            LateCommand::Change(draft) => {
                self.late.draft = *draft;
                let (file, draft) = (self.late.file.clone(), self.late.draft.clone());
                self.late.unfinished.insert(file, draft);
                self.keep_late_drafts();
            }
            LateCommand::StartOver => {
                let file = self.late.file.clone();
                self.late.unfinished.remove(&file);
                self.keep_late_drafts();
                let fresh = match self.late.corrects().then(|| self.read_result(&file)).flatten() {
                    Some(old) => LateDraft::of(&old),
                    None => self.fresh_draft(),
                };
                self.show_draft(file, fresh);
            }
            LateCommand::Save => self.save_late_entry(),
        }
    }

    /// The record of a finished game that was typed in; says why there is none.
    fn read_result(&mut self, file: &str) -> Option<PaperGame> {
        let text = self.read(&Source::File(file.to_owned()))?;
        match record::read(&text) {
            Ok(Loaded { game, read_only: false, .. }) if game.kind() == RecordKind::Result => match game {
                AnyGame::Result(game) => Some(*game),
                AnyGame::Full(_) | AnyGame::Pad(_) => None,
            },
            Ok(_) => {
                self.remark(self.texts.get(Key::LibraryNewer).to_owned());
                None
            }
            Err(faults) => {
                self.damaged(file, &faults);
                None
            }
        }
    }

    /// Keeps unfinished work, or says why that is not possible.
    fn keep_late_drafts(&mut self) {
        let kept = self.late.keep();
        self.tell_drafts(None, |app| &mut app.late.kept);
        if let Err(error) = kept {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(Key::ErrorSave, &[("reason", reason.into())]);
        }
    }

    fn save_late_entry(&mut self) {
        let file = self.late.file.clone();
        let saved = if file.is_empty() { self.save_new_result() } else { self.save_corrected(&file) };
        match saved {
            Ok(Some(saved)) => {
                self.late.unfinished.remove(&file);
                self.keep_late_drafts();
                self.refresh_library();
                // Behind the score card lies what was there before this page.
                self.page = self.trail.pop().unwrap_or(Page::Home);
                self.view(Source::File(saved), Page::ScoreCard);
            }
            // The page names what is wrong.
            Ok(None) => {}
            Err(error) => self.report(&file, &error),
        }
    }

    fn unnamed(&self) -> impl Fn(usize) -> String {
        move |number| self.texts.with(Key::PlayerName, &[("number", number.into())])
    }

    fn save_new_result(&self) -> Result<Option<String>, GamesError> {
        let Some(game) = self.late.draft.game(&new_id(), None, self.unnamed()) else { return Ok(None) };
        let file = Games::file_name_for(game.header.started, &game.header.id);
        self.copy_in(&file, &game.write(None))?;
        Ok(Some(file))
    }

    /// Writes a new version of a record over the old one; what it says beside the game stays.
    fn save_corrected(&self, file: &str) -> Result<Option<String>, GamesError> {
        let lock = self.games.lock(file)?;
        let text = self.games.read(file)?;
        let Ok(Loaded { game: AnyGame::Result(old), source, read_only: false }) = record::read(&text) else {
            return Ok(None);
        };
        let Some(game) = self.late.draft.game("", Some(&old), self.unnamed()) else { return Ok(None) };
        self.games.save(&lock, &game.write(Some(&source)))?;
        Ok(Some(file.to_owned()))
    }
}

/// The drafts in a file of unfinished work, and whether that is all of it.
fn unfinished(found: &Value) -> (Option<Unfinished>, bool) {
    let Some(files) = found.as_object() else { return (None, false) };
    let mut whole = true;
    let mut drafts = Unfinished::new();
    for (file, found) in files {
        let usual = LateDraft::new(NamedLayout::standard().0, "", PLAYER_COLOURS[0]);
        let (draft, right) = mended(usual, found, LateDraft::is_whole);
        whole &= right;
        // What has no part in common with a draft is none.
        if found.is_object() {
            drafts.insert(file.clone(), draft);
        }
    }
    (Some(drafts), whole)
}
