//! A row of a list of games or sheets: a click or the keyboard selects it, two clicks open it.

use egui::{CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{focus_ring, shows_focus};
use crate::ui::{
    drawing::symbols::{self, Symbol},
    theme::Theme,
};

/// The height of a row.
pub const HEIGHT: f32 = 78.0;
/// Where the words begin, behind the picture.
pub const WORDS: f32 = 86.0;

/// What was done in a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    /// This row was selected.
    pub selected: Option<usize>,
    /// It was opened.
    pub opened: bool,
    /// The keyboard is in the list.
    pub focused: bool,
}

impl Chosen {
    /// Shows the ground of row `k`, and notes what was done with it. `name` is what a screen reader says.
    pub fn row(&mut self, ui: &mut Ui, k: usize, selected: bool, name: impl Fn() -> String) -> Response {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        let response = ui.interact(rect, ui.scope_id().with(("row", k)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, name()));
        if response.clicked() || (response.has_focus() && !selected) {
            self.selected = Some(k);
        }
        self.opened |= response.double_clicked();
        self.focused |= response.has_focus();
        ground(ui, &response, selected);
        response
    }
}

fn ground(ui: &Ui, response: &Response, selected: bool) {
    let theme = Theme::of(ui.ctx());
    let (painter, rect) = (ui.painter(), response.rect);
    let inside = rect.shrink2(vec2(1.0, 2.0));
    let radius = CornerRadius::same(9);
    if selected {
        painter.rect(inside, radius, theme.selection, Stroke::new(1.4, theme.focus), StrokeKind::Inside);
    } else if response.hovered() {
        let edge = Stroke::new(1.0, theme.gold_line);
        painter.rect(inside, radius, theme.raised_hover, edge, StrokeKind::Inside);
    } else {
        painter.hline(rect.x_range().shrink(10.0), rect.max.y, Stroke::new(1.0, theme.band));
    }
    if shows_focus(ui, response) {
        focus_ring(painter, inside.shrink(3.0), &theme, 6);
    }
}

/// The place of the picture in a row.
#[must_use]
pub fn stamp(rect: Rect) -> Rect {
    Rect::from_center_size(pos2(rect.min.x + 42.0, rect.center().y), Vec2::splat(62.0))
}

/// A sign where there is no picture; it warns where the row cannot be used.
pub fn paint_sign(ui: &Ui, stamp: Rect, symbol: Symbol, usable: bool) {
    let theme = Theme::of(ui.ctx());
    let edge = Stroke::new(1.0, theme.gold_line);
    ui.painter().rect(stamp, CornerRadius::same(6), theme.paper, edge, StrokeKind::Inside);
    let (symbol, ink) = if usable { (symbol, theme.ink_soft) } else { (Symbol::Info, theme.danger) };
    symbols::paint(ui.painter(), stamp.shrink(18.0), symbol, ink);
}
