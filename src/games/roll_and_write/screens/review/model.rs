//! What the review of a game shows of a player, in the words of this game.

use std::collections::BTreeMap;

use crate::{
    advisor::{Analysis, Decision, Roll},
    log::{Game, Played},
    rules::State,
    session::hints::steps_in_digits,
    text::event_text,
};
use common::screens::review::{Model, ReviewWords};
use kernel::{Step as LogStep, record::Seat};
use text::Texts;

/// What is shown of the player in this row.
pub fn model(texts: &Texts, game: &Game, analysis: &Analysis, row: usize) -> Option<Model> {
    let account = analysis.players.get(row)?;
    let rolls = rolls(texts, game);
    let roll = |roll: &Roll| match roll.round {
        0 => texts.review_setup().to_owned(),
        _ => rolls.get(&roll.entry).cloned().unwrap_or_default(),
    };
    let before: BTreeMap<usize, State> =
        game.corrected_steps().map(|step| (step.entry, step.before)).collect();
    let told = |of: &Decision| {
        let before = before.get(&of.entries.0)?;
        Some(steps_in_digits(texts, game.config(), before, &of.chosen))
    };
    let done = |k: usize| account.decisions.get(k).and_then(told).unwrap_or_default();
    let (decision, mistake) = (Texts::review_round, Texts::review_mistake_short);
    // Turns of all others are told together.
    let others = |_| String::new();
    let counted = texts.round();
    let words = ReviewWords { counted, draw: &roll, decision, mistake, done: &done, others: &others };
    Some(Model::new(texts, account, analysis.in_vp.get(row), analysis.is_over, &words))
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
