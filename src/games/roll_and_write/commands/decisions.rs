//! What every decision of a game cost, a decision a line.

use ::text::Texts;

use super::{
    analyse::{analysed, full},
    option_words::option_text,
};
use crate::{
    advisor::{Analysis, Decision, DecisionExt},
    log::Game,
};
use common::{
    commands::{Failure, Input, basis_json, unit},
    csv::{Field, Table},
};

/// The heads of the columns, for programs: the same in every language.
const HEADS: [&str; 12] =
    ["row", "name", "round", "entry", "done", "best", "worth", "loss", "error", "options", "basis", "unit"];

/// The table; losses by at most so many rollouts a decision.
pub(super) fn table(texts: &Texts, input: Input<'_>, rollouts: Option<u32>) -> Result<Table, Failure> {
    let game = full(texts, input)?;
    let analysis = analysed(texts, &game, input, rollouts)?;
    let accounts = analysis.players.iter().enumerate();
    let lines =
        accounts.flat_map(|(row, account)| account.decisions.iter().map(move |decision| (row, decision)));
    Ok(Table::new(HEADS, lines.map(|line| told(texts, &game, &analysis, line)).collect()))
}

fn told(texts: &Texts, game: &Game, analysis: &Analysis, (row, decision): (usize, &Decision)) -> Vec<Field> {
    let before = decision.before(game);
    let words = |choice| option_text(texts, game.config(), &before, choice);
    let figure = |value: f64| Field::rounded(value, 4);
    vec![
        Field::whole(row + 1),
        game.header.seats.get(row).map(|seat| seat.name.clone()).unwrap_or_default().into(),
        Field::whole(decision.round),
        Field::whole(decision.entries.0),
        words(&decision.chosen).into(),
        words(decision.best()).into(),
        figure(decision.worth),
        figure(decision.loss.mean),
        figure(decision.loss.error),
        Field::whole(decision.options),
        basis_json(decision.basis).into(),
        unit(analysis.goal).into(),
    ]
}
