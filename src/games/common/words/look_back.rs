//! A decision that was made, in words: what was best, what was done instead, and what that cost; whatever the game.

use super::{HintOption, HintText, tenths};
use crate::search::{Advice, Decision, Goal};
use text::Texts;

/// A decision that was made, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack<M, C> {
    /// The best options, and what was done; why the best was better, and what that rests on.
    pub hint: HintText<M, C>,
    /// The place of what was done among the options.
    pub done: usize,
}

impl<M: Clone, C: Clone> LookBack<M, C> {
    /// As it is read: what was done is named, and nothing can be done any more.
    #[must_use]
    pub fn read(&self, texts: &Texts) -> HintText<M, C> {
        self.read_as(|words| texts.review_done(words))
    }

    /// The same where what was done has another name.
    #[must_use]
    pub fn read_as(&self, done: impl Fn(&str) -> String) -> HintText<M, C> {
        let read = |(place, option): (usize, &HintOption<M, C>)| {
            let option = option.clone();
            let said = |words: String| if place == self.done { done(&words) } else { words };
            let (words, in_full) = (said(option.words), said(option.in_full));
            HintOption { words, in_full, decisions: Vec::new(), ..option }
        };
        let HintText { options, why, basis } = &self.hint;
        let options = options.iter().enumerate().map(read).collect();
        HintText { options, why: why.clone(), basis: basis.clone() }
    }
}

/// The best options of a decision, and behind them what was done, where it is none of them; the place of that, if it was an
/// option at all.
pub fn ideas<C, P>(
    decision: &Decision<C, P>,
    are_same: impl Fn(&C, &C) -> bool,
) -> (Vec<&Advice<C, P>>, Option<usize>) {
    let mut ideas: Vec<&Advice<C, P>> = decision.told.iter().collect();
    let done = decision.done.as_ref().map(|done| {
        ideas.iter().position(|idea| are_same(&idea.choice, &done.choice)).unwrap_or_else(|| {
            ideas.push(done);
            ideas.len() - 1
        })
    });
    (ideas, done)
}

/// What a decision cost and why, or why it was the best option: `ahead` says why that is ahead of the next one; `because` says
/// so many VP and where they come from, as far as that is known. Where nothing else can be told, figures are.
pub fn cost<C, P>(
    texts: &Texts,
    goal: Goal,
    decision: &Decision<C, P>,
    was_best: bool,
    ahead: impl FnOnce() -> String,
    because: impl FnOnce() -> Option<(String, String)>,
) -> String {
    if decision.options < 2 {
        return texts.review_only().to_owned();
    }
    if was_best {
        return sentences([texts.review_was_best().to_owned(), ahead()]);
    }
    let size = goal.as_told() * decision.loss.mean;
    let percent = format!("{size:.0}");
    let is_clear = decision.is_clear_loss(goal);
    let cost = match (goal, because()) {
        (Goal::Total, Some((vp, reasons))) => texts.review_cost_because(&vp, &reasons),
        (Goal::Victory, Some((lead, reasons))) => texts.review_cost_games_because(&percent, &lead, &reasons),
        (_, None) if !is_clear => instead(texts, goal, decision),
        (Goal::Total, None) => {
            let cost = texts.review_cost(&texts.tenths(f64::from(tenths(size)) / 10.0));
            sentences([cost, instead(texts, goal, decision)])
        }
        (Goal::Victory, None) => {
            sentences([texts.review_cost_games(&percent), instead(texts, goal, decision)])
        }
    };
    if is_clear { cost } else { sentences([texts.review_was_close().to_owned(), cost]) }
}

/// What the best is worth and what was done instead, where these are told apart.
fn instead<C, P>(texts: &Texts, goal: Goal, decision: &Decision<C, P>) -> String {
    let both = decision.told.first().zip(decision.done.as_ref());
    let figures = both.and_then(|(best, done)| {
        let figure = |of: &Advice<C, P>| match goal {
            Goal::Total => of.vp().map(|vp| texts.tenths(vp)),
            Goal::Victory => of.victory.map(|chance| format!("{:.0}", 100.0 * chance)),
        };
        figure(best).zip(figure(done)).filter(|(best, done)| best != done)
    });
    match (goal, figures) {
        (Goal::Total, Some((best, done))) => texts.review_vp_instead(&best, &done),
        (Goal::Victory, Some((best, done))) => texts.review_wins_instead(&best, &done),
        (_, None) => String::new(),
    }
}

/// Sentences one behind the other; empty ones are none.
fn sentences(all: [String; 2]) -> String {
    let told: Vec<String> = all.into_iter().filter(|sentence| !sentence.is_empty()).collect();
    told.join(". ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Basis, Estimate};
    use text::Language;

    /// A decision of so many options that lost so much in what counts.
    fn decision(options: usize, best: [f64; 2], done: [f64; 2], lost: f64) -> Decision<(), ()> {
        Decision {
            round: 1,
            entries: (1, 1),
            chosen: (),
            told: vec![Advice::of_chance(best[0], best[1])],
            done: Some(Advice::of_chance(done[0], done[1])),
            options,
            is_real: true,
            worth: 0.0,
            loss: Estimate::certain(lost),
            rollouts: 0,
            exact: false,
            basis: Basis::Value,
        }
    }

    fn told(goal: Goal, decision: &Decision<(), ()>, was_best: bool, ahead: &str) -> String {
        let texts = Texts::new(Language::English);
        cost(&texts, goal, decision, was_best, || ahead.to_owned(), || None)
    }

    #[test]
    fn at_every_decision_a_reason_is_told_in_figures_where_there_are_no_words() {
        let texts = Texts::new(Language::English);
        let (best, done) = ([0.5, 60.0], [0.3, 57.4]);
        let total = told(Goal::Total, &decision(9, best, done, 2.6), false, "");
        assert!(total.ends_with(&texts.review_vp_instead("60.0", "57.4")), "{total}");
        let games = told(Goal::Victory, &decision(9, best, done, 0.2), false, "");
        assert!(games.starts_with(&texts.review_cost_games("20")), "{games}");
        assert!(games.ends_with(&texts.review_wins_instead("50", "30")), "{games}");
        let close = told(Goal::Total, &decision(9, best, [0.5, 59.9], 0.01), false, "");
        assert_eq!(
            close,
            format!("{}. {}", texts.review_was_close(), texts.review_vp_instead("60.0", "59.9"))
        );
        let alike = told(Goal::Total, &decision(9, best, best, 0.0), false, "");
        assert_eq!(alike, texts.review_was_close());
    }

    #[test]
    fn of_the_best_option_it_is_told_why_it_was_and_that_there_was_no_other() {
        let texts = Texts::new(Language::English);
        let best = [0.5, 60.0];
        let ahead = told(Goal::Total, &decision(9, best, best, 0.0), true, "ahead");
        assert_eq!(ahead, format!("{}. ahead", texts.review_was_best()));
        let only = told(Goal::Total, &decision(1, best, best, 0.0), true, "ahead");
        assert_eq!(only, texts.review_only());
    }
}
