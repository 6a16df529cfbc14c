//! A bazaar: three stalls under one awning, each in a colour with its building (§A6.3).

use egui::{Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::ground::{ground, is_fine};
use common::{
    BuildingType,
    drawing::{self, colours_of},
};
use ui::theme::{self, Theme};

/// A bazaar of these colours; stalls of one that is being put together stay empty.
pub fn paint(painter: &Painter, cell: Rect, theme: &Theme, colours: &[BuildingType]) {
    let side = cell.width();
    ground(painter, cell, theme.raised, theme.gold_line);
    let inside = cell.shrink(side * 0.12);
    let wide = inside.width() / 3.0;
    let fine = is_fine(side);
    let line = Stroke::new((side * 0.012).max(0.8), theme.timber.edge);
    for (k, building) in (0_u8..3).zip(colours.iter().copied()) {
        let colours = colours_of(theme, building);
        let left = inside.min.x + wide * f32::from(k);
        let stall = Rect::from_min_size(pos2(left, inside.min.y), vec2(wide, inside.height()));
        let counter = stall.with_min_y(stall.min.y + side * 0.2);
        painter.rect(counter, 0, colours.tile, Stroke::new(line.width, colours.edge), StrokeKind::Inside);
        let place =
            Rect::from_center_size(counter.center() + vec2(0.0, side * 0.05), Vec2::splat(wide * 1.02));
        drawing::paint(painter, place, theme, building);
        // The awning: two strips and their scallops.
        for strip in 0_u8..2 {
            let width = wide / 2.0;
            let at = pos2(left + width * f32::from(strip), stall.min.y);
            let cloth = Rect::from_min_size(at, vec2(width, side * 0.2));
            let fill = if strip == 0 { colours.ink } else { colours.shine };
            painter.circle_filled(cloth.center_bottom(), width / 2.0, fill);
            painter.rect_filled(cloth, 0, fill);
        }
    }
    let beam =
        Rect::from_min_size(inside.min, vec2(inside.width(), side * 0.045)).expand2(vec2(side * 0.02, 0.0));
    painter.rect(beam, theme::radius::of(side * 0.015), theme.timber.shine, line, StrokeKind::Inside);
    if fine {
        for x in [inside.min.x, inside.max.x] {
            let post = Rect::from_min_max(
                pos2(x - side * 0.014, inside.min.y),
                pos2(x + side * 0.014, inside.max.y),
            );
            painter.rect_filled(post, 0, theme.timber.edge);
        }
    }
}
