//! The builders' yard: four spaces, each with what its tile would cost, and the bazaars beside it.

use egui::{Align2, Key as Press, Painter, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{
    cards::{self, CardPlace},
    seen::Seen,
};
use crate::{
    log::OfferView,
    rules::{
        Currency, Laid, Piece,
        play::{Card, Cards, Offer, Phase, PlayConfig, State},
    },
    session::{Chosen, choosing::best_payment},
    text::{names, play_position},
    widgets::{
        held_piece, ticks, tiles,
        yard_space::{self, Pays, YardSpace},
    },
};
use text::Texts;
use ui::{
    actions::{Action, by_keys},
    theme::{self, TextSize, Theme, size, space},
    widgets::{
        fitted_text, focus_ring, shows_focus,
        surface::{self, Surface},
    },
};

/// The keys of the spaces.
const KEYS: [Press; Currency::COUNT] = [Press::Num1, Press::Num2, Press::Num3, Press::Num4];

/// What was asked for in the yard.
#[derive(Clone, Copy)]
pub enum YardRequest {
    /// An offer is chosen, or let go.
    Choose(Offer),
    /// A card of the hand was dragged to an offer.
    Pay(Offer, Card),
}

/// Shows the yard with what its tiles would cost whoever sits at the screen, or somebody who is looked at, where that hand is
/// seen, and what of it is `advised`; what was asked for.
pub fn show(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    (chosen, looking): (Chosen, Option<usize>),
    advised: &[Offer],
) -> Option<YardRequest> {
    let mut asked = None;
    Surface::Plain.show_in(ui, place, |ui| {
        let inside = ui.max_rect();
        let title = surface::heading(ui, texts.alhambra_yard());
        let hint = pos2(inside.max.x, title.rect.center().y);
        let (font, ink) = (theme::body(TextSize::SMALL), Theme::of(ui.ctx()).ink_soft);
        let width = inside.max.x - title.rect.max.x - space::MEDIUM;
        fitted_text(ui.painter(), hint, Align2::RIGHT_CENTER, texts.alhambra_yard_hint(), font, ink, width);
        let bazaars = seen.state().bazaars();
        let below = if bazaars.is_empty() { 0.0 } else { size::TALL };
        let spaces = inside.with_min_y(title.rect.max.y + space::TIGHT).with_max_y(inside.max.y - below);
        let width = (spaces.width() + space::SMALL) / Currency::COUNT as f32 - space::SMALL;
        for (k, currency) in Currency::ALL.into_iter().enumerate() {
            let left = spaces.min.x + k as f32 * (width + space::SMALL);
            let rect = Rect::from_min_size(pos2(left, spaces.min.y), vec2(width, spaces.height()));
            asked = asked.or(one(ui, rect, texts, seen, (chosen, looking), currency));
            if advised.contains(&Offer::Space(currency)) {
                ticks::lit(ui.painter(), &Theme::of(ui.ctx()), rect);
            }
        }
        let row = inside.with_min_y(inside.max.y - below + space::TIGHT);
        if !bazaars.is_empty() {
            asked = asked.or(self::bazaars(ui, row, texts, seen, (chosen, looking), advised));
        }
    });
    asked
}

/// A space; what was asked for there.
fn one(
    ui: &Ui,
    rect: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    (chosen, looking): (Chosen, Option<usize>),
    currency: Currency,
) -> Option<YardRequest> {
    let offer = Offer::Space(currency);
    let piece = seen.state().yard(currency).map(|id| seen.config.piece(id));
    let cost = if piece.is_some() { costs(texts, seen, looking, offer) } else { (Pays::Not, String::new()) };
    let priced = seen.state().priced(seen.config, offer).ok();
    let price = priced.map(|of| (of.price, of.currency));
    let key = KEYS[currency.index()];
    let is_chosen = matches!(chosen, Chosen::Purchase(of, _) if of == offer);
    let name = space_name(texts, currency, piece.map(|piece| OfferView { piece, price }), &cost.1);
    let heads = Currency::ALL.map(|of| texts.alhambra_money(of));
    let space = YardSpace {
        chosen: is_chosen,
        is_open: piece.is_some(),
        key: key.name(),
        ..still_space(&heads, &name, currency, piece.map(|piece| OfferView { piece, price }), &cost)
    };
    let clicked = yard_space::show(ui, rect, &space);
    piece?;
    let asked = (by_keys(ui, &name, [key]) || clicked).then_some(YardRequest::Choose(offer));
    asked.or_else(|| paid(ui, rect, seen, offer))
}

/// What is said of a space, with what it would cost.
pub(in crate::screens) fn space_name(
    texts: &Texts,
    space: Currency,
    offer: Option<OfferView>,
    words: &str,
) -> String {
    let what = match offer {
        Some(OfferView { piece: Piece::Tile(tile), .. }) => names::tile_and_walls(texts, tile),
        Some(offer) => play_position::offered(texts, offer),
        None => texts.alhambra_show_empty().to_owned(),
    };
    let said = texts.alhambra_show_space(space.space(), space, &what);
    if words.is_empty() { said } else { format!("{said}. {words}") }
}

/// A space as it is looked at, with what it would cost.
pub(in crate::screens) fn still_space<'a>(
    heads: &'a [String; Currency::COUNT],
    name: &'a str,
    currency: Currency,
    offer: Option<OfferView>,
    (pays, words): &'a (Pays, String),
) -> YardSpace<'a> {
    let piece = offer.map(|offer| offer.piece);
    // A tile shows its price itself.
    let price = offer.filter(|offer| matches!(offer.piece, Piece::Camp(_))).and_then(|offer| offer.price);
    YardSpace {
        currency,
        heads,
        piece,
        price: price.map(|(price, _)| price),
        words,
        pays: *pays,
        chosen: false,
        is_open: false,
        key: "",
        name,
    }
}

/// A card of the hand that was dragged to an offer.
fn paid(ui: &Ui, place: Rect, seen: &Seen<'_>, offer: Offer) -> Option<YardRequest> {
    let paid_in = || seen.state().priced(seen.config, offer).ok().map(|priced| priced.currency);
    let dropped = cards::dropped(ui, place, CardPlace::Hand, |card| paid_in() == Some(card.currency()));
    dropped.map(|card| YardRequest::Pay(offer, card))
}

fn costs(texts: &Texts, seen: &Seen<'_>, looking: Option<usize>, offer: Offer) -> (Pays, String) {
    let (hand, decides) = match looking {
        None => (Some(seen.hand()), seen.decides),
        Some(seat) => (seen.hand_of(seat), false),
    };
    let cost = hand.map(|hand| costs_for(texts, (seen.config, seen.state()), (hand, decides), offer));
    cost.unwrap_or((Pays::Not, String::new()))
}

/// What an offer would cost whoever has a hand and decides, or not, in few words: exactly these cards, these with a loss, what
/// is missing, or that there is enough to pay with later.
pub(in crate::screens) fn costs_for(
    texts: &Texts,
    (config, state): (&PlayConfig, &State),
    (hand, decides): (Cards, bool),
    offer: Offer,
) -> (Pays, String) {
    let Ok(priced) = state.priced(config, offer) else {
        return (Pays::Not, texts.alhambra_pays_no_price().to_owned());
    };
    let hand = hand.sum(priced.currency);
    let price = u16::from(priced.price);
    // Payments are those of whoever acts, as long as they can buy.
    let buys = decides && state.may_buy();
    let is_exact = priced.is_exact || state.phase() == Phase::Vizier;
    let paid = if buys { best_payment(config, state, offer) } else { None };
    match paid {
        Some(cards) if cards.total() == price => (Pays::Exactly, texts.alhambra_pays_exactly(&added(cards))),
        Some(cards) => (Pays::WithLoss, texts.alhambra_pays_loss(&added(cards), cards.total() - price)),
        None if hand < price => (Pays::Not, texts.alhambra_pays_missing(price - hand)),
        None if buys && is_exact => (Pays::Not, texts.alhambra_pays_not_exactly().to_owned()),
        None if decides && matches!(state.phase(), Phase::Action | Phase::Placing) => {
            (Pays::Not, texts.alhambra_pays_no_action().to_owned())
        }
        // Whether it is enough exactly is seen once it can be bought.
        None if is_exact => (Pays::Not, texts.alhambra_pays_in_hand(hand)),
        None => (Pays::Not, texts.alhambra_pays_enough(hand)),
    }
}

/// The values of cards as they are added up: "5 + 4".
pub(super) fn added(cards: Cards) -> String {
    let mut values: Vec<u16> = cards.iter().map(|card| u16::from(card.value())).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    names::sum(&values)
}

/// Draws a bazaar with what it would cost beside it.
pub(in crate::screens) fn paint_bazaar(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    bazaar: Piece,
    (pays, words): (Pays, &str),
) {
    let drawing = Rect::from_min_size(place.min, Vec2::splat(place.height()));
    tiles::paint(painter, drawing, theme, Laid::Piece(bazaar));
    let ink = if pays == Pays::Exactly { theme.gold_ink } else { theme.ink_soft };
    let at = pos2(drawing.max.x + space::TIGHT, place.center().y);
    let words = painter.layout_no_wrap(words.to_owned(), theme::medium(TextSize::TINY), ink);
    // Where they are many the words are told to the pointer alone.
    if words.size().x <= place.max.x - at.x {
        painter.galley(Align2::LEFT_CENTER.anchor_size(at, words.size()).min, words, ink);
    }
}

/// The bazaars beside the yard; what was asked for there.
fn bazaars(
    ui: &mut Ui,
    row: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    (chosen, looking): (Chosen, Option<usize>),
    advised: &[Offer],
) -> Option<YardRequest> {
    let theme = Theme::of(ui.ctx());
    let all: Vec<_> = seen.state().bazaars().iter().collect();
    let step = (row.width() / all.len().max(1) as f32).min(132.0);
    let is_chosen = |id| matches!(chosen, Chosen::Purchase(Offer::Bazaar(of), _) if of == id);
    let mut asked = None;
    for (k, &id) in all.iter().enumerate() {
        let left = row.min.x + step * k as f32;
        let place = Rect::from_min_size(pos2(left, row.min.y), vec2(step - space::TIGHT, row.height()));
        let (pays, words) = costs(texts, seen, looking, Offer::Bazaar(id));
        let name = names::sentence(&names::piece(texts, seen.config.piece(id)));
        let name = if words.is_empty() { name } else { format!("{name}. {words}") };
        let response = ui.interact(place, ui.scope_id().with(("bazaar", k)), Sense::click_and_drag());
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen(id), name.as_str())
        });
        let painter = ui.painter();
        paint_bazaar(painter, place, &theme, seen.config.piece(id), (pays, &words));
        if is_chosen(id) || response.hovered() {
            let edge = theme::stroke::strong(if is_chosen(id) { theme.focus } else { theme.gold });
            painter.rect_stroke(place, theme::radius::INNER, edge, StrokeKind::Inside);
        }
        if advised.contains(&Offer::Bazaar(id)) {
            ticks::lit(painter, &theme, place);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, place.shrink(space::HAIR), &theme, theme::radius::INNER);
        }
        held_piece::hold(ui, &response, Vec2::splat(place.height()), seen.config.piece(id));
        // Whoever drags it away has chosen it.
        if response.clicked() || response.drag_started() && !is_chosen(id) {
            asked = Some(YardRequest::Choose(Offer::Bazaar(id)));
        }
        asked = asked.or_else(|| paid(ui, place, seen, Offer::Bazaar(id)));
        response.on_hover_text(name);
    }
    // One key goes through them.
    let next = all.iter().position(|&id| is_chosen(id)).map_or(0, |at| (at + 1) % all.len());
    let next = YardRequest::Choose(Offer::Bazaar(all[next]));
    asked.or(Action::new(texts.alhambra_next_bazaar(), next).key(Press::B).by_key(ui))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameConfig, Options, Printed, TileId, TileSet, play::Move};
    use text::Language;

    #[test]
    fn a_tile_that_can_be_paid_for_later_says_that_there_is_enough_to_pay_with() {
        let texts = Texts::new(Language::English);
        let game = GameConfig::new(3, TileSet::standard().clone(), Options::default()).unwrap();
        let config = PlayConfig::new(game, &Printed::ours()).unwrap();
        let mut state = State::new(&config);
        // A tower for 9 on the space of florins.
        for tile in ["T03", "G02", "P03", "C08"] {
            let tile = config.tile(TileId::read(tile).unwrap()).unwrap();
            state.apply(&config, Move::Tile(tile)).unwrap();
        }
        let hand = ["F8", "F6"].into_iter().map(|card| Card::read(card).unwrap()).collect();
        let offer = Offer::Space(Currency::Florin);
        let (_, said) = costs_for(&texts, (&config, &state), (hand, false), offer);
        assert_eq!(said, texts.alhambra_pays_enough(14_u16));
    }
}
