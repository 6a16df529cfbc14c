//! Learning values by playing (temporal differences over afterstates).

use std::{
    num::NonZeroUsize,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
};

use super::{
    Afterstate, Goal, NextDice, Schedule, Stage, Values,
    entries::{BLOCK, COIN, COINS, KEPT, ROUNDS},
    odd_seat::OddSeat,
    result_for,
    view::{Active, View},
};
use common::search::Coherence;

use crate::{
    advisor::{Generator, roll_on},
    rules::{CompleteTurn, GameConfig, MAX_ROWS, Move, NoGrid, Phase, State},
};

/// Games that one thread plays in one go.
const CHUNK: u64 = 256;

/// Values that are being learned.
#[derive(Debug)]
pub struct Learner {
    /// What was learned so far.
    pub values: Values,
    /// Of each entry.
    pub(super) coherence: Vec<Coherence>,
    config: GameConfig,
    start: State,
    seed: u64,
    /// Games played so far: the number of the next game's dice.
    pub(super) games: u64,
    /// Rounds left that are learned so far, less one; with more to go their values serve.
    pub(super) top: usize,
}

/// A position whose value is to be corrected by what comes after it.
#[derive(Clone, Copy)]
struct Last {
    left: usize,
    active: Active,
    /// VP of types awarded by then.
    awarded: u16,
}

impl Learner {
    /// Begins with values that rate every coin a little.
    ///
    /// # Errors
    /// [`NoGrid`] when the layout is counts only.
    pub fn new(config: GameConfig, goal: Goal, seed: u64) -> Result<Self, NoGrid> {
        let start = State::new(&config)?;
        let values = Values::zero(config.layout(), goal).ok_or(NoGrid)?;
        let (initial, slope) = match goal {
            Goal::Total => (80.0, 1.5),
            Goal::Victory => (0.0, 0.15),
        };
        for (i, entry) in values.block(0)[COIN..KEPT].iter().enumerate() {
            let coins = i / COINS;
            entry.store(f32::to_bits(initial + slope * coins as f32), Relaxed);
        }
        let coherence = values.entries.iter().map(|_| Coherence::default()).collect();
        Ok(Self { values, coherence, config, start, seed, games: 0, top: 0 })
    }

    /// The kind of game.
    #[must_use]
    pub const fn config(&self) -> &GameConfig {
        &self.config
    }

    /// Games played so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays on along the schedule, about so many games; false when it is done.
    pub fn advance(&mut self, schedule: &Schedule, games: u64, threads: NonZeroUsize) -> bool {
        const SLICE: u64 = 32 * CHUNK;
        let rounds = usize::from(self.config.rounds()).min(ROUNDS);
        let end = self.games + games;
        while self.games < end {
            let Some((stage, top, rest)) = schedule.at(rounds, self.games) else { return false };
            while self.top < top {
                self.open_round();
            }
            let slice = self.games..self.games + rest.min(SLICE);
            self.play(&stage, slice.clone(), threads);
            self.games = slice.end;
        }
        true
    }

    /// The values of one more round left begin as those known.
    fn open_round(&mut self) {
        let (below, above) = (self.values.block(self.top), self.values.block(self.top + 1));
        for (from, to) in below.iter().zip(above) {
            to.store(from.load(Relaxed), Relaxed);
        }
        self.top += 1;
    }

    fn play(&self, stage: &Stage, games: Range<u64>, threads: NonZeroUsize) {
        let next = AtomicU64::new(games.start);
        let worker = || loop {
            let first = next.fetch_add(CHUNK, Relaxed);
            if first >= games.end {
                break;
            }
            for game in first..games.end.min(first + CHUNK) {
                self.game(stage, &mut Generator::new(self.seed, game));
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads.get() {
                scope.spawn(worker);
            }
            worker();
        });
    }

    /// One game of learning.
    fn game(&self, stage: &Stage, generator: &mut Generator) {
        let config = &self.config;
        let mut state = self.start;
        let mut last: [Option<Last>; MAX_ROWS] = [None; MAX_ROWS];
        let odd = OddSeat::draw(stage.odd, config, generator);
        while roll_on(&mut state, config, generator) {
            let seat = state.seat();
            let Some(decision) = self.decide(&state) else { break };
            let left = decision.left;
            let odd = odd.filter(|odd| odd.still_plays(left));
            // Of good play against others a round with an odd seat tells nothing.
            let teaches = odd.is_none_or(|odd| odd.seat == seat);
            if let Some(last) = last[seat].take().filter(|_| teaches) {
                self.correct(last, decision.target());
            }
            let mut after = decision.after;
            let mut turn = decision.turn;
            if let Some(best) = decision.turn {
                let is_learned = left <= self.top;
                let beside = is_learned && teaches && generator.chance(stage.beside);
                // What is played before the rounds being learned only has to lead to many positions.
                let random = generator.chance(if is_learned { stage.explore } else { 3.0 * stage.explore });
                if beside || random {
                    let other = self.another(&state, best, generator);
                    let other_after = Afterstate::of_turn(config, &state, &other);
                    if beside {
                        let last = self.last(&state, &decision, &other_after);
                        let target = self.target_after(&state, &other, generator.clone());
                        self.correct(last, target);
                    }
                    if random {
                        (turn, after) = (Some(other), other_after);
                    }
                }
                if let Some(odd) = odd.filter(|odd| odd.seat == seat) {
                    let odd = odd.turn(&self.values, config, &state, generator).unwrap_or(best);
                    (turn, after) = (Some(odd), Afterstate::of_turn(config, &state, &odd));
                }
            }
            if left <= self.top && teaches {
                last[seat] = Some(self.last(&state, &decision, &after));
            }
            decision.carry_out(&mut state, config, turn);
        }
        for (seat, last) in last.into_iter().enumerate().take(config.players()) {
            if let Some(last) = last {
                self.correct(last, self.final_target(&state, seat));
            }
        }
    }

    /// The entries of what a decision leads to, to be corrected later.
    fn last(&self, state: &State, decision: &Decision, after: &Afterstate) -> Last {
        let mut view = View::new(&self.config, state);
        view.left = decision.left.min(self.top);
        let active = view.active(&self.values.ranks, &self.values.grid, after);
        Last { left: view.left, active, awarded: decision.awarded }
    }

    /// The best decision by the values so far.
    fn decide(&self, state: &State) -> Option<Decision> {
        let mut view = View::new(&self.config, state);
        let left = view.left;
        view.left = left.min(self.top);
        let awarded = view.awarded_vp(&self.config, state, state.seat());
        let four = state.four()?;
        let goal = self.values.goal;
        if state.phase() == Phase::Keep {
            let (pair, value) = self.values.best_pair(&view, four);
            let after = Afterstate::of_keeping(&self.config, state, pair);
            return Some(Decision { left, awarded, goal, value, after, turn: None });
        }
        let choice = self.values.best(&self.config, &view, four)?;
        let turn = choice.turn();
        let after = Afterstate::of_turn(&self.config, state, &turn);
        Some(Decision { left, awarded, goal, value: choice.value, after, turn: Some(turn) })
    }

    /// Another option: gaining coins half of the time, the more coins the more often.
    fn another(&self, state: &State, best: CompleteTurn, generator: &mut Generator) -> CompleteTurn {
        let view = View::new(&self.config, state);
        let (mut other, mut heard) = (None, 0);
        let gain = generator.below(2) == 0;
        if let Some(four) = state.four() {
            self.values.each_option(&self.config, &view, four, |choice| {
                let weight = match choice.gains() {
                    Some(gained) if gain => 1 + 3 * u32::from(gained),
                    None if gain => 0,
                    _ => 1,
                };
                heard += weight;
                if weight > 0 && generator.below(heard) < weight {
                    other = Some(choice);
                }
            });
        }
        other.map_or(best, |choice| choice.turn())
    }

    /// What the next decision of the acting player, or the end, says of a turn.
    fn target_after(&self, state: &State, turn: &CompleteTurn, mut generator: Generator) -> f32 {
        let (mut state, seat) = (*state, state.seat());
        turn.play(&self.config, &mut state);
        while roll_on(&mut state, &self.config, &mut generator) {
            let Some(decision) = self.decide(&state) else { break };
            if state.seat() == seat {
                return decision.target();
            }
            decision.carry_out(&mut state, &self.config, decision.turn);
        }
        self.final_target(&state, seat)
    }

    fn final_target(&self, state: &State, seat: usize) -> f32 {
        result_for(self.values.goal, &self.config, state, seat) as f32
    }

    /// Moves the value of a position towards a target: the final total, or the chance of victory.
    fn correct(&self, Last { left, active, awarded }: Last, target: f32) {
        let value = self.values.sum(left, &active);
        let error = match self.values.goal {
            Goal::Total => target - f32::from(awarded) - value,
            // The slope of the chance is a quarter at most.
            Goal::Victory => 4.0 * (target - chance(value)),
        };
        let share = error / active.entries().len() as f32;
        let (block, coherence) = (self.values.block(left), &self.coherence[left * BLOCK..]);
        for &entry in active.entries() {
            coherence[entry as usize].correct(&block[entry as usize], share);
        }
    }
}

/// The best decision in a position.
struct Decision {
    left: usize,
    awarded: u16,
    goal: Goal,
    value: f32,
    after: Afterstate,
    /// None where a pair is kept.
    turn: Option<CompleteTurn>,
}

impl Decision {
    /// What the position before it should have been worth.
    fn target(&self) -> f32 {
        match self.goal {
            Goal::Total => self.value + f32::from(self.awarded),
            Goal::Victory => chance(self.value),
        }
    }

    fn carry_out(&self, state: &mut State, config: &GameConfig, turn: Option<CompleteTurn>) {
        if let Some(turn) = turn {
            turn.play(config, state);
        } else if let NextDice::Kept(pair) = self.after.dice {
            let kept = state.apply(config, Move::Keep(pair));
            debug_assert_eq!(kept, Ok(()));
        }
    }
}

/// The chance that log odds stand for.
pub(super) fn chance(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}
