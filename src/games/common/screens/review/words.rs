//! What is said of a player's game in its review: of each step, of mistakes, and of the sum.

use std::ops::Neg;

use crate::{
    search::{CourseStep, Decision, Draw, Goal, LossAccount, StepKind},
    widgets::{
        course::{Step, StepStyle},
        part_bars::Bar,
    },
    words::{Figures, minus},
};
use text::Texts;

/// Where the estimates miss more than this share of a result, the parts of the sum would explain nothing.
const BELIEVED: f64 = 0.25;

/// What a game says of draws and decisions.
pub struct ReviewWords<'a, D> {
    /// What is counted along the curve: rounds, or turns.
    pub counted: &'a str,
    /// What chance brought.
    pub draw: &'a dyn Fn(&Draw<D>) -> String,
    /// A decision of a round, or of a turn of the player, with what it cost.
    pub decision: fn(&Texts, u8, &str) -> String,
    /// The same of a mistake, as short as can be.
    pub mistake: fn(&Texts, u8, &str) -> String,
    /// What was done in the decision of this place.
    pub done: &'a dyn Fn(usize) -> String,
    /// What somebody else did that led to this entry; empty where that is not told.
    pub others: &'a dyn Fn(usize) -> String,
}

/// What says it.
pub(super) struct Words<'a, C, P, D> {
    pub texts: &'a Texts,
    pub account: &'a LossAccount<C, P, D>,
    /// The same in VP, where the chance of winning counts.
    pub in_vp: Option<&'a LossAccount<C, P, D>>,
    pub figures: Figures<'a>,
    pub says: &'a ReviewWords<'a, D>,
}

/// A decision in the list of all.
#[derive(Debug)]
pub struct Listed {
    /// Its step.
    pub step: usize,
    /// The round, or turn.
    pub round: u8,
    /// What it lost, as short as can be.
    pub loss: String,
    /// How much that is of what the worst lost.
    pub share: f32,
    /// What was done; empty where that is not told.
    pub done: String,
    /// All of it in a line.
    pub words: String,
}

impl<C, P, D> Words<'_, C, P, D> {
    /// A step as it is drawn, with its words.
    pub(super) fn step(&self, step: &CourseStep) -> Step {
        let change = self.change(step);
        let (look, words) = match step.kind {
            StepKind::Draw(k) => {
                let drawn = (self.says.draw)(&self.account.draws[k]);
                (StepStyle::Luck, self.texts.review_luck(&drawn, &change))
            }
            StepKind::Decision(k) => (self.look(k), self.decision(k, step, change)),
            StepKind::Others => (StepStyle::Other, self.others(step, &change)),
            StepKind::Residual => (StepStyle::Other, self.texts.review_residual(&change)),
        };
        Step { from: step.after - step.change, to: step.after, look, words }
    }

    /// How a decision looks.
    fn look(&self, k: usize) -> StepStyle {
        let is_mistake = self.account.decisions[k].is_clear_loss(self.account.goal);
        if is_mistake { StepStyle::Mistake } else { StepStyle::Other }
    }

    /// A decision that changed so much.
    fn decision(&self, k: usize, step: &CourseStep, change: String) -> String {
        let (texts, decision) = (self.texts, &self.account.decisions[k]);
        let lost = if decision.loss.mean == 0.0 {
            texts.review_was_best().to_owned()
        } else if step.change > 0.0 || self.is_shown_as_none(step) {
            // Less than none is told in words, too.
            texts.review_was_close().to_owned()
        } else {
            change
        };
        (self.says.decision)(texts, decision.round, &lost)
    }

    /// What others did, which changed so much.
    fn others(&self, step: &CourseStep, change: &str) -> String {
        let did = (self.says.others)(step.entry);
        if did.is_empty() {
            self.texts.review_others(change)
        } else {
            self.texts.review_others_did(change, &did)
        }
    }

    fn is_shown_as_none(&self, step: &CourseStep) -> bool {
        self.figures.signed(step.change) == self.figures.signed(0.0)
    }

    /// What a step changed, as figures are told.
    fn change(&self, step: &CourseStep) -> String {
        let change = self.figures.named(&self.figures.signed(step.change));
        minus(&self.figures.with_vp(change, agreeing(self.vp(step), step.change), Figures::signed))
    }

    /// Step `at` in the list of all decisions, if it is one: its loss as short as can be, and what was done.
    pub(super) fn listed(&self, at: usize, step: &CourseStep) -> Option<Listed> {
        let k = step.kind.decision()?;
        let (texts, decision) = (self.texts, &self.account.decisions[k]);
        let loss = if decision.loss.mean <= 0.0 {
            texts.hint_best().to_owned()
        } else if self.is_shown_as_none(step) {
            texts.hint_about().to_owned()
        } else {
            self.change(step)
        };
        let done = (self.says.done)(k);
        let words = if done.is_empty() { loss.clone() } else { texts.review_listed(&loss, &done) };
        let words = (self.says.decision)(texts, decision.round, &words);
        let most = self.account.decisions.iter().map(|decision| decision.loss.mean).fold(0.0, f64::max);
        let share = (decision.loss.mean.max(0.0) / most.max(f64::EPSILON)) as f32;
        Some(Listed { step: at, round: decision.round, loss, share, done, words })
    }

    /// What a mistake cost, in words and as the figure alone.
    pub(super) fn mistake(&self, decision: &Decision<C, P>) -> [String; 2] {
        let figure = self.figures.signed(-decision.loss.mean);
        let in_vp = agreeing(decision.vp_lost(), decision.loss.mean).map(Neg::neg);
        let lost = self.figures.with_vp(figure.clone(), in_vp, Figures::signed);
        [(self.says.mistake)(self.texts, decision.round, &minus(&lost)), minus(&figure)]
    }

    /// How many decisions lost something beside the mistakes that are named, and where the sum has parts how much together:
    /// with them it is what the bar of mistakes tells.
    pub(super) fn smaller(&self, mistakes: &[&Decision<C, P>]) -> Option<String> {
        let lost = |decision: &&Decision<C, P>| decision.loss.mean > 0.0;
        let count = self.account.decisions.iter().filter(lost).count() - mistakes.len();
        let loss = |decision: &&Decision<C, P>| match self.in_vp {
            Some(_) => decision.vp_lost().unwrap_or_default(),
            None => decision.loss.mean,
        };
        let named: f64 = mistakes.iter().map(loss).sum();
        let loss = self.sum(named - self.summed().loss());
        let is_any = count > 0 && loss != self.sum(0.0);
        // Of many estimates that miss much the sum would say nothing, and with VP that the named ones gained it would be more
        // than all together.
        is_any.then(|| match self.adds_up() && named >= 0.0 {
            true => self.texts.review_smaller(count, &loss),
            false => self.texts.review_smaller_count(count),
        })
    }

    /// What is added up: VP, as far as they are known. Chances of winning come to more than 100 %, which nobody believes.
    fn summed(&self) -> &LossAccount<C, P, D> {
        self.in_vp.unwrap_or(self.account)
    }

    /// Whether what the estimates miss is little enough for anybody to believe the parts of the sum.
    fn adds_up(&self) -> bool {
        let account = self.summed();
        // A chance of winning is a part of one, and a lost game comes to nothing.
        let whole = match account.goal {
            Goal::Victory => 1.0,
            Goal::Total => account.start.mean.abs().max(account.end.abs()),
        };
        account.residual().abs() <= BELIEVED * whole
    }

    /// A part of the sum, as it is written.
    fn sum(&self, change: f64) -> String {
        let (texts, vp) = (self.texts, Figures::round(self.texts, Goal::Total));
        minus(&match (self.account.goal, self.in_vp) {
            (Goal::Total, _) => vp.signed(change),
            (Goal::Victory, Some(_)) => vp.named(&vp.signed(change)),
            (Goal::Victory, None) => texts.review_in_hundred(&vp.signed(100.0 * change)),
        })
    }

    /// What the sum begins or ends with, as it is written.
    fn level(&self, level: f64) -> String {
        let vp = Figures::round(self.texts, Goal::Total);
        match self.in_vp {
            Some(_) => vp.named(&vp.figure(level)),
            None => self.figures.figure(level),
        }
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

    /// The sum, from the start to the result; these alone where it does not add up.
    pub(super) fn bars(&self, is_over: bool) -> Vec<Bar> {
        let (texts, account) = (self.texts, self.summed());
        let level = |name: &str, figure: f64| Bar {
            name: name.to_owned(),
            figure: self.level(figure),
            change: None,
            means: String::new(),
        };
        let part = |name: &str, change: f64| {
            let figure = self.sum(change);
            let change = if figure == self.sum(0.0) { 0.0 } else { change };
            Bar { name: name.to_owned(), figure, change: Some(change), means: String::new() }
        };
        let start = level(texts.review_part_start(), account.start.mean);
        let name = if is_over { texts.review_part_result() } else { texts.review_part_expected() };
        let end = level(name, account.end);
        if !self.adds_up() {
            return vec![start, end];
        }
        let mut bars = vec![
            start,
            part(texts.review_part_luck(), account.luck()),
            part(texts.review_part_losses(), -account.loss()),
        ];
        if account.others() != 0.0 {
            bars.push(part(texts.review_part_others(), account.others()));
        }
        let residual = part(texts.review_part_residual(), account.residual());
        bars.push(Bar { means: texts.review_residual_means().to_owned(), ..residual });
        bars.push(end);
        bars
    }
}

/// VP, unless they go the other way than the chance of winning: beside that they would contradict it.
fn agreeing(vp: Option<f64>, change: f64) -> Option<f64> {
    vp.filter(|vp| vp * change >= 0.0)
}
