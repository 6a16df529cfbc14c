//! The first line of a paper game: when and where it was played, what it is called, and by how many.

use std::ops::RangeInclusive;

use egui::{Response, Ui};

use crate::{
    screens::setup::{mark_wrong, number},
    table::Occasion,
};
use kernel::record::Header;
use text::Texts;
use ui::{
    form::{self, LINE},
    theme::{self, TextSize},
    widgets::text_width,
};

/// The width of a day.
const DATE: f32 = 132.0;
/// The width of a number of players.
const COUNT: f32 = 44.0;
/// A field beside its name is no narrower, and so far from it.
const LEAST: f32 = 160.0;
const BESIDE: f32 = 2.0 * theme::space::TIGHT;
/// Letters of a day.
const DAY: usize = 10;

/// How many can play, and how many do.
pub struct Players {
    /// All numbers.
    pub counts: RangeInclusive<usize>,
    /// The one that is chosen.
    pub now: usize,
}

/// Shows the line, of the `old` game where one is corrected; returns how many play. In a `low` page names stand beside their
/// fields, where there is room.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    occasion: &mut Occasion,
    players: Players,
    old: Option<&Header>,
    low: bool,
) -> usize {
    let Players { counts, mut now } = players;
    let numbers = COUNT * counts.clone().count() as f32;
    let spare = ui.available_width() - DATE - numbers - 3.0 * theme::space::MEDIUM;
    let names = [texts.late_date(), texts.late_game_title(), texts.late_place(), texts.new_players()];
    let width = |name| text_width(ui.painter(), name, theme::medium(TextSize::SMALL)).ceil() + BESIDE;
    let beside: f32 = names.into_iter().map(width).sum();
    let is_beside = low && spare - beside >= 2.0 * LEAST;
    let spare = if is_beside { spare - beside } else { spare } / 2.0;
    let wrong = occasion.fault(texts, old);
    ui.horizontal_top(|ui| {
        let Occasion { title, place, date } = occasion;
        part(ui, (names[0], is_beside), DATE, |ui, label| {
            let field = form::text(ui, label, date, texts.late_date_hint(), DATE, DAY);
            if wrong.is_some() {
                mark_wrong(ui, &field);
            }
        });
        part(ui, (names[1], is_beside), spare, |ui, label| {
            let title = title.get_or_insert_default();
            form::text(ui, label, title, texts.late_game_title_hint(), spare, LINE);
        });
        part(ui, (names[2], is_beside), spare, |ui, label| {
            let place = place.get_or_insert_default();
            form::text(ui, label, place, texts.late_place_hint(), spare, LINE);
        });
        part(ui, (names[3], is_beside), numbers, |ui, _| {
            let spoken = |count| texts.count_players(count);
            now = number(ui, names[3], now, counts, spoken).unwrap_or(now);
        });
    });
    if let Some(wrong) = wrong {
        form::fault(ui, &wrong);
    }
    now
}

/// A control beside its name or under it, `width` wide.
fn part(ui: &mut Ui, (name, is_beside): (&str, bool), width: f32, contents: impl FnOnce(&mut Ui, &Response)) {
    if is_beside {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::space::TIGHT;
            form::field(ui, name, contents);
        });
        return;
    }
    ui.vertical(|ui| {
        ui.set_width(width);
        form::field(ui, name, contents);
    });
}
