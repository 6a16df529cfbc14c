//! What everybody would get if the game ended now, in a line: where large figures have no room.

use egui::{Align2, Role, Sense, Ui, WidgetInfo, vec2};

use crate::{rules::Cards, screens::board::Board, text::event_text};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, text_width},
};

/// The height of the line.
const HEIGHT: f32 = 20.0;

/// Shows the line, which begins with these words.
pub fn show(ui: &mut Ui, board: &Board<'_>, heading: &str, cards: &Cards) {
    let texts = board.texts;
    let scoring: Vec<_> =
        cards.rows.iter().enumerate().filter_map(|(row, card)| Some((row, (*card)?))).collect();
    let told: Vec<String> = match scoring.as_slice() {
        // The total comes first: what has no room is cut off at the end.
        [(_, card)] => {
            let parts = [
                (texts.types(), card.types_vp()),
                (texts.lines(), card.lines_vp()),
                (texts.coins(), card.coins_vp()),
            ];
            let parts = parts.map(|(name, vp)| format!("{name} {vp}"));
            std::iter::once(texts.count_vp(card.total())).chain(parts).collect()
        }
        several => several
            .iter()
            .map(|(row, card)| format!("{} {}", event_text::name(texts, board.seats(), *row), card.total()))
            .collect(),
    };
    let words = texts.pad_said(heading, &told.join(" · "));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let (theme, font) = (Theme::of(ui.ctx()), theme::medium(TextSize::SMALL));
    let (at, width) = (rect.left_center(), rect.width());
    let is_cut = text_width(ui.painter(), &words, font.clone()) > width;
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &words, font, theme.ink, width);
    if is_cut {
        response.on_hover_text(words);
    }
}
