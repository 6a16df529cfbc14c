//! What the review of a game shows of a player: the steps and the sum in words.

use std::ops::Neg;

use crate::{
    search::{CourseStep, Decision, Draw, Goal, LossAccount, StepKind},
    widgets::{
        course::{CourseAxis, Step, StepStyle},
        part_bars::Bar,
    },
    words::{Figures, minus},
};
use text::Texts;

/// Mistakes that are named.
pub const COSTLIEST: usize = 3;

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
    /// The sum.
    pub bars: Vec<Bar>,
    /// The decisions that cost the most, the worst first.
    pub costliest: Vec<Mistake>,
    /// How many others lost something, and how much together; none where that is nothing.
    pub smaller: Option<String>,
    /// The steps of all decisions, each with its loss in words and what was done.
    pub listed: Vec<(usize, String)>,
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
        let words = Words { texts, account, in_vp, figures, says };
        let steps = course.iter().map(|step| words.step(step)).collect();
        let of = |decision: &Decision<C, P>| {
            let is_it = |step: &CourseStep| match step.kind {
                StepKind::Decision(k) => account.decisions[k].entries == decision.entries,
                _ => false,
            };
            let step = course.iter().position(is_it)?;
            let figure = figures.signed(-decision.loss.mean);
            let lost = figures.with_vp(figure.clone(), decision.vp_lost().map(Neg::neg), Figures::signed);
            let words = (says.mistake)(texts, decision.round, &minus(&lost));
            Some(Mistake { step, words, figure: minus(&figure) })
        };
        let mistakes = account.mistakes(COSTLIEST);
        let smaller = smaller(texts, account, &mistakes);
        let costliest = mistakes.into_iter().filter_map(of).collect();
        let listed = course.iter().enumerate().filter_map(|(at, step)| match step.kind {
            StepKind::Decision(k) => Some((at, words.listed(k, step))),
            StepKind::Draw(_) | StepKind::Others | StepKind::Residual => None,
        });
        let listed = listed.collect();
        let bars = words.bars(is_over);
        let axis = CourseAxis { name: says.counted.to_owned(), marks: rounds(account, &course) };
        Self { goal: account.goal, steps, axis, bars, costliest, smaller, listed, course }
    }

    /// The steps of the decisions that cost the most, the worst first.
    #[must_use]
    pub fn marked(&self) -> Vec<usize> {
        self.costliest.iter().map(|mistake| mistake.step).collect()
    }

    /// Which of the player's decisions a step is, if it is one.
    #[must_use]
    pub fn decision(&self, step: usize) -> Option<usize> {
        match self.course.get(step)?.kind {
            StepKind::Decision(k) => Some(k),
            StepKind::Draw(_) | StepKind::Others | StepKind::Residual => None,
        }
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

/// How many decisions lost something beside the mistakes that are named, and how much together: with them it is what the bar of
/// mistakes tells.
fn smaller<C, P, D>(
    texts: &Texts,
    account: &LossAccount<C, P, D>,
    mistakes: &[&Decision<C, P>],
) -> Option<String> {
    let figures = Figures::round(texts, account.goal);
    let lost = |decision: &&Decision<C, P>| decision.loss.mean > 0.0;
    let count = account.decisions.iter().filter(lost).count() - mistakes.len();
    let named: f64 = mistakes.iter().map(|decision| decision.loss.mean).sum();
    let loss = figures.signed(named - account.loss());
    let is_any = count > 0 && loss != figures.signed(0.0);
    is_any.then(|| texts.review_smaller(count, &minus(&loss)))
}

struct Words<'a, C, P, D> {
    texts: &'a Texts,
    account: &'a LossAccount<C, P, D>,
    /// The same in VP, where the chance of winning counts.
    in_vp: Option<&'a LossAccount<C, P, D>>,
    figures: Figures<'a>,
    says: &'a ReviewWords<'a, D>,
}

impl<C, P, D> Words<'_, C, P, D> {
    fn step(&self, step: &CourseStep) -> Step {
        let texts = self.texts;
        let change = self.change(step);
        let (look, words) = match step.kind {
            StepKind::Draw(k) => {
                (StepStyle::Luck, texts.review_luck(&(self.says.draw)(&self.account.draws[k]), &change))
            }
            StepKind::Decision(k) => {
                let decision = &self.account.decisions[k];
                let lost = match self.figures.signed(step.change) {
                    _ if decision.loss.mean == 0.0 => texts.review_was_best().to_owned(),
                    // A loss that is shown as none, or less than none, is told in words.
                    none if step.change > 0.0 || none == self.figures.signed(0.0) => {
                        texts.review_was_close().to_owned()
                    }
                    _ => change,
                };
                let look = if decision.is_clear_loss(self.account.goal) {
                    StepStyle::Mistake
                } else {
                    StepStyle::Other
                };
                (look, (self.says.decision)(texts, decision.round, &lost))
            }
            StepKind::Others => {
                let did = (self.says.others)(step.entry);
                let words = match did.is_empty() {
                    true => texts.review_others(&change),
                    false => texts.review_others_did(&change, &did),
                };
                (StepStyle::Other, words)
            }
            StepKind::Residual => (StepStyle::Other, texts.review_residual(&change)),
        };
        Step { from: step.after - step.change, to: step.after, look, words }
    }

    /// What a step changed, as figures are told.
    fn change(&self, step: &CourseStep) -> String {
        let change = self.figures.named(&self.figures.signed(step.change));
        minus(&self.figures.with_vp(change, self.vp(step), Figures::signed))
    }

    /// A decision in a line: its loss as short as can be, and what was done.
    fn listed(&self, k: usize, step: &CourseStep) -> String {
        let (texts, decision) = (self.texts, &self.account.decisions[k]);
        let loss = match self.figures.signed(step.change) {
            _ if decision.loss.mean <= 0.0 => texts.hint_best().to_owned(),
            none if none == self.figures.signed(0.0) => texts.hint_about().to_owned(),
            _ => self.change(step),
        };
        let done = (self.says.done)(k);
        let words = if done.is_empty() { loss } else { texts.review_listed(&loss, &done) };
        (self.says.decision)(texts, decision.round, &words)
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
        let level = |name: &str, figure: f64| Bar {
            name: name.to_owned(),
            figure: self.figures.figure(figure),
            change: None,
            means: String::new(),
        };
        let part = |name: &str, change: f64| {
            let figure = minus(&self.figures.signed(change));
            Bar { name: name.to_owned(), figure, change: Some(change), means: String::new() }
        };
        let mut bars = vec![
            level(texts.review_part_start(), account.start.mean),
            part(texts.review_part_luck(), account.luck()),
            part(texts.review_part_losses(), -account.loss()),
        ];
        if account.others() != 0.0 {
            bars.push(part(texts.review_part_others(), account.others()));
        }
        let residual = part(texts.review_part_residual(), account.residual());
        bars.push(Bar { means: texts.review_residual_means().to_owned(), ..residual });
        let name = if is_over { texts.review_part_result() } else { texts.review_part_expected() };
        bars.push(level(name, account.end));
        bars
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Advice, Basis, Estimate, OthersTurns};
    use text::Language;

    type Account = LossAccount<(), (), String>;

    fn advice([chance, vp]: [f64; 2]) -> Advice<(), ()> {
        Advice {
            choice: (),
            total: Estimate::certain(vp),
            difference: Estimate::default(),
            victory: Some(chance),
            above_mean: None,
            parts: None,
            parts_error: None,
            rollouts: 0,
            exact: false,
        }
    }

    /// A decision that lost so much of the chance of winning, and so many VP.
    fn decision(round: u8, entry: usize, [lost, vp]: [f64; 2]) -> Decision<(), ()> {
        Decision {
            round,
            entries: (entry, entry),
            chosen: (),
            told: vec![advice([0.5, 60.0])],
            done: Some(advice([0.5 - lost, 60.0 - vp])),
            options: 9,
            is_real: true,
            worth: 0.5 - lost,
            loss: Estimate::certain(lost),
            rollouts: 0,
            exact: false,
            basis: Basis::Value,
        }
    }

    /// A game that began with one chance in four and was won by luck, in spite of mistakes.
    fn account(goal: Goal) -> Account {
        let unit = if goal == Goal::Victory { 0.01 } else { 1.0 };
        let draw = Draw {
            round: 0,
            entry: 1,
            of: "start money".to_owned(),
            expected: Estimate::certain(25.0 * unit),
            worth: 45.0 * unit,
        };
        LossAccount {
            goal,
            start: Estimate::certain(25.0 * unit),
            end: 100.0 * unit,
            decisions: vec![
                decision(1, 2, [0.0, 0.0]),
                decision(2, 4, [0.04, 1.0]),
                decision(3, 6, [0.12, -2.0]),
            ],
            draws: vec![draw],
            others: vec![OthersTurns { entry: 3, worth: 7.0 * unit }],
        }
    }

    fn model(is_over: bool) -> Model {
        let victory = account(Goal::Victory);
        model_of(&victory, is_over, false)
    }

    fn model_of(victory: &Account, is_over: bool, tells_others: bool) -> Model {
        let vp = account(Goal::Total);
        let words = ReviewWords {
            counted: "round",
            draw: &|draw: &Draw<String>| draw.of.clone(),
            decision: Texts::review_round,
            mistake: Texts::review_mistake_short,
            done: &|k| k.to_string(),
            others: &|entry| if tells_others { format!("to {entry}") } else { String::new() },
        };
        Model::new(&Texts::new(Language::English), victory, Some(&vp), is_over, &words)
    }

    #[test]
    fn steps_follow_the_log_and_lead_from_the_start_to_the_result() {
        let Model { course, steps, .. } = model(true);
        let entries: Vec<usize> = course.iter().map(|step| step.entry).collect();
        assert_eq!(entries, [1, 2, 3, 4, 6, 6]);
        assert!((steps[0].from - 0.25).abs() < 1e-9 && (steps[5].to - 1.0).abs() < 1e-9);
        for (one, next) in steps.iter().zip(&steps[1..]) {
            assert!((one.to - next.from).abs() < 1e-9);
        }
    }

    #[test]
    fn the_axis_names_the_first_step_of_every_round() {
        let axis = model(true).axis;
        assert_eq!((&*axis.name, axis.marks), ("round", vec![(1, 1), (3, 2), (4, 3)]));
    }

    #[test]
    fn a_step_is_told_in_the_chance_of_winning_with_vp_beside_it() {
        let (model, texts) = (model(true), Texts::new(Language::English));
        let figures = Figures::round(&texts, Goal::Victory);
        let both =
            |chance: f64, vp: f64| minus(&figures.with_vp(figures.signed(chance), Some(vp), Figures::signed));
        let words: Vec<&str> = model.steps.iter().map(|step| &*step.words).collect();
        assert_eq!(words[0], texts.review_luck("start money", &both(0.2, 20.0)));
        assert_eq!(words[1], texts.review_round(1, texts.review_was_best()));
        assert_eq!(words[2], texts.review_others(&both(0.07, 7.0)));
        assert_eq!(words[3], texts.review_round(2, &both(-0.04, -1.0)));
        assert_eq!(words[4], texts.review_round(3, &both(-0.12, 2.0)), "who plays to win may give VP up");
    }

    #[test]
    fn the_costliest_decisions_come_the_worst_first_and_are_the_steps_that_look_like_mistakes() {
        let model = model(true);
        let worst: Vec<usize> = model.costliest.iter().map(|mistake| mistake.step).collect();
        assert_eq!(worst, [4, 3]);
        let mistakes: Vec<usize> =
            (0..model.steps.len()).filter(|&step| model.steps[step].look == StepStyle::Mistake).collect();
        assert_eq!(mistakes, [3, 4]);
        let decisions: Vec<Option<usize>> = (0..7).map(|step| model.decision(step)).collect();
        assert_eq!(decisions, [None, Some(0), None, Some(1), Some(2), None, None]);
    }

    #[test]
    fn what_somebody_else_did_is_told_with_what_it_brought() {
        let of = |tells| model_of(&account(Goal::Victory), true, tells).steps.swap_remove(2).words;
        assert!(of(true).ends_with("to 3") && !of(false).contains("to 3"));
        assert!(of(true).starts_with(&of(false)));
    }

    #[test]
    fn mistakes_that_are_not_named_are_counted_and_add_up_with_the_others_to_what_all_lost() {
        let texts = Texts::new(Language::English);
        assert_eq!(model(true).smaller, None, "all are named");
        let mut victory = account(Goal::Victory);
        victory.decisions.extend([0.02, 0.05, 0.03].map(|lost| decision(4, 7, [lost, 0.0])));
        let smaller = model_of(&victory, true, false).smaller;
        let loss = minus(&Figures::round(&texts, Goal::Victory).signed(-0.05));
        assert_eq!(smaller, Some(texts.review_smaller(2_usize, &loss)));
    }

    #[test]
    fn the_list_tells_what_every_decision_lost_and_what_was_done() {
        let (model, texts) = (model(true), Texts::new(Language::English));
        let steps: Vec<usize> = model.listed.iter().map(|(step, _)| *step).collect();
        assert_eq!(steps, [1, 3, 4]);
        let best = texts.review_listed(texts.hint_best(), "0");
        assert_eq!(model.listed[0].1, texts.review_round(1, &best));
        assert!(model.listed[2].1.ends_with('2') && model.listed[2].1.contains("12"), "{:?}", model.listed);
    }

    #[test]
    fn the_bars_add_up_and_the_last_one_says_whether_the_game_is_over() {
        let texts = Texts::new(Language::English);
        for (is_over, name) in [(true, texts.review_part_result()), (false, texts.review_part_expected())] {
            let bars = model(is_over).bars;
            assert_eq!(bars.last().unwrap().name, name);
            let parts = &bars[1..bars.len() - 1];
            assert_eq!(parts.len(), 4, "luck, mistakes, others, unclear");
            let changed: f64 = parts.iter().filter_map(|bar| bar.change).sum();
            assert!((0.25 + changed - 1.0).abs() < 1e-9, "from the start to the result");
            assert!([&bars[0], &bars[5]].iter().all(|level| level.change.is_none()));
        }
    }
}
