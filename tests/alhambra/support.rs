//! What the tests of the tile game share: tiles by name, Alhambras piece by piece, chance.

use std::collections::BTreeSet;

use alhambra::{
    games::{
        alhambra::rules::{
            Bazaar, Board, BoardOptions, Camp, CampLineBazaar, CampPlainToWall, Cell, Change, Corner, Falcon,
            FalconKind, GameConfig, Holdings, Holes, Illegal, Options, Piece, Row, Scoring, ScoringSnapshot,
            Side, Sides, Tile, TileId, TileSet,
        },
        common::BuildingType,
    },
    kernel::{KeyStream, Seed},
};

pub const SINGLE: BoardOptions = BoardOptions {
    holes: Holes::Single,
    camp_plain_to_wall: CampPlainToWall::Forbid,
    camp_line_bazaar: CampLineBazaar::Counts,
};

pub fn tile(id: &str) -> Tile {
    let id = TileId::read(id).unwrap_or_else(|| panic!("{id} is no tile"));
    TileSet::standard().get(id).unwrap_or_else(|| panic!("there is no {id}"))
}

pub fn piece(id: &str) -> Piece {
    Piece::Tile(tile(id))
}

pub fn camp(ramparts: &[Side]) -> Piece {
    Piece::Camp(Camp::new(ramparts.iter().copied().collect()).expect("one or two ramparts"))
}

pub fn bazaar(colours: [BuildingType; 3]) -> Piece {
    Piece::Bazaar(Bazaar::new(Sides::NONE, colours).expect("the colours differ"))
}

pub fn falcon(kind: FalconKind, colours: [BuildingType; 2]) -> Falcon {
    Falcon::new(kind, colours).expect("the colours differ")
}

/// Lays pieces, one after the other.
pub fn lay(board: &mut Board, pieces: &[(i16, i16, Piece)]) {
    for &(x, y, piece) in pieces {
        let laid = board.change(Change::Lay(Cell::new(x, y), piece));
        assert!(laid.is_ok(), "{piece:?} at {x}, {y}: {laid:?}");
    }
}

/// An Alhambra of tiles, laid in this order.
pub fn board_of(options: BoardOptions, tiles: &[(i16, i16, &str)]) -> Board {
    let mut board = Board::new(options);
    let pieces: Vec<_> = tiles.iter().map(|&(x, y, id)| (x, y, piece(id))).collect();
    lay(&mut board, &pieces);
    board
}

pub fn board(tiles: &[(i16, i16, &str)]) -> Board {
    board_of(BoardOptions::default(), tiles)
}

/// Why a piece cannot be laid.
pub fn refused(board: &Board, (x, y): (i16, i16), piece: Piece) -> Illegal {
    board.legal(Change::Lay(Cell::new(x, y), piece)).expect_err("it is not legal")
}

pub fn config(players: usize, options: Options) -> GameConfig {
    GameConfig::new(players, TileSet::standard().clone(), options).expect("two to six players")
}

pub fn player(types: [u8; 6], wall: u16) -> Row {
    Row::Player(Holdings { types, wall, ..Holdings::default() })
}

pub fn third_player(types: [u8; 6]) -> Row {
    Row::ThirdPlayer { types, drawn: 0 }
}

pub fn held(scoring: Scoring, rows: Vec<Row>) -> ScoringSnapshot {
    ScoringSnapshot { scoring, rows }
}

/// Randomness from a seed.
pub struct Chance(KeyStream);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(Seed(seed).stream([0; 24]))
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(u8::try_from(n).expect("few to choose from")).into()
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.below(of.len())])
    }

    pub fn options(&mut self) -> BoardOptions {
        BoardOptions {
            holes: [Holes::Area, Holes::Single][self.below(2)],
            camp_plain_to_wall: [CampPlainToWall::Forbid, CampPlainToWall::Allow][self.below(2)],
            camp_line_bazaar: [CampLineBazaar::Counts, CampLineBazaar::Ends][self.below(2)],
        }
    }

    fn sides(&mut self, one_in: usize) -> Sides {
        Side::ALL.into_iter().filter(|_| self.one_in(one_in)).collect()
    }

    /// A tile with any walls.
    pub fn wild_tile(&mut self) -> Piece {
        let printed = TileSet::standard().tiles()[self.below(54)];
        Piece::Tile(Tile { walls: self.sides(2), ..printed })
    }

    /// A printed tile, or one with any walls; now and then a camp or a bazaar.
    pub fn piece(&mut self, is_wild: bool) -> Piece {
        match self.below(12) {
            0 | 1 => loop {
                if let Some(camp) = Camp::new(self.sides(2)) {
                    break Piece::Camp(camp);
                }
            },
            2 => loop {
                let colours = [(); 3].map(|()| BuildingType::ALL[self.below(6)]);
                if let Some(bazaar) = Bazaar::new(self.sides(8), colours) {
                    break Piece::Bazaar(bazaar);
                }
            },
            _ if is_wild => self.wild_tile(),
            _ => Piece::Tile(TileSet::standard().tiles()[self.below(54)]),
        }
    }

    pub fn falcon(&mut self) -> Falcon {
        loop {
            let colours = [(); 2].map(|()| BuildingType::ALL[self.below(6)]);
            if let Some(falcon) = Falcon::new(FalconKind::ALL[self.below(3)], colours) {
                return falcon;
            }
        }
    }

    /// A cell on or near an Alhambra.
    pub fn cell_near(&mut self, board: &Board) -> Cell {
        let cells: Vec<Cell> = board.laid().map(|(cell, _)| cell).collect();
        let cell = cells[self.below(cells.len())];
        Cell::new(cell.x + self.below(5) as i16 - 2, cell.y + self.below(5) as i16 - 2)
    }

    pub fn change_near(&mut self, board: &Board, is_wild: bool) -> Change {
        let cell = self.cell_near(board);
        match (board.at(cell), self.below(4)) {
            (None, 1..) | (Some(_), 0) => Change::Lay(cell, self.piece(is_wild)),
            (_, 1) => Change::TakeAway(cell),
            _ => Change::Swap(cell, self.piece(is_wild)),
        }
    }
}

/// Makes a legal change: mostly lays something, now and then takes away or swaps; sometimes places a falcon.
pub fn grow(board: &mut Board, chance: &mut Chance, is_wild: bool) {
    let piece = chance.piece(is_wild);
    let change = match chance.below(8) {
        0 => chance.pick(&board.cells_to_take()).map(Change::TakeAway),
        1 => chance.pick(&board.cells_to_swap(piece)).map(|cell| Change::Swap(cell, piece)),
        _ => chance.pick(&board.cells_to_lay(piece)).map(|cell| Change::Lay(cell, piece)),
    };
    if let Some(change) = change {
        board.change(change).expect("it is in the list of what is legal");
    }
    if chance.one_in(3) {
        let falcon = chance.falcon();
        if let Some(crossing) = chance.pick(&board.crossings_for(falcon)) {
            board.place(crossing, falcon).expect("it is in the list of crossings");
        }
    }
}

/// An Alhambra whose walls branch: a rectangle with gaps of two cells, which touch corner to corner, and walls towards
/// nearly all of them.
pub fn branching(chance: &mut Chance) -> Board {
    let (width, height) = (6 + chance.below(3) as i16, 5 + chance.below(3) as i16);
    let mut cells: BTreeSet<Cell> =
        (0..width).flat_map(|x| (0..height).map(move |y| Cell::new(x, y))).collect();
    let mut corners: BTreeSet<Corner> = BTreeSet::new();
    for _ in 0..1 + chance.below(12) {
        let gaps =
            cells.iter().flat_map(|&cell| [Side::East, Side::South].map(|side| [cell, cell.beside(side)]));
        let is_gap = |gap: &[Cell; 2]| {
            let rest = cells.iter().copied().filter(|cell| !gap.contains(cell)).collect();
            let touches = gap.iter().flat_map(|cell| cell.corners()).any(|corner| corners.contains(&corner));
            let is_inside = gap.iter().all(|cell| cell.neighbours().all(|(_, near)| cells.contains(&near)));
            is_inside && (touches || corners.is_empty()) && !gap.contains(&Cell::START) && is_one(&rest)
        };
        let gaps: Vec<[Cell; 2]> = gaps.filter(is_gap).collect();
        for cell in chance.pick(&gaps).into_iter().flatten() {
            cells.remove(&cell);
            corners.extend(cell.corners());
        }
    }
    let mut board = Board::new(SINGLE);
    let tiles = TileSet::standard().tiles().iter().cycle();
    // Some can only be laid once those around them are.
    for _ in 0..3 {
        for (&cell, &printed) in cells.iter().zip(tiles.clone()) {
            let outside = Side::ALL.into_iter().filter(|&side| !cells.contains(&cell.beside(side)));
            let walls = outside.filter(|_| !chance.one_in(9)).collect();
            // What is illegal changes nothing.
            let _ = board.change(Change::Lay(cell, Piece::Tile(Tile { walls, ..printed })));
        }
    }
    board
}

/// Whether cells are connected by their sides.
fn is_one(cells: &BTreeSet<Cell>) -> bool {
    let mut seen = BTreeSet::from([Cell::START]);
    let mut last = vec![Cell::START];
    while let Some(cell) = last.pop() {
        let near = cell.neighbours().map(|(_, near)| near).filter(|near| cells.contains(near));
        last.extend(near.filter(|&near| seen.insert(near)));
    }
    seen.len() == cells.len()
}

/// The corner between four cells, by the one to the south-east.
pub fn corner(x: i16, y: i16) -> Corner {
    Corner(Cell::new(x, y))
}
