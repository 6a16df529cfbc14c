//! Advice in words: the best options with their differences, whatever the game.

use super::{Gap, all, rests, tenths};
use crate::search::{Advice, Goal};
use text::Texts;

/// Advice in words; `M` is a decision of the game, `C` a place on what is built on.
#[derive(Clone, Debug, PartialEq)]
pub struct HintText<M, C> {
    /// The best options, best first; none while the advisor is still thinking.
    pub options: Vec<HintOption<M, C>>,
    /// Why the first is best, or that it hardly matters.
    pub why: String,
    /// What the figures rest on.
    pub basis: String,
}

/// An option in words.
#[derive(Clone, Debug, PartialEq)]
pub struct HintOption<M, C> {
    /// What it does, in few words.
    pub words: String,
    /// The same with nothing shortened, as it is told where there is room.
    pub in_full: String,
    /// Where.
    pub cells: Vec<C>,
    /// How it compares with the best.
    pub mark: Mark,
    /// Where the chance of winning counts, that chance: what options are ranked by.
    pub chance: String,
    /// What that means, and what it rests on.
    pub meaning: String,
    /// How much less it is worth than the best: VP, or hundredths of the chance of winning.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// The decisions it is made of.
    pub decisions: Vec<M>,
}

/// How an option compares with the best.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// It is the best.
    Best,
    /// About as good as the best.
    Equal,
    /// Worse: the difference as a short figure.
    Less(String),
}

/// What an option does.
#[derive(Clone, Debug)]
pub struct OptionSteps<C> {
    /// In few words.
    pub words: String,
    /// In words of which none is shortened.
    pub in_full: String,
    /// Where.
    pub cells: Vec<C>,
}

impl<M, C> HintText<M, C> {
    /// What is said before the first answer.
    #[must_use]
    pub fn thinking(texts: &Texts) -> Self {
        Self { options: Vec::new(), why: texts.hint_thinking().to_owned(), basis: String::new() }
    }
}

impl<M, C> HintOption<M, C> {
    /// The option at this place of some, best first, which are so much worse than the best, by what it does and the decisions that do it.
    #[must_use]
    pub fn new<O, P>(
        texts: &Texts,
        goal: Goal,
        (options, gaps): (&[&Advice<O, P>], &[Gap]),
        at: usize,
        steps: OptionSteps<C>,
        decisions: Vec<M>,
    ) -> Self {
        let OptionSteps { words, in_full, cells } = steps;
        let (advice, gap, mark) = (options[at], &gaps[at], mark(texts, goal, gaps, at));
        let meaning = meaning(texts, goal, (advice, gap), at, &mark);
        let percent = |chance: f64| texts.hint_percent(&format!("{:.0}", goal.as_told() * chance));
        let chance = advice.victory.filter(|_| goal == Goal::Victory).map_or_else(String::new, percent);
        Self { words, in_full, cells, mark, chance, meaning, loss: gap.size, error: gap.error, decisions }
    }

    /// Something that was no option: it lost so much, as figures are told.
    #[must_use]
    pub fn beside(
        texts: &Texts,
        goal: Goal,
        [loss, error]: [f64; 2],
        steps: OptionSteps<C>,
        decisions: Vec<M>,
    ) -> Self {
        let OptionSteps { words, in_full, cells } = steps;
        let meaning = less(texts, goal, loss);
        let mark = Mark::Less(meaning.clone());
        Self { words, in_full, cells, mark, chance: String::new(), meaning, loss, error, decisions }
    }
}

/// How the option at this place compares with the best. Behind one that is clearly worse, none is about as good as the best,
/// however unsure its figure is.
#[must_use]
pub fn mark(texts: &Texts, goal: Goal, gaps: &[Gap], at: usize) -> Mark {
    match at {
        0 if gaps.get(1).is_none_or(|gap| gap.is_clear) => Mark::Best,
        _ if gaps[..=at].iter().any(|gap| gap.is_clear) => Mark::Less(less(texts, goal, gaps[at].size)),
        _ => Mark::Equal,
    }
}

/// A difference as a short figure, such as −0.6.
fn less(texts: &Texts, goal: Goal, size: f64) -> String {
    let figure = match goal {
        Goal::Total if tenths(size) < 100 => texts.tenths(f64::from(tenths(size)) / 10.0),
        Goal::Total => format!("{size:.0}"),
        Goal::Victory => texts.hint_percent(&format!("{size:.0}")),
    };
    format!("\u{2212}{figure}")
}

/// What the mark of an option means, and what it rests on.
#[must_use]
pub fn meaning<O, P>(
    texts: &Texts,
    goal: Goal,
    (option, gap): (&Advice<O, P>, &Gap),
    at: usize,
    mark: &Mark,
) -> String {
    let words = match mark {
        Mark::Best => texts.hint_best(),
        Mark::Equal if at == 0 => texts.hint_equal_first(),
        Mark::Equal => texts.hint_equal_means(),
        Mark::Less(figure) => figure,
    };
    let vp = option.vp().filter(|_| goal == Goal::Victory);
    let vp = vp.map(|vp| texts.hint_expected(&texts.tenths(vp)));
    // The first is what the others are compared with.
    let rests = (at > 0).then(|| rests(texts, option.basis(), option.rollouts, gap.error));
    all(texts, [Some(words.to_owned()), vp, rests].into_iter().flatten().collect())
}
