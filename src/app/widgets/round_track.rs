//! The rounds as diamonds: played, now, to come.

use egui::{Color32, Painter, Pos2, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::theme::{self, Theme};

/// Shows the track. `round` is the current one, from 1; `text` says the same in words, such as "11 of 18", and
/// `name` the whole of it for a screen reader.
pub fn show(ui: &mut Ui, round: usize, rounds: usize, text: &str, name: &str) -> Response {
    const WIDEST_STEP: f32 = 22.0;
    let theme = Theme::of(ui.ctx());
    let words = ui.painter().layout_no_wrap(text.to_owned(), theme::medium(16.0), theme.ink_soft);
    let gap = 12.0;
    let room = (ui.available_width() - words.size().x - gap).max(0.0);
    let step = (room / rounds.max(1) as f32).min(WIDEST_STEP);
    // Too narrow to be told apart: the words alone then.
    let drawn = step >= 6.0;
    let track = if drawn { step * rounds as f32 + gap } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(track + words.size().x, 40.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let painter = ui.painter();
    if drawn {
        paint(painter, rect.left_center(), step, &theme, round, rounds);
    }
    let at = pos2(rect.min.x + track, rect.center().y - words.size().y / 2.0);
    painter.galley(at, words, theme.ink_soft);
    response
}

/// Draws the diamonds alone, `step` apart, to the right of `start`, which is the middle of their left edge.
pub fn paint(painter: &Painter, start: Pos2, step: f32, theme: &Theme, round: usize, rounds: usize) {
    let radius = step * 0.36;
    for k in 0..rounds {
        let centre = start + vec2(step * (k as f32 + 0.5), 0.0);
        let (size, fill, edge) = match (k + 1).cmp(&round) {
            std::cmp::Ordering::Less => (radius, theme.gold, Stroke::NONE),
            std::cmp::Ordering::Equal => (radius * 1.2, theme.glow, Stroke::new(1.8, theme.gold_ink)),
            std::cmp::Ordering::Greater => {
                (radius * 0.94, Color32::TRANSPARENT, Stroke::new(1.3, theme.line))
            }
        };
        let corners = [(0.0, -size), (size, 0.0), (0.0, size), (-size, 0.0)];
        let points = corners.into_iter().map(|(x, y)| centre + vec2(x, y)).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    }
}
