//! A position of a game that is played here, as a table that is laid on screen has it.

use super::{PadRow, PadState};
use crate::rules::{
    Laid, Piece, Row, Scoring,
    play::{PlayConfig, State},
};

impl PadState {
    /// The boards, reserves and scorings of a game that is played here.
    #[must_use]
    pub fn of_played(config: &PlayConfig, state: &State) -> Self {
        let mut table = Self::new(config.set_up());
        for (row, player) in table.rows.iter_mut().zip((0..config.players()).map(|seat| state.player(seat))) {
            row.board = Some(player.grounds().board(config));
            row.reserve = player.reserve().iter().map(|piece| config.piece(piece)).collect();
        }
        if let Some(row) = table.rows.iter_mut().find(|row| row.is_third_player) {
            let pieces = state.third_player().iter().map(|piece| config.piece(piece));
            pieces.for_each(|piece| collect(row, piece));
        }
        let held = state.held();
        table.held = held.iter().map(|held| held.scoring).collect();
        // A scoring that was not held has what the next one had.
        let rows =
            |scoring: Scoring| held.iter().find(|held| held.scoring >= scoring).map(|held| held.rows.clone());
        table.before = Scoring::ALL.into_iter().map_while(rows).collect::<Vec<Vec<Row>>>();
        table
    }
}

/// Gives the third player a piece.
fn collect(row: &mut PadRow, piece: Piece) {
    match Laid::Piece(piece).building() {
        Some(building) => row.typed[building.index()] += 1,
        None => row.drawn += 1,
    }
    row.known.extend(piece.tile());
}
