//! The review of a game: what every decision lost, what chance brought, and what others' decisions did to everybody.
//! `docs/analysis.md` says how each of them is found.

mod expected;
mod trail;
mod walk;

use std::{num::NonZeroUsize, thread};

use super::{Advisor, Budget, Choice, Estimate, Goal, Parts, Policy, Simulation, simulate};
use crate::{
    log::PlayedGame,
    rules::play::{Draw, Move, State},
};
use common::search;
use expected::Expected;
use walk::Walk;

/// Games by values that tell what a game is worth before it begins.
const GAMES: u64 = 600;

/// What became of a player's expected result, from the start on.
pub type LossAccount = search::LossAccount<Choice, Parts, DrawOf>;

/// A decision: a turn from its first action to its end, what a Vizier does, or the placing of last tiles.
pub type Decision = search::Decision<Choice, Parts>;

/// What chance brought at once, one after the other, for one purpose.
pub type Drawn = search::Draw<DrawOf>;

/// What was drawn, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOf {
    /// What it was for.
    pub purpose: Purpose,
    /// The row of whoever had the last turn; none in setup.
    pub row: Option<usize>,
}

/// What chance brings. A shuffle brings nothing: what comes next is drawn then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Start money.
    Deal,
    /// Cards for the display.
    Display,
    /// A scoring card among them.
    ScoringCard,
    /// Tiles for the yard.
    Yard,
    /// The third player's tiles.
    ThirdPlayer,
    /// Who begins, of those who have least money.
    First,
}

impl Purpose {
    /// What a move of chance is for; none of a shuffle.
    const fn of(draw: Draw, mv: Move) -> Option<Self> {
        match (draw, mv) {
            (_, Move::ScoringCard) => Some(Self::ScoringCard),
            (Draw::Reshuffle, _) => None,
            (Draw::Deal(_), _) => Some(Self::Deal),
            (Draw::Display, _) => Some(Self::Display),
            (Draw::Yard(_), _) => Some(Self::Yard),
            (Draw::ThirdPlayer, _) => Some(Self::ThirdPlayer),
            (Draw::First(_), _) => Some(Self::First),
        }
    }
}

/// A game gone over.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whether it came to its end.
    pub is_over: bool,
    /// Rollouts for each decision; 0 where the losses are by value.
    pub rollouts: u32,
    /// Player by player.
    pub players: Vec<PlayerReview>,
}

/// What became of a player: two accounts of the same decisions and draws.
#[derive(Clone, Debug)]
pub struct PlayerReview {
    /// In the chance of winning, by which options are judged.
    pub victory: LossAccount,
    /// In VP: who decides for the victory may win VP by an error.
    pub vp: LossAccount,
    /// The position before each decision.
    pub positions: Vec<State>,
}

impl PlayerReview {
    /// The place of a decision of the account of victory.
    fn place(&self, decision: &Decision) -> Option<usize> {
        self.victory.decisions.iter().position(|other| std::ptr::eq(other, decision))
    }

    /// The position before a decision of the account of victory.
    #[must_use]
    pub fn before(&self, decision: &Decision) -> Option<&State> {
        self.positions.get(self.place(decision)?)
    }

    /// The same decision in VP.
    #[must_use]
    pub fn in_vp(&self, decision: &Decision) -> Option<&Decision> {
        self.vp.decisions.get(self.place(decision)?)
    }
}

/// Goes over games by one configuration.
#[derive(Debug)]
pub struct Analyst<'a> {
    advisor: &'a Advisor,
    /// VP before the game begins: of all seats alike.
    start: Estimate,
    threads: NonZeroUsize,
}

impl<'a> Analyst<'a> {
    /// Plays games to know what they are worth at the start.
    #[must_use]
    pub fn new(advisor: &'a Advisor) -> Self {
        Self::with_games(advisor, GAMES)
    }

    /// The same with so many games.
    #[must_use]
    pub fn with_games(advisor: &'a Advisor, games: u64) -> Self {
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let policies = vec![Policy::AdvisorFast; advisor.config().players()];
        let games = Simulation { advisor: advisor.clone(), policies, games, seed: 0, threads };
        let seats = simulate(&games, |_| ()).seats;
        let of_all = |each: &dyn Fn(&search::SeatFigures<3>) -> f64| {
            seats.iter().map(each).sum::<f64>() / seats.len() as f64
        };
        let start = Estimate { mean: of_all(&|seat| seat.mean), error: of_all(&|seat| seat.standard_error) };
        Self { advisor, start, threads }
    }

    /// Goes over a game as its later corrections made it. Losses are by value, or by rollouts within a budget for each
    /// decision. Before each entry `watch` hears how many of all entries are behind it, from 0 to 1.
    ///
    /// The same game and budget give the same review, unless the budget has a ceiling of time.
    #[must_use]
    pub fn review(&self, game: &PlayedGame, budget: Option<&Budget>, watch: &mut dyn FnMut(f64)) -> Review {
        let config = self.advisor.config();
        let mut walk = Walk::new(self, budget);
        let entries = game.log().len() + 1;
        for step in game.corrected_steps() {
            watch(step.entry as f64 / entries as f64);
            let Some(event) = step.event() else { continue };
            let mut state = step.before.clone();
            for mv in crate::log::moves(config, &step.before, event).unwrap_or_default() {
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

    /// What a game is worth before it begins.
    fn start(&self, goal: Goal) -> Estimate {
        match goal {
            Goal::Total => self.start,
            Goal::Victory => Estimate::certain((self.advisor.config().players() as f64).recip()),
        }
    }
}
