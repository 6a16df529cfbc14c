//! The deal: start cards lie face up before all, then everybody takes theirs up and hands are secret (§A4.1).

use egui::{Align2, Color32, Key as Press, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::cards::CardPlace;
use crate::{
    log::{GameView, PlayView, PlayedGame},
    rules::{FirstBy, play::State},
    screens::{
        colour,
        offers::{self, Offers},
        sheet,
    },
    session::challenges,
    text::names::who,
    widgets::money::ASPECT,
};
use common::screens::{challenges::heading_of, game_actions, lesson::paragraph};
use kernel::Viewer;
use text::Texts;
use ui::{
    actions::Action,
    drawing::{frame::PLAIN_MARGIN, symbols::Symbol},
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
/// What it has at most: cards are not torn apart in a still larger window.
const MOST: Vec2 = vec2(1888.0, 1000.0);
const GAP: f32 = space::MEDIUM;
/// The share of the width that yard and money have beside the hands, and how wide they are; the same of the height where they
/// stand below them.
const SIDE: f32 = 0.4;
const SIDES: (f32, f32) = (420.0, 760.0);
const OFFERS: f32 = 0.32;
const HIGH: (f32, f32) = (340.0, 480.0);
/// The height of who begins, with the button.
const BEGINS: f32 = 180.0;
/// The width of a name beside its cards, and its height above them.
const NAME: f32 = 176.0;
const LINES: f32 = 56.0;
/// The width of a card at least, where a long hand overlaps, and at most.
const CARD: (f32, f32) = (48.0, 176.0);
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

/// The deal of a game, worked out once.
pub(super) struct Deal {
    state: State,
    view: PlayView,
}

impl Deal {
    /// That of a game, whose last entry is this one.
    pub(super) fn new(game: &PlayedGame, last: usize) -> Self {
        let state = game.at(last).state;
        let view = GameView::new(game, Viewer::Nobody).with_open_hands().told(last, &state);
        // What a tile would cost is for whoever has the turn.
        Self { view: PlayView { to_act: None, ..view }, state }
    }

    /// Shows it; what was asked for.
    pub(super) fn show(&self, ui: &mut Ui, texts: &Texts, game: &PlayedGame) -> Option<DealRequest> {
        let mut asked = None;
        let title = texts.alhambra_play_title(game.config().players());
        let challenge = challenges::name_of(texts, game);
        let titled = heading_of(&game.header.title, challenge.as_ref(), &title);
        top_bar::show_headed(
            ui,
            titled,
            |_| {},
            |ui| {
                let home = game_actions::home(texts, DealRequest::Home);
                for way in [home, game_actions::rules(texts, DealRequest::Rules)] {
                    asked = asked.or(way.show(ui, texts));
                }
            },
        );
        let place = room::below_bar(ui);
        let begins = room::scrolled_parts(ui, "deal", place, LEAST, |ui, room, is_stacked| {
            let [hands, beside, foot] = parts(room, is_stacked, [game.config().players(), self.longest()]);
            self.hands(ui, hands, texts, game);
            let offers = UiBuilder::new().max_rect(beside).id_salt("offers");
            ui.scope_builder(offers, |ui| {
                let offers = Offers::new(texts, game.config(), &self.state, self.view.clone());
                offers.show(ui, beside, texts, &[], 0..0);
            });
            begins(ui, foot, texts, game, &self.state)
        });
        asked.or(begins)
    }

    /// The cards of the longest hand.
    fn longest(&self) -> usize {
        self.view.hands.iter().map(|hand| usize::from(hand.len())).max().unwrap_or_default()
    }

    /// Everybody's start cards.
    fn hands(&self, ui: &mut Ui, place: Rect, texts: &Texts, game: &PlayedGame) {
        Surface::Plain.show_in(ui, place, |ui| {
            surface::heading(ui, texts.alhambra_deal());
            if !game.config().options().open_hands {
                paragraph(ui, texts.alhambra_deal_hint(), TextSize::SMALL);
            }
            ui.add_space(space::SMALL);
            let below = ui.available_rect_before_wrap();
            let players = game.config().players();
            let rows = Rows::of(below, players, self.longest());
            for seat in 0..players {
                let hand = self.state.player(seat).hand();
                let sum = texts.alhambra_deal_sum(hand.total(), hand.len());
                let name = who(texts, &game.header.seats, seat);
                let begins = seat == self.state.seat();
                let [label, cards] = rows.row(seat);
                let said = if begins {
                    let row = label.union(cards).expand2(vec2(space::SMALL, space::TIGHT));
                    let band = Theme::of(ui.ctx()).band;
                    ui.painter().rect_filled(row, theme::radius::CONTROL, band);
                    texts.alhambra_said(&texts.alhambra_deal_begins(&name), &sum)
                } else {
                    texts.alhambra_said(&name, &sum)
                };
                let response = ui.interact(label, ui.scope_id().with(("dealt", seat)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.as_str()));
                let ink = colour(&Theme::of(ui.ctx()), seat, &game.header.seats[seat]);
                rows.name(ui, label, [&name, &sum], ink, begins);
                offers::money(ui, cards, texts, (&said, self.view.hands[seat]), CardPlace::Hand);
            }
        });
    }
}

/// Where so many hands lie, the longest of which has so many cards, yard and money, and who begins.
fn parts(room: Rect, is_stacked: bool, [hands, longest]: [usize; 2]) -> [Rect; 3] {
    if is_stacked {
        let [above, foot] = room::with_foot(room, BEGINS, GAP);
        let high = (room.height() * OFFERS).clamp(HIGH.0, HIGH.1);
        let [hands, beside] = room::with_foot(above, high, GAP);
        return [hands, beside, foot];
    }
    let room = Align2::CENTER_TOP.align_size_within_rect(room.size().min(MOST), room);
    let side = (room.width() * SIDE).clamp(SIDES.0, SIDES.1);
    // Beside hands that need less, yard and money have more.
    let inside = room.with_max_x(room.max.x - side - GAP).shrink(PLAIN_MARGIN);
    let spare = (inside.width() - Rows::of(inside, hands, longest).width(longest)).max(0.0);
    let side = (side + spare).min(SIDES.1);
    let right = room.with_min_x(room.max.x - side);
    let [beside, foot] = room::with_foot(right, BEGINS, GAP);
    [room.with_max_x(right.min.x - GAP), beside, foot]
}

/// How hands lie below one another: names stand beside their cards, or above them where that leaves room for larger ones.
struct Rows {
    place: Rect,
    height: f32,
    is_above: bool,
    /// The width of a card.
    card: f32,
}

impl Rows {
    /// So many hands in a place, the longest of which has so many cards.
    fn of(place: Rect, hands: usize, longest: usize) -> Self {
        let height = place.height() / hands as f32;
        let card = |width: f32, height: f32| {
            let step = (width + space::SMALL) / longest.max(1) as f32;
            (step - space::SMALL).max(CARD.0).min(height / ASPECT).min(CARD.1)
        };
        let high = height - space::SMALL;
        let (beside, above) = (card(place.width() - NAME, high), card(place.width(), high - LINES));
        Self { place, height, is_above: above > beside, card: beside.max(above) }
    }

    /// The width of a hand of so many cards, with its name where that stands beside them.
    fn width(&self, cards: usize) -> f32 {
        let beside = if self.is_above { 0.0 } else { NAME };
        beside + (self.card + space::SMALL) * cards as f32 - space::SMALL
    }

    /// Where the name of a hand stands, and its cards lie.
    fn row(&self, hand: usize) -> [Rect; 2] {
        let top = self.place.min.y + self.height * hand as f32;
        let row = self.place.with_min_y(top).with_max_y(top + self.height);
        let high = self.card * ASPECT + if self.is_above { LINES } else { 0.0 };
        let row = Align2::LEFT_CENTER.align_size_within_rect(vec2(row.width(), high), row);
        match self.is_above {
            true => row.split_top_bottom_at_y(row.min.y + LINES).into(),
            false => [row.with_max_x(row.min.x + NAME - space::SMALL), row.with_min_x(row.min.x + NAME)],
        }
    }

    /// Writes a name and a sum, the larger the cards are; a star stands behind who begins.
    fn name(&self, ui: &Ui, label: Rect, [name, sum]: [&str; 2], colour: Color32, begins: bool) {
        let theme = Theme::of(ui.ctx());
        let lead = TextSize::fitted(self.card * 0.2, TextSize::LEAD..=TextSize::TITLE);
        let small = TextSize::fitted(self.card * 0.16, TextSize::SMALL..=TextSize::HEADING);
        let left = label.min.x + 2.0 * DOT + space::SMALL;
        let right = label.max.x - if begins { space::WIDE } else { 0.0 };
        let line = |y: f32, words: &str, font, ink, right: f32| {
            let at = pos2(left, label.center().y + y);
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, ink, right - left)
        };
        let above = -small.points() / 2.0 - space::HAIR;
        let written = line(above, name, theme::medium(lead), theme.ink, right);
        line(lead.points() / 2.0 + space::HAIR, sum, theme::body(small), theme.ink_soft, label.max.x);
        if begins {
            sheet::first_star(ui.painter(), &theme, written);
        }
        let dot = pos2(label.min.x + DOT, label.center().y + above);
        ui.painter().circle_filled(dot, DOT, colour);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_fill_their_place_with_cards_as_large_as_fit_for_every_number_of_seats() {
        for (width, height) in [(992.0, 548.0), (1334.0, 676.0), (1888.0, 988.0)] {
            let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
            for players in 2..=6 {
                let [hands, beside, foot] = parts(room, false, [players, 5]);
                assert!(!hands.intersects(beside) && !beside.intersects(foot) && room.contains_rect(foot));
                let inside = hands.shrink(20.0);
                let rows = Rows::of(inside, players, 5);
                let mut before = inside.min.y;
                for hand in 0..players {
                    let [label, cards] = rows.row(hand);
                    assert!(!label.shrink(1.0).intersects(cards), "{players} in {width}");
                    assert!(label.min.y.min(cards.min.y) >= before - 0.01, "{players} in {width}");
                    before = cards.max.y;
                    let all = (rows.card + space::SMALL) * 5.0 - space::SMALL;
                    assert!(cards.min.x + all <= inside.max.x + 0.01, "{players} in {width}");
                }
                assert!(before <= inside.max.y + 0.01);
                // Either way nearly all is used, or the cards are as large as they get.
                let high = rows.card * ASPECT + if rows.is_above { LINES } else { 0.0 };
                let is_full = high >= rows.height * 0.8 || rows.card >= CARD.1;
                let used = rows.width(5);
                assert!(is_full || used >= inside.width() * 0.99, "{players} in {width}: {high}, {used}");
            }
        }
    }

    #[test]
    fn a_long_hand_overlaps_rather_than_shrinks() {
        let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(520.0, 420.0));
        assert!(Rows::of(place, 3, 20).card >= CARD.0);
    }
}
