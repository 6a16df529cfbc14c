//! How one figure became another: a line for the first, a bar for each part that added or took something, and a line for
//! the last. A bar would have to begin at zero, where the parts would be too small to be seen.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use ui::{
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// A part, or a figure as such.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it is.
    pub name: String,
    /// How much, as it is written.
    pub figure: String,
    /// Where it begins; none for a figure as such.
    pub from: Option<f64>,
    /// Where it ends.
    pub to: f64,
    /// What it means, where that needs to be said.
    pub means: String,
}

/// The lines for a figure above its bar and the name below.
const LINE: f32 = 20.0;
/// No bar is lower: what changes nothing is seen, too.
const LEAST: f32 = 2.0;
/// A figure as such is a line so high.
const LEVEL: f32 = 4.0;

/// Draws the bars side by side in this size.
pub fn show(ui: &mut Ui, size: Vec2, name: &str, bars: &[Bar]) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let theme = Theme::of(ui.ctx());
    let room = rect.with_min_y(rect.min.y + LINE).with_max_y(rect.max.y - LINE);
    let all = || bars.iter().flat_map(|bar| bar.from.into_iter().chain([bar.to]));
    let (least, most) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
    let span = (most - least).max(f64::EPSILON);
    let y = |figure: f64| room.max.y - LEVEL - (room.height() - LEVEL) * ((figure - least) / span) as f32;
    let step = rect.width() / bars.len().max(1) as f32;
    for (k, bar) in bars.iter().enumerate() {
        let middle = rect.min.x + step * (k as f32 + 0.5);
        let half = vec2(step / 2.0 - theme::space::TIGHT, 0.0).x;
        let to = y(bar.to);
        let from = bar.from.map_or(to + LEVEL, y);
        let mut place = Rect::from_two_pos(pos2(middle - half, from), pos2(middle + half, to));
        place.max.y = place.max.y.max(place.min.y + LEAST);
        let colour = match bar.from {
            None => theme.gold,
            Some(from) if bar.to < from => theme.danger,
            Some(_) => theme.success,
        };
        ui.painter().rect_filled(place, theme::radius::MARK, colour);
        if k + 1 < bars.len() {
            let join = middle + half..=middle + step - half;
            ui.painter().hline(join, to, theme::stroke::fine(theme.ink_soft));
        }
        let above = pos2(middle, place.min.y - LINE / 2.0);
        let below = pos2(middle, rect.max.y - LINE / 2.0);
        let room = step - theme::space::HAIR;
        let bold = theme::bold(TextSize::SMALL);
        fitted_text(ui.painter(), above, Align2::CENTER_CENTER, &bar.figure, bold, theme.ink, room);
        let small = theme::body(TextSize::SMALL);
        fitted_text(ui.painter(), below, Align2::CENTER_CENTER, &bar.name, small, theme.ink_soft, room);
    }
    response.widget_info(|| {
        let told = |bar: &Bar| match bar.means.is_empty() {
            true => format!("{} {}", bar.name, bar.figure),
            false => format!("{} {} ({})", bar.name, bar.figure, bar.means),
        };
        let told: Vec<String> = bars.iter().map(told).collect();
        WidgetInfo::labeled(Role::Label, true, format!("{name}: {}", told.join(", ")))
    });
    let pointed = response.hover_pos().and_then(|at| bars.get(((at.x - rect.min.x) / step) as usize));
    if let Some(bar) = pointed.filter(|bar| !bar.means.is_empty()) {
        response.on_hover_text(&bar.means);
    }
}
