//! The way of all players through a game, move by move.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::{
    Analyst, DrawOf, PlayerReview, Purpose, Review,
    expected::{Expected, Horizon},
    judged::{Open, is_whole},
    trail::Trail,
};
use crate::{
    advisor::{Budget, Goal, board_view::BoardViews},
    log::{PlayedGame, moves},
    rules::play::{Move, Phase, State, ToAct},
};
use common::search::mix;

/// A game as far as it was gone over.
pub(super) struct Walk<'a> {
    analyst: &'a Analyst,
    budget: Option<&'a Budget>,
    /// Nobody waits for it any more.
    stop: &'a AtomicBool,
    horizon: Horizon,
    /// Makes deals of this game's own: what is common to all games by chance would not vanish in their mean.
    salt: u64,
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

impl<'a> Walk<'a> {
    pub fn new(analyst: &'a Analyst, (budget, stop): (Option<&'a Budget>, &'a AtomicBool), id: &str) -> Self {
        let horizon = Horizon::of(budget);
        let start = matches!(horizon, Horizon::End(_)).then(|| Expected::at_the_start(analyst));
        Self {
            analyst,
            budget,
            stop,
            horizon,
            salt: id.bytes().fold(0, |salt, byte| mix(salt ^ u64::from(byte))),
            trails: vec![Trail::default(); analyst.advisor.config().players()],
            boards: BoardViews::default(),
            drawing: None,
            worth: start,
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
            ToAct::Decision(_) | ToAct::Nothing => self.worth = None,
        }
    }

    fn draw(&mut self, entry: usize, state: &State, of: DrawOf) {
        if self.drawing.as_ref().is_some_and(|drawing| drawing.of != of) {
            self.arrive(state, self.seed(entry));
        }
        if let Some(drawing) = &mut self.drawing {
            drawing.entry = entry;
            return;
        }
        let before = self.worth.take();
        let before = before.unwrap_or_else(|| self.expected(state, self.seed(entry)));
        self.drawing = Some(Drawing { of, before, entry });
    }

    const fn seed(&self, entry: usize) -> u64 {
        mix(self.salt ^ entry as u64)
    }

    fn expected(&mut self, state: &State, seed: u64) -> Expected {
        let advisor = &self.analyst.advisor;
        self.boards.update(advisor.config(), advisor.material(), state);
        self.analyst.expected(self.horizon, &self.boards, state, seed)
    }

    /// What a position is worth to which draws led, if any did.
    fn arrive(&mut self, state: &State, seed: u64) -> Expected {
        if let (None, Some(worth)) = (&self.drawing, self.worth) {
            return worth;
        }
        let reached = self.expected(state, seed);
        if let Some(Drawing { of, before, entry }) = self.drawing.take() {
            for (seat, trail) in self.trails.iter_mut().enumerate() {
                trail.drawn(of, entry, seat, (&before, &reached));
            }
        }
        *self.worth.insert(reached)
    }

    fn decide(&mut self, entry: usize, state: &State, seat: usize, mv: Move) {
        let open = match self.open.take() {
            Some(open) => open,
            None => {
                let seed = self.seed(entry);
                let expected = self.arrive(state, seed);
                Open { seat, before: state.clone(), entry, moves: Vec::new(), expected, seed }
            }
        };
        let open = self.open.insert(open);
        open.moves.push(mv);
        let mut after = state.clone();
        // It is one of a game that was checked.
        let _ = after.apply(self.analyst.advisor.config(), mv);
        if is_whole(self.analyst.advisor.config(), &open.before, mv, &after)
            && let Some(open) = self.open.take()
        {
            if open.before.phase() == Phase::Action {
                self.row = Some(open.seat);
                self.trails[open.seat].begin_turn();
            }
            self.judge(&open, entry, &after);
        }
    }

    /// What a decision lost, and what it did to the others.
    fn judge(&mut self, open: &Open, last: usize, after: &State) {
        self.worth = None;
        let Analyst { advisor, threads, .. } = self.analyst;
        let asked = (*threads, self.budget, self.stop);
        let decided = (open.seat, &open.before, open.moves.as_slice());
        let Some(judged) = advisor.judge_with(&mut self.boards, asked, decided, after) else { return };
        // Where nobody expected anything else, nothing has changed but how far whoever decided looks ahead.
        let reached = match (judged.is_expected, self.horizon) {
            (true, Horizon::End(_)) => open.expected,
            (true, Horizon::NextDecision(_)) => {
                open.expected.except(open.seat, &self.expected(after, open.seed))
            }
            (false, _) => {
                let reached = self.expected(after, open.seed);
                // What one option has more than another is known best on the same chance.
                let expected = open.expected.of(Goal::Victory, open.seat).mean;
                let known = judged.gain.map(|gain| expected + gain);
                known.map_or(reached, |known| reached.with_victory((open.seat, self.trails.len()), known))
            }
        };
        // What others win is told against the option that the loss is told against.
        let loss = judged.decision.loss.mean;
        let best = match self.horizon {
            Horizon::NextDecision(_) => open.expected,
            Horizon::End(_) if loss == 0.0 => reached,
            Horizon::End(_) => self.expected(&judged.decision.best().after, open.seed),
        };
        // A victory that one loses the others win: it is known best by the loss.
        let more = match self.horizon {
            Horizon::NextDecision(_) => 0.0,
            Horizon::End(_) => {
                let others = |of: &Expected| 1.0 - of.of(Goal::Victory, open.seat).mean;
                (loss - (others(&reached) - others(&best))) / (self.trails.len() - 1) as f64
            }
        };
        for (seat, trail) in self.trails.iter_mut().enumerate() {
            if seat == open.seat {
                trail.decided((open.entry, last), &open.before, &judged);
            } else {
                trail.suffered(last, seat, (&best, &reached), more);
            }
        }
        self.worth = Some(reached);
    }

    /// What became of everybody, at the last position after an entry.
    pub fn reviews(mut self, entry: usize, state: &State) -> Vec<PlayerReview> {
        let end = self.arrive(state, self.seed(entry));
        let analyst = self.analyst;
        let trails = self.trails.into_iter().enumerate();
        trails
            .map(|(seat, trail)| trail.review(|goal| (analyst.start(goal), end.of(goal, seat).mean)))
            .collect()
    }
}

impl Analyst {
    /// Goes over a game as its later corrections made it. Losses are by value, or by rollouts within a budget for each
    /// decision. Before each entry `watch` hears how many of all entries are behind it, from 0 to 1.
    ///
    /// The same game and budget give the same review, unless the budget has a ceiling of time.
    #[must_use]
    pub fn review(&self, game: &PlayedGame, budget: Option<&Budget>, watch: &mut dyn FnMut(f64)) -> Review {
        self.go_over(game, (budget, &AtomicBool::new(false)), watch)
    }

    /// The same; none where it is stopped before its end, which takes no longer than a few games by the values.
    #[must_use]
    pub fn review_unless(
        &self,
        stop: &AtomicBool,
        game: &PlayedGame,
        budget: Option<&Budget>,
        watch: &mut dyn FnMut(f64),
    ) -> Option<Review> {
        let review = self.go_over(game, (budget, stop), watch);
        (!stop.load(Relaxed)).then_some(review)
    }

    fn go_over(
        &self,
        game: &PlayedGame,
        (budget, stop): (Option<&Budget>, &AtomicBool),
        watch: &mut dyn FnMut(f64),
    ) -> Review {
        let config = self.advisor.config();
        let mut walk = Walk::new(self, (budget, stop), &game.header.id);
        let entries = game.log().len() + 1;
        for step in game.corrected_steps() {
            if stop.load(Relaxed) {
                break;
            }
            watch(step.entry as f64 / entries as f64);
            let Some(event) = step.event() else { continue };
            let mut state = step.before.clone();
            for mv in moves(config, &step.before, event).unwrap_or_default() {
                walk.go(step.entry, &state, mv);
                // It is one of a game that was checked.
                let _ = state.apply(config, mv);
            }
        }
        Review {
            is_over: game.is_over(),
            rollouts: budget.map_or(0, |budget| budget.rollouts),
            players: walk.reviews(game.log().len(), game.state()),
        }
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
