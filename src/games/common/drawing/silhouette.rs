//! A building as a plain shape, where there is no room for its drawing: six that differ without colour.

use std::f32::consts::PI;

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::BuildingType;

/// Points of a round.
const ROUND: u8 = 10;

/// Draws it within `rect`.
pub fn paint(painter: &Painter, rect: Rect, building: BuildingType, colour: Color32) {
    let fill = |points: Vec<Pos2>| {
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    let part = |left: f32, top: f32, right: f32, bottom: f32| {
        Rect::from_min_max(rect.lerp_inside(vec2(left, top)), rect.lerp_inside(vec2(right, bottom)))
    };
    match building {
        // A roof.
        BuildingType::Pavilion => {
            fill(vec![rect.center_top(), rect.right_bottom(), rect.left_bottom()]);
        }
        // A door that ends in an arch.
        BuildingType::Seraglio => fill(arch(part(0.12, 0.0, 0.88, 1.0))),
        // Two arches.
        BuildingType::Arcades => {
            fill(arch(part(0.0, 0.15, 0.44, 1.0)));
            fill(arch(part(0.56, 0.15, 1.0, 1.0)));
        }
        // A low hall.
        BuildingType::Chambers => {
            fill(corners(part(0.0, 0.3, 1.0, 1.0)));
        }
        // A round pool.
        BuildingType::Garden => {
            painter.circle_filled(rect.center(), rect.width() * 0.46, colour);
        }
        // High and narrow.
        BuildingType::Tower => {
            fill(corners(part(0.32, 0.0, 0.68, 1.0)));
        }
    }
}

fn corners(rect: Rect) -> Vec<Pos2> {
    vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

/// An arch that fills `rect`: half a round on its posts.
fn arch(rect: Rect) -> Vec<Pos2> {
    let radius = rect.width() / 2.0;
    let middle = pos2(rect.center().x, rect.min.y + radius);
    let round =
        (0..=ROUND).map(|k| middle + Vec2::angled(PI + PI * f32::from(k) / f32::from(ROUND)) * radius);
    round.chain([rect.right_bottom(), rect.left_bottom()]).collect()
}
