//! The card with the sheet, and below it what is said of what somebody points at.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{TablePage, drawn::Drawn, status};
use crate::{
    games::alhambra::{
        pad::Pad,
        rules::Scoring,
        screens::sheet::{self, model::SheetTap},
    },
    text::Texts,
    ui::{
        room,
        theme::{self, TextSize, Theme, space},
        widgets::{surface::Surface, wrapped},
    },
};

/// The heights of the two lines; in a narrow card each may be two lines, and a low window has one of them.
const LINES: [f32; 2] = [24.0, 36.0];
const NARROW: f32 = 900.0;
const TWO_LINES: f32 = 40.0;

impl TablePage {
    /// The sheet and the lines below it; what was tapped.
    pub(super) fn stage(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        scoring: Scoring,
        (drawn, card): (&Drawn, Rect),
    ) -> Option<SheetTap> {
        let low = room::is_low(ui.max_rect());
        let (surface, edge) =
            if low { (Surface::Plain, space::MEDIUM) } else { (Surface::Ornate, space::LARGE) };
        let shown = surface.show_in(ui, card, |ui| {
            let inside = card.shrink2(Vec2::splat(edge));
            let heights = match (low, card.width() < NARROW) {
                (true, _) => vec![LINES[1]],
                (false, true) => vec![TWO_LINES; 2],
                (false, false) => LINES.to_vec(),
            };
            let [above, below] = room::with_foot(inside, heights.iter().sum(), space::TIGHT);
            let shown = sheet::show(ui, above, &drawn.sheet);
            // The corners have stars.
            let below = if low { below } else { below.shrink2(vec2(space::LARGE, 0.0)) };
            let pointed = shown.pointed.or(self.last).and_then(|at| status::pointed(texts, pad, scoring, at));
            // Where there is one line alone, what somebody points at comes before what is still to win.
            let first = match low {
                true => pointed.as_deref().unwrap_or(&drawn.forecast),
                false => pointed.as_deref().unwrap_or(&drawn.last),
            };
            let mut top = below.min.y;
            for (k, (words, height)) in [first, &drawn.forecast].into_iter().zip(heights).enumerate() {
                line(ui, Rect::from_min_size(pos2(below.min.x, top), vec2(below.width(), height)), k, words);
                top += height;
            }
            shown
        });
        shown.inner.tap
    }
}

fn line(ui: &Ui, place: Rect, k: usize, words: &str) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with(("line", k)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let (font, ink) = match k {
        0 => (theme::medium(TextSize::TEXT), theme.ink),
        _ => (theme::body(TextSize::SMALL), theme.ink_soft),
    };
    let galley = wrapped(ui.painter(), words, font, ink, place.size());
    ui.painter().galley(pos2(place.min.x, place.center().y - galley.size().y / 2.0), galley, ink);
    response.on_hover_text(words);
}
