//! A board that is being transcribed: what was put where so far, what is wrong with it, and undo (§X1.3).

use serde::{Deserialize, Serialize};

use crate::rules::{Board, BoardDraft, BoardFault, CornerAt, MOST_ROWS, SpaceAt, Tile, corners_of};
use common::transcribed::{Sketch, SketchEditor};

/// Rows of a new sketch, and spaces of each.
const NEW: (usize, usize) = (7, 21);

/// A board as far as it has come. It may be wrong everywhere: [`BoardSketch::faults`] says where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSketch {
    /// What it will be called.
    pub name: String,
    /// Rows and start, as a board is written.
    pub draft: BoardDraft,
    /// Not written: only while it is edited.
    #[serde(skip)]
    cut: Cut,
}

/// What rows held before they were cut: who types 10 over 21 says 1 first. It does not make a sketch another one.
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
    /// Another number of rows: new ones are like the last.
    Rows(usize),
    /// A row begins after so many places; its spaces move with it.
    Offset {
        /// Which, from 0.
        row: usize,
        /// How many places without a space lie before it.
        places: usize,
    },
    /// A row has so many places from its first space on.
    Length {
        /// Which, from 0.
        row: usize,
        /// How many.
        places: usize,
    },
    /// Something else at a place.
    Put {
        /// Where.
        at: SpaceAt,
        /// What.
        tile: Tile,
        /// It belongs to the stroke that changed the place before: one step of undo.
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
    /// Something that no board has.
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

    /// What stands at a place; water where no row comes, or where it holds what is no space.
    #[must_use]
    pub fn tile(&self, (row, column): SpaceAt) -> Tile {
        let letter = self.draft.rows.get(usize::from(row)).and_then(|row| row.chars().nth(column.into()));
        letter.and_then(Tile::from_letter).unwrap_or_default()
    }

    /// How many places without a space lie before a row, and how many it has from there on.
    #[must_use]
    pub fn row(&self, row: usize) -> (usize, usize) {
        let text = self.draft.rows.get(row).map_or("", String::as_str);
        let all = text.trim_end_matches(' ').chars().count();
        let places = text.trim_matches(' ').chars().count();
        (all - places, places)
    }

    /// All that is wrong, the name first; `taken` says whether another board has this name.
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

    /// The board, once nothing is wrong with it but perhaps its name.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        Board::new(&self.draft).ok()
    }

    fn resize(&mut self, rows: usize) {
        (0..self.draft.rows.len()).for_each(|row| drop(self.remember(row)));
        let last = self.draft.rows.last().cloned().unwrap_or_default();
        // Only what is a space is laid again: symbols are not where others were.
        let plain = |letter: char| if letter == ' ' { ' ' } else { Tile::Plain.letter() };
        let plain: String = last.chars().map(plain).collect();
        self.draft.rows.truncate(rows);
        for row in self.draft.rows.len()..rows {
            self.draft.rows.push(self.cut.0.get(row).unwrap_or(&plain).clone());
        }
    }

    /// What a row held before it was cut, if it is the beginning of that, else what it holds; it is kept.
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

    /// Changes a row, whose water at the end is not written.
    fn change_row(&mut self, row: usize, change: impl FnOnce(&mut Vec<Tile>)) {
        let Some(text) = self.draft.rows.get_mut(row) else { return };
        let mut tiles = tiles(text);
        change(&mut tiles);
        let written: String = tiles.into_iter().map(Tile::letter).collect();
        written.trim_end_matches(' ').clone_into(text);
    }

    /// The corners that a start can be: those of spaces.
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

/// The places of a row; what is no space of any board is a plain one.
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

    /// Both are typed or drawn in one go.
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
