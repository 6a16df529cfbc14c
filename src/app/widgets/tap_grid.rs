//! A paper sheet to copy: 36 buildings, each crossed out by a tap.

use egui::{
    CornerRadius, EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::{focus_ring, shows_focus};
use crate::{
    app::{
        art::{building, cross},
        theme::Theme,
    },
    rules::BuildingType,
};

const GAP: f32 = 4.0;

/// A cell of the sheet.
#[derive(Clone, Debug)]
pub struct TapCell {
    /// What stands there.
    pub building: BuildingType,
    /// It is crossed out.
    pub crossed: bool,
    /// What a screen reader says.
    pub label: String,
}

/// Shows the sheet, `side` wide and high; returns the cell that was tapped, row by row from 0. The arrow keys go from
/// cell to cell.
pub fn show(ui: &mut Ui, side: f32, cells: &[TapCell]) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let (rect, group) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let step = (side + GAP) / 6.0;
    let id = |k: usize| group.id.with(k);
    let mut tapped = None;
    for (k, cell) in cells.iter().enumerate() {
        let corner = rect.min + vec2((k % 6) as f32, (k / 6) as f32) * step;
        let place = Rect::from_min_size(corner, Vec2::splat(step - GAP));
        let response = ui.interact(place.expand(GAP / 2.0), id(k), Sense::click());
        response
            .widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), cell.crossed, &cell.label));
        if response.clicked() {
            tapped = Some(k);
        }
        let colours = theme.building(cell.building);
        let painter = ui.painter();
        let tile = if cell.crossed { colours.tile.lerp_to_gamma(theme.paper, 0.35) } else { colours.tile };
        let edge = if response.hovered() { theme.gold } else { colours.edge };
        painter.rect(place, CornerRadius::same(7), tile, Stroke::new(1.3, edge), StrokeKind::Inside);
        let fade = if cell.crossed { 0.5 } else { 0.0 };
        building::paint_faded(painter, place.shrink(3.0), &theme, cell.building, fade);
        if cell.crossed {
            cross::paint(painter, place.shrink(step * 0.14), theme.pen, k as u32);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, place, &theme, 7);
        }
        if response.has_focus() {
            arrows(ui, response.id, k, id);
        }
    }
    tapped
}

/// The arrow keys go from cell to cell and stop at the edges.
fn arrows(ui: &Ui, focused: Id, k: usize, id: impl Fn(usize) -> Id) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
    let ways = [
        (Key::ArrowUp, k >= 6, k.wrapping_sub(6)),
        (Key::ArrowDown, k < 30, k + 6),
        (Key::ArrowLeft, !k.is_multiple_of(6), k.wrapping_sub(1)),
        (Key::ArrowRight, k % 6 < 5, k + 1),
    ];
    for (key, possible, next) in ways {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) && possible {
            ui.memory_mut(|memory| memory.request_focus(id(next)));
        }
    }
}
