//! Boards as somebody wrote them: rows of text and the start (§X1.3). They may be wrong.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Symbol;

/// The most spaces of a board; those of §X11 have 120 to 180.
pub const MOST_SPACES: usize = 510;

/// The most rows, and the most characters of a row.
pub const MOST_ROWS: usize = 200;

/// A board as someone wrote it. [`Board::new`](super::Board::new) checks it (§X1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct BoardDraft {
    /// From north to south; a character for each space, `.` or one of T A H L S, blank for none.
    #[schemars(inner(regex(pattern = "^[.TAHLS ]*$")))]
    pub rows: Vec<String>,
    /// The corner on which Alexander starts: line and place, from 0.
    pub start: [i64; 2],
}

/// A fault of a board (§X1.3). Rows, columns, lines and places count from 0, as in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardFault {
    /// More rows than [`MOST_ROWS`].
    Rows(usize),
    /// A row of more than [`MOST_ROWS`] characters.
    RowLength {
        /// Which.
        row: usize,
        /// How many it has.
        characters: usize,
    },
    /// A character that stands for no space.
    Letter {
        /// Its row.
        row: usize,
        /// Its place in the row.
        column: usize,
        /// What stands there.
        letter: char,
    },
    /// No spaces at all, or more than [`MOST_SPACES`].
    Spaces(usize),
    /// Spaces that are not connected with the first one over lines. Each such piece is a fault of its own.
    Apart {
        /// The row of its first space.
        row: usize,
        /// The column of its first space.
        column: usize,
    },
    /// A symbol that the board does not have.
    Missing(Symbol),
    /// The start is no corner of the board.
    Start {
        /// Its line.
        line: i64,
        /// Its place on the line.
        place: i64,
    },
}

/// Row and column of a space, both from 0; the spaces of a row go from west to east.
pub type SpaceAt = (u8, u8);

/// What is on each space.
pub(super) type Spaces = BTreeMap<SpaceAt, Option<Symbol>>;

/// Line and place of a corner, both from 0.
pub type CornerAt = (u8, u8);

/// Whether a space points up: row and column are both even or both odd (§X1.3).
const fn points_up((row, column): SpaceAt) -> bool {
    row % 2 == column % 2
}

/// The corners of a space, the northern or western ones first, whether or not a board has it (§X1.3).
#[must_use]
pub const fn corners_of(at: SpaceAt) -> [CornerAt; 3] {
    let (row, column) = at;
    if points_up(at) {
        [(row, column + 1), (row + 1, column), (row + 1, column + 2)]
    } else {
        [(row, column), (row, column + 2), (row + 1, column + 1)]
    }
}

/// The spaces beside a space, one across each of its lines, whether or not the board has them.
fn beside((row, column): SpaceAt) -> impl Iterator<Item = SpaceAt> {
    let over = if points_up((row, column)) { row.checked_add(1) } else { row.checked_sub(1) };
    [(column.checked_sub(1), Some(row)), (column.checked_add(1), Some(row)), (Some(column), over)]
        .into_iter()
        .filter_map(|(column, row)| Some((row?, column?)))
}

impl BoardDraft {
    /// The spaces by row and column, with what is on them, and the start.
    ///
    /// # Errors
    /// All faults of the draft at once (§X1.3).
    pub(super) fn read(&self) -> Result<(Spaces, CornerAt), Vec<BoardFault>> {
        let mut faults = Vec::new();
        let spaces = self.read_rows(&mut faults);
        // If the board is too large, nothing more is looked at.
        let is_whole = faults.iter().all(|fault| matches!(fault, BoardFault::Letter { .. }));
        if spaces.is_empty() || spaces.len() > MOST_SPACES {
            faults.push(BoardFault::Spaces(spaces.len()));
        } else if is_whole {
            let pieces = pieces(&spaces);
            let apart = pieces.iter().skip(1);
            faults.extend(apart.map(|at| BoardFault::Apart { row: at.0.into(), column: at.1.into() }));
        }
        let occurs = |symbol: &Symbol| spaces.values().any(|on| *on == Some(*symbol));
        faults.extend(Symbol::ALL.into_iter().filter(|symbol| !occurs(symbol)).map(BoardFault::Missing));
        let [line, place] = self.start;
        let start = u8::try_from(line).ok().zip(u8::try_from(place).ok());
        let is_corner = |start: &CornerAt| spaces.keys().any(|at| corners_of(*at).contains(start));
        match start.filter(is_corner) {
            Some(start) if faults.is_empty() => return Ok((spaces, start)),
            Some(_) => {}
            None => faults.push(BoardFault::Start { line, place }),
        }
        Err(faults)
    }

    /// The spaces of all rows; a wrong character counts as a plain space, so that it causes no further
    /// faults.
    fn read_rows(&self, faults: &mut Vec<BoardFault>) -> Spaces {
        let mut spaces = BTreeMap::new();
        if self.rows.len() > MOST_ROWS {
            faults.push(BoardFault::Rows(self.rows.len()));
        }
        for (row, text) in self.rows.iter().enumerate().take(MOST_ROWS) {
            let characters = text.chars().count();
            if characters > MOST_ROWS {
                faults.push(BoardFault::RowLength { row, characters });
            }
            for (column, letter) in text.chars().enumerate().take(MOST_ROWS) {
                let symbol = Symbol::from_letter(letter);
                match letter {
                    ' ' => continue,
                    '.' => {}
                    _ if symbol.is_some() => {}
                    _ => faults.push(BoardFault::Letter { row, column, letter }),
                }
                spaces.insert((row as u8, column as u8), symbol);
            }
        }
        spaces
    }
}

/// The first space of each piece that is connected over lines, in the order of the rows.
fn pieces(spaces: &Spaces) -> Vec<SpaceAt> {
    let mut seen = std::collections::BTreeSet::new();
    let mut firsts = Vec::new();
    for &first in spaces.keys() {
        if !seen.insert(first) {
            continue;
        }
        firsts.push(first);
        let mut open = vec![first];
        while let Some(at) = open.pop() {
            open.extend(beside(at).filter(|next| spaces.contains_key(next) && seen.insert(*next)));
        }
    }
    firsts
}
