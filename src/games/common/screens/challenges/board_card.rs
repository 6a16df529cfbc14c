//! The large card: the challenge of today, or of the day or week that was chosen, with its drawing.

use egui::{Key as Press, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::model::{ChallengeBoard, ChallengeRequest, Challenged, PlayKeys, Requests, show_foot};
use crate::{dated::Dated, words::challenges::name_of};
use ui::{
    form,
    theme::{self, Theme},
    widgets::surface::{self, Surface},
};

/// Where a card is so much wider than high, the drawing stands beside the words.
const WIDE: f32 = 1.35;
/// The share of its width that the drawing has there at most.
const SHARE: f32 = 0.46;
/// A drawing is no smaller.
const SMALLEST: f32 = 80.0;

/// Draws the card. Enter plays, or looks at the result, where it `has_enter`.
pub fn show<C: ChallengeBoard>(
    ui: &mut Ui,
    rect: Rect,
    of: &Challenged<'_, C>,
    (dated, has_enter): (Dated, bool),
    asked: &mut Requests<C>,
) {
    let challenge = C::dated(dated);
    let name = name_of::<C>(of.texts, dated);
    let words = C::words(of.texts);
    let is_now = dated.contains(of.today);
    let keys = PlayKeys {
        name: match dated {
            _ if !is_now => of.texts.challenges_play(),
            Dated::Day(_) => words.play_day,
            Dated::Week(_) => words.play_week,
        },
        play: Some(Press::D),
        share: Some(Press::H),
        look: Some(Press::R),
        replay: Some(Press::P),
        is_next: has_enter,
    };
    let head = |ui: &mut Ui| {
        surface::heading(ui, &name.title);
        ui.add_space(theme::space::TIGHT);
        form::hint(ui, &name.when);
    };
    Surface::Ornate.show_in(ui, rect, |ui| {
        let place = ui.max_rect();
        if place.width() > place.height() * WIDE {
            let side = place.height().min(place.width() * SHARE);
            let drawn = Rect::from_min_size(place.min, vec2(side, place.height()));
            let right = place.with_min_x(drawn.max.x + theme::space::WIDE);
            board(ui, drawn, of, &challenge, asked);
            ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
                head(ui);
                of.standing(ui, dated, &keys, asked);
            });
        } else {
            head(ui);
            let below = place.with_min_y(ui.min_rect().max.y + theme::space::SMALL);
            let room = show_foot(ui, below, "standing", |ui| of.standing(ui, dated, &keys, asked));
            board(ui, room, of, &challenge, asked);
        }
    });
}

/// The drawing, where there is room for one: what one has made, or what everybody may see before they begin.
pub fn board<C: ChallengeBoard>(
    ui: &Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    challenge: &C,
    asked: &mut Requests<C>,
) {
    if place.height() < SMALLEST || place.width() < SMALLEST {
        return;
    }
    let game = match of.ended_file(challenge).map(|file| (file, of.ended.of(file))) {
        None => None,
        // It is there as soon as it was read.
        Some((file, None)) => return asked.push(ChallengeRequest::Read(file.to_owned())),
        Some((_, Some(game))) => game,
    };
    let response = ui.interact(place, ui.scope_id().with("board"), Sense::hover());
    response.widget_info(|| {
        let texts = of.texts;
        let name = match game {
            Some(_) => texts.pad_said(texts.challenges_own_board(), &of.told(challenge)),
            None => texts.challenges_board(&challenge.setup(texts)),
        };
        WidgetInfo::labeled(Role::Image, true, name)
    });
    let theme = Theme::of(ui.ctx());
    match game {
        Some(game) => C::paint_ended(ui.painter(), place, &theme, game),
        None => challenge.paint(ui.painter(), place, &theme),
    }
}
