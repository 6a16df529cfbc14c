//! A row of the pad: what was typed, and what lies there.

use super::PadError;
use crate::{
    log::Measured,
    rules::{Board, Holdings, Module, Piece, Row, Scoring, TileId},
};
use common::BuildingType;

/// The most tiles of a type that are counted.
const MOST: u8 = 99;

/// A row of the pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadRow {
    /// Tiles of each type as they were counted; a board overrules them.
    pub typed: [u8; BuildingType::COUNT],
    /// The Alhambra, where it is laid on screen.
    pub board: Option<Board>,
    /// What lies beside it.
    pub reserve: Vec<Piece>,
    /// What was typed for each scoring.
    pub measured: [Measured; 3],
    /// The tiles that the third player is known to have.
    pub known: Vec<TileId>,
    /// Camps and bazaars that the third player drew.
    pub drawn: u8,
    /// Tiles that the third player was given (§A5.3), by the scoring in which they count first.
    pub given: [u8; 3],
    /// Whether it is the third player's.
    pub is_third_player: bool,
}

impl PadRow {
    pub(super) fn new(is_third_player: bool) -> Self {
        Self {
            typed: [0; BuildingType::COUNT],
            board: None,
            reserve: Vec::new(),
            measured: Default::default(),
            known: Vec::new(),
            drawn: 0,
            given: [0; 3],
            is_third_player,
        }
    }

    /// Tiles of each type: of the board, else as they were counted.
    #[must_use]
    pub fn types(&self) -> [u8; BuildingType::COUNT] {
        self.board.as_ref().map_or(self.typed, Board::counts)
    }

    /// What it has at a scoring, by what lies and was counted so far.
    #[must_use]
    pub fn at(&self, scoring: Scoring) -> Row {
        if self.is_third_player {
            return Row::ThirdPlayer { types: self.typed, drawn: self.drawn };
        }
        let measured = &self.measured[scoring.index()];
        let laid = self.board.as_ref().map(Holdings::of);
        let holdings = laid.unwrap_or_else(|| Holdings {
            types: self.typed,
            wall: measured.wall.unwrap_or_default(),
            ..Holdings::default()
        });
        let said = |holdings: Holdings, (module, numbers): (Module, Vec<u16>)| {
            // A board on which nothing of a module lies says nothing of it.
            let lies = holdings.points(module).next().is_some();
            if lies { holdings } else { holdings.with(module, &numbers) }
        };
        Row::Player(measured.modules().fold(holdings, said))
    }

    /// Counts one tile fewer.
    pub(super) fn fewer(&mut self, row: u8, building: BuildingType) -> Result<(), PadError> {
        let typed = &mut self.typed[building.index()];
        *typed = typed.checked_sub(1).ok_or(PadError::NoTile { row, building })?;
        Ok(())
    }

    /// Counts more tiles of each type.
    pub(super) fn more(&mut self, row: u8, counts: [u8; BuildingType::COUNT]) -> Result<(), PadError> {
        let mut typed = self.typed;
        for building in BuildingType::ALL {
            let sum = typed[building.index()].saturating_add(counts[building.index()]);
            if sum > MOST {
                return Err(PadError::TooMany { row, building });
            }
            typed[building.index()] = sum;
        }
        self.typed = typed;
        Ok(())
    }
}
