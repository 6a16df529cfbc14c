//! What can be pointed at: with the pointer or a finger, anywhere in a triangle; with the keyboard, which stops at the
//! map once and then moves with the arrow keys.

use egui::{Id, Pos2, Rect, Role, Sense, Ui, WidgetInfo, accesskit::Action};

use super::{
    sheet::Sheet,
    view::{MapResponse, Mark, Target},
};
use crate::widgets::atlas::inset;
use ui::{
    theme::{self, Theme, size},
    widgets::{roving, shows_focus},
};

/// A place: which one, its name, and whether it is chosen.
type Named<'a> = (Target, &'a str, bool);

pub(super) fn interact(ui: &Ui, theme: &Theme, sheet: &Sheet<'_>, room: Rect) -> MapResponse {
    let named = named(sheet);
    let id = |target: Target| ui.scope_id().with(("map", target));
    let stop = tab_stop(ui, sheet, &named, id);
    let mut result = MapResponse {
        chosen: None,
        pointed: None,
        pointed_rect: None,
        // Below all places, so that its name is read before theirs.
        response: ui.interact(room, ui.scope_id().with("map"), Sense::hover()),
    };
    result.response.widget_info(|| WidgetInfo::labeled(Role::Group, true, sheet.view.name));
    let mut focused = None;
    for &(target, name, is_chosen) in &named {
        let id = id(target);
        // Arrow keys and screen readers can go anywhere.
        let has_it = ui.memory(|memory| memory.has_focus(id));
        let asked = ui.input(|input| input.has_accesskit_action_request(id, Action::Focus));
        let sense = match sheet.view.still {
            true => Sense::hover(),
            false if Some(target) == stop || has_it || asked => Sense::click(),
            false => Sense::CLICK,
        };
        let response = ui.interact(sheet.rect(target), id, sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, name));
        if sheet.view.focus == Some(target) || asked {
            response.request_focus();
        }
        // This is for keys and screen readers: pointers are handled below.
        if response.clicked() {
            result.chosen = Some(target);
        }
        if response.has_focus() {
            focused = Some(target);
        }
        if shows_focus(ui, &response) {
            paint_focus(ui, theme, sheet, target);
        }
    }
    if let Some(target) = focused {
        let last = ui.scope_id().with("last place");
        ui.data_mut(|data| data.insert_temp(last, target));
        let places: Vec<(Id, Pos2)> =
            named.iter().map(|(target, ..)| (id(*target), sheet.rect(*target).center())).collect();
        roving::rove_about(ui, &places);
    }
    let hovered = pointer(ui, theme, sheet, room, &mut result);
    result.pointed = hovered.or(focused);
    result.pointed_rect = result.pointed.map(|target| sheet.rect(target));
    result
}

/// All places that can be pointed at.
fn named<'a>(sheet: &'a Sheet<'_>) -> Vec<Named<'a>> {
    let view = sheet.view;
    let spaces = view.board.spaces().zip(&view.spaces);
    let spaces =
        spaces.map(|(space, view)| (Target::Space(space), view.name.as_str(), view.mark == Mark::Chosen));
    let corners = view.corners.iter().map(|(corner, name)| (Target::Corner(*corner), name.as_str(), false));
    let lines = view.lines.iter().map(|(line, name)| (Target::Line(*line), name.as_str(), false));
    corners.chain(lines).chain(spaces).collect()
}

/// Where Tab enters the map: where it was before, or else at what is to be chosen next.
fn tab_stop(ui: &Ui, sheet: &Sheet<'_>, named: &[Named<'_>], id: impl Fn(Target) -> Id) -> Option<Target> {
    let is_there = |target: &Target| named.iter().any(|(other, ..)| other == target);
    let focused = named
        .iter()
        .map(|(target, ..)| *target)
        .find(|target| ui.memory(|memory| memory.has_focus(id(*target))));
    let last = ui.data(|data| data.get_temp(ui.scope_id().with("last place"))).filter(is_there);
    let asks = |target: &Target| match target {
        Target::Space(space) => sheet.of(*space).is_some_and(|space| space.mark == Mark::Available),
        Target::Corner(_) | Target::Line(_) => true,
    };
    let first = || named.iter().map(|(target, ..)| *target).find(asks).or(named.first().map(|it| it.0));
    focused.or(last).or_else(first)
}

/// Takes in the pointer. It is above all places: their rectangles overlap, triangles do not.
fn pointer(
    ui: &Ui,
    theme: &Theme,
    sheet: &Sheet<'_>,
    room: Rect,
    result: &mut MapResponse,
) -> Option<Target> {
    if sheet.view.still {
        return None;
    }
    let area = ui.interact(room, ui.scope_id().with("pointer on the map"), Sense::CLICK);
    if area.clicked() {
        // Pressed and released at the same place.
        let pressed = ui.input(|input| input.pointer.press_origin()).and_then(|point| at(sheet, point));
        let lifted = area.interact_pointer_pos().and_then(|point| at(sheet, point));
        result.chosen =
            lifted.filter(|target| pressed.is_none() || pressed == Some(*target)).or(result.chosen);
    }
    let target = at(sheet, area.hover_pos()?)?;
    ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    paint_pointed(ui, theme, sheet, target);
    Some(target)
}

/// The place at a point: a corner or a line that can be chosen comes before the space next to it.
fn at(sheet: &Sheet<'_>, point: Pos2) -> Option<Target> {
    let view = sheet.view;
    let reach = (sheet.lattice.side() * 0.28).max(size::SYMBOL);
    let corners = view
        .corners
        .iter()
        .map(|(corner, _)| (Target::Corner(*corner), sheet.corner(*corner).distance(point)));
    let middle = |[one, other]: [Pos2; 2]| one.lerp(other, 0.5);
    let lines =
        view.lines.iter().map(|(line, _)| (Target::Line(*line), middle(sheet.line(*line)).distance(point)));
    let near = corners.chain(lines).filter(|(_, far)| *far <= reach).min_by(|a, b| a.1.total_cmp(&b.1));
    let space = || sheet.lattice.at(point).and_then(|at| view.board.space(at)).map(Target::Space);
    near.map(|(target, _)| target).or_else(space)
}

fn paint_pointed(ui: &Ui, theme: &Theme, sheet: &Sheet<'_>, target: Target) {
    outline(ui, sheet, target, theme::stroke::strong(theme.gold), 0.07);
}

fn paint_focus(ui: &Ui, theme: &Theme, sheet: &Sheet<'_>, target: Target) {
    outline(ui, sheet, target, theme::stroke::ring(theme.focus), 0.0);
}

fn outline(ui: &Ui, sheet: &Sheet<'_>, target: Target, stroke: egui::Stroke, within: f32) {
    let (painter, side) = (ui.painter(), sheet.lattice.side());
    match target {
        Target::Space(space) => {
            let corners = inset(sheet.space(space), side * within).to_vec();
            painter.add(egui::Shape::closed_line(corners, stroke));
        }
        Target::Corner(_) | Target::Line(_) => {
            painter.circle_stroke(sheet.rect(target).center(), side * 0.2, stroke);
        }
    }
}
