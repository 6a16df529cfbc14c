//! Saved games.

use egui::Ui;

use crate::app::{Command, Companion};

/// What the screen remembers.
#[derive(Default)]
pub struct LibraryScreen;

impl LibraryScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, companion: &Companion, commands: &mut Vec<Command>) {
        let _ = (ui, companion, commands);
    }
}
