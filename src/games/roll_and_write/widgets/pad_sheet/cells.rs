//! A field: the boxes of a row and type, and what a tap on it does.

use egui::{Align2, Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{FieldTap, FieldView, PadTap, RowView};
use crate::{
    games::{
        common::{BuildingType, drawing::colours_of},
        roll_and_write::widgets::type_table::{Boxes, Filled},
    },
    ui::{
        drawing::symbols::{self, Symbol},
        theme::{self, ColourFamily, TextSize, Theme},
        widgets::{fitted_text, focus_ring, shows_focus},
    },
};

/// No part of a field that can be tapped is narrower.
const FINGER: f32 = 44.0;
/// A pointer that went no further is held still.
const STILL: f32 = 6.0;
/// The height of what is said below the boxes.
const CAPTIONS: f32 = 20.0;

pub(super) fn show(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    (row, building): (usize, BuildingType),
    view: &RowView,
) -> Option<PadTap> {
    let field = &view.cells[building.index()];
    let above = rect.with_max_y(rect.max.y - CAPTIONS).shrink2(vec2(6.0, 0.0));
    let boxes = Boxes::new(above, field.printed);
    let id = ui.scope_id().with(("field", row, building.index()));
    let enabled = ui.is_enabled() && !view.name.quiet;
    let part = |rect: Rect, id: egui::Id, name: &str, usable: bool| {
        let sense = if enabled && (usable || field.tap.changes) { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled && usable, name));
        response
    };
    let change = PadTap::Change { row, building };
    let on_field = field.tap.field.map(|tap| match tap {
        FieldTap::Fill => PadTap::Fill { row, building },
        FieldTap::Change => change,
    });
    let mut parts = vec![(part(rect, id, &field.label, on_field.is_some()), on_field)];
    if let Some(name) = &field.tap.empties {
        // It lies over the field.
        parts.push((
            part(just_filled(rect, &boxes, field), id.with("filled"), name, true),
            Some(PadTap::Empty),
        ));
    }
    paint(ui, theme, rect, building, view, &boxes, &parts);
    let asked = |(response, tap): &(Response, Option<PadTap>)| {
        let changes = field.tap.changes && (response.secondary_clicked() || is_held(ui, response));
        if changes { Some(change) } else { tap.filter(|_| response.clicked()) }
    };
    parts.iter().find_map(asked)
}

/// Whether the mouse is held still on it for longer than a click; a finger held gives a secondary click by itself.
fn is_held(ui: &Ui, response: &Response) -> bool {
    let still = ui.input(|input| {
        let from = input.pointer.press_origin().filter(|_| input.pointer.primary_down());
        let way = input.pointer.total_drag_delta();
        from.is_some_and(|from| response.rect.contains(from)) && way.is_some_and(|way| way.length() < STILL)
    });
    if !still || !response.contains_pointer() {
        return false;
    }
    let held = ui.input(|input| input.pointer.is_decidedly_dragging());
    if !held {
        let longest = ui.ctx().options(|options| options.input_options.max_click_duration);
        ui.ctx().request_repaint_after_secs(longest as f32);
    }
    held
}

/// The part of a field that stands for its last filled box: that box, widened for a finger away from the empty ones.
fn just_filled(rect: Rect, boxes: &Boxes, field: &FieldView) -> Rect {
    let finger = FINGER.min(rect.width());
    let right = boxes.before(field.count + field.later).clamp(rect.min.x + finger, rect.max.x);
    rect.with_max_x(right).with_min_x(right - finger)
}

fn paint(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    building: BuildingType,
    row: &RowView,
    boxes: &Boxes,
    parts: &[(Response, Option<PadTap>)],
) {
    let field = &row.cells[building.index()];
    let colours = colours_of(theme, building);
    let painter = ui.painter();
    let radius = theme::radius::CONTROL;
    let pressed = parts.iter().any(|(response, _)| response.is_pointer_button_down_on());
    let hovered = parts.iter().any(|(response, _)| response.sense.senses_click() && response.hovered());
    let complete = field.count >= field.printed;
    let quiet = if row.name.current || hovered { 0.0 } else { 0.25 };
    let tile = if pressed {
        theme.raised_pressed
    } else if row.name.quiet {
        theme.band
    } else {
        colours.tile.lerp_to_gamma(theme.paper, quiet)
    };
    let edge = if row.name.current && !complete {
        theme::stroke::strong(colours.ink)
    } else if hovered && !complete {
        theme::stroke::strong(theme.gold)
    } else {
        theme::stroke::edge(colours.edge)
    };
    painter.rect(rect, radius, tile, edge, StrokeKind::Inside);
    let filled = Filled { count: field.count, later: field.later, next: false };
    boxes.paint(painter, theme, colours, filled);
    if field.count > 0 && field.tap.empties.is_some() {
        boxes.mark(painter, theme, field.count - 1);
    }
    paint_captions(painter, theme, rect, colours, field, complete);
    for (response, _) in parts {
        if shows_focus(ui, response) {
            focus_ring(painter, response.rect.shrink(3.0), theme, theme::radius::CONTROL);
        }
    }
}

/// Below the boxes: how many, what they give now, and whether that is certain.
fn paint_captions(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    colours: &ColourFamily,
    field: &FieldView,
    complete: bool,
) {
    let y = rect.max.y - (rect.height() * 0.16).clamp(11.0, 17.0);
    let inside = rect.shrink2(vec2(8.0, 0.0));
    let size = TextSize::fitted(rect.width() * 0.085, TextSize::TINY..=TextSize::LEAD);
    let font = if complete { theme::bold(size) } else { theme::body(size) };
    let mut left = inside.min.x;
    if field.tap.empties.is_some() {
        let icon = Rect::from_center_size(pos2(left + 7.0, y), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, icon, Symbol::Undo, theme.focus);
        left += 19.0;
    }
    let mut right = inside.max.x;
    if field.locked {
        let icon = Rect::from_center_size(pos2(right - 6.0, y), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, icon, Symbol::Lock, colours.text);
        right -= 17.0;
    }
    let now = painter.text(pos2(right, y), Align2::RIGHT_CENTER, &field.now, theme::bold(size), colours.text);
    let room = now.min.x - left - 4.0;
    let words = painter.layout_no_wrap(field.caption.clone(), font.clone(), colours.text);
    if complete && words.size().x > room {
        // The boxes say it too: a sign is enough.
        let icon = Rect::from_center_size(pos2(left + 7.0, y), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, icon, Symbol::Check, colours.text);
        return;
    }
    fitted_text(painter, pos2(left, y), Align2::LEFT_CENTER, &field.caption, font, colours.text, room);
}
