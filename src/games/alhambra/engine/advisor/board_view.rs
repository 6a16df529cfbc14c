//! An Alhambra as values see it, looked at once as long as it does not change.

use std::sync::{Arc, Mutex, PoisonError};

use super::{
    layout::Layout,
    material::Material,
    points::Rows,
    values::{MOST_PLACES, Table},
};
use crate::rules::{
    Cell, Scoring,
    play::{Foreseen, Grounds, MOST_PLAYERS, PieceId, PlayConfig, State, WALLS},
};
use common::BuildingType;

/// What an Alhambra scores; it says itself what fits it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BoardView {
    /// What was looked at.
    pub layout: Layout,
    /// Tiles of each type.
    pub types: [u8; BuildingType::COUNT],
    /// In how many places a building can be laid, by its walls, as far as they are told apart.
    places: [u8; WALLS],
    /// The longest line of wall.
    pub wall: u8,
    /// What modules bring at each scoring if nothing changes.
    pub modules: [u16; Scoring::ALL.len()],
}

impl BoardView {
    pub fn new(config: &PlayConfig, material: &Material, grounds: &Grounds) -> Self {
        Self::with_types(config, material, grounds.clone(), material.counts(grounds.laid_pieces()))
    }

    /// The same with a piece laid, everywhere.
    pub fn laid(&self, config: &PlayConfig, material: &Material, piece: PieceId) -> Laid {
        let mut types = self.types;
        if let Some(building) = material.kind(piece).building {
            types[usize::from(building)] += 1;
        }
        let walls = material.kind(piece).walls;
        // There are no camps where no modules are.
        if !material.has_modules() && self.places(walls) == 0 {
            return Laid::default();
        }
        let grounds = self.layout.grounds(config);
        let mut laid = Vec::with_capacity(grounds.openings()[usize::from(walls)].into());
        let is_foreseen = !material.has_modules()
            && grounds.foresee(config, piece, self.wall.into(), &mut |cell, Foreseen { openings, wall }| {
                let layout = Layout::with(&grounds, piece, cell);
                let modules = [0; Scoring::ALL.len()];
                laid.push((
                    cell,
                    Self { layout, types, places: told_apart(&openings), wall: wall as u8, modules },
                ));
            });
        if !is_foreseen {
            grounds.places(config, piece, &mut |cell| {
                let grounds = grounds.laid(config, piece, cell);
                laid.extend(
                    grounds.map(|grounds| (cell, Self::with_types(config, material, grounds, types))),
                );
            });
        }
        laid.into()
    }

    /// The same, with what would be laid there now.
    pub fn build(&mut self, config: &PlayConfig) {
        self.layout = Layout::of(self.layout.grounds(config));
    }

    /// The same with a piece swapped with another, everywhere.
    pub fn swapped(&self, config: &PlayConfig, material: &Material, piece: PieceId) -> Swapped {
        let change = |grounds: Grounds, out: PieceId| {
            let mut types = self.types;
            if let Some(building) = material.kind(out).building {
                types[usize::from(building)] -= 1;
            }
            if let Some(building) = material.kind(piece).building {
                types[usize::from(building)] += 1;
            }
            Self::with_types(config, material, grounds, types)
        };
        let before = self.layout.grounds(config);
        let cells = before.swaps(config, piece);
        let swapped = cells.filter_map(|cell| {
            let (grounds, out) = before.swapped(config, piece, cell)?;
            Some((cell, out, change(grounds, out)))
        });
        swapped.collect()
    }

    fn with_types(
        config: &PlayConfig,
        material: &Material,
        grounds: Grounds,
        types: [u8; BuildingType::COUNT],
    ) -> Self {
        let mut modules = [0; Scoring::ALL.len()];
        if material.has_modules() {
            for points in grounds.holdings(config).modules {
                for scoring in points.module.rules().scorings {
                    modules[scoring.index()] += points.vp;
                }
            }
        }
        let (places, wall) = (told_apart(grounds.openings()), grounds.wall(config) as u8);
        Self { layout: Layout::of(grounds), types, places, wall, modules }
    }

    /// In how many places a building with these walls can be laid, [`MOST_PLACES`] at most.
    #[inline]
    pub fn places(&self, walls: u8) -> u8 {
        self.places[usize::from(walls)]
    }

    /// VP of wall and modules at a scoring.
    pub fn own_vp(&self, scoring: Scoring) -> u16 {
        u16::from(self.wall) + self.modules[scoring.index()]
    }
}

/// Places as far as they are told apart.
fn told_apart(openings: &[u8; WALLS]) -> [u8; WALLS] {
    openings.map(|places| places.min(MOST_PLACES))
}

/// The Alhambras of a game and its table, each looked at again only when it has changed. Copies share what was looked at
/// of Alhambras.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardViews {
    seats: [Option<Arc<SeatView>>; MOST_PLAYERS],
    table: Table,
}

/// An Alhambra, and what it would be with a piece more: most of what is asked in one turn is asked in the next again.
#[derive(Debug)]
struct SeatView {
    board: BoardView,
    laid: Mutex<Vec<(PieceId, Laid)>>,
    swapped: Mutex<Vec<(PieceId, Swapped)>>,
}

/// All cells where a piece may be laid, and what an Alhambra would be then.
pub(super) type Laid = Arc<[(Cell, BoardView)]>;

/// All cells where a piece may be swapped with another, which, and what an Alhambra would be then.
pub(super) type Swapped = Arc<[(Cell, PieceId, BoardView)]>;

impl SeatView {
    const fn new(board: BoardView) -> Self {
        Self { board, laid: Mutex::new(Vec::new()), swapped: Mutex::new(Vec::new()) }
    }
}

impl BoardViews {
    /// Looks at what has changed.
    pub fn update(&mut self, config: &PlayConfig, material: &Material, state: &State) {
        let mut rows = Rows::default();
        for (seat, view) in self.seats.iter_mut().enumerate().take(config.players()) {
            let grounds = state.player(seat).grounds();
            if view.as_ref().is_none_or(|view| !view.board.layout.is(grounds)) {
                *view = Some(Arc::new(SeatView::new(BoardView::new(config, material, grounds))));
            }
            rows[seat] = view.as_ref().map_or_else(Default::default, |view| view.board.types);
        }
        self.table.update(config, material, state, rows);
    }

    /// Takes over what an option said of a seat's Alhambra, now that it lies so.
    pub fn take_over(
        &mut self,
        config: &PlayConfig,
        material: &Material,
        (seat, board): (usize, BoardView),
        grounds: &Grounds,
    ) {
        if self.of(seat).is_none_or(|before| !before.layout.is(grounds)) {
            let board = BoardView { layout: Layout::of(grounds.clone()), ..board };
            debug_assert_eq!(board, BoardView::new(config, material, grounds), "it was built otherwise");
            self.seats[seat] = Some(Arc::new(SeatView::new(board)));
        }
    }

    /// What lies on the table beside them.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The Alhambra of a seat of the game.
    pub fn of(&self, seat: usize) -> Option<&BoardView> {
        self.seats[seat].as_ref().map(|view| &view.board)
    }

    /// The Alhambra of a seat with a piece laid on it, everywhere; none of a seat that nobody has.
    pub fn laid(
        &self,
        config: &PlayConfig,
        material: &Material,
        seat: usize,
        piece: PieceId,
    ) -> Option<Laid> {
        let view = self.seats[seat].as_ref()?;
        Some(known(&view.laid, piece, || view.board.laid(config, material, piece)))
    }

    /// The same with it swapped with another piece, everywhere.
    pub fn swapped(
        &self,
        config: &PlayConfig,
        material: &Material,
        seat: usize,
        piece: PieceId,
    ) -> Option<Swapped> {
        let view = self.seats[seat].as_ref()?;
        Some(known(&view.swapped, piece, || view.board.swapped(config, material, piece)))
    }
}

/// What is known of a piece, or found out once.
fn known<T: ?Sized>(
    all: &Mutex<Vec<(PieceId, Arc<T>)>>,
    piece: PieceId,
    find: impl FnOnce() -> Arc<T>,
) -> Arc<T> {
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, known)) = all.iter().find(|(known, _)| *known == piece) {
        return Arc::clone(known);
    }
    let found = find();
    all.push((piece, Arc::clone(&found)));
    found
}
