//! Who has how many tiles of each type after an option.

use super::seen::Seen;
use crate::{
    advisor::{after::After, points::Rows},
    rules::{
        Currency, leftover,
        play::{MOST_PLAYERS, Phase, PieceId},
    },
};

impl Seen<'_> {
    /// Tiles of each type after an option.
    pub(super) fn rows_after(&self, after: &After) -> Rows {
        let mut rows = self.table.rows;
        rows[self.seat] = after.board.types;
        if self.config.game().has_third_player() {
            rows[self.third_player] = self.material.counts(after.third_player);
        }
        if after.is_over {
            self.award(after, &mut rows);
        }
        rows
    }

    /// Counts the tiles that are given away at the end (§A4.9), where their owner has a place for them.
    fn award(&self, after: &After, rows: &mut Rows) {
        let award = |rows: &mut Rows, piece: PieceId, seat: usize| {
            let kind = self.material.kind(piece);
            let board = if seat == self.seat { Some(after.board) } else { self.boards.of(seat) };
            let fits = board.is_some_and(|board| board.places(kind.walls) > 0);
            if let Some(building) = kind.building.filter(|_| fits) {
                rows[seat][usize::from(building)] += 1;
            }
        };
        if after.state.phase() == Phase::LastTiles {
            for rival in self.rivals_of(self.seat) {
                after.state.player(rival).pending().iter().for_each(|piece| award(rows, piece, rival));
            }
        } else if after.state.phase() != Phase::Over {
            for (at, currency) in Currency::ALL.into_iter().enumerate() {
                let Some(piece) = after.state.yard(currency) else { continue };
                let mut money = [0; MOST_PLAYERS];
                for rival in self.rivals_of(self.seat) {
                    money[rival] = self.purses[rival][at].sum;
                }
                money[self.seat] = after.hand.sum(currency);
                if let Some(owner) = leftover(&money[..self.config.players()]) {
                    award(rows, piece, owner);
                }
            }
        }
    }
}
