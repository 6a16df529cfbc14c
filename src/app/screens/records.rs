//! Records.

use egui::Ui;

use crate::app::{Command, Companion};

/// What the screen remembers.
#[derive(Default)]
pub struct RecordsScreen;

impl RecordsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, companion: &Companion, commands: &mut Vec<Command>) {
        let _ = (ui, companion, commands);
    }
}
