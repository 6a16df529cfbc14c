//! Notices that a page was just opened.

use egui::Ui;

/// When a page was drawn last: it notices that it was just opened.
#[derive(Default)]
pub struct LastDrawn(Option<u64>);

impl LastDrawn {
    /// Whether the page was just opened: it was not drawn in the pass before. To be asked once in every pass.
    pub fn just_opened(&mut self, ui: &Ui) -> bool {
        let pass = ui.ctx().cumulative_pass_nr();
        let last = self.0.replace(pass);
        last.is_none_or(|last| last + 1 < pass)
    }
}
