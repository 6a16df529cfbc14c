//! A cell: the boxes of a type, or the figure of what else is counted.

use egui::{
    Align2, Color32, Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::model::{CellFigure, CellView, Column, SheetResponse, SheetTap};
use crate::{rules::FalconKind, widgets::tiles::falcon};
use common::{
    drawing::colours_of,
    widgets::type_table::{Boxes, Figure, Filled},
};
use ui::{
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus},
};

/// The height of what is said below the boxes.
const CAPTIONS: f32 = 24.0;
/// From the bar that takes the place of boxes to what is said below it, at least, and of the height of a cell.
const BAR: f32 = 12.0;
const BAR_SHARE: f32 = 0.24;
/// A lower cell has no room for the bar, and how far from its middle its two lines are, of its height.
const LOW: f32 = 48.0;
const LINES: f32 = 0.22;
/// A cell lower still has all of it in one line, its number within this share of the width.
const LOWEST: f32 = 36.0;
const NUMBER: f32 = 0.42;
/// The radius of the star of who has most.
const STAR: f32 = 6.0;
/// A cell narrower than this tells figures alone.
const NARROW: f32 = 60.0;
/// The radius of the medal of a kind of falcon at most, and from below it to the words.
const MEDAL: f32 = 16.0;
const BELOW_MEDALS: f32 = 12.0;

/// How a cell is drawn.
#[derive(Clone, Copy)]
pub(super) struct CellLooks {
    /// Its row is the current one.
    pub is_current: bool,
    /// Its boxes have room in it.
    pub has_boxes: bool,
    /// Nothing can be done there.
    pub still: bool,
    /// It carries the sign of a row that is laid on screen.
    pub has_sign: bool,
}

/// Shows a cell.
pub(super) fn show(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    (row, column): (usize, Column),
    view: &CellView,
    looks: CellLooks,
    shown: &mut SheetResponse,
) {
    let still = looks.still;
    let taps = view.taps && !still;
    let sense = if taps { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("cell", row, column)), sense);
    let role = if still { Role::Cell } else { Role::Button };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled() && (taps || still), &view.label));
    paint(ui, theme, rect, column, (view, looks), &response);
    if response.hovered() || shows_focus(ui, &response) {
        shown.pointed = Some((Some(row), column));
    }
    if response.secondary_clicked() {
        shown.tap = Some(SheetTap::Less(row, column));
    } else if response.clicked() {
        shown.tap = Some(SheetTap::Cell(row, column));
    }
}

/// Whether the boxes of a cell have room in it.
pub(super) fn has_room(rect: Rect, view: &CellView) -> bool {
    match view.figure {
        CellFigure::Boxes { printed, .. } => boxes(rect, printed).are_drawn(),
        _ => true,
    }
}

fn inside(rect: Rect) -> Rect {
    rect.shrink2(vec2(theme::space::TIGHT, 0.0))
}

/// The boxes of a cell, above what they give.
fn boxes(rect: Rect, printed: u8) -> Boxes {
    let above = inside(rect).with_max_y(rect.max.y - CAPTIONS).with_min_y(rect.min.y + theme::space::SMALL);
    Boxes::new(above, printed).or_bar()
}

fn paint(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    column: Column,
    (view, CellLooks { is_current, has_boxes, has_sign, .. }): (&CellView, CellLooks),
    response: &Response,
) {
    let painter = ui.painter();
    let taps = response.sense.senses_click();
    let hovered = taps && response.hovered();
    let pressed = taps && response.is_pointer_button_down_on();
    let (tile, edge, ink) = match column {
        Column::Type(building) => {
            let colours = colours_of(theme, building);
            (colours.tile, colours.ink, colours.text)
        }
        _ => (theme.raised, theme.outline, theme.ink),
    };
    let fill = match (pressed, is_current || hovered) {
        (true, _) => theme.raised_pressed,
        (false, true) => tile,
        (false, false) => tile.lerp_to_gamma(theme.paper, 0.25),
    };
    let edge = if hovered { theme::stroke::strong(theme.gold) } else { theme::stroke::fine(edge) };
    if view.figure != CellFigure::None {
        painter.rect(rect, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
    }
    match (&view.figure, column) {
        (figure, _) if rect.height() < LOWEST && *figure != CellFigure::Open => {
            one_line(painter, theme, rect, (view, ink));
        }
        (CellFigure::Boxes { count, printed }, _) if !has_boxes && rect.height() < LOW => {
            two_lines(painter, theme, rect, &format!("{count}/{printed}"), (view, ink));
        }
        (CellFigure::Boxes { count, printed }, Column::Type(building)) => {
            let filled = Filled { count: *count, later: 0, next: false };
            let inside = inside(rect);
            let (boxes, below, size) = if has_boxes {
                (boxes(rect, *printed), rect.max.y - CAPTIONS / 2.0, TextSize::TEXT)
            } else {
                // A number, its bar and what it gives: three lines around the middle.
                let line = (rect.height() * BAR_SHARE).max(BAR);
                let lines =
                    Rect::from_center_size(rect.center() - vec2(0.0, line / 2.0), vec2(inside.width(), line));
                let size = TextSize::fitted(line * 0.85, TextSize::SMALL..=TextSize::HEADING);
                (Boxes::new(lines, *printed).as_bar(), rect.center().y + line, size)
            };
            boxes.paint(painter, theme, colours_of(theme, building), filled);
            let place = Rect::from_center_size(pos2(rect.center().x, below), vec2(rect.width(), 0.0));
            captions(painter, theme, (place, size), view, ink);
        }
        (CellFigure::Figure(figure), _) => {
            Figure { figure, ink, words: &view.vp, starred: false }.paint(painter, theme, rect);
        }
        (CellFigure::Falcons(counts), _) => falcons(painter, theme, rect, *counts, &view.vp),
        (CellFigure::Open, _) => {
            let plus = Rect::from_center_size(rect.center(), Vec2::splat(theme::size::SYMBOL));
            symbols::paint(painter, plus, Symbol::Plus, theme.ink_soft);
        }
        _ => {}
    }
    if has_sign {
        let corner = Rect::from_center_size(
            rect.right_top() + vec2(-theme::space::SMALL, theme::space::SMALL),
            Vec2::splat(theme::space::MEDIUM),
        );
        symbols::paint(painter, corner, Symbol::Grid, theme.ink_soft);
    }
    if shows_focus(ui, response) {
        focus_ring(painter, rect.shrink(theme::space::HAIR), theme, theme::radius::CONTROL);
    }
}

/// How many there are, of all where these are known, before what they give.
fn one_line(painter: &Painter, theme: &Theme, rect: Rect, (view, ink): (&CellView, Color32)) {
    let number = match &view.figure {
        CellFigure::Boxes { count, printed } => format!("{count}/{printed}"),
        CellFigure::Figure(figure) => figure.clone(),
        CellFigure::Falcons(counts) => all_of(*counts),
        _ => return,
    };
    let (left, right) = rect.split_left_right_at_fraction(NUMBER);
    let place = inside(if view.vp.is_empty() { rect } else { left });
    let (middle, font) = (Align2::CENTER_CENTER, theme::bold(TextSize::TEXT));
    fitted_text(painter, place.center(), middle, &number, font, theme.ink, place.width());
    captions(painter, theme, (right, TextSize::SMALL), view, ink);
}

/// How many falcons there are of all kinds.
fn all_of(counts: [u16; FalconKind::COUNT]) -> String {
    counts.iter().sum::<u16>().to_string()
}

/// How many tiles there are of all, above what they give.
fn two_lines(painter: &Painter, theme: &Theme, rect: Rect, of_all: &str, (view, ink): (&CellView, Color32)) {
    let (apart, font) = (vec2(0.0, rect.height() * LINES), theme::bold(TextSize::TEXT));
    let above = rect.center() - apart;
    fitted_text(painter, above, Align2::CENTER_CENTER, of_all, font, theme.ink, inside(rect).width());
    let below = Rect::from_center_size(rect.center() + apart, vec2(rect.width(), 0.0));
    captions(painter, theme, (below, TextSize::SMALL), view, ink);
}

/// How many falcons of each kind, each on its medal, and what they give; in a narrow cell how many they are.
fn falcons(painter: &Painter, theme: &Theme, rect: Rect, counts: [u16; FalconKind::COUNT], vp: &str) {
    if rect.width() < NARROW {
        Figure { figure: &all_of(counts), ink: theme.ink, words: vp, starred: false }
            .paint(painter, theme, rect);
        return;
    }
    let radius = (rect.width() / 8.0).min(rect.height() / 5.0).min(MEDAL);
    let middle = rect.center() - vec2(0.0, radius * 0.9);
    for ((kind, count), step) in FalconKind::ALL.into_iter().zip(counts).zip([-1.0, 0.0, 1.0]) {
        let at = middle + vec2(step * radius * 2.6, 0.0);
        falcon::paint_count(painter, theme, (at, radius), kind, count);
    }
    let below = rect.center() + vec2(0.0, radius * 0.3 + BELOW_MEDALS);
    let (font, room) = (theme::body(TextSize::SMALL), rect.width() - theme::space::TIGHT);
    fitted_text(painter, below, Align2::CENTER_CENTER, vp, font, theme.ink_soft, room);
}

/// What it gives now, with a star for who has most.
fn captions(
    painter: &Painter,
    theme: &Theme,
    (place, size): (Rect, TextSize),
    view: &CellView,
    ink: Color32,
) {
    let font = if view.leads { theme::bold(size) } else { theme::body(size) };
    let star = if view.leads { theme::space::LARGE } else { 0.0 };
    let room = place.width() - theme::space::SMALL - star;
    let at = place.center() + vec2(star / 2.0, 0.0);
    let said = if place.width() < NARROW { &view.short } else { &view.vp };
    let words = fitted_text(painter, at, Align2::CENTER_CENTER, said, font, ink, room);
    if view.leads {
        let at = pos2(words.min.x - theme::space::TIGHT - STAR, at.y);
        star::eight(painter, at, STAR, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
}
