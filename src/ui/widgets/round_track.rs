//! The rounds as diamonds: played, now, to come.

use egui::{Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::theme::{self, TextSize, Theme};

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// Rounds played.
    pub over: usize,
    /// The next one is being played.
    pub now: bool,
    /// All rounds.
    pub rounds: usize,
}

impl Track {
    /// In this round, from 1; before and behind all of them none is played.
    #[must_use]
    pub fn at(round: usize, rounds: usize) -> Self {
        Self { over: round.saturating_sub(1).min(rounds), now: (1..=rounds).contains(&round), rounds }
    }
}

/// From one diamond to the next at most; closer than the least they could not be told apart.
const STEPS: [f32; 2] = [6.0, 24.0];
/// Between the diamonds and the words.
const GAP: f32 = 12.0;

/// How far apart the diamonds are beside these words, where they have room.
fn step(ui: &Ui, track: Track, text: &str) -> Option<f32> {
    let words = super::text_width(ui.painter(), text, theme::medium(TextSize::TEXT));
    let step = (ui.available_width() - words - GAP) / track.rounds.max(1) as f32;
    (step >= STEPS[0]).then_some(step.min(STEPS[1]))
}

/// Whether the diamonds have room beside these words.
#[must_use]
pub fn has_room(ui: &Ui, track: Track, text: &str) -> bool {
    step(ui, track, text).is_some()
}

/// Paints the diamonds in the middle of a line of their own.
pub fn paint_alone(painter: &Painter, line: Rect, theme: &Theme, track: Track) {
    let rounds = track.rounds.max(1) as f32;
    let step = (line.width() / rounds).min(STEPS[1]);
    paint(painter, line.center() - vec2(step * rounds / 2.0, 0.0), step, theme, track);
}

/// Shows the track. `text` says the same in words, such as "11 of 18", and `name` the whole of it for a screen reader.
pub fn show(ui: &mut Ui, track: Track, text: &str, name: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let words = ui.painter().layout_no_wrap(text.to_owned(), theme::medium(TextSize::TEXT), theme.ink_soft);
    let step = step(ui, track, text);
    let drawing = step.map_or(0.0, |step| step * track.rounds as f32 + GAP);
    let (rect, response) = ui.allocate_exact_size(vec2(drawing + words.size().x, 40.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let response = response.on_hover_text(name);
    let painter = ui.painter();
    if let Some(step) = step {
        paint(painter, rect.left_center(), step, &theme, track);
    }
    let at = pos2(rect.min.x + drawing, rect.center().y - words.size().y / 2.0);
    painter.galley(at, words, theme.ink_soft);
    response
}

/// Draws the diamonds alone, `step` apart, to the right of `start`, which is the middle of their left edge.
pub fn paint(painter: &Painter, start: Pos2, step: f32, theme: &Theme, track: Track) {
    let radius = step * 0.36;
    for k in 0..track.rounds {
        let centre = start + vec2(step * (k as f32 + 0.5), 0.0);
        let (size, fill, edge) = if k < track.over {
            (radius, theme.gold, Stroke::NONE)
        } else if k == track.over && track.now {
            (radius * 1.2, theme.glow, theme::stroke::strong(theme.gold_ink))
        } else {
            (radius * 0.94, Color32::TRANSPARENT, theme::stroke::edge(theme.outline))
        };
        let corners = [(0.0, -size), (size, 0.0), (0.0, size), (-size, 0.0)];
        let points = corners.into_iter().map(|(x, y)| centre + vec2(x, y)).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_the_first_round_and_behind_the_last_none_is_played() {
        let seen = |round| {
            let Track { over, now, .. } = Track::at(round, 18);
            (over, now)
        };
        assert_eq!([0, 1, 18, 19].map(seen), [(0, false), (0, true), (17, true), (18, false)]);
    }
}
