//! A pair of dice that can be kept: the pair, what it points at, and what happens to the others.

use egui::{Align2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use common::{BuildingType, drawing};
use ui::{
    drawing::{
        cross, dice,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, key_cap, shows_focus},
};

/// The height of a choice, and of its dice with what they point at.
const HEIGHT: f32 = 52.0;
const DICE: f32 = 40.0;
/// The height of a choice in one line.
const LOW: f32 = 44.0;
/// Where its words begin then, and the least width for them.
const BESIDE: f32 = 140.0;
const WIDE: f32 = 232.0;

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
    /// The caption stands beside the dice, or is told to the pointer where there is no room.
    pub low: bool,
}

/// A choice narrower than this has no room for its key.
const NARROW: f32 = 144.0;
/// The room of the tick of one that is chosen.
const TICK: f32 = 36.0;

/// Shows the choice as a button of this width.
pub fn show(ui: &mut Ui, choice: &PairChoice<'_>, width: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    let (height, line) = if choice.low { (LOW, LOW) } else { (HEIGHT, DICE) };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), choice.chosen, choice.name));
    let painter = ui.painter();
    let (fill, edge) = match (choice.chosen, response.hovered()) {
        (true, _) => (theme.selection, theme::stroke::strong(theme.focus)),
        (false, true) => (theme.raised_hover, theme::stroke::edge(theme.gold)),
        (false, false) => (theme.raised, theme::stroke::edge(theme.gold_line)),
    };
    painter.rect(rect, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
    // A narrow one has no room for its key.
    let keyed = width >= NARROW;
    let left = if keyed { rect.min.x } else { rect.min.x - 36.0 };
    let middle = rect.min.y + line / 2.0;
    let square = |x: f32, side: f32| Rect::from_center_size(pos2(left + x, middle), Vec2::splat(side));
    if keyed {
        key_cap::paint(painter, square(22.0, 24.0).center(), &theme, &choice.number.to_string());
    }
    let look = dice::DieStyle::default();
    dice::paint(painter, square(53.0, 27.0), &theme, &theme.yellow_die, choice.yellow, look);
    dice::paint(painter, square(83.0, 27.0), &theme, &theme.blue_die, choice.blue, look);
    let drawing = square(117.0, 28.0);
    drawing::paint_faded(painter, drawing, &theme, choice.building, if choice.built { 0.5 } else { 0.0 });
    if choice.built {
        cross::paint(painter, drawing, theme.pen, choice.number.into());
    }
    if choice.chosen && keyed {
        let tick =
            Rect::from_center_size(pos2(rect.max.x - TICK / 2.0, middle), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, tick, Symbol::Check, theme.focus);
    }
    let at = if choice.low {
        pos2(rect.min.x + BESIDE, rect.center().y)
    } else {
        pos2(rect.min.x + 12.0, rect.max.y - 10.0)
    };
    let end = rect.max.x - if choice.low && choice.chosen { TICK } else { theme::space::SMALL };
    let is_told = !choice.low || width >= WIDE;
    if is_told {
        let font = theme::body(TextSize::SMALL);
        let room = end - at.x;
        fitted_text(painter, at, Align2::LEFT_CENTER, choice.caption, font, theme.ink_soft, room);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, theme::radius::CONTROL);
    }
    if is_told { response } else { response.on_hover_text(choice.caption) }
}
