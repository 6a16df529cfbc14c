//! The boxes of a player and a type, side by side.

use egui::{Align2, Painter, Rect, StrokeKind, vec2};

use ui::{
    drawing::stamp,
    theme::{self, ColourFamily, TextSize, Theme},
    widgets::fitted_text,
};

/// Boxes narrower than this are written as a number instead.
const NARROWEST: f32 = 4.2;
/// The same where a bar goes with the number: that is read sooner than many small boxes.
const NARROWEST_OR_BAR: f32 = 16.0;
/// The height of the bar, at least.
const BAR: f32 = 6.0;

/// How far the boxes are filled.
#[derive(Clone, Copy, Debug, Default, Hash)]
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
    area: Rect,
    first: Rect,
    gap: f32,
    printed: u8,
    or_bar: bool,
    /// A bar takes their place, whatever room they have.
    as_bar: bool,
}

impl Boxes {
    /// So many boxes in the middle of `area`.
    #[must_use]
    pub fn new(area: Rect, printed: u8) -> Self {
        let count = f32::from(printed.max(1));
        let gap = (area.width() * 0.025).clamp(1.5, 3.0);
        let width = ((area.width() + gap) / count - gap).min(area.height() * 0.42).min(36.0);
        let height = (width * 1.75).max(area.height() * 0.45).min(width * 2.2).clamp(13.0, 78.0);
        let all = vec2((width + gap) * count - gap, height);
        let first = Rect::from_min_size(area.center() - all / 2.0, vec2(width, height));
        Self { area, first, gap, printed, or_bar: false, as_bar: false }
    }

    /// The same, but where a box would be narrower than 16 points, a number with a bar takes their place.
    #[must_use]
    pub const fn or_bar(self) -> Self {
        Self { or_bar: true, ..self }
    }

    /// The same, but a number with a bar takes their place: beside others that have no room.
    #[must_use]
    pub const fn as_bar(self) -> Self {
        Self { or_bar: true, as_bar: true, ..self }
    }

    /// Whether they have room, so that each is drawn.
    #[must_use]
    pub fn are_drawn(&self) -> bool {
        !self.as_bar && self.first.width() >= if self.or_bar { NARROWEST_OR_BAR } else { NARROWEST }
    }

    /// A box, from 0.
    #[must_use]
    pub fn get(&self, k: u8) -> Rect {
        self.first.translate(vec2((self.first.width() + self.gap) * f32::from(k), 0.0))
    }

    /// The box at or nearest to this place, from 0; none where they are not drawn.
    #[must_use]
    pub fn at(&self, x: f32) -> Option<u8> {
        let step = self.first.width() + self.gap;
        let at = ((x - self.before(0)) / step).floor().clamp(0.0, f32::from(self.printed.max(1) - 1));
        self.are_drawn().then_some(at as u8)
    }

    /// Between a box and the one before it.
    #[must_use]
    pub fn before(&self, k: u8) -> f32 {
        self.get(k).min.x - self.gap / 2.0
    }

    /// Paints the boxes, or how many they are where they have no room.
    pub fn paint(&self, painter: &Painter, theme: &Theme, colours: &ColourFamily, filled: Filled) {
        if !self.are_drawn() {
            let all = self.first.union(self.get(self.printed.saturating_sub(1)));
            let (lift, width) =
                if self.or_bar { (self.apart(), self.area.width()) } else { (0.0, all.width()) };
            let text = format!("{}/{}", filled.count, self.printed);
            // Where a bar takes the place of boxes, both grow with it.
            let size = TextSize::fitted(lift * 2.0, TextSize::TEXT..=TextSize::DISPLAY);
            let (at, font) = (all.center() - vec2(0.0, lift), theme::bold(size));
            fitted_text(painter, at, Align2::CENTER_CENTER, &text, font, theme.ink, width);
            if self.or_bar {
                self.bar(painter, theme, colours, filled);
            }
            return;
        }
        // A strip is one picture: a hundred boxes would be many triangles.
        let all = self.first.union(self.get(self.printed.saturating_sub(1))).expand(1.0);
        let said = ("boxes", self.printed, filled, colours.ink);
        stamp::paint_whole(painter, all, theme, said, |painter, place| {
            let boxes = Self { first: self.first.translate(place.min - all.min), ..*self };
            boxes.draw(painter, theme, colours, filled);
        });
    }

    fn draw(&self, painter: &Painter, theme: &Theme, colours: &ColourFamily, filled: Filled) {
        let Filled { count, later, next } = filled;
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

    /// How far the number is above the middle, and the bar below it.
    fn apart(&self) -> f32 {
        if self.as_bar { self.area.height() / 2.0 } else { BAR }
    }

    /// The bar below the number, filled as far as the boxes would be.
    fn bar(&self, painter: &Painter, theme: &Theme, colours: &ColourFamily, filled: Filled) {
        let Filled { count, later, next } = filled;
        let middle = self.area.center() + vec2(0.0, self.apart());
        let bar = Rect::from_center_size(middle, vec2(self.area.width(), self.apart().clamp(BAR, 2.0 * BAR)));
        let upto = |count: u8| {
            let part = f32::from(count) / f32::from(self.printed.max(1));
            bar.with_max_x(bar.min.x + bar.width() * part.min(1.0))
        };
        let radius = theme::radius::MARK;
        painter.rect_filled(bar, radius, theme.raised);
        let paler = colours.tile.lerp_to_gamma(colours.ink, 0.3);
        painter.rect_filled(upto(count.saturating_add(later)), radius, paler);
        painter.rect_filled(upto(count), radius, colours.ink);
        let edge =
            if next { theme::stroke::strong(theme.gold_ink) } else { theme::stroke::edge(colours.ink) };
        painter.rect_stroke(bar, radius, edge, StrokeKind::Inside);
    }

    /// Marks a box.
    pub fn mark(&self, painter: &Painter, theme: &Theme, k: u8) {
        let radius = theme::radius::of(self.first.width() * 0.27);
        let stroke = theme::stroke::ring(theme.focus);
        painter.rect_stroke(self.get(k).expand(3.0), radius, stroke, StrokeKind::Middle);
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn boxes(width: f32) -> Boxes {
        Boxes::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 80.0)), 11)
    }

    #[test]
    fn boxes_with_little_room_are_a_number_and_with_a_bar_sooner() {
        assert!(boxes(240.0).are_drawn() && boxes(240.0).or_bar().are_drawn());
        assert!(boxes(160.0).are_drawn() && !boxes(160.0).or_bar().are_drawn());
        assert!(!boxes(44.0).are_drawn());
        assert!(!boxes(240.0).as_bar().are_drawn(), "beside others without room");
    }
}
