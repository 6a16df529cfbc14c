//! The turn panel while another sheet is looked at: nothing of the turn can be done then.

use egui::{Key as Press, Ui};

use super::{
    lines::heading,
    turn_panel::{TurnPanel, TurnRequest},
};
use crate::text::event_text;
use ui::{actions::Action, drawing::symbols::Symbol};

impl TurnPanel<'_> {
    /// Shows whose sheet it is, the way back, and what happened; `below` points are left free.
    pub(super) fn looked_at(&self, ui: &mut Ui, seat: usize, below: f32, asked: &mut TurnRequest) {
        let texts = self.app.texts;
        let name = event_text::name(texts, &self.session.game().header.seats, seat);
        heading(ui, &texts.play_looking_at(&name));
        let back = Action::new(texts.play_back_to_game(), ()).icon(Symbol::ArrowLeft);
        let back = back.key(Press::Escape).key(Press::Enter).primary().once();
        asked.back |= back.show(ui, texts).is_some();
        self.news.show(ui, below);
        let shown = self.news.shown_entry();
        asked.history |= self.history.show(ui, self.app, shown, (below, false));
    }
}
