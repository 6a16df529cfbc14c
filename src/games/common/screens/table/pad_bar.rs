//! What stands at the right of the bar of every pad: the menu and other panels, redo, undo, and how much is odd.

use egui::{Align, Layout, Ui, vec2};

use crate::screens::game_actions;
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, theme};

/// A bar has room for labels beside its icons from this width on.
pub const WITH_LABELS: f32 = 1248.0;
/// It has room for words about what is odd from this width on, for the key of Undo from the next, and below the last one for
/// the menu alone, which has the other panels, too.
const WITH_WORDS: f32 = 1328.0;
const WITH_KEYS: f32 = 900.0;
const NARROW: f32 = 600.0;
/// The width of the button that counts what is odd: the figure alone, and with words.
const ODD: [f32; 2] = [76.0, 152.0];

/// What the bar shows.
pub struct PadBar<'a, P> {
    /// The menu and other panels, each with its word in a narrow bar.
    pub panels: Vec<(Action<'a, P>, &'a str)>,
    /// Whether there is something to do again.
    pub can_redo: bool,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// How much is odd, and the panel that tells it.
    pub odd: (usize, P),
}

/// What is asked for.
pub enum PadBarRequest<P> {
    /// A panel.
    Open(P),
    /// To do again what was undone last.
    Redo,
    /// To undo what was done last.
    Undo,
}

impl<P> PadBar<'_, P> {
    /// Shows it; what was asked for.
    pub fn show(self, ui: &mut Ui, texts: &Texts) -> Option<PadBarRequest<P>> {
        ui.spacing_mut().item_spacing.x = theme::space::TIGHT;
        let width = ui.available_width();
        let mut asked = None;
        for (k, (panel, word)) in self.panels.into_iter().enumerate() {
            let panel = panel.in_bar(word, width >= WITH_LABELS);
            let pressed = if k == 0 || width >= NARROW { panel.show(ui, texts) } else { panel.by_key(ui) };
            asked = asked.or(pressed.map(PadBarRequest::Open));
        }
        let redo = game_actions::redo(texts, self.can_redo, PadBarRequest::Redo);
        let redo = redo.in_bar(texts.redo(), width >= WITH_LABELS);
        asked = redo.without_cap().show(ui, texts).or(asked);
        let undo = game_actions::undo(texts, self.can_undo, PadBarRequest::Undo).icon(Symbol::Undo);
        let undo = if width >= WITH_KEYS { undo } else { undo.icon_over(texts.undo()) };
        asked = undo.show(ui, texts).or(asked);
        let (odd, panel) = self.odd;
        if odd == 0 {
            let none = game_actions::findings(texts.pad_audit(), panel);
            asked = none.by_key(ui).map(PadBarRequest::Open).or(asked);
            space(ui, width, |_| {});
        } else {
            let count = odd.to_string();
            let name = texts.pad_said(texts.pad_audit(), &count);
            let told = if width >= WITH_WORDS { texts.pad_to_check(odd) } else { count };
            let odd = game_actions::findings(&told, panel).danger().name(&*name).hint(&name).without_cap();
            space(ui, width, |ui| asked = odd.show(ui, texts).map(PadBarRequest::Open).or(asked.take()));
        }
        asked
    }
}

/// The place of what comes and goes with the entries: beside it nothing moves, where there is room for that.
fn space(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    let room = if width < NARROW { 0.0 } else { ODD[usize::from(width >= WITH_WORDS)] };
    let place = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(room, ui.available_height()), place, |ui| {
        ui.set_min_width(room);
        contents(ui);
    });
}
