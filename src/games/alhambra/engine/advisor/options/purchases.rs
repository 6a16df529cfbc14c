//! Purchases (§A4.5, §A6.1, §A6.3, §A6.4): tiles and bazaars, what a Vizier buys, and falcons.

use super::{After, Last, Options, Tell};
use crate::rules::{
    Currency, Module,
    play::{Card, Cards, Move, Offer, Payments, Priced, State},
};

/// Payments of an offer at most, of the first one and of others after it: those that lose least, with the fewest cards.
const PAYMENTS: [usize; 2] = [4, 2];
/// Options of purchases, and of falcons, at most; what a turn offers beyond is left out.
const MOST_BRANCHES: [usize; 2] = [48, 120];
/// Falcons bought in one turn at most.
const FALCONS: usize = 3;

impl Options<'_> {
    pub(super) fn purchases(&mut self, node: &After, last: Option<Offer>, tell: Tell) {
        let config = self.config;
        let is_later = |offer: Offer| last.is_none_or(|last| order(offer) > order(last));
        for (offer, priced) in node.state.offers(config).filter(|(offer, _)| is_later(*offer)) {
            for cards in self.payments(node.state, offer, priced, last.is_some()).into_iter().flatten() {
                if self.branches >= self.most_branches() {
                    return;
                }
                self.branches += 1;
                self.then(node, Move::Buy(offer, cards), |options, next| {
                    if next.state.may_act() {
                        options.actions(next, Some(offer), tell);
                    } else {
                        options.end(next, Last::Done, false, tell);
                    }
                });
            }
        }
    }

    /// The payments of an offer, the best first: exact ones if there are any, otherwise those that lose least.
    fn payments(
        &self,
        state: &State,
        offer: Offer,
        Priced { currency, price, .. }: Priced,
        is_further: bool,
    ) -> [Option<Cards>; PAYMENTS[0]] {
        let mut best = [None; PAYMENTS[0]];
        if state.player(self.seat).hand().sum(currency) < price.into() {
            return best;
        }
        let mut losses = [(u16::MAX, 0); PAYMENTS[0]];
        let most = PAYMENTS[usize::from(is_further)];
        state.payments(self.config, offer, Payments::Needed, &mut |cards| {
            let loss = (cards.sum(currency), cards.len());
            // Of those that lose as much the first come first.
            if let Some(at) = losses[..most].iter().position(|other| loss < *other) {
                losses[at..most].rotate_right(1);
                best[at..most].rotate_right(1);
                (losses[at], best[at]) = (loss, Some(cards));
            }
        });
        let is_exact = |(sum, _): (u16, u8)| sum == u16::from(price);
        if is_exact(losses[0]) {
            best.iter_mut().zip(losses).for_each(|(cards, loss)| *cards = cards.filter(|_| is_exact(loss)));
        }
        best
    }

    const fn most_branches(&self) -> usize {
        MOST_BRANCHES[self.breadth as usize]
    }

    /// Falcons, one after the other by number, each for the least card of a currency; later ones for the least of all.
    pub(super) fn falcons(&mut self, node: &After, last: Option<u8>, tell: Tell) {
        // Nothing but falcons was bought before.
        if !self.config.has(Module::Falconers) || self.moves.len() == FALCONS {
            return;
        }
        let hand = node.state.player(self.seat).hand();
        let mut least: Vec<Card> =
            Currency::ALL.into_iter().filter_map(|currency| hand.of(currency).nth(0)).collect();
        least.sort_by_key(|card| card.value());
        if last.is_some() {
            least.truncate(1);
        }
        let mut moves = Vec::new();
        node.state.falcon_moves(self.config, &mut |mv| moves.push(mv));
        for mv in moves {
            let Move::Falcon { falcon, card, .. } = mv else { continue };
            if last.is_some_and(|last| falcon <= last) || !least.contains(&card) {
                continue;
            }
            if self.branches >= self.most_branches() {
                return;
            }
            self.branches += 1;
            self.then(node, mv, |options, next| {
                options.falcons(next, Some(falcon), tell);
                options.end(next, Last::Done, true, tell);
            });
        }
    }

    /// What a Vizier can buy.
    pub(super) fn vizier(&mut self, node: &After, tell: Tell) {
        for (offer, priced) in node.state.offers(self.config) {
            for cards in self.payments(node.state, offer, priced, false).into_iter().flatten() {
                let sent = Move::Vizier(self.seat as u8, offer, cards);
                self.then(node, sent, |options, next| options.end(next, Last::Done, false, tell));
            }
        }
    }
}

/// The place of an offer in the order in which offers are bought.
fn order(offer: Offer) -> (bool, usize) {
    match offer {
        Offer::Bazaar(piece) => (false, piece.index()),
        Offer::Space(space) => (true, space.index()),
    }
}
