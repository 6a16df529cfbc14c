//! The coins of the strip.

use egui::{Color32, Painter, Rect, Shape, Stroke, vec2};

use super::{cross, stamp, star};
use crate::theme::{self, Theme};

/// What has become of a coin of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coin {
    /// Not gained yet.
    Empty,
    /// Would be gained now.
    Coming,
    /// Owned.
    Owned,
    /// Owned, and would be paid for what is under the pointer.
    Leaving,
    /// Gained and spent.
    Spent,
}

/// Draws a coin in the middle of `rect`. `seed` tells the crosses apart.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, coin: Coin, seed: u32) {
    let seed = if coin == Coin::Spent { seed } else { 0 };
    stamp::paint(painter, rect, theme, ("coin", coin, seed), |painter, rect| {
        draw(painter, rect, theme, coin, seed);
    });
}

fn draw(painter: &Painter, rect: Rect, theme: &Theme, coin: Coin, seed: u32) {
    let radius = rect.width().min(rect.height()) / 2.0 - 1.0;
    let centre = rect.center();
    match coin {
        Coin::Empty => {
            painter.circle(centre, radius, theme.band, theme::stroke::edge(theme.outline));
        }
        Coin::Coming => {
            painter.circle_filled(centre, radius, theme.gold_leaf.lerp_to_gamma(theme.paper, 0.7));
            dashes(painter, centre, radius, theme::stroke::strong(theme.gold));
            star::eight(painter, centre, radius * 0.5, Color32::TRANSPARENT, theme::stroke::edge(theme.gold));
        }
        Coin::Owned => gold(painter, rect, theme, 1.0),
        Coin::Leaving => {
            gold(painter, rect, theme, 0.45);
            painter.circle_stroke(centre, radius, theme::stroke::strong(theme.danger));
        }
        Coin::Spent => {
            painter.circle(centre, radius, theme.paper, theme::stroke::edge(theme.gold));
            painter.circle_stroke(centre, radius * 0.72, theme::stroke::fine(theme.gold_line));
            cross::paint(painter, rect.shrink(radius * 0.2), theme.pen, seed.wrapping_add(97));
        }
    }
}

fn gold(painter: &Painter, rect: Rect, theme: &Theme, strength: f32) {
    let radius = rect.width().min(rect.height()) / 2.0 - 1.0;
    let centre = rect.center();
    let tone = |colour: Color32| theme.paper.lerp_to_gamma(colour, strength);
    let edge = theme.yellow_die.edge;
    painter.circle_filled(centre + vec2(0.0, radius * 0.1), radius, tone(edge));
    painter.circle(centre, radius, tone(theme.gold_leaf), Stroke::new((radius * 0.09).max(1.0), tone(edge)));
    painter.circle_stroke(
        centre - vec2(0.0, radius * 0.03),
        radius * 0.84,
        Stroke::new((radius * 0.09).max(0.8), tone(theme.gold_shine)),
    );
    let width = (radius * 0.09).max(1.0);
    star::eight(painter, centre, radius * 0.6, tone(theme.gold_shine), Stroke::new(width, tone(edge)));
    painter.circle_filled(centre, radius * 0.14, tone(edge));
}

/// A broken ring.
fn dashes(painter: &Painter, centre: egui::Pos2, radius: f32, stroke: Stroke) {
    let around: Vec<_> = (0..=32_u8)
        .map(|k| centre + egui::Vec2::angled(f32::from(k) / 32.0 * std::f32::consts::TAU) * radius)
        .collect();
    painter.extend(Shape::dashed_line(&around, stroke, radius * 0.36, radius * 0.25));
}
