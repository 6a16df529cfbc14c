//! What the pages of layouts show.

use std::{collections::BTreeMap, path::PathBuf};

use serde_json::Value;

use crate::{
    advisor::{GameKind, ValueSets},
    files::{LayoutFile, Layouts, TrainedFile},
    log::NamedLayout,
    rules::Layout,
    session::{
        layout_draft::is_whole,
        layout_draft::{LayoutEditor, LayoutSketch},
        trainer::{self, Trainer},
    },
};
use storage::{DataDir, Draft, Found, StoreError, is_name_taken, mended};
use text::Texts;

/// The name of the file of unfinished work.
const DRAFT: &str = "sheet";

/// What the pages of sheets show.
pub struct LayoutDesk {
    pub(super) folder: Layouts,
    /// Where unfinished work is kept.
    pub(super) kept: Draft,
    /// The sheets of the folder, by name.
    pub list: Vec<LayoutFile>,
    /// The sheet being transcribed, also while another page is shown.
    pub editor: Option<LayoutEditor>,
    /// What was thrown away last: its file in the trash, and its name.
    pub trashed: Option<(String, String)>,
    /// What was learned for each sheet and kind of game.
    pub learned: BTreeMap<(String, GameKind), TrainedFile>,
    /// What advisors know: what was learned is added when it is looked at.
    pub values: ValueSets,
    /// The training that goes on.
    pub trainer: Option<Trainer>,
    /// How long to train (a tenth of an hour at 1).
    pub training: f32,
    /// The file that was saved last, for the list to show.
    pub last: Option<String>,
}

impl LayoutDesk {
    pub(super) fn new(data: &DataDir) -> Self {
        Self {
            folder: Layouts::new(data.layouts()),
            kept: Draft::new(data.drafts(), DRAFT),
            list: Vec::new(),
            editor: None,
            trashed: None,
            learned: BTreeMap::new(),
            values: ValueSets::bundled(),
            trainer: None,
            training: trainer::SCALE,
            last: None,
        }
    }

    /// The sheet of a file, that of the program for none; none where the file holds no sheet.
    #[must_use]
    pub fn sheet(&self, file: Option<&str>) -> Option<(NamedLayout, Layout)> {
        let Some(file) = file else { return Some(NamedLayout::standard()) };
        self.list.iter().find(|sheet| sheet.file == file)?.content.clone().ok()
    }

    pub(super) fn path(&self, file: &str) -> PathBuf {
        self.folder.path(file)
    }

    /// The sheets of the folder as they are now.
    pub(super) fn all(&self) -> Vec<LayoutFile> {
        self.folder.list().unwrap_or_default()
    }

    /// The unfinished work, if something would be lost.
    #[must_use]
    pub fn unsaved(&self) -> Option<&LayoutEditor> {
        self.editor.as_ref().filter(|editor| editor.is_changed())
    }

    /// Looks for what was left unfinished the last time.
    pub(super) fn find(&mut self) -> Found<LayoutEditor> {
        self.kept.open(unfinished)
    }

    /// Keeps unfinished work in a file, so that closing the program loses nothing.
    pub(super) fn keep(&mut self) -> Result<(), StoreError> {
        match self.editor.as_ref().filter(|editor| editor.is_changed()) {
            Some(editor) => self.kept.save(editor),
            None => self.kept.remove(),
        }
    }

    /// Whether another sheet has the name of the one in the editor.
    #[must_use]
    pub fn is_name_taken(&self, texts: &Texts) -> bool {
        let taken = |editor: &LayoutEditor| {
            let name = &editor.sketch().name;
            is_of_program(texts, name) || is_name_taken(&self.list, name, editor.file.as_deref())
        };
        self.editor.as_ref().is_some_and(taken)
    }
}

/// Whether the sheet of the program is shown under this name.
pub(super) fn is_of_program(texts: &Texts, name: &str) -> bool {
    texts.new_layout_default().to_lowercase() == name.trim().to_lowercase()
}

/// The editor in a file of unfinished work, and whether that is all of it.
fn unfinished(found: &Value) -> (Option<LayoutEditor>, bool) {
    let (editor, whole) = mended(LayoutEditor::new(LayoutSketch::new(), None), found, is_whole);
    (Some(editor).filter(LayoutEditor::is_changed), whole)
}
