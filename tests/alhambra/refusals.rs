//! Each refusal of §A8 that a board can meet, with its § and values; a refused change changes nothing.

use alhambra::games::{
    alhambra::rules::{Camp, Cell, Change, Corner, Falcon, FalconKind, Illegal, Laid, Side, Sides},
    common::BuildingType::{Garden, Pavilion, Seraglio, Tower},
};

use super::support::{board, camp, corner, falcon, lay, piece, refused};

fn says(why: &Illegal, code: &str, section: &str) {
    assert_eq!((why.code(), why.section()), (code, section));
}

#[test]
fn the_cell_has_a_tile_already() {
    let board = board(&[(1, 0, "P07")]);
    let why = refused(&board, (1, 0), piece("T09"));
    says(&why, "occupied", "A3");
    let by = Laid::Piece(piece("P07"));
    assert_eq!(why, Illegal::Occupied { piece: piece("T09"), cell: Cell::new(1, 0), by });
    says(&refused(&board, (0, 0), piece("T09")), "occupied", "A3");
}

#[test]
fn one_of_two_sides_has_a_wall() {
    let board = board(&[(0, 1, "P07")]);
    let why = refused(&board, (1, 0), piece("T06"));
    says(&why, "wall_mismatch", "A3.2");
    let beside = Laid::Start;
    let cell = Cell::new(1, 0);
    assert_eq!(why, Illegal::WallMismatch { piece: piece("T06"), cell, side: Side::West, beside });
}

#[test]
fn nobody_could_walk_to_it() {
    let mut board = board(&[(1, 0, "P06")]);
    let why = refused(&board, (2, 0), piece("S05"));
    says(&why, "unreachable", "A3.3");
    assert_eq!(why, Illegal::Unreachable { piece: piece("S05"), cell: Cell::new(2, 0) });
    // In place of a camp, too: all sides next to one have walls.
    lay(&mut board, &[(2, 0, camp(&[Side::West]))]);
    let why = board.legal(Change::Swap(Cell::new(2, 0), piece("S05"))).expect_err("it is walled off");
    says(&why, "unreachable", "A3.3");
}

#[test]
fn without_it_others_are_cut_off() {
    let board = board(&[(1, 0, "P07"), (2, 0, "S06"), (3, 0, "C08")]);
    let why = board.legal(Change::TakeAway(Cell::new(1, 0))).expect_err("two would be cut off");
    says(&why, "cuts_off", "A3.3");
    let cut = vec![(Cell::new(2, 0), piece("S06")), (Cell::new(3, 0), piece("C08"))];
    assert_eq!(why, Illegal::CutsOff { piece: piece("P07"), cell: Cell::new(1, 0), cut });
}

#[test]
fn a_camp_that_touches_an_open_side_is_refused_for_that_before_cutting_anything_off() {
    let board = board(&[(1, 0, "P07"), (2, 0, "C08")]);
    let why =
        board.legal(Change::Swap(Cell::new(1, 0), camp(&[Side::North]))).expect_err("nobody could pass");
    // Both apply; the first in the order of §A8 is named.
    says(&why, "camp_side", "A6.2");
}

#[test]
fn a_corner_is_not_enough() {
    let board = board(&[(1, 0, "P07")]);
    let why = refused(&board, (2, 1), piece("T09"));
    says(&why, "no_neighbour", "A3.3");
    assert_eq!(why, Illegal::NoNeighbour { piece: piece("T09"), cell: Cell::new(2, 1) });
    for far in [i16::MIN, i16::MAX] {
        says(&refused(&board, (far, far), piece("T09")), "no_neighbour", "A3.3");
    }
}

#[test]
fn an_empty_space_would_be_closed_in() {
    let tiles = [(1, 0, "P07"), (2, 0, "S07"), (2, 1, "A08"), (2, 2, "A09"), (1, 2, "C08"), (0, 2, "C09")];
    let mut around = board(&tiles);
    let why = refused(&around, (0, 1), piece("G09"));
    says(&why, "hole", "A3.4");
    let hole = Cell::new(1, 1);
    assert_eq!(why, Illegal::Hole { piece: piece("G09"), cell: Cell::new(0, 1), hole });
    lay(&mut around, &[(1, 1, piece("G09")), (0, 1, piece("G10"))]);
    let why = around.legal(Change::TakeAway(hole)).expect_err("it would leave a hole");
    assert_eq!(why, Illegal::Hole { piece: piece("G09"), cell: hole, hole });
}

#[test]
fn the_start_tile_stays_and_an_empty_cell_has_nothing_to_take() {
    let board = board(&[]);
    for change in [Change::TakeAway(Cell::START), Change::Swap(Cell::START, piece("P07"))] {
        says(&board.legal(change).expect_err("it stays"), "start_stays", "A3.5");
    }
    let nowhere = Cell::new(5, 5);
    for change in [Change::TakeAway(nowhere), Change::Swap(nowhere, piece("P07"))] {
        let why = board.legal(change).expect_err("nothing lies there");
        says(&why, "nothing_there", "A4.6");
        assert_eq!(why, Illegal::NothingThere(nowhere));
    }
}

#[test]
fn a_camp_needs_a_rampart_against_a_wall_and_no_side_against_what_is_open() {
    let mut board = board(&[(1, 0, "P06")]);
    let west = Camp::new(Sides::NONE.with(Side::West)).expect("one rampart");
    let why = refused(&board, (3, 0), camp(&[Side::West]));
    says(&why, "camp_no_wall", "A6.2");
    assert_eq!(why, Illegal::CampNoWall { camp: west, cell: Cell::new(3, 0) });
    let why = refused(&board, (0, 1), camp(&[Side::West]));
    says(&why, "camp_side", "A6.2");
    let (cell, beside) = (Cell::new(0, 1), Laid::Start);
    assert_eq!(why, Illegal::CampSide { camp: west, cell, side: Side::North, beside });
    says(&refused(&board, (2, 0), camp(&[Side::South])), "camp_side", "A6.2");
    lay(&mut board, &[(2, 0, camp(&[Side::West]))]);
    says(&refused(&board, (3, 0), camp(&[Side::West])), "camp_side", "A6.2");
}

#[test]
fn a_falcon_needs_four_tiles_of_which_two_have_its_colours_and_no_other_falcon() {
    let mut board = board(&[(1, 0, "P07"), (1, 1, "T09")]);
    let crossing = corner(1, 1);
    let white = falcon(FalconKind::White, [Tower, Pavilion]);
    let why = |board: &alhambra::games::alhambra::rules::Board, crossing: Corner, falcon: Falcon| {
        board.may_place(crossing, falcon).expect_err("it may not be placed")
    };
    says(&why(&board, crossing, white), "falcon_crossing", "A6.4");
    assert_eq!(why(&board, crossing, white), Illegal::NoCrossing { crossing, cell: Cell::new(0, 1) });
    lay(&mut board, &[(0, 1, piece("G09"))]);
    let other = falcon(FalconKind::Black, [Seraglio, Garden]);
    let missing = Seraglio;
    says(&why(&board, crossing, other), "falcon_colours", "A6.4");
    assert_eq!(why(&board, crossing, other), Illegal::FalconColours { crossing, falcon: other, missing });
    assert!(board.place(crossing, white).is_ok());
    says(&why(&board, crossing, white), "falcon_crossing", "A6.4");
    assert_eq!(why(&board, crossing, other), Illegal::FalconThere { crossing, falcon: white });
}

#[test]
fn no_falcon_sits_beside_a_camp() {
    let mut board = board(&[(0, -1, "P06"), (1, 0, "G11"), (2, 0, "P07")]);
    let white = falcon(FalconKind::White, [Pavilion, Garden]);
    let cell = Cell::new(1, -1);
    assert_eq!(
        board.may_place(corner(1, 0), white),
        Err(Illegal::NoCrossing { crossing: corner(1, 0), cell })
    );
    assert!(board.change(Change::TakeAway(Cell::new(2, 0))).is_ok());
    assert!(board.change(Change::Swap(Cell::new(1, 0), piece("G07"))).is_ok());
    lay(&mut board, &[(1, -1, camp(&[Side::West, Side::South]))]);
    assert_eq!(
        board.may_place(corner(1, 0), white),
        Err(Illegal::NoCrossing { crossing: corner(1, 0), cell })
    );
}
