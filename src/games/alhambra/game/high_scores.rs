//! What the tables of the best games are called.

use crate::{
    files::GameSummary,
    log::{Options, PlayOptions},
    session::high_scores::{Conditions, HighScoreTable},
    text::modules::module,
};
use common::{
    seating::{Controller as _, SeatController},
    words::high_scores::ScoredText,
};
use text::Texts;

impl ScoredText for GameSummary {
    fn names(texts: &Texts, tables: &[&HighScoreTable<'_>]) -> Vec<String> {
        tables.iter().map(|table| named(texts, &table.conditions)).collect()
    }

    fn part_names(texts: &Texts) -> Vec<&str> {
        vec![texts.types(), texts.alhambra_wall(), texts.alhambra_new_modules()]
    }

    fn kinds(texts: &Texts) -> [&str; 2] {
        [texts.alhambra_records_only_unhelped(), texts.alhambra_records_typed()]
    }
}

/// The levels of computers, as they are called.
pub fn levels(texts: &Texts, levels: &[String]) -> String {
    let named = |level: &String| match SeatController::of(Some(level)).policy() {
        Some(policy) => texts.seat_computer(policy).to_owned(),
        None => level.clone(),
    };
    levels.iter().map(named).collect::<Vec<_>>().join(", ")
}

/// The conditions of a table: players, levels and modules, and of options only that they are unusual.
fn named(texts: &Texts, conditions: &Conditions) -> String {
    let Conditions { levels: own, options, standard_tiles } = conditions;
    let players = texts.count_players(own.len() + 1);
    let mut words = vec![players, levels(texts, own)];
    words.extend(options.common.modules.iter().map(|of| module(texts, *of)));
    let usual = Options { modules: options.common.modules.clone(), ..Options::default() };
    if *options != (PlayOptions { common: usual, ..PlayOptions::default() }) {
        words.push(texts.alhambra_new_more().to_owned());
    }
    if !standard_tiles {
        words.push(texts.alhambra_new_tiles_own().to_owned());
    }
    words.join(" · ")
}
