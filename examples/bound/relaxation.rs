//! A bound on what the best play can reach alone: a player who knows all dice, but pays for knowing (Brown, Smith, Sun
//! 2010). `docs/advisor-bound.md` says what it gives.
//!
//! After each round the player is charged what the position turned out to be worth, less the mean of that over the
//! dice. Whoever does not know the dice pays nothing on average; so the best with that knowledge is on average no
//! less than the best without it, whatever a position is said to be worth.

use std::collections::HashMap;

use super::worth;

use alhambra::games::roll_and_write::{
    advisor::{Afterstate, Choice, Generator, NextDice, RollDice, Values},
    rules::{FourDice, GameConfig, Move, Pair, Phase, PlayerSheet, ScoreSheet, State},
};

/// What positions of one player alone are said to be worth. The better it is, the closer is the bound.
pub trait Judge {
    /// What a position is worth in which a decision is due; at the end the total.
    fn position(&self, config: &GameConfig, state: &State) -> f64;

    /// About what a decision is worth: which decisions are looked at when not all can be.
    fn decision(&self, config: &GameConfig, state: &State, after: &Afterstate) -> f64;

    /// A number for what a decision led to, with the same mean over all rolls as [`Judge::position`] of `next`: the less it
    /// depends on the rolls, the better.
    ///
    /// `after` is the position before the rolls, `next` the one after them.
    fn smooth(&self, config: &GameConfig, after: &State, dice: NextDice, next: &State) -> f64;
}

impl Judge for Values {
    fn position(&self, config: &GameConfig, state: &State) -> f64 {
        worth::position(self, config, state)
    }

    fn decision(&self, config: &GameConfig, state: &State, after: &Afterstate) -> f64 {
        self.worth(config, state, after)
    }

    fn smooth(&self, config: &GameConfig, after: &State, dice: NextDice, next: &State) -> f64 {
        worth::smooth(self, config, after, dice, next)
    }
}

/// What is rolled between two turns of one player alone, whatever the player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// The pair that is rolled, and the other one where all four are (§10).
    own: [Pair; 2],
    /// The box of each phantom; rolls of complete types are left out (§9).
    phantoms: Vec<Pair>,
}

impl Rolls {
    /// All rolls from a position on in which a decision is due, to the end of the game.
    #[must_use]
    pub fn draw(config: &GameConfig, start: &State, generator: &mut Generator) -> Vec<Self> {
        // What phantoms fill does not depend on the player, who gains coins in every round here.
        let (mut state, mut rounds) = (*start, Vec::new());
        while state.phase() != Phase::Over {
            let own = [generator.pair(), generator.pair()];
            step(config, &mut state, Move::GainCoins);
            step(config, &mut state, Move::EndTurn);
            if state.phase() == Phase::AllFour {
                step(config, &mut state, Move::RollFour(FourDice::of_pairs(own[0], own[1])));
            }
            let mut phantoms = Vec::new();
            while state.phase() == Phase::Phantom {
                let (phantom, pair) = (state.seat(), generator.pair());
                let before = state.score().buildings(phantom);
                step(config, &mut state, Move::Roll(pair));
                if state.score().buildings(phantom) > before {
                    phantoms.push(pair);
                }
            }
            rounds.push(Self { own, phantoms });
        }
        rounds
    }

    /// Rolls until the next decision is due, or the game is over.
    pub fn roll(&self, config: &GameConfig, state: &mut State) {
        if state.phase() == Phase::OwnPair {
            step(config, state, Move::Roll(self.own[0]));
        } else if state.phase() == Phase::AllFour {
            step(config, state, Move::RollFour(FourDice::of_pairs(self.own[0], self.own[1])));
        }
        for &pair in &self.phantoms {
            step(config, state, Move::Roll(pair));
        }
    }
}

fn step(config: &GameConfig, state: &mut State, command: Move) {
    let accepted = state.apply(config, command);
    debug_assert_eq!(accepted, Ok(()), "{command:?}");
}

/// The best play of one who knows all rolls and pays for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Relaxation {
    /// What the start is said to be worth.
    pub start: f64,
    /// The most that can be had, less what is paid: on average over rolls no less than what the best play reaches.
    pub best: f64,
    /// By rounds that follow: the best of the decisions that were not looked into, as far as they are said to be worth.
    pub cut: Vec<Option<f64>>,
    /// How many decisions were looked into.
    pub decisions: usize,
}

/// A position of the relaxed player.
struct Node {
    state: State,
    /// What it is said to be worth, and what was paid less so far than that: the bound if there were no more rounds.
    worth: f64,
    reached: f64,
}

/// A decision of the relaxed player before dice are rolled.
struct Candidate {
    after: State,
    dice: NextDice,
    /// What is reached if it is worth nothing.
    without: f64,
    rough: f64,
}

impl Relaxation {
    /// Solves the game from `start` on with these rolls. In each round at most `width` decisions are looked into; none is
    /// left out when there are no more.
    ///
    /// Which ones does not depend on rolls that follow. So with `margin(n)` no less than what any decision left out with n
    /// rounds to follow is worth beyond [`Judge::decision`], [`Relaxation::bound`] is a bound.
    #[must_use]
    pub fn solve(
        config: &GameConfig,
        start: &State,
        rolls: &[Rolls],
        judge: &impl Judge,
        width: usize,
    ) -> Self {
        let worth = judge.position(config, start);
        let mut nodes = vec![Node { state: *start, worth, reached: worth }];
        let mut solved =
            Self { start: worth, best: f64::NEG_INFINITY, cut: vec![None; rolls.len()], decisions: 0 };
        for (round, rolled) in rolls.iter().enumerate() {
            let mut candidates = candidates(config, &nodes, judge);
            let left = rolls.len() - 1 - round;
            if candidates.len() > width && left > 0 {
                let by_rough = |candidate: &Candidate| candidate.without + candidate.rough;
                candidates.sort_by(|a, b| by_rough(b).total_cmp(&by_rough(a)));
                solved.cut[left] = candidates.get(width).map(by_rough);
                candidates.truncate(width);
            }
            solved.decisions += candidates.len();
            let follow = |candidate: &Candidate| {
                let mut next = candidate.after;
                rolled.roll(config, &mut next);
                let reached =
                    candidate.without + judge.smooth(config, &candidate.after, candidate.dice, &next);
                Node { state: next, worth: judge.position(config, &next), reached }
            };
            nodes = candidates.iter().map(follow).collect();
        }
        solved.best = nodes.iter().map(|node| node.reached).fold(f64::NEG_INFINITY, f64::max);
        solved
    }

    /// The most that can be had when no decision left out is worth more beyond its rough worth than the margin allows,
    /// by rounds that follow it.
    #[must_use]
    pub fn bound(&self, margin: impl Fn(usize) -> f64) -> f64 {
        let cut = (0..).zip(&self.cut).filter_map(|(left, cut)| Some((*cut)? + margin(left)));
        cut.fold(self.best, f64::max)
    }
}

/// The decisions in all these positions, each outcome once, with the most that leads to it.
fn candidates(config: &GameConfig, nodes: &[Node], judge: &impl Judge) -> Vec<Candidate> {
    let mut seen: HashMap<(PlayerSheet, ScoreSheet, NextDice), usize> = HashMap::new();
    let mut candidates: Vec<Candidate> = Vec::new();
    for node in nodes {
        let without = node.reached - node.worth;
        for choice in Choice::all(config, &node.state) {
            let mut after = node.state;
            choice.play(config, &mut after);
            let dice = choice.after.dice;
            let at = *seen.entry((*after.sheet(0), *after.score(), dice)).or_insert(candidates.len());
            if let Some(known) = candidates.get_mut(at) {
                known.without = known.without.max(without);
            } else {
                let rough = judge.decision(config, &node.state, &choice.after);
                candidates.push(Candidate { after, dice, without, rough });
            }
        }
    }
    candidates
}

/// What a policy reaches with these rolls and the same payments: its mean total, with far less luck in it.
#[must_use]
pub fn follow(
    config: &GameConfig,
    start: &State,
    rolls: &[Rolls],
    judge: &impl Judge,
    mut decide: impl FnMut(&State) -> Option<Choice>,
) -> f64 {
    let mut state = *start;
    let mut reached = judge.position(config, start);
    for rolled in rolls {
        let Some(choice) = decide(&state) else { break };
        reached -= judge.position(config, &state);
        choice.play(config, &mut state);
        let after = state;
        rolled.roll(config, &mut state);
        reached += judge.smooth(config, &after, choice.after.dice, &state);
    }
    reached
}
