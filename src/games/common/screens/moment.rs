//! The moment of a frame, as the director of what happens asks for it.

use egui::Ui;

use crate::director::{Director, Moment};
use ui::keys;

/// The moment of this frame; `times` is how many times as long as designed things take.
#[must_use]
pub fn of(ui: &Ui, times: f64, waits: bool) -> Moment {
    Moment { now: ui.input(|input| input.time), hurries: keys::acts(ui), waits, times }
}

/// Draws on while anything still happens.
pub fn keep_drawing<E>(ui: &Ui, director: &Director<E>) {
    if director.is_playing() {
        ui.ctx().request_repaint();
    }
}
