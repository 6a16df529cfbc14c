//! What a table needs before the first turn (§A4.1, §A4.2): who begins, the piles of money and where the scoring cards
//! lie in them.

use std::ops::RangeInclusive;

use super::{GameConfig, SecondScoringPile};

/// Money cards on display (§A1.6).
const DISPLAY: u8 = 4;

/// Money cards of a game: each value and currency three times, with two players twice (§A1.4, §A5.1).
#[must_use]
pub const fn money_cards(config: &GameConfig) -> u8 {
    if config.has_third_player() { 72 } else { 108 }
}

/// Who begins, by the values of the cards of each: fewest cards, then least money. Among more than one the youngest
/// begins.
#[must_use]
pub fn first_players(hands: &[Vec<u8>]) -> Vec<usize> {
    let key = |hand: &Vec<u8>| (hand.len(), hand.iter().map(|&value| u16::from(value)).sum::<u16>());
    let least = hands.iter().map(key).min();
    (0..hands.len()).filter(|&seat| Some(key(&hands[seat])) == least).collect()
}

/// Why somebody begins (§A4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstBy {
    /// Nobody else has so few cards.
    FewestCards,
    /// Nobody else with so few cards has so little money.
    LeastMoney,
    /// They were chosen among those who have as few cards and as little money.
    Choice,
}

/// Why one of [`first_players`] begins.
#[must_use]
pub fn first_by(hands: &[Vec<u8>]) -> FirstBy {
    let fewest = hands.iter().map(Vec::len).min();
    let as_few = hands.iter().filter(|hand| Some(hand.len()) == fewest).count();
    match (as_few, first_players(hands).len()) {
        (1, _) => FirstBy::FewestCards,
        (_, 1) => FirstBy::LeastMoney,
        _ => FirstBy::Choice,
    }
}

/// The five piles of money, and where the scoring cards can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    /// Money cards in each, pile 1 on top.
    pub sizes: [u8; 5],
    /// Which card from the top the first scoring card can be.
    pub first: RangeInclusive<u8>,
    /// Which card from the top the second can be.
    pub second: RangeInclusive<u8>,
}

impl Piles {
    /// The piles when so many cards were dealt; none when more were dealt than there are.
    #[must_use]
    pub fn new(config: &GameConfig, dealt: u8) -> Option<Self> {
        let left = money_cards(config).checked_sub(dealt)?.checked_sub(DISPLAY)?;
        let sizes = [0, 1, 2, 3, 4].map(|pile| left / 5 + u8::from(pile < left % 5));
        // A scoring card lies among the cards of its pile, which it makes one more, or behind the last.
        let range = |pile: usize, cards_before: u8| {
            let above = sizes[..pile].iter().sum::<u8>() + cards_before;
            above + 1..=above + sizes[pile] + 1
        };
        let second = match config.options().second_scoring_pile {
            SecondScoringPile::Four => 3,
            SecondScoringPile::Five => 4,
        };
        Some(Self { sizes, first: range(1, 0), second: range(second, 1) })
    }
}
