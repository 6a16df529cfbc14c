//! Seeded stacks: tiles and money in the order that a seed makes, whatever was decided before (§A12.3).

use crate::rules::{
    Scoring,
    play::{Card, Cards, Draw, Move, PieceId, PlayConfig, State},
};
use kernel::{Due, KeyStream, Seed};

/// What a stream of chance is for, by its number in the key.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Purpose {
    Tiles = 16,
    Money = 17,
    FirstScoringCard = 18,
    SecondScoringCard = 19,
    Reshuffle = 20,
    Youngest = 21,
}

/// The bytes behind those of the seed: the purpose, row 0, the number of the reshuffle, and zero bytes.
const fn key(purpose: Purpose, number: u8) -> Due {
    let mut due = [0; 24];
    due[0] = purpose as u8;
    due[2] = number;
    due
}

/// The stream of chance of a draw. On display the place of a scoring card can count besides.
pub(super) const fn due(state: &State, draw: Draw) -> Due {
    match draw {
        Draw::ThirdPlayer | Draw::Yard(_) => key(Purpose::Tiles, 0),
        Draw::Deal(_) | Draw::Display => money(state.reshuffles()),
        Draw::Reshuffle => key(Purpose::Reshuffle, state.reshuffles().saturating_add(1)),
        Draw::First(_) => key(Purpose::Youngest, 0),
    }
}

const fn money(reshuffles: u8) -> Due {
    match reshuffles {
        0 => key(Purpose::Money, 0),
        number => key(Purpose::Reshuffle, number),
    }
}

/// What a seed makes of what chance has to bring. None where nothing is left, which never is due.
pub(super) fn draw(seed: Seed, config: &PlayConfig, state: &State, draw: Draw) -> Option<Move> {
    match draw {
        Draw::ThirdPlayer | Draw::Yard(_) => next_piece(seed, config, state).map(Move::Tile),
        Draw::Display if is_scoring_card(seed, config, state) => Some(Move::ScoringCard),
        Draw::Deal(_) | Draw::Display => next_card(seed, state).map(Move::Card),
        Draw::Reshuffle => Some(Move::Reshuffle),
        Draw::First(tied) => {
            let seats: Vec<u8> = (0..8).filter(|seat| tied >> seat & 1 == 1).collect();
            let place = seed.stream(key(Purpose::Youngest, 0)).below(u8::try_from(seats.len()).ok()?);
            seats.get(usize::from(place)).copied().map(Move::First)
        }
    }
}

/// All pieces in the order of the stack: the first is the top one.
#[must_use]
pub fn stack_of(seed: Seed, config: &PlayConfig) -> Vec<PieceId> {
    shuffled(config.all_pieces().iter().collect(), &mut seed.stream(key(Purpose::Tiles, 0)))
}

/// Money in the order of the deck: that of the start, or after so many reshuffles.
#[must_use]
pub fn deck_of(seed: Seed, cards: Cards, reshuffles: u8) -> Vec<Card> {
    shuffled(cards.iter().collect(), &mut seed.stream(money(reshuffles)))
}

/// From the last place down to the second each is swapped with one before it, or stays.
fn shuffled<T>(mut all: Vec<T>, stream: &mut KeyStream) -> Vec<T> {
    for at in (1..all.len()).rev() {
        // There are far fewer than 255.
        let other = stream.below(u8::try_from(at + 1).unwrap_or(u8::MAX));
        all.swap(at, other.into());
    }
    all
}

/// The first of the stack that is still there: what people typed is not.
fn next_piece(seed: Seed, config: &PlayConfig, state: &State) -> Option<PieceId> {
    stack_of(seed, config).into_iter().find(|&piece| state.stack().has(piece))
}

/// The first of the deck that was not drawn yet.
fn next_card(seed: Seed, state: &State) -> Option<Card> {
    let mut drawn = state.shuffled().minus(state.deck())?;
    let deck = deck_of(seed, state.shuffled(), state.reshuffles());
    deck.into_iter().find(|&card| match drawn.without(card) {
        Some(others) => {
            drawn = others;
            false
        }
        None => true,
    })
}

/// Whether the next card is a scoring card: it lies below so many cards of its pile, and is the last one at least.
fn is_scoring_card(seed: Seed, config: &PlayConfig, state: &State) -> bool {
    let (Some(left), Some(piles)) = (state.scoring_card_places(), state.piles()) else { return false };
    let (purpose, scoring) = match state.next_scoring_card() {
        Some(Scoring::First) => (Purpose::FirstScoringCard, Scoring::First),
        _ => (Purpose::SecondScoringCard, Scoring::Second),
    };
    let places = piles.sizes[config.options().pile_of(scoring)] + 1;
    let above = seed.stream(key(purpose, 0)).below(places);
    let gone = places - left;
    gone >= above
}
