//! What somebody has chosen in their turn before doing it: cards to take, an offer with its payment, a piece in hand. There
//! are no rules here: a choice becomes a [`Move`], which the rules judge.

use crate::rules::{
    Cell, Currency,
    play::{Card, Cards, MOST_TAKEN, Move, Offer, Payments, Phase, PieceId, PlayConfig, State},
};

/// What is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chosen {
    /// Nothing.
    #[default]
    Nothing,
    /// Cards of the display that are to be taken.
    Money(Cards),
    /// An offer, and what is to be paid for it.
    Purchase(Offer, Cards),
    /// A piece to be laid: just bought, one of the last tiles, or from the reserve.
    InHand(PieceId),
    /// What lies on a cell.
    Laid(Cell),
    /// A falcon by its number, and what is paid for it.
    Falcon(u8, Option<Card>),
}

impl Chosen {
    /// Drops a choice that is no longer there. If nothing is left to do but placing, the first piece that fits
    /// somewhere is taken in hand, or else the first of all.
    pub fn settle(&mut self, config: &PlayConfig, state: &State) {
        let Some(seat) = state.to_act(config).decides() else { return *self = Self::Nothing };
        let player = state.player(seat);
        let is_there = match *self {
            Self::Nothing => false,
            Self::Money(cards) => state.display().minus(cards).is_some() && state.may_act(),
            Self::Purchase(offer, cards) => {
                state.may_buy() && state.priced(config, offer).is_ok() && player.hand().minus(cards).is_some()
            }
            Self::InHand(piece) => {
                player.pending().has(piece) || player.reserve().has(piece) && state.may_act()
            }
            Self::Laid(cell) => player.grounds().at(cell).is_some() && state.may_act(),
            Self::Falcon(falcon, _) => state.has_falcon(falcon) && !player.hand().is_empty(),
        };
        if !is_there {
            let pending = player.pending();
            let fits = |piece: &PieceId| player.grounds().fits(config, *piece);
            let next = pending.iter().find(fits).or_else(|| pending.iter().next());
            *self = next.filter(|_| !state.may_act()).map_or(Self::Nothing, Self::InHand);
        }
    }

    /// Chooses a card of the display, or drops it. A card that would be too much with the others is taken alone.
    pub fn display(&mut self, card: Card, is_chosen: bool) {
        let taken = if let Self::Money(cards) = *self { cards } else { Cards::NONE };
        let more = taken.with(card);
        *self = match is_chosen {
            true => taken.without(card).filter(|left| !left.is_empty()).map_or(Self::Nothing, Self::Money),
            false if taken.is_empty() || more.total() <= MOST_TAKEN => Self::Money(more),
            false => Self::Money(Cards::NONE.with(card)),
        };
    }

    /// Chooses an offer with the payment that loses least, or drops it.
    pub fn offer(&mut self, config: &PlayConfig, state: &State, offer: Offer) {
        *self = match *self {
            Self::Purchase(chosen, _) if chosen == offer => Self::Nothing,
            _ => Self::Purchase(offer, best_payment(config, state, offer).unwrap_or(Cards::NONE)),
        };
    }

    /// Adds a card of the hand to the payment, or takes it out; if there is nothing to pay for, chooses what the card can
    /// buy.
    pub fn hand(&mut self, config: &PlayConfig, state: &State, card: Card, is_chosen: bool) {
        match self {
            Self::Purchase(_, paid) if is_chosen => *paid = paid.without(card).unwrap_or(*paid),
            Self::Purchase(offer, paid) if pays(config, state, *offer) == Some(card.currency()) => {
                *paid = paid.with(card);
            }
            Self::Falcon(_, paid) => *paid = Some(card).filter(|_| !is_chosen),
            _ => {
                let offer = Offer::Space(card.currency());
                if pays(config, state, offer).is_some() {
                    *self = Self::Purchase(offer, Cards::NONE.with(card));
                }
            }
        }
    }

    /// Pays for an offer with a card of the hand and the chosen cards of its currency; the purchase, once they are enough.
    #[must_use]
    pub fn pay_for(&mut self, config: &PlayConfig, state: &State, offer: Offer, card: Card) -> Option<Move> {
        let currency = Some(card.currency());
        if pays(config, state, offer) != currency {
            return None;
        }
        let paid = match *self {
            Self::Purchase(other, paid) if pays(config, state, other) == currency => paid,
            _ => Cards::NONE,
        };
        *self = Self::Purchase(offer, if paid.has(card) { paid } else { paid.with(card) });
        self.mv(config, state).filter(|mv| state.clone().apply(config, *mv).is_ok())
    }

    /// Takes a piece in hand, or puts it back.
    pub fn piece(&mut self, piece: PieceId) {
        *self = if *self == Self::InHand(piece) { Self::Nothing } else { Self::InHand(piece) };
    }

    /// The move for what is chosen, if it needs no place; none if it does.
    #[must_use]
    pub fn mv(self, config: &PlayConfig, state: &State) -> Option<Move> {
        let seat = state.to_act(config).decides()?;
        match self {
            Self::Money(cards) => Some(Move::Take(cards)),
            Self::Purchase(offer, cards) if state.phase() == Phase::Vizier => {
                Some(Move::Vizier(seat as u8, offer, cards))
            }
            Self::Purchase(offer, cards) => Some(Move::Buy(offer, cards)),
            Self::Laid(cell) => Some(Move::TakeAway(cell)),
            Self::Nothing | Self::InHand(_) | Self::Falcon(..) => None,
        }
    }

    /// The moves for what is chosen on this cell: a piece in hand is laid there, or one from the reserve is swapped with
    /// the piece there; a chosen purchase is made, and the piece laid there unless something else can be done first.
    #[must_use]
    pub fn on_cell(self, config: &PlayConfig, state: &State, cell: Cell) -> Vec<Move> {
        let Some(piece) = self.to_lay(config, state) else { return Vec::new() };
        let mut moves = Vec::from_iter(self.mv(config, state));
        let mut then = state.clone();
        let is_bought = moves.iter().all(|mv| then.apply(config, *mv).is_ok());
        if moves.is_empty() || is_bought && !then.may_act() {
            let player = state.to_act(config).decides().map(|seat| state.player(seat));
            let is_taken = player.is_some_and(|player| player.grounds().at(cell).is_some());
            moves.push(if is_taken { Move::Swap(piece, cell) } else { Move::Lay(piece, cell) });
        }
        moves
    }

    /// The piece for which a place can be chosen: one in hand, or one that is paid for.
    #[must_use]
    pub fn to_lay(self, config: &PlayConfig, state: &State) -> Option<PieceId> {
        match self {
            Self::InHand(piece) => Some(piece),
            Self::Purchase(offer, _) => {
                let bought = self.mv(config, state)?;
                state.clone().apply(config, bought).ok()?;
                match offer {
                    Offer::Space(space) => state.yard(space),
                    Offer::Bazaar(piece) => Some(piece),
                }
            }
            Self::Nothing | Self::Money(_) | Self::Laid(_) | Self::Falcon(..) => None,
        }
    }

    /// The cards of the hand that are chosen.
    #[must_use]
    pub fn paid(self) -> Cards {
        match self {
            Self::Purchase(_, paid) => paid,
            Self::Falcon(_, Some(card)) => Cards::NONE.with(card),
            _ => Cards::NONE,
        }
    }

    /// The cards of the display that are chosen.
    #[must_use]
    pub const fn taken(self) -> Cards {
        if let Self::Money(cards) = self { cards } else { Cards::NONE }
    }
}

/// The currency in which an offer is paid.
fn pays(config: &PlayConfig, state: &State, offer: Offer) -> Option<Currency> {
    state.priced(config, offer).ok().map(|priced| priced.currency)
}

/// The payment for an offer that loses least and, among equals, takes the fewest cards: small cards are of more use. None
/// if it cannot be paid.
#[must_use]
pub fn best_payment(config: &PlayConfig, state: &State, offer: Offer) -> Option<Cards> {
    let mut best: Option<Cards> = None;
    state.payments(config, offer, Payments::Needed, &mut |cards| {
        let key = |cards: &Cards| (cards.total(), cards.len());
        if best.as_ref().is_none_or(|best| key(&cards) < key(best)) {
            best = Some(cards);
        }
    });
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameConfig, Options, Printed, TileId, TileSet};

    fn card(text: &str) -> Card {
        Card::read(text).unwrap()
    }

    fn cards(texts: &[&str]) -> Cards {
        texts.iter().map(|text| card(text)).collect()
    }

    /// A game of three in which the first player holds F8, F7 and F6 and begins; the first tile lies in the yard for
    /// florins, and the display is F2, R3, D9 and U1.
    fn game() -> (PlayConfig, State) {
        let game = GameConfig::new(3, TileSet::standard().clone(), Options::default()).unwrap();
        let config = PlayConfig::new(game, &Printed::ours()).unwrap();
        let mut state = State::new(&config);
        let mut apply = |mv| state.apply(&config, mv).unwrap();
        // A tower for 9 on the space of florins.
        for tile in ["T03", "G02", "P03", "C08"] {
            let tile = config.tile(TileId::read(tile).unwrap()).unwrap();
            apply(Move::Tile(tile));
        }
        for text in ["F8", "F7", "F6", "D9", "D8", "D7", "U9", "U8", "U7", "F2", "R3", "D9", "U1"] {
            apply(Move::Card(card(text)));
        }
        (config, state)
    }

    #[test]
    fn cards_of_the_display_are_taken_together_up_to_five_and_else_alone() {
        let (config, state) = game();
        let mut chosen = Chosen::Nothing;
        chosen.display(card("F2"), false);
        chosen.display(card("R3"), false);
        assert_eq!(chosen.mv(&config, &state), Some(Move::Take(cards(&["F2", "R3"]))));
        chosen.display(card("D9"), false);
        assert_eq!(chosen.taken(), cards(&["D9"]));
        chosen.display(card("D9"), true);
        assert_eq!(chosen, Chosen::Nothing);
    }

    #[test]
    fn an_offer_is_paid_exactly_where_that_can_be_and_else_with_the_least_loss() {
        let (config, state) = game();
        let seat = state.to_act(&config).decides().unwrap();
        for (offer, _) in state.offers(&config) {
            let mut all = Vec::new();
            state.payments(&config, offer, Payments::All, &mut |cards| all.push(cards.total()));
            let best = best_payment(&config, &state, offer);
            assert_eq!(best.map(Cards::total), all.into_iter().min(), "{offer:?} of {seat}");
        }
    }

    #[test]
    fn cards_of_the_hand_are_added_to_a_payment_and_taken_away_from_it() {
        let (config, state) = game();
        let hand = state.player(state.to_act(&config).decides().unwrap()).hand();
        let (one, _) = hand.kinds().next().unwrap();
        let mut chosen = Chosen::Nothing;
        chosen.hand(&config, &state, one, false);
        assert_eq!(chosen, Chosen::Purchase(Offer::Space(one.currency()), Cards::NONE.with(one)));
        chosen.hand(&config, &state, one, true);
        assert_eq!(chosen.paid(), Cards::NONE);
    }

    #[test]
    fn a_place_for_what_is_chosen_buys_it_and_lays_it_unless_something_else_can_be_done_first() {
        let (config, state) = game();
        let seat = state.to_act(&config).decides().unwrap();
        let tower = Offer::Space(Currency::Florin);
        let piece = state.yard(Currency::Florin).unwrap();
        let mut cells = Vec::new();
        state.player(seat).grounds().places(&config, piece, &mut |cell| cells.push(cell));
        // A tower for 9: no two of 8, 7 and 6 add up to it exactly.
        let paid = cards(&["F7", "F6"]);
        let chosen = Chosen::Purchase(tower, paid);
        let moves = chosen.on_cell(&config, &state, cells[0]);
        assert_eq!(moves, [Move::Buy(tower, paid), Move::Lay(piece, cells[0])]);
        let mut after = state.clone();
        moves.into_iter().for_each(|mv| after.apply(&config, mv).unwrap());
        let too_little = Chosen::Purchase(tower, cards(&["F7"]));
        assert_eq!(too_little.to_lay(&config, &state), None);
        assert!(too_little.on_cell(&config, &state, cells[0]).is_empty());
    }

    #[test]
    fn what_is_bought_comes_into_hand_once_only_placing_is_left() {
        let (config, mut state) = game();
        let seat = state.to_act(&config).decides().unwrap();
        let bought = state.offers(&config).find_map(|(offer, priced)| {
            let paid =
                best_payment(&config, &state, offer).filter(|paid| paid.total() > u16::from(priced.price))?;
            Some((Move::Buy(offer, paid), priced.piece))
        });
        let (mv, piece) = bought.expect("something can be bought with a loss");
        state.apply(&config, mv).unwrap();
        let mut chosen = Chosen::Money(cards(&["F2"]));
        chosen.settle(&config, &state);
        assert_eq!(chosen, Chosen::InHand(piece));
        let mut cells = Vec::new();
        state.player(seat).grounds().places(&config, piece, &mut |cell| cells.push(cell));
        assert_eq!(chosen.on_cell(&config, &state, cells[0]), [Move::Lay(piece, cells[0])]);
    }
}
