//! A choice among the five symbols, each shown by its drawing. A choice can be taken back.

use egui::{Id, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::symbols::{self, Tones};
use crate::rules::Symbol;
use ui::{
    theme::{self, Theme},
    widgets::{control_height, focus_ring, roving, shows_focus},
};

/// Shows the symbols side by side; returns the new choice, if there is one: a click on the chosen symbol chooses none. The
/// arrow keys go from one to the next. `words` has the names of the symbols for a screen reader.
pub fn show(
    ui: &mut Ui,
    name: &str,
    chosen: Option<Symbol>,
    words: impl Fn(Symbol) -> String,
) -> Option<Option<Symbol>> {
    let theme = Theme::of(ui.ctx());
    let (side, gap) = (control_height(ui), theme::space::SMALL);
    let (room, group) =
        ui.allocate_exact_size(vec2(Symbol::COUNT as f32 * (side + gap) - gap, side), Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::Group, ui.is_enabled(), name));
    let mut asked = None;
    let mut places: Vec<(Id, Pos2)> = Vec::new();
    for (k, symbol) in Symbol::ALL.into_iter().enumerate() {
        let corner = room.min + vec2(k as f32 * (side + gap), 0.0);
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        let (id, is_chosen) = (group.id.with(k), chosen == Some(symbol));
        let response = ui.interact(rect, id, Sense::click());
        response
            .widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, words(symbol)));
        if response.clicked() {
            asked = Some((!is_chosen).then_some(symbol));
        }
        let fill = match (is_chosen, response.hovered()) {
            (true, _) => theme.selection,
            (false, true) => theme.raised_hover,
            (false, false) => theme.raised,
        };
        let edge =
            if is_chosen { theme::stroke::strong(theme.primary) } else { theme::stroke::edge(theme.outline) };
        ui.painter().rect(rect, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
        let tones = Tones { ink: symbols::colours_of(&theme, symbol).ink, ground: fill };
        symbols::paint(ui.painter(), rect.shrink(theme::space::SMALL), symbol, tones);
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), rect, &theme, theme::radius::CONTROL);
        }
        places.push((id, rect.center()));
        response.on_hover_text(words(symbol));
    }
    roving::rove_about(ui, &places);
    asked
}
