//! Sheets of one's own: the list, the one being transcribed, and what is done with them.

use std::{collections::BTreeMap, path::PathBuf};

use serde_json::Value;

use super::AppState;
use crate::app::Page;
use crate::{
    games::roll_and_write::{
        advisor::{GameKind, ValueSets},
        files::{LayoutFile, Layouts, TrainedFile, Unreadable, layout_hash},
        log::NamedLayout,
        rules::Layout,
        session::{
            file_errors,
            layout_draft::{LayoutEdit, LayoutEditor, LayoutSketch},
            trainer::{self, Trainer},
        },
    },
    kernel::record::FORMAT,
    storage::{
        DataDir, DocumentError, Draft, Settings, StoreError, document_text, is_name_taken, mended, read_text,
    },
    text::Key,
};

/// The name of the file of unfinished work.
const DRAFT: &str = "sheet";

/// What can be done with sheets. A sheet is named by its file; none is the sheet of the program.
#[derive(Clone, Debug, PartialEq)]
pub enum LayoutCommand {
    /// Begins an empty sheet.
    New,
    /// Opens a sheet.
    Edit(String),
    /// Begins a sheet like this one.
    Duplicate(Option<String>),
    /// Goes on with unfinished work.
    GoOn,
    /// Throws unfinished work away.
    Discard,
    /// Changes the sheet in the editor.
    Change(LayoutEdit),
    /// Undoes the last change.
    Undo,
    /// Does it again.
    Redo,
    /// Saves the sheet in the editor under its name.
    Save,
    /// Throws a sheet away.
    Trash(String),
    /// Brings back what was thrown away last.
    Restore,
    /// Takes a sheet, or that of a record, from a file.
    Import(String),
    /// Writes a sheet to a path.
    Export {
        /// The sheet.
        sheet: Option<String>,
        /// Where to.
        path: String,
    },
    /// Trains for a kind of game on a sheet in the background, or goes on with it.
    Train(String, GameKind),
    /// Stops training; what was learned is kept for going on.
    StopTraining,
    /// Says whether the six counts are those of the pad at hand.
    Confirm {
        /// The sheet.
        sheet: Option<String>,
        /// They are.
        confirmed: bool,
    },
}

/// What the pages of sheets show.
pub struct LayoutDesk {
    folder: Layouts,
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

    /// Keeps unfinished work in a file, so that closing the program loses nothing.
    pub(super) fn keep(&mut self) -> Result<(), StoreError> {
        match self.editor.as_ref().filter(|editor| editor.is_changed()) {
            Some(editor) => self.kept.save(editor),
            None => self.kept.remove(),
        }
    }
}

impl AppState {
    /// Whether another sheet has the name of the one in the editor.
    #[must_use]
    pub fn sheet_name_is_taken(&self) -> bool {
        let taken = |editor: &LayoutEditor| {
            let name = &editor.draft().name;
            self.is_sheet_of_program(name) || is_name_taken(&self.sheets.list, name, editor.file.as_deref())
        };
        self.sheets.editor.as_ref().is_some_and(taken)
    }

    /// Whether the sheet of the program is shown under this name.
    fn is_sheet_of_program(&self, name: &str) -> bool {
        self.texts.get(Key::NewLayoutDefault).to_lowercase() == name.trim().to_lowercase()
    }

    /// Reads the list again, and the unfinished work of the last time.
    pub(super) fn open_sheets(&mut self) {
        self.sheets.trashed = None;
        if self.sheets.editor.is_none() {
            let found = self.sheets.kept.open(unfinished);
            self.sheets.editor = found.content;
            self.tell_drafts(found.trouble, |app| &mut app.sheets.kept);
        }
        self.list_sheets();
    }

    fn list_sheets(&mut self) {
        match self.sheets.folder.list() {
            Ok(list) => {
                self.sheets.list = list;
                self.sheets.look_at_learned();
            }
            Err(error) => self.sheet_error(&error.into()),
        }
    }

    pub(super) fn sheet_error(&mut self, error: &DocumentError) {
        self.error(Key::ErrorSheet, &[("reason", file_errors::with_sheet(&self.texts, error).into())]);
    }

    pub(super) fn run_sheets(&mut self, command: LayoutCommand) {
        match command {
            LayoutCommand::New => self.edit_sheet(LayoutEditor::new(LayoutSketch::new(), None)),
            LayoutCommand::Edit(file) => {
                if let Some((named, _)) = self.sheets.sheet(Some(&file)) {
                    self.edit_sheet(LayoutEditor::new(LayoutSketch::of(&named), Some(file)));
                }
            }
            LayoutCommand::Duplicate(sheet) => {
                if let Some((mut named, _)) = self.sheets.sheet(sheet.as_deref()) {
                    named.name = self.sheets.folder.free_name(&named.name);
                    self.edit_sheet(LayoutEditor::new(LayoutSketch::of(&named), None));
                }
            }
            LayoutCommand::GoOn => self.go(Page::LayoutEditor),
            LayoutCommand::Discard => {
                self.sheets.editor = None;
                self.keep_sheet_draft();
                if self.page == Page::LayoutEditor {
                    self.back();
                }
            }
            LayoutCommand::Change(edit) => self.in_editor(|editor| editor.edit(edit)),
            LayoutCommand::Undo => self.in_editor(|editor| {
                editor.undo();
            }),
            LayoutCommand::Redo => self.in_editor(|editor| {
                editor.redo();
            }),
            LayoutCommand::Save => self.save_sheet(),
            LayoutCommand::Trash(file) => self.trash_sheet(&file),
            LayoutCommand::Restore => {
                if let Some((file, _)) = &self.sheets.trashed {
                    match self.sheets.folder.restore(file) {
                        Ok(()) => self.sheets.trashed = None,
                        Err(error) => self.sheet_error(&error),
                    }
                }
                self.list_sheets();
            }
            LayoutCommand::Import(path) => self.import_sheet(path.trim()),
            LayoutCommand::Export { sheet, path } => {
                if let Some((named, _)) = self.sheets.sheet(sheet.as_deref()) {
                    self.write_out(&path, document_text(&named).as_bytes());
                }
            }
            LayoutCommand::Train(file, kind) => self.train(file, kind),
            LayoutCommand::StopTraining => self.sheets.trainer.iter().for_each(Trainer::stop),
            LayoutCommand::Confirm { sheet, confirmed } => {
                if let Some((_, layout)) = self.sheets.sheet(sheet.as_deref()) {
                    self.confirm_sheet(&layout, confirmed);
                }
            }
        }
    }

    fn confirm_sheet(&mut self, layout: &Layout, confirmed: bool) {
        let mut settings: Settings = self.settings.clone();
        settings.confirm(&layout_hash(layout), confirmed);
        self.set(settings);
    }

    fn edit_sheet(&mut self, editor: LayoutEditor) {
        self.sheets.editor = Some(editor);
        self.go(Page::LayoutEditor);
    }

    fn in_editor(&mut self, change: impl FnOnce(&mut LayoutEditor)) {
        if let Some(editor) = &mut self.sheets.editor {
            change(editor);
            self.keep_sheet_draft();
        }
    }

    /// Keeps unfinished work, or says why that is not possible.
    fn keep_sheet_draft(&mut self) {
        let kept = self.sheets.keep();
        self.tell_drafts(None, |app| &mut app.sheets.kept);
        if let Err(error) = kept {
            self.sheet_error(&error.into());
        }
    }

    fn save_sheet(&mut self) {
        let Some(editor) = &self.sheets.editor else { return };
        let named = editor.draft().named();
        // The page names the faults; it cannot be saved with one.
        let Ok(layout) = Layout::new(&named.draft) else { return };
        if self.sheet_name_is_taken() {
            return;
        }
        match self.sheets.folder.save(&named, editor.file.as_deref()) {
            Ok(file) => {
                self.sheets.editor = None;
                self.sheets.last = Some(file);
                self.keep_sheet_draft();
                // Somebody has just written these counts.
                self.confirm_sheet(&layout, true);
                self.list_sheets();
                self.notify(self.texts.with(Key::SheetsSaved, &[("name", named.name.into())]));
                if self.page == Page::LayoutEditor {
                    self.back();
                }
            }
            Err(error) => self.sheet_error(&error),
        }
    }

    fn trash_sheet(&mut self, file: &str) {
        let sheet = self.sheets.list.iter().find(|sheet| sheet.file == file);
        let name = sheet.map_or(file, LayoutFile::name).to_owned();
        match self.sheets.folder.trash(file) {
            Ok(trashed) => self.sheets.trashed = Some((trashed, name)),
            Err(error) => self.sheet_error(&error),
        }
        self.list_sheets();
    }

    fn import_sheet(&mut self, path: &str) {
        let mut named = match read_sheet(path) {
            Ok(named) => named,
            Err(why) => {
                let reason = file_errors::unreadable(&self.texts, &why);
                return self.error(Key::ErrorOpen, &[("name", path.into()), ("reason", reason.into())]);
            }
        };
        named.name = self.sheets.folder.free_name(&named.name);
        let imported = [("name", named.name.clone().into())];
        let is_named = !named.name.is_empty() && !self.is_sheet_of_program(&named.name);
        if Layout::new(&named.draft).is_err() || !is_named {
            // What is wrong is shown where it can be mended.
            let mut editor = LayoutEditor::new(LayoutSketch::new(), None);
            editor.replace(LayoutSketch::of(&named));
            self.edit_sheet(editor);
            self.keep_sheet_draft();
            return self.remark(self.texts.get(Key::SheetsImportedFaulty).to_owned());
        }
        match self.sheets.folder.save(&named, None) {
            Ok(file) => {
                self.sheets.last = Some(file);
                self.notify(self.texts.with(Key::SheetsImported, &imported));
            }
            Err(error) => self.sheet_error(&error),
        }
        self.list_sheets();
    }
}

/// The sheet in a file: a layout, or that of a record.
fn read_sheet(path: &str) -> Result<NamedLayout, Unreadable> {
    let mut value: Value = serde_json::from_str(&read_text(path.as_ref())?)?;
    if value.get("format").and_then(Value::as_str) == Some(FORMAT) {
        value = value["layout"].take();
    }
    Ok(serde_json::from_value(value)?)
}

/// The editor in a file of unfinished work, and whether that is all of it.
fn unfinished(found: &Value) -> (Option<LayoutEditor>, bool) {
    let (editor, whole) = mended(LayoutEditor::new(LayoutSketch::new(), None), found, LayoutEditor::is_whole);
    (Some(editor).filter(LayoutEditor::is_changed), whole)
}
