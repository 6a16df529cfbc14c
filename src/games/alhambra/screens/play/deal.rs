//! The deal: start cards lie face up before all, then everybody takes theirs up and hands are secret (§A4.1).

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::cards::CardPlace;
use crate::{
    log::{GameView, PlayView, PlayedGame},
    rules::{FirstBy, play::State},
    screens::{
        colour,
        offers::{self, Offers},
    },
    text::names::who,
};
use common::screens::{game_actions, lesson::paragraph};
use kernel::Viewer;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    room,
    theme::{self, TextSize, Theme, size, space},
    widgets::{
        fitted_text,
        surface::{self, Surface},
        top_bar,
    },
};

/// What the page needs, wide and upright; smaller windows scroll.
const LEAST: [Vec2; 2] = [vec2(880.0, 500.0), vec2(560.0, 960.0)];
/// What it has at most: cards are not torn apart in a large window.
const MOST: Vec2 = vec2(1280.0, 720.0);
const GAP: f32 = space::MEDIUM;
/// The width of yard and money beside the hands; their height where they stand below them.
const SIDE: f32 = 420.0;
const OFFERS: f32 = 340.0;
/// The height of who begins, with the button.
const BEGINS: f32 = 180.0;
/// The height of a hand at most, and the width of its name.
const HAND: f32 = 104.0;
const NAME: f32 = 176.0;
/// A dot in the colour of a player.
const DOT: f32 = 6.0;

/// What is asked for on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DealRequest {
    /// The game.
    Begin,
    /// Home.
    Home,
    /// The rules.
    Rules,
}

/// Shows the deal of a game, whose last entry is this one; what was asked for.
pub(super) fn show(ui: &mut Ui, texts: &Texts, game: &PlayedGame, last: usize) -> Option<DealRequest> {
    let state = game.at(last).state;
    let view = GameView::new(game, Viewer::Nobody).with_open_hands().told(last, &state);
    let mut asked = None;
    top_bar::show_titled(ui, &texts.alhambra_play_title(game.config().players()), |ui| {
        asked = game_actions::home(texts, DealRequest::Home).as_icon().show(ui, texts);
        asked = asked.or(game_actions::rules(texts, DealRequest::Rules).as_icon().show(ui, texts));
    });
    let place = room::below_bar(ui);
    let begins = room::scrolled_parts(ui, "deal", place, LEAST, |ui, room, is_stacked| {
        let [hands, beside, foot] = parts(room, is_stacked);
        self::hands(ui, hands, texts, game, (&state, &view));
        // What a tile would cost is for whoever has the turn.
        let view = PlayView { to_act: None, ..view };
        let offers = UiBuilder::new().max_rect(beside).id_salt("offers");
        ui.scope_builder(offers, |ui| {
            Offers::new(texts, game.config(), &state, view).show(ui, beside, texts, &[], 0..0);
        });
        self::begins(ui, foot, texts, game, &state)
    });
    asked.or(begins)
}

/// Where the hands lie, yard and money, and who begins.
fn parts(room: Rect, is_stacked: bool) -> [Rect; 3] {
    if is_stacked {
        let [above, foot] = room::with_foot(room, BEGINS, GAP);
        let [hands, beside] = room::with_foot(above, OFFERS, GAP);
        return [hands, beside, foot];
    }
    let room = Align2::CENTER_TOP.align_size_within_rect(room.size().min(MOST), room);
    let right = room.with_min_x(room.max.x - SIDE);
    let [beside, foot] = room::with_foot(right, BEGINS, GAP);
    [room.with_max_x(right.min.x - GAP), beside, foot]
}

/// Everybody's start cards.
fn hands(ui: &mut Ui, place: Rect, texts: &Texts, game: &PlayedGame, (state, view): (&State, &PlayView)) {
    Surface::Plain.show_in(ui, place, |ui| {
        surface::heading(ui, texts.alhambra_deal());
        if !game.config().options().open_hands {
            paragraph(ui, texts.alhambra_deal_hint(), TextSize::SMALL);
        }
        let below = ui.available_rect_before_wrap();
        let players = game.config().players();
        let height = (below.height() / players as f32).min(HAND);
        for seat in 0..players {
            let top = below.min.y + height * seat as f32;
            let row = below.with_min_y(top + space::TIGHT).with_max_y(top + height - space::TIGHT);
            let name = who(texts, &game.header.seats, seat);
            let hand = state.player(seat).hand();
            let sum = texts.alhambra_deal_sum(hand.total(), hand.len());
            let said = texts.alhambra_said(&name, &sum);
            let label = row.with_max_x(row.min.x + NAME - space::SMALL);
            let response = ui.interact(label, ui.scope_id().with(("dealt", seat)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.as_str()));
            let theme = Theme::of(ui.ctx());
            let left = label.min.x + 2.0 * DOT + space::SMALL;
            let line = |y: f32, words: &str, font, ink| {
                let (at, room) = (pos2(left, label.center().y + y), label.max.x - left);
                fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, ink, room);
            };
            line(-11.0, &name, theme::medium(TextSize::LEAD), theme.ink);
            line(12.0, &sum, theme::body(TextSize::SMALL), theme.ink_soft);
            let dot = pos2(label.min.x + DOT, label.center().y - 11.0);
            ui.painter().circle_filled(dot, DOT, colour(&theme, seat, &game.header.seats[seat]));
            let cards = row.with_min_x(row.min.x + NAME);
            offers::money(ui, cards, texts, (&said, view.hands[seat]), CardPlace::Hand);
        }
    });
}

/// Who begins and why, and the way on.
fn begins(ui: &mut Ui, place: Rect, texts: &Texts, game: &PlayedGame, state: &State) -> Option<DealRequest> {
    let shown = Surface::Plain.show_in(ui, place, |ui| {
        let inside = ui.max_rect();
        surface::heading(ui, &texts.alhambra_deal_begins(&who(texts, &game.header.seats, state.seat())));
        let why = match state.first_by(game.config()) {
            FirstBy::FewestCards => texts.alhambra_deal_fewest(),
            FirstBy::LeastMoney => texts.alhambra_deal_least(),
            FirstBy::Choice => texts.alhambra_deal_lot(),
        };
        paragraph(ui, why, TextSize::TEXT);
        let [_, foot] = room::with_foot(inside, size::TOUCH, 0.0);
        // Not Space, which opens the cover page that may come next: whoever pressed it twice would see another's hand.
        let go = Action::new(texts.alhambra_deal_go(), DealRequest::Begin).icon(Symbol::Play);
        let go = go.key(Press::Enter).primary().once();
        let foot = UiBuilder::new().max_rect(foot).id_salt("begin");
        ui.scope_builder(foot, |ui| go.show_wide(ui, texts, inside.width())).inner
    });
    shown.inner
}
