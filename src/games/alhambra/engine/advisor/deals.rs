//! The chance of simulations: what comes from the stacks, by its true distribution.

use crate::rules::play::{Draw, Move, PlayConfig, State, ToAct};
use common::search::{Generator, mix};

/// Draws what chance has to bring until somebody decides: false when the game is over.
pub fn draw_on(state: &mut State, config: &PlayConfig, generator: &mut Generator) -> bool {
    go_on(state, config, |state, draw| match draw {
        Draw::ThirdPlayer | Draw::Yard(_) => {
            state.stack().nth(generator.below(state.stack().len().into())).map(Move::Tile)
        }
        Draw::Deal(_) | Draw::Display => match state.scoring_card_places() {
            Some(places) if generator.below(places.into()) == 0 => Some(Move::ScoringCard),
            _ => state.deck().nth(generator.below(state.deck().len().into())).map(Move::Card),
        },
        Draw::Reshuffle => Some(Move::Reshuffle),
        Draw::First(tied) => first(tied, generator.below(tied.count_ones())),
    })
}

/// Chance by address: the nth tile and the nth card of a deal are those that its numbers say, whatever happens besides. So
/// all options of a decision meet the same draws.
///
/// Of what can come next each has a number, by the deal, the place in the order and what it is; the highest comes. Nothing
/// depends on what else there is, so that two decks that differ in a card are drawn alike as long as they can be.
#[derive(Clone, Debug)]
pub struct Deal {
    stream: u64,
    tiles: u64,
    cards: u64,
}

/// What a number is for.
#[derive(Clone, Copy)]
enum Purpose {
    Tile,
    Card,
    ScoringCard,
    First,
}

impl Deal {
    /// The deal of a rollout under a seed.
    #[must_use]
    pub const fn new(seed: u64, rollout: u64) -> Self {
        Self { stream: mix(mix(seed).wrapping_add(rollout)), tiles: 0, cards: 0 }
    }

    /// Draws what chance has to bring until somebody decides: false when the game is over.
    pub fn draw_on(&mut self, state: &mut State, config: &PlayConfig) -> bool {
        go_on(state, config, |state, draw| match draw {
            Draw::ThirdPlayer | Draw::Yard(_) => {
                self.tiles += 1;
                let number = |piece: u64| self.number(Purpose::Tile, self.tiles, piece);
                state.stack().iter().max_by_key(|piece| number(piece.index() as u64)).map(Move::Tile)
            }
            Draw::Deal(_) | Draw::Display => {
                self.cards += 1;
                let is_scoring_card = state
                    .scoring_card_places()
                    .is_some_and(|places| self.below(Purpose::ScoringCard, self.cards, places.into()) == 0);
                if is_scoring_card {
                    return Some(Move::ScoringCard);
                }
                // Of a card that is there twice the higher number counts.
                let number = |card: u64, count: u8| {
                    let copies = (0..u64::from(count)).map(|copy| 4 * card + copy);
                    copies.map(|copy| self.number(Purpose::Card, self.cards, copy)).max()
                };
                let place = |(currency, value): (usize, u8)| currency as u64 * 16 + u64::from(value);
                let cards = state.deck().kinds();
                let highest = cards.max_by_key(|&(card, count)| {
                    number(place((card.currency().index(), card.value())), count)
                });
                highest.map(|(card, _)| Move::Card(card))
            }
            Draw::Reshuffle => Some(Move::Reshuffle),
            Draw::First(tied) => first(tied, self.below(Purpose::First, 0, tied.count_ones())),
        })
    }

    fn number(&self, purpose: Purpose, place: u64, what: u64) -> u64 {
        mix(self.stream ^ mix((purpose as u64) << 56 | place << 16 | what))
    }

    /// A number below `n`.
    fn below(&self, purpose: Purpose, place: u64, n: u32) -> u32 {
        (((self.number(purpose, place, 0) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Applies what is drawn until somebody decides.
fn go_on(
    state: &mut State,
    config: &PlayConfig,
    mut drawn: impl FnMut(&State, Draw) -> Option<Move>,
) -> bool {
    loop {
        let draw = match state.to_act(config) {
            ToAct::Decision(_) => return true,
            ToAct::Nothing => return false,
            ToAct::Chance(draw) => draw,
        };
        let Some(mv) = drawn(state, draw) else { return false };
        let accepted = state.apply(config, mv);
        debug_assert_eq!(accepted, Ok(()), "{mv:?}");
    }
}

/// Of those who are tied the one at a place.
fn first(tied: u8, place: u32) -> Option<Move> {
    (0..8).filter(|seat| tied >> seat & 1 == 1).nth(place as usize).map(Move::First)
}
