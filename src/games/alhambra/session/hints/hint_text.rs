//! Advice in words: the best options with their differences, why the first is best, and what the figures rest
//! on.

use super::{Hints, Telling, gains, option_text};
use crate::{
    advisor::{Advice, Choice, Goal},
    rules::{
        Cell,
        play::{Move, PlayConfig, State},
    },
    session::PlaySession,
};
use ::text::Texts;
use common::words::{self, Gap, OptionSteps, all, basis, sentence, why};

/// Advice in words.
pub type HintText = words::HintText<Move, Cell>;

/// An option in words.
pub type HintOption = words::HintOption<Move, Cell>;

/// What the hints say about the position in the session; none if nobody asked, or the advice was put away.
#[must_use]
pub fn hint_text(texts: &Texts, session: &PlaySession, hints: &Hints) -> Option<HintText> {
    if !hints.is_shown() || !hints.knows(session) {
        return None;
    }
    let Some((ranking, _)) = hints.answer() else { return Some(HintText::thinking(texts)) };
    let (config, state) = (session.game().config(), session.position());
    // Of options that begin alike, only the best is told.
    let ideas = ranking.different(|one, other| one.acts().next() == other.acts().next());
    let (best, seat) = (*ideas.first()?, session.to_act().decides()?);
    let gaps: Vec<Gap> = ideas.iter().map(|option| Gap::of(Goal::Victory, option)).collect();
    let told = |at: usize| told(texts, (config, state), (&ideas, &gaps), at);
    let options = (0..ideas.len()).map(told).collect();
    let why = if hints.is_working() && ranking.rollouts == 0 {
        texts.hint_first().to_owned()
    } else {
        let better = why(texts, &gaps, |size| texts.hint_likelier(&format!("{size:.0}")));
        let gains = all(texts, gains(texts, config, state, seat, &best.choice));
        let at_once = Some(gains).filter(|gains| !gains.is_empty());
        let at_once = at_once.map(|gains| texts.advise_at_once(&gains));
        [Some(better).filter(|better| !better.is_empty()), at_once]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(". ")
    };
    let basis = basis(texts, Goal::Victory, best, gaps.get(1), ranking);
    Some(HintText { options, why, basis })
}

/// The option at this index among some, best first, which are worse than the best by these amounts.
pub(super) fn told(
    texts: &Texts,
    (config, state): (&PlayConfig, &State),
    (ideas, gaps): (&[&Advice], &[Gap]),
    at: usize,
) -> HintOption {
    let choice = &ideas[at].choice;
    let words = sentence(&option_text(texts, config, state, &choice.moves, Telling::Advice));
    let steps = OptionSteps { in_full: words.clone(), words, cells: laid(choice) };
    HintOption::new(texts, Goal::Victory, (ideas, gaps), at, steps, before_its_end(choice))
}

/// The cells on which something is laid, taken away or placed.
fn laid(choice: &Choice) -> Vec<Cell> {
    let cell = |mv: &Move| match *mv {
        Move::Lay(_, cell) | Move::Swap(_, cell) | Move::TakeAway(cell) => Some(cell),
        Move::Falcon { crossing, .. } => Some(crossing.0),
        _ => None,
    };
    choice.moves.iter().filter_map(cell).collect()
}

/// What it does before the turn ends: ending it has its own button, because nothing that follows can be
/// undone.
fn before_its_end(choice: &Choice) -> Vec<Move> {
    choice.moves.iter().copied().filter(|mv| *mv != Move::EndTurn).collect()
}
