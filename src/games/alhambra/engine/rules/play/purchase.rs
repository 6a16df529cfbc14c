//! Buying (§A4.5, §A6.3): what an offer costs, and whether cards pay it.

use super::{
    Cards, Cost, Offer, Payments, Phase, PieceId, PlayConfig, Refusal, State,
    payments::{Price, can_pay_exactly, payments},
    state::Done,
};
use crate::rules::Currency;

/// Something that can be bought now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Priced {
    /// What.
    pub piece: PieceId,
    /// In which currency.
    pub currency: Currency,
    /// For how much.
    pub price: u8,
    /// Whether it must be paid exactly: a bazaar.
    pub is_exact: bool,
}

impl State {
    /// What an offer costs.
    ///
    /// # Errors
    /// When there is nothing, or it has no price now.
    pub fn priced(&self, config: &PlayConfig, offer: Offer) -> Result<Priced, Refusal> {
        let on_space = |space: Currency| {
            let piece = self.yard[space.index()]?;
            match config.cost(piece) {
                Cost::Price(price) => Some((piece, price)),
                // Bazaars lie beside the yard.
                Cost::LikeSpace(_) => None,
            }
        };
        match offer {
            Offer::Space(currency) => {
                let (piece, price) = on_space(currency).ok_or(Refusal::NoTile(currency))?;
                Ok(Priced { piece, currency, price, is_exact: false })
            }
            Offer::Bazaar(piece) if self.bazaars.has(piece) => match config.cost(piece) {
                Cost::LikeSpace(currency) => {
                    let (_, price) = on_space(currency).ok_or(Refusal::BazaarNoPrice(currency))?;
                    Ok(Priced { piece, currency, price, is_exact: true })
                }
                Cost::Price(_) => Err(Refusal::NoBazaar(piece)),
            },
            Offer::Bazaar(piece) => Err(Refusal::NoBazaar(piece)),
        }
    }

    /// All that is offered, with its price: the yard, then bazaars that have one.
    pub fn offers(&self, config: &PlayConfig) -> impl Iterator<Item = (Offer, Priced)> {
        let spaces = Currency::ALL.into_iter().map(Offer::Space);
        let offers = spaces.chain(self.bazaars.iter().map(Offer::Bazaar));
        offers.filter_map(move |offer| Some((offer, self.priced(config, offer).ok()?)))
    }

    /// Buys (§A4.5, §A6.3).
    pub(super) fn buy(&mut self, config: &PlayConfig, offer: Offer, cards: Cards) -> Result<(), Refusal> {
        self.check_action(config)?;
        let priced = self.priced(config, offer)?;
        let paid = self.paid(self.seat(), priced.currency, cards)?;
        let Priced { piece, currency, price, is_exact } = priced;
        if is_exact && paid != u16::from(price) {
            return Err(Refusal::BazaarPrice { paid, price, currency });
        }
        if paid < u16::from(price) {
            return Err(Refusal::TooLittle { paid, price, currency });
        }
        self.done = if paid == u16::from(price) { Done::Exact } else { Done::All };
        self.hand_over(self.seat(), offer, piece, cards);
        Ok(())
    }

    /// What cards of a player's hand pay in a currency.
    pub(super) fn paid(&self, seat: usize, currency: Currency, cards: Cards) -> Result<u16, Refusal> {
        // Which card is wrong is looked for only where one is.
        let (hand, of_currency) = (self.players[seat].hand, cards.of(currency));
        if hand.minus(cards).is_none() || cards != of_currency {
            if let Some(card) = cards.beyond(hand) {
                return Err(Refusal::NotYours(card));
            }
            if let Some(card) = cards.beyond(of_currency) {
                return Err(Refusal::WrongCurrency { card, currency });
            }
        }
        Ok(cards.sum(currency))
    }

    /// Gives a player what was bought, for cards that are in the hand.
    pub(super) fn hand_over(&mut self, seat: usize, offer: Offer, piece: PieceId, cards: Cards) {
        let player = &mut self.players[seat];
        player.hand = player.hand.minus(cards).unwrap_or(player.hand);
        player.pending.insert(piece);
        self.discards = self.discards.and(cards);
        self.swaps = 0;
        match offer {
            Offer::Space(space) => self.yard[space.index()] = None,
            Offer::Bazaar(piece) => {
                self.bazaars.remove(piece);
            }
        }
    }

    /// Whether a player can pay something that is priced.
    pub(super) fn can_pay(&self, seat: usize, priced: Priced) -> bool {
        let Priced { currency, price, is_exact, .. } = priced;
        let hand = self.players[seat].hand;
        if is_exact { can_pay_exactly(hand, currency, price) } else { hand.sum(currency) >= u16::from(price) }
    }

    /// Whether a player can pay exactly for something that is priced.
    #[must_use]
    pub fn pays_exactly(&self, seat: usize, priced: Priced) -> bool {
        self.can_pay(seat, Priced { is_exact: true, ..priced })
    }

    /// Whether a player can pay anything exactly, as a Vizier must (§A6.1).
    pub(super) fn can_pay_exactly(&self, config: &PlayConfig, seat: usize) -> bool {
        self.offers(config).any(|(_, priced)| self.pays_exactly(seat, priced))
    }

    /// Tells each way in which the player who acts can pay for an offer.
    pub fn payments(&self, config: &PlayConfig, offer: Offer, which: Payments, tell: &mut dyn FnMut(Cards)) {
        let Ok(Priced { currency, price, is_exact, .. }) = self.priced(config, offer) else { return };
        let hand = self.players[usize::from(self.acting(config))].hand;
        let is_exact = is_exact || self.phase == Phase::Vizier;
        let price = if is_exact { Price::Exactly(price.into()) } else { Price::AtLeast(price.into()) };
        payments(hand, currency, price, which, tell);
    }
}
