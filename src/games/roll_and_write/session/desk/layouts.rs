//! People's own layouts: the list, the one being transcribed, and what can be done with them.

use std::path::Path;

use serde_json::Value;

use super::{Desk, Host, layout_desk::is_of_program};
use crate::{
    files::{LayoutFile, Unreadable, layout_hash},
    log::NamedLayout,
    rules::Layout,
    session::{
        command::LayoutCommand,
        file_errors,
        layout_draft::{LayoutEditor, LayoutSketch},
        page::GamePage,
        trainer::Trainer,
    },
};
use common::host::{AppRequest, drafts};
use kernel::{
    json::{parse, typed},
    record::FORMAT,
};
use storage::{DocumentError, document_text, read_text};

impl Desk {
    /// Reads the list again, and the unfinished work of the last time.
    pub(super) fn open_layouts(&mut self, host: &mut Host<'_>) {
        self.layouts.trashed = None;
        if self.layouts.editor.is_none() {
            let found = self.layouts.find();
            self.layouts.editor = found.content;
            drafts::tell_trouble(found.trouble, host);
            drafts::tell_beside(&mut self.layouts.kept, host);
        }
        self.list_sheets(host);
    }

    fn list_sheets(&mut self, host: &mut Host<'_>) {
        match self.layouts.folder.list() {
            Ok(list) => {
                self.layouts.list = list;
                self.layouts.look_at_learned();
            }
            Err(error) => sheet_error(&error.into(), host),
        }
    }

    pub(super) fn run_layouts(&mut self, command: LayoutCommand, host: &mut Host<'_>) {
        match command {
            LayoutCommand::New => self.edit_sheet(LayoutEditor::new(LayoutSketch::new(), None), host),
            LayoutCommand::Edit(file) => {
                if let Some((named, _)) = self.layouts.sheet(Some(&file)) {
                    self.edit_sheet(LayoutEditor::new(LayoutSketch::of(&named), Some(file)), host);
                }
            }
            LayoutCommand::Duplicate(sheet) => {
                if let Some((mut named, _)) = self.layouts.sheet(sheet.as_deref()) {
                    // The program's sheet by the name it is shown with.
                    let name = sheet.map_or(host.texts.new_layout_default(), |_| &named.name);
                    named.name = self.layouts.folder.name_of_copy(name);
                    self.edit_sheet(LayoutEditor::new(LayoutSketch::of(&named), None), host);
                }
            }
            LayoutCommand::GoOn => host.ask(AppRequest::Show(GamePage::LayoutEditor)),
            LayoutCommand::Discard => {
                self.layouts.editor = None;
                self.keep_sheet_draft(host);
                if host.page == Some(GamePage::LayoutEditor) {
                    host.ask(AppRequest::Back);
                }
            }
            LayoutCommand::Change(edit) => self.in_editor(host, |editor| editor.edit(edit)),
            LayoutCommand::Undo => self.in_editor(host, |editor| {
                editor.undo();
            }),
            LayoutCommand::Redo => self.in_editor(host, |editor| {
                editor.redo();
            }),
            LayoutCommand::Save => self.save_sheet(host),
            LayoutCommand::Trash(file) => self.trash_sheet(&file, host),
            LayoutCommand::Restore => {
                if let Some((file, _)) = &self.layouts.trashed {
                    match self.layouts.folder.restore(file) {
                        Ok(()) => self.layouts.trashed = None,
                        Err(error) => sheet_error(&error, host),
                    }
                }
                self.list_sheets(host);
            }
            LayoutCommand::Import(path) => {
                self.import_sheet(path.trim(), read_sheet(path.trim().as_ref()), host);
            }
            LayoutCommand::Export { sheet, path } => {
                if let Some((named, _)) = self.layouts.sheet(sheet.as_deref()) {
                    host.ask(AppRequest::Write { path, bytes: document_text(&named).into_bytes() });
                }
            }
            LayoutCommand::Train(file, kind) => self.train(file, kind),
            LayoutCommand::StopTraining => self.layouts.trainer.iter().for_each(Trainer::stop),
            LayoutCommand::Confirm { sheet, confirmed } => {
                if let Some((_, layout)) = self.layouts.sheet(sheet.as_deref()) {
                    confirm(&layout, confirmed, host);
                }
            }
        }
    }

    fn edit_sheet(&mut self, editor: LayoutEditor, host: &mut Host<'_>) {
        self.layouts.editor = Some(editor);
        host.ask(AppRequest::Show(GamePage::LayoutEditor));
    }

    fn in_editor(&mut self, host: &mut Host<'_>, change: impl FnOnce(&mut LayoutEditor)) {
        if let Some(editor) = &mut self.layouts.editor {
            change(editor);
            self.keep_sheet_draft(host);
        }
    }

    /// Keeps unfinished work, or says why that is not possible.
    fn keep_sheet_draft(&mut self, host: &mut Host<'_>) {
        let kept = self.layouts.keep();
        drafts::tell_beside(&mut self.layouts.kept, host);
        if let Err(error) = kept {
            sheet_error(&error.into(), host);
        }
    }

    fn save_sheet(&mut self, host: &mut Host<'_>) {
        let Some(editor) = &self.layouts.editor else { return };
        let mut named = editor.sketch().named();
        // The page names the faults; it cannot be saved with one.
        let Ok(layout) = Layout::new(&named.draft) else { return };
        if self.layouts.is_name_taken(host.texts) {
            return;
        }
        // What another program has made of the sheet meanwhile stays, and this becomes another sheet.
        let theirs = editor.file.as_deref().and_then(|file| self.layouts.folder.read(file));
        let is_ours = theirs.is_none_or(|(theirs, _)| editor.began_with(&LayoutSketch::of(&theirs)));
        let file = editor.file.clone().filter(|_| is_ours);
        if !is_ours {
            named.name = self.layouts.folder.free_name(&named.name);
        }
        match self.layouts.folder.save(&named, file.as_deref()) {
            Ok(file) => {
                self.layouts.editor = None;
                self.layouts.last = Some(file);
                self.keep_sheet_draft(host);
                // Somebody has just written these counts.
                confirm(&layout, true, host);
                self.list_sheets(host);
                host.notify(host.texts.sheets_saved(&named.name));
                if !is_ours {
                    host.remark(host.texts.sheets_changed(&named.name));
                }
                if host.page == Some(GamePage::LayoutEditor) {
                    host.ask(AppRequest::Back);
                }
            }
            Err(error) => sheet_error(&error, host),
        }
    }

    fn trash_sheet(&mut self, file: &str, host: &mut Host<'_>) {
        let sheet = self.layouts.list.iter().find(|sheet| sheet.file == file);
        let name = sheet.map_or(file, LayoutFile::name).to_owned();
        match self.layouts.folder.trash(file) {
            Ok(trashed) => self.layouts.trashed = Some((trashed, name)),
            Err(error) => sheet_error(&error, host),
        }
        self.list_sheets(host);
    }

    /// Takes in a sheet; a faulty one goes to the editor, unless work lies unfinished there.
    pub(super) fn import_sheet(
        &mut self,
        name: &str,
        read: Result<NamedLayout, Unreadable>,
        host: &mut Host<'_>,
    ) {
        let mut named = match read {
            Ok(named) => named,
            Err(why) => {
                let reason = file_errors::unreadable(host.texts, &why);
                return host.error(host.texts.error_open(name, &reason));
            }
        };
        named.name = self.layouts.folder.free_name(&named.name);
        let imported = named.name.clone();
        let is_named = !named.name.is_empty() && !is_of_program(host.texts, &named.name);
        if Layout::new(&named.draft).is_err() || !is_named {
            if self.layouts.unsaved().is_some() {
                return host.remark(host.texts.drafts_unfinished().to_owned());
            }
            // What is wrong is shown where it can be mended.
            let mut editor = LayoutEditor::new(LayoutSketch::new(), None);
            editor.replace(LayoutSketch::of(&named));
            self.edit_sheet(editor, host);
            self.keep_sheet_draft(host);
            return host.remark(host.texts.sheets_imported_faulty().to_owned());
        }
        match self.layouts.folder.save(&named, None) {
            Ok(file) => {
                self.layouts.last = Some(file);
                host.notify(host.texts.sheets_imported(&imported));
            }
            Err(error) => sheet_error(&error, host),
        }
        self.list_sheets(host);
    }
}

pub(super) fn sheet_error(error: &DocumentError, host: &mut Host<'_>) {
    host.error(host.texts.error_sheet(&file_errors::with_sheet(host.texts, error)));
}

/// Keeps whether the counts of a sheet are those of the pad at hand.
fn confirm(layout: &Layout, confirmed: bool, host: &mut Host<'_>) {
    let mut settings = host.settings.clone();
    settings.confirm(&layout_hash(layout), confirmed);
    host.ask(AppRequest::Set(Box::new(settings)));
}

/// The sheet in a file: a layout, or that of a record.
pub(super) fn read_sheet(path: &Path) -> Result<NamedLayout, Unreadable> {
    sheet_of(&read_text(path)?)
}

/// The sheet in a text.
pub(super) fn sheet_of(text: &str) -> Result<NamedLayout, Unreadable> {
    let mut value = parse(text)?;
    if value.get("format").and_then(Value::as_str) == Some(FORMAT) {
        value = value["layout"].take();
    }
    Ok(typed(&value)?)
}
