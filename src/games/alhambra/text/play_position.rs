//! A position of a game that is played here, beside what lies in each Alhambra: whose turn it is, the yard, money, what is
//! left.

use serde_json::{Value, json};

use super::{
    names::{money, piece, sentence, who},
    play_errors::due,
    position::piece_json,
};
use crate::{
    log::{Money, OfferView, PlayView},
    rules::{
        Currency, Piece,
        play::{Card, ToAct},
    },
};
use kernel::record::Seat;
use text::Texts;

/// In lines.
#[must_use]
pub fn lines(texts: &Texts, seats: &[Seat], view: &PlayView) -> Vec<String> {
    let waits = match view.to_act {
        Some(ToAct::Nothing) => None,
        Some(ToAct::Decision(seat)) if view.turn == Some(seat.into()) => None,
        Some(to_act) => Some(sentence(&due(texts, seats, to_act))),
        None => Some(sentence(texts.alhambra_due_vizier())),
    };
    let turn = view.turn.map(|seat| texts.alhambra_show_turn(&who(texts, seats, seat)));
    let mut lines: Vec<String> = turn.into_iter().chain(waits).collect();
    lines.push(texts.alhambra_show_yard().to_owned());
    lines.extend(Currency::ALL.into_iter().zip(&view.yard).map(|(space, offer)| {
        let what =
            offer.map_or_else(|| texts.alhambra_show_empty().to_owned(), |offer| offered(texts, offer));
        format!("  {}", texts.alhambra_show_space(space.space(), space, &what))
    }));
    lines.extend(view.bazaars.iter().map(|offer| format!("  {}", sentence(&offered(texts, *offer)))));
    lines.push(texts.alhambra_show_display(&money(texts, view.display)));
    for (seat, (hand, pending)) in view.hands.iter().zip(&view.pending).enumerate() {
        let name = who(texts, seats, seat);
        lines.push(texts.alhambra_show_hand(&name, &money(texts, *hand)));
        if !pending.is_empty() {
            let pieces: Vec<String> = pending.iter().map(|of| piece(texts, *of)).collect();
            lines.push(texts.alhambra_show_pending(&name, &pieces.join(", ")));
        }
    }
    lines.push(texts.alhambra_show_left(view.stack, view.deck, view.discards));
    lines.extend(view.seed.map(|seed| texts.alhambra_show_seed(&seed.to_string())));
    lines
}

/// What is offered, with its price where its name does not say it.
#[must_use]
pub fn offered(texts: &Texts, offer: OfferView) -> String {
    let name = piece(texts, offer.piece);
    match (offer.piece, offer.price) {
        (Piece::Tile(_), _) | (_, None) => name,
        (Piece::Camp(_) | Piece::Bazaar(_), Some((price, currency))) => {
            texts.alhambra_show_price(&name, currency, price)
        }
    }
}

/// For programs.
#[must_use]
pub fn members(view: &PlayView) -> Vec<(&'static str, Value)> {
    let pieces = |pieces: &Vec<Piece>| pieces.iter().map(|of| piece_json(*of)).collect::<Vec<_>>();
    let decides = match view.to_act {
        Some(ToAct::Decision(seat)) => Some(seat + 1),
        _ => None,
    };
    vec![
        ("turn", json!(view.turn.map(|seat| seat + 1))),
        ("decides", json!(decides)),
        ("yard", view.yard.iter().map(|offer| json!(offer.map(offer_json))).collect()),
        ("bazaars", view.bazaars.iter().map(|offer| offer_json(*offer)).collect()),
        ("display", money_json(view.display)),
        ("hands", view.hands.iter().map(|hand| money_json(*hand)).collect()),
        ("pending", view.pending.iter().map(|of| json!(pieces(of))).collect()),
        ("stack", json!(view.stack)),
        ("deck", json!(view.deck)),
        ("discards", json!(view.discards)),
        ("seed", json!(view.seed.map(|seed| seed.0))),
    ]
}

fn offer_json(offer: OfferView) -> Value {
    let (price, currency) = offer.price.unzip();
    json!({"piece": piece_json(offer.piece), "price": price, "currency": currency})
}

fn money_json(money: Money) -> Value {
    let named = money.cards().map(|cards| cards.iter().collect::<Vec<Card>>());
    json!({"number": money.len(), "cards": named})
}
