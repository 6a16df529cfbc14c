//! A game as CSV: the numbers of its score card, and what happened.

use super::{names::building_name, pad_timeline, timeline};
use crate::{
    record::AnyGame,
    rules::{BreakdownExt, Reason, TypeReason},
};
use common::{
    csv::{self, Figure, Table},
    timeline::moves,
};
use kernel::Breakdown;
use text::Texts;

/// The score card of a game.
#[must_use]
pub fn card(texts: &Texts, game: &AnyGame) -> Table {
    let names: Vec<String> = game.header().seats.iter().map(|seat| seat.name.clone()).collect();
    csv::table(&figures(texts, &game.breakdown(), &names))
}

/// What happened in a game, an entry a line.
#[must_use]
pub fn moves(texts: &Texts, game: &AnyGame) -> Table {
    match game {
        AnyGame::Played(game) => moves::csv(game, &timeline::of_game(texts, game, false)),
        AnyGame::Table(pad) => moves::csv(pad, &pad_timeline::of_table(texts, pad, false)),
        AnyGame::Result(_) => moves::none(),
    }
}

/// The numbers of the rows that score.
#[must_use]
pub fn figures(texts: &Texts, cards: &[Breakdown<Reason>], names: &[String]) -> Vec<Figure> {
    let scoring = |card: &Breakdown<Reason>| card.total().is_some();
    let all = csv::figures(names, cards, &key, &|reason| label(texts, reason));
    all.into_iter().filter(|figure| cards.get(figure.counts().0 - 1).is_some_and(scoring)).collect()
}

/// What programs call a number of a score card.
pub fn key(reason: &Reason) -> String {
    match reason {
        Reason::Total | Reason::Nobody => "total".to_owned(),
        Reason::Types => "types".to_owned(),
        Reason::Type(TypeReason { building, .. }) => building.name().to_owned(),
        Reason::Lines => "lines".to_owned(),
        Reason::Row { row, .. } => format!("row_{row}"),
        Reason::Column { column, .. } => format!("column_{column}"),
        Reason::LinesOf { count, .. } => format!("lines_with_{count}"),
        Reason::Coins(_) => "coins".to_owned(),
        Reason::Bonus => "bonus".to_owned(),
    }
}

/// What people call it.
pub fn label(texts: &Texts, reason: &Reason) -> String {
    match reason {
        Reason::Total | Reason::Nobody => texts.total().to_owned(),
        Reason::Types => texts.export_types().to_owned(),
        Reason::Type(TypeReason { building, .. }) => building_name(texts, *building),
        Reason::Lines => texts.lines().to_owned(),
        Reason::Row { row, .. } => texts.export_row(*row),
        Reason::Column { column, .. } => texts.export_column(*column),
        Reason::LinesOf { count, .. } => texts.export_lines_with(*count),
        Reason::Coins(_) => texts.coins().to_owned(),
        Reason::Bonus => texts.score_bonus().to_owned(),
    }
}
