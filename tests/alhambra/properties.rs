//! What holds for every Alhambra.

use alhambra::games::alhambra::rules::{Board, Change, Falcon, Illegal, Left};

use super::support::{Chance, grow};

/// Random Alhambras, with every module and option, each with its source of randomness.
fn alhambras(seed: u64) -> impl Iterator<Item = (Board, Chance)> {
    (seed..seed + 300).map(|seed| {
        let mut chance = Chance::new(seed);
        let mut board = Board::new(chance.options());
        let is_wild = chance.one_in(4);
        for _ in 0..chance.below(25) {
            grow(&mut board, &mut chance, is_wild);
        }
        (board, chance)
    })
}

fn falcons(board: &Board) -> Vec<Falcon> {
    board.falcons().map(|(_, falcon)| falcon).collect()
}

#[test]
fn what_was_just_laid_can_be_taken_away_again() {
    let mut laid = 0;
    for (board, mut chance) in alhambras(5000) {
        let piece = chance.piece(false);
        let Some(cell) = chance.pick(&board.cells_to_lay(piece)) else { continue };
        let mut after = board.clone();
        assert_eq!(after.change(Change::Lay(cell, piece)), Ok(Left::default()));
        let left = after.change(Change::TakeAway(cell));
        assert_eq!(left, Ok(Left { piece: Some(piece), falcons: Vec::new() }), "{board:?}");
        assert_eq!(after, board);
        laid += 1;
    }
    assert!(laid > 150, "{laid}");
}

#[test]
fn a_swap_is_judged_by_its_result_only() {
    let (mut legal, mut not_in_two_steps) = (0, 0);
    for (board, mut chance) in alhambras(6000) {
        let piece = chance.piece(false);
        for (cell, before) in board.pieces() {
            let mut swapped = board.clone();
            let Ok(left) = swapped.change(Change::Swap(cell, piece)) else { continue };
            legal += 1;
            assert_eq!(left.piece, Some(before));
            // The same Alhambra can be swapped back, whatever lies between.
            let mut back = swapped.clone();
            assert_eq!(back.change(Change::Swap(cell, before)).map(|left| left.piece), Ok(Some(piece)));
            assert!(back.pieces().eq(board.pieces()));
            // Where both steps are legal, they lead to the same Alhambra.
            let mut steps = board.clone();
            match steps.change(Change::TakeAway(cell)) {
                Ok(_) => {
                    assert!(steps.change(Change::Lay(cell, piece)).is_ok());
                    assert_eq!(steps, swapped);
                }
                Err(_) => not_in_two_steps += 1,
            }
        }
    }
    assert!(legal > 100 && not_in_two_steps > 10, "{legal}, {not_in_two_steps}");
}

#[test]
fn refusals_change_nothing_and_no_falcon_is_lost() {
    let (mut refused, mut freed) = (0, 0);
    for (board, mut chance) in alhambras(7000) {
        for _ in 0..20 {
            let mut after = board.clone();
            let change = chance.change_near(&board, false);
            match after.change(change) {
                Err(why) => {
                    assert_eq!(board.legal(change), Err::<(), Illegal>(why));
                    assert_eq!(after, board);
                    refused += 1;
                }
                Ok(left) => {
                    freed += left.falcons.len();
                    assert_eq!(falcons(&after).len() + left.falcons.len(), falcons(&board).len());
                }
            }
        }
    }
    assert!(refused > 1000 && freed > 0, "{refused}, {freed}");
}
