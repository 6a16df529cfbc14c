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
    theme,
};

/// The width of a day.
const DATE: f32 = 132.0;
/// The width of a number of players.
const COUNT: f32 = 44.0;
/// Letters of a day.
const DAY: usize = 10;

/// How many can play, and how many do.
pub struct Players {
    /// All numbers.
    pub counts: RangeInclusive<usize>,
    /// The one that is chosen.
    pub now: usize,
}

/// Shows the line, of the `old` game where one is corrected; returns how many play.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    occasion: &mut Occasion,
    players: Players,
    old: Option<&Header>,
) -> usize {
    let Players { counts, mut now } = players;
    let numbers = COUNT * counts.clone().count() as f32;
    let spare = (ui.available_width() - DATE - numbers - 3.0 * theme::space::MEDIUM) / 2.0;
    let wrong = occasion.fault(texts, old);
    ui.horizontal_top(|ui| {
        let Occasion { title, place, date } = occasion;
        part(ui, texts.late_date(), DATE, |ui, label| {
            let field = form::text(ui, label, date, texts.late_date_hint(), DATE, DAY);
            if wrong.is_some() {
                mark_wrong(ui, &field);
            }
        });
        part(ui, texts.late_game_title(), spare, |ui, label| {
            let title = title.get_or_insert_default();
            form::text(ui, label, title, texts.late_game_title_hint(), spare, LINE);
        });
        part(ui, texts.late_place(), spare, |ui, label| {
            let place = place.get_or_insert_default();
            form::text(ui, label, place, texts.late_place_hint(), spare, LINE);
        });
        part(ui, texts.new_players(), numbers, |ui, _| {
            let spoken = |count| texts.count_players(count);
            now = number(ui, texts.new_players(), now, counts, spoken).unwrap_or(now);
        });
    });
    if let Some(wrong) = wrong {
        form::fault(ui, &wrong);
    }
    now
}

/// A control under its name, `width` wide.
fn part(ui: &mut Ui, name: &str, width: f32, contents: impl FnOnce(&mut Ui, &Response)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        form::field(ui, name, contents);
    });
}
