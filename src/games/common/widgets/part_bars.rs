//! How one figure became another: the first, what each part added or took as a bar from a line that is zero for all of them,
//! and the last.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::fitted_text,
};

/// A part, or a figure as such.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it is.
    pub name: String,
    /// How much, as it is written.
    pub figure: String,
    /// What it added, or took, 0 where that is written as nothing; none for a figure as such.
    pub change: Option<f64>,
    /// What it means, where that needs to be said.
    pub means: String,
}

/// The line of a figure above or below its bar, and of the names.
const LINE: f32 = 20.0;
/// No bar is lower: what changes nothing is seen, too.
const LEAST: f32 = 2.0;
/// A bar is no wider.
const WIDEST: f32 = 96.0;

/// Draws the bars side by side in this size.
pub fn show(ui: &mut Ui, size: Vec2, name: &str, bars: &[Bar]) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let theme = Theme::of(ui.ctx());
    let falls = only_fall(bars);
    let chart = if falls { rect.with_min_y(rect.min.y + LINE) } else { rect.with_max_y(rect.max.y - LINE) };
    let scale = Scale::of(bars, chart);
    let zero = scale.y(0.0);
    // A name is close to its figure: above zero, if all bars hang from that.
    let names = if falls { zero } else { rect.max.y } - LINE / 2.0;
    let level = if falls { names - LINE } else { zero - LINE / 2.0 - space::HAIR };
    let step = rect.width() / bars.len().max(1) as f32;
    ui.painter().hline(rect.x_range(), zero, theme::stroke::fine(theme.line));
    for (k, bar) in bars.iter().enumerate() {
        let middle = rect.min.x + step * (k as f32 + 0.5);
        let half = (step / 2.0 - space::TIGHT).min(WIDEST / 2.0);
        let room = step - space::HAIR;
        let painter = ui.painter();
        let small = theme::body(TextSize::SMALL);
        fitted_text(
            painter,
            pos2(middle, names),
            Align2::CENTER_CENTER,
            &bar.name,
            small,
            theme.ink_soft,
            room,
        );
        let Some(change) = bar.change else {
            let font = theme::figures(TextSize::HEADING);
            let above = pos2(middle, level);
            fitted_text(painter, above, Align2::CENTER_CENTER, &bar.figure, font, theme.gold_ink, room);
            continue;
        };
        let end = scale.y(change);
        let mut place = Rect::from_two_pos(pos2(middle - half, zero), pos2(middle + half, end));
        place.max.y = place.max.y.max(place.min.y + LEAST);
        let colour = if change < 0.0 {
            theme.danger
        } else if change > 0.0 {
            theme.success
        } else {
            theme.outline
        };
        let is_below = change < 0.0 || falls;
        let written = if is_below { place.max.y + LINE / 2.0 } else { place.min.y - LINE / 2.0 };
        painter.rect_filled(place, theme::radius::MARK, colour);
        let bold = theme::bold(TextSize::SMALL);
        let at = pos2(middle, written);
        fitted_text(painter, at, Align2::CENTER_CENTER, &bar.figure, bold, theme.ink, room);
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

/// Whether nothing was added, but something taken.
fn only_fall(bars: &[Bar]) -> bool {
    let mut changes = bars.iter().filter_map(|bar| bar.change);
    changes.clone().all(|change| change <= 0.0) && changes.any(|change| change < 0.0)
}

/// How high a change is: the same for all, from zero, with room for every figure above or below its bar.
struct Scale {
    zero: f32,
    unit: f32,
}

impl Scale {
    fn of(bars: &[Bar], room: Rect) -> Self {
        let all = || bars.iter().filter_map(|bar| bar.change);
        let (most, least) = (all().fold(0.0, f64::max), all().fold(0.0, f64::min));
        let below = if least < 0.0 { LINE } else { space::TIGHT };
        let height = (room.height() - LINE - below).max(LEAST);
        let unit = height / (most - least).max(f64::EPSILON) as f32;
        Self { zero: room.min.y + LINE + most as f32 * unit, unit }
    }

    fn y(&self, change: f64) -> f32 {
        self.zero - change as f32 * self.unit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn all_bars_begin_at_one_zero_and_lie_with_their_figures_in_the_room() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 92.0));
        let bar = |change| Bar { name: String::new(), figure: String::new(), change, means: String::new() };
        for changes in [vec![5.0, -2.0], vec![-4.0, -1.0], vec![3.0], vec![0.0, 0.0], vec![-690.0, 867.0]] {
            let bars: Vec<Bar> =
                [None].into_iter().chain(changes.iter().copied().map(Some)).map(bar).collect();
            let scale = Scale::of(&bars, room);
            for change in changes {
                let end = scale.y(change);
                let figure = if change < 0.0 { end + LINE } else { end - LINE };
                assert!((-0.01..=room.max.y + 0.01).contains(&figure), "{change}: {figure}");
                assert!((end - scale.y(0.0)) * change as f32 <= 0.0);
            }
            assert!(scale.y(0.0) - LINE >= -0.01, "figures as such stand above the line");
        }
    }
}
