//! The latest results, each with the way to more about it.

use egui::{RichText, ScrollArea, Ui, pos2};

use super::model::{ChallengeBoard, ChallengeRequest, Challenged, Requests, began};
use crate::words::challenges::{title, when};
use ui::{
    actions::Action,
    drawing::star,
    form, keys,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// The latest results are listed, and this many.
const LISTED: usize = 12;
/// Their card is at least this high: one of them is in sight.
pub const LEAST: f32 = 88.0;
/// The emblem where there are none.
const EMBLEM: f32 = 24.0;

/// Draws them in this height, but no lower; more of them are scrolled.
pub fn show<C: ChallengeBoard>(ui: &mut Ui, of: &Challenged<'_, C>, height: f32, asked: &mut Requests<C>) {
    let texts = of.texts;
    surface::heading(ui, texts.challenges_earlier());
    let played = of.challenges.played();
    if played.is_empty() {
        return none(ui, C::words(texts).none, height.max(LEAST));
    }
    let room = form::left_of(ui, height.max(LEAST));
    let area = ScrollArea::vertical().id_salt("latest").auto_shrink(false);
    area.max_height(room).min_scrolled_height(room).show(ui, |ui| list(ui, of, asked));
}

/// One below the other.
fn list<C: ChallengeBoard>(ui: &mut Ui, of: &Challenged<'_, C>, asked: &mut Requests<C>) {
    let (texts, played) = (of.texts, of.challenges.played());
    let mut keys = keys::DIGITS.into_iter();
    let told = played.iter().filter_map(|challenge| Some((challenge, of.challenges.told(challenge)?)));
    for (challenge, (number, attempt)) in told.take(LISTED) {
        let began = began(attempt);
        // By their dates days and weeks are told apart; all others by their codes.
        let date = challenge.date(began).map_or_else(|| challenge.code(), |dated| when(texts, dated));
        let told = of.result(number, attempt);
        let said = texts.pad_said(&title(texts, challenge, began), &told);
        let result = ChallengeRequest::Result(attempt.file.clone());
        let result = Action::new(told.as_str(), result).caption(date.as_str()).name(said);
        let result = result.hint(of.leads_to).quiet();
        let result = match keys.next() {
            Some(key) => result.key(key),
            None => result,
        };
        let width = ui.available_width();
        ui.add_space(theme::space::TIGHT);
        asked.extend(result.show_wide(ui, texts, width));
    }
}

/// That there is no result yet, in the middle of the card.
fn none(ui: &mut Ui, words: &str, height: f32) {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_width();
    let font = theme::body(TextSize::SMALL);
    let written = ui.painter().layout(words.to_owned(), font.clone(), theme.ink_soft, room).size().y;
    let free = height - ui.min_rect().height() - written;
    if free > 3.0 * EMBLEM {
        let (top, middle) = (ui.cursor().min.y, ui.max_rect().center().x);
        star::emblem(ui.painter(), pos2(middle, top + free / 2.0 - EMBLEM / 2.0), EMBLEM, &theme);
        ui.add_space(free / 2.0 + EMBLEM);
    }
    ui.vertical_centered(|ui| ui.label(RichText::new(words).font(font).color(theme.ink_soft)));
    form::fill(ui, height);
}
