//! The lines below the sheet: what one more tile would do where somebody points, and what is still to win.

use crate::{
    games::{
        alhambra::{
            pad::{Lead, Pad},
            rules::{Module, Scoring},
            screens::sheet::model::Column,
            session::Alhambra,
            text::names::who,
        },
        common::{BuildingType, table::told},
    },
    kernel::record::Seat,
    text::Texts,
};

/// What a type, or a row's tiles of it, would mean.
pub(super) fn pointed(
    texts: &Texts,
    pad: &Pad,
    scoring: Scoring,
    at: (Option<usize>, Column),
) -> Option<String> {
    let seats = &pad.header.seats;
    let (row, Column::Type(building)) = at else { return None };
    let lead = pad.state().lead(scoring, building);
    Some(match row {
        Some(row) => one_more(texts, seats, &lead, row),
        None => margins(texts, seats, &lead, building),
    })
}

/// What was done last, or how to begin.
pub(super) fn last(texts: &Texts, pad: &Pad) -> String {
    match pad.log().len() {
        0 => texts.alhambra_table_begin().to_owned(),
        last => texts.play_last(&told::<Alhambra>(texts, pad, last)),
    }
}

/// What one more tile of a row would change.
fn one_more(texts: &Texts, seats: &[Seat], lead: &Lead, row: usize) -> String {
    let changes = changed(texts, seats, &lead.vp, &lead.one_more[row]);
    let changes = if changes.is_empty() { texts.alhambra_table_nothing().to_owned() } else { changes };
    texts.alhambra_table_one_more(
        &who(texts, seats, row),
        lead.building,
        &margin(lead.margins[row]),
        &changes,
    )
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
pub(super) fn margin(tiles: i16) -> String {
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
    let (state, setup) = (pad.state(), pad.config());
    let mut parts = Vec::new();
    if let Some(next) = state.next() {
        parts.push(texts.alhambra_table_offer(next.on_offer(), state.on_offer()));
        let modules = setup.game.options().modules;
        if modules.has(Module::Vizier) {
            let before = setup.game.options().vizier_before_scoring;
            parts.push(
                if before { texts.alhambra_table_vizier_before() } else { texts.alhambra_table_vizier() }
                    .to_owned(),
            );
        }
        if modules.has(Module::Falconers) {
            let [black, brown, white] = state.falcons_left(next);
            parts.push(texts.alhambra_table_falcons(black, brown, white));
        }
    } else {
        parts.push(texts.alhambra_table_over().to_owned());
    }
    parts.join(" · ")
}
