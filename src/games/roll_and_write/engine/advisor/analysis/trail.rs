//! A player's way through a game: decisions and rolls, each with what it was worth.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool, thread};

use super::{Decision, LossAccount, Roll, RollOf};
use crate::{
    advisor::{
        Advice, Advisor, Afterstate, Basis, Budget, Choice, Estimate, Generator, Goal, NextDice, OthersTurns,
        Ranking, RankingExt, roll_on, values::result_for,
    },
    rules::{GameConfig, Move, Phase, RollKind, State},
};
use common::search::ROUNDING;

/// Setups played to find what a game is worth before its first die.
const SETUPS: u32 = 4096;

/// What positions and decisions are judged by.
pub(super) struct Analyst<'a> {
    pub advisor: &'a Advisor,
    pub budget: Option<&'a Budget>,
}

/// A player's way through the game so far.
#[derive(Clone, Default)]
pub(super) struct Trail {
    start: Option<Estimate>,
    /// What the last position was worth.
    worth: f64,
    /// Whether the player's dice were rolled after the last decision.
    rolled: bool,
    open: Option<Open>,
    decisions: Vec<Decision>,
    rolls: Vec<Roll>,
    others: Vec<OthersTurns>,
}

/// A decision that is being made.
#[derive(Clone)]
struct Open {
    before: State,
    entry: usize,
    commands: Vec<Move>,
}

impl Open {
    /// Takes a step; where the decision is made with it, the position in which the player rests.
    fn takes(&mut self, command: Move, before: &State, after: &State) -> Option<State> {
        match command {
            Move::EndTurn => {}
            // A pair may be chosen anew.
            Move::Keep(_) => self.commands = vec![command],
            _ => self.commands.push(command),
        }
        // Where others wait for the player's dice to be rolled, the turn goes on with another decision.
        match (command, after.phase()) {
            (Move::EndTurn, _) => Some(*before),
            (_, Phase::AllFour) => Some(*after),
            _ => None,
        }
    }
}

impl Trail {
    /// A step of a decision.
    pub fn decide(&mut self, analyst: &Analyst, entry: usize, command: Move, before: &State, after: &State) {
        if self.open.is_none() {
            self.arrive(analyst, entry, before);
        }
        let open = self.open.get_or_insert_with(|| Open { before: *before, entry, commands: Vec::new() });
        if let Some(resting) = open.takes(command, before, after)
            && let Some(open) = self.open.take()
        {
            let decision = analyst.decision(open, entry, &resting, after);
            self.worth = decision.worth;
            self.rolled = false;
            self.decisions.push(decision);
        }
    }

    /// At a decision: what led there without the player's own dice.
    fn arrive(&mut self, analyst: &Analyst, entry: usize, state: &State) {
        let worth = analyst.advisor.expected(state, state.seat());
        if self.start.is_none() {
            let expected = analyst.start(state.seat());
            self.start = Some(expected);
            let (purpose, row) = (RollKind::Setup, state.seat());
            self.rolls.push(Roll {
                round: 0,
                entry: entry.saturating_sub(1),
                of: RollOf { purpose, row },
                expected,
                worth,
            });
        } else if !self.rolled {
            self.others.push(OthersTurns { entry, worth: worth - self.worth });
        }
        self.worth = worth;
    }

    pub fn roll(
        &mut self,
        analyst: &Analyst,
        entry: usize,
        purpose: RollKind,
        before: &State,
        after: &State,
    ) {
        if purpose == RollKind::Phantom && before.score() == after.score() {
            // All boxes of the type are full: it is rolled again, and nothing is known yet.
            return;
        }
        let seat = if analyst.config().is_solo() { 0 } else { before.seat() };
        let mean = if self.rolled { self.worth } else { analyst.advisor.expected(before, seat) };
        if purpose == RollKind::OwnPair && !analyst.config().is_solo() {
            self.others.push(OthersTurns { entry, worth: mean - self.worth });
        }
        let worth = analyst.advisor.expected(after, seat);
        let expected = Estimate { mean, error: 0.0 };
        self.rolls.push(Roll {
            round: before.round(),
            entry,
            of: RollOf { purpose, row: before.seat() },
            expected,
            worth,
        });
        self.worth = worth;
        self.rolled = true;
    }

    /// What became of the player, after the last `entry` of the log.
    pub fn account(self, analyst: &Analyst, state: &State, seat: usize, entry: usize) -> LossAccount {
        let start = self.start.unwrap_or_else(|| analyst.start(seat));
        let (mut end, mut others) = (self.worth, self.others);
        if state.phase() == Phase::Over {
            end = result_for(analyst.advisor.goal(), analyst.config(), state, seat);
            if !analyst.config().is_solo() {
                others.push(OthersTurns { entry, worth: end - self.worth });
            }
        } else if self.start.is_none() {
            end = start.mean;
        }
        let goal = analyst.advisor.goal();
        LossAccount { goal, start, end, decisions: self.decisions, draws: self.rolls, others }
    }
}

impl Analyst<'_> {
    const fn config(&self) -> &GameConfig {
        self.advisor.config()
    }

    /// What a game is worth to a player before the first die, all seats played by the values.
    fn start(&self, seat: usize) -> Estimate {
        let (config, values) = (self.config(), self.advisor.values());
        let (mut sum, mut squares) = (0.0, 0.0);
        for setup in 0..SETUPS {
            let Ok(mut state) = State::new(config) else { break };
            let mut generator = Generator::new(0, setup.into());
            while roll_on(&mut state, config, &mut generator) && state.seat() != seat {
                values.decide(&mut state, config);
            }
            let worth = self.advisor.expected_best(&state);
            sum += worth;
            squares += worth * worth;
        }
        let count = f64::from(SETUPS);
        let mean = sum / count;
        Estimate { mean, error: ((squares / count - mean * mean).max(0.0) / count).sqrt() }
    }

    /// The decision that these moves make from a position, judged like one of a game; none where they make no whole one.
    pub fn decision_by(&self, entry: usize, before: &State, moves: &[Move]) -> Option<Decision> {
        let config = self.config();
        let mut open = Open { before: *before, entry, commands: Vec::new() };
        let mut state = *before;
        for &command in moves {
            let rested = state;
            state.apply(config, command).ok()?;
            if let Some(resting) = open.takes(command, &rested, &state) {
                return Some(self.decision(open, entry, &resting, &state));
            }
        }
        None
    }

    /// A decision that was made, where the player rested after it and what that led to.
    fn decision(&self, open: Open, last: usize, resting: &State, reached: &State) -> Decision {
        let Open { before, entry, commands } = open;
        let config = self.config();
        let chosen = Choice { commands, after: afterstate(config, &before, resting) };
        let (exact, goal) = (before.is_last_turn(config), self.advisor.goal());
        let mut ranking = self.ranked(&before, exact);
        let value = |advice: &Advice| advice.worth(goal);
        let (Some(most), Some(least)) =
            (ranking.options.first().map(value), ranking.options.last().map(value))
        else {
            unreachable!("coins can always be gained, and of four dice a pair be kept (§4.3b)");
        };
        let done = ranking.first_of_equals(|choice| choice.after == chosen.after);
        let worth = match &done {
            _ if exact => self.advisor.expected(reached, before.seat()),
            Some(done) => value(done),
            // Dice turned to and fro waste coins, and are no option.
            None => self.advisor.worth(&before, &chosen),
        };
        let lost = (most - worth).max(0.0);
        let is_certain = exact || lost <= ROUNDING;
        let loss = if is_certain { Estimate { mean: lost, error: 0.0 } } else { goal.by_value(lost) };
        let mut decision = Decision {
            round: before.round(),
            entries: (entry, last),
            told: ranking.told(&before).into_iter().cloned().collect(),
            done,
            chosen,
            options: ranking.options.len(),
            is_real: most - least > ROUNDING,
            worth,
            loss,
            rollouts: 0,
            exact,
            basis: if exact { Basis::Exact } else { Basis::Value },
        };
        if let Some(budget) = self.budget.filter(|_| decision.is_real && !decision.exact) {
            self.refine(&mut decision, &before, reached, budget);
        }
        decision
    }

    /// The options by value, or exactly in the last turn of the game.
    fn ranked(&self, before: &State, exact: bool) -> Ranking {
        if exact {
            // Nothing is rolled there: all that follows is counted.
            let budget = Budget { rollouts: 0, error: 0.0, ceiling: None, seed: 0 };
            self.advisor.refine(before, &budget, &AtomicBool::new(false))
        } else {
            self.advisor.rank(before)
        }
    }

    /// The loss by rollouts, unless what was done is none of the options: dice turned to and fro waste coins.
    fn refine(&self, decision: &mut Decision, before: &State, reached: &State, budget: &Budget) {
        let config = self.config();
        // The ranking does not depend on the number of threads.
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let leads_there = |choice: &Choice| {
            let mut state = *before;
            choice.play(config, &mut state);
            state == *reached
        };
        let going_on = AtomicBool::new(false);
        let mut ranking =
            self.advisor.refine_asked((threads, &|_| ()), before, budget, &going_on, &leads_there);
        let Some(chosen) = ranking.first_of_equals(leads_there) else { return };
        let total = chosen.total.mean;
        decision.refine(&ranking, ranking.told(before).into_iter().cloned().collect(), chosen);
        if decision.exact && self.advisor.goal() == Goal::Total {
            decision.worth = total;
        }
    }
}

/// What a turn led to that began before and rests now.
fn afterstate(config: &GameConfig, before: &State, resting: &State) -> Afterstate {
    let seat = before.seat();
    let now = Afterstate::of_resting(config, resting);
    Afterstate {
        built: resting.sheet(seat).built() & !before.sheet(seat).built(),
        dice: match resting.phase() {
            Phase::Built => now.dice,
            Phase::Kept(pair) => NextDice::Kept(pair),
            _ => NextDice::All,
        },
        ..now
    }
}
