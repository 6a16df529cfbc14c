//! The seal of advice on a cell: its rank, and a star for the best or how far it is behind.

use egui::{Align2, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::view::AdviceView;
use crate::app::{
    art::symbols::{self, Symbol},
    theme::{self, Theme},
    widgets::SMALLEST_TEXT,
};

/// Paints the seal at the foot of a cell.
pub(super) fn paint(painter: &Painter, theme: &Theme, cell: Rect, advice: &AdviceView) {
    let size = (cell.width() * 0.2).clamp(SMALLEST_TEXT, 22.0);
    let font = theme::bold(size);
    let ink = theme.on_bubble;
    let rank = painter.layout_no_wrap(advice.rank.to_string(), font.clone(), ink);
    let mark = painter.layout_no_wrap(advice.mark.clone(), font, ink);
    let best = advice.mark.is_empty();
    let side = size * 1.3;
    let width = side + size * 0.35 + if best { size } else { mark.size().x } + size * 0.5;
    let centre = pos2(cell.center().x, cell.max.y - side * 0.42);
    let seal = Rect::from_center_size(centre, vec2(width, side + 2.0));
    let radius = CornerRadius::same((seal.height() / 2.0) as u8);
    let edge = if best { Stroke::new(2.4, theme.gold_leaf) } else { Stroke::new(1.2, theme.paper) };
    painter.rect(seal, radius, theme.bubble, edge, StrokeKind::Outside);
    let medal = pos2(seal.min.x + seal.height() / 2.0, centre.y);
    painter.circle_stroke(medal, size * 0.56, Stroke::new(1.2, ink));
    painter.galley(Align2::CENTER_CENTER.anchor_size(medal, rank.size()).min, rank, ink);
    let after = medal.x + size * 0.56 + size * 0.35;
    if best {
        let star = Rect::from_center_size(pos2(after + size * 0.5, centre.y), Vec2::splat(size));
        symbols::paint(painter, star, Symbol::Star, ink);
    } else {
        let middle = pos2(after, centre.y);
        painter.galley(Align2::LEFT_CENTER.anchor_size(middle, mark.size()).min, mark, ink);
    }
}
