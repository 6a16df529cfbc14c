//! What every decision of a game cost, a decision a line.

use std::path::Path;

use crate::{
    cli::{
        Failure,
        analyse::{analysed, basis_json, full, unit},
        option_words::option_text,
        record,
    },
    games::{
        common::csv,
        roll_and_write::{
            advisor::{Analysis, Decision},
            log::Game,
        },
    },
    text::Texts,
};

/// The heads of the columns, for programs: the same in every language.
const HEADS: [&str; 12] =
    ["row", "name", "round", "entry", "done", "best", "worth", "loss", "error", "options", "basis", "unit"];

/// The file; losses by at most so many rollouts a decision.
pub(super) fn csv(texts: &Texts, file: &Path, text: &str, rollouts: u32) -> Result<String, Failure> {
    let loaded = record::read(texts, file, text)?;
    let game = full(texts, &loaded.game, file)?;
    let analysis = analysed(texts, game, file, rollouts)?;
    let accounts = analysis.players.iter().enumerate();
    let lines =
        accounts.flat_map(|(row, account)| account.decisions.iter().map(move |decision| (row, decision)));
    Ok(csv::table(HEADS, lines.map(|line| told(texts, game, &analysis, line))))
}

fn told(
    texts: &Texts,
    game: &Game,
    analysis: &Analysis,
    (row, decision): (usize, &Decision),
) -> [String; 12] {
    let before = decision.before(game);
    let words = |choice| option_text(texts, game.config(), &before, choice);
    let figure = |value: f64| format!("{value:.4}");
    [
        (row + 1).to_string(),
        game.header.seats.get(row).map(|seat| seat.name.clone()).unwrap_or_default(),
        decision.round.to_string(),
        decision.entries.0.to_string(),
        words(&decision.chosen),
        words(decision.best()),
        figure(decision.worth),
        figure(decision.loss.mean),
        figure(decision.loss.error),
        decision.options.to_string(),
        basis_json(decision.basis).to_owned(),
        unit(analysis.goal).to_owned(),
    ]
}
