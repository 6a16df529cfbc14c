//! How full the money deck is and between which cards the next scoring lies, in the bar.

use std::ops::RangeInclusive;

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::seen::Seen;
use crate::rules::play::Phase;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, wrapped},
};

/// The widths of the track, and the height of its line.
const WIDTH: (f32, f32) = (120.0, 420.0);
const LINE: f32 = 8.0;
/// The height of two lines of what is told below it, and what is above them.
const WORDS: f32 = 36.0;
const ABOVE: f32 = 20.0;
/// Narrower bars leave out what is left in the stack.
const ROOMY: f32 = 420.0;

/// Shows the track.
pub fn show(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>) {
    let theme = Theme::of(ui.ctx());
    let state = seen.state();
    let room = ui.available_size();
    let stack = texts.alhambra_stack_left(state.stack().len());
    let Some(piles) = state.piles().filter(|_| state.phase() != Phase::Over) else { return };
    let is_roomy = room.x > ROOMY;
    let width = (if is_roomy { room.x - 190.0 } else { room.x }).clamp(WIDTH.0, WIDTH.1);
    let (width, when) = (width.min(room.x), when(texts, seen));
    let (font, ink) = (theme::body(TextSize::TINY), theme.ink_soft);
    // In a narrow bar it takes two lines.
    let told = wrapped(ui.painter(), &when, font.clone(), ink, vec2(width, WORDS));
    let height = ABOVE + told.size().y.max(WORDS / 2.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let words = format!("{}: {when}. {stack}", texts.alhambra_deck_left(seen.deck_len()));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let painter = ui.painter();
    let line = Rect::from_min_size(pos2(rect.min.x, rect.min.y + 6.0), vec2(rect.width(), LINE));
    let all = piles.sizes.iter().map(|size| f32::from(*size)).sum::<f32>() + 2.0;
    let at = |card: f32| line.min.x + line.width() * (card / all).clamp(0.0, 1.0);
    let radius = theme::radius::of(LINE / 2.0);
    painter.rect(line, radius, theme.band, theme::stroke::fine(theme.gold_line), StrokeKind::Inside);
    if state.reshuffles() == 0 {
        let drawn = line.with_max_x(at(f32::from(state.drawn())));
        painter.rect_filled(drawn, radius, theme.gold);
    } else {
        painter.rect_filled(line, radius, theme.gold_line);
    }
    for (k, places) in [&piles.first, &piles.second].into_iter().enumerate() {
        // A card that has come up lies nowhere any more.
        let is_to_come = state.next_scoring_card().is_some_and(|scoring| scoring.index() <= k);
        let window = Rect::from_x_y_ranges(
            at(f32::from(*places.start()) - 1.0)..=at(f32::from(*places.end())),
            line.min.y - 3.0..=line.max.y + 3.0,
        );
        let ink = if is_to_come { theme.column_number } else { theme.line };
        painter.rect_stroke(window, theme::radius::CHIP, theme::stroke::strong(ink), StrokeKind::Inside);
    }
    painter.galley(pos2(rect.min.x, rect.max.y - told.size().y), told, ink);
    if is_roomy {
        ui.add_space(space::LARGE);
        let room = ui.available_size();
        let (place, _) = ui.allocate_exact_size(vec2(room.x.min(170.0), 44.0), Sense::hover());
        fitted_text(ui.painter(), place.left_center(), Align2::LEFT_CENTER, &stack, font, ink, place.width());
    }
    response.on_hover_text(words);
}

/// When the next scoring comes, as far as anybody can know; near the end, what ends the game.
fn when(texts: &Texts, seen: &Seen<'_>) -> String {
    let state = seen.state();
    if state.phase() == Phase::LastTiles {
        return texts.alhambra_end().to_owned();
    }
    if state.is_last_turn() {
        return texts.alhambra_deck_ends().to_owned();
    }
    if state.stack().is_empty() {
        return texts.alhambra_deck_empty().to_owned();
    }
    match (state.next_scoring_card(), state.piles()) {
        (Some(scoring), Some(piles)) => {
            let (after, within) = away(piles.range(scoring), state.drawn());
            match state.is_cut_by_eye() {
                true => texts.alhambra_deck_about(scoring.number(), after, within),
                false => texts.alhambra_deck_scoring(scoring.number(), after, within),
            }
        }
        _ => texts.alhambra_deck_last().to_owned(),
    }
}

/// After how many more cards a scoring card with these places comes, at least and at most; where it can be the next card,
/// within how many: none where it should have come, as in piles that were cut by eye.
fn away(places: &RangeInclusive<u8>, drawn: u8) -> (u8, u8) {
    let after = places.start().saturating_sub(drawn + 1);
    (after, places.end().saturating_sub(drawn + u8::from(after > 0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scoring_card_comes_after_as_many_cards_as_lie_above_it() {
        // The places of §A9.14.
        assert_eq!(away(&(20..=39), 0), (19, 38));
        assert_eq!(away(&(20..=39), 18), (1, 20));
        assert_eq!(away(&(20..=39), 19), (0, 20));
        assert_eq!(away(&(20..=39), 38), (0, 1));
        assert_eq!(away(&(20..=39), 45), (0, 0));
    }
}
