//! What lay open in a position that is looked back at, beside the Alhambras: the yard with what its tiles would cost whoever
//! decides, the money, how full stack and deck are, and hands. It is made of what a viewer is told, and so has nothing else
//! to show.

mod heading;

use std::ops::Range;

use egui::{Align2, FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{
    colour,
    play::{
        cards::{self, CardPlace, CardRow},
        yard,
    },
};
use crate::{
    log::{Money, OfferView, PlayView},
    rules::{
        Currency,
        play::{Cards, Offer, PlayConfig, State, ToAct},
    },
    text::{names, play_position},
    widgets::{
        money::ASPECT,
        yard_space::{self, Pays},
    },
};
use heading::Heading;
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, size, space},
    widgets::{fitted_text, surface::Surface, text_width},
};

/// The share of the width that all of it has beside an Alhambra, how wide it is, and what the Alhambra keeps: a large one is not
/// scrolled sideways there.
const SIDE: f32 = 0.46;
const SIDES: (f32, f32) = (228.0, 440.0);
const BOARD: f32 = 324.0;
/// That share where no hands are among it.
const SIDE_ALONE: f32 = 0.38;
/// From this width on the spaces of the yard stand in one row; in two where there is the height for it.
const ONE_ROW: f32 = 320.0;
/// The height of the yard, in one row and in two, and of the display, at least and at most.
const YARD: [(f32, f32); 2] = [(84.0, 148.0), (160.0, 240.0)];
const MONEY: (f32, f32) = (52.0, 72.0);
/// The shares of the height that they have.
const SHARES: [f32; 3] = [0.34, 0.44, 0.16];
/// Without hands below the share of the yard; the display has the rest. A space is at most so many times as high as wide, besides
/// its head and its words, and cards are as large as all fit.
const ALONE: f32 = 0.62;
const SPACE: f32 = 1.4;
const AROUND: f32 = 64.0;
/// The height of a hand, and the share of the width that its name has.
const HAND: (f32, f32) = (32.0, 64.0);
const NAME: f32 = 0.36;
/// From this height on the coloured heads of yard and cards keep away from the headings.
const HIGH: f32 = 304.0;
/// The radius of the dot in the colour of a player.
const DOT: f32 = 5.0;

/// What lay open in a position.
pub struct Offers {
    view: PlayView,
    /// For each space what its tile would cost whoever decides, where their hand is told.
    costs: [(Pays, String); Currency::COUNT],
    /// The same of each bazaar, else its price.
    bazaars: Vec<(Pays, String)>,
    /// The VP of each row so far.
    totals: Vec<i32>,
}

impl Offers {
    /// Of a position of which a viewer is told this.
    #[must_use]
    pub fn new(texts: &Texts, config: &PlayConfig, state: &State, view: PlayView) -> Self {
        let hand = match view.to_act {
            Some(ToAct::Decision(seat)) => view.hands[usize::from(seat)].cards(),
            _ => None,
        };
        let cost = |offer| hand.map(|hand| yard::costs_for(texts, (config, state), (hand, true), offer));
        let costs = Currency::ALL.map(|of| {
            let cost = view.yard[of.index()].and_then(|_| cost(Offer::Space(of)));
            cost.unwrap_or((Pays::Not, String::new()))
        });
        let price = |offer: &OfferView| {
            offer.price.map_or_else(String::new, |(price, of)| texts.alhambra_card(of, price))
        };
        let bazaars = state.bazaars().iter().zip(&view.bazaars);
        let bazaars = bazaars
            .map(|(id, offer)| cost(Offer::Bazaar(id)).unwrap_or_else(|| (Pays::Not, price(offer))))
            .collect();
        let totals = state.breakdown().iter().map(|card| card.vp).collect();
        Self { view, costs, bazaars, totals }
    }

    /// Shows all of it one below the other, with the hands of some of the seats.
    pub fn show(&self, ui: &mut Ui, place: Rect, texts: &Texts, seats: &[Seat], hands: Range<usize>) {
        Surface::Plain.show_in(ui, place, |ui| {
            let inside = ui.max_rect();
            let (stack, deck) =
                (texts.alhambra_stack_left(self.view.stack), texts.alhambra_deck_left(self.view.deck));
            let heads = [(texts.alhambra_yard(), &*stack), (texts.alhambra_display(), &*deck)];
            let heads = heads.map(|(title, beside)| Heading::new(ui, title, beside));
            let parts = |lines: usize| {
                let head = heading::LINE * lines as f32;
                (lines, Parts::of(inside, head, hands.len(), !self.bazaars.is_empty()))
            };
            // Both look alike.
            let fits = heads.iter().all(|head| head.width() <= inside.width());
            let in_two = (!fits).then(|| parts(2)).filter(|(_, parts)| parts.have_room());
            let (lines, parts) = in_two.unwrap_or_else(|| parts(1));
            for (head, place) in heads.into_iter().zip(parts.heads) {
                head.show(ui, place, lines);
            }
            self.yard(ui, parts.yard, texts, parts.rows);
            if let Some(row) = parts.bazaars {
                self.bazaars(ui, row, texts);
            }
            let said = texts.alhambra_show_display(&names::money(texts, self.view.display));
            money(ui, parts.money, texts, (&said, self.view.display), CardPlace::Display);
            for (seat, row) in hands.zip(parts.hands) {
                self.hand(ui, row, texts, (seats, seat));
            }
        });
    }

    fn yard(&self, ui: &Ui, place: Rect, texts: &Texts, rows: usize) {
        let columns = Currency::COUNT / rows;
        let heads = Currency::ALL.map(|of| texts.alhambra_money(of));
        let apart = vec2(space::SMALL, space::SMALL);
        let side = (place.size() + apart) / vec2(columns as f32, rows as f32) - apart;
        for (k, currency) in Currency::ALL.into_iter().enumerate() {
            let at = vec2((k % columns) as f32, (k / columns) as f32) * (side + apart);
            let (offer, cost) = (self.view.yard[currency.index()], &self.costs[currency.index()]);
            let name = yard::space_name(texts, currency, offer, &cost.1);
            let space = yard::still_space(&heads, &name, currency, offer, cost);
            yard_space::show(ui, Rect::from_min_size(place.min + at, side), &space);
        }
    }

    fn bazaars(&self, ui: &Ui, row: Rect, texts: &Texts) {
        let step = (row.width() / self.view.bazaars.len() as f32).min(132.0);
        for (k, (offer, (pays, words))) in self.view.bazaars.iter().zip(&self.bazaars).enumerate() {
            let left = pos2(row.min.x + step * k as f32, row.min.y);
            let place = Rect::from_min_size(left, vec2(step - space::TIGHT, row.height()));
            let name = names::sentence(&play_position::offered(texts, *offer));
            let name = if words.is_empty() { name } else { format!("{name}. {words}") };
            let response = ui.interact(place, ui.scope_id().with(("bazaar", k)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.as_str()));
            let theme = Theme::of(ui.ctx());
            yard::paint_bazaar(ui.painter(), place, &theme, offer.piece, (*pays, words));
            response.on_hover_text(name);
        }
    }

    /// A hand, whoever holds it before it.
    fn hand(&self, ui: &Ui, row: Rect, texts: &Texts, (seats, seat): (&[Seat], usize)) {
        let theme = Theme::of(ui.ctx());
        let (who, held) = (names::who(texts, seats, seat), self.view.hands[seat]);
        let total = self.totals.get(seat).copied().unwrap_or_default();
        let said = texts.alhambra_show_hand(&who, &names::money(texts, held));
        let name = row.with_max_x(row.min.x + row.width() * NAME);
        ui.painter().circle_filled(
            pos2(name.min.x + DOT, name.center().y),
            DOT,
            colour(&theme, seat, &seats[seat]),
        );
        let acts = self.view.turn == Some(seat);
        let font = if acts { theme::bold(TextSize::SMALL) } else { theme::body(TextSize::SMALL) };
        let at = pos2(name.min.x + DOT * 2.0 + space::TIGHT, name.center().y);
        let width = |words: &str| text_width(ui.painter(), words, font.clone());
        let room = name.max.x - at.x;
        let left = room - width(&who) - space::SMALL;
        let in_full = texts.count_vp(total);
        let shown = [in_full.clone(), total.to_string()].into_iter().find(|total| width(total) <= left);
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &who, font.clone(), theme.ink, room);
        let response = ui.interact(name, ui.scope_id().with(("hand", seat)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.as_str()));
        if let Some(written) = shown {
            self::total(ui, name, texts, (seat, &who), [&written, &in_full], font);
        }
        let cards = row.with_min_x(name.max.x + space::SMALL);
        money(ui, cards, texts, (&said, held), CardPlace::Hand);
        response.on_hover_text(said);
    }
}

/// Writes VP at the end of the place of a name, and says in full whose they are; where they stand.
pub(super) fn total(
    ui: &Ui,
    place: Rect,
    texts: &Texts,
    (seat, who): (usize, &str),
    [written, in_full]: [&str; 2],
    font: FontId,
) -> Rect {
    let ink = Theme::of(ui.ctx()).gold_ink;
    let rect = ui.painter().text(place.right_center(), Align2::RIGHT_CENTER, written, font, ink);
    let response = ui.interact(rect, ui.scope_id().with(("total", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts.alhambra_said(who, in_full)));
    rect
}

/// Where an Alhambra lies, and all of it beside.
pub fn beside(place: Rect) -> [Rect; 2] {
    split(place, SIDE)
}

/// The same without hands, which leaves more to the Alhambra.
pub fn beside_alone(place: Rect) -> [Rect; 2] {
    split(place, SIDE_ALONE)
}

fn split(place: Rect, share: f32) -> [Rect; 2] {
    let free = place.width() - space::MEDIUM - BOARD;
    let side = (place.width() * share).min(free).clamp(SIDES.0, SIDES.1);
    let right = place.with_min_x(place.max.x - side);
    [place.with_max_x(right.min.x - space::MEDIUM), right]
}

/// Money as large as there is room; where its cards are not told, how many they are.
pub(super) fn money(ui: &Ui, place: Rect, texts: &Texts, (name, money): (&str, Money), lies_in: CardPlace) {
    match money.cards().filter(|cards| !cards.is_empty()) {
        Some(cards) => {
            // None of them is raised.
            let raised = place.with_min_y(place.min.y - cards::RAISED);
            let largest = cards::largest(raised.height());
            let (chosen, advised, keys) = (Cards::NONE, Cards::NONE, [].as_slice());
            let row = CardRow { name, cards, chosen, advised, largest, keys, is_open: false, lies_in };
            cards::show(ui, raised, texts, &row);
        }
        None => {
            let (font, ink) = (theme::body(TextSize::SMALL), Theme::of(ui.ctx()).ink_soft);
            let words = names::money(texts, money);
            fitted_text(
                ui.painter(),
                place.left_center(),
                Align2::LEFT_CENTER,
                &words,
                font,
                ink,
                place.width(),
            );
        }
    }
}

/// Where the parts lie.
#[derive(Debug)]
struct Parts {
    /// The headings of yard and money.
    heads: [Rect; 2],
    yard: Rect,
    /// In how many rows its spaces stand.
    rows: usize,
    bazaars: Option<Rect>,
    money: Rect,
    hands: Vec<Rect>,
}

impl Parts {
    /// With headings of this height.
    fn of(place: Rect, head: f32, hands: usize, has_bazaars: bool) -> Self {
        let above = |top: f32| place.with_min_y(top).with_max_y(top + head);
        let bazaars = if has_bazaars { size::TALL } else { 0.0 };
        let apart = if place.height() >= HIGH { space::SMALL } else { 0.0 };
        let free = place.height() - bazaars - head * 2.0 - space::SMALL * 2.0 - apart * 2.0;
        let least = YARD[1].0 + MONEY.0 + HAND.0 * hands as f32;
        let rows = if place.width() < ONE_ROW && free >= least { 2 } else { 1 };
        let (yard, money) = if hands == 0 {
            Self::alone(place.width(), free, rows)
        } else {
            let (low, high) = YARD[rows - 1];
            let yard = (free * SHARES[rows - 1]).clamp(low, high);
            (yard, (free * SHARES[2]).clamp(MONEY.0, MONEY.1))
        };
        let first = above(place.min.y);
        let top = first.max.y + apart;
        let yard = place.with_min_y(top).with_max_y(top + yard);
        let beside = yard.with_min_y(yard.max.y + space::TIGHT).with_max_y(yard.max.y + bazaars);
        let second = above(yard.max.y + bazaars + space::SMALL);
        let top = second.max.y + apart;
        let money = place.with_min_y(top).with_max_y(top + money);
        let below = place.with_min_y(money.max.y + space::SMALL);
        let height = (below.height() / hands.max(1) as f32).min(HAND.1);
        let hand = |k: usize| {
            let top = below.min.y + height * k as f32;
            below.with_min_y(top + space::HAIR).with_max_y(top + height - space::HAIR)
        };
        let bazaars = has_bazaars.then_some(beside);
        let heads = [first, second];
        Self { heads, yard, rows, bazaars, money, hands: (0..hands).map(hand).collect() }
    }

    /// Whether hands are high enough to be read.
    fn have_room(&self) -> bool {
        self.hands.iter().all(|hand| hand.height() >= HAND.0 - space::TIGHT)
    }

    /// The heights of yard and display in so much room, which they have for themselves.
    fn alone(width: f32, free: f32, rows: usize) -> (f32, f32) {
        let each = |columns: usize| (width + space::SMALL) / columns as f32 - space::SMALL;
        let high = rows as f32 * (each(Currency::COUNT / rows) * SPACE + AROUND);
        let yard = (free * ALONE).min(high).max(YARD[rows - 1].0);
        let money = (free - yard).min(each(Currency::COUNT) * ASPECT).max(MONEY.0);
        (yard, money)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yard_money_and_hands_lie_one_below_the_other_in_every_room() {
        // The review has no hands there.
        let rooms = [(188.0, 292.0, 48.0), (252.0, 372.0, 48.0), (320.0, 500.0, 24.0), (400.0, 800.0, 24.0)];
        for (at, (width, height, head)) in rooms.into_iter().enumerate() {
            for (hands, has_bazaars) in [(0, false), (0, true), (2, true), (3, false), (6, false)] {
                if at == 0 && hands > 0 {
                    continue;
                }
                let place = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
                let parts = Parts::of(place, head, hands, has_bazaars);
                let [first, second] = parts.heads;
                let shown = [first, parts.yard].into_iter().chain(parts.bazaars).chain([second, parts.money]);
                let shown: Vec<Rect> = shown.chain(parts.hands).collect();
                assert_eq!(shown.len(), 4 + hands + usize::from(has_bazaars));
                for pair in shown.windows(2) {
                    assert!(pair[0].max.y <= pair[1].min.y + 0.01, "{width}: {pair:?}");
                }
                for rect in shown {
                    assert!(place.contains_rect(rect) && rect.is_positive(), "{hands} in {width}: {rect}");
                }
            }
        }
    }
}
