//! The user's own layouts: what is done with them beyond what can be done with anything transcribed.

use std::path::PathBuf;

use serde_json::Value;

use super::{Desk, Host};
use crate::{
    files::{LayoutDocument, Unreadable, layout_hash},
    log::NamedLayout,
    rules::Layout,
    session::{
        command::LayoutCommand,
        file_errors,
        layout_draft::{LayoutEditor, LayoutSketch, is_whole},
        page::GamePage,
    },
};
use common::{host::AppRequest, transcribed::Transcribed};
use kernel::record::FORMAT;
use storage::{DataDir, DocumentError};
use text::Texts;

impl Transcribed for LayoutDocument {
    type Sketch = LayoutSketch;
    type Page = GamePage;

    const EDITOR: GamePage = GamePage::LayoutEditor;
    const DRAFT: &'static str = "sheet";
    const MEMBER: &'static str = "layout";

    fn folder(data: &DataDir) -> PathBuf {
        data.layouts()
    }

    fn is_one(found: &Value) -> bool {
        found["format"] != FORMAT && found.get("vp").is_some()
    }

    fn is_shown_on(page: GamePage) -> bool {
        matches!(page, GamePage::Layouts | GamePage::LayoutEditor)
    }

    fn standard() -> Option<(Self, Layout)> {
        let (named, layout) = NamedLayout::standard();
        Some((Self(named), layout))
    }

    fn standard_name(texts: &Texts) -> Option<&str> {
        Some(texts.new_layout_default())
    }

    fn sketch(&self) -> LayoutSketch {
        LayoutSketch::of(&self.0)
    }

    fn of(sketch: &LayoutSketch) -> Self {
        Self(sketch.named())
    }

    fn rename(&mut self, name: String) {
        self.0.name = name;
    }

    fn is_whole(editor: &LayoutEditor) -> bool {
        is_whole(editor)
    }

    fn saved(texts: &Texts, name: &str) -> String {
        texts.sheets_saved(name)
    }

    fn saved_beside(texts: &Texts, name: &str) -> String {
        texts.sheets_changed(name)
    }

    fn imported(texts: &Texts, name: &str) -> String {
        texts.sheets_imported(name)
    }

    fn imported_faulty(texts: &Texts) -> &str {
        texts.sheets_imported_faulty()
    }

    fn not_kept(texts: &Texts, error: &DocumentError) -> String {
        texts.error_sheet(&file_errors::with_sheet(texts, error))
    }

    fn unreadable(texts: &Texts, why: &Unreadable) -> String {
        file_errors::unreadable(texts, why)
    }
}

impl Desk {
    /// Reads the list again, and the unfinished work of last time.
    pub(super) fn open_layouts(&mut self, host: &mut Host<'_>) {
        self.layouts.sheets.open(host);
        self.layouts.look_at_learned();
    }

    pub(super) fn run_layouts(&mut self, command: LayoutCommand, host: &mut Host<'_>) {
        // Only these read the list again.
        let reads_list = matches!(
            command,
            LayoutCommand::Save | LayoutCommand::Trash(_) | LayoutCommand::Restore | LayoutCommand::Import(_)
        );
        if let Some(layout) = self.layouts.sheets.run(command, host) {
            // Somebody has just written these counts.
            confirm(&layout, true, host);
        }
        if reads_list {
            self.layouts.look_at_learned();
        }
    }

    /// Takes in a sheet that was read from a path.
    pub(super) fn import_sheet(
        &mut self,
        path: &str,
        read: Result<LayoutDocument, Unreadable>,
        host: &mut Host<'_>,
    ) {
        self.layouts.sheets.take_in(path, read, host);
        self.layouts.look_at_learned();
    }
}

/// Remembers whether the counts of a sheet match the pad at hand.
pub(super) fn confirm(layout: &Layout, confirmed: bool, host: &mut Host<'_>) {
    let mut settings = host.settings.clone();
    settings.confirm(&layout_hash(layout), confirmed);
    host.ask(AppRequest::Set(Box::new(settings)));
}
