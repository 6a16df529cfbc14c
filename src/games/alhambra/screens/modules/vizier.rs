//! The tokens of the Viziers (§A6.1), which the pad does not know.

use super::screen::{ModuleScreen, NOTHING};
use crate::{pad::Pad, rules::vizier_order, text::names::who};
use text::Texts;

pub(super) const SCREEN: ModuleScreen = ModuleScreen {
    reminder: Some(reminder),
    forecast: |texts, pad, _| {
        let before = pad.config().game.options().vizier_before_scoring;
        let words = if before { texts.alhambra_table_vizier_before() } else { texts.alhambra_table_vizier() };
        Some(words.to_owned())
    },
    ..NOTHING
};

fn reminder(texts: &Texts, pad: &Pad) -> Vec<String> {
    let (config, seats) = (&pad.config().game, &pad.header.seats);
    let players = config.players();
    let finished = pad.state().first.unwrap_or_default();
    let order: Vec<String> = vizier_order(players, finished).map(|row| who(texts, seats, row)).collect();
    let buys = match config.has_third_player() {
        true => texts.alhambra_remind_vizier_buys_two(&who(texts, seats, players)),
        false => texts.alhambra_remind_vizier_buys().to_owned(),
    };
    let scoring = match config.options().vizier_before_scoring {
        true => texts.alhambra_remind_vizier_before(),
        false => texts.alhambra_remind_vizier_after(),
    };
    vec![
        texts.alhambra_remind_tokens(players),
        buys,
        texts.alhambra_remind_vizier_order(&who(texts, seats, finished), &order.join(", ")),
        scoring.to_owned(),
        texts.alhambra_remind_vizier_wake().to_owned(),
        texts.alhambra_remind_vizier_end().to_owned(),
    ]
}
