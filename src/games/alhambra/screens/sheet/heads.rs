//! What stands over the columns or at the left of the rows: a type with its drawing and the VP of its places, or what
//! else is counted.

use egui::{Align2, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::model::{Column, HeadView, SheetResponse, SheetTap};
use crate::{
    rules::Side,
    screens::modules,
    widgets::tiles::ramparts::{self, Rampart},
};
use common::{drawing, widgets::type_table::Types};
use ui::{
    theme::{self, TextSize, Theme, size, space},
    widgets::{fitted_text, focus_ring, shows_focus},
};

/// The height of a line of words.
const LINE: f32 = 20.0;
/// A head of this height has lines of that height; in a higher one they are higher, up to so many times.
const LEAST: f32 = 76.0;
const MOST_LARGE: f32 = 1.25;
/// In a head narrower than this the name is small.
const NARROW: f32 = 60.0;
/// How much smaller a name is made in its usual face.
const SMALLEST: f32 = 0.8;

/// Shows a head.
pub(super) fn show(
    ui: &Ui,
    theme: &Theme,
    (place, types): (Rect, Types),
    head: &HeadView,
    still: bool,
    shown: &mut SheetResponse,
) {
    let rect = place.shrink2(vec2(space::HAIR, 0.0));
    let is_type = matches!(head.column, Column::Type(_));
    let sense = if is_type && !still { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("head", head.column)), sense);
    let role = match types {
        _ if is_type && !still => Role::Button,
        Types::AsColumns => Role::ColumnHeader,
        Types::AsRows => Role::RowHeader,
    };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &head.label));
    let painter = ui.painter();
    if response.hovered() && is_type && !still {
        painter.rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    match types {
        Types::AsColumns => above(painter, theme, rect, head),
        Types::AsRows => beside(painter, theme, rect, head),
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(space::TIGHT), theme, theme::radius::CONTROL);
    }
    if response.hovered() || shows_focus(ui, &response) {
        shown.pointed = Some((None, head.column));
    }
    if response.clicked() {
        shown.tap = Some(SheetTap::Head(head.column));
    }
}

/// Where words without a drawing stand.
pub(super) fn foot(over: Rect) -> Rect {
    over.with_min_y(over.max.y - 2.0 * LINE)
}

/// The drawing above its name and places.
fn above(painter: &Painter, theme: &Theme, rect: Rect, head: &HeadView) {
    // In a high head everything is larger.
    let large = (rect.height() / LEAST).max(1.0);
    let line = LINE * large.min(MOST_LARGE);
    drawn(painter, theme, rect.with_max_y(rect.max.y - 2.0 * line).shrink(space::HAIR), head.column);
    let room = rect.width() - space::TIGHT;
    let fitted = |size: TextSize, most: TextSize| TextSize::fitted(size.points() * large, size..=most);
    let title = theme::title(fitted(TextSize::TEXT, TextSize::HEADING));
    let wide = painter.layout_no_wrap(head.name.clone(), title.clone(), theme.ink).size().x;
    // A name that has no room is small rather than cut off.
    let is_narrow = rect.width() < NARROW || wide * SMALLEST > room;
    let font = if is_narrow { theme::body(TextSize::TINY) } else { title };
    let mut lines = vec![(&head.name, font, theme.ink)];
    if !head.places.is_empty() {
        lines.push((&head.places, theme::figures(fitted(TextSize::TEXT, TextSize::LEAD)), theme.gold_ink));
    }
    for (k, (words, font, ink)) in lines.into_iter().enumerate() {
        let at = pos2(rect.center().x, rect.max.y - (1.5 - k as f32) * line);
        fitted_text(painter, at, Align2::CENTER_CENTER, words, font, ink, room);
    }
}

/// The drawing before its name and places.
fn beside(painter: &Painter, theme: &Theme, rect: Rect, head: &HeadView) {
    let side = (rect.height() - space::SMALL).min(rect.width() * 0.32).clamp(size::SMALL_DRAWING, size::TALL);
    let middle = pos2(rect.min.x + space::TIGHT + side / 2.0, rect.center().y);
    drawn(painter, theme, Rect::from_center_size(middle, Vec2::splat(side)), head.column);
    let left = rect.min.x + space::TIGHT + side + space::SMALL;
    // In a low row both lines are smaller and nearer to each other.
    let line = (LINE - space::HAIR).min(rect.height() / 2.0);
    let size = TextSize::fitted(line * 0.92, TextSize::TINY..=TextSize::TEXT);
    let mut lines = vec![(&head.name, theme::title(size), theme.ink)];
    if !head.places.is_empty() {
        lines.push((&head.places, theme::figures(size), theme.gold_ink));
    }
    let first = (lines.len() - 1) as f32 / 2.0;
    for (k, (words, font, ink)) in lines.into_iter().enumerate() {
        let at = pos2(left, rect.center().y + (k as f32 - first) * line);
        fitted_text(painter, at, Align2::LEFT_CENTER, words, font, ink, rect.max.x - left);
    }
}

/// What is counted, drawn.
pub fn drawn(painter: &Painter, theme: &Theme, place: Rect, column: Column) {
    let square = Rect::from_center_size(place.center(), Vec2::splat(place.width().min(place.height())));
    match column {
        Column::Type(building) => drawing::paint(painter, place, theme, building),
        Column::Wall => {
            let cell = Rect::from_center_size(square.center(), square.size() * 0.72);
            let walls =
                [Side::North, Side::West, Side::South].map(|side| Rampart::of(cell, side).golden(true));
            ramparts::paint(painter, theme, cell.width(), &walls);
        }
        Column::Module(module) => (modules::of(module).paint)(painter, theme, square.shrink(space::HAIR)),
    }
}
