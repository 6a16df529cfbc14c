//! A player's way through a game: decisions and rolls, each with what it was worth.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool, thread};

use super::{Decision, LossAccount, Roll, RollOf};
use crate::{
    advisor::{
        Advice, Advisor, Afterstate, Basis, Budget, Choice, Estimate, Generator, Goal, NextDice, OthersTurns,
        Ranking, RankingExt, expected::Expected, roll_on,
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
    start: Option<[Estimate; 2]>,
    /// What the last position was worth.
    expected: Expected,
    /// Whether the player's dice were rolled after the last decision.
    rolled: bool,
    open: Option<Open>,
    /// What it came to in what counts, and in VP.
    ways: [Way; 2],
}

/// What it came to in one unit.
#[derive(Clone, Default)]
struct Way {
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
            let judged = analyst.decision(open, entry, &resting, after);
            self.expected = Expected { worth: judged.decision.worth, total: judged.total };
            self.rolled = false;
            let [way, in_vp] = &mut self.ways;
            in_vp.decisions.push(judged.in_vp());
            way.decisions.push(judged.decision);
        }
    }

    /// At a decision: what led there without the player's own dice.
    fn arrive(&mut self, analyst: &Analyst, entry: usize, state: &State) {
        let expected = analyst.advisor.expected(state, state.seat());
        if self.start.is_none() {
            let start = analyst.start(state.seat());
            self.start = Some(start);
            let of = RollOf { purpose: RollKind::Setup, row: state.seat() };
            self.rolled((0, entry.saturating_sub(1)), of, start, expected);
        } else if !self.rolled {
            self.others_brought(entry, expected);
        }
        self.expected = expected;
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
        let mean = if self.rolled { self.expected } else { analyst.advisor.expected(before, seat) };
        if purpose == RollKind::OwnPair && !analyst.config().is_solo() {
            self.others_brought(entry, mean);
        }
        let expected = analyst.advisor.expected(after, seat);
        let of = RollOf { purpose, row: before.seat() };
        self.rolled((before.round(), entry), of, mean.each().map(Estimate::certain), expected);
        self.expected = expected;
        self.rolled = true;
    }

    /// What a roll of a round came to, instead of its mean.
    fn rolled(
        &mut self,
        (round, entry): (u8, usize),
        of: RollOf,
        expected: [Estimate; 2],
        came_to: Expected,
    ) {
        for ((way, expected), worth) in self.ways.iter_mut().zip(expected).zip(came_to.each()) {
            way.rolls.push(Roll { round, entry, of, expected, worth });
        }
    }

    /// What other players' turns made of the last position.
    fn others_brought(&mut self, entry: usize, now: Expected) {
        for ((way, now), before) in self.ways.iter_mut().zip(now.each()).zip(self.expected.each()) {
            way.others.push(OthersTurns { entry, worth: now - before });
        }
    }

    /// What became of the player, after the last `entry` of the log: in what counts, and in VP.
    pub fn accounts(
        mut self,
        analyst: &Analyst,
        state: &State,
        seat: usize,
        entry: usize,
    ) -> [LossAccount; 2] {
        let start = self.start.unwrap_or_else(|| analyst.start(seat));
        let mut end = self.expected.each();
        if state.phase() == Phase::Over {
            let came_to = analyst.advisor.came_to(state, seat);
            end = came_to.each();
            if !analyst.config().is_solo() {
                self.others_brought(entry, came_to);
            }
        } else if self.start.is_none() {
            end = start.map(|start| start.mean);
        }
        let [way, in_vp] = self.ways;
        let account = |goal, Way { decisions, rolls, others }, start, end| LossAccount {
            goal,
            start,
            end,
            decisions,
            draws: rolls,
            others,
        };
        [
            account(analyst.advisor.goal(), way, start[0], end[0]),
            account(Goal::Total, in_vp, start[1], end[1]),
        ]
    }
}

impl Analyst<'_> {
    const fn config(&self) -> &GameConfig {
        self.advisor.config()
    }

    /// What a game is worth to a player before the first die, all seats played by the values.
    fn start(&self, seat: usize) -> [Estimate; 2] {
        let (config, values) = (self.config(), self.advisor.values());
        let mut sums = [(0.0, 0.0); 2];
        for setup in 0..SETUPS {
            let Ok(mut state) = State::new(config) else { break };
            let mut generator = Generator::new(0, setup.into());
            while roll_on(&mut state, config, &mut generator) && state.seat() != seat {
                values.decide(&mut state, config);
            }
            for ((sum, squares), worth) in sums.iter_mut().zip(self.advisor.expected_best(&state).each()) {
                *sum += worth;
                *squares += worth * worth;
            }
        }
        let count = f64::from(SETUPS);
        sums.map(|(sum, squares)| {
            let mean = sum / count;
            Estimate { mean, error: ((squares / count - mean * mean).max(0.0) / count).sqrt() }
        })
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
                return Some(self.decision(open, entry, &resting, &state).decision);
            }
        }
        None
    }

    /// A decision that was made, where the player rested after it and what that led to.
    fn decision(&self, open: Open, last: usize, resting: &State, reached: &State) -> Judged {
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
        let Expected { worth, total } = match &done {
            _ if exact => self.advisor.expected(reached, before.seat()),
            Some(done) => Expected { worth: value(done), total: done.total.mean },
            // Dice turned to and fro waste coins, and are no option.
            None => self.advisor.worth(&before, &chosen),
        };
        let best_total = ranking.options.first().map_or(total, |best| best.total.mean);
        let lost = (most - worth).max(0.0);
        let is_certain = exact || lost <= ROUNDING;
        let loss = if is_certain {
            Estimate { mean: lost, error: 0.0 }
        } else {
            self.advisor.value_error().of(lost)
        };
        let mut loss_in_vp = if is_certain {
            Estimate::certain(best_total - total)
        } else {
            Goal::Total.by_value(best_total - total)
        };
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
            if let Some((vp, errors)) =
                decision.vp_lost().zip(decision.done.as_ref().and_then(|done| done.parts_error))
            {
                loss_in_vp = Estimate { mean: vp, error: errors.own.total };
            }
        }
        Judged { decision, total, loss_in_vp }
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

/// A decision that was judged.
struct Judged {
    decision: Decision,
    /// The total that is expected of what was done, and what the best option for what counts has more.
    total: f64,
    loss_in_vp: Estimate,
}

impl Judged {
    /// The same decision in VP: what was best is told where it is judged.
    fn in_vp(&self) -> Decision {
        Decision {
            told: Vec::new(),
            done: None,
            loss: self.loss_in_vp,
            worth: self.total,
            ..self.decision.clone()
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
