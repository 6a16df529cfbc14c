//! The cells: what stands in them, what can be built, and moving among them.

use egui::{Response, Role, Sense, Ui, WidgetInfo, epaint::RectShape, vec2};

use super::{
    advice,
    geometry::Geometry,
    glow, turning,
    view::{Glow, SheetAction, SheetResponse, SheetView},
};
use crate::widgets::sheet_grid::{self, CellStyle};
use ui::{
    theme::Theme,
    widgets::{
        focus_ring,
        roving::{self, At},
        shows_focus,
    },
};

/// Shows all cells; those that stand out are painted after the others, since they reach beyond their edges.
pub(super) fn show(
    ui: &mut Ui,
    view: &SheetView<'_>,
    theme: &Theme,
    geometry: &Geometry,
    result: &mut SheetResponse,
) {
    let stop = tab_stop(ui, view);
    let responses: Vec<(At, Response)> =
        sheet_grid::cells().map(|at| (at, interact(ui, view, geometry, result, at, stop))).collect();
    let stands_out = |(row, column): At, response: &Response| {
        let cell = &view.cells[row][column];
        cell.glow != Glow::None
            || cell.pointed
            || cell.advice.is_some()
            || response.hovered()
            || response.has_focus()
    };
    for above in [false, true] {
        for (at, response) in &responses {
            if stands_out(*at, response) == above {
                paint_cell(ui, view, theme, geometry, *at, response);
            }
        }
    }
}

/// The one cell that Tab leads to, from where the arrow keys go on: the one that has the keyboard, else the first that can
/// be built.
fn tab_stop(ui: &Ui, view: &SheetView<'_>) -> At {
    let focused = ui.memory(egui::Memory::focused);
    let buildable = |&(row, column): &At| view.cells[row][column].glow.buildable();
    let has_it = |at: &At| focused == Some(sheet_grid::id(ui, *at));
    let stop = sheet_grid::cells().find(has_it).or(view.focus);
    stop.or_else(|| sheet_grid::cells().find(buildable)).unwrap_or_default()
}

fn interact(
    ui: &mut Ui,
    view: &SheetView<'_>,
    geometry: &Geometry,
    result: &mut SheetResponse,
    at @ (row, column): At,
    stop: At,
) -> Response {
    let cell = &view.cells[row][column];
    let id = sheet_grid::id(ui, at);
    let asked = ui.input(|input| input.has_accesskit_action_request(id, egui::accesskit::Action::Focus));
    let sense = match view.still {
        true => Sense::hover(),
        false => roving::sense(ui, id, at == stop),
    };
    let response = ui.interact(geometry.cells.reach(at), id, sense);
    let follows = !cell.glow.buildable() && cell.advice.as_ref().is_some_and(|advice| advice.changes_dice);
    let reaches = view.turning && cell.coins_away.is_some() && !cell.glow.buildable() && !follows;
    let usable = ui.is_enabled() && (view.tapping || cell.glow.buildable() || follows || reaches);
    response.widget_info(|| {
        let mut info = WidgetInfo::selected(Role::Button, usable, cell.built, &cell.label);
        info.enabled = usable;
        info
    });
    if view.focus == Some(at) || asked {
        response.request_focus();
    }
    if response.has_focus() {
        result.focused_cell = Some(at);
        sheet_grid::rove(ui, &response, at);
    }
    if response.hovered() {
        result.hovered_cell = Some(at);
        if usable {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
    }
    if response.clicked() && view.tapping {
        result.action = Some(SheetAction::Tap { row, column });
    } else if response.clicked() && cell.glow.buildable() {
        result.action = Some(SheetAction::Build { row, column });
    } else if response.clicked() && follows {
        result.action = Some(SheetAction::Follow { row, column });
    } else if response.clicked() && reaches {
        result.action = Some(SheetAction::Reach { row, column });
    } else if response.clicked() {
        result.action = Some(SheetAction::Refuse { row, column });
    }
    response
}

fn paint_cell(
    ui: &Ui,
    view: &SheetView<'_>,
    theme: &Theme,
    geometry: &Geometry,
    at @ (row, column): At,
    response: &Response,
) {
    let cell = &view.cells[row][column];
    let usable = view.tapping || cell.glow.buildable();
    let lit = if view.may_light(at) { cell.glow } else { Glow::None };
    let pointed = response.hovered() || response.has_focus();
    let lift = ui.ctx().animate_bool_responsive(response.id, usable && pointed);
    let rect = geometry
        .cells
        .cell(at)
        .translate(vec2(0.0, -geometry.cell * 0.035 * lift))
        .expand(geometry.cell * 0.035 * lift);
    let painter = ui.painter();
    let radius = sheet_grid::radius(geometry.cell);
    if lit.buildable() {
        glow::halo(painter, rect, theme.glow.gamma_multiply(0.8), geometry.cell * 0.17);
    }
    if lift > 0.0 {
        let shadow = rect.translate(vec2(0.0, geometry.cell * 0.06 * lift));
        painter.add(RectShape::filled(shadow, radius, theme.shadow).with_blur_width(geometry.cell * 0.12));
    }
    let inked = view.moving.inked(at).unwrap_or(1.0);
    let look = CellStyle { building: Some(cell.building), built: cell.built, inked, wet: lit == Glow::Last };
    sheet_grid::paint(painter, theme, rect, at, look, view.letters.as_ref());
    if cell.pointed && lit != Glow::None {
        glow::ring(painter, theme, rect);
    } else if cell.pointed || response.hovered() && !usable {
        sheet_grid::mark_pointed(painter, theme, rect);
    }
    glow::paint(painter, theme, rect, lit);
    if let Some(coins) = cell.coins_away.filter(|_| view.turning && !cell.glow.buildable()) {
        turning::coins_away(painter, theme, rect, coins);
    }
    if let Some(advice) = &cell.advice {
        advice::paint(painter, theme, rect, advice, lit.buildable());
    }
    if shows_focus(ui, response) {
        focus_ring(painter, rect.expand(1.0), theme, radius);
    }
}
