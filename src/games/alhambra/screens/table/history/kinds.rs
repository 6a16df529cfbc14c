//! The kinds of entries: which a table can have forgotten in a scoring, and how such an entry begins.

use crate::{
    log::Measured,
    pad::{GivenPiece, Pad, PadEvent, PadExt, PadState, Step},
    rules::{Board, Cell, Change, Corner, Falcon, FalconKind, GameConfig, Module, Piece, Scoring, Tile},
    text::names::sentence,
};
use common::BuildingType;
use text::Texts;

/// A kind of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EntryKind {
    Tile,
    Wall,
    Module(Module),
    ThirdPlayer,
    Lay,
    TakeOff,
    Swap,
    Reserve,
    Falcon,
    Give,
    Leftover,
    First,
    Scoring,
}

impl EntryKind {
    /// Those that can be missing in a scoring.
    pub(super) fn offered(config: &GameConfig, scoring: Scoring) -> Vec<Self> {
        let modules = config.options().modules;
        let measured = |module: &Module| module.scores_at(scoring);
        let mut kinds = vec![Self::Tile, Self::Wall];
        kinds.extend(modules.iter().filter(measured).map(Self::Module));
        kinds.extend([Self::Lay, Self::TakeOff, Self::Swap, Self::Reserve]);
        kinds.extend(modules.has(Module::Falconers).then_some(Self::Falcon));
        if config.has_third_player() {
            kinds.extend([Self::Give, Self::ThirdPlayer]);
        }
        kinds.extend((scoring == Scoring::First).then_some(Self::First));
        kinds.extend((scoring == Scoring::Third).then_some(Self::Leftover));
        kinds.push(Self::Scoring);
        kinds
    }

    /// What it is called.
    pub(super) fn name(self, texts: &Texts) -> String {
        match self {
            Self::Tile => texts.alhambra_entry_tile().to_owned(),
            Self::Wall => texts.alhambra_wall().to_owned(),
            Self::Module(module) => texts.alhambra_module(module),
            Self::ThirdPlayer => texts.alhambra_third().to_owned(),
            Self::Lay => texts.alhambra_entry_lay().to_owned(),
            Self::TakeOff => texts.alhambra_entry_take_off().to_owned(),
            Self::Swap => texts.alhambra_entry_swap().to_owned(),
            Self::Reserve => texts.alhambra_board_aside().to_owned(),
            Self::Falcon => texts.alhambra_board_falcon().to_owned(),
            Self::Give => texts.alhambra_entry_give().to_owned(),
            Self::Leftover => texts.alhambra_leftovers().to_owned(),
            Self::First => sentence(texts.alhambra_goes_first()),
            Self::Scoring => texts.alhambra_late_scoring().to_owned(),
        }
    }

    /// An entry of this kind before anything is said of it: of a row, with what is most likely where that is known.
    pub(super) fn blank(self, pad: &Pad, scoring: Scoring, row: u8) -> Option<PadEvent> {
        let before = pad.before(scoring, None);
        let measure = |said| PadEvent::Measure { scoring, row, said };
        let (anyway, config) = (false, &pad.config().game);
        let board = || {
            let known = before.rows.get(usize::from(row) - 1).and_then(|row| row.board.clone());
            known.unwrap_or_else(|| Board::new(config.options().board))
        };
        Some(match self {
            Self::Tile => PadEvent::Tile { scoring, row, building: BuildingType::ALL[0], change: Step::More },
            Self::Wall => measure(Measured::wall(0)),
            Self::Module(module) => measure(Measured::default().with(module, Vec::new())),
            Self::ThirdPlayer => {
                PadEvent::Neutral { scoring, tiles: Vec::new(), counts: [0; BuildingType::COUNT], drawn: 0 }
            }
            Self::Lay => {
                let (piece, cell) = fitting(pad, &before, row, |piece| board().cells_to_lay(piece))?;
                PadEvent::Lay { scoring, row, cell, piece: piece.into(), anyway }
            }
            Self::TakeOff => {
                let cell = board().cells_to_take().last().copied().unwrap_or(Cell::START);
                PadEvent::Remove { scoring, row, cell, anyway }
            }
            Self::Swap => {
                let (piece, cell) = fitting(pad, &before, row, |piece| board().cells_to_swap(piece))?;
                PadEvent::Swap { scoring, row, cell, piece: piece.into(), anyway }
            }
            Self::Reserve => PadEvent::Reserve { scoring, row, piece: GivenPiece::Tile(free_tile(pad)?.id) },
            Self::Falcon => {
                let colours = [BuildingType::Pavilion, BuildingType::Seraglio];
                let printed = pad.config().printed.falcons.first().copied();
                let falcon = printed.or_else(|| Falcon::new(FalconKind::Black, colours))?;
                let crossing = board().crossings_for(falcon).first().copied();
                let crossing = crossing.unwrap_or(Corner(Cell::START));
                PadEvent::Falcon { scoring, row, crossing, falcon, anyway }
            }
            Self::Give => PadEvent::Give { scoring, row, tile: free_tile(pad)?.id },
            Self::Leftover => PadEvent::Leftover { space: 1, row: Some(row) },
            Self::First => PadEvent::First { row },
            Self::Scoring => PadEvent::Scoring { scoring },
        })
    }
}

/// The kind of an entry; one that measures several things is of the kind of the first of them.
pub(super) fn kind_of(event: &PadEvent) -> EntryKind {
    match event {
        PadEvent::Tile { .. } => EntryKind::Tile,
        PadEvent::Measure { said, .. } => {
            let module = said.modules().next().filter(|_| said.wall.is_none());
            module.map_or(EntryKind::Wall, |(module, _)| EntryKind::Module(module))
        }
        PadEvent::Neutral { .. } => EntryKind::ThirdPlayer,
        PadEvent::Lay { .. } => EntryKind::Lay,
        PadEvent::Remove { .. } => EntryKind::TakeOff,
        PadEvent::Swap { .. } => EntryKind::Swap,
        PadEvent::Reserve { .. } => EntryKind::Reserve,
        PadEvent::Falcon { .. } => EntryKind::Falcon,
        PadEvent::Give { .. } => EntryKind::Give,
        PadEvent::Leftover { .. } => EntryKind::Leftover,
        PadEvent::First { .. } => EntryKind::First,
        PadEvent::Scoring { .. } => EntryKind::Scoring,
    }
}

/// The event of a change of a board.
pub(super) fn changed(event: &PadEvent, change: Change) -> PadEvent {
    let (scoring, row) = (event.scoring(), event.row().unwrap_or(1));
    match change {
        Change::Lay(cell, piece) => PadEvent::Lay { scoring, row, cell, piece: piece.into(), anyway: false },
        Change::Swap(cell, piece) => {
            PadEvent::Swap { scoring, row, cell, piece: piece.into(), anyway: false }
        }
        Change::TakeAway(cell) => PadEvent::Remove { scoring, row, cell, anyway: false },
    }
}

/// A piece with a cell for it: of the reserve, else a tile that is free; where none fits, a tile and the start.
fn fitting(
    pad: &Pad,
    before: &PadState,
    row: u8,
    cells: impl Fn(Piece) -> Vec<Cell>,
) -> Option<(Piece, Cell)> {
    let aside = before.rows.get(usize::from(row) - 1).map_or(&[][..], |row| &row.reserve).iter().copied();
    let mut pieces = aside.chain(free_tiles(pad).map(Piece::Tile));
    let fits = pieces.find_map(|piece| cells(piece).first().map(|cell| (piece, *cell)));
    fits.or_else(|| free_tile(pad).map(|tile| (Piece::Tile(tile), Cell::START)))
}

/// The tiles that are not known to lie anywhere.
fn free_tiles(pad: &Pad) -> impl Iterator<Item = Tile> {
    let taken = pad.state().taken();
    pad.config().game.tiles().tiles().iter().copied().filter(move |tile| !taken.contains(&tile.id))
}

/// A tile that is free, else any.
fn free_tile(pad: &Pad) -> Option<Tile> {
    free_tiles(pad).next().or_else(|| pad.config().game.tiles().tiles().first().copied())
}
