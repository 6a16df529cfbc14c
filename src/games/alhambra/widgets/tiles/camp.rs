//! A camp: a tent within fences, and arrows out through them (§A6.2).

use egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2};

use super::{
    ground::{ground, is_fine},
    ramparts::outward,
};
use crate::rules::Sides;
use ui::{drawing::canvas::Canvas, theme::Theme};

/// Stakes of a fence.
const STAKES: u8 = 9;

/// A camp with these ramparts, or one that is being put together.
pub fn paint(painter: &Painter, cell: Rect, theme: &Theme, ramparts: Sides) {
    let side = cell.width();
    let timber = &theme.timber;
    ground(painter, cell, theme.band, timber.shade);
    // The tent steps back from its fences.
    let pull: Vec2 = ramparts.iter().map(outward).fold(Vec2::ZERO, |sum, way| sum + way);
    let centre = cell.center() - pull * (side * 0.13);
    let tent = Canvas::new(Rect::from_center_size(centre, Vec2::splat(side * 0.56)));
    tent.line(painter, "M 32 4 V 16", 2.4, timber.edge);
    tent.fill(painter, "M 33 3 L 47 7.5 L 33 12 Z", theme.danger);
    tent.fill(painter, "M 32 12 L 60 56 H 4 Z", timber.edge);
    tent.fill(painter, "M 32 16 L 55.5 53.5 H 8.5 Z", timber.shine);
    tent.fill(painter, "M 32 16 L 55.5 53.5 H 40 Z", timber.face);
    tent.fill(painter, "M 32 26 L 41 53.5 H 23 Z", timber.edge);
    for rampart in ramparts.iter() {
        let way = outward(rampart);
        fence(painter, theme, cell, way);
        arrow(painter, theme, side, cell.center() + way * (side * 0.32), way);
    }
}

/// Stakes side by side, within the cell: beyond its side the wall stands.
fn fence(painter: &Painter, theme: &Theme, cell: Rect, way: Vec2) {
    let side = cell.width();
    let timber = &theme.timber;
    let middle = cell.center() + way * (side * 0.4);
    let across = way.rot90();
    let wide = side * 0.82 / f32::from(STAKES);
    let line = Stroke::new((side * 0.012).clamp(0.6, 1.4), timber.edge);
    for k in 0..STAKES {
        let centre = middle + across * (wide * (f32::from(k) - f32::from(STAKES - 1) / 2.0));
        // From the foot of a stake over its shoulders to the tip.
        let outline = [(-0.07, -0.5), (0.03, -0.5), (0.075, 0.0), (0.03, 0.5), (-0.07, 0.5)];
        let points = outline.map(|(out, along)| centre + way * (side * out) + across * (wide * along));
        let fill = if k % 2 == 0 { timber.shine } else { timber.face };
        painter.add(Shape::convex_polygon(points.to_vec(), fill, line));
    }
    if is_fine(side) {
        let rail = [-0.41, 0.41].map(|place| middle - way * (side * 0.025) + across * (side * place));
        painter.line_segment(rail, Stroke::new(side * 0.022, timber.shade));
    }
}

/// An arrow out through the fence, drawn above it.
fn arrow(painter: &Painter, theme: &Theme, side: f32, at: Pos2, way: Vec2) {
    let across = way.rot90();
    let tip = at + way * (side * 0.17);
    let head = |grown: f32| {
        vec![
            tip + way * (grown * 1.6),
            tip - way * (side * 0.15 + grown) + across * (side * 0.125 + grown * 1.6),
            tip - way * (side * 0.15 + grown) - across * (side * 0.125 + grown * 1.6),
        ]
    };
    let rim = (side * 0.02).max(1.0);
    let foot = at - way * (side * 0.1);
    let shaft = [foot, tip - way * (side * 0.1)];
    painter.line_segment(shaft, Stroke::new(side * 0.075 + 2.0 * rim, theme.paper));
    painter.add(Shape::convex_polygon(head(rim), theme.paper, Stroke::NONE));
    painter.line_segment(shaft, Stroke::new(side * 0.075, theme.danger));
    painter.add(Shape::convex_polygon(head(0.0), theme.danger, Stroke::NONE));
}
