//! A field: the boxes of a row and type, and what a tap on it does.

use egui::{Align2, Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{FieldTap, FieldView, PadTap, RowView};
use common::{
    BuildingType,
    drawing::colours_of,
    widgets::type_table::{Boxes, Filled},
};
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, ColourFamily, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, text_width},
};

/// A field held for so long, in seconds, leads to its entries; that it is held shows a little after it was pressed.
const HOLD: f64 = 0.5;
const HOLD_SHOWS: f64 = 0.15;
/// A pointer that went no further is held still.
const STILL: f32 = 6.0;
/// The height of what is said below the boxes, how far it is from the edges, and the room of the lock.
const CAPTIONS: f32 = 20.0;
const EDGE: f32 = theme::space::SMALL;
const LOCK: f32 = 16.0;

pub(super) fn show(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    (row, building): (usize, BuildingType),
    (view, form): (&RowView, CountForm),
) -> Option<PadTap> {
    let field = &view.cells[building.index()];
    let above = rect.with_max_y(rect.max.y - CAPTIONS).shrink2(vec2(6.0, 0.0));
    let boxes = Boxes::new(above, field.printed);
    let id = ui.scope_id().with(("field", row, building.index()));
    let pressed = || ui.input(|input| input.pointer.press_origin().or(input.pointer.interact_pos()));
    let held_box = || pressed().filter(|at| rect.contains(*at)).and_then(|at| boxes.at(at.x));
    let change = PadTap::Change { row, building, held: held_box() };
    let tap = field.tap.field.map(|tap| match tap {
        FieldTap::Fill => PadTap::Fill { row, building },
        FieldTap::Change => change,
        FieldTap::Row => PadTap::Row(row),
    });
    let enabled = ui.is_enabled();
    let senses = enabled && (tap.is_some() || field.tap.changes);
    let response = ui.interact(rect, id, if senses { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled && tap.is_some(), &field.label));
    paint(ui, theme, rect, (building, form), view, &boxes, &response);
    let held = if field.tap.changes { held(ui, &response) } else { 0.0 };
    if held > 0.0 {
        let line = rect.with_min_y(rect.max.y - theme::space::TIGHT);
        let line = line.with_max_x(line.min.x + line.width() * held);
        ui.painter().rect_filled(line, theme::radius::MARK, theme.focus);
    }
    if response.secondary_clicked() || held >= 1.0 {
        return Some(change).filter(|_| field.tap.changes);
    }
    tap.filter(|_| response.clicked())
}

/// How long it is held still, from 0 to 1, where that is long enough; a click or a drag is no holding.
fn held(ui: &Ui, response: &Response) -> f32 {
    if !response.is_pointer_button_down_on() || !response.contains_pointer() {
        return 0.0;
    }
    let since = ui.input(|input| {
        let is_still = input.pointer.total_drag_delta().is_none_or(|way| way.length() < STILL);
        let pressed = input.pointer.press_start_time().filter(|_| is_still && input.pointer.primary_down());
        pressed.map_or(0.0, |pressed| input.time - pressed)
    });
    ui.ctx().request_repaint();
    ((since - HOLD_SHOWS) / (HOLD - HOLD_SHOWS)).clamp(0.0, 1.0) as f32
}

fn paint(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    (building, form): (BuildingType, CountForm),
    row: &RowView,
    boxes: &Boxes,
    response: &Response,
) {
    let field = &row.cells[building.index()];
    let colours = colours_of(theme, building);
    let painter = ui.painter();
    let radius = theme::radius::CONTROL;
    let pressed = response.is_pointer_button_down_on();
    let hovered = response.sense.senses_click() && response.hovered();
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
        theme::stroke::fine(colours.ink)
    };
    painter.rect(rect, radius, tile, edge, StrokeKind::Inside);
    let filled = Filled { count: field.count, later: field.later, next: false };
    boxes.paint(painter, theme, colours, filled);
    if field.count > 0 && field.just_filled {
        boxes.mark(painter, theme, field.count - 1);
    }
    paint_captions(painter, rect, colours, field, form);
    if shows_focus(ui, response) {
        focus_ring(painter, rect.shrink(3.0), theme, theme::radius::CONTROL);
    }
}

/// How large what stands below the boxes is written.
fn size(rect: Rect) -> TextSize {
    TextSize::fitted(rect.width() * 0.085, TextSize::TINY..=TextSize::LEAD)
}

/// How it is told below the boxes how many are filled, which is also seen: the most that has room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CountForm {
    /// "3".
    Count,
    /// "3/5".
    Figures,
    /// "3 of 5".
    Words,
}

impl CountForm {
    /// What has room below the boxes; of full ones it is not said.
    pub(super) fn fitting(painter: &Painter, rect: Rect, field: &FieldView) -> Self {
        let size = size(rect);
        let wide = |words: &str, font| text_width(painter, words, font);
        let lock = if field.locked { LOCK } else { 0.0 };
        let beside = lock + wide(&field.now, theme::bold(size)) + theme::space::TIGHT;
        let room = rect.width() - 2.0 * EDGE - beside;
        let fits = |form: &Self| wide(&form.of(field), theme::body(size)) <= room;
        let is_said = field.count < field.printed;
        [Self::Words, Self::Figures].into_iter().find(|form| !is_said || fits(form)).unwrap_or(Self::Count)
    }

    fn of(self, field: &FieldView) -> String {
        match self {
            Self::Count => field.count.to_string(),
            Self::Figures => format!("{}/{}", field.count, field.printed),
            Self::Words => field.caption.clone(),
        }
    }
}

/// Below the boxes: how many, what they give now, and whether that is certain.
fn paint_captions(painter: &Painter, rect: Rect, colours: &ColourFamily, field: &FieldView, form: CountForm) {
    let y = rect.max.y - (rect.height() * 0.16).clamp(11.0, 17.0);
    let inside = rect.shrink2(vec2(EDGE, 0.0));
    let size = size(rect);
    let left = inside.min.x;
    let mut right = inside.max.x;
    if field.locked {
        let icon = Rect::from_center_size(pos2(right - 6.0, y), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, icon, Symbol::Lock, colours.text);
        right -= LOCK;
    }
    let now = painter.text(pos2(right, y), Align2::RIGHT_CENTER, &field.now, theme::bold(size), colours.text);
    let room = now.min.x - left - theme::space::TIGHT;
    if field.count >= field.printed {
        // The boxes say it too: a sign is enough.
        let icon = Rect::from_center_size(pos2(left + 7.0, y), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, icon, Symbol::Check, colours.text);
        return;
    }
    let (at, font) = (pos2(left, y), theme::body(size));
    fitted_text(painter, at, Align2::LEFT_CENTER, &form.of(field), font, colours.text, room);
}
