//! The ledger that writes itself: moves, conquests and governors taken back on a board (§X10.4).

use super::{LedgerError, land::OnBoard};
use crate::rules::{
    Board, BoardState, Card, Conquest, Corner, CornerAt, Cost, GameConfig, Laid, Rim, Space, SpaceAt, Symbol,
};

impl OnBoard {
    pub(super) fn new(config: &GameConfig, board: &Board) -> Self {
        Self::of(BoardState::start(board), board, config.options().rim)
    }

    fn of(state: BoardState, board: &Board, rim: Rim) -> Self {
        let provinces = state.provinces(board, rim);
        Self { state, provinces }
    }

    /// Moves Alexander; returns the walls laid.
    pub(super) fn go(
        &mut self,
        config: &GameConfig,
        card: Card,
        goal: SpaceAt,
        way: &[CornerAt],
    ) -> Result<Laid, LedgerError> {
        let board = config.board().ok_or(LedgerError::NeedsBoard)?;
        let corner = |at: &CornerAt| board.corner(*at).ok_or(LedgerError::NoCorner(*at));
        let way: Vec<Corner> = way.iter().map(corner).collect::<Result<_, _>>()?;
        let moved = self.state.moved(board, config.options(), card, space(board, goal)?, &way)?;
        if moved.state.walls == self.state.walls {
            self.state = moved.state;
        } else {
            *self = Self::of(moved.state, board, config.options().rim);
        }
        Ok(moved.laid)
    }

    /// Checks that Alexander stays where he is when this card is taken.
    pub(super) fn check_stay(&self, config: &GameConfig, taken: Option<Symbol>) -> Result<(), LedgerError> {
        let board = config.board().ok_or(LedgerError::NeedsBoard)?;
        let options = config.options();
        Ok(self.state.goals(board, options).check_stay(options.joker, taken)?)
    }

    /// Gives a province to a player, from 0; returns what it costs.
    pub(super) fn conquer(
        &mut self,
        config: &GameConfig,
        how: Conquest,
        player: u8,
        spaces: &[SpaceAt],
    ) -> Result<Cost, LedgerError> {
        let board = config.board().ok_or(LedgerError::NeedsBoard)?;
        let spaces: Vec<Space> = spaces.iter().map(|at| space(board, *at)).collect::<Result<_, _>>()?;
        let rim = config.options().rim;
        let (state, cost) = self.state.conquered(board, rim, how, config.players(), player, &spaces)?;
        *self = Self::of(state, board, rim);
        Ok(cost)
    }

    /// Takes back a governor of a player, from 0.
    pub(super) fn take_back(
        &mut self,
        config: &GameConfig,
        player: u8,
        at: SpaceAt,
    ) -> Result<(), LedgerError> {
        let board = config.board().ok_or(LedgerError::NeedsBoard)?;
        let state = self.state.taken_back(player, space(board, at)?)?;
        *self = Self::of(state, board, config.options().rim);
        Ok(())
    }
}

fn space(board: &Board, at: SpaceAt) -> Result<Space, LedgerError> {
    board.space(at).ok_or(LedgerError::NoSpace(at))
}
