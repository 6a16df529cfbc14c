//! Camps, bazaars, falcons and the Vizier: the worked examples 19 to 21 of §A9, and the options (§A6, §A7).

use alhambra::games::{
    alhambra::rules::{
        Bazaar, Board, BoardOptions, Camp, CampLineBazaar, CampPlainToWall, Cell, Change, Falcon, FalconKind,
        Holdings, Holes, Illegal, Left, Module, Reason, Row, Scoring,
        Side::{East, North, South, West},
        Sides, Vizier, Why, WrongVizier, falcons_vp, scored,
    },
    common::BuildingType::{Arcades, Garden, Pavilion, Seraglio, Tower},
};

use super::support::{bazaar, board, board_of, camp, corner, falcon, held, lay, piece};

fn camp_vp(board: &Board) -> Vec<u16> {
    board.camps().iter().map(|camp| camp.vp).collect()
}

#[test]
fn example_19_camps_look_along_lines_of_buildings() {
    let mut board = board(&[(-1, 0, "S06"), (-2, 0, "S05"), (1, 0, "P06"), (-1, -1, "C08")]);
    lay(&mut board, &[(-3, 0, camp(&[East])), (2, 0, camp(&[West])), (-1, 1, camp(&[North]))]);
    assert_eq!(camp_vp(&board), [4, 2, 4]);
    let swapped = board.change(Change::Swap(Cell::new(-3, 0), camp(&[East, South])));
    assert!(swapped.is_ok(), "{swapped:?}");
    assert_eq!(
        board.camps()[0].why,
        Why::Camp { cell: Cell::new(-3, 0), lines: vec![(East, 4), (South, 0)] }
    );
}

#[test]
fn a_bazaar_in_the_line_of_a_camp_counts_or_ends_it() {
    for (camp_line_bazaar, vp) in [(CampLineBazaar::Counts, 3), (CampLineBazaar::Ends, 1)] {
        let mut board = Board::new(BoardOptions { camp_line_bazaar, ..BoardOptions::default() });
        let between = bazaar([Pavilion, Garden, Tower]);
        lay(&mut board, &[(1, 0, between), (2, 0, piece("G06")), (3, 0, camp(&[West]))]);
        assert_eq!(camp_vp(&board), [vp]);
    }
}

#[test]
fn a_plain_side_lies_against_a_wall_only_where_that_is_agreed() {
    for camp_plain_to_wall in [CampPlainToWall::Forbid, CampPlainToWall::Allow] {
        let options = BoardOptions { camp_plain_to_wall, ..BoardOptions::default() };
        let board = board_of(options, &[(1, 0, "P07"), (0, 1, "P06")]);
        let laid = board.legal(Change::Lay(Cell::new(1, 1), camp(&[West])));
        assert_eq!(laid.expect_err("its north side lies against no wall").code(), "camp_side");
        let board = board_of(options, &[(1, 0, "S06"), (0, 1, "P06")]);
        let laid = board.legal(Change::Lay(Cell::new(1, 1), camp(&[West])));
        assert_eq!(laid.is_ok(), camp_plain_to_wall == CampPlainToWall::Allow);
        assert!(board.legal(Change::Lay(Cell::new(1, 1), camp(&[West, North]))).is_ok());
    }
}

#[test]
fn walls_behind_a_camp_count_and_a_tile_beside_a_camp_must_fit_it() {
    let mut board = board(&[(1, 0, "P06")]);
    lay(&mut board, &[(2, 0, camp(&[West]))]);
    assert_eq!(board.wall().len(), 1);
    let why = board.legal(Change::TakeAway(Cell::new(1, 0))).expect_err("the camp needs its wall");
    assert_eq!((why.code(), why.section()), ("camp_no_wall", "A6.2"));
    let why = board.legal(Change::Swap(Cell::new(1, 0), piece("P07"))).expect_err("it needs a wall");
    assert_eq!(why.code(), "camp_side");
    assert!(board.legal(Change::TakeAway(Cell::new(2, 0))).is_ok());
    lay(&mut board, &[(1, 1, piece("P07"))]);
    let why = board.legal(Change::Lay(Cell::new(2, 1), piece("C08"))).expect_err("it is open to the camp");
    assert_eq!(why.code(), "camp_side");
}

#[test]
fn holes_are_judged_with_camps_as_tiles() {
    for holes in [Holes::Area, Holes::Single] {
        let tiles =
            [(1, 0, "P07"), (2, 0, "S07"), (2, 1, "A08"), (2, 2, "S05"), (0, 1, "G09"), (0, 2, "G06")];
        let board = board_of(BoardOptions { holes, ..BoardOptions::default() }, &tiles);
        let (piece, cell) = (camp(&[East, West]), Cell::new(1, 2));
        let why = board.legal(Change::Lay(cell, piece));
        assert_eq!(why, Err(Illegal::Hole { piece, cell, hole: Cell::new(1, 1) }));
    }
}

#[test]
fn holes_are_judged_without_camps_too() {
    for holes in [Holes::Area, Holes::Single] {
        let camp_plain_to_wall = CampPlainToWall::Allow;
        let options = BoardOptions { holes, camp_plain_to_wall, ..BoardOptions::default() };
        let tiles = [(1, 0, "S06"), (2, 0, "P07"), (2, 1, "S05"), (2, 2, "A08"), (0, 1, "G06")];
        let mut board = board_of(options, &tiles);
        lay(&mut board, &[(1, 1, camp(&[North]))]);
        let (piece, cell) = (piece("A06"), Cell::new(1, 2));
        let why = board.legal(Change::Lay(cell, piece));
        assert_eq!(why, Err(Illegal::Hole { piece, cell, hole: Cell::new(1, 1) }));
    }
}

#[test]
fn example_20_a_bazaar_counts_matches_times_colours() {
    let with_tower = [
        (0, -1, piece("P07")),
        (1, -1, piece("G09")),
        (2, -1, piece("T09")),
        (1, 0, bazaar([Pavilion, Garden, Tower])),
        (2, 0, piece("C08")),
        (0, 1, piece("G10")),
        (1, 1, piece("A08")),
    ];
    let mut board = Board::new(BoardOptions::default());
    lay(&mut board, &with_tower);
    assert_eq!(board.bazaars().iter().map(|bazaar| bazaar.vp).collect::<Vec<_>>(), [12]);
    assert!(board.change(Change::Swap(Cell::new(2, -1), piece("A09"))).is_ok());
    assert_eq!(board.bazaars().iter().map(|bazaar| bazaar.vp).collect::<Vec<_>>(), [6]);
}

#[test]
fn eight_matches_in_three_colours_give_24() {
    let mut board = Board::new(BoardOptions::default());
    lay(&mut board, &[(1, 0, piece("C08")), (2, 0, bazaar([Pavilion, Garden, Tower]))]);
    // Around the bazaar, beginning in the west: gardens and towers without walls, then tiles that are open to them.
    let round = [(1, 0), (1, -1), (2, -1), (3, -1), (3, 0), (3, 1), (2, 1), (1, 1)];
    let open = ["G09", "T09", "P07", "G10", "T10", "G09", "T09", "G10"];
    assert!(board.change(Change::Swap(Cell::new(1, 0), piece(open[0]))).is_ok());
    let rest: Vec<_> = round.iter().zip(open).skip(1).map(|(&(x, y), id)| (x, y, piece(id))).collect();
    lay(&mut board, &rest);
    assert_eq!(board.bazaars().iter().map(|bazaar| bazaar.vp).collect::<Vec<_>>(), [24]);
}

#[test]
fn example_21_falcons_of_a_kind_count_together() {
    let vp = |falcons: [u16; 3]| {
        let row = Row::Player(Holdings::default().with(Module::Falconers, &falcons));
        scored(&held(Scoring::First, vec![row]))[0].vp
    };
    assert_eq!((vp([3, 1, 0]), vp([1, 1, 1]), vp([5, 5, 5])), (14, 6, 90));
    assert_eq!([0, 1, 2, 3, 4, 5].map(falcons_vp), [0, 2, 6, 12, 20, 30]);
}

#[test]
fn a_falcon_goes_back_to_the_supply_when_one_of_its_tiles_changes() {
    let mut board = board(&[(1, 0, "P07"), (1, 1, "T09"), (0, 1, "G09")]);
    let one = falcon(FalconKind::Brown, [Tower, Pavilion]);
    assert_eq!(board.crossings_for(one), [corner(1, 1)]);
    assert!(board.place(corner(1, 1), one).is_ok());
    assert_eq!((board.crossings_for(one), board.falcon_counts()), (vec![], [0, 1, 0]));
    let left = board.change(Change::Swap(Cell::new(0, 1), piece("G10")));
    assert_eq!(left, Ok(Left { piece: Some(piece("G09")), falcons: vec![one] }));
    assert_eq!(board.falcon(corner(1, 1)), None);
    assert!(board.place(corner(1, 1), one).is_ok());
    let left = board.change(Change::TakeAway(Cell::new(1, 1))).expect("it cuts nothing off");
    assert_eq!(left.falcons, [one]);
}

#[test]
fn what_modules_bring_is_explained_and_bazaars_only_at_the_end() {
    let holdings = Holdings { wall: 3, ..Holdings::default() }
        .with(Module::Falconers, &[2, 0, 1])
        .with(Module::Bazaars, &[12])
        .with(Module::Camps, &[4, 2]);
    let reasons = |scoring| -> Vec<(Reason, i32)> {
        let row = scored(&held(scoring, vec![Row::Player(holdings.clone())])).remove(0);
        assert_eq!(row.vp, row.parts.iter().map(|part| part.vp).sum::<i32>());
        row.parts.into_iter().map(|part| (part.reason, part.vp)).collect()
    };
    let (wall, types) = ((Reason::Wall(3), 3), (Reason::Types, 0));
    let module = |module, vp| (Reason::Module(module), vp);
    let (camps, falcons) = (module(Module::Camps, 6), module(Module::Falconers, 6 + 2));
    assert_eq!(reasons(Scoring::Second), [wall.clone(), types.clone(), camps.clone(), falcons.clone()]);
    assert_eq!(reasons(Scoring::Third), [wall, types, camps, module(Module::Bazaars, 12), falcons]);
}

#[test]
fn pieces_that_are_not_printed_cannot_be_made() {
    assert_eq!(Camp::new(Sides::NONE), None);
    assert_eq!(Camp::new([North, East, South].into_iter().collect()), None);
    assert_eq!(Bazaar::new(Sides::NONE, [Tower, Garden, Tower]), None);
    assert_eq!(Falcon::new(FalconKind::Black, [Seraglio, Seraglio]), None);
    let bazaar = Bazaar::new(Sides::NONE, [Tower, Arcades, Garden]).expect("the colours differ");
    assert_eq!(bazaar.colours(), [Arcades, Garden, Tower]);
}

#[test]
fn a_vizier_who_has_bought_sleeps_until_he_is_woken() {
    assert_eq!(Vizier::default().buys(), Ok(Vizier::Asleep));
    assert_eq!(Vizier::Asleep.buys(), Err(WrongVizier(Vizier::Asleep)));
    assert_eq!(Vizier::Asleep.wakes(), Ok(Vizier::Awake));
    assert_eq!(Vizier::Awake.wakes(), Err(WrongVizier(Vizier::Awake)));
}
