//! Notices that a page was just opened, and whether the pointer has moved since.

use egui::{Ui, Vec2};

/// When a page was drawn last: it notices that it was just opened.
#[derive(Clone, Default)]
pub struct LastDrawn(Option<u64>);

impl LastDrawn {
    /// Whether the page was just opened: it was not drawn in the pass before. To be asked once in every pass.
    pub fn just_opened(&mut self, ui: &Ui) -> bool {
        let pass = ui.ctx().cumulative_pass_nr();
        let last = self.0.replace(pass);
        last.is_none_or(|last| last + 1 < pass)
    }
}

/// Whether the pointer rests wherever it was on the page before: nobody points at what lies there now.
#[derive(Default)]
pub struct RestingPointer {
    drawn: LastDrawn,
    rests: bool,
}

impl RestingPointer {
    /// Whether it rests. To be asked once in every pass.
    pub fn rests(&mut self, ui: &Ui) -> bool {
        let moves = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        let opened = self.drawn.just_opened(ui);
        self.rests = !moves && (self.rests || opened);
        self.rests
    }
}
