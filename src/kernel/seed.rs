//! Seeds: chance is a function of the seed and of what is due, whatever was decided before.

use std::{fmt, num::ParseIntError, str::FromStr};

use rand::{Rng, SeedableRng, rngs::ChaCha20Rng};
use serde::{Deserialize, Serialize};

/// The whole numbers from 0 to that of 64 bits, in at most 20 digits.
const DIGITS: &str = concat!(
    "^([0-9]{1,19}|0[0-9]{19}|1[0-7][0-9]{18}|18[0-3][0-9]{17}|184[0-3][0-9]{16}|1844[0-5][0-9]{15}|18446[0-6][0-9]{14}",
    "|184467[0-3][0-9]{13}|1844674[0-3][0-9]{12}|184467440[0-6][0-9]{10}|1844674407[0-2][0-9]{9}|18446744073[0-6][0-9]{8}",
    "|1844674407370[0-8][0-9]{6}|18446744073709[0-4][0-9]{5}|184467440737095[0-4][0-9]{4}|18446744073709550[0-9]{3}",
    "|18446744073709551[0-5][0-9]{2}|1844674407370955160[0-9]|1844674407370955161[0-5])$"
);

/// The seed of the program's dice, written as decimal text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = DIGITS, "examples" = ["12345"]))]
pub struct Seed(pub u64);

/// A seed, and the first entry whose chance it makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct SeedFrom {
    /// The seed.
    pub seed: Seed,
    /// From this entry of the log on, counted from 1.
    #[schemars(range(min = 1))]
    pub from: usize,
}

/// The chance that is due, as the bytes of the key behind those of the seed: they tell one chance of a game from all
/// others.
pub type Due = [u8; 24];

impl FromStr for Seed {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        // A number may have a sign, a seed not.
        let is_digits = text.len() <= 20 && text.bytes().all(|byte| byte.is_ascii_digit());
        let digits = is_digits.then(|| text.parse().ok());
        digits
            .flatten()
            .ok_or_else(|| format!("{text:?} is no seed: a seed is a whole number from 0 to {}", u64::MAX))
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
    /// The chance that the seed makes of what is due: the ChaCha20 key stream (nonce and counter 0) under the key of
    /// the seed (8 bytes, little endian) and the 24 bytes of `due`. `docs/record-format.md` says it at length.
    #[must_use]
    pub fn stream(self, due: Due) -> KeyStream {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.0.to_le_bytes());
        key[8..].copy_from_slice(&due);
        KeyStream::new(key)
    }
}

/// The key stream byte by byte. The generator hands out whole words and drops what is left of one, so bytes are taken
/// from a block of it.
#[derive(Debug)]
pub struct KeyStream {
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

    /// A number below `n`, which is at least 1, by rejection of the bytes that would favour some.
    pub fn below(&mut self, n: u8) -> u8 {
        let limit = 256 - 256 % u16::from(n);
        loop {
            let byte = self.byte();
            if u16::from(byte) < limit {
                return byte % n;
            }
        }
    }
}

/// The seed that applies at an entry: the last one that begins at or before it.
pub(super) fn seed_at(seeds: &[SeedFrom], entry: usize) -> Option<Seed> {
    // In the order of their entries; what is not is a fault of its own.
    let later = seeds.partition_point(|claim| claim.from <= entry);
    later.checked_sub(1).map(|last| seeds[last].seed)
}
