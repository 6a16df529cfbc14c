//! Boards that people transcribed.

use std::path::PathBuf;

use serde_json::Value;

use super::{BoardEdit, BoardSketch, GamePage, SketchFault, unreadable, with_board};
use crate::{files::Unreadable, log::NamedBoard, rules::Board};
use common::transcribed::{Transcribed, TranscribedCommand, TranscribedDesk};
use storage::{DataDir, DocumentError};
use text::Texts;

/// What the pages of boards ask for.
pub type BoardCommand = TranscribedCommand<BoardEdit>;

/// The user's own boards, and the one that is being transcribed.
pub type BoardDesk = TranscribedDesk<NamedBoard>;

impl Transcribed for NamedBoard {
    type Sketch = BoardSketch;
    type Page = GamePage;

    const EDITOR: GamePage = GamePage::BoardEditor;
    const DRAFT: &'static str = "board";
    const MEMBER: &'static str = "board";

    fn folder(data: &DataDir) -> PathBuf {
        data.boards()
    }

    fn is_one(found: &Value) -> bool {
        found.get("rows").is_some() && found.get("start").is_some()
    }

    fn is_shown_on(page: GamePage) -> bool {
        matches!(page, GamePage::Boards | GamePage::BoardEditor | GamePage::NewTable)
    }

    fn sketch(&self) -> BoardSketch {
        BoardSketch::of(self.name.clone(), self.draft.clone())
    }

    fn of(sketch: &BoardSketch) -> Self {
        Self { name: sketch.name.trim().to_owned(), draft: sketch.draft.clone() }
    }

    fn rename(&mut self, name: String) {
        self.name = name;
    }

    fn saved(texts: &Texts, name: &str) -> String {
        texts.alexandros_board_saved(name)
    }

    fn saved_beside(texts: &Texts, name: &str) -> String {
        texts.alexandros_board_changed(name)
    }

    fn imported(texts: &Texts, name: &str) -> String {
        texts.alexandros_board_imported(name)
    }

    fn imported_faulty(texts: &Texts) -> &str {
        texts.alexandros_board_imported_faulty()
    }

    fn not_kept(texts: &Texts, error: &DocumentError) -> String {
        texts.alexandros_board_not_saved(&with_board(texts, error))
    }

    fn unreadable(texts: &Texts, why: &Unreadable) -> String {
        unreadable(texts, why)
    }
}

/// The boards that a table can be kept on, by name.
pub fn good_boards(desk: &BoardDesk) -> impl Iterator<Item = (&str, &(NamedBoard, Board))> {
    desk.list.iter().filter_map(|file| Some((file.file.as_str(), file.content.as_ref().ok()?)))
}

/// Everything that is wrong with the board in the editor, its name first.
#[must_use]
pub fn board_faults(texts: &Texts, desk: &BoardDesk) -> Vec<SketchFault> {
    let faults = |sketch: &BoardSketch| sketch.faults(desk.is_name_taken(texts));
    desk.editor.as_ref().map(|editor| faults(editor.sketch())).unwrap_or_default()
}
