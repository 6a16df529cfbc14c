//! Totals that count up or down to what they are now, while something happens; at once otherwise.

use egui::{AsIdSalt, Id, Ui};

use crate::director::COUNT;

/// How totals are told.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    of: Id,
    /// How long they count.
    seconds: f32,
}

impl Counting {
    /// Those of a game or a card; `times` is how many times as long as designed things take that happen now.
    #[must_use]
    pub fn new(of: Id, times: Option<f64>) -> Self {
        Self { of, seconds: times.map_or(0.0, |times| (COUNT * times) as f32) }
    }

    /// A figure as far as it is counted; `name` tells it from the others.
    pub fn counted(self, ui: &Ui, name: impl AsIdSalt, now: i32) -> i32 {
        let id = self.of.with(name);
        ui.ctx().animate_value_with_time(id, now as f32, self.seconds).round() as i32
    }
}
