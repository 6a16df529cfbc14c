//! Charts over all games.

use egui::{Align2, Painter, Pos2, Rect, Role, Sense, Shape, Ui, WidgetInfo, pos2, vec2};

use common::{BuildingType, drawing::colours_of, high_scores::Statistics};
use text::Texts;
use ui::{
    drawing::chart::labels::number_foot,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// At most this many games are drawn.
const GAMES: usize = 24;
/// The height of the bars, at least and at most.
const BARS: [f32; 2] = [104.0, 480.0];
/// From one bar to the next, and how wide a bar is, at most; and both where there are fewer games than `FEW`.
const STEP: [f32; 2] = [60.0, 40.0];
const FEW: usize = 6;
const FEW_STEP: [f32; 2] = [144.0, 80.0];
/// Above the bars what the line is called has so much room, behind so much of it; its dashes, and what is between them.
const LEGEND: [f32; 2] = [24.0, 32.0];
const DASHES: [f32; 2] = [5.0, 4.0];

/// Where the points come from: a bar in at most three parts, each with its figure below.
pub fn parts(ui: &mut Ui, texts: &Texts, names: &[String], statistics: &Statistics) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 54.0), Sense::hover());
    let colours = [theme.blue_die.face, colours_of(&theme, BuildingType::Garden).ink, theme.gold_leaf];
    let sum: f64 = statistics.parts.iter().sum();
    let all: Vec<_> = names
        .iter()
        .zip(&statistics.parts)
        .zip(colours)
        .map(|((name, vp), colour)| (format!("{name} {}", decimal(texts, *vp)), *vp, colour))
        .collect();
    response.widget_info(|| {
        let words: Vec<&str> = all.iter().map(|(words, ..)| words.as_str()).collect();
        WidgetInfo::labeled(Role::Label, true, words.join(", "))
    });
    let painter = ui.painter();
    let step = rect.width() / 3.0;
    let (mut left, mut at) = (rect.left_top(), pos2(rect.min.x, rect.min.y + 40.0));
    for (words, vp, colour) in &all {
        let share = if sum > 0.0 { (vp / sum) as f32 } else { 0.0 };
        let part = Rect::from_min_size(left, vec2(rect.width() * share, 18.0));
        painter.rect_filled(part.shrink2(vec2(1.0, 0.0)), theme::radius::CHIP, *colour);
        left.x = part.max.x;
        let key = Rect::from_center_size(at + vec2(7.0, 0.0), vec2(12.0, 12.0));
        painter.rect_filled(key, 3.0, *colour);
        let (text, font) = (at + vec2(20.0, 0.0), theme::medium(TextSize::TEXT));
        fitted_text(painter, text, Align2::LEFT_CENTER, words, font, theme.ink, step - 24.0);
        at.x += step;
    }
}

/// The last totals as bars, with a line at their average, and what that is called, in a room of such a height.
pub fn trend(ui: &mut Ui, texts: &Texts, statistics: &Statistics, room: f32) {
    let theme = Theme::of(ui.ctx());
    legend(ui, texts, statistics.average);
    let bars = (room - LEGEND[0]).clamp(BARS[0], BARS[1]);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), bars), Sense::hover());
    let totals = &statistics.trend[statistics.trend.len().saturating_sub(GAMES)..];
    let words: Vec<String> = totals.iter().map(u16::to_string).collect();
    let name = texts.stats_trend_name(&words.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let painter = ui.painter();
    let highest = f32::from(statistics.best.max(1));
    // Room above the highest bar for its number.
    let height = |total: f32| (bars - 22.0) * total / highest;
    let [widest_step, widest_bar] = if totals.len() < FEW { FEW_STEP } else { STEP };
    let step = (rect.width() / totals.len().max(1) as f32).min(widest_step);
    let numbered = step >= 24.0;
    // Behind the bars; no number stands on it.
    let average = rect.max.y - height(statistics.average as f32);
    dash(painter, &theme, [pos2(rect.min.x, average), pos2(rect.max.x, average)]);
    for (k, &total) in totals.iter().enumerate() {
        let x = rect.min.x + step * (k as f32 + 0.5);
        let top = rect.max.y - height(f32::from(total));
        let width = (step - 5.0).clamp(3.0, widest_bar);
        let bar = Rect::from_x_y_ranges(x - width / 2.0..=x + width / 2.0, top..=rect.max.y);
        let best = total == statistics.best;
        let corners = theme::radius::TOP;
        let fill = if best { theme.gold } else { theme.gold_line };
        painter.rect(bar, corners, fill, theme::stroke::fine(theme.gold), egui::StrokeKind::Inside);
        if numbered || best {
            let font = if best { theme::bold(TextSize::SMALL) } else { theme::body(TextSize::SMALL) };
            let number = painter.layout_no_wrap(total.to_string(), font, theme.ink);
            let foot = number_foot(top, number.size().y, Some((average, 0.0)));
            let place = Align2::CENTER_BOTTOM.anchor_size(pos2(x, foot), number.size());
            painter.galley(place.min, number, theme.ink);
        }
    }
    painter.hline(rect.x_range(), rect.max.y - 0.5, theme::stroke::edge(theme.line));
}

/// What the dashed line is.
fn legend(ui: &mut Ui, texts: &Texts, average: f64) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LEGEND[0]), Sense::hover());
    let words = format!("{} {}", texts.stats_average(), decimal(texts, average));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let line = rect.left_center() + vec2(LEGEND[1], 0.0);
    dash(ui.painter(), &theme, [rect.left_center(), line]);
    let (at, font) = (line + vec2(theme::space::SMALL, 0.0), theme::body(TextSize::SMALL));
    let width = rect.max.x - at.x;
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &words, font, theme.ink_soft, width);
}

fn dash(painter: &Painter, theme: &Theme, ends: [Pos2; 2]) {
    let stroke = theme::stroke::edge(theme.ink_soft);
    painter.extend(Shape::dashed_line(&ends, stroke, DASHES[0], DASHES[1]));
}

/// A number with one decimal, as the language writes it; none where it is whole.
pub fn decimal(texts: &Texts, number: f64) -> String {
    let text = texts.tenths(number);
    let whole = text.strip_suffix('0').and_then(|text| text.strip_suffix(['.', ',']));
    whole.unwrap_or(&text).to_owned()
}
