//! Money and the yard in the examples.

use egui::{Rect, Ui, Vec2, pos2, vec2};

use crate::{
    rules::{
        Currency, Piece, TileId, TileSet,
        play::{Card, Cards, MOST_TAKEN},
    },
    text::names,
    widgets::{
        money::{self, CardLook},
        yard_space::{self, Pays, YardSpace},
    },
};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{Theme, size, space},
};

/// A card, and from one to the next.
const CARD: Vec2 = vec2(44.0, 60.0);
const STEP: f32 = CARD.x + space::SMALL;
/// A space of the yard.
const SPACE: Vec2 = vec2(116.0, 148.0);

/// Tiles in the yard, in the order of its spaces.
const OFFERED: [&str; Currency::COUNT] = ["S03", "A06", "G09", "T09"];
/// Cards that one would like to take together.
const TAKEN: [&[&str]; 4] = [&["U9"], &["F2", "R3"], &["F1", "D1", "U3"], &["R3", "D3"]];
/// What is bought, and two ways to pay it.
const BOUGHT: (&str, Currency) = ("G09", Currency::Dinar);
const PAID: [[u8; 2]; 2] = [[7, 3], [7, 4]];

/// The size of the four currencies.
pub const CURRENCIES: (f32, f32) = (STEP * Currency::COUNT as f32, CARD.y);
/// The size of the cards that are taken.
pub const TAKING: (f32, f32) = (STEP * 8.0 + space::WIDE * 3.0, CARD.y + size::DRAWING);
/// The size of the yard.
pub const YARD: (f32, f32) = ((SPACE.x + space::SMALL) * Currency::COUNT as f32, SPACE.y);
/// The size of a tile that is paid in two ways.
pub const BUYING: (f32, f32) = (BLOCK * 2.0, SPACE.y);
const BLOCK: f32 = SPACE.x + space::SMALL + STEP * 2.0 + space::LARGE;

/// A card of each currency.
pub fn currencies(ui: &Ui, place: Rect, _: &Texts) {
    let cards = Currency::ALL.iter().filter_map(|currency| Card::new(*currency, currency.space() * 2));
    in_a_row(ui, place, cards);
}

/// Cards that may be taken and others, told apart below them.
pub fn taking(ui: &Ui, place: Rect, _: &Texts) {
    let theme = Theme::of(ui.ctx());
    let mut left = place.min;
    for together in TAKEN {
        let cards = read(together);
        let row = Rect::from_min_size(left, vec2(STEP * f32::from(cards.len()), place.height()));
        in_a_row(ui, row, cards.iter());
        let below = pos2(row.center().x - space::SMALL / 2.0, row.max.y - size::SYMBOL / 2.0);
        let mark = Rect::from_center_size(below, Vec2::splat(size::SYMBOL));
        let (symbol, ink) =
            if may_take(cards) { (Symbol::Check, theme.gold_ink) } else { (Symbol::Close, theme.danger) };
        symbols::paint(ui.painter(), mark, symbol, ink);
        left.x = row.max.x + space::WIDE;
    }
}

/// The four spaces of the yard.
pub fn yard(ui: &Ui, place: Rect, texts: &Texts) {
    let step = place.width() / Currency::COUNT as f32;
    for (currency, id) in Currency::ALL.into_iter().zip(OFFERED) {
        let left = place.min + vec2(step * currency.index() as f32, 0.0);
        let space = Rect::from_min_size(left, vec2(step - space::SMALL, SPACE.y));
        yard_space(ui, space, texts, ((id, currency), Pays::Not, ""));
    }
}

/// A tile that is paid exactly, and with a loss.
pub fn buying(ui: &Ui, place: Rect, texts: &Texts) {
    let (_, currency) = BOUGHT;
    for (paid, k) in PAID.into_iter().zip(0_u8..) {
        let left = place.min + vec2(place.width() / 2.0 * f32::from(k), 0.0);
        let cards = names::sum(&paid.map(u16::from));
        let (pays, words) = match lost(paid) {
            Some(0) => (Pays::Exactly, texts.alhambra_pays_exactly(&cards)),
            Some(lost) => (Pays::WithLoss, texts.alhambra_pays_loss(&cards, lost)),
            None => (Pays::Not, String::new()),
        };
        let space = Rect::from_min_size(left, SPACE);
        yard_space(ui, space, texts, (BOUGHT, pays, &words));
        let beside = pos2(space.max.x + space::SMALL, space.center().y - CARD.y / 2.0);
        let row = Rect::from_min_size(beside, vec2(STEP * 2.0, CARD.y));
        in_a_row(ui, row, paid.into_iter().filter_map(|value| Card::new(currency, value)));
    }
}

/// A tile on the space of a currency, with what is said of its price.
fn yard_space(
    ui: &Ui,
    place: Rect,
    texts: &Texts,
    ((id, currency), pays, words): ((&str, Currency), Pays, &str),
) {
    let piece = TileId::read(id).and_then(|id| TileSet::standard().get(id)).map(Piece::Tile);
    let heads = Currency::ALL.map(|of| texts.alhambra_money(of));
    let space = YardSpace {
        currency,
        heads: &heads,
        piece,
        price: None,
        words,
        pays,
        chosen: false,
        is_open: false,
        key: "",
        name: "",
    };
    yard_space::paint(ui.painter(), place, &Theme::of(ui.ctx()), &space);
}

/// Whether cards of the display may be taken together (§A4.4).
fn may_take(cards: Cards) -> bool {
    cards.len() == 1 || cards.total() <= MOST_TAKEN
}

/// What these cards lose where they pay what is bought; nothing where they do not pay it.
fn lost(paid: [u8; 2]) -> Option<u8> {
    let price = TileSet::standard().get(TileId::read(BOUGHT.0)?)?.price;
    paid.iter().sum::<u8>().checked_sub(price)
}

fn read(cards: &[&str]) -> Cards {
    cards.iter().filter_map(|card| Card::read(card)).fold(Cards::NONE, Cards::with)
}

/// Cards from left to right.
fn in_a_row(ui: &Ui, row: Rect, cards: impl Iterator<Item = Card>) {
    let theme = Theme::of(ui.ctx());
    for (card, k) in cards.zip(0_u8..) {
        let place = Rect::from_min_size(row.min + vec2(STEP * f32::from(k), 0.0), CARD);
        money::paint(ui.painter(), place, &theme, card, CardLook::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_of_money_are_those_of_the_rules() {
        let price = |id: &str| TileSet::standard().get(TileId::read(id).unwrap()).unwrap().price;
        assert_eq!(OFFERED.map(price), [5, 8, 10, 11]);
        assert_eq!(price(BOUGHT.0), 10);
        assert_eq!(PAID.map(lost), [Some(0), Some(1)]);
        assert_eq!(TAKEN.map(|cards| usize::from(read(cards).len())), TAKEN.map(<[&str]>::len));
        assert_eq!(TAKEN.map(|cards| may_take(read(cards))), [true, true, true, false]);
        assert_eq!(TAKEN.map(|cards| read(cards).total()), [9, 5, 5, 6]);
    }
}
