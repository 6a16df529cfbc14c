//! A choice between numbers, such as how many play.

use std::ops::RangeInclusive;

use egui::Ui;

use text::Texts;
use ui::{form, widgets::segmented};

/// A choice between numbers, of which a screen reader says what they count; returns the number if another one was chosen.
pub fn number(
    ui: &mut Ui,
    name: &str,
    now: usize,
    offered: RangeInclusive<usize>,
    spoken: impl Fn(usize) -> String,
) -> Option<usize> {
    let first = *offered.start();
    let written: Vec<String> = offered.clone().map(|number| number.to_string()).collect();
    // The numbers alone could be those of anything.
    let spoken: Vec<String> = offered.map(spoken).collect();
    let written: Vec<&str> = written.iter().map(String::as_str).collect();
    let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
    let mut chosen = now.saturating_sub(first);
    segmented::show_spoken(ui, name, &mut chosen, &written, &spoken).then_some(first + chosen)
}

/// How many play, with its name above; returns the number if another one was chosen.
pub fn players(ui: &mut Ui, texts: &Texts, now: usize, offered: RangeInclusive<usize>) -> Option<usize> {
    let name = texts.new_players();
    form::field(ui, name, |ui, _| number(ui, name, now, offered, |count| texts.count_players(count)))
}
