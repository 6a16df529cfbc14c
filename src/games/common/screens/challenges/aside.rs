//! What stands beside today and the calendar: the challenge of the week, the field of a code, and the latest results.

use egui::{Frame, Key as Press, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::{
    board_card::board,
    model::{ChallengeBoard, Challenged, PlayKeys, Requests, show_foot, strong},
    results,
};
use crate::{
    challenge_code::CodeFault,
    dated::Dated,
    words::{challenges::name_of, code_fault},
};
use ui::{
    drawing::{frame::PLAIN_MARGIN, symbols::Symbol},
    form,
    theme::{self, TextSize, Theme},
    widgets::surface::{self, Surface},
};

/// Letters that are typed at most, hyphens and spaces included.
pub const LONGEST: usize = 60;
/// The width of the field of a code, in points: the longest fits.
const FIELD: f32 = 420.0;
/// From this height of the column on there is room for what explains itself, and from that on also beside results for the
/// drawing of the week; how high that is.
const TALL: f32 = 760.0;
const TALLEST: f32 = 900.0;
const DRAWING: f32 = 200.0;
/// The height of a line of what a code opens.
const OPENS: f32 = TextSize::SMALL.points() + theme::space::TIGHT;

/// Draws the column: week, code and results one below the other.
pub fn show<C: ChallengeBoard>(
    ui: &mut Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    code: &mut String,
    asked: &mut Requests<C>,
) {
    let is_new = of.challenges.played().is_empty();
    let is_coded = C::read(code).is_ok();
    let is_drawn = place.height() >= if is_new { TALL } else { TALLEST };
    column(ui, place, "aside", |ui| {
        let top = ui.cursor().min.y;
        card(ui, |ui| {
            week_head(ui, of);
            if is_drawn {
                let size = vec2(ui.available_width(), DRAWING);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                board(ui, rect, of, &C::dated(Dated::week_of(of.today)), asked);
            }
            week(ui, of, asked);
        });
        ui.add_space(form::CARD_GAP);
        let is_explained = is_new || place.height() >= TALL;
        // That there are none yet is said where there is room for it, and a code that was typed in comes first.
        let has_results = card(ui, |ui| {
            code_field(ui, of, (code, is_explained), asked);
            let bottom = top + place.height() - PLAIN_MARGIN;
            let whole = bottom - ui.min_rect().min.y;
            let left = bottom - ui.min_rect().max.y - form::CARD_GAP - 2.0 * PLAIN_MARGIN;
            let has_results = left >= results::LEAST || !is_new && !is_coded;
            if !has_results {
                form::fill(ui, whole);
            }
            has_results
        });
        if has_results {
            ui.add_space(form::CARD_GAP);
            let left = place.height() - (ui.cursor().min.y - top) - 2.0 * PLAIN_MARGIN;
            card(ui, |ui| results::show(ui, of, left, asked));
        }
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
        let room = show_foot(ui, below, "week", |ui| week(ui, of, asked));
        board(ui, room, of, &C::dated(Dated::week_of(of.today)), asked);
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
            code_field(ui, of, (code, true), asked);
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
        card(ui, |ui| results::show(ui, of, place.height() - 2.0 * PLAIN_MARGIN, asked));
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

fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = Surface::Plain.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
        ui.set_width(ui.available_width());
        contents(ui)
    });
    shown.inner
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
    let keys = PlayKeys {
        name,
        play: Some(Press::W),
        share: Some(Press::S),
        look: Some(Press::L),
        replay: None,
        is_next: false,
    };
    ui.push_id("week", |ui| of.standing(ui, Dated::week_of(of.today), &keys, asked));
}

/// The field of a code, with what it says or what is wrong with it. What it is for stands below it where it is explained, else
/// it is told by pointing at it.
fn code_field<C: ChallengeBoard>(
    ui: &mut Ui,
    of: &Challenged<'_, C>,
    (code, is_explained): (&mut String, bool),
    asked: &mut Requests<C>,
) {
    let (texts, explained) = (of.texts, C::words(of.texts).code);
    let label = surface::heading(ui, texts.challenges_code());
    let width = ui.available_width().min(FIELD);
    let field = form::text(ui, &label, code, "", width, LONGEST);
    if !is_explained {
        field.on_hover_text(explained);
    }
    match C::read(code) {
        _ if code.trim().is_empty() => {
            if is_explained {
                form::hint(ui, explained);
            }
        }
        Ok(challenge) => {
            let theme = Theme::of(ui.ctx());
            let opens = RichText::new(of.setup(&challenge)).font(theme::medium(TextSize::SMALL));
            ui.add_space(theme::space::TIGHT);
            form::marked(ui, (Symbol::Check, theme.success, OPENS), opens.color(theme.ink));
            ui.add_space(theme::space::SMALL);
            strong(ui, &of.told(&challenge));
            ui.add_space(theme::space::SMALL);
            let name = texts.challenges_play();
            let keys = PlayKeys { name, play: None, share: None, look: None, replay: None, is_next: true };
            ui.push_id("code", |ui| of.buttons(ui, &challenge, &keys, asked));
        }
        // It is still being typed.
        Err(CodeFault::Length { letters, expected }) if letters < expected => {
            form::hint(ui, &texts.challenges_letters(letters, expected));
        }
        Err(why) => form::fault(ui, &code_fault(texts, why)),
    }
}
