//! The progress of a row or column: six dots, and its points once it has any.

use egui::{Align2, Color32, Painter, Rect, Sense, Ui, pos2, vec2};

use crate::ui::theme::{self, TextSize, Theme};

/// A line of the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineView {
    /// Buildings built, 0–6.
    pub built: u8,
    /// One more than now, for what is under the pointer: drawn as a glowing dot.
    pub preview: bool,
    /// Its points in words, such as "2 VP"; empty while it has none.
    pub points: String,
    /// How far it is and what it brings, told to the pointer.
    pub hint: String,
}

/// Which way the dots run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Beside a row: two rows of three, points below.
    Beside,
    /// Under a column: one row of six, points below.
    Below,
}

/// Shows the dots of a line in `rect`, and under the pointer what they bring.
pub fn show(ui: &Ui, rect: Rect, theme: &Theme, line: &LineView, way: Way) {
    paint(ui.painter(), rect, theme, line, way);
    let id = ui.scope_id().with(("dots", rect.min.x.to_bits(), rect.min.y.to_bits()));
    ui.interact(rect, id, Sense::hover()).on_hover_text(&line.hint);
}

/// Draws the dots of a line into `rect`, as large as it allows.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, line: &LineView, way: Way) {
    let columns: u8 = if way == Way::Beside { 3 } else { 6 };
    let rows = 6 / columns;
    let text_height = (rect.height() * 0.24).clamp(16.0, 19.0);
    let largest = if way == Way::Beside { 23.0 } else { 18.0 };
    let step =
        (rect.width() / f32::from(columns)).min(largest).min((rect.height() - text_height) / f32::from(rows));
    let radius = step * 0.36;
    let dots = vec2(step * f32::from(columns), step * f32::from(rows));
    let (top, text_at) = match way {
        Way::Beside => {
            let height = dots.y + if line.points.is_empty() { 0.0 } else { text_height };
            let top = rect.center().y - height / 2.0;
            (top, pos2(rect.center().x, top + dots.y + text_height / 2.0 + 1.0))
        }
        Way::Below => (rect.min.y, pos2(rect.center().x, rect.min.y + dots.y + text_height / 2.0)),
    };
    let left = rect.center().x - dots.x / 2.0;
    for k in 0..6_u8 {
        let place = vec2(f32::from(k % columns) + 0.5, f32::from(k / columns) + 0.5) * step;
        let centre = pos2(left, top) + place;
        let (fill, edge) = if k < line.built {
            (theme.gold, theme::stroke::edge(theme.gold))
        } else if k == line.built && line.preview {
            (theme.glow, theme::stroke::strong(theme.gold_ink))
        } else {
            (Color32::TRANSPARENT, theme::stroke::edge(theme.gold_line))
        };
        painter.circle(centre, radius, fill, edge);
    }
    if !line.points.is_empty() {
        let size = TextSize::fitted(text_height - 2.0, TextSize::TINY..=TextSize::LEAD);
        painter.text(text_at, Align2::CENTER_CENTER, &line.points, theme::bold(size), theme.gold_ink);
    }
}
