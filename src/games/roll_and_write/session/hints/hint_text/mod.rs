//! Advice in words: the best options with their differences, why the first is best, and what that is based on.

mod account;
mod look_back;
mod steps;

pub use look_back::{LookBack, look_back, reasons};
pub use steps::{steps, steps_in_digits};

use super::Hints;
use crate::{
    advisor::{Advice, Goal, Ranking, RankingExt},
    rules::{Cell, GameConfig, Move, SpecialAction, State},
    session::play::PlaySession,
};
use account::{Account, Field, Part};
use common::words::{self, Gap, all, tenths};
use text::Texts;

/// Advice in words.
pub type HintText = words::HintText<Move, Cell>;

/// An option in words.
pub type HintOption = words::HintOption<Move, Cell>;

/// Whether an option changes dice before anything is built.
#[must_use]
pub fn changes_dice(option: &HintOption) -> bool {
    option.decisions.iter().any(|decision| matches!(decision, Move::Special(SpecialAction::ChangeDie(_))))
}

/// What the hints say about the position in the session; none if nobody asked, or the advice was put away.
#[must_use]
pub fn hint_text(texts: &Texts, session: &PlaySession, hints: &Hints) -> Option<HintText> {
    if !hints.is_shown() || !hints.knows(session) {
        return None;
    }
    let Some((ranking, advisor)) = hints.answer() else { return Some(HintText::thinking(texts)) };
    let measure = Measure { texts, goal: advisor.goal() };
    let game = session.game();
    let ideas = ranking.told(game.state());
    let best = *ideas.first()?;
    let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
    let at = (game.config(), game.state());
    let options = (0..ideas.len()).map(|k| measure.told(at, &ideas, &gaps, k)).collect();
    let why = if hints.is_working() && ranking.rollouts == 0 && !best.exact {
        texts.hint_first().to_owned()
    } else {
        measure.why(&ideas, &gaps)
    };
    let basis = words::basis(texts, measure.goal, best, gaps.get(1), ranking);
    Some(HintText { options, why, basis })
}

/// Why the first of ranked options is best, or that it hardly matters; and what the figures rest on.
pub fn verdict(texts: &Texts, goal: Goal, ranking: &Ranking) -> Option<(String, String)> {
    let measure = Measure { texts, goal };
    let options: Vec<&Advice> = ranking.options.iter().collect();
    let best = *options.first()?;
    let gaps: Vec<Gap> = options.iter().map(|option| measure.gap(option)).collect();
    Some((measure.why(&options, &gaps), words::basis(texts, goal, best, gaps.get(1), ranking)))
}

/// What options are measured in: VP, or hundredths of the chance of winning.
#[derive(Clone, Copy)]
struct Measure<'a> {
    texts: &'a Texts,
    goal: Goal,
}

impl Measure<'_> {
    fn gap(&self, option: &Advice) -> Gap {
        Gap::of(self.goal, option)
    }

    /// Why the best is best, if it is.
    fn why(&self, options: &[&Advice], gaps: &[Gap]) -> String {
        let texts = self.texts;
        words::why(texts, gaps, |size| {
            let pair = options.first().zip(options.get(1));
            let account = pair.and_then(|(best, next)| Account::of(self.goal, size, best, next));
            let told = account.map(|account| (self.tenths(account.difference), self.reasons(&account)));
            match (self.goal, told) {
                (Goal::Total, Some((vp, reasons))) => texts.hint_because(&vp, &reasons),
                (Goal::Total, None) => texts.hint_better(&self.tenths(tenths(size))),
                (Goal::Victory, Some((lead, reasons))) => {
                    texts.hint_likelier_because(&format!("{size:.0}"), &lead, &reasons)
                }
                (Goal::Victory, None) => texts.hint_likelier(&format!("{size:.0}")),
            }
        })
    }

    /// Where the best option brings more and where less, and where the best rival gets less or more, each with its
    /// figure: they add up to the difference.
    fn reasons(&self, account: &Account) -> String {
        let texts = self.texts;
        let clause = |is_in: fn(Part, i32) -> bool, says: fn(&Texts, &str) -> String| {
            let parts = account.named.iter().filter(|&&(part, vp)| is_in(part, vp));
            let parts = parts.map(|&(part, vp)| self.part(part, vp));
            parts.reduce(|parts, last| texts.names_and(&parts, &last)).map(|parts| says(texts, &parts))
        };
        let clauses = [
            clause(|part, vp| matches!(part, Part::Own(_)) && vp > 0, Texts::hint_more),
            clause(|part, vp| matches!(part, Part::Own(_)) && vp < 0, Texts::hint_less),
            clause(|part, vp| matches!(part, Part::Rival(_)) && vp > 0, Texts::hint_rival_less),
            clause(|part, vp| matches!(part, Part::Rival(_)) && vp < 0, Texts::hint_rival_more),
            Some(account.rest).filter(|vp| *vp != 0).map(|vp| texts.hint_rest(&self.signed(vp))),
        ];
        all(texts, clauses.into_iter().flatten().collect())
    }

    /// A part of a difference, in tenths of a VP as it counts for the player; for a rival's part, how much more the
    /// rival has.
    fn part(&self, part: Part, vp: i32) -> String {
        let (field, vp) = match part {
            Part::Own(field) => (field, vp),
            Part::Rival(field) => (field, -vp),
        };
        let vp = self.signed(vp);
        match field {
            Field::Type(building) => self.texts.hint_part_type(building, &vp),
            Field::Lines => self.texts.hint_part_lines(&vp),
            Field::Coins => self.texts.hint_part_coins(&vp),
        }
    }

    /// Tenths of a VP as a figure with its sign.
    fn signed(&self, tenths: i32) -> String {
        let sign = if tenths < 0 { '\u{2212}' } else { '+' };
        format!("{sign}{}", self.tenths(tenths.abs()))
    }

    /// Tenths of a VP as a figure.
    fn tenths(&self, tenths: i32) -> String {
        self.texts.tenths(f64::from(tenths) / 10.0)
    }

    /// An option in words.
    fn told(
        &self,
        (config, state): (&GameConfig, &State),
        options: &[&Advice],
        gaps: &[Gap],
        at: usize,
    ) -> HintOption {
        let choice = &options[at].choice;
        let steps = steps(self.texts, config, state, choice);
        HintOption::new(self.texts, self.goal, (options, gaps), at, steps, choice.commands.clone())
    }
}

#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;
