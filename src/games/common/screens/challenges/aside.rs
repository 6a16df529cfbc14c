//! What stands beside today and the calendar: the challenge of the week, the field of a code, and the latest results.

use egui::{Frame, Key as Press, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::{
    board_card::board,
    model::{ChallengeBoard, ChallengeRequest, Challenged, PlayKeys, Requests, above_foot, began, strong},
};
use crate::{
    challenge_code::CodeFault,
    dated::Dated,
    words::{
        challenges::{name_of, title},
        code_fault,
    },
};
use ui::{
    actions::Action,
    drawing::{frame::PLAIN_MARGIN, star, symbols::Symbol},
    form, keys,
    theme::{self, TextSize, Theme},
    widgets::surface::{self, Surface},
};

/// Letters that are typed at most, hyphens and spaces included.
pub const LONGEST: usize = 60;
/// The width of the field of a code, in points: the longest fits.
const FIELD: f32 = 320.0;
/// The latest results are listed, and this many.
const LISTED: usize = 12;
/// The card of results is at least this high.
const RESULTS: f32 = 120.0;
/// From this height of the column on the week has a drawing, and how high that is.
const TALL: f32 = 760.0;
const DRAWING: f32 = 200.0;
/// The emblem where there are no results.
const EMBLEM: f32 = 24.0;

/// Draws the column: week, code and results one below the other.
pub fn show<C: ChallengeBoard>(
    ui: &mut Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    code: &mut String,
    asked: &mut Requests<C>,
) {
    column(ui, place, "aside", |ui| {
        let top = ui.cursor().min.y;
        card(ui, |ui| {
            week_head(ui, of);
            if place.height() >= TALL {
                let size = vec2(ui.available_width(), DRAWING);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                board(ui, rect, of, &C::dated(Dated::week_of(of.today)));
            }
            week(ui, of, asked);
        });
        ui.add_space(form::CARD_GAP);
        card(ui, |ui| code_field(ui, of, code, asked));
        ui.add_space(form::CARD_GAP);
        let left = place.height() - (ui.cursor().min.y - top);
        card(ui, |ui| results(ui, of, left - 2.0 * PLAIN_MARGIN, asked));
    });
}

/// The challenge of the week on a card that fills a place.
pub fn show_week<C: ChallengeBoard>(
    ui: &mut Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    asked: &mut Requests<C>,
) {
    Surface::Plain.show_in(ui, place, |ui| {
        let place = ui.max_rect();
        week_head(ui, of);
        let below = place.with_min_y(ui.min_rect().max.y + theme::space::SMALL);
        let room = above_foot(ui, below, "week", |ui| week(ui, of, asked));
        board(ui, room, of, &C::dated(Dated::week_of(of.today)));
    });
}

/// The field of a code on a card that fills a place.
pub fn show_code<C: ChallengeBoard>(
    ui: &mut Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    code: &mut String,
    asked: &mut Requests<C>,
) {
    column(ui, place, "code", |ui| {
        card(ui, |ui| {
            code_field(ui, of, code, asked);
            form::fill(ui, place.height() - 2.0 * PLAIN_MARGIN);
        });
    });
}

/// The results on a card that fills a place.
pub fn show_results<C: ChallengeBoard>(
    ui: &mut Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    asked: &mut Requests<C>,
) {
    column(ui, place, "results", |ui| {
        card(ui, |ui| results(ui, of, place.height() - 2.0 * PLAIN_MARGIN, asked));
    });
}

/// A column of cards; where they are higher than it, they are scrolled. Their shadows have room around it.
fn column(ui: &mut Ui, place: Rect, name: &str, contents: impl FnOnce(&mut Ui)) {
    let around = UiBuilder::new().max_rect(place.expand(form::CARD_GAP)).id_salt(name);
    ui.scope_builder(around, |ui| {
        ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(form::CARD_GAP).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                contents(ui);
            });
        });
    });
}

fn card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Surface::Plain.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme::space::SMALL;
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

/// What the challenge of this week is called.
fn week_head<C: ChallengeBoard>(ui: &mut Ui, of: &Challenged<'_, C>) {
    let name = name_of::<C>(of.texts, Dated::week_of(of.today));
    surface::heading(ui, &name.title);
    form::hint(ui, &name.when);
}

/// How it stands, and what can be done with it.
fn week<C: ChallengeBoard>(ui: &mut Ui, of: &Challenged<'_, C>, asked: &mut Requests<C>) {
    let name = C::words(of.texts).play_week;
    let keys =
        PlayKeys { name, play: &[Press::W], share: Some(Press::S), look: Some(Press::L), is_next: false };
    ui.push_id("week", |ui| of.standing(ui, Dated::week_of(of.today), &keys, asked));
}

/// The field of a code, with what it says or what is wrong with it.
fn code_field<C: ChallengeBoard>(
    ui: &mut Ui,
    of: &Challenged<'_, C>,
    code: &mut String,
    asked: &mut Requests<C>,
) {
    let texts = of.texts;
    form::field(ui, texts.challenges_code(), |ui, label| {
        let width = ui.available_width().min(FIELD);
        form::text(ui, label, code, "", width, LONGEST);
    });
    match C::read(code) {
        _ if code.trim().is_empty() => form::hint(ui, C::words(texts).code),
        Ok(challenge) => {
            form::hint(ui, &challenge.setup(texts));
            ui.add_space(theme::space::SMALL);
            strong(ui, &of.told(&challenge));
            ui.add_space(theme::space::SMALL);
            let (name, play) = (texts.challenges_play(), &[Press::Enter]);
            let keys = PlayKeys { name, play, share: None, look: None, is_next: true };
            ui.push_id("code", |ui| of.buttons(ui, &challenge, &keys, asked));
        }
        // It is still being typed.
        Err(CodeFault::Length { letters, expected }) if letters < expected => {
            form::hint(ui, &texts.challenges_letters(letters, expected));
        }
        Err(why) => form::fault(ui, &code_fault(texts, why)),
    }
}

/// The latest results, each with the way to more about it, in at least this height.
fn results<C: ChallengeBoard>(ui: &mut Ui, of: &Challenged<'_, C>, height: f32, asked: &mut Requests<C>) {
    let texts = of.texts;
    surface::heading(ui, texts.challenges_earlier());
    let played = of.challenges.played();
    if played.is_empty() {
        return no_results(ui, C::words(texts).none, height.max(RESULTS));
    }
    let mut keys = keys::DIGITS.into_iter();
    for challenge in played.iter().take(LISTED) {
        let Some((number, attempt)) = of.challenges.told(challenge) else { continue };
        let (name, told) = (title(texts, challenge, began(attempt)), of.result(number, attempt));
        let said = texts.pad_said(&name, &told);
        let result = Action::new(told, ChallengeRequest::Result(attempt.file.clone()));
        let result = result.caption(name).name(said).icon(Symbol::Trophy).hint(of.leads_to).quiet();
        let result = match keys.next() {
            Some(key) => result.key(key),
            None => result,
        };
        let width = ui.available_width();
        ui.add_space(theme::space::TIGHT);
        asked.extend(result.show_wide(ui, texts, width));
    }
    form::fill(ui, height);
}

/// That there is no result yet, in the middle of the card.
fn no_results(ui: &mut Ui, words: &str, height: f32) {
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
    let label = egui::Label::new(RichText::new(words).font(font).color(theme.ink_soft));
    ui.add_sized(vec2(room, written), label);
    form::fill(ui, height);
}
