//! What pages share that show a game beside another one: the race in each, and how the marks are read.

use egui::Ui;

use crate::{
    BuildingType,
    widgets::race_strip::{self, RaceStrip, StripWords},
};
use text::Texts;
use ui::form;

pub use race_strip::{HEIGHT, StripPlace};

/// Shows the race of one of two games beside that of the other.
pub fn race(
    ui: &mut Ui,
    texts: &Texts,
    title: &str,
    (which, place): (usize, StripPlace),
    strips: [&RaceStrip; 2],
) {
    let (strip, other) = (strips[which], strips[1 - which]);
    let total = texts.analyse_vp(&strip.total.to_string());
    let of_type = |building: BuildingType| {
        let (own, most) = strip.types[building.index()];
        texts.race_strip_type(&texts.building_name(building), own, most)
    };
    let mut said: Vec<String> = BuildingType::ALL.into_iter().map(of_type).collect();
    said.push(format!("{title} {total}"));
    let words = StripWords { title, total, said: said.join("; ") };
    ui.push_id(("race", which), |ui| race_strip::show(ui, place, strip, other, &words));
}

/// Below this height of the window the games need the room of what is said of them.
const LOW: f32 = 760.0;

/// Whether the window is so low.
#[must_use]
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// How the marks are read.
pub fn legend(ui: &mut Ui, texts: &Texts) {
    form::hint(ui, texts.best_play_marks());
}
