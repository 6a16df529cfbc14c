//! Points on their way from where they are won to a total.

use egui::{Align2, Pos2, Rect, StrokeKind, Ui, vec2};

use crate::director::FLIGHT;
use ui::theme::{self, TextSize, Theme};

/// They stand still for so long first, so that one sees what they are; in seconds, at the pace designed.
const STANDS: f64 = 0.2;
/// How high their way rises, of its length.
const ARC: f32 = 0.18;

/// Draws points, so many seconds after they set out, at the pace designed.
pub fn paint(ui: &Ui, [from, to]: [Pos2; 2], since: f64, vp: i32) {
    let far = ((since - STANDS) / (FLIGHT - STANDS)).clamp(0.0, 1.0) as f32;
    plate(ui, on_way(from, to, far), vp);
}

/// Where they are on their way, which begins and ends slowly.
fn on_way(from: Pos2, to: Pos2, far: f32) -> Pos2 {
    let eased = far * far * (3.0 - 2.0 * far);
    let rises = (to - from).length() * ARC * (eased * std::f32::consts::PI).sin();
    from.lerp(to, eased) - vec2(0.0, rises)
}

/// A gold plate with the points.
fn plate(ui: &Ui, at: Pos2, vp: i32) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let words = painter.layout_no_wrap(format!("+{vp}"), theme::bold(TextSize::LEAD), theme.on_bubble);
    let plate = Rect::from_center_size(at, words.size() + vec2(theme::space::LARGE, theme::space::SMALL));
    let (radius, edge) = (theme::radius::of(plate.height() / 2.0), theme::stroke::ring(theme.gold_leaf));
    painter.rect(plate, radius, theme.bubble, edge, StrokeKind::Outside);
    let place = Align2::CENTER_CENTER.anchor_size(at, words.size());
    painter.galley(place.min, words, theme.on_bubble);
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn points_fly_from_where_they_are_won_to_the_total() {
        let (from, to) = (pos2(10.0, 200.0), pos2(410.0, 300.0));
        assert_eq!((on_way(from, to, 0.0), on_way(from, to, 1.0).round()), (from, to));
        let way: Vec<Pos2> = (0..=10_u8).map(|k| on_way(from, to, f32::from(k) / 10.0)).collect();
        assert!(way.is_sorted_by(|a, b| a.x <= b.x));
        assert!(way[5].y < 250.0, "it rises on its way");
        assert_eq!(on_way(from, from, 0.5), from);
    }
}
