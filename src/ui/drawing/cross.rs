//! The cross over what is built: two strokes of a pen, never quite the same.

use egui::{
    Color32, Painter, Rect, Stroke, Vec2,
    epaint::{BandPoint, BandShape},
    pos2,
};

/// Draws a cross. The same `seed` (say, the number of the cell) always draws the same one.
pub fn paint(painter: &Painter, rect: Rect, colour: Color32, seed: u32) {
    paint_part(painter, rect, colour, seed, 1.0);
}

/// Draws as much of a cross as the pen has drawn: 0 is nothing, 1 all of it; the second stroke begins halfway.
pub fn paint_part(painter: &Painter, rect: Rect, colour: Color32, seed: u32, drawn: f32) {
    strokes(painter, rect, colour, seed, drawn, DRY);
}

/// The same while its ink is wet: it stands thick on the paper, and light lies along it.
pub fn paint_wet(painter: &Painter, rect: Rect, [ink, light]: [Color32; 2], seed: u32, drawn: f32) {
    strokes(painter, rect, ink, seed, drawn, WET);
    let lit = rect.translate(Vec2::splat(-rect.width() * 0.014));
    strokes(painter, lit, light, seed, drawn, LIGHT);
}

/// How wide a stroke is beside a dry one.
const DRY: f32 = 1.0;
const WET: f32 = 1.3;
const LIGHT: f32 = 0.32;

fn strokes(painter: &Painter, rect: Rect, colour: Color32, seed: u32, drawn: f32, wide: f32) {
    let side = rect.width().min(rect.height());
    for (k, angle) in [(0, 45.0_f32), (1, 135.0)] {
        let stroke = (drawn * 2.0 - k as f32).min(1.0);
        if stroke <= 0.0 {
            continue;
        }
        let mut chance = Chance(seed.wrapping_mul(2).wrapping_add(k).wrapping_add(1));
        let half = side * (0.52 + 0.035 * chance.next());
        let bow = side * 0.03 * chance.next();
        let width = wide * (side * (0.084 + 0.008 * chance.next())).max(1.6);
        let centre = rect.center() + egui::vec2(chance.next(), chance.next()) * (side * 0.02);
        let points = (0..=12_u8)
            .map(|step| {
                let t = f32::from(step) / 6.0 * stroke - 1.0;
                // The pen lands, presses and leaves in a thinner tail.
                let press = (1.0 - t.powi(4)).max(0.0).sqrt() * (1.0 - 0.22 * (t + 1.0) / 2.0);
                let y = centre.y + bow * (1.0 - t * t) + side * 0.006 * (t * 7.0).sin();
                BandPoint::from_pos_and_width(pos2(centre.x + half * t, y), width * press.max(0.16))
            })
            .collect();
        let tilt = angle + 2.2 * chance.next();
        painter.add(
            BandShape::new(points, colour, Stroke::NONE).with_angle_and_pivot(tilt.to_radians(), centre),
        );
    }
}

/// A little deterministic irregularity.
struct Chance(u32);

impl Chance {
    /// The next number between -1 and 1.
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((self.0 >> ((self.0 >> 28) + 4)) ^ self.0).wrapping_mul(277_803_737);
        let word = (word >> 22) ^ word;
        (word >> 8) as f32 / 8_388_608.0 - 1.0
    }
}
