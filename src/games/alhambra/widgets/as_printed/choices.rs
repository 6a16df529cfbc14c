//! Drawings side by side, to choose among: one stop of the keyboard, with the arrows among them.

use egui::{Id, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, vec2};

use crate::widgets::stop;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, Theme, size, space},
    widgets::{focus_ring, roving, shows_focus},
};

/// How large each is.
const PART: Vec2 = vec2(size::TALL, size::TALL);

/// Shows them, in as many lines as they need; returns the one that was clicked.
pub fn choose(
    ui: &mut Ui,
    what: &str,
    role: Role,
    names: &[&str],
    is_chosen: impl Fn(usize) -> bool,
    paint: impl Fn(&Ui, Rect, usize),
) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let step = PART + Vec2::splat(space::TIGHT);
    let in_a_line = (((ui.available_width() + space::TIGHT) / step.x) as usize).clamp(1, names.len().max(1));
    let lines = names.len().div_ceil(in_a_line);
    let size = vec2(step.x * in_a_line as f32, step.y * lines as f32) - Vec2::splat(space::TIGHT);
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = |k: usize| ui.scope_id().with((what, k));
    let place = |k: usize| {
        let (column, line) = ((k % in_a_line) as f32, (k / in_a_line) as f32);
        Rect::from_min_size(room.min + step * vec2(column, line), PART)
    };
    let places: Vec<(Id, Pos2)> = (0..names.len()).map(|k| (id(k), place(k).center())).collect();
    roving::rove_about(ui, &places);
    let focused = (0..names.len()).find(|&k| ui.memory(|memory| memory.has_focus(id(k))));
    let first = focused.or_else(|| (0..names.len()).find(|&k| is_chosen(k))).unwrap_or_default();
    let mut clicked = None;
    for (k, name) in names.iter().enumerate() {
        let response = stop::interact(ui, place(k), id(k), k == first);
        stop::tell(ui, &response, role, is_chosen(k), name);
        let painter = ui.painter();
        let (fill, edge) = match (is_chosen(k), response.hovered()) {
            (true, _) => (theme.selection, theme::stroke::strong(theme.focus)),
            (false, true) => (theme.raised_hover, theme::stroke::edge(theme.gold)),
            (false, false) => (theme.raised, theme::stroke::edge(theme.gold_line)),
        };
        painter.rect(place(k), theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
        paint(ui, place(k).shrink(space::SMALL), k);
        if is_chosen(k) {
            let centre = place(k).right_top() + vec2(-space::SMALL, space::SMALL);
            painter.circle(centre, space::SMALL, theme.paper, theme::stroke::fine(theme.focus));
            let tick = Rect::from_center_size(centre, Vec2::splat(space::SMALL));
            symbols::paint(painter, tick, Symbol::Check, theme.focus);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, place(k), &theme, theme::radius::CONTROL);
        }
        if response.clicked() {
            clicked = Some(k);
        }
        response.on_hover_text(*name);
    }
    clicked
}
