//! The chance of simulations.

/// The chance of simulations: SplitMix64 (Steele, Lea, Flood 2014), one independent stream for each game.
///
/// A number below `n` is the high half of 32 bits times `n`; the bias is below `n`/2³².
#[derive(Clone, Debug)]
pub struct Generator {
    state: u64,
    /// The unused half of the last 64 bits, with a marker bit above it.
    spare: u64,
}

impl Generator {
    /// The stream of game `game` under a seed.
    #[inline]
    #[must_use]
    pub const fn new(seed: u64, game: u64) -> Self {
        // Two rounds of mixing put the starting points of neighbouring games far apart.
        Self { state: mix(mix(seed).wrapping_add(game)), spare: 0 }
    }

    #[inline]
    const fn bits(&mut self) -> u64 {
        if self.spare != 0 {
            let half = self.spare & 0xFFFF_FFFF;
            self.spare = 0;
            return half;
        }
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let all = mix(self.state);
        self.spare = all >> 32 | 1 << 32;
        all & 0xFFFF_FFFF
    }

    /// A number from 0 to `n` − 1.
    #[inline]
    pub const fn below(&mut self, n: u32) -> u32 {
        ((self.bits() * n as u64) >> 32) as u32
    }

    /// True with this chance.
    #[inline]
    pub fn chance(&mut self, chance: f32) -> bool {
        chance > 0.0 && (self.below(1 << 24) as f32) < chance * (1 << 24) as f32
    }
}

/// The output function of SplitMix64: numbers that are near one another become numbers that are not.
#[inline]
#[must_use]
pub const fn mix(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
