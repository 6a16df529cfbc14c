//! What the pages of boards show.

use serde_json::Value;

use super::{BoardCommand, BoardEditor, BoardSketch, GamePage, SketchFault};
use crate::{
    files::{BoardFile, Boards, boards_in},
    log::NamedBoard,
    rules::Board,
};
use common::{
    host::{Host, Unsaved},
    table::OwnDesk,
};
use kernel::json::parse;
use storage::{DataDir, Draft, Found, StoreError, document_text, is_name_taken, mended};

/// The name of the file of unfinished work.
const DRAFT: &str = "board";

/// Boards of one's own, and the one that is being transcribed.
pub struct BoardDesk {
    pub(super) folder: Boards,
    /// Where unfinished work is kept.
    pub(super) kept: Draft,
    /// The boards of the folder, by name.
    pub list: Vec<BoardFile>,
    /// The board being transcribed, also while another page is shown.
    pub editor: Option<BoardEditor>,
    /// What was thrown away last: its file in the trash, and its name.
    pub trashed: Option<(String, String)>,
    /// The file that was saved last, for the list to show.
    pub last: Option<String>,
}

impl BoardDesk {
    /// The board of a file; none where the file holds none.
    #[must_use]
    pub fn board(&self, file: &str) -> Option<(NamedBoard, Board)> {
        self.list.iter().find(|board| board.file == file)?.content.clone().ok()
    }

    /// The boards that a table can be kept on, by name.
    pub fn boards(&self) -> impl Iterator<Item = &(NamedBoard, Board)> {
        self.list.iter().filter_map(|board| board.content.as_ref().ok())
    }

    /// Whether this is the file of a board, good or not.
    fn is_board(found: &Value) -> bool {
        found.get("rows").is_some() && found.get("start").is_some()
    }

    /// The unfinished work, if something would be lost.
    #[must_use]
    pub fn unfinished(&self) -> Option<&BoardEditor> {
        self.editor.as_ref().filter(|editor| editor.is_changed())
    }

    /// All that is wrong with the board in the editor, its name first.
    #[must_use]
    pub fn faults(&self) -> Vec<SketchFault> {
        let Some(editor) = &self.editor else { return Vec::new() };
        let name = &editor.sketch().name;
        let is_taken = !name.trim().is_empty() && is_name_taken(&self.list, name, editor.file.as_deref());
        editor.sketch().faults(is_taken)
    }

    /// Looks for what was left unfinished the last time.
    pub(super) fn find(&mut self) -> Found<BoardEditor> {
        self.kept.open(unfinished)
    }

    /// Keeps unfinished work in a file, so that closing the program loses nothing.
    pub(super) fn keep(&mut self) -> Result<(), StoreError> {
        match self.editor.as_ref().filter(|editor| editor.is_changed()) {
            Some(editor) => self.kept.save(editor),
            None => self.kept.remove(),
        }
    }
}

impl OwnDesk for BoardDesk {
    type Page = GamePage;
    type Command = BoardCommand;

    fn new(data: &DataDir) -> Self {
        Self {
            folder: Boards::new(boards_in(data)),
            kept: Draft::new(data.drafts(), DRAFT),
            list: Vec::new(),
            editor: None,
            trashed: None,
            last: None,
        }
    }

    fn run(&mut self, command: BoardCommand, host: &mut Host<'_, GamePage>) {
        self.carry_out(command, host);
    }

    fn prepare(&mut self, page: GamePage, host: &mut Host<'_, GamePage>) {
        if matches!(page, GamePage::Boards | GamePage::BoardEditor | GamePage::NewTable) {
            self.open(host);
        }
    }

    fn unsaved(&mut self) -> Option<(Unsaved, StoreError)> {
        if self.kept.is_unsaved() { self.keep().err().map(|error| (Unsaved::Sheet, error)) } else { None }
    }

    fn text_of(&self, what: Unsaved) -> Option<String> {
        let editor = self.editor.as_ref().filter(|_| what == Unsaved::Sheet)?;
        Some(document_text(&NamedBoard::from(editor.sketch())))
    }

    fn give_up(&mut self, what: Unsaved) {
        if what == Unsaved::Sheet {
            self.kept.give_up();
        }
    }

    fn is_own(text: &str) -> bool {
        parse(text).is_ok_and(|found| Self::is_board(&found))
    }

    fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, GamePage>) -> bool {
        let Some(found) = parse(text).ok().filter(Self::is_board) else { return false };
        self.take_in(path, &found, host);
        true
    }
}

impl From<&BoardSketch> for NamedBoard {
    fn from(sketch: &BoardSketch) -> Self {
        Self { name: sketch.name.trim().to_owned(), draft: sketch.draft.clone() }
    }
}

impl From<NamedBoard> for BoardSketch {
    fn from(board: NamedBoard) -> Self {
        Self::of(board.name, board.draft)
    }
}

/// The editor in a file of unfinished work, and whether that is all of it.
fn unfinished(found: &Value) -> (Option<BoardEditor>, bool) {
    let (editor, whole) = mended(BoardEditor::new(BoardSketch::new(), None), found, |_| true);
    (Some(editor).filter(BoardEditor::is_changed), whole)
}
