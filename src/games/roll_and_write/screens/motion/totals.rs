//! Totals that count up or down to what they are now, while something happens; at once otherwise.

use egui::{Id, Ui};

use crate::session::happenings::COUNT;

/// How the totals of a game are told.
#[derive(Clone, Copy, Debug)]
pub struct Totals {
    of: Id,
    /// How long they count.
    seconds: f32,
}

impl Totals {
    /// Those of a game; `times` is how many times as long as designed things take that happen now.
    pub(super) fn new(game: &str, times: Option<f64>) -> Self {
        Self { of: Id::unique(("total", game)), seconds: times.map_or(0.0, |times| (COUNT * times) as f32) }
    }

    /// A figure as far as it is counted; `name` tells it from the others.
    pub fn counted(self, ui: &Ui, name: impl egui::AsIdSalt, now: u16) -> u16 {
        let id = self.of.with(name);
        ui.ctx().animate_value_with_time(id, f32::from(now), self.seconds).round() as u16
    }
}
