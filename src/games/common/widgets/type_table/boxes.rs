//! The boxes of a player and a type, side by side.

use egui::{Align2, Painter, Rect, StrokeKind, pos2, vec2};

use crate::ui::{
    theme::{self, ColourFamily, TextSize, Theme},
    widgets::fitted_text,
};

/// Boxes narrower than this are written as a number instead.
const NARROWEST: f32 = 4.2;

/// How far the boxes are filled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filled {
    /// From the left.
    pub count: u8,
    /// More that are filled since: paler.
    pub later: u8,
    /// The next box glows.
    pub next: bool,
}

/// Where the boxes are.
#[derive(Clone, Copy, Debug)]
pub struct Boxes {
    first: Rect,
    gap: f32,
    printed: u8,
}

impl Boxes {
    /// So many boxes in the middle of `area`.
    #[must_use]
    pub fn new(area: Rect, printed: u8) -> Self {
        let count = f32::from(printed.max(1));
        let gap = (area.width() * 0.025).clamp(1.5, 3.0);
        let width = ((area.width() + gap) / count - gap).min(area.height() * 0.3).min(36.0);
        let height = (width * 1.75).max(area.height() * 0.45).min(width * 2.2).clamp(13.0, 78.0);
        let all = vec2((width + gap) * count - gap, height);
        let first = Rect::from_min_size(area.center() - all / 2.0, vec2(width, height));
        Self { first, gap, printed }
    }

    /// A box, from 0.
    #[must_use]
    pub fn get(&self, k: u8) -> Rect {
        self.first.translate(vec2((self.first.width() + self.gap) * f32::from(k), 0.0))
    }

    /// Between a box and the one before it.
    #[must_use]
    pub fn before(&self, k: u8) -> f32 {
        self.get(k).min.x - self.gap / 2.0
    }

    /// Paints the boxes, or how many they are where they have no room.
    pub fn paint(&self, painter: &Painter, theme: &Theme, colours: &ColourFamily, filled: Filled) {
        let Filled { count, later, next } = filled;
        if self.first.width() < NARROWEST {
            let all = self.first.union(self.get(self.printed.saturating_sub(1)));
            let text = format!("{count}/{}", self.printed);
            let at = pos2(all.center().x, all.center().y);
            let font = theme::bold(TextSize::TEXT);
            fitted_text(painter, at, Align2::CENTER_CENTER, &text, font, theme.ink, all.width());
            return;
        }
        let radius = theme::radius::of(self.first.width() * 0.27);
        for k in 0..self.printed {
            let (fill, edge) = if k < count {
                (colours.ink, theme::stroke::edge(colours.ink))
            } else if k < count + later {
                (colours.tile.lerp_to_gamma(colours.ink, 0.3), theme::stroke::edge(colours.ink))
            } else if k == count && next {
                (theme.glow, theme::stroke::strong(theme.gold_ink))
            } else {
                (theme.raised, theme::stroke::edge(colours.ink))
            };
            painter.rect(self.get(k), radius, fill, edge, StrokeKind::Inside);
        }
    }

    /// Marks a box.
    pub fn mark(&self, painter: &Painter, theme: &Theme, k: u8) {
        let radius = theme::radius::of(self.first.width() * 0.27);
        let stroke = theme::stroke::ring(theme.focus);
        painter.rect_stroke(self.get(k).expand(3.0), radius, stroke, StrokeKind::Middle);
    }
}
