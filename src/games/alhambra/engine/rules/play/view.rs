//! A position as somebody sees it who does not remember: hands of others are secret once all are dealt, until they are
//! shown at the end (§A4.1, §A4.9), unless it is agreed that they lie open (§A11.1).

use super::{Card, Cards, Phase, PlayConfig, State};
use kernel::Viewer;

/// Hands that are tried, at most, before one is taken that a Vizier's say speaks against.
const TRIES: u32 = 100;

/// A position as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Hands that are hidden are empty, and their cards are among those of the deck: any of them may be either.
    seen: State,
    /// For each seat how many cards are hidden.
    hidden: Vec<u8>,
}

impl View {
    pub(super) fn new(config: &PlayConfig, state: &State, viewer: Viewer) -> Self {
        let mut seen = state.clone();
        let mut hidden = vec![0; config.players()];
        for (seat, hidden) in
            hidden.iter_mut().enumerate().filter(|(seat, _)| !state.sees(config, viewer, *seat))
        {
            let hand = std::mem::take(&mut seen.players[seat].hand);
            *hidden = hand.len();
            seen.deck = seen.deck.and(hand);
        }
        Self { seen, hidden }
    }

    /// All of the position but what is hidden: hidden hands are empty, and the deck has their cards, too.
    #[must_use]
    pub const fn seen(&self) -> &State {
        &self.seen
    }

    /// The hand of a player; none where it is hidden.
    #[must_use]
    pub fn hand(&self, seat: usize) -> Option<Cards> {
        (self.hidden[seat] == 0).then(|| self.seen.players[seat].hand)
    }

    /// How many cards a player has.
    #[must_use]
    pub fn hand_len(&self, seat: usize) -> u8 {
        self.hidden[seat] + self.seen.players[seat].hand.len()
    }

    /// How many money cards are left in the deck.
    #[must_use]
    pub fn deck_len(&self) -> u8 {
        self.seen.deck.len() - self.hidden.iter().sum::<u8>()
    }

    /// Deals what is hidden. Who has the Vizier's say can pay (§A6.1).
    pub(super) fn sample(&self, config: &PlayConfig, below: &mut dyn FnMut(u32) -> u32) -> State {
        let mut sample = self.deal(below);
        for _ in 1..TRIES {
            if sample.is_vizier_asked_rightly(config) {
                break;
            }
            sample = self.deal(below);
        }
        sample
    }

    fn deal(&self, below: &mut dyn FnMut(u32) -> u32) -> State {
        let mut state = self.seen.clone();
        let mut cards: Vec<Card> = state.deck.iter().collect();
        for (seat, &hidden) in self.hidden.iter().enumerate() {
            for _ in 0..hidden {
                let card = cards.swap_remove(below(cards.len() as u32) as usize);
                state.players[seat].hand = state.players[seat].hand.with(card);
            }
        }
        state.deck = cards.into_iter().collect();
        state
    }
}

impl State {
    /// Whether all hands are shown: while they are dealt, and at the end (§A4.1, §A4.9); where it is agreed always (§A11.1).
    #[must_use]
    pub fn has_open_hands(&self, config: &PlayConfig) -> bool {
        config.options().open_hands
            || self.piles.is_none()
            || matches!(self.phase, Phase::First | Phase::LastTiles | Phase::Over)
    }

    /// Whether a viewer sees a player's hand.
    fn sees(&self, config: &PlayConfig, viewer: Viewer, seat: usize) -> bool {
        self.has_open_hands(config)
            || match viewer {
                Viewer::Seat(own) => usize::from(own) == seat,
                Viewer::Nobody => false,
                Viewer::Everybody => true,
            }
    }

    /// Whether the Vizier's say is where it would be with these hands.
    fn is_vizier_asked_rightly(&self, config: &PlayConfig) -> bool {
        self.phase != Phase::Vizier || self.can_pay_exactly(config, self.asked_seat(config).into())
    }
}
