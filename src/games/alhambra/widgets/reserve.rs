//! The reserve, a strip beside the board: its pieces, any of which can be taken in hand.

use egui::{Align2, Id, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{held_piece, stop, ticks, tiles};
use crate::rules::{Laid, Piece};
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, focus_ring, roving, shows_focus},
};

/// The width of the strip, or its height where it lies below the board.
pub const STRIP: f32 = 96.0;
/// The room of a piece at most.
const LARGEST: f32 = 76.0;
/// The heading.
const HEADING: f32 = 28.0;

/// A reserve to show.
#[derive(Clone, Copy)]
pub struct Reserve<'a> {
    /// The pieces.
    pub pieces: &'a [Piece],
    /// Which of them is in hand.
    pub in_hand: Option<usize>,
    /// Which of them advice points at.
    pub advised: &'a [usize],
    /// Nothing can be chosen.
    pub still: bool,
    /// The heading.
    pub heading: &'a str,
    /// What a screen reader says of a piece.
    pub name: &'a dyn Fn(usize, Piece) -> String,
}

/// Divides the room of a board: the board, and the strip at its right or, where it is high, below it, if there is one.
pub(super) fn beside(room: Rect, has_strip: bool) -> (Rect, Option<Rect>) {
    let strip = strip(room);
    if !has_strip {
        (room, None)
    } else if room.width() >= room.height() {
        (room.with_max_x(strip.min.x - space::MEDIUM), Some(strip))
    } else {
        (room.with_max_y(strip.min.y - space::MEDIUM), Some(strip))
    }
}

/// Where the strip lies in the room of a board.
pub(super) fn strip(room: Rect) -> Rect {
    match room.width() >= room.height() {
        true => room.with_min_x(room.max.x - STRIP),
        false => room.with_min_y(room.max.y - STRIP),
    }
}

/// Where the heading of a strip is.
pub(super) fn heading(strip: Rect) -> Rect {
    strip.with_max_y(strip.min.y + HEADING)
}

/// Draws the strip with its heading, which a screen reader hears.
pub(super) fn frame(ui: &Ui, strip: Rect, words: &str) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let edge = theme::stroke::edge(theme.line);
    painter.rect(strip, theme::radius::CONTROL, theme.band, edge, StrokeKind::Inside);
    let heading = ui.interact(heading(strip), ui.scope_id().with("reserve"), Sense::hover());
    heading.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let at = heading.rect.center();
    let font = theme::title(TextSize::SMALL);
    let width = strip.width() - 2.0 * space::SMALL;
    fitted_text(painter, at, Align2::CENTER_CENTER, words, font, theme.ink, width);
}

/// Shows the pieces in a strip as wide as the available room; returns the place of the one that was chosen.
pub fn show_wide(ui: &mut Ui, view: &Reserve<'_>) -> Option<usize> {
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), STRIP), Sense::hover());
    show(ui, strip, view)
}

/// Shows the pieces in the strip; returns the place of the one that was chosen.
pub(super) fn show(ui: &Ui, strip: Rect, view: &Reserve<'_>) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let room = strip.with_min_y(strip.min.y + HEADING).shrink2(vec2(space::TIGHT, space::TIGHT));
    let (side, columns) = arrange(room, view.pieces.len());
    // It is no higher than what lies in it, or has room for the first piece.
    let rows = view.pieces.len().div_ceil(columns).max(1) as f32;
    frame(ui, strip.with_max_y(room.min.y + rows * side + space::TIGHT), view.heading);
    let place = |k: usize| {
        let (column, row) = ((k % columns) as f32, (k / columns) as f32);
        let used = side * columns.min(view.pieces.len()) as f32;
        let left = if strip.height() > strip.width() { room.center().x - used / 2.0 } else { room.min.x };
        Rect::from_min_size(pos2(left + column * side, room.min.y + row * side), Vec2::splat(side))
    };
    let id = |k: usize| ui.scope_id().with(("reserve", k));
    let places: Vec<(Id, Pos2)> = (0..view.pieces.len()).map(|k| (id(k), place(k).center())).collect();
    roving::rove_about(ui, &places);
    let focused = places.iter().position(|(id, _)| ui.memory(|memory| memory.has_focus(*id)));
    let first = focused.or(view.in_hand).unwrap_or_default();
    let mut taken = None;
    for (k, piece) in view.pieces.iter().enumerate() {
        let response = match view.still {
            true => ui.interact(place(k), id(k), Sense::hover()),
            false => stop::interact(ui, place(k), id(k), k == first).interact(Sense::DRAG),
        };
        let rect = place(k).shrink(space::HAIR);
        held_piece::hold(ui, &response, rect.size(), *piece);
        let (name, is_taken) = ((view.name)(k, *piece), view.in_hand == Some(k));
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, ui.is_enabled() && !view.still, is_taken, name.as_str())
        });
        if is_taken || response.hovered() && !view.still {
            let fill = if is_taken { theme.selection } else { theme.raised_hover };
            let edge = theme::stroke::strong(if is_taken { theme.focus } else { theme.gold });
            painter.rect(rect, theme::radius::INNER, fill, edge, StrokeKind::Inside);
        }
        tiles::paint(painter, rect.shrink(space::TIGHT), &theme, Laid::Piece(*piece));
        if view.advised.contains(&k) {
            ticks::lit(painter, &theme, rect);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, rect.shrink(space::HAIR), &theme, theme::radius::INNER);
        }
        // Whoever holds a piece over the board has taken it in hand.
        if response.clicked() || response.drag_started() && !is_taken {
            taken = Some(k);
        }
    }
    taken
}

/// The side of a piece and how many lie side by side, so that all have room: as large as can be.
fn arrange(room: Rect, pieces: usize) -> (f32, usize) {
    let sizes = (1..=pieces.max(1)).map(|columns| {
        let rows = pieces.div_ceil(columns).max(1);
        ((room.width() / columns as f32).min(room.height() / rows as f32).min(LARGEST), columns)
    });
    sizes.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((LARGEST, 1))
}
