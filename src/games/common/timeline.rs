//! A whole game in words, step by step: every position and what led to it. Computed once, so that any step is at hand.

pub mod moves;

use std::collections::BTreeMap;

use text::Texts;

/// What stands out on a timeline, by its drawing; each game says what it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A star: awards, points.
    Star,
    /// Two squares.
    Squares,
    /// A coin.
    Coin,
    /// A triangle: something about the game, such as a correction, dice taken back, a hint.
    Note,
}

/// What a game calls its parts, and what its marks stand for.
#[derive(Clone, Copy, Debug)]
pub struct TimelineWords {
    /// The name of a part.
    pub part: fn(&Texts, usize) -> String,
    /// To the part before.
    pub part_back: fn(&Texts) -> &str,
    /// To the next part.
    pub part_on: fn(&Texts) -> &str,
    /// What a mark says, in this part.
    pub mark: fn(&Texts, Mark, usize) -> String,
}

impl TimelineWords {
    /// Rounds, the first of them behind setup. Nothing is said of a mark but its round.
    pub const ROUNDS: Self = Self {
        part: round,
        part_back: Texts::replay_round_back,
        part_on: Texts::replay_round_on,
        mark: |texts, _, part| round(texts, part),
    };
}

fn round(texts: &Texts, round: usize) -> String {
    match round {
        0 => texts.history_setup().to_owned(),
        round => texts.history_round(round),
    }
}

/// A position, and what led to it.
#[derive(Clone, Debug)]
pub struct TimelineStep<P> {
    /// The entry of the log; 0 for the start.
    pub entry: usize,
    /// What happened, in words.
    pub text: String,
    /// Awards or points that it brought, in words.
    pub awards: Vec<String>,
    /// How it stands out.
    pub mark: Option<Mark>,
    /// The part of the game that it belongs to, such as a round or a turn; 0 before the first.
    pub part: usize,
    /// The player it is about, who is shown.
    pub player: usize,
    /// The row of the score sheet that it is about, if it is about one.
    pub row: Option<usize>,
    /// The position after it.
    pub position: P,
}

/// What a decision cost that began with a step.
#[derive(Clone, Debug, PartialEq)]
pub struct StepLoss {
    /// How much, compared with the costliest of the game: more than 0, at most 1.
    pub share: f32,
    /// The same in words.
    pub words: String,
}

/// The steps of a game. There is at least one: the start.
#[derive(Clone, Debug)]
pub struct Timeline<P> {
    words: TimelineWords,
    steps: Vec<TimelineStep<P>>,
    losses: BTreeMap<usize, StepLoss>,
}

impl<P> Timeline<P> {
    /// A timeline before anything has happened; this player goes first.
    #[must_use]
    pub fn start(words: TimelineWords, texts: &Texts, position: P, player: usize) -> Self {
        let step = TimelineStep {
            entry: 0,
            text: texts.history_empty().to_owned(),
            awards: Vec::new(),
            mark: None,
            part: 0,
            player,
            row: None,
            position,
        };
        Self { words, steps: vec![step], losses: BTreeMap::new() }
    }

    /// What the parts and marks are called.
    #[must_use]
    pub const fn words(&self) -> TimelineWords {
        self.words
    }

    /// The steps; the first is the start.
    #[must_use]
    pub fn steps(&self) -> &[TimelineStep<P>] {
        &self.steps
    }

    /// Tells one step more.
    pub fn push(&mut self, step: TimelineStep<P>) {
        self.steps.push(step);
    }

    /// Tells what the decision cost that begins with an entry of the log.
    pub fn tell_loss(&mut self, entry: usize, loss: StepLoss) {
        self.losses.insert(self.step_of_entry(entry), loss);
    }

    /// What decisions cost, as far as that is known, each with its step.
    pub fn losses(&self) -> impl Iterator<Item = (usize, &StepLoss)> {
        self.losses.iter().map(|(&step, loss)| (step, loss))
    }

    /// The next step after this one that cost something, or else the first of all.
    #[must_use]
    pub fn next_loss(&self, step: usize) -> Option<usize> {
        let mut after = self.losses.range(step + 1..);
        after.next().or_else(|| self.losses.first_key_value()).map(|(&step, _)| step)
    }

    /// The number of the last step.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// The step at or before an entry of the log.
    #[must_use]
    pub fn step_of_entry(&self, entry: usize) -> usize {
        self.steps.iter().rposition(|step| step.entry <= entry).unwrap_or(0)
    }

    /// The first step of the part after the one of `step`, else the last step.
    #[must_use]
    pub fn next_part(&self, step: usize) -> usize {
        let part = self.steps[step].part;
        let found = self.steps[step..].iter().position(|later| later.part != part);
        found.map_or(self.last(), |ahead| step + ahead)
    }

    /// The first step of the part of `step`, or of the one before when that is where we are.
    #[must_use]
    pub fn previous_part(&self, step: usize) -> usize {
        let Some(before) = step.checked_sub(1) else { return 0 };
        let part = self.steps[before].part;
        let found = self.steps[..before].iter().rposition(|earlier| earlier.part != part);
        found.map_or(0, |at| at + 1)
    }
}
