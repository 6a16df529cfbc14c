//! An option: all that a player does before chance or somebody else has to act.

use super::board_view::BoardView;
use crate::rules::play::{Move, PlayConfig, State};
use common::search::mix;

/// An option of a decision, to the end of the turn; of a Vizier or of last tiles to the end of that.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What is done, in its order.
    pub moves: Vec<Move>,
    /// Where that leads.
    pub after: State,
    /// The Alhambra of who decides, as it is then.
    pub(super) board: BoardView,
}

impl Choice {
    /// Carries it out in the position that it is an option of.
    pub fn play(&self, config: &PlayConfig, state: &mut State) {
        for &mv in &self.moves {
            let accepted = state.apply(config, mv);
            debug_assert_eq!(accepted, Ok(()), "{mv:?}");
        }
    }

    /// A number that tells what it leads to for a seat, however it gets there.
    pub(super) fn outcome(&self, seat: usize) -> u64 {
        let player = self.after.player(seat);
        let laid = player.grounds().pieces().map(|(cell, piece)| {
            (cell.x as u64 & 0xff) << 24 | (cell.y as u64 & 0xff) << 16 | piece.index() as u64
        });
        let kept = player.reserve().iter().map(|piece| 1 << 40 | piece.index() as u64);
        let given = self.after.third_player().iter().map(|piece| 2 << 40 | piece.index() as u64);
        let money = player.hand().kinds().map(|(card, count)| {
            3 << 40 | (card.currency().index() as u64) << 16 | u64::from(card.value()) << 8 | u64::from(count)
        });
        let falcons = player.grounds().falcons().map(|(crossing, falcon)| {
            4 << 40
                | (crossing.0.x as u64 & 0xff) << 16
                | (crossing.0.y as u64 & 0xff) << 8
                | u64::from(falcon)
        });
        let token = 5 << 40 | player.vizier() as u64;
        let all = laid.chain(kept).chain(given).chain(money).chain(falcons).chain([token]);
        all.fold(0, |number, part| mix(number ^ mix(part)))
    }
}
