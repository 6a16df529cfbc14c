//! Seeded dice: a roll is a function of seed, purpose, seat, round and try, whatever was decided before.

use crate::rules::{Face, FourDice, Move, Pair, RollKind, RollRequest};
use kernel::{Due, KeyStream, Seed};

/// The chance of a roll, as the bytes behind those of the seed: number of the purpose, seat, round (a byte each), try (2
/// bytes, little endian), 19 zero bytes. `docs/record-format.md` says it at length.
#[must_use]
pub fn due(request: RollRequest) -> Due {
    let mut due = [0; 24];
    due[..3].copy_from_slice(&[request.purpose as u8, request.seat, request.round]);
    due[3..5].copy_from_slice(&request.tries.to_le_bytes());
    due
}

/// The roll that a stream of chance makes. `players` is the number of real players, for the draw of the first.
#[must_use]
pub fn roll(request: RollRequest, players: usize, stream: &mut KeyStream) -> Move {
    match request.purpose {
        RollKind::FirstPlayer => Move::First(stream.below(players as u8)),
        RollKind::AllFour => {
            let (one, two) = (pair(stream), pair(stream));
            Move::RollFour(FourDice::of_pairs(one, two))
        }
        _ => Move::Roll(pair(stream)),
    }
}

/// A pair of dice.
#[must_use]
pub fn pair(stream: &mut KeyStream) -> Pair {
    let mut face = || Face::ALL[usize::from(stream.below(6))];
    Pair { yellow: face(), blue: face() }
}

/// The dice of a seed.
pub trait SeedExt {
    /// The dice of this request, as the move that brings them into the game.
    #[must_use]
    fn roll(self, request: RollRequest, players: usize) -> Move;
}

impl SeedExt for Seed {
    fn roll(self, request: RollRequest, players: usize) -> Move {
        roll(request, players, &mut self.stream(due(request)))
    }
}
