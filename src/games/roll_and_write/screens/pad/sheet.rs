//! Turns the table into what its sheet shows.

use std::sync::Arc;

use egui::Ui;

use super::{Aim, Figures, PadScreen, last_box, marker::Marker, words};
use crate::{
    pad::{Boxes, Pad, PadEvent, PadExt},
    rules::SETUP_BUILDINGS,
    screens::{position, race_view::places_left},
    session::{AppView, PadSession},
    text::{event_text, names::building_name},
    widgets::pad_sheet::{FieldTap, FieldView, PadView, RowView, TapView},
};
use common::{
    BuildingType,
    widgets::type_table::{Name, Places, TypeHead},
    words::winner,
};
use text::Texts;
use ui::{theme::Theme, widgets::points};

/// The sheet as it was drawn last, and what it was drawn from.
pub(super) struct Drawn {
    of: DrawnOf,
    /// The sheet.
    pub(super) view: PadView,
}

/// All that the sheet shows something of.
#[derive(PartialEq)]
struct DrawnOf {
    state: u64,
    language: &'static str,
    theme: Arc<Theme>,
    aim: Aim,
    earlier: Option<u8>,
    second: Option<(usize, u8)>,
    marker: Marker,
}

impl PadScreen {
    /// The sheet as it stands, made anew only when something of it has changed.
    pub(super) fn drawn(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        session: &PadSession,
        figures: &Figures,
    ) -> Drawn {
        let (texts, pad) = (app.texts, session.pad());
        let (theme, aim, earlier) = (Theme::of(ui.ctx()), self.aim(pad), self.earlier);
        let of = DrawnOf {
            state: session.revision(),
            language: texts.language().code(),
            theme: theme.clone(),
            aim,
            earlier,
            second: self.second,
            marker: self.marker.clone(),
        };
        if let Some(drawn) = self.drawn.take().filter(|drawn| drawn.of == of) {
            return drawn;
        }
        let rows = 0..pad.corrected_config().rows();
        let shown = earlier.map_or_else(
            || rows.clone().map(|row| pad.pad_state().boxes(row)).collect(),
            |round| pad.boxes_by(round),
        );
        let struck_by = earlier.map_or(u8::MAX, |round| round.saturating_sub(1));
        let total_title = if earlier.is_some() { "" } else { total_title(texts, pad) };
        let names = BuildingType::ALL.map(|building| building_name(texts, building));
        let longest = names.into_iter().max_by_key(|name| name.chars().count()).unwrap_or_default();
        let view = PadView {
            types: BuildingType::ALL.map(|building| {
                let pad_state = pad.pad_state();
                let rounds = pad_state.rounds_over().min(struck_by);
                let head = type_head(texts, pad, building, pad_state.score.struck(building, rounds));
                // When all rounds are over no key fills a box.
                TypeHead { key: aim.row.is_some(), longest: longest.clone(), ..head }
            }),
            total_title: total_title.to_owned(),
            rows: rows.map(|row| self.row(texts, &theme, pad, figures, aim, (row, &shown[row]))).collect(),
        };
        Drawn { of, view }
    }

    fn row(
        &self,
        texts: &Texts,
        theme: &Theme,
        pad: &Pad,
        figures: &Figures,
        aim: Aim,
        (row, shown): (usize, &[u8; BuildingType::COUNT]),
    ) -> RowView {
        let seats = &pad.header.seats;
        let name = event_text::name(texts, seats, row);
        let won = self.earlier.is_none() && winners(pad, figures).contains(&row);
        let current = aim.row == Some(row);
        let first = pad.first() == row;
        let caption = self.caption(texts, pad, aim, row);
        let mut label = words::said(texts, &name, &caption);
        if let Some(verdict) = won.then(|| verdict(texts, pad, figures)).flatten() {
            label = format!("{label}. {verdict}");
        }
        if first {
            label = format!("{label}, {}", texts.pad_first());
        }
        let card = figures.cards.rows[row].filter(|_| self.earlier.is_none());
        let total = match card {
            Some(card) if pad.is_closed(row) => points(card.total()),
            // Lines and coins are to come.
            Some(card) if is_counted(pad) => texts.pad_types_and_more(card.types_vp()),
            Some(card) => points(card.types_vp()),
            None => String::new(),
        };
        if !total.is_empty() {
            label = format!("{label}, {}", words::said(texts, total_title(texts, pad), &total));
        }
        let cells = BuildingType::ALL.map(|building| {
            self.field(texts, pad, figures, aim, &name, (row, building, shown[building.index()]))
        });
        RowView {
            label,
            caption,
            dice: rolled(pad, aim.round, row).and_then(|(_, event)| dice(&event)),
            first,
            cells,
            total,
            name: Name { current, won, quiet: pad.has_left(row), ..position::name(texts, theme, seats, row) },
        }
    }

    /// What a row entered in the round that is shown, or that it is its turn.
    fn caption(&self, texts: &Texts, pad: &Pad, aim: Aim, row: usize) -> String {
        if pad.has_left(row) {
            return texts.pad_left().to_owned();
        }
        if aim.round > pad.corrected_config().rounds() && pad.is_closed(row) {
            return closed(texts, pad, row);
        }
        let entries = pad.entries_of(row, aim.round);
        let words = words::in_short(texts, pad, &entries);
        let boxes =
            pad.pad_state().rows[row].turns.get(usize::from(aim.round)).map_or(0, |turn| turn.buildings);
        if aim.round == 0 && boxes < SETUP_BUILDINGS {
            let skipped = aim.row != Some(row) && self.is_skipped(pad, aim, row);
            return if skipped {
                texts.pad_skipped_count(boxes, SETUP_BUILDINGS)
            } else {
                texts.pad_setup_count(boxes, SETUP_BUILDINGS)
            };
        }
        match (words.is_empty(), aim.row == Some(row)) {
            (true, true) => texts.pad_to_play().to_owned(),
            (true, false) if self.is_skipped(pad, aim, row) => texts.pad_skipped().to_owned(),
            // Beside the dice of a phantom stands what they showed, until it rolls again.
            (true, false) => rolled(pad, aim.round, row)
                .and_then(|(entry, event)| words::what(texts, pad.state(), entry, &event))
                .unwrap_or_default(),
            _ => words,
        }
    }

    /// Whether a row was skipped in the round that is shown.
    fn is_skipped(&self, pad: &Pad, aim: Aim, row: usize) -> bool {
        aim.round == pad.round() && self.marker.is_skipped(pad, row)
    }

    fn field(
        &self,
        texts: &Texts,
        pad: &Pad,
        figures: &Figures,
        aim: Aim,
        name: &str,
        (row, building, count): (usize, BuildingType, u8),
    ) -> FieldView {
        let prospect = &figures.forecast.race(building).rows[row];
        let printed = pad.corrected_config().layout().count(building);
        // What it gives now is not what an earlier round shows.
        let scores = figures.cards.rows[row].is_some() && self.earlier.is_none();
        // When all rounds are over nothing of it changes any more.
        let locked = prospect.is_locked() && self.earlier.is_none() && !pad.has_all_rounds();
        let vp = texts.count_vp(prospect.now.vp);
        let type_name = building_name(texts, building);
        let mut label = words::said(texts, &format!("{name}, {type_name}"), &texts.pad_boxes(count, printed));
        if scores && count > 0 {
            label = format!("{label}, {vp}");
        }
        if locked {
            label = format!("{label}, {}", texts.pad_locked());
        }
        let tap = Self::tap(pad, aim, (row, building));
        if tap.field == Some(FieldTap::Change) {
            label = format!("{label}. {}", texts.pad_change_boxes(name, building));
        }
        FieldView {
            count,
            later: prospect.now.boxes.saturating_sub(count),
            printed,
            caption: texts.pad_boxes(count, printed),
            now: if scores && count > 0 { vp } else { String::new() },
            locked: locked && scores,
            just_filled: is_just_filled(pad, aim, (row, building)),
            tap,
            label,
        }
    }

    /// What a tap does: it fills, wherever it is. Only where nothing can be filled any more does it lead to the entries;
    /// on a row that has left it turns to the row, where one can say that somebody is back.
    fn tap(pad: &Pad, aim: Aim, (row, building): (usize, BuildingType)) -> TapView {
        let boxes = pad.pad_state().score.boxes(row, building);
        let full = boxes >= pad.corrected_config().layout().count(building);
        let changes = boxes > 0;
        let field = if aim.round > pad.corrected_config().rounds() {
            changes.then_some(FieldTap::Change)
        } else if pad.pad_state().has_left_by(row, aim.round) {
            (aim.row != Some(row)).then_some(FieldTap::Row)
        } else {
            (!full).then_some(FieldTap::Fill)
        };
        TapView { field, changes }
    }
}

/// Whether the last box of a row and type was filled just now, in the round that is shown.
fn is_just_filled(pad: &Pad, aim: Aim, (row, building): (usize, BuildingType)) -> bool {
    last_box(pad).is_some_and(|event| {
        matches!(event, PadEvent::Fill { row: r, building: b, round }
            if usize::from(r) == row + 1 && b == building && round == aim.round)
    })
}

/// Whether lines and coins of some rows are entered.
fn is_counted(pad: &Pad) -> bool {
    pad.pad_state().rows.iter().any(|row| row.closed)
}

/// Whether a box is filled.
fn has_boxes(pad: &Pad) -> bool {
    let filled = |row: usize| pad.pad_state().boxes(row).iter().any(|boxes| *boxes > 0);
    (0..pad.corrected_config().rows()).any(filled)
}

/// Who has won the table, by row, where there is somebody to win against.
fn winners(pad: &Pad, figures: &Figures) -> Vec<usize> {
    let cards = &figures.cards;
    let is_won = pad.is_over() && cards.rows.iter().flatten().count() > 1;
    if is_won { cards.winners() } else { Vec::new() }
}

/// The same in words.
pub(super) fn verdict(texts: &Texts, pad: &Pad, figures: &Figures) -> Option<String> {
    let name = |row| event_text::name(texts, &pad.header.seats, row);
    let names: Vec<String> = winners(pad, figures).into_iter().map(name).collect();
    (!names.is_empty()).then(|| winner(texts, &names))
}

/// What lines and coins of a row bring.
fn closed(texts: &Texts, pad: &Pad, row: usize) -> String {
    let card = pad.pad_state().cards().rows[row];
    card.map_or_else(String::new, |card| texts.pad_closed(card.lines_vp(), card.coins_vp()))
}

/// What the last column is.
fn total_title<'a>(texts: &'a Texts, pad: &Pad) -> &'a str {
    if is_counted(pad) {
        texts.total()
    } else if pad.has_all_rounds() || !has_boxes(pad) {
        texts.types()
    } else {
        texts.pad_types_now()
    }
}

/// A type over its column, with the places that were struck.
pub(super) fn type_head(texts: &Texts, pad: &Pad, building: BuildingType, struck: u8) -> TypeHead {
    let places = Places { vp: pad.pad_state().config.layout().vp(building), struck };
    let name = building_name(texts, building);
    let label = format!("{name}. {}", places_left(texts, places));
    TypeHead { places: Some(places), key: true, label, ..TypeHead::new(building, name) }
}

/// What was rolled last for a phantom, in a round or the one before it.
fn rolled(pad: &Pad, round: u8, row: usize) -> Option<(usize, PadEvent)> {
    let last =
        |round: u8| pad.entries_of(row, round).last().copied().filter(|(_, event)| event.dice().is_some());
    last(round).or_else(|| last(round.checked_sub(1)?))
}

/// The dice of a roll.
fn dice(event: &PadEvent) -> Option<(u8, u8)> {
    event.dice().map(|pair| (pair.yellow.number(), pair.blue.number()))
}
