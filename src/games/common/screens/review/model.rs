//! What the review of a game shows of a player: the steps and the sum in words.

use super::words::{Listed, ReviewWords, Words};
use crate::{
    REVIEW_MISTAKES,
    search::{CourseStep, Decision, Goal, LossAccount, StepKind},
    widgets::{
        course::{CourseAxis, Step},
        part_bars::Bar,
    },
    words::Figures,
};
use text::Texts;

/// What is shown of a player.
#[derive(Debug)]
pub struct Model {
    /// What is counted.
    pub goal: Goal,
    /// The steps of the account.
    pub course: Vec<CourseStep>,
    /// The same as they are drawn.
    pub steps: Vec<Step>,
    /// The rounds, or turns, below the curve.
    pub axis: CourseAxis,
    /// The sum; its parts only where they explain something.
    pub bars: Vec<Bar>,
    /// The decisions that cost the most, the worst first.
    pub mistakes: Vec<Mistake>,
    /// How many others lost something, and how much together; none where that is nothing.
    pub smaller: Option<String>,
    /// All decisions.
    pub listed: Vec<Listed>,
}

/// A decision that cost much.
#[derive(Debug)]
pub struct Mistake {
    /// Its step.
    pub step: usize,
    /// What it cost, in words.
    pub words: String,
    /// The figure of that alone.
    pub figure: String,
}

impl Model {
    /// What is shown of a player with this account, and the same in VP where the chance of winning counts and they are known.
    pub fn new<C, P, D>(
        texts: &Texts,
        account: &LossAccount<C, P, D>,
        in_vp: Option<&LossAccount<C, P, D>>,
        is_over: bool,
        says: &ReviewWords<'_, D>,
    ) -> Self {
        let (course, figures) = (account.course(), Figures::round(texts, account.goal));
        let in_vp = in_vp.filter(|_| account.goal == Goal::Victory);
        let words = Words { texts, account, in_vp, figures, says };
        let steps = course.iter().map(|step| words.step(step)).collect();
        let worst = account.mistakes(REVIEW_MISTAKES);
        let smaller = words.smaller(&worst);
        let mistake = |decision: &Decision<C, P>| {
            let is_it = |k: usize| account.decisions[k].entries == decision.entries;
            let step = course.iter().position(|step| step.kind.decision().is_some_and(is_it))?;
            let [words, figure] = words.mistake(decision);
            Some(Mistake { step, words, figure })
        };
        let mistakes = worst.into_iter().filter_map(mistake).collect();
        let listed = course.iter().enumerate().filter_map(|(at, step)| words.listed(at, step)).collect();
        let bars = words.bars(is_over);
        let axis = CourseAxis { name: says.counted.to_owned(), marks: rounds(account, &course) };
        Self { goal: account.goal, steps, axis, bars, mistakes, smaller, listed, course }
    }

    /// Whether the sum tells more than where the game began and ended.
    pub(super) fn has_parts(&self) -> bool {
        self.bars.iter().any(|bar| bar.change.is_some())
    }

    /// Which of the player's decisions a step is, if it is one.
    #[must_use]
    pub fn decision(&self, step: usize) -> Option<usize> {
        self.course.get(step)?.kind.decision()
    }
}

/// The first step of each round or turn.
fn rounds<C, P, D>(account: &LossAccount<C, P, D>, course: &[CourseStep]) -> Vec<(usize, u8)> {
    let mut last = 0;
    let begins = |(at, step): (usize, &CourseStep)| {
        let round = match step.kind {
            StepKind::Draw(k) => account.draws[k].round,
            StepKind::Decision(k) => account.decisions[k].round,
            StepKind::Others | StepKind::Residual => last,
        };
        let is_next = round > last;
        last = last.max(round);
        is_next.then_some((at, round))
    };
    course.iter().enumerate().filter_map(begins).collect()
}
