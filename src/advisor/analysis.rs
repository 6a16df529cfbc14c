//! A game gone over: what every decision lost, and what every roll brought.
//!
//! For each player the result is V(start) + the luck of rolls − the losses of decisions + what other players' turns
//! brought + a residual: what the values do not know. `docs/analysis.md` says how each of them is found.

use std::sync::atomic::AtomicBool;

use super::{
    Advice, Advisor, Afterstate, Budget, Choice, Estimate, Generator, Goal, NextDice, outlook::Outlook,
    roll_on,
};
use crate::{
    game::Game,
    rules::{Command, Expected, Phase, Purpose, State, Terms},
};

/// Setups played to find what a game is worth before its first die.
const SETUPS: u32 = 4096;

/// Differences below this come from rounding.
const ROUNDING: f64 = 1e-4;

/// A game gone over.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// What is counted: VP, or the chance of winning.
    pub goal: Goal,
    /// Whether the game came to its end.
    pub is_over: bool,
    /// Rollouts for each decision; 0 where the losses are by value.
    pub rollouts: u32,
    /// Player by player, in the order of the score sheet.
    pub players: Vec<Account>,
}

/// What became of a player's expected result, from the start on.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// What is counted.
    pub goal: Goal,
    /// What the game is worth before the first die, from setups played by the values.
    pub start: Estimate,
    /// The result, or what the last position is worth where the game is not over.
    pub end: f64,
    /// The decisions, in their order.
    pub decisions: Vec<Decision>,
    /// The rolls, in their order.
    pub rolls: Vec<Roll>,
    /// What other players' turns brought, as far as the values see it; 0 in a solo game.
    pub others: f64,
}

/// A decision: a turn from the action to its end or its roll, or the choice of the pair to keep.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The round.
    pub round: u8,
    /// The first and the last of its entries in the log.
    pub entries: (usize, usize),
    /// The position that it was made in.
    pub before: State,
    /// What was done.
    pub chosen: Choice,
    /// The best option.
    pub best: Choice,
    /// How many options there were.
    pub options: usize,
    /// Whether it mattered: some options are worth less than others.
    pub is_real: bool,
    /// What was chosen is worth.
    pub worth: f64,
    /// What the best option is worth beyond that, at equal depth.
    pub loss: Estimate,
    /// Rollouts of the options that the loss rests on; 0 where it is by value or exact.
    pub rollouts: u32,
    /// Whether nothing but dice that were all counted follows.
    pub exact: bool,
}

/// A roll, with what it was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// The round; 0 for setup, which counts as one roll up to the player's first decision.
    pub round: u8,
    /// Its entry in the log; of setup the last one.
    pub entry: usize,
    /// What it was for.
    pub purpose: Purpose,
    /// The row of the score sheet that rolled.
    pub row: usize,
    /// The mean over all outcomes.
    pub expected: Estimate,
    /// What it came to.
    pub worth: f64,
}

impl Roll {
    /// What the roll brought beyond the mean.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.worth - self.expected.mean
    }
}

impl Account {
    /// What the rolls brought beyond their means.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.rolls.iter().map(Roll::luck).sum()
    }

    /// What the decisions lost.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss.mean).sum()
    }

    /// What the values do not know.
    #[must_use]
    pub fn residual(&self) -> f64 {
        self.end - self.start.mean - self.luck() + self.loss() - self.others
    }

    /// The result without the luck of rolls.
    #[must_use]
    pub fn adjusted(&self) -> f64 {
        self.end - self.luck()
    }

    /// Decisions with a real choice.
    pub fn real_decisions(&self) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(|decision| decision.is_real)
    }

    /// The mean loss of decisions with a real choice; none without any.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f64> {
        let count = self.real_decisions().count();
        let sum: f64 = self.real_decisions().map(|decision| decision.loss.mean).sum();
        (count > 0).then(|| sum / count as f64)
    }

    /// The decisions that lost the most, and more than noise: at most `count`, the worst first.
    #[must_use]
    pub fn mistakes(&self, count: usize) -> Vec<&Decision> {
        let mut worst: Vec<&Decision> =
            self.real_decisions().filter(|decision| decision.loss.is_clear(self.goal)).collect();
        worst.sort_by(|a, b| b.loss.mean.total_cmp(&a.loss.mean));
        worst.truncate(count);
        worst
    }
}

impl Analysis {
    /// Goes over a game as its later corrections made it. Losses are by value, or by rollouts within a budget for each
    /// decision; in the last turn of a game they are exact.
    ///
    /// The same game and budget give the same analysis, unless the budget has a ceiling of time.
    #[must_use]
    pub fn new(advisor: &Advisor, game: &Game, budget: Option<&Budget>) -> Self {
        let terms = game.terms();
        let values = advisor.values();
        let analyst = Analyst { advisor, outlook: Outlook { terms, values }, budget };
        let mut trails = vec![Trail::default(); terms.players()];
        let mut state = game.at(0).state;
        for (entry, event) in game.corrected_at(game.log().len()).events {
            let Some(command) = event.command() else { continue };
            let before = state;
            let accepted = state.apply(terms, command);
            debug_assert_eq!(accepted, Ok(()), "a game was checked by replay");
            match before.expected() {
                Expected::Decision(seat) => {
                    trails[usize::from(seat)].decide(&analyst, entry, command, &before, &state);
                }
                Expected::Roll(request) => {
                    let seat = if terms.is_solo() { 0 } else { usize::from(request.seat) };
                    if before.round() > 0 && seat < terms.players() {
                        trails[seat].roll(&analyst, entry, request.purpose, &before, &state);
                    }
                }
                Expected::Nothing => {}
            }
        }
        let account = |(seat, trail): (usize, Trail)| trail.account(&analyst, &state, seat);
        Self {
            goal: values.goal(),
            is_over: state.phase() == Phase::Over,
            rollouts: budget.map_or(0, |budget| budget.rollouts),
            players: trails.into_iter().enumerate().map(account).collect(),
        }
    }
}

/// What positions and decisions are judged by.
struct Analyst<'a> {
    advisor: &'a Advisor,
    outlook: Outlook<'a>,
    budget: Option<&'a Budget>,
}

/// A player's way through the game so far.
#[derive(Clone, Default)]
struct Trail {
    start: Option<Estimate>,
    /// What the last position was worth.
    worth: f64,
    /// Whether the player's dice were rolled after the last decision.
    rolled: bool,
    open: Option<Open>,
    decisions: Vec<Decision>,
    rolls: Vec<Roll>,
    others: f64,
}

/// A decision that is being made.
#[derive(Clone)]
struct Open {
    before: State,
    entry: usize,
    commands: Vec<Command>,
}

impl Trail {
    /// A step of a decision.
    fn decide(&mut self, analyst: &Analyst, entry: usize, command: Command, before: &State, after: &State) {
        if self.open.is_none() {
            self.arrive(analyst, entry, before);
        }
        let open = self.open.get_or_insert_with(|| Open { before: *before, entry, commands: Vec::new() });
        match command {
            Command::EndTurn => {}
            // A pair may be chosen anew.
            Command::Keep(_) => open.commands = vec![command],
            _ => open.commands.push(command),
        }
        // Where others wait for the player's dice to be rolled, the turn goes on with another decision.
        let resting = match (command, after.phase()) {
            (Command::EndTurn, _) => before,
            (_, Phase::AllFour) => after,
            _ => return,
        };
        if let Some(open) = self.open.take() {
            let decision = analyst.decision(open, entry, resting, after);
            self.worth = decision.worth;
            self.rolled = false;
            self.decisions.push(decision);
        }
    }

    /// At a decision: what led there without the player's own dice.
    fn arrive(&mut self, analyst: &Analyst, entry: usize, state: &State) {
        let worth = analyst.outlook.expected(state, state.seat());
        if self.start.is_none() {
            let expected = analyst.start(state.seat());
            self.start = Some(expected);
            let (purpose, row) = (Purpose::Setup, state.seat());
            self.rolls.push(Roll { round: 0, entry: entry.saturating_sub(1), purpose, row, expected, worth });
        } else if !self.rolled {
            self.others += worth - self.worth;
        }
        self.worth = worth;
    }

    fn roll(&mut self, analyst: &Analyst, entry: usize, purpose: Purpose, before: &State, after: &State) {
        if purpose == Purpose::Phantom && before.score() == after.score() {
            // All boxes of the type are full: it is rolled again, and nothing is known yet.
            return;
        }
        let seat = if analyst.outlook.terms.is_solo() { 0 } else { before.seat() };
        let mean = if self.rolled { self.worth } else { analyst.outlook.expected(before, seat) };
        if purpose == Purpose::OwnPair && !analyst.outlook.terms.is_solo() {
            self.others += mean - self.worth;
        }
        let worth = analyst.outlook.expected(after, seat);
        let expected = Estimate { mean, error: 0.0 };
        self.rolls.push(Roll { round: before.round(), entry, purpose, row: before.seat(), expected, worth });
        self.worth = worth;
        self.rolled = true;
    }

    fn account(self, analyst: &Analyst, state: &State, seat: usize) -> Account {
        let start = self.start.unwrap_or_else(|| analyst.start(seat));
        let (mut end, mut others) = (self.worth, self.others);
        if state.phase() == Phase::Over {
            end = analyst.outlook.result(state, seat);
            if !analyst.outlook.terms.is_solo() {
                others += end - self.worth;
            }
        } else if self.start.is_none() {
            end = start.mean;
        }
        let goal = analyst.outlook.values.goal();
        Account { goal, start, end, decisions: self.decisions, rolls: self.rolls, others }
    }
}

impl Analyst<'_> {
    /// What a game is worth to a player before the first die, all seats played by the values.
    fn start(&self, seat: usize) -> Estimate {
        let Outlook { terms, values } = self.outlook;
        let (mut sum, mut squares) = (0.0, 0.0);
        for setup in 0..SETUPS {
            let Ok(mut state) = State::new(terms) else { break };
            let mut generator = Generator::new(0, setup.into());
            while roll_on(&mut state, terms, &mut generator) && state.seat() != seat {
                values.decide(&mut state, terms);
            }
            let worth = self.outlook.best(&state);
            sum += worth;
            squares += worth * worth;
        }
        let count = f64::from(SETUPS);
        let mean = sum / count;
        Estimate { mean, error: ((squares / count - mean * mean).max(0.0) / count).sqrt() }
    }

    /// A decision that was made, where the player rested after it and what that led to.
    fn decision(&self, open: Open, last: usize, resting: &State, reached: &State) -> Decision {
        let Open { before, entry, commands } = open;
        let terms = self.outlook.terms;
        let after = afterstate(terms, &before, resting);
        let worths = self.outlook.worths(&before);
        let mut options: Vec<(f64, Choice)> =
            Choice::all(terms, &before).into_iter().map(|choice| (worths(&choice.after), choice)).collect();
        options.sort_by(|a, b| b.0.total_cmp(&a.0));
        let worth = worths(&after);
        let (Some((most, best)), Some(&(least, _))) = (options.first().cloned(), options.last()) else {
            unreachable!("coins can always be gained, and of four dice a pair be kept (§4.3b)");
        };
        let mut decision = Decision {
            round: before.round(),
            entries: (entry, last),
            before,
            chosen: Choice { commands, after },
            best,
            options: options.len(),
            is_real: most - least > ROUNDING,
            worth,
            loss: Estimate { mean: (most - worth).max(0.0), error: 0.0 },
            rollouts: 0,
            exact: before.is_last_turn(terms),
        };
        if let Some(budget) = self.budget.filter(|_| decision.is_real && !decision.exact) {
            self.refine(&mut decision, &before, reached, budget);
        }
        decision
    }

    /// The loss by rollouts, unless what was done is none of the options: dice turned to and fro waste coins.
    fn refine(&self, decision: &mut Decision, before: &State, reached: &State, budget: &Budget) {
        let terms = self.outlook.terms;
        let ranking = self.advisor.refine(before, budget, &AtomicBool::new(false));
        let leads_there = |advice: &&Advice| {
            let mut state = *before;
            advice.choice.play(terms, &mut state);
            state == *reached
        };
        let (Some(best), Some(chosen)) = (ranking.options.first(), ranking.options.iter().find(leads_there))
        else {
            return;
        };
        decision.best = best.choice.clone();
        decision.loss = Estimate { mean: (-chosen.difference.mean).max(0.0), error: chosen.difference.error };
        decision.rollouts = ranking.rollouts;
        decision.exact = best.exact && chosen.exact;
    }
}

/// What a turn led to that began before and rests now.
fn afterstate(terms: &Terms, before: &State, resting: &State) -> Afterstate {
    let seat = before.seat();
    let now = Afterstate::of_resting(terms, resting);
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
