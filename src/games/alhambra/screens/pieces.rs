//! TEMP
use egui::Ui;

use crate::{
    games::{
        alhambra::session::{AppView, GameCommand},
        common::host::AppRequest,
    },
    ui::form,
};

/// What the page remembers.
#[derive(Default)]
pub struct PiecesPage;

impl PiecesPage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if form::bar(ui, app.texts, app.texts.alhambra_home_pieces()) {
            commands.push(AppRequest::Back.into());
        }
    }
}
