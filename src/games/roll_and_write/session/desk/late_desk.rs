//! What the page of late entry shows.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::{
            log::NamedLayout,
            session::late_draft::{LateCheck, LateDraft},
        },
    },
    storage::{DataDir, Draft, Found, StoreError, draft_text, mended},
};

/// The name of the file of unfinished work.
const DRAFT: &str = "late-entry";

/// Unfinished work, by the file it corrects; that of a new game under no name.
pub(super) type Unfinished = BTreeMap<String, LateDraft>;

/// What the page of late entry shows.
pub struct LateDesk {
    /// Where unfinished work is kept.
    pub(super) kept: Draft,
    pub(super) unfinished: Unfinished,
    /// The file that is corrected; empty for a new game.
    pub(super) file: String,
    /// The draft shown.
    pub draft: LateDraft,
    /// What it is worth.
    pub check: LateCheck,
    /// The sheets to choose from, that of the program first.
    pub sheets: Vec<NamedLayout>,
}

impl LateDesk {
    pub(super) fn new(data: &DataDir) -> Self {
        let standard = NamedLayout::standard().0;
        let draft = LateDraft::new(standard.clone(), "", "");
        Self {
            kept: Draft::new(data.drafts(), DRAFT),
            unfinished: Unfinished::new(),
            file: String::new(),
            check: draft.check(),
            draft,
            sheets: vec![standard],
        }
    }

    /// Shows a draft.
    pub(super) fn show(&mut self, draft: LateDraft) {
        self.check = draft.check();
        self.draft = draft;
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

    /// Looks for what was left unfinished the last time.
    pub(super) fn find(&mut self) -> Found<Unfinished> {
        self.kept.open(unfinished)
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

/// The drafts in a file of unfinished work, and whether that is all of it.
pub(super) fn unfinished(found: &Value) -> (Option<Unfinished>, bool) {
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
