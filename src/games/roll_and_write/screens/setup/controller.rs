//! Who decides for a place: people, and the levels of the program with how well they play this game.

use egui::{Response, Ui};

use crate::session::seating::SeatController;
use common::screens::setup::controller;
use text::Texts;

/// Who decides.
pub fn show(ui: &mut Ui, texts: &Texts, label: &Response, width: f32, controller: &mut SeatController) {
    controller::show(ui, texts, (label, width), controller, |policy| texts.seat_strength(policy));
}
