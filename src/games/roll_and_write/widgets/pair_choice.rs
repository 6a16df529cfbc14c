//! A pair of dice that can be kept: the pair, what it points at, and what happens to the others.

use egui::{
    Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::{
    games::common::{BuildingType, drawing},
    ui::{
        drawing::{
            cross, dice,
            symbols::{self, Symbol},
        },
        theme::{self, Theme},
        widgets::{fitted_text, focus_ring, key_cap, shows_focus},
    },
};

const HEIGHT: f32 = 58.0;
const RADIUS: u8 = 9;

/// A pair to choose.
#[derive(Clone, Copy, Debug)]
pub struct PairChoice<'a> {
    /// The key that chooses it.
    pub number: u8,
    /// 1–6.
    pub yellow: u8,
    /// 1–6.
    pub blue: u8,
    /// What stands where the pair points.
    pub building: BuildingType,
    /// That is built already.
    pub built: bool,
    /// This one is chosen.
    pub chosen: bool,
    /// Below the dice.
    pub caption: &'a str,
    /// What a screen reader says.
    pub name: &'a str,
}

/// Shows the choice as a button of this width.
pub fn show(ui: &mut Ui, choice: &PairChoice<'_>, width: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), choice.chosen, choice.name));
    let painter = ui.painter();
    let (fill, edge) = match (choice.chosen, response.hovered()) {
        (true, _) => (theme.selection, Stroke::new(2.0, theme.focus)),
        (false, true) => (theme.raised_hover, Stroke::new(1.4, theme.gold)),
        (false, false) => (theme.raised, Stroke::new(1.4, theme.gold_line)),
    };
    painter.rect(rect, CornerRadius::same(RADIUS), fill, edge, StrokeKind::Inside);
    let square = |x: f32, side: f32| {
        Rect::from_center_size(pos2(rect.min.x + x, rect.min.y + 22.0), Vec2::splat(side))
    };
    key_cap::paint(painter, square(22.0, 24.0).center(), &theme, &choice.number.to_string());
    let look = dice::Look::default();
    dice::paint(painter, square(53.0, 27.0), &theme, &theme.yellow_die, choice.yellow, look);
    dice::paint(painter, square(83.0, 27.0), &theme, &theme.blue_die, choice.blue, look);
    let drawing = square(117.0, 28.0);
    drawing::paint_faded(painter, drawing, &theme, choice.building, if choice.built { 0.5 } else { 0.0 });
    if choice.built {
        cross::paint(painter, drawing, theme.pen, choice.number.into());
    }
    if choice.chosen {
        let tick = Rect::from_center_size(pos2(rect.max.x - 18.0, rect.min.y + 22.0), Vec2::splat(16.0));
        symbols::paint(painter, tick, Symbol::Check, theme.focus);
    }
    let at = pos2(rect.min.x + 12.0, rect.max.y - 12.0);
    let room = rect.width() - 20.0;
    fitted_text(painter, at, Align2::LEFT_CENTER, choice.caption, theme::body(14.5), theme.ink_soft, room);
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, RADIUS);
    }
    response
}
