//! The engine and the literal reading agree on ten thousand randomly grown Alhambras, with every module and option.

use std::collections::{BTreeMap, BTreeSet};

use alhambra::games::{
    alhambra::rules::{
        Board, BoardOptions, Cell, Change, Corner, Falcon, FalconKind, Holdings, Illegal, Module, Piece,
        Reason, Row, RuleViolation, Scoring, ScoringSnapshot, Side, Tile, TileSet, WallPiece, scored,
        standings,
    },
    common::BuildingType,
};

use super::{
    literal::{At, Breach, Map, at, branches, falcons_bring, handed_out, longest_line},
    support::{Chance, bazaar, branching, camp, grow},
};

/// The rule of the literal reading that a refusal falls under.
fn rule(code: &'static str) -> &'static str {
    match code {
        "no_neighbour" | "unreachable" | "cuts_off" => "on_foot",
        other => other,
    }
}

/// The breaches that a refusal names.
fn named(why: &Illegal) -> BTreeSet<Breach> {
    let edge = |cell: Cell, side| {
        let (one, other) = (at(cell), at(cell.beside(side)));
        if one < other { (one, other) } else { (other, one) }
    };
    match why {
        Illegal::WallMismatch { cell, side, .. } => {
            let (one, other) = edge(*cell, *side);
            BTreeSet::from([Breach::Walls(one, other)])
        }
        Illegal::CampSide { cell, side, .. } => {
            let (one, other) = edge(*cell, *side);
            BTreeSet::from([Breach::CampSide(one, other)])
        }
        Illegal::NoNeighbour { cell, .. } | Illegal::Unreachable { cell, .. } => {
            BTreeSet::from([Breach::OnFoot(at(*cell))])
        }
        Illegal::CutsOff { cut, .. } => cut.iter().map(|(cell, _)| Breach::OnFoot(at(*cell))).collect(),
        Illegal::CampNoWall { cell, .. } => BTreeSet::from([Breach::CampNoWall(at(*cell))]),
        Illegal::Hole { hole, .. } => BTreeSet::from([Breach::Hole(at(*hole))]),
        _ => BTreeSet::new(),
    }
}

/// Both judge a change alike; the engine's reason is one of the rules that it breaks.
pub fn same_verdict(board: &Board, map: &Map, change: Change, met: &mut BTreeMap<&'static str, usize>) {
    let refusals = map.refusals(change);
    match board.legal(change) {
        Ok(()) => assert!(refusals.is_empty(), "{change:?} on {board:?}: {refusals:?}"),
        Err(why) => {
            assert!(refusals.contains(rule(why.code())), "{change:?} on {board:?}: {why:?}, {refusals:?}");
            *met.entry(why.code()).or_default() += 1;
            let named = named(&why);
            if !named.is_empty() {
                let new = map.made_by(change);
                assert!(named.is_subset(&new), "{change:?} on {board:?}: {why:?}, {new:?}");
            }
        }
    }
}

fn ends(piece: WallPiece) -> [At; 2] {
    piece.cell.ends(piece.side).map(|corner| at(corner.0))
}

/// Checks that the line goes from corner to corner along wall pieces, none of them twice.
fn is_line(board: &Board, map: &Map, line: &[WallPiece]) {
    let all: BTreeSet<[At; 2]> = map.wall_pieces().into_iter().collect();
    let drawn: BTreeSet<[At; 2]> = line.iter().map(|&piece| ends(piece)).collect();
    assert_eq!(drawn.len(), line.len(), "a piece twice: {board:?}");
    assert!(drawn.is_subset(&all), "{board:?}");
    let Some((&first, rest)) = line.split_first() else { return };
    let follow = |begin: At| {
        let pen = |pen: At, piece: &WallPiece| match ends(*piece) {
            [one, other] if one == pen => Some(other),
            [one, other] if other == pen => Some(one),
            _ => None,
        };
        rest.iter().try_fold(begin, pen).is_some()
    };
    assert!(ends(first).into_iter().any(follow), "broken line: {line:?}");
}

/// Both judge a falcon alike on every crossing on and near the Alhambra, and agree on what the falcons bring.
fn same_falcons(board: &Board, map: &Map, falcon: Falcon, met: &mut BTreeMap<&'static str, usize>) {
    let taken: Vec<At> = board.falcons().map(|(crossing, _)| at(crossing.0)).collect();
    let colours = falcon.colours().map(BuildingType::index);
    let crossings: BTreeSet<Corner> = board.laid().flat_map(|(cell, _)| cell.corners()).collect();
    for crossing in crossings {
        let verdict = board.may_place(crossing, falcon);
        let may = map.may_perch(at(crossing.0), &colours, &taken);
        assert_eq!(verdict.is_ok(), may, "{falcon:?} at {crossing:?} on {board:?}: {verdict:?}");
        *met.entry(verdict.map_or_else(|why| why.code(), |()| "falcon")).or_default() += 1;
    }
    let kinds = FalconKind::ALL.map(|kind| {
        u8::try_from(board.falcons().filter(|(_, falcon)| falcon.kind() == kind).count()).unwrap()
    });
    let row = Row::Player(Holdings::of(board));
    let bring: i32 = kinds.map(|falcons| i32::from(falcons_bring(falcons))).into_iter().sum();
    for scoring in Scoring::ALL {
        let scored = scored(&ScoringSnapshot { scoring, rows: vec![row.clone()] });
        let falcons = scored[0].parts.iter().find(|part| part.reason == Reason::Module(Module::Falconers));
        assert_eq!(falcons.map_or(0, |part| part.vp), bring, "{board:?}");
    }
}

fn same_scores(board: &Board, map: &Map) {
    assert_eq!(board.camps().iter().map(|camp| camp.vp).sum::<u16>() as usize, map.camp_vp());
    let bazaars: Vec<usize> = board.bazaars().iter().map(|bazaar| bazaar.vp.into()).collect();
    assert_eq!(bazaars, map.bazaar_vp());
    for (crossing, falcon) in board.falcons() {
        let near = crossing.cells().map(|cell| board.at(cell).expect("four tiles meet"));
        assert!(near.iter().all(|laid| !laid.is_camp()));
        for colour in falcon.colours() {
            assert!(near.iter().any(|laid| laid.building() == Some(colour)));
        }
    }
}

#[test]
fn the_engine_and_the_literal_rules_agree_on_ten_thousand_random_alhambras() {
    let mut met: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut alhambras = 0;
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let mut board = Board::new(chance.options());
        let is_wild = chance.one_in(3);
        for _ in 0..25 {
            grow(&mut board, &mut chance, is_wild);
            alhambras += 1;
            let map = Map::of(&board);
            assert!(map.breaches().is_empty(), "{board:?}: {:?}", map.breaches());
            for _ in 0..3 {
                same_verdict(&board, &map, chance.change_near(&board, is_wild), &mut met);
            }
            let pieces = map.wall_pieces();
            let line = board.wall();
            is_line(&board, &map, &line);
            assert_eq!(line.len(), longest_line(&pieces), "{board:?}");
            same_scores(&board, &map);
            same_falcons(&board, &map, chance.falcon(), &mut met);
        }
    }
    assert_eq!(alhambras, 10_000);
    let codes = [
        "occupied",
        "nothing_there",
        "start_stays",
        "no_neighbour",
        "wall_mismatch",
        "unreachable",
        "cuts_off",
        "hole",
        "camp_no_wall",
        "camp_side",
        "falcon",
        "falcon_crossing",
        "falcon_colours",
    ];
    assert!(codes.into_iter().eq(codes.into_iter().filter(|code| met.contains_key(code))), "{met:?}");
}

#[test]
fn where_walls_branch_the_line_is_the_longest_of_all() {
    let mut met = [0; 5];
    for seed in 4000..4300 {
        let board = branching(&mut Chance::new(seed));
        let map = Map::of(&board);
        let pieces = map.wall_pieces();
        let line = board.wall();
        is_line(&board, &map, &line);
        let branches = branches(&pieces);
        met[branches.min(4)] += 1;
        if branches <= 8 {
            assert_eq!(line.len(), longest_line(&pieces), "{board:?}");
        }
    }
    assert!(met[1..].iter().all(|&met| met > 10), "Alhambras by branches of their walls: {met:?}");
}

/// Kept in spite of the rules, tiles that touch only at corners make walls that branch everywhere, and distant tiles a
/// huge plane.
#[test]
fn tiles_laid_like_a_chessboard_or_far_away_are_judged_at_once() {
    let mut tiles = TileSet::standard().tiles().iter().copied();
    let mut board = Board::new(BoardOptions::default());
    let chessboard = (-4..=4_i16).flat_map(|x| (-4..=4_i16).map(move |y| Cell::new(x, y)));
    for cell in chessboard.filter(|cell| (cell.x + cell.y) % 2 == 0 && *cell != Cell::START) {
        let walls = [Side::North, Side::East, Side::South].into_iter().collect();
        let tile = Tile { walls, ..tiles.next().expect("there are 54") };
        board.change_anyway(Change::Lay(cell, Piece::Tile(tile))).expect("it is kept anyway");
    }
    for cell in [Cell::new(i16::MAX, i16::MAX), Cell::new(i16::MIN, i16::MIN), Cell::new(9000, -9000)] {
        let tile = Piece::Tile(tiles.next().expect("there are 54"));
        board.change_anyway(Change::Lay(cell, tile)).expect("it is kept anyway");
    }
    let line = board.wall();
    is_line(&board, &Map::of(&board), &line);
    assert!(line.len() > 60, "{}", line.len());
    let holes: Vec<Cell> = board
        .rule_violations()
        .into_iter()
        .filter(|&(_, why)| why == RuleViolation::Hole)
        .map(|(cell, _)| cell)
        .collect();
    // Every empty cell within the chessboard is a hole of its own.
    let within = (-3..=3_i16).flat_map(|x| (-3..=3_i16).map(move |y| Cell::new(x, y)));
    assert_eq!(holes, within.filter(|cell| (cell.x + cell.y) % 2 != 0).collect::<Vec<_>>());
}

/// Both judge alike every tile and some camps and bazaars, laid, swapped and taken away on every cell nearby.
fn same_verdicts(board: &Board, met: &mut BTreeMap<&'static str, usize>) {
    use BuildingType::{Garden, Pavilion, Tower};
    use alhambra::games::alhambra::rules::Side::{East, North, South, West};
    let map = Map::of(board);
    let camps = [camp(&[North]), camp(&[East]), camp(&[South]), camp(&[West, North])];
    let tiles = TileSet::standard().tiles().iter().copied().map(Piece::Tile);
    let pieces: Vec<Piece> = tiles.chain(camps).chain([bazaar([Pavilion, Garden, Tower])]).collect();
    for cell in (-3..=3).flat_map(|x| (-3..=3).map(move |y| Cell::new(x, y))) {
        same_verdict(board, &map, Change::TakeAway(cell), met);
        for &piece in &pieces {
            same_verdict(board, &map, Change::Lay(cell, piece), met);
            if board.at(cell).is_some() {
                same_verdict(board, &map, Change::Swap(cell, piece), met);
            }
        }
    }
}

#[test]
fn every_placement_on_small_alhambras_is_judged_as_by_the_literal_rules() {
    let mut met = BTreeMap::new();
    for seed in 1000..1025 {
        let mut chance = Chance::new(seed);
        let mut board = Board::new(chance.options());
        for _ in 0..chance.below(9) {
            grow(&mut board, &mut chance, false);
        }
        same_verdicts(&board, &mut met);
    }
    assert!(met.contains_key("cuts_off") && met.contains_key("camp_side"), "{met:?}");
}

#[test]
fn lists_of_legal_cells_leave_out_nothing_that_is_legal() {
    for seed in 2000..2040 {
        let mut chance = Chance::new(seed);
        let mut board = Board::new(BoardOptions::default());
        for _ in 0..12 {
            grow(&mut board, &mut chance, false);
        }
        let piece = chance.piece(false);
        let near: Vec<Cell> = (-13..=13).flat_map(|x| (-13..=13).map(move |y| Cell::new(x, y))).collect();
        let legal = |change: fn(Cell, Piece) -> Change| -> BTreeSet<Cell> {
            near.iter().copied().filter(|&cell| board.legal(change(cell, piece)).is_ok()).collect()
        };
        let listed = |cells: Vec<Cell>| cells.into_iter().collect::<BTreeSet<_>>();
        assert_eq!(legal(Change::Lay), listed(board.cells_to_lay(piece)));
        assert_eq!(legal(Change::Swap), listed(board.cells_to_swap(piece)));
        assert_eq!(legal(|cell, _| Change::TakeAway(cell)), listed(board.cells_to_take()));
    }
}

#[test]
fn majorities_are_what_handing_out_the_places_one_by_one_gives() {
    let mut chance = Chance::new(3000);
    for _ in 0..10_000 {
        let rows = 2 + chance.below(5);
        let tiles: Vec<u8> = (0..rows).map(|_| chance.below(6) as u8).collect();
        let scoring = Scoring::ALL[chance.below(3)];
        let building = BuildingType::ALL[chance.below(6)];
        let vp: Vec<u8> =
            standings(scoring, building, &tiles).into_iter().map(|standing| standing.vp).collect();
        assert_eq!(vp, handed_out(scoring.places(building), &tiles), "{scoring:?} {building:?} {tiles:?}");
    }
}
