//! The cells: what stands in them, what can be built, and moving among them.

use egui::{
    Align2, Color32, CornerRadius, EventFilter, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, epaint::RectShape, vec2,
};

use super::{
    advice,
    geometry::Geometry,
    paint,
    view::{CellView, Glow, SheetAction, SheetResponse, SheetView},
};
use crate::{
    games::common::drawing::{self, colours_of},
    ui::{
        drawing::{
            coin::{self, Coin},
            cross,
        },
        theme::{self, TextSize, Theme},
        widgets::{arrow_step, focus_ring, shows_focus},
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
    let mut cells = Vec::with_capacity(36);
    for row in 0..6 {
        for column in 0..6 {
            let response = interact(ui, view, geometry, result, row, column);
            cells.push((row, column, response));
        }
    }
    let stands_out = |row: usize, column: usize, response: &Response| {
        let cell = &view.cells[row][column];
        cell.glow != Glow::None || cell.advice.is_some() || response.hovered() || response.has_focus()
    };
    for above in [false, true] {
        for (row, column, response) in &cells {
            if stands_out(*row, *column, response) == above {
                paint_cell(ui, view, theme, geometry, (*row, *column), response);
            }
        }
    }
}

fn id(ui: &Ui, row: usize, column: usize) -> egui::Id {
    ui.scope_id().with(("cell", row, column))
}

fn interact(
    ui: &mut Ui,
    view: &SheetView<'_>,
    geometry: &Geometry,
    result: &mut SheetResponse,
    row: usize,
    column: usize,
) -> Response {
    let cell = &view.cells[row][column];
    let rect = geometry.cell(row, column);
    let response = ui.interact(rect.expand(geometry.gap() / 2.0), id(ui, row, column), Sense::click());
    let usable = ui.is_enabled() && (view.tapping || cell.glow.buildable());
    response.widget_info(|| {
        let mut info = WidgetInfo::selected(Role::Button, usable, cell.built, &cell.label);
        info.enabled = usable;
        info
    });
    if view.focus == Some((row, column)) {
        response.request_focus();
    }
    if response.has_focus() {
        result.focused_cell = Some((row, column));
        result.pointed_rect = result.pointed_rect.or(Some(rect));
        move_focus(ui, &response, row, column);
    }
    if response.hovered() {
        result.hovered_cell = Some((row, column));
        result.pointed_rect = Some(rect);
        if usable {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
    }
    if response.clicked() && view.tapping {
        result.action = Some(SheetAction::Tap { row, column });
    } else if response.clicked() && cell.glow.buildable() {
        result.action = Some(SheetAction::Build { row, column });
    }
    response
}

/// The arrow keys go from cell to cell and stop at the edges.
fn move_focus(ui: &Ui, response: &Response, row: usize, column: usize) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let Some((row, column)) = arrow_step(ui, (row, column)) else { return };
    let target = id(ui, row, column);
    ui.memory_mut(|memory| memory.request_focus(target));
}

fn paint_cell(
    ui: &Ui,
    view: &SheetView<'_>,
    theme: &Theme,
    geometry: &Geometry,
    (row, column): (usize, usize),
    response: &Response,
) {
    let cell = &view.cells[row][column];
    let usable = view.tapping || cell.glow.buildable();
    let pointed = response.hovered() || response.has_focus();
    let lift = ui.ctx().animate_bool_responsive(response.id, usable && pointed);
    let rect = geometry
        .cell(row, column)
        .translate(vec2(0.0, -geometry.cell * 0.035 * lift))
        .expand(geometry.cell * 0.035 * lift);
    let painter = ui.painter();
    let corner = (geometry.cell * 0.11).clamp(6.0, 12.0);
    let radius = theme::radius::of(corner);
    let colours = colours_of(theme, cell.building);

    if cell.glow.buildable() {
        paint::halo(painter, rect, corner + 4.0, theme.glow.gamma_multiply(0.8), geometry.cell * 0.17);
    }
    if lift > 0.0 {
        let shadow = rect.translate(vec2(0.0, geometry.cell * 0.06 * lift));
        painter.add(RectShape::filled(shadow, radius, theme.shadow).with_blur_width(geometry.cell * 0.12));
    }
    let tile = if cell.built { colours.tile.lerp_to_gamma(theme.paper, 0.35) } else { colours.tile };
    let edge = if response.hovered() && !usable { theme.gold } else { colours.edge };
    painter.rect(rect, radius, tile, theme::stroke::edge(edge), StrokeKind::Inside);
    let drawing = rect.shrink(geometry.cell * 0.045);
    drawing::paint_faded(painter, drawing, theme, cell.building, if cell.built { 0.5 } else { 0.0 });
    if let Some(letters) = view.letters {
        letter(painter, theme, rect, letters[cell.building.index()], cell);
    }
    if cell.built {
        cross::paint(painter, rect.shrink(geometry.cell * 0.14), theme.pen, (row * 6 + column) as u32);
    }
    mark(painter, theme, rect, radius, cell.glow);
    if let Some(advice) = &cell.advice {
        advice::paint(painter, theme, rect, advice);
    }
    if shows_focus(ui, response) {
        focus_ring(painter, rect.expand(1.0), theme, theme::radius::of(corner));
    }
}

/// The outline and the corner mark of a cell that stands out: never the colour alone.
fn mark(painter: &Painter, theme: &Theme, rect: Rect, radius: CornerRadius, glow: Glow) {
    let side = rect.width();
    let outline = |colour: Color32, width: f32| {
        painter.rect_stroke(rect, radius, Stroke::new(width, colour), StrokeKind::Middle);
    };
    let medal = (side * 0.13).max(8.0);
    let corner = |pos: Pos2, x: f32, y: f32| pos + vec2(x, y) * (medal * 0.55);
    match glow {
        Glow::None => {}
        Glow::CanBuild(_) | Glow::Second => {
            outline(theme.gold, (side * 0.04).clamp(2.6, 4.0));
            outline(theme.glow, (side * 0.014).clamp(1.0, 1.6));
            let centre = corner(rect.left_top(), 1.0, 1.0);
            painter.circle(centre, medal, theme.gold_leaf, theme::stroke::edge(theme.yellow_die.edge));
            let key = match glow {
                Glow::CanBuild(number) => number.to_string(),
                _ => "B".to_owned(),
            };
            let font = theme::bold(TextSize::fitted(medal * 1.5, TextSize::TINY..=TextSize::HERO));
            painter.text(centre, Align2::CENTER_CENTER, key, font, theme.yellow_die.pip);
        }
        Glow::Pays(coins) => {
            let ring = outline_points(rect, f32::from(radius.nw));
            painter.extend(Shape::dashed_line(&ring, theme::stroke::ring(theme.gold), 7.0, 4.0));
            let first = corner(rect.right_bottom(), -1.0, -1.0);
            for k in (0..coins).rev() {
                let centre = first - vec2(f32::from(k) * medal * 1.1, 0.0);
                let coin = Rect::from_center_size(centre, Vec2::splat(medal * 2.5));
                coin::paint(painter, coin, theme, Coin::Owned, 0);
            }
        }
        Glow::Last => {
            outline(theme.focus, 2.6);
            let centre = corner(rect.left_top(), 1.0, 1.0);
            painter.circle(centre, medal * 0.7, theme.focus, theme::stroke::edge(theme.paper));
        }
    }
}

/// The outline of a rounded rectangle, from its upper left once around.
fn outline_points(rect: Rect, radius: f32) -> Vec<Pos2> {
    let hearts = rect.shrink(radius);
    let corners = [hearts.left_top(), hearts.right_top(), hearts.right_bottom(), hearts.left_bottom()];
    let mut points: Vec<Pos2> = (2..6_u8)
        .zip(corners)
        .flat_map(|(quarter, heart)| {
            (0..=4_u8).map(move |step| {
                let turn = f32::from(quarter) + f32::from(step) / 4.0;
                heart + Vec2::angled(turn * std::f32::consts::FRAC_PI_2) * radius
            })
        })
        .collect();
    points.extend(points.first().copied());
    points
}

fn letter(painter: &Painter, theme: &Theme, rect: Rect, letter: char, cell: &CellView) {
    let size = TextSize::fitted(rect.width() * 0.2, TextSize::TINY..=TextSize::HEADING);
    let (font, size) = (theme::bold(size), size.points());
    let centre = rect.right_top() + vec2(-size * 0.62, size * 0.66);
    let colours = colours_of(theme, cell.building);
    painter.circle(centre, size * 0.58, colours.tile, theme::stroke::fine(colours.edge));
    painter.text(centre, Align2::CENTER_CENTER, letter, font, colours.text);
}
