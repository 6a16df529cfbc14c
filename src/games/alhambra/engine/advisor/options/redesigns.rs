//! Redesigns (§A4.7): pieces of the reserve laid or swapped, and pieces taken away.

use std::cmp::Reverse;

use super::{After, Breadth, Last, Options, Tell};
use crate::rules::play::Move;

/// Redesigns after purchases at most, the best as they are ranked.
const REDESIGNS: usize = 3;

impl Options<'_> {
    pub(super) fn redesigns(&mut self, node: &After, tell: Tell) {
        let (config, player) = (self.config, node.state.player(self.seat));
        let mut lays = Vec::new();
        for piece in player.reserve().iter() {
            player.grounds().places(config, piece, &mut |cell| lays.push(Last::Lay(piece, cell)));
        }
        if !player.pending().is_empty() && lays.len() > REDESIGNS {
            lays.sort_by_cached_key(|lay| self.redesign_key(node, *lay));
            lays.truncate(REDESIGNS);
        }
        for lay in lays {
            self.end(node, lay, true, tell);
        }
        match self.breadth {
            Breadth::All => self.rebuilds(node, tell),
            // Two who swap for what the other has not could answer each other for ever, each time for the better.
            Breadth::Best if usize::from(node.state.swaps()) >= config.players() => {}
            Breadth::Best if self.moves.is_empty() => self.swaps(node, tell),
            Breadth::Best => {}
        }
    }

    /// Swaps that are better than what lies there: others could go to and fro for ever.
    fn swaps(&mut self, node: &After, tell: Tell) {
        let reserve = node.state.player(self.seat).reserve();
        if reserve.is_empty() {
            return;
        }
        let before = self.as_it_is(node, self.placer.board.clone());
        let least = self.rank(node, Last::Done, &before);
        for piece in reserve.iter() {
            let Some(swapped) = self.placer.swapped(piece) else { continue };
            for (cell, out, board) in swapped.iter() {
                let swap = Last::Swap(piece, *cell);
                let mut before = self.as_it_is(node, board.clone());
                before.kept.reserve = before.kept.reserve.without(piece).with(*out);
                if self.rank(node, swap, &before) > least {
                    self.place(node, swap, (before, true), tell);
                }
            }
        }
    }

    /// What is taken away or swapped.
    pub(super) fn rebuilds(&mut self, node: &After, tell: Tell) {
        let (config, player) = (self.config, node.state.player(self.seat));
        let mut moves = Vec::new();
        for piece in player.reserve().iter() {
            moves.extend(player.grounds().swaps(config, piece).map(|cell| Move::Swap(piece, cell)));
        }
        moves.extend(player.grounds().removals(config).map(Move::TakeAway));
        if !player.pending().is_empty() && moves.len() > REDESIGNS {
            moves.sort_by_cached_key(|mv| {
                let mut key = Reverse(None);
                self.then(node, *mv, |options, next| key = options.redesign_key(next, Last::Done));
                key
            });
            moves.truncate(REDESIGNS);
        }
        for mv in moves {
            self.then(node, mv, |options, next| options.end(next, Last::Done, true, tell));
        }
    }

    /// Puts redesigns in order, the best first.
    fn redesign_key(&self, node: &After, last: Last) -> Reverse<Option<i64>> {
        let placing = self.redesigned(node, last);
        Reverse(placing.map(|placing| (1000.0 * self.rank(node, last, &placing)) as i64))
    }
}
