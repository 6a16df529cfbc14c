//! What the review of a game shows of a player: the steps and the sum in words.

use crate::{
    games::{
        common::widgets::{
            course::{Look, Step},
            waterfall::Bar,
        },
        roll_and_write::{
            advisor::{Analysis, CourseStep, Decision, LossAccount, StepKind},
            log::Game,
            text::{event_text, figures::Figures},
        },
    },
    kernel::record::Seat,
    text::Texts,
};

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
        let words = Words { texts, game, account, figures };
        let steps = course.iter().map(|step| words.step(step)).collect();
        let of = |decision: &Decision| {
            let is_it = |step: &CourseStep| match step.kind {
                StepKind::Decision(k) => account.decisions[k].entries == decision.entries,
                _ => false,
            };
            let words =
                texts.review_mistake_short(decision.round, &minus(&figures.signed(-decision.loss.mean)));
            Some((course.iter().position(is_it)?, words))
        };
        let costliest = account.mistakes(COSTLIEST).into_iter().filter_map(of).collect();
        let bars = words.bars(analysis.is_over);
        Some(Self { steps, bars, costliest, course })
    }
}

struct Words<'a> {
    texts: &'a Texts,
    game: &'a Game,
    account: &'a LossAccount,
    figures: Figures<'a>,
}

impl Words<'_> {
    fn step(&self, step: &CourseStep) -> Step {
        let texts = self.texts;
        let change = self.figures.named(&minus(&self.figures.signed(step.change)));
        let (look, words) = match step.kind {
            StepKind::Roll(k) => {
                let roll = &self.account.rolls[k];
                let what =
                    if roll.round == 0 { texts.review_setup().to_owned() } else { self.event(roll.entry) };
                (Look::Luck, texts.review_luck(&what, &change))
            }
            StepKind::Decision(k) => {
                let decision = &self.account.decisions[k];
                let lost = if decision.loss.mean > 0.0 { change } else { texts.review_was_best().to_owned() };
                let look =
                    if decision.is_clear_loss(self.account.goal) { Look::Mistake } else { Look::Other };
                (look, texts.review_round(decision.round, &lost))
            }
            StepKind::Others => (Look::Other, texts.review_others(&change)),
            StepKind::Residual => (Look::Other, texts.review_residual(&change)),
        };
        Step { from: step.after - step.change, to: step.after, look, words }
    }

    /// An entry of the log in words.
    fn event(&self, entry: usize) -> String {
        let before = self.game.corrected_at(entry - 1).state;
        let seats: &[Seat] = &self.game.header.seats;
        let event = self.game.corrected_steps().find(|step| step.entry == entry);
        event
            .and_then(|step| {
                Some(event_text::describe(self.texts, self.game.config(), seats, &before, step.event()?))
            })
            .unwrap_or_default()
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

/// A figure with a minus as long as it is printed.
fn minus(figure: &str) -> String {
    figure.replace('-', "\u{2212}")
}
