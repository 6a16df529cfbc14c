//! Advice in words: the best options with their differences, why the first is best, and what that is based on.

mod steps;

pub(crate) use steps::steps;

use super::Hints;
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::{Advice, Cut, Goal, Parts, Ranking},
            rules::{Cell, Move, State},
            session::play::PlaySession,
        },
    },
    text::Texts,
};

/// Options that are told.
const TOLD: usize = 3;
/// VP from which on a part is named as a reason.
const REASON: f64 = 0.2;

/// Advice in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HintText {
    /// The best options, best first; none while the advisor is still thinking.
    pub options: Vec<HintOption>,
    /// Why the first is best, or that it hardly matters.
    pub why: String,
    /// What the figures rest on.
    pub basis: String,
}

/// An option in words.
#[derive(Clone, Debug, PartialEq)]
pub struct HintOption {
    /// What it does.
    pub words: String,
    /// Where: the cells built, or the crossing of the pair kept.
    pub cells: Vec<Cell>,
    /// How it compares with the best.
    pub mark: Mark,
    /// The decisions it is made of.
    pub decisions: Vec<Move>,
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

impl HintText {
    /// What the hints says about the position of the session; none where it was not asked, or put away.
    #[must_use]
    pub fn new(texts: &Texts, session: &PlaySession, hints: &Hints) -> Option<Self> {
        if !hints.is_shown() || !hints.knows(session) {
            return None;
        }
        let thinking = || texts.hint_thinking().to_owned();
        let Some((ranking, goal)) = hints.answer() else {
            return Some(Self { why: thinking(), ..Self::default() });
        };
        let measure = Measure { texts, goal };
        let game = session.game();
        let ideas = ideas(&ranking.options, game.state());
        let best = *ideas.first()?;
        let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
        let option = |(at, advice): (usize, &&Advice)| {
            let (words, cells) = steps(texts, game.config(), game.state(), &advice.choice);
            let mark = match at {
                0 if gaps.get(1).is_none_or(|gap| gap.is_clear) => Mark::Best,
                _ if gaps[at].is_clear => Mark::Less(measure.less(gaps[at].size)),
                _ => Mark::Equal,
            };
            HintOption { words, cells, mark, decisions: advice.choice.commands.clone() }
        };
        let options: Vec<_> = ideas.iter().enumerate().map(option).collect();
        let why = if hints.is_working() && ranking.rollouts == 0 && !best.exact {
            texts.hint_first().to_owned()
        } else {
            measure.why(&ideas, &gaps)
        };
        let basis = measure.basis(best, gaps.get(1), ranking);
        Some(Self { options, why, basis })
    }
}

/// Several things in a line.
pub(crate) fn all(texts: &Texts, things: Vec<String>) -> String {
    things.into_iter().reduce(|first, next| texts.hint_also(&first, &next)).unwrap_or_default()
}

/// Why the first of ranked options is best, or that it hardly matters; and what the figures rest on.
pub(crate) fn verdict(texts: &Texts, goal: Goal, ranking: &Ranking) -> Option<(String, String)> {
    let measure = Measure { texts, goal };
    let options: Vec<&Advice> = ranking.options.iter().collect();
    let best = *options.first()?;
    let gaps: Vec<Gap> = options.iter().map(|option| measure.gap(option)).collect();
    Some((measure.why(&options, &gaps), measure.basis(best, gaps.get(1), ranking)))
}

/// The best options that differ in what they build: how the dice were turned for it, or lie after it, is the same idea.
fn ideas<'a>(options: &'a [Advice], state: &State) -> Vec<&'a Advice> {
    let keeping = state.is_keeping();
    let mut ideas: Vec<&Advice> = Vec::new();
    for option in options {
        let known = ideas.iter().any(|idea| idea.choice.after.built == option.choice.after.built);
        if ideas.len() < TOLD && (keeping || !known) {
            ideas.push(option);
        }
    }
    ideas
}

/// How much worse an option is than the best.
#[derive(Clone, Copy, Debug)]
struct Gap {
    size: f64,
    error: f64,
    is_clear: bool,
}

/// What options are measured by: VP, or hundredths of the chance of winning.
#[derive(Clone, Copy)]
struct Measure<'a> {
    texts: &'a Texts,
    goal: Goal,
}

impl Measure<'_> {
    fn gap(&self, option: &Advice) -> Gap {
        let unit = match self.goal {
            Goal::Total => 1.0,
            Goal::Victory => 100.0,
        };
        Gap {
            size: -unit * option.difference.mean,
            error: unit * option.difference.error,
            is_clear: option.is_clearly_worse(self.goal),
        }
    }

    /// A difference as a short figure, such as −0.6.
    fn less(&self, size: f64) -> String {
        let figure = match self.goal {
            Goal::Total if size < 9.95 => self.texts.tenths(size),
            Goal::Total => format!("{size:.0}"),
            Goal::Victory => self.texts.hint_percent(&format!("{size:.0}")),
        };
        format!("\u{2212}{figure}")
    }

    /// Why the best is best, if it is.
    fn why(&self, options: &[&Advice], gaps: &[Gap]) -> String {
        let (Some(best), Some(next), Some(gap)) = (options.first(), options.get(1), gaps.get(1)) else {
            return String::new();
        };
        let alike = gaps.iter().take_while(|gap| !gap.is_clear).count();
        if alike > 1 {
            return self.texts.hint_equal(alike);
        }
        if self.goal == Goal::Victory {
            return self.texts.hint_likelier(&format!("{:.0}", gap.size));
        }
        let vp = self.texts.tenths(gap.size);
        let reasons = match (best.parts, next.parts) {
            (Some(best), Some(next)) => self.reasons(&best, &next),
            _ => Vec::new(),
        };
        if reasons.is_empty() {
            return self.texts.hint_better(&vp);
        }
        self.texts.hint_because(&vp, &all(self.texts, reasons))
    }

    /// What the best gains over the next by parts, at most two, and what costs it most.
    fn reasons(&self, best: &Parts, next: &Parts) -> Vec<String> {
        let texts = self.texts;
        let types = BuildingType::ALL.into_iter().map(|building| {
            let at = building.index();
            let name = texts.building_bare(building);
            (best.types[at] - next.types[at], name)
        });
        let lines = (best.lines - next.lines, texts.lines().to_lowercase());
        let coins = (best.coins - next.coins, texts.coins().to_lowercase());
        let mut parts: Vec<(f64, String)> = types.chain([lines, coins]).collect();
        parts.sort_by(|a, b| b.0.total_cmp(&a.0));
        let part = |(vp, what): &(f64, String)| {
            let sign = if *vp < 0.0 { '\u{2212}' } else { '+' };
            format!("{what} {sign}{}", texts.tenths(vp.abs()))
        };
        let more = parts.iter().take(2).filter(|(vp, _)| *vp >= REASON);
        let less = parts.last().filter(|(vp, _)| *vp <= -REASON);
        more.chain(less).map(part).collect()
    }

    /// What is expected, and what that rests on.
    fn basis(&self, best: &Advice, next: Option<&Gap>, ranking: &Ranking) -> String {
        let basis = self.expected(best, next, ranking.rollouts);
        match ranking.cut {
            Some(Cut::Time) => format!("{basis}, {}", self.texts.hint_cut()),
            _ => basis,
        }
    }

    fn expected(&self, best: &Advice, next: Option<&Gap>, rollouts: u32) -> String {
        let texts = self.texts;
        let expected = match (self.goal, best.victory) {
            (Goal::Victory, Some(chance)) => texts.hint_wins(&format!("{:.0}", 100.0 * chance)),
            _ => texts.hint_expected(&texts.tenths(best.total.mean)),
        };
        if best.exact {
            return format!("{expected}, {}", texts.hint_exact());
        }
        if rollouts == 0 {
            return expected;
        }
        let error = texts.tenths(next.map_or(best.total.error, |gap| gap.error).max(0.1));
        let rests = texts.hint_rollouts(&texts.grouped(rollouts), &error);
        format!("{expected}; {rests}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::roll_and_write::{
            advisor::{Advisor, Estimate, ValueSets},
            log::{Game, NamedLayout},
            rules::GameConfig,
        },
        kernel::{Seed, record::Header},
        text::Language,
    };

    pub(crate) fn ranked() -> (Game, Ranking) {
        let (named, layout) = NamedLayout::standard();
        let config = GameConfig::new(layout, 1, 2).unwrap();
        let mut game = Game::new(Header::solo("test", &named.name, 2), config, Some(Seed(7))).unwrap();
        while game.roll().is_ok() {}
        let ranking = Advisor::new(&config, &ValueSets::bundled()).unwrap().rank(game.state());
        (game, ranking)
    }

    #[test]
    fn the_options_told_build_different_things() {
        let (game, ranking) = ranked();
        let ideas = ideas(&ranking.options, game.state());
        assert_eq!(ideas.len(), TOLD);
        assert_eq!(ideas[0], &ranking.options[0]);
        for (at, idea) in ideas.iter().enumerate() {
            assert!(ideas[..at].iter().all(|other| other.choice.after.built != idea.choice.after.built));
        }
    }

    #[test]
    fn the_best_is_best_only_where_the_difference_is_clear() {
        let (_, Ranking { mut options, .. }) = ranked();
        let texts = Texts::new(Language::English);
        let measure = Measure { texts: &texts, goal: Goal::Total };
        let mut why = |size: f64, error: f64| {
            options[1].difference = Estimate { mean: -size, error };
            options[2].difference = Estimate { mean: -5.0, error };
            for option in &mut options {
                option.rollouts = 100;
            }
            let ideas: Vec<&Advice> = options[..3].iter().collect();
            let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
            measure.why(&ideas, &gaps)
        };
        let equal = "The 1st and 2nd are about equal: take your pick";
        assert_eq!(why(0.6, 0.1), "0.6\u{a0}VP better than the 2nd");
        assert_eq!(why(0.6, 0.4), equal, "the error is too large");
        assert_eq!(why(0.04, 0.0), equal, "nobody feels it");
    }

    #[test]
    fn reasons_are_what_the_best_gains_and_what_that_costs() {
        let texts = Texts::new(Language::French);
        let measure = Measure { texts: &texts, goal: Goal::Total };
        let best = Parts { types: [0.0, 0.0, 0.0, 0.1, 1.25, 0.0], lines: 2.0, coins: 1.0 };
        let next = Parts { types: [0.0, 0.9, 0.0, 0.0, 0.0, 0.0], lines: 1.5, coins: 1.0 };
        assert_eq!(measure.reasons(&best, &next), ["jardin +1,2", "lignes +0,5", "sérail \u{2212}0,9"]);
    }
}
