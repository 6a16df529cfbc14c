//! Seeded dice: a roll is a function of seed, purpose, seat, round and try, whatever was decided before.

use std::{fmt, num::ParseIntError, str::FromStr};

use rand::{Rng, SeedableRng, rngs::ChaCha20Rng};
use serde::{Deserialize, Serialize};

use crate::games::roll_and_write::rules::{Face, FourDice, Move, Pair, RollKind, RollRequest};

/// The seed of the program's dice, written as decimal text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^[0-9]{1,20}$"))]
pub struct Seed(pub u64);

impl FromStr for Seed {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
            .map_err(|_| format!("{text:?} is no seed: a seed is a whole number from 0 to {}", u64::MAX))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Seed {
    /// The dice of this request, as the command that brings them into the game. `players` is the number of real
    /// players, for the draw of the first.
    ///
    /// The bytes are the ChaCha20 key stream (nonce and counter 0) under the key: seed (8 bytes, little endian),
    /// number of the purpose, seat, round (a byte each), try (2 bytes, little endian), 19 zero bytes.
    /// `docs/record-format.md` says it at length.
    #[must_use]
    pub fn roll(self, request: RollRequest, players: usize) -> Move {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.0.to_le_bytes());
        key[8..11].copy_from_slice(&[request.purpose as u8, request.seat, request.round]);
        key[11..13].copy_from_slice(&request.tries.to_le_bytes());
        let mut bytes = KeyStream::new(key);
        match request.purpose {
            RollKind::FirstPlayer => Move::First(bytes.below(players as u8)),
            RollKind::AllFour => {
                let (one, two) = (bytes.pair(), bytes.pair());
                Move::RollFour(FourDice::of_pairs(one, two))
            }
            _ => Move::Roll(bytes.pair()),
        }
    }
}

/// The key stream byte by byte. The generator hands out whole words and drops what is left of one, so bytes are taken
/// from a block of it.
struct KeyStream {
    generator: ChaCha20Rng,
    block: [u8; 64],
    used: usize,
}

impl KeyStream {
    fn new(key: [u8; 32]) -> Self {
        Self { generator: ChaCha20Rng::from_seed(key), block: [0; 64], used: 64 }
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.block.len() {
            self.generator.fill_bytes(&mut self.block);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// A number below `n`, by rejection of the bytes that would favour some.
    fn below(&mut self, n: u8) -> u8 {
        let limit = 256 - 256 % u16::from(n);
        loop {
            let byte = self.byte();
            if u16::from(byte) < limit {
                return byte % n;
            }
        }
    }

    fn pair(&mut self) -> Pair {
        let mut face = || Face::ALL[usize::from(self.below(6))];
        Pair { yellow: face(), blue: face() }
    }
}
