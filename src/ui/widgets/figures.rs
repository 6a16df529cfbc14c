//! A row of large figures with a word below each.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::fitted_text;
use crate::theme::{self, TextSize, Theme};

/// The height of the row.
pub const HEIGHT: f32 = 56.0;

/// Shows the figures over the available width, each with its word; those that `matter` most, by their place, in gold.
/// Returns where each of them stands.
pub fn show(ui: &mut Ui, figures: &[(String, String)], matter: &[usize]) -> Vec<Rect> {
    let room = ui.available_rect_before_wrap();
    let step = room.width() / figures.len().max(1) as f32;
    let middles: Vec<f32> = (0..figures.len()).map(|k| room.min.x + step * (k as f32 + 0.5)).collect();
    show_below(ui, figures, matter, (&middles, step))
}

/// The same below columns that stand elsewhere: their middles, and how wide they are.
pub fn show_below(
    ui: &mut Ui,
    figures: &[(String, String)],
    matter: &[usize],
    (middles, step): (&[f32], f32),
) -> Vec<Rect> {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let mut places = Vec::new();
    for (k, ((figure, word), &x)) in figures.iter().zip(middles).enumerate() {
        let colour = if matter.contains(&k) { theme.gold_ink } else { theme.ink };
        let painter = ui.painter();
        let (top, below) = (pos2(x, rect.min.y + 17.0), pos2(x, rect.min.y + 43.0));
        let font = theme::figures(TextSize::DISPLAY);
        places.push(fitted_text(painter, top, Align2::CENTER_CENTER, figure, font, colour, step - 6.0));
        fitted_text(
            painter,
            below,
            Align2::CENTER_CENTER,
            word,
            theme::body(TextSize::SMALL),
            theme.ink_soft,
            step - 6.0,
        );
    }
    response.widget_info(|| {
        let words: Vec<String> = figures.iter().map(|(figure, word)| format!("{figure} {word}")).collect();
        WidgetInfo::labeled(Role::Label, true, words.join(", "))
    });
    places
}
