//! The places of a box with what is in them, drawn, any of which can be chosen; the others wait.

use egui::{
    Align2, Color32, CursorIcon, Id, Pos2, Rect, Role, Sense, Shape, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::{
    stop,
    tiles::{self, falcon},
};
use crate::rules::{Falcon, FalconKind, Laid, Piece};
use ui::{
    theme::{self, PlumageColours, TextSize, Theme, size, space},
    widgets::{fitted_text, focus_ring, roving, shows_focus},
};

/// What is in a place of the box, or belongs there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxSlot {
    /// A camp or a bazaar.
    Piece(Piece),
    /// A falcon.
    Falcon(Falcon),
    /// Nothing yet.
    Nothing,
    /// A falcon of this kind will be there.
    Awaited(FalconKind),
}

/// A place of the box.
#[derive(Clone, Debug)]
pub struct Slot {
    /// What is in it.
    pub kept: BoxSlot,
    /// Below it.
    pub caption: String,
    /// What a screen reader says.
    pub name: String,
}

/// The side of a place at least and at most, and at most where there is height for all.
const SIDES: [f32; 2] = [64.0, 128.0];
const LARGEST: f32 = 256.0;
/// The share of the height in sight that all places may have.
const SHARE: f32 = 0.84;
/// The share of the width of its place that is half of a falcon, beside which its two colours have room.
const FALCON: f32 = 0.27;
/// How much of its colours a falcon shows that is not there.
const PALE: f32 = 0.22;
/// The height of a caption.
const CAPTION: f32 = 24.0;

/// Shows the places in the middle, so many side by side if there is room; returns the one that was chosen.
pub fn show(ui: &mut Ui, columns: usize, slots: &[Slot]) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let columns = columns.min((width / SIDES[0]) as usize).max(1);
    let lines = slots.len().div_ceil(columns);
    let high = ui.clip_rect().height() * SHARE / lines.max(1) as f32 - CAPTION;
    let most = high.clamp(SIDES[1], LARGEST);
    let side = (width / columns as f32).min(most).max(SIDES[0]).floor();
    let step = vec2(side, side + CAPTION);
    let (whole, _) = ui.allocate_exact_size(vec2(width, step.y * lines as f32), Sense::hover());
    let free = width - step.x * columns as f32;
    let corner = whole.min + vec2((free / 2.0).floor(), 0.0);
    let place = |k: usize| {
        let at = vec2((k % columns) as f32, (k / columns) as f32) * step;
        Rect::from_min_size(corner + at, Vec2::splat(side)).shrink(space::TIGHT)
    };
    let id = |k: usize| ui.scope_id().with(("place", k));
    let is_filled = |slot: &Slot| matches!(slot.kept, BoxSlot::Piece(_) | BoxSlot::Falcon(_));
    let filled: Vec<usize> = (0..slots.len()).filter(|k| is_filled(&slots[*k])).collect();
    let places: Vec<(Id, Pos2)> = filled.iter().map(|k| (id(*k), place(*k).center())).collect();
    roving::rove_about(ui, &places);
    let has_it = |k: &usize| ui.memory(|memory| memory.has_focus(id(*k)));
    let first = filled.iter().copied().find(has_it).or(filled.first().copied());
    let mut chosen = None;
    for (k, slot) in slots.iter().enumerate() {
        let rect = place(k);
        let below = pos2(rect.center().x, rect.max.y + CAPTION / 2.0);
        let (font, ink) = (theme::body(TextSize::SMALL), theme.ink_soft);
        fitted_text(ui.painter(), below, Align2::CENTER_CENTER, &slot.caption, font, ink, rect.width());
        if !filled.contains(&k) {
            empty(ui, &theme, rect.shrink(space::TIGHT), slot.kept);
            continue;
        }
        let response = stop::interact(ui, rect, id(k), Some(k) == first);
        stop::tell(ui, &response, Role::Button, false, &slot.name);
        let painter = ui.painter();
        if response.hovered() {
            let edge = theme::stroke::edge(theme.gold);
            painter.rect(rect, theme::radius::CONTROL, theme.raised_hover, edge, StrokeKind::Inside);
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        paint(ui, &theme, rect.shrink(space::TIGHT), slot.kept);
        if shows_focus(ui, &response) {
            focus_ring(painter, rect.shrink(space::TIGHT), &theme, theme::radius::CONTROL);
        }
        if response.clicked() {
            chosen = Some(k);
        }
        response.on_hover_text(&slot.name);
    }
    chosen
}

fn paint(ui: &Ui, theme: &Theme, rect: Rect, kept: BoxSlot) {
    match kept {
        BoxSlot::Piece(piece) => tiles::paint(ui.painter(), rect, theme, Laid::Piece(piece)),
        BoxSlot::Falcon(of) => falcon::paint(ui.painter(), theme, rect.center(), rect.width() * FALCON, of),
        BoxSlot::Nothing | BoxSlot::Awaited(_) => {}
    }
}

/// The colours of birds that are not there: where their parts overlap, they are not seen through each other.
fn pale(theme: &Theme) -> Theme {
    let pale = |colour: Color32| theme.paper.lerp_to_gamma(colour, PALE);
    let plumages = theme.plumages.map(|PlumageColours { ground, feather, edge }| PlumageColours {
        ground: pale(ground),
        feather: pale(feather),
        edge: pale(edge),
    });
    Theme { plumages, ..theme.clone() }
}

/// A place that waits: dashes, or what belongs there, pale.
fn empty(ui: &Ui, theme: &Theme, rect: Rect, kept: BoxSlot) {
    if let BoxSlot::Awaited(kind) = kept {
        let pale = pale(theme);
        falcon::paint_kind(ui.painter(), &pale, rect.center(), rect.width() * FALCON, kind);
        return;
    }
    let cell = tiles::alone(rect);
    let round = [cell.left_top(), cell.right_top(), cell.right_bottom(), cell.left_bottom(), cell.left_top()];
    let dash = size::SYMBOL / 2.0;
    let stroke = theme::stroke::edge(theme.gold);
    ui.painter().extend(Shape::dashed_line(&round, stroke, dash, dash));
}
