//! The lines below the sheet: what one more tile would do where somebody points, and what is still to win.

use crate::{
    pad::{Lead, Pad},
    rules::{Reason, Scoring},
    screens::{
        modules,
        sheet::{model::Column, view::column_name},
    },
    text::{names::who, score_text},
};
use common::BuildingType;
use kernel::{Breakdown, record::Seat};
use text::Texts;

/// What a type, or a row's tiles of it, would mean; why a row gets what it gets for anything else.
pub(super) fn pointed(
    texts: &Texts,
    pad: &Pad,
    scoring: Scoring,
    at: (Option<usize>, Column),
) -> Option<String> {
    let seats = &pad.header.seats;
    let (row, building) = match at {
        (row, Column::Type(building)) => (row, building),
        (row, column) => return why(texts, pad, scoring, (row?, column)),
    };
    let lead = pad.state().lead(scoring, building);
    Some(match row {
        Some(row) => one_more(texts, seats, &lead, row),
        None => margins(texts, seats, &lead, building),
    })
}

/// The VP of a row for its wall or for a module, each with its reason; none where it gets nothing.
fn why(texts: &Texts, pad: &Pad, scoring: Scoring, (row, column): (usize, Column)) -> Option<String> {
    let seats = &pad.header.seats;
    let scored = pad.state().scored(scoring);
    let is_of = |reason: &Reason| match reason {
        Reason::Wall(pieces) => column == Column::Wall && *pieces > 0,
        Reason::Module(module) => column == Column::Module(*module),
        _ => false,
    };
    let got = scored.get(row)?.parts.iter().find(|part| is_of(&part.reason))?;
    let said = |part: &Breakdown<Reason>| {
        let why = score_text::reason(texts, seats, &part.reason);
        if why.is_empty() { score_text::part(texts, &part.reason) } else { why }
    };
    let mut told = vec![texts.count_vp(u16::try_from(got.vp).unwrap_or_default())];
    match &got.parts[..] {
        [] => told.push(said(got)),
        parts => told.extend(parts.iter().map(|part| format!("{} ({})", said(part), part.vp))),
    }
    Some(texts.alhambra_table_measured(
        &who(texts, seats, row),
        &column_name(texts, column),
        &told.join(" · "),
    ))
}

/// What one more tile of a row would change.
fn one_more(texts: &Texts, seats: &[Seat], lead: &Lead, row: usize) -> String {
    let changes = changed(texts, seats, &lead.vp, &lead.one_more[row]);
    let changes = if changes.is_empty() { texts.alhambra_table_nothing().to_owned() } else { changes };
    texts.alhambra_table_one_more(&who(texts, seats, row), lead.building, &changes)
}

/// Who gets other VP, each with those before and after.
pub(super) fn changed(texts: &Texts, seats: &[Seat], before: &[u8], after: &[u8]) -> String {
    let rows = before.iter().zip(after).enumerate().filter(|(_, (before, after))| before != after);
    let told: Vec<String> = rows
        .map(|(row, (before, after))| texts.alhambra_table_moves(&who(texts, seats, row), *before, *after))
        .collect();
    told.join(", ")
}

/// How far ahead, or behind.
fn margin(tiles: i16) -> String {
    if tiles > 0 { format!("+{tiles}") } else { tiles.to_string().replace('-', "−") }
}

fn margins(texts: &Texts, seats: &[Seat], lead: &Lead, building: BuildingType) -> String {
    let rows = lead.margins.iter().enumerate();
    let told: Vec<String> =
        rows.map(|(row, tiles)| format!("{} {}", who(texts, seats, row), margin(*tiles))).collect();
    texts.alhambra_table_margins(building, &told.join(", "))
}

/// What is still to win, and what is to be remembered.
pub(super) fn forecast(texts: &Texts, pad: &Pad) -> String {
    let state = pad.state();
    let mut parts = Vec::new();
    if let Some(next) = state.next() {
        let (of_next, of_all) = (next.on_offer(), state.on_offer());
        parts.push(if of_next == of_all {
            texts.alhambra_table_offer_last(of_next)
        } else {
            texts.alhambra_table_offer(of_next, of_all)
        });
        let modules = pad.config().game.options().modules.iter();
        parts.extend(modules.filter_map(|module| (modules::of(module).forecast)(texts, pad, next)));
    } else {
        parts.push(texts.alhambra_table_over().to_owned());
    }
    parts.join(" · ")
}
