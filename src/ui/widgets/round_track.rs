//! The rounds as diamonds: played, now, to come.

use egui::{Color32, Painter, Pos2, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

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

/// Shows the track. `text` says the same in words, such as "11 of 18", and `name` the whole of it for a screen reader.
pub fn show(ui: &mut Ui, track: Track, text: &str, name: &str) -> Response {
    const WIDEST_STEP: f32 = 24.0;
    let theme = Theme::of(ui.ctx());
    let words = ui.painter().layout_no_wrap(text.to_owned(), theme::medium(TextSize::TEXT), theme.ink_soft);
    let gap = 12.0;
    let room = (ui.available_width() - words.size().x - gap).max(0.0);
    let step = (room / track.rounds.max(1) as f32).min(WIDEST_STEP);
    // Too narrow to be told apart: the words alone then.
    let drawn = step >= 6.0;
    let drawing = if drawn { step * track.rounds as f32 + gap } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(drawing + words.size().x, 40.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let response = response.on_hover_text(name);
    let painter = ui.painter();
    if drawn {
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
