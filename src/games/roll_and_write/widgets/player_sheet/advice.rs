//! The seal of advice on a cell: its rank, and a star for the best or how far behind it is; before them a die where dice
//! are changed first.

use egui::{Align2, Painter, Rect, StrokeKind, Vec2, pos2, vec2};

use super::view::AdviceView;
use crate::widgets::sheet_grid::SheetGrid;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

/// Half of the gap between two cells, in cells: so far beyond its cell the seal lies.
const OUT: f32 = SheetGrid::GAP / 2.0;
/// So far from the edge of its cell it ends, clear of the seal of the next one.
const INSIDE: f32 = theme::space::TIGHT;

/// Paints the seal in the upper corner of a cell, where it covers little of the drawing, or in the lower one where the number
/// stands above.
pub(super) fn paint(painter: &Painter, theme: &Theme, cell: Rect, advice: &AdviceView, is_numbered: bool) {
    let size = TextSize::fitted(cell.width() * 0.19, TextSize::TINY..=TextSize::HEADING);
    let font = theme::bold(size);
    let size = size.points();
    let ink = theme.on_bubble;
    let rank = painter.layout_no_wrap(advice.rank.clone(), font.clone(), ink);
    let mark = painter.layout_no_wrap(advice.mark.clone(), font, ink);
    let best = advice.mark.is_empty();
    let (edges, gap) = (size * 0.45, size * 0.3);
    let die = if advice.changes_dice { size + gap } else { 0.0 };
    let width = 2.0 * edges + die + rank.size().x + gap + if best { size } else { mark.size().x };
    let height = size * 1.3 + 2.0;
    // What is wider than the cell goes beyond it on both sides alike.
    let x = (cell.max.x - INSIDE - width / 2.0).max(cell.center().x);
    let middles = cell.expand(cell.width() * OUT).y_range().shrink(height / 2.0);
    let centre = pos2(x, if is_numbered { middles.max } else { middles.min });
    let seal = Rect::from_center_size(centre, vec2(width, height));
    let radius = theme::radius::of(height / 2.0);
    let edge = if best { theme::stroke::ring(theme.gold_leaf) } else { theme::stroke::edge(theme.paper) };
    painter.rect(seal, radius, theme.bubble, edge, StrokeKind::Outside);
    let left = pos2(seal.min.x + edges + die, centre.y);
    if advice.changes_dice {
        let place = Rect::from_center_size(left - vec2(gap + size * 0.5, 0.0), Vec2::splat(size * 1.1));
        symbols::paint(painter, place, Symbol::Die, ink);
    }
    let after = left + vec2(rank.size().x + gap, 0.0);
    painter.galley(Align2::LEFT_CENTER.anchor_size(left, rank.size()).min, rank, ink);
    if best {
        let star = Rect::from_center_size(after + vec2(size * 0.5, 0.0), Vec2::splat(size));
        symbols::paint(painter, star, Symbol::Star, ink);
    } else {
        painter.galley(Align2::LEFT_CENTER.anchor_size(after, mark.size()).min, mark, ink);
    }
}
