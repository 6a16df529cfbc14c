//! Home.

use egui::Ui;

use crate::app::{Command, Companion};

/// Draws the screen.
pub fn show(ui: &mut Ui, companion: &Companion, commands: &mut Vec<Command>) {
    let _ = (ui, companion, commands);
}
