//! The first line of a paper game: when and where it was played, what it is called, and by how many.

use std::ops::RangeInclusive;

use egui::{Response, Ui};

use crate::table::Occasion;
use kernel::record::Header;
use text::Texts;
use ui::{
    form::{self, LINE},
    theme,
    widgets::segmented,
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
    let Players { counts, now } = players;
    let first = *counts.start();
    let numbers = COUNT * counts.clone().count() as f32;
    let spare = (ui.available_width() - DATE - numbers - 3.0 * theme::space::MEDIUM) / 2.0;
    let wrong = occasion.fault(texts, old);
    let mut chosen = now.saturating_sub(first);
    ui.horizontal_top(|ui| {
        let Occasion { title, place, date } = occasion;
        part(ui, texts.late_date(), DATE, |ui, label| {
            form::text(ui, label, date, texts.late_date_hint(), DATE, DAY);
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
            let written: Vec<String> = counts.clone().map(|count| count.to_string()).collect();
            // The numbers alone could be those of anything.
            let spoken: Vec<String> = counts.map(|count| texts.count_players(count)).collect();
            let written: Vec<&str> = written.iter().map(String::as_str).collect();
            let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
            segmented::show_spoken(ui, texts.new_players(), &mut chosen, &written, &spoken);
        });
    });
    if let Some(wrong) = wrong {
        form::fault(ui, &wrong);
    }
    first + chosen
}

/// A control under its name, `width` wide.
fn part(ui: &mut Ui, name: &str, width: f32, contents: impl FnOnce(&mut Ui, &Response)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        form::field(ui, name, contents);
    });
}
