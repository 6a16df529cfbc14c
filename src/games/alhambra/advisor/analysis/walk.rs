//! The way of all players through a game, move by move.

use super::{Analyst, DrawOf, Expected, PlayerReview, Purpose, expected::at_rest, trail::Trail};
use crate::{
    advisor::{Budget, Outlook, board_view::BoardViews},
    rules::play::{Move, Phase, State, ToAct},
};
use common::search::mix;

/// A game as far as it was gone over.
pub(super) struct Walk<'a> {
    analyst: &'a Analyst<'a>,
    budget: Option<&'a Budget>,
    trails: Vec<Trail>,
    boards: BoardViews,
    /// Draws for one purpose.
    drawing: Option<Drawing>,
    /// What the position is worth where one ended and the next begins.
    worth: Option<Expected>,
    open: Option<Open>,
    /// The row of whoever had the last turn.
    row: Option<usize>,
}

/// Draws that are under way.
struct Drawing {
    of: DrawOf,
    /// What the position was worth before them.
    before: Expected,
    /// The last entry.
    entry: usize,
}

/// A decision that is under way.
pub(super) struct Open {
    pub seat: usize,
    pub before: State,
    /// What it is worth with the best option by value.
    pub expected: Outlook,
    /// Its first entry.
    pub entry: usize,
    pub moves: Vec<Move>,
}

impl<'a> Walk<'a> {
    pub fn new(analyst: &'a Analyst<'a>, budget: Option<&'a Budget>) -> Self {
        Self {
            analyst,
            budget,
            trails: vec![Trail::default(); analyst.advisor.config().players()],
            boards: BoardViews::default(),
            drawing: None,
            worth: None,
            open: None,
            row: None,
        }
    }

    /// A move of the game, in the position before it.
    pub fn go(&mut self, entry: usize, state: &State, mv: Move) {
        let config = self.analyst.advisor.config();
        match state.to_act(config) {
            ToAct::Chance(draw) => {
                if let Some(purpose) = Purpose::of(draw, mv) {
                    self.draw(entry, state, DrawOf { purpose, row: self.row });
                }
            }
            ToAct::Decision(seat) if owns(state, seat.into(), mv) => {
                self.decide(entry, state, seat.into(), mv);
            }
            // Somebody's last tile, before it was their turn to place it: nothing to be judged.
            ToAct::Decision(_) | ToAct::Nothing => {}
        }
    }

    fn draw(&mut self, entry: usize, state: &State, of: DrawOf) {
        if self.drawing.as_ref().is_some_and(|drawing| drawing.of != of) {
            let reached = self.analyst.expected(&mut self.boards, state, mix(entry as u64));
            self.arrive(reached);
        }
        match &mut self.drawing {
            Some(drawing) => drawing.entry = entry,
            None => {
                let before = self.worth.take();
                let before = before.unwrap_or_else(|| {
                    self.analyst.expected(&mut self.boards, state, mix(entry as u64))
                });
                self.drawing = Some(Drawing { of, before, entry });
            }
        }
    }

    /// What draws brought in the end.
    fn arrive(&mut self, reached: Expected) {
        if let Some(Drawing { of, before, entry }) = self.drawing.take() {
            for (seat, trail) in self.trails.iter_mut().enumerate() {
                trail.drawn(of, entry, seat, (&before, &reached));
            }
        }
        self.worth = Some(reached);
    }

    fn decide(&mut self, entry: usize, state: &State, seat: usize, mv: Move) {
        let open = match self.open.take() {
            Some(open) => open,
            None => {
                let expected = at_rest(self.analyst.advisor, &mut self.boards, state);
                self.arrive(Expected::certain(expected));
                Open { seat, before: state.clone(), expected, entry, moves: Vec::new() }
            }
        };
        let open = self.open.insert(open);
        open.moves.push(mv);
        let mut after = state.clone();
        // It is one of a game that was checked.
        let _ = after.apply(self.analyst.advisor.config(), mv);
        if !is_done(self.analyst, open, mv, &after) {
            return;
        }
        if let Some(open) = self.open.take() {
            if open.before.phase() == Phase::Action {
                self.row = Some(open.seat);
                self.trails[open.seat].begin_turn();
            }
            self.judge(&open, entry, &after);
        }
        self.worth = None;
    }

    /// What a decision lost, and what it did to the others.
    fn judge(&mut self, open: &Open, last: usize, after: &State) {
        let Some(judged) = self.analyst.judge(&mut self.boards, self.budget, open, after) else { return };
        for (seat, trail) in self.trails.iter_mut().enumerate() {
            if seat == open.seat {
                trail.decided((open.entry, last), &open.before, &judged);
            } else {
                trail.suffered(last, seat, (&open.expected, &judged.outlook));
            }
        }
    }

    /// What became of everybody, at the last position after an entry.
    pub fn reviews(mut self, entry: usize, state: &State) -> Vec<PlayerReview> {
        let end = self.analyst.expected(&mut self.boards, state, mix(entry as u64));
        self.arrive(end);
        let analyst = self.analyst;
        let trails = self.trails.into_iter().enumerate();
        trails.map(|(seat, trail)| trail.review(|goal| (analyst.start(goal), end.of(goal, seat).mean))).collect()
    }
}

/// Whether a move is the deciding seat's own: last tiles are placed in any order.
fn owns(state: &State, seat: usize, mv: Move) -> bool {
    match mv {
        Move::Lay(piece, _) | Move::Reserve(piece) if state.phase() == Phase::LastTiles => {
            state.player(seat).pending().has(piece)
        }
        _ => true,
    }
}

/// Whether a decision is over with a move that led here.
fn is_done(analyst: &Analyst<'_>, open: &Open, mv: Move, after: &State) -> bool {
    let same = analyst.advisor.deciding(after) == Some(open.seat);
    match open.before.phase() {
        Phase::Action => mv == Move::EndTurn,
        Phase::Vizier => after.phase() != Phase::VizierPlacing,
        _ => !same || after.phase() != open.before.phase(),
    }
}
