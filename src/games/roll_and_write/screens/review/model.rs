//! What the review of a game shows of a player: the steps and the sum in words.

use std::{collections::BTreeMap, ops::Neg};

use crate::{
    advisor::{Analysis, CourseStep, Decision, LossAccount, StepKind},
    log::{Game, Played},
    text::event_text,
};
use common::{
    widgets::{
        course::{Step, StepStyle},
        waterfall::Bar,
    },
    words::{Figures, minus},
};
use kernel::{Step as LogStep, record::Seat};
use text::Texts;

/// Mistakes that are named.
pub const COSTLIEST: usize = 3;

/// What is shown of a player.
#[derive(Debug)]
pub struct Model {
    /// The steps of the account.
    pub course: Vec<CourseStep>,
    /// The same as they are drawn.
    pub steps: Vec<Step>,
    /// The sum.
    pub bars: Vec<Bar>,
    /// The steps of the decisions that cost the most, the worst first, each with its loss in words.
    pub costliest: Vec<(usize, String)>,
}

impl Model {
    /// What is shown of the player in this row.
    pub fn new(texts: &Texts, game: &Game, analysis: &Analysis, row: usize) -> Option<Self> {
        let account = analysis.players.get(row)?;
        let (course, figures) = (account.course(), Figures::round(texts, analysis.goal));
        let in_vp = analysis.in_vp.get(row);
        let words = Words { texts, account, in_vp, figures, rolls: rolls(texts, game) };
        let steps = course.iter().map(|step| words.step(step)).collect();
        let of = |decision: &Decision| {
            let is_it = |step: &CourseStep| match step.kind {
                StepKind::Decision(k) => account.decisions[k].entries == decision.entries,
                _ => false,
            };
            let lost = figures.with_vp(
                figures.signed(-decision.loss.mean),
                decision.vp_lost().map(Neg::neg),
                Figures::signed,
            );
            Some((course.iter().position(is_it)?, texts.review_mistake_short(decision.round, &minus(&lost))))
        };
        let costliest = account.mistakes(COSTLIEST).into_iter().filter_map(of).collect();
        let bars = words.bars(analysis.is_over);
        Some(Self { steps, bars, costliest, course })
    }
}

struct Words<'a> {
    texts: &'a Texts,
    account: &'a LossAccount,
    /// The same in VP, where the chance of winning counts.
    in_vp: Option<&'a LossAccount>,
    figures: Figures<'a>,
    /// The rolls of the log, by their entries.
    rolls: BTreeMap<usize, String>,
}

/// All rolls in words, by their entries.
fn rolls(texts: &Texts, game: &Game) -> BTreeMap<usize, String> {
    let seats: &[Seat] = &game.header.seats;
    let told = |step: LogStep<'_, Played>| {
        let event = step.event().filter(|event| event.by().is_some())?;
        Some((step.entry, event_text::describe(texts, game.config(), seats, &step.before, event)))
    };
    game.corrected_steps().filter_map(told).collect()
}

impl Words<'_> {
    fn step(&self, step: &CourseStep) -> Step {
        let texts = self.texts;
        let change = self.figures.named(&self.figures.signed(step.change));
        let change = minus(&self.figures.with_vp(change, self.vp(step), Figures::signed));
        let (look, words) = match step.kind {
            StepKind::Draw(k) => {
                let roll = &self.account.draws[k];
                let what = if roll.round == 0 {
                    texts.review_setup().to_owned()
                } else {
                    self.rolls.get(&roll.entry).cloned().unwrap_or_default()
                };
                (StepStyle::Luck, texts.review_luck(&what, &change))
            }
            StepKind::Decision(k) => {
                let decision = &self.account.decisions[k];
                let lost = match self.figures.signed(step.change) {
                    _ if decision.loss.mean <= 0.0 => texts.review_was_best().to_owned(),
                    // A loss that is shown as none is told in words.
                    none if none == self.figures.signed(0.0) => texts.review_was_close().to_owned(),
                    _ => change,
                };
                let look = if decision.is_clear_loss(self.account.goal) {
                    StepStyle::Mistake
                } else {
                    StepStyle::Other
                };
                (look, texts.review_round(decision.round, &lost))
            }
            StepKind::Others => (StepStyle::Other, texts.review_others(&change)),
            StepKind::Residual => (StepStyle::Other, texts.review_residual(&change)),
        };
        Step { from: step.after - step.change, to: step.after, look, words }
    }

    /// What a step changed in VP, where that is told beside.
    fn vp(&self, step: &CourseStep) -> Option<f64> {
        if let StepKind::Decision(k) = step.kind {
            return self.account.decisions[k].vp_lost().map(Neg::neg);
        }
        let in_vp = self.in_vp?;
        Some(match step.kind {
            StepKind::Draw(k) => in_vp.draws.get(k)?.luck(),
            StepKind::Others => in_vp.others.iter().find(|others| others.entry == step.entry)?.worth,
            StepKind::Decision(_) | StepKind::Residual => in_vp.residual(),
        })
    }

    fn bars(&self, is_over: bool) -> Vec<Bar> {
        let (texts, account) = (self.texts, self.account);
        let mut at = account.start.mean;
        let start = Bar {
            name: texts.review_part_start().to_owned(),
            figure: self.figures.figure(at),
            from: None,
            to: at,
        };
        let mut part = |name: &str, change: f64| {
            let from = Some(at);
            at += change;
            Bar { name: name.to_owned(), figure: minus(&self.figures.signed(change)), from, to: at }
        };
        let mut bars = vec![
            start,
            part(texts.review_part_luck(), account.luck()),
            part(texts.review_part_losses(), -account.loss()),
        ];
        if account.others() != 0.0 {
            bars.push(part(texts.review_part_others(), account.others()));
        }
        bars.push(part(texts.review_part_residual(), account.residual()));
        let name = if is_over { texts.review_part_result() } else { texts.review_part_expected() };
        let figure = self.figures.figure(account.end);
        bars.push(Bar { name: name.to_owned(), figure, from: None, to: account.end });
        bars
    }
}
