//! What the advised option uses on the table.

use crate::{
    rules::{
        Cell,
        play::{Cards, Move, Offer, PieceId},
    },
    session::HintOption,
};

/// What it uses.
#[derive(Clone, Debug, Default)]
pub struct Advised {
    /// Cells of the own Alhambra.
    pub cells: Vec<Cell>,
    /// Pieces beside it.
    pub pieces: Vec<PieceId>,
    /// What is for sale.
    pub offers: Vec<Offer>,
    /// Cards of the display.
    pub display: Cards,
    /// Cards of the hand.
    pub hand: Cards,
}

impl Advised {
    /// What an option uses.
    pub fn of(option: &HintOption) -> Self {
        let mut advised = Self { cells: option.cells.clone(), ..Self::default() };
        option.decisions.iter().for_each(|mv| advised.add(*mv));
        advised
    }

    /// Adds what a move uses.
    pub fn add(&mut self, mv: Move) {
        match mv {
            Move::Take(cards) => self.display = self.display.and(cards),
            Move::Buy(offer, cards) | Move::Vizier(_, offer, cards) => {
                self.offers.push(offer);
                self.hand = self.hand.and(cards);
            }
            Move::Falcon { card, .. } => self.hand = self.hand.with(card),
            Move::Lay(piece, _) | Move::Swap(piece, _) | Move::Reserve(piece) | Move::Give(piece) => {
                self.pieces.push(piece);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Currency, play::Card};

    #[test]
    fn of_a_turn_it_has_what_is_bought_what_pays_for_it_and_what_is_taken_then() {
        let card = |of, value| Card::new(of, value).unwrap();
        let (pays, taken) = (card(Currency::Florin, 5), card(Currency::Ducat, 3));
        let (pays, taken) = (Cards::NONE.with(pays), Cards::NONE.with(taken));
        let offer = Offer::Space(Currency::Florin);
        let mut advised = Advised::default();
        for mv in [Move::Buy(offer, pays), Move::Take(taken), Move::EndTurn] {
            advised.add(mv);
        }
        assert_eq!((advised.offers, advised.hand, advised.display), (vec![offer], pays, taken));
        assert!(advised.pieces.is_empty() && advised.cells.is_empty());
    }
}
