//! The start tile: a court with its fountain.

use egui::{Painter, Rect, Stroke, Vec2};

use super::ground::{ground, is_fine};
use ui::{
    drawing::{canvas::Canvas, star},
    theme::Theme,
};

/// The fountain: its bowl on a foot, with jets.
const BOWL: &str = "M 32 43 C 25 43 21 39 20 34.5 H 44 C 43 39 39 43 32 43 Z R 29.5 42 5 6 R 24 47 16 4";
const JETS: &str = "M 32 34 V 20 M 31.4 21 C 27 18.5 23.6 23 23.4 31 M 32.6 21 C 37 18.5 40.4 23 40.6 31";

pub(super) fn paint(painter: &Painter, cell: Rect, theme: &Theme) {
    let side = cell.width();
    ground(painter, cell, theme.raised, theme.gold_line);
    let centre = cell.center();
    let [water, glitter] = theme.water;
    let rim = Stroke::new(side * 0.018, theme.gold);
    if is_fine(side) {
        let line = Stroke::new((side * 0.012).max(0.8), theme.gold_line);
        star::sixteen(painter, centre, side * 0.43, theme.band, line);
    }
    star::eight(painter, centre, side * 0.365, theme.gold_leaf, rim);
    star::eight(painter, centre, side * 0.3, water, Stroke::new(side * 0.012, theme.yellow_die.edge));
    let canvas = Canvas::new(Rect::from_center_size(centre, Vec2::splat(side * 0.86)));
    canvas.line(painter, JETS, 2.4, glitter);
    canvas.fill(painter, "O 32 18.5 2", glitter);
    canvas.fill(painter, BOWL, theme.stone.edge);
    canvas.fill(painter, "R 19 32.4 26 3", theme.stone.shine);
}
