//! A board that is being transcribed: what has been put where, what is wrong with it, and undo (§X1.3).

use serde::{Deserialize, Serialize};

use crate::rules::{Board, BoardDraft, BoardFault, CornerAt, MOST_ROWS, SpaceAt, Tile, corners_of};
use common::transcribed::{Sketch, SketchEditor};

/// The rows of a new sketch, and the spaces in each.
const NEW: (usize, usize) = (7, 21);

/// A board as far as it has come. It may be wrong anywhere: [`BoardSketch::faults`] says where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSketch {
    /// What it will be called.
    pub name: String,
    /// The rows and the start, as a board is written.
    pub draft: BoardDraft,
    /// Not written: it exists only while the board is edited.
    #[serde(skip)]
    cut: Cut,
}

/// What rows held before they were cut: whoever types 10 over 21 has typed 1 on the way. Sketches that differ
/// only in this are equal.
#[derive(Clone, Debug, Default, Eq)]
struct Cut(Vec<String>);

impl PartialEq for Cut {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// A change of a sketch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEdit {
    /// Another name.
    Name(String),
    /// Another number of rows: new ones are like the last one.
    Rows(usize),
    /// A row begins after so many empty places; its spaces move with it.
    Offset {
        /// The row, from 0.
        row: usize,
        /// How many places without a space come before it.
        places: usize,
    },
    /// A row has so many places, counted from its first space.
    Length {
        /// The row, from 0.
        row: usize,
        /// How many.
        places: usize,
    },
    /// Something else is put on a place.
    Put {
        /// Where.
        at: SpaceAt,
        /// What.
        tile: Tile,
        /// It is part of the same stroke as the change before: one step of undo.
        stroke: bool,
    },
    /// Another start.
    Start(CornerAt),
}

/// What is wrong with a sketch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SketchFault {
    /// It has no name.
    NoName,
    /// Another board has this name.
    NameTaken,
    /// Something that no board may have.
    Board(BoardFault),
}

impl BoardSketch {
    /// A board without a name, of plain spaces.
    #[must_use]
    pub fn new() -> Self {
        let (rows, places) = NEW;
        let row = Tile::Plain.letter().to_string().repeat(places);
        Self::of(String::new(), BoardDraft { rows: vec![row; rows], start: [0, 1] })
    }

    /// A board as it was transcribed before.
    #[must_use]
    pub fn of(name: String, draft: BoardDraft) -> Self {
        Self { name, draft, cut: Cut::default() }
    }

    /// What is on a place; water beyond the rows, and where the character stands for no space.
    #[must_use]
    pub fn tile(&self, (row, column): SpaceAt) -> Tile {
        let letter = self.draft.rows.get(usize::from(row)).and_then(|row| row.chars().nth(column.into()));
        letter.and_then(Tile::from_letter).unwrap_or_default()
    }

    /// How many places without a space come before a row, and how many it has from there on.
    #[must_use]
    pub fn row(&self, row: usize) -> (usize, usize) {
        let text = self.draft.rows.get(row).map_or("", String::as_str);
        let all = text.trim_end_matches(' ').chars().count();
        let places = text.trim_matches(' ').chars().count();
        (all - places, places)
    }

    /// Everything that is wrong, the name first; `taken` says whether another board has this name.
    #[must_use]
    pub fn faults(&self, taken: bool) -> Vec<SketchFault> {
        let mut faults = Vec::new();
        if self.name.trim().is_empty() {
            faults.push(SketchFault::NoName);
        } else if taken {
            faults.push(SketchFault::NameTaken);
        }
        let found = Board::new(&self.draft).err().unwrap_or_default();
        faults.extend(found.into_iter().map(SketchFault::Board));
        faults
    }

    /// The board, once nothing but perhaps its name is wrong.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        Board::new(&self.draft).ok()
    }

    fn resize(&mut self, rows: usize) {
        (0..self.draft.rows.len()).for_each(|row| drop(self.remember(row)));
        let last = self.draft.rows.last().cloned().unwrap_or_default();
        // New rows have the same spaces, but no symbols.
        let plain = |letter: char| if letter == ' ' { ' ' } else { Tile::Plain.letter() };
        let plain: String = last.chars().map(plain).collect();
        self.draft.rows.truncate(rows);
        for row in self.draft.rows.len()..rows {
            self.draft.rows.push(self.cut.0.get(row).unwrap_or(&plain).clone());
        }
    }

    /// What a row held before it was cut, if it still begins like that, else what it holds now; this is
    /// remembered.
    fn remember(&mut self, row: usize) -> String {
        let Some(text) = self.draft.rows.get(row) else { return String::new() };
        if self.cut.0.len() <= row {
            self.cut.0.resize(row + 1, String::new());
        }
        if !self.cut.0[row].starts_with(text.as_str()) {
            self.cut.0[row].clone_from(text);
        }
        self.cut.0[row].clone()
    }

    /// Changes a row. Water at its end is not written.
    fn change_row(&mut self, row: usize, change: impl FnOnce(&mut Vec<Tile>)) {
        let Some(text) = self.draft.rows.get_mut(row) else { return };
        let mut tiles = tiles(text);
        change(&mut tiles);
        let written: String = tiles.into_iter().map(Tile::letter).collect();
        written.trim_end_matches(' ').clone_into(text);
    }

    /// The corners at which Alexander can start: those of spaces.
    pub fn corners(&self) -> impl Iterator<Item = CornerAt> + '_ {
        let places = |(row, text): (usize, &String)| -> Vec<CornerAt> {
            let row = u8::try_from(row).unwrap_or(u8::MAX);
            let columns = text.chars().zip(0..).filter(|(letter, _)| *letter != ' ');
            columns.flat_map(|(_, column)| corners_of((row, column))).collect()
        };
        let rows = self.draft.rows.iter().enumerate().take(MOST_ROWS);
        let all: std::collections::BTreeSet<CornerAt> = rows.flat_map(places).collect();
        all.into_iter()
    }
}

/// The places of a row; a character that stands for no space counts as a plain one.
fn tiles(text: &str) -> Vec<Tile> {
    text.chars().map(|letter| Tile::from_letter(letter).unwrap_or(Tile::Plain)).collect()
}

impl Default for BoardSketch {
    fn default() -> Self {
        Self::new()
    }
}

impl Sketch for BoardSketch {
    type Edit = BoardEdit;

    fn apply(&mut self, edit: &BoardEdit) {
        match edit {
            BoardEdit::Name(name) => self.name.clone_from(name),
            BoardEdit::Rows(rows) => self.resize((*rows).clamp(1, MOST_ROWS)),
            BoardEdit::Offset { row, places } => {
                let length = self.row(*row).1;
                self.change_row(*row, |tiles| {
                    let first = tiles.iter().position(|tile| *tile != Tile::Sea).unwrap_or(tiles.len());
                    tiles.drain(..first);
                    let before = (*places).min(MOST_ROWS.saturating_sub(length));
                    tiles.splice(..0, std::iter::repeat_n(Tile::Sea, before));
                });
            }
            BoardEdit::Length { row, places } => {
                let offset = self.row(*row).0;
                let last = offset.saturating_add(*places).min(MOST_ROWS);
                let whole = self.remember(*row);
                self.change_row(*row, |row| {
                    *row = tiles(&whole);
                    row.resize(last, Tile::Plain);
                });
            }
            BoardEdit::Put { at: (row, column), tile, .. } => {
                self.change_row((*row).into(), |tiles| {
                    let column = usize::from(*column);
                    if column < MOST_ROWS {
                        tiles.resize(tiles.len().max(column + 1), Tile::Sea);
                        tiles[column] = *tile;
                    }
                });
            }
            BoardEdit::Start((line, place)) => self.draft.start = [(*line).into(), (*place).into()],
        }
    }

    /// Whether both were typed or drawn in one go.
    fn goes_on(edit: &BoardEdit, before: &BoardEdit) -> bool {
        match (before, edit) {
            (BoardEdit::Name(_), BoardEdit::Name(_)) | (BoardEdit::Rows(_), BoardEdit::Rows(_)) => true,
            (BoardEdit::Put { .. }, BoardEdit::Put { stroke, .. }) => *stroke,
            (BoardEdit::Offset { row: one, .. }, BoardEdit::Offset { row: other, .. })
            | (BoardEdit::Length { row: one, .. }, BoardEdit::Length { row: other, .. }) => one == other,
            _ => false,
        }
    }
}

/// A board in the editor.
pub type BoardEditor = SketchEditor<BoardSketch>;

#[cfg(test)]
mod tests;
