//! What a table needs before the first turn (§A4.1, §A4.2): who begins, the piles of money and where the scoring cards
//! lie in them.

use std::ops::RangeInclusive;

use super::{GameConfig, Scoring};

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

/// Why piles cannot be as high as people said (§A4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PilesFault {
    /// This pile, from 1, has no card.
    Empty(u8),
    /// All together have other cards than those that are left.
    Sum {
        /// How many they have.
        cards: u16,
        /// How many are left.
        left: u8,
    },
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
    /// Whether people said how high they are; otherwise they are as equal as can be.
    pub are_typed: bool,
}

impl Piles {
    /// The piles when so many cards were dealt; none when more were dealt than there are, or the heights that were typed do not
    /// fit.
    #[must_use]
    pub fn new(config: &GameConfig, dealt: u8) -> Option<Self> {
        let left = money_cards(config).checked_sub(dealt)?.checked_sub(DISPLAY)?;
        let options = config.options();
        let sizes = match options.piles {
            Some(heights) => Self::check(heights, left).ok().map(|()| heights)?,
            None => [0, 1, 2, 3, 4].map(|pile| left / 5 + u8::from(pile < left % 5)),
        };
        // A scoring card lies among the cards of its pile, which it makes one more, or behind the last.
        let range = |scoring: Scoring| {
            let pile = options.pile_of(scoring);
            let above = sizes[..pile].iter().sum::<u8>() + cards_before(scoring);
            above + 1..=above + sizes[pile] + 1
        };
        let (first, second) = (range(Scoring::First), range(Scoring::Second));
        Some(Self { sizes, first, second, are_typed: options.piles.is_some() })
    }

    /// Checks heights that people said of piles when so many cards were left.
    ///
    /// # Errors
    /// Why they cannot be those.
    pub fn check(heights: [u8; 5], left: u8) -> Result<(), PilesFault> {
        if let Some(empty) = heights.iter().position(|&height| height == 0) {
            return Err(PilesFault::Empty(empty as u8 + 1));
        }
        match heights.iter().map(|&height| u16::from(height)).sum() {
            cards if cards == u16::from(left) => Ok(()),
            cards => Err(PilesFault::Sum { cards, left }),
        }
    }

    /// Which card from the top the card of a scoring can be. The third has none, and follows the second.
    #[must_use]
    pub const fn range(&self, scoring: Scoring) -> &RangeInclusive<u8> {
        match scoring {
            Scoring::First => &self.first,
            Scoring::Second | Scoring::Third => &self.second,
        }
    }

    /// The same however the cards were cut, as long as every pile has one: also those between both scoring cards, of which the
    /// first was the card `first` from the top, or 0 as long as it has not turned up.
    #[must_use]
    pub fn widest_range(&self, config: &GameConfig, scoring: Scoring, first: u8) -> RangeInclusive<u8> {
        let [above, pile] = [Scoring::First, scoring].map(|of| config.options().pile_of(of) as u8);
        let (before, left) = (cards_before(scoring), self.sizes.iter().sum::<u8>());
        let least = (before + pile + 1).max(first + (pile - above));
        least..=(before + left + pile + 1).saturating_sub(4)
    }
}

/// Scoring cards that lie above that of a scoring.
const fn cards_before(scoring: Scoring) -> u8 {
    match scoring {
        Scoring::First => 0,
        Scoring::Second | Scoring::Third => 1,
    }
}
