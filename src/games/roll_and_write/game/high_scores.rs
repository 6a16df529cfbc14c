//! What the tables of the best games are called.

use crate::{
    files::{GameSummary, layout_hash},
    log::NamedLayout,
    rules::{ChangeDice, SpecialActions},
    session::high_scores::HighScoreTable,
};
use common::words::high_scores::ScoredText;
use text::Texts;

impl ScoredText for GameSummary {
    fn names(texts: &Texts, tables: &[&HighScoreTable<'_>]) -> Vec<String> {
        let sheets = sheets(texts, tables);
        tables.iter().map(|table| named(texts, table, &sheets)).collect()
    }

    fn part_names(texts: &Texts) -> Vec<&str> {
        vec![texts.types(), texts.lines(), texts.coins()]
    }

    fn kinds(texts: &Texts) -> [&str; 2] {
        [texts.records_only_unhelped(), texts.records_typed_table()]
    }
}

/// What the sheets are called, by their hash: nothing where all games were played on the usual one. Different sheets
/// of one name are numbered.
fn sheets(texts: &Texts, tables: &[&HighScoreTable<'_>]) -> Vec<(String, String)> {
    let usual = layout_hash(&NamedLayout::standard().1);
    let mut names: Vec<(String, String, usize)> = Vec::new();
    for table in tables {
        let hash = &table.conditions.layout;
        if names.iter().any(|(known, ..)| known == hash) {
            continue;
        }
        let own = || table.games.first().map_or("", |game| &game.summary.general.header.layout_name);
        let name = if *hash == usual { texts.new_layout_default() } else { own() };
        let number = names.iter().filter(|(_, other, _)| other == name).count() + 1;
        names.push((hash.clone(), name.to_owned(), number));
    }
    if matches!(&names[..], [(hash, ..)] if *hash == usual) {
        names.clear();
    }
    let numbered = |name: String, number| if number > 1 { format!("{name} ({number})") } else { name };
    names.into_iter().map(|(hash, name, number)| (hash, numbered(name, number))).collect()
}

/// The conditions of a table in words: only what is unusual beside phantoms and rounds.
fn named(texts: &Texts, table: &HighScoreTable<'_>, sheets: &[(String, String)]) -> String {
    let conditions = &table.conditions;
    let mut name = texts.records_conditions(conditions.phantoms, conditions.options.rounds);
    let mut add = |text: &str| {
        name.push_str(" · ");
        name.push_str(text);
    };
    if let Some(bonus) = conditions.options.phantom_bonus {
        add(&format!("{} (+{bonus})", texts.new_goal_beat()));
    }
    if conditions.options.special_actions == SpecialActions::Both {
        add(texts.records_both());
    }
    if conditions.options.change_dice == ChangeDice::Any {
        add(texts.records_any());
    }
    if let Some((_, sheet)) = sheets.iter().find(|(hash, _)| *hash == conditions.layout) {
        add(sheet);
    }
    name
}
