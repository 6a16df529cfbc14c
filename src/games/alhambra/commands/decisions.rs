//! What every decision of a game cost, a decision a line.

use ::text::Texts;

use super::{analyse::reviewed, full_game::full};
use crate::{
    advisor::{Choice, Decision, PlayerReview},
    log::PlayedGame,
    rules::play::State,
    session::hints::{Telling, option_text},
};
use common::{
    commands::{Failure, Input, basis_json},
    csv::{Field, Table},
};

/// The heads of the columns, for programs: the same in every language.
const HEADS: [&str; 14] = [
    "row", "name", "turn", "entry", "done", "best", "victory", "loss", "error", "vp", "vp_loss", "vp_error",
    "options", "basis",
];

/// The table; losses by at most so many rollouts a decision.
pub(super) fn table(texts: &Texts, input: Input<'_>, rollouts: Option<u32>) -> Result<Table, Failure> {
    let game = full(texts, input)?;
    let review = reviewed(texts, &game, rollouts);
    let of = |(row, player): (usize, &PlayerReview)| -> Vec<Vec<Field>> {
        let decisions = player.victory.decisions.iter().zip(&player.vp.decisions).zip(&player.positions);
        decisions.map(|(both, before)| line(texts, &game, row, before, both)).collect()
    };
    Ok(Table::new(HEADS, review.players.iter().enumerate().flat_map(of).collect()))
}

fn line(
    texts: &Texts,
    game: &PlayedGame,
    row: usize,
    before: &State,
    (decision, vp): (&Decision, &Decision),
) -> Vec<Field> {
    let words = |choice: &Choice| option_text(texts, game.config(), before, &choice.moves, Telling::Written);
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
        figure(vp.worth),
        figure(vp.loss.mean),
        figure(vp.loss.error),
        Field::whole(decision.options),
        basis_json(decision.basis).into(),
    ]
}
