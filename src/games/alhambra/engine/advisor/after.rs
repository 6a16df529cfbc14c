//! What an option leads to, as far as it is judged: seen without carrying out what is done last.

use std::cell::OnceCell;

use super::{board_view::BoardView, kept::Kept, values::Built};
use crate::rules::{
    Currency,
    play::{Cards, Move, Phase, PieceSet, State},
};
use common::search::mix;

/// What a decision leads to, for who decides.
#[derive(Clone, Copy)]
pub(super) struct After<'a> {
    /// Before what is done last; what is not told here stays as it is in it.
    pub state: &'a State,
    /// The seat that decides.
    pub seat: usize,
    pub hand: Cards,
    pub display: Cards,
    /// The reserve, with what is still to be placed.
    pub kept: PieceSet,
    pub third_player: PieceSet,
    pub board: &'a BoardView,
    /// What this builds and keeps is worth to the `Seen` that ranks options, kept where they share it.
    pub built: Option<&'a OnceCell<Built>>,
    /// No turn follows: nothing but last tiles is left to decide.
    pub is_over: bool,
}

impl<'a> After<'a> {
    /// As it is in a position, which may be in the middle of a turn.
    pub fn of(state: &'a State, seat: usize, board: &'a BoardView) -> Self {
        let player = state.player(seat);
        let is_over = match state.phase() {
            Phase::LastTiles | Phase::Over => true,
            _ => {
                state.stack().is_empty() && Currency::ALL.into_iter().any(|space| state.yard(space).is_none())
            }
        };
        Self {
            state,
            seat,
            hand: player.hand(),
            display: state.display(),
            kept: player.reserve().and(player.pending()),
            third_player: state.third_player(),
            board,
            built: None,
            is_over,
        }
    }

    /// The same where this is kept with such an Alhambra.
    #[inline]
    pub fn with<'b>(&self, kept: &Kept, board: &'b BoardView, built: &'b OnceCell<Built>) -> After<'b>
    where
        'a: 'b,
    {
        let (kept, third_player) = (kept.reserve.and(kept.pending), kept.third_player);
        After { kept, third_player, board, built: Some(built), ..*self }
    }

    /// A number that tells what it leads to, however it gets there.
    pub fn outcome(&self) -> u64 {
        let layout = &self.board.layout;
        let laid = layout.pieces().map(|(cell, piece)| {
            (cell.x as u64 & 0xff) << 24 | (cell.y as u64 & 0xff) << 16 | piece.index() as u64
        });
        let kept = self.kept.iter().map(|piece| 1 << 40 | piece.index() as u64);
        let given = self.third_player.iter().map(|piece| 2 << 40 | piece.index() as u64);
        let money = self.hand.kinds().map(|(card, count)| {
            3 << 40 | (card.currency().index() as u64) << 16 | u64::from(card.value()) << 8 | u64::from(count)
        });
        let falcons = layout.falcons().map(|(crossing, falcon)| {
            4 << 40
                | (crossing.0.x as u64 & 0xff) << 16
                | (crossing.0.y as u64 & 0xff) << 8
                | u64::from(falcon)
        });
        let token = 5 << 40 | self.state.player(self.seat).vizier() as u64;
        let all = laid.chain(kept).chain(given).chain(money).chain(falcons).chain([token]);
        all.fold(0, |number, part| mix(number ^ mix(part)))
    }
}

/// An option, with what is done for it.
pub(super) struct Told<'a> {
    pub after: After<'a>,
    /// How good that is, as whoever asks ranks it.
    pub rank: f32,
    /// In its order, in parts.
    pub moves: [&'a [Move]; 4],
}

impl Told<'_> {
    /// What is done, in its order.
    pub fn moves(&self) -> Vec<Move> {
        self.moves.concat()
    }

    /// The same, in a list that is used again.
    pub fn moves_into(&self, mut list: Vec<Move>) -> Vec<Move> {
        list.clear();
        self.moves.iter().for_each(|part| list.extend_from_slice(part));
        list
    }

    /// What is done first.
    pub fn first(&self) -> Option<Move> {
        self.moves.into_iter().flatten().next().copied()
    }
}
