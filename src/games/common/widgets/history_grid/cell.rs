//! A cell of the grid: what it says, what it was, and its sign.

use std::sync::Arc;

use egui::{
    Color32, Galley, Id, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, epaint::RectShape,
    pos2, vec2,
};

use ui::{
    drawing::symbols::{self, Symbol},
    second_click,
    theme::{self, Theme, size, space},
    widgets::{focus_ring, shows_focus},
};

/// Between the edge of an entry and its words.
pub(super) const INSIDE: Vec2 = vec2(10.0, 6.0);
/// A place in the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// An entry, by its number.
    Entry(usize),
    /// Where one that was forgotten is entered: of a column, or of the whole section.
    Missing {
        /// The section.
        section: i32,
        /// The column.
        column: Option<usize>,
    },
}

/// What no legal game allows about an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Oddity {
    /// Nothing.
    #[default]
    None,
    /// Something, and somebody has said that it is so.
    Kept,
    /// Something, and nobody has.
    Open,
}

/// An entry, or the place of one that was forgotten.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Which.
    pub spot: Spot,
    /// Of whom; none where it belongs to the whole section.
    pub column: Option<usize>,
    /// What it is, in short.
    pub words: String,
    /// What it was before it was corrected; empty where it was not.
    pub was: String,
    /// Who did it and what, or what entering one here is called.
    pub name: String,
    /// What else there is to say of it: how it was corrected, and what is odd about it.
    pub more: Vec<String>,
    /// What is odd about it.
    pub oddity: Oddity,
    /// It was deleted.
    pub is_struck: bool,
}

/// Draws a cell in its place, with its words and what it was.
pub(super) fn show(
    ui: &Ui,
    id: Id,
    place: Rect,
    cell: &Cell,
    [words, was]: &[Arc<Galley>; 2],
    is_open: bool,
) -> Response {
    let theme = &Theme::of(ui.ctx());
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_open, &cell.name));
    // One that is open is closed by the next click.
    second_click::does(ui.ctx(), response.id, (&cell.name, is_open));
    let painter = ui.painter();
    let is_missing = matches!(cell.spot, Spot::Missing { .. });
    let (down, over) = (response.is_pointer_button_down_on(), response.hovered());
    let ink = if is_open { theme.on_primary } else { theme.ink };
    let soft = if is_open { theme.on_primary } else { theme.ink_soft };
    let fill = match (is_open, down, over) {
        (true, ..) => theme.primary,
        (_, true, _) => theme.raised_pressed,
        (_, _, true) => theme.raised_hover,
        _ if cell.is_struck || is_missing => Color32::TRANSPARENT,
        _ => theme.raised,
    };
    let edge = match cell.oddity {
        _ if is_open => theme::stroke::strong(theme.primary_pressed),
        Oddity::Open => theme::stroke::strong(theme.danger),
        _ if cell.is_struck || is_missing => theme::stroke::fine(theme.line),
        _ => theme::stroke::edge(if over { theme.gold } else { theme.gold_line }),
    };
    let radius = theme::radius::CONTROL;
    if !cell.is_struck && !is_missing && !down {
        let below = place.translate(vec2(0.0, 1.5));
        painter.add(RectShape::filled(below, radius, theme.shadow).with_blur_width(4.0));
    }
    painter.rect(place, radius, fill, edge, StrokeKind::Inside);
    if shows_focus(ui, &response) {
        focus_ring(painter, place, theme, radius);
    }
    let told = [std::slice::from_ref(&cell.name), &cell.more].concat().join("\n");
    if is_missing {
        let icon = Rect::from_center_size(place.center(), Vec2::splat(size::ICON));
        symbols::paint(painter, icon, Symbol::Plus, ink);
    }
    let top = place.center().y - (words.size().y + height_of(cell, was)) / 2.0;
    let left = place.min.x + INSIDE.x;
    painter.galley(pos2(left, top), Arc::clone(words), if cell.is_struck { soft } else { ink });
    painter.galley(pos2(left, top + words.size().y), Arc::clone(was), soft);
    let sign = match cell.oddity {
        Oddity::None => None,
        Oddity::Kept => Some((Symbol::Check, soft)),
        Oddity::Open => Some((Symbol::Info, if is_open { ink } else { theme.danger })),
    };
    if let Some((symbol, colour)) = sign {
        let at = pos2(place.max.x - INSIDE.x - size::SYMBOL / 2.0, place.center().y);
        symbols::paint(painter, Rect::from_center_size(at, Vec2::splat(size::SYMBOL)), symbol, colour);
    }
    let response = response.on_hover_text(told);
    // Its name is said already.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(cell.more.join(". ")));
    response
}

/// The room of its sign beside its words.
pub(super) const fn sign_width(cell: &Cell) -> f32 {
    match cell.oddity {
        Oddity::None => 0.0,
        Oddity::Kept | Oddity::Open => size::SYMBOL + space::TIGHT,
    }
}

/// How high the words are for what it was before.
pub(super) fn height_of(cell: &Cell, was: &Galley) -> f32 {
    if cell.was.is_empty() { 0.0 } else { was.size().y }
}
