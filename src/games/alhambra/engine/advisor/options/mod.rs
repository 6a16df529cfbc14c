//! All options of a decision, each to the end of the turn (§A4.3–§A4.9).
//!
//! Purchases come bazaars first, for their prices are those of the yard, then by space: other orders lead to the same.
//! What was bought is placed in every order; of many ways the best few go on, as whoever asks ranks them.

mod purchases;
mod redesigns;
#[cfg(test)]
mod tests;

use std::cell::OnceCell;

use super::{
    after::{After, Told},
    board_view::{BoardView, BoardViews},
    kept::Kept,
    material::Material,
    placing::{Placer, Placing, Ranked},
};
use crate::rules::{
    Cell, Module, Vizier,
    play::{Cards, Move, Offer, Phase, PieceId, PieceSet, PlayConfig, State, ToAct},
};

/// How many ways to place several tiles go on with another tile, by breadth.
const BEAM: [usize; 2] = [3, 8];
/// So many ways to take money are usual.
const USUAL_TAKINGS: usize = 8;

/// How much of what is possible is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// The best way to place what was bought; of redesigns laying, and swapping as all that is done.
    Best,
    /// The best ways to place what was bought, and all redesigns.
    All,
}

/// How good it is for who decides what an option leads to.
pub(super) type Rank<'a> = &'a dyn Fn(&After) -> f32;

/// Hears of each option.
pub(super) type Tell<'a> = &'a mut dyn FnMut(&Told);

/// What is looked for: everything that stays the same for one decision.
pub(super) struct Options<'a> {
    config: &'a PlayConfig,
    seat: usize,
    breadth: Breadth,
    rank: Rank<'a>,
    placer: Placer<'a>,
    /// Money that nobody takes less than.
    takings: Vec<Cards>,
    /// The ways to place some pieces, where nothing was redesigned.
    placed: Vec<(PieceSet, Vec<Ranked>)>,
    branches: usize,
    /// What is done up to the position that is looked at.
    moves: Vec<Move>,
    /// Whether it is a turn, which has to be ended; what a Vizier bought or what is got at the end is only placed.
    is_turn: bool,
}

/// What is done last in a turn, but for placing.
#[derive(Clone, Copy)]
enum Last {
    /// Nothing that is not done in the position.
    Done,
    /// Money.
    Take(Cards),
    /// A piece of the reserve is laid.
    Lay(PieceId, Cell),
    /// It is swapped with another, before which nothing was done.
    Swap(PieceId, Cell),
}

impl<'a> Options<'a> {
    /// For the decision that is due; none when there is none.
    pub fn new(
        config: &'a PlayConfig,
        material: &'a Material,
        state: &State,
        boards: &'a BoardViews,
        breadth: Breadth,
        rank: Rank<'a>,
    ) -> Option<Self> {
        let ToAct::Decision(seat) = state.to_act(config) else { return None };
        let seat = usize::from(seat);
        let is_turn = matches!(state.phase(), Phase::Action | Phase::Placing);
        let mut takings = Vec::with_capacity(USUAL_TAKINGS);
        if is_turn {
            state.takings(&mut |cards| takings.push(cards));
        }
        for at in (0..takings.len()).rev() {
            if is_part_of_another(takings[at], &takings) {
                takings.remove(at);
            }
        }
        Some(Self {
            config,
            seat,
            breadth,
            rank,
            placer: Placer {
                config,
                material,
                boards,
                board: boards.of(seat)?,
                seat,
                may_give: config.game().has_third_player() && state.phase() != Phase::LastTiles,
            },
            takings,
            placed: Vec::new(),
            branches: 0,
            moves: Vec::new(),
            is_turn,
        })
    }

    /// A position in the middle of a turn: what the turn leads to if it ends there.
    fn node<'b>(&self, state: &'b State) -> After<'b>
    where
        'a: 'b,
    {
        After::of(state, self.seat, self.placer.board)
    }

    /// Goes on after a move, if it can be made.
    fn then(&mut self, node: &After, mv: Move, go_on: impl FnOnce(&mut Self, &After)) {
        let mut state = node.state.clone();
        if state.apply(self.config, mv).is_ok() {
            self.moves.push(mv);
            let next = self.node(&state);
            go_on(self, &next);
            self.moves.pop();
        }
    }

    /// Tells each of them.
    pub fn each(&mut self, state: &State, tell: Tell) {
        let node = self.node(state);
        match state.phase() {
            Phase::Vizier => {
                self.vizier(&node, tell);
                self.then(&node, Move::Decline, |options, next| options.end(next, Last::Done, false, tell));
            }
            Phase::Action if state.may_act() => {
                let mut is_told = false;
                let mut hear = |told: &Told| {
                    is_told = true;
                    tell(told);
                };
                self.falcons(&node, None, &mut hear);
                self.branches = 0;
                self.actions(&node, None, &mut hear);
                // Whoever can do something has to (§A4.8), even if that makes nothing better.
                if !is_told {
                    self.rebuilds(&node, tell);
                }
            }
            _ => self.end(&node, Last::Done, false, tell),
        }
    }

    /// What can be done after some purchases, of which the last was exact.
    fn actions(&mut self, node: &After, last: Option<Offer>, tell: Tell) {
        let config = self.config;
        for at in 0..self.takings.len() {
            self.end(node, Last::Take(self.takings[at]), false, tell);
        }
        self.redesigns(node, tell);
        if config.has(Module::Vizier) && node.state.player(self.seat).vizier() == Vizier::Asleep {
            self.then(node, Move::Wake, |options, next| options.end(next, Last::Done, false, tell));
        }
        self.purchases(node, last, tell);
        // Whoever has bought may stop; who has done nothing can only pass.
        if node.state.must_act(config).is_none() {
            self.end(node, Last::Done, false, tell);
        }
    }

    /// Places what is to be placed, and ends the turn.
    fn end(&mut self, node: &After, last: Last, is_redesigned: bool, tell: Tell) {
        // The best ways are those with other money, too, but their ranks are not.
        let pending = node.state.player(self.seat).pending();
        if let Some((_, known)) = self.placed.iter().find(|(placed, _)| !is_redesigned && *placed == pending)
        {
            let after = self.after(node, last);
            for Ranked { placing, .. } in known {
                let after = placing.after(&after);
                self.tell(last, placing, (after, (self.rank)(&after)), tell);
            }
            return;
        }
        if let Some(before) = self.redesigned(node, last) {
            self.place(node, last, (before, is_redesigned), tell);
        }
    }

    /// The same with what was redesigned.
    fn place(&mut self, node: &After, last: Last, (before, is_redesigned): (Placing, bool), tell: Tell) {
        let pending = before.kept.pending;
        let width = BEAM[self.breadth as usize];
        let beam = match self.breadth {
            _ if is_redesigned => [1, 1],
            Breadth::Best => [width, 1],
            Breadth::All => [width, width],
        };
        let after = self.after(node, last);
        let placings = self.placings(&after, before, beam);
        for Ranked { rank, placing } in &placings {
            self.tell(last, placing, (placing.after(&after), *rank), tell);
        }
        if !is_redesigned {
            self.placed.push((pending, placings));
        }
    }

    fn placings(&self, after: &After, before: Placing, beam: [usize; 2]) -> Vec<Ranked> {
        if before.kept.pending.is_empty() {
            return vec![Ranked { rank: (self.rank)(&before.after(after)), placing: before }];
        }
        self.placer.best(&[before], beam, &|kept, board, built| (self.rank)(&after.with(kept, board, built)))
    }

    /// Before anything is placed, with what was done last; none where it cannot be.
    fn redesigned(&self, node: &After, last: Last) -> Option<Placing> {
        let board = self.placer.look_at(node.state.player(self.seat).grounds());
        let Last::Lay(piece, cell) = last else { return Some(self.as_it_is(node, board)) };
        let laid = self.placer.laid(&board, piece);
        let board = laid.iter().find(|(other, _)| *other == cell)?.1.clone();
        let mut before = self.as_it_is(node, board);
        before.kept.reserve = before.kept.reserve.without(piece);
        Some(before)
    }

    fn as_it_is(&self, node: &After, board: BoardView) -> Placing {
        let player = node.state.player(self.seat);
        Placing {
            moves: Vec::new(),
            kept: Kept {
                pending: player.pending(),
                reserve: player.reserve(),
                third_player: node.state.third_player(),
            },
            board,
            built: OnceCell::new(),
        }
    }

    fn rank(&self, node: &After, last: Last, placing: &Placing) -> f32 {
        (self.rank)(&placing.after(&self.after(node, last)))
    }

    /// What a node leads to by what is done last, but for what is built and kept.
    fn after<'b>(&self, node: &After<'b>, last: Last) -> After<'b> {
        let mut after = *node;
        if let Last::Take(cards) = last {
            after.hand = after.hand.and(cards);
            after.display = after.display.minus(cards).unwrap_or(after.display);
        }
        // Whoever does nothing in a turn passes, perhaps as the last of all.
        after.is_over |= self.is_turn && matches!(last, Last::Done) && node.state.ends_if_passed(self.config);
        after
    }

    /// Tells an option whose rank is known; it ends the turn, if it is one.
    fn tell(&self, last: Last, placing: &Placing, (after, rank): (After, f32), tell: Tell) {
        let last_move = match last {
            Last::Done => None,
            Last::Take(cards) => Some(Move::Take(cards)),
            Last::Lay(piece, cell) => Some(Move::Lay(piece, cell)),
            Last::Swap(piece, cell) => Some(Move::Swap(piece, cell)),
        };
        let end: &[Move] = if self.is_turn { &[Move::EndTurn] } else { &[] };
        let moves = [self.moves.as_slice(), last_move.as_slice(), placing.moves.as_slice(), end];
        tell(&Told { after, rank, moves });
    }
}

/// Whether others take all of these cards, and more: nobody wants to take less.
fn is_part_of_another(cards: Cards, takings: &[Cards]) -> bool {
    takings.iter().any(|&other| other != cards && other.minus(cards).is_some())
}
