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
    /// A part has many turns, so that one also goes from one player to the next.
    pub has_turns: bool,
}

impl TimelineWords {
    /// Rounds, the first of them behind setup. Nothing is said of a mark but its round.
    pub const ROUNDS: Self = Self {
        part: round,
        part_back: Texts::replay_round_back,
        part_on: Texts::replay_round_on,
        mark: |texts, _, part| round(texts, part),
        has_turns: false,
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
    hint: Option<String>,
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
        Self { words, steps: vec![step], losses: BTreeMap::new(), hint: None }
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

    /// Says something of all that is told, such as what is left out.
    pub fn set_hint(&mut self, hint: &str) {
        self.hint = Some(hint.to_owned());
    }

    /// What there is to say of all that is told.
    #[must_use]
    pub fn hint(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    /// Tells what the decision cost that begins with an entry of the log.
    pub fn tell_loss(&mut self, entry: usize, loss: StepLoss) {
        self.losses.insert(self.step_of_entry(entry), loss);
    }

    /// What the decision of a step cost, if it is known and cost something.
    #[must_use]
    pub fn loss(&self, step: usize) -> Option<&StepLoss> {
        self.losses.get(&step)
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
        self.next(step, |step| step.part)
    }

    /// The first step of the part of `step`, or of the one before when that is where we are.
    #[must_use]
    pub fn previous_part(&self, step: usize) -> usize {
        self.previous(step, |step| step.part)
    }

    /// The first step of the turn after the one of `step`, else the last step.
    #[must_use]
    pub fn next_turn(&self, step: usize) -> usize {
        self.next(step, |step| step.player)
    }

    /// The first step of the turn of `step`, or of the one before when that is where we are.
    #[must_use]
    pub fn previous_turn(&self, step: usize) -> usize {
        self.previous(step, |step| step.player)
    }

    /// The first step after those that have this in common with `step`.
    fn next(&self, step: usize, of: fn(&TimelineStep<P>) -> usize) -> usize {
        let common = of(&self.steps[step]);
        let found = self.steps[step..].iter().position(|later| of(later) != common);
        found.map_or(self.last(), |ahead| step + ahead)
    }

    /// The first step of those that have this in common with the one before `step`.
    fn previous(&self, step: usize, of: fn(&TimelineStep<P>) -> usize) -> usize {
        let Some(before) = step.checked_sub(1) else { return 0 };
        let common = of(&self.steps[before]);
        let found = self.steps[..before].iter().rposition(|earlier| of(earlier) != common);
        found.map_or(0, |at| at + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn one_goes_from_turn_to_turn_and_back() {
        let texts = Texts::new(Language::English);
        let mut timeline = Timeline::start(TimelineWords::ROUNDS, &texts, (), 0);
        for (entry, player) in [0, 0, 1, 1, 1, 2, 0].into_iter().enumerate() {
            let start = timeline.steps()[0].clone();
            timeline.push(TimelineStep { entry: entry + 1, player, ..start });
        }
        assert_eq!([0, 2, 3, 4, 6, 7].map(|step| timeline.next_turn(step)), [3, 3, 6, 6, 7, 7]);
        assert_eq!([0, 2, 3, 5, 6, 7].map(|step| timeline.previous_turn(step)), [0, 0, 0, 3, 3, 6]);
    }
}
