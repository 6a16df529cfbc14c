use super::*;
use crate::rules::Symbol;

/// The board of §X9.
const ROWS: [&str; 4] = ["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."];

fn editor(rows: &[&str]) -> BoardEditor {
    let rows = rows.iter().map(|row| (*row).to_owned()).collect();
    let draft = BoardDraft { rows, start: [0, 1] };
    BoardEditor::new(BoardSketch::of("Test".to_owned(), draft), None)
}

fn put(at: SpaceAt, tile: Tile, stroke: bool) -> BoardEdit {
    BoardEdit::Put { at, tile, stroke }
}

#[test]
fn a_board_can_be_transcribed_from_nothing() {
    let mut editor = BoardEditor::new(BoardSketch::new(), None);
    assert!(!editor.is_changed());
    assert!(editor.sketch().faults(false).contains(&SketchFault::NoName));
    editor.edit(BoardEdit::Name("Test".to_owned()));
    editor.edit(BoardEdit::Rows(4));
    for (row, text) in ROWS.iter().enumerate() {
        editor.edit(BoardEdit::Length { row, places: text.len() });
        for (column, letter) in text.chars().enumerate() {
            editor.edit(put((row as u8, column as u8), Tile::from_letter(letter).unwrap(), column > 0));
        }
    }
    assert_eq!(editor.sketch().faults(false), []);
    assert_eq!(editor.sketch().faults(true), [SketchFault::NameTaken]);
    assert_eq!(editor.sketch().draft.rows, ROWS);
    assert_eq!(editor.sketch().board().unwrap().spaces().len(), 40);
    assert!(editor.is_changed());
}

#[test]
fn every_fault_is_told_at_once_and_at_its_place() {
    let mut editor = editor(&["T..", "", "A.x"]);
    editor.edit(BoardEdit::Start((9, 9)));
    let board = |fault| SketchFault::Board(fault);
    let faults = editor.sketch().faults(false);
    assert_eq!(
        faults,
        [
            board(BoardFault::Letter { row: 2, column: 2, letter: 'x' }),
            board(BoardFault::Apart { row: 2, column: 0 }),
            board(BoardFault::Missing(Symbol::Horse)),
            board(BoardFault::Missing(Symbol::Lyre)),
            board(BoardFault::Missing(Symbol::Hoplite)),
            board(BoardFault::Start { line: 9, place: 9 }),
        ]
    );
    assert_eq!(editor.sketch().board(), None);
    assert_eq!(editor.sketch().tile((2, 2)), Tile::Sea, "no space that can be named");
}

#[test]
fn a_row_is_moved_with_its_spaces_and_made_longer_and_shorter() {
    let mut editor = editor(&["TA.H"]);
    editor.edit(BoardEdit::Offset { row: 0, places: 3 });
    assert_eq!(editor.sketch().draft.rows, ["   TA.H"]);
    assert_eq!(editor.sketch().row(0), (3, 4));
    editor.edit(BoardEdit::Offset { row: 0, places: 1 });
    editor.edit(BoardEdit::Length { row: 0, places: 6 });
    assert_eq!(editor.sketch().draft.rows, [" TA.H.."]);
    editor.edit(BoardEdit::Length { row: 0, places: 2 });
    assert_eq!(editor.sketch().draft.rows, [" TA"]);
    editor.edit(BoardEdit::Length { row: 0, places: 0 });
    assert_eq!(editor.sketch().row(0), (0, 0));
}

#[test]
fn a_hole_keeps_what_lies_behind_it_and_water_at_the_end_is_not_written() {
    let mut editor = editor(&["TAHLS"]);
    editor.edit(put((0, 2), Tile::Sea, false));
    assert_eq!(editor.sketch().draft.rows, ["TA LS"]);
    editor.edit(put((0, 4), Tile::Sea, false));
    editor.edit(put((0, 3), Tile::Sea, false));
    assert_eq!(editor.sketch().draft.rows, ["TA"]);
    editor.edit(put((0, 6), Tile::Symbol(Symbol::Lyre), false));
    assert_eq!(editor.sketch().draft.rows, ["TA    L"]);
}

#[test]
fn new_rows_are_like_the_last_without_its_symbols() {
    let mut editor = editor(&["T.A", " H.L"]);
    editor.edit(BoardEdit::Rows(4));
    assert_eq!(editor.sketch().draft.rows, ["T.A", " H.L", " ...", " ..."]);
    editor.edit(BoardEdit::Rows(0));
    assert_eq!(editor.sketch().draft.rows, ["T.A"], "one row at least");
}

#[test]
fn a_stroke_is_undone_in_one_step_and_done_again() {
    let mut editor = editor(&["....."]);
    let before = editor.sketch().clone();
    editor.edit(put((0, 0), Tile::Symbol(Symbol::Horse), false));
    editor.edit(put((0, 1), Tile::Symbol(Symbol::Horse), true));
    editor.edit(put((0, 1), Tile::Symbol(Symbol::Horse), true));
    assert_eq!(editor.can_undo_redo(), (true, false));
    assert!(editor.undo());
    assert_eq!(*editor.sketch(), before);
    assert!(editor.redo());
    assert_eq!(editor.sketch().draft.rows, ["HH..."]);
    assert!(!editor.redo());
    editor.edit(put((0, 2), Tile::Symbol(Symbol::Lyre), false));
    editor.undo();
    assert_eq!(editor.sketch().draft.rows, ["HH..."]);
}

#[test]
fn what_lies_outside_changes_nothing() {
    let mut editor = editor(&["T.."]);
    editor.edit(put((7, 0), Tile::Plain, false));
    editor.edit(put((0, u8::MAX), Tile::Plain, false));
    editor.edit(BoardEdit::Offset { row: 3, places: 1 });
    assert!(!editor.is_changed());
    assert!(!editor.undo());
    editor.edit(BoardEdit::Length { row: 0, places: usize::MAX });
    assert_eq!(editor.sketch().row(0), (0, MOST_ROWS));
    editor.edit(BoardEdit::Offset { row: 0, places: 9 });
    assert_eq!(editor.sketch().row(0), (0, MOST_ROWS), "there is no room to move it");
}

#[test]
fn the_start_can_be_any_corner_of_a_space() {
    let sketch = editor(&["T .", ""]).sketch().clone();
    assert_eq!(sketch.corners().collect::<Vec<_>>(), [(0, 1), (0, 3), (1, 0), (1, 2), (1, 4)]);
}

#[test]
fn a_number_that_is_typed_digit_by_digit_costs_no_space() {
    let mut editor = editor(&ROWS);
    for places in [1, 10] {
        editor.edit(BoardEdit::Length { row: 0, places });
    }
    for rows in [1, 4] {
        editor.edit(BoardEdit::Rows(rows));
    }
    assert_eq!(editor.sketch().draft.rows, ROWS);
    // Places put there since then count.
    editor.edit(BoardEdit::Length { row: 0, places: 2 });
    editor.edit(put((0, 1), Tile::Symbol(Symbol::Horse), false));
    editor.edit(BoardEdit::Length { row: 0, places: 4 });
    assert_eq!(editor.sketch().draft.rows[0], "TH..");
}
