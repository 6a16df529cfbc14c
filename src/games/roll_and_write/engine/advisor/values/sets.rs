//! Multisets of six small numbers, as one index each.

/// Numbers told apart in a multiset: 0 to 6, and for boxes missing 0 to 7.
const PLACES: usize = 6;

/// One more number `n` in a packed multiset: three bits count each number; 7 is what remains of the six.
#[inline]
pub(super) const fn unit(n: u8) -> u32 {
    if n < 7 { 1 << (3 * n as u32) } else { 0 }
}

/// Ranks of packed multisets, by two look-ups.
#[derive(Debug)]
pub(super) struct Ranks {
    /// By how many of 0, 1, 2, 3.
    low: Vec<u16>,
    /// By how many of 0–3 in all, then of 4, 5, 6.
    high: Vec<u16>,
}

impl Ranks {
    /// For numbers 0 to `most`, 6 or 7. The rank sums, number by number, the multisets that have more of the lower ones.
    pub(super) fn new(most: usize) -> Self {
        let choose = |n: usize, k: usize| (0..k).fold(1, |product, i| product * (n - i.min(n)) / (i + 1));
        // Multisets of `rest` places among the numbers above `n`, less those counted for a higher rest.
        let above = |n: usize, rest: usize| if rest == 0 { 0 } else { choose(rest - 1 + most - n, most - n) };
        let count = |packed: usize, place: usize| packed >> (3 * place) & 7;
        let mut low = vec![0; 1 << 12];
        for (packed, rank) in low.iter_mut().enumerate() {
            let mut rest = PLACES;
            for n in 0..4 {
                let Some(left) = rest.checked_sub(count(packed, n)) else { break };
                rest = left;
                *rank += above(n, rest) as u16;
            }
        }
        let mut high = vec![0; (PLACES + 1) << 9];
        for (packed, rank) in high.iter_mut().enumerate() {
            let mut rest = PLACES - (packed >> 9);
            for n in 4..most {
                let Some(left) = rest.checked_sub(count(packed, n - 4)) else { break };
                rest = left;
                *rank += above(n, rest) as u16;
            }
        }
        Self { low, high }
    }

    #[inline]
    pub(super) fn of(&self, packed: u32) -> usize {
        let low = (packed & 0xFFF) as usize;
        let lower = (low & 7) + (low >> 3 & 7) + (low >> 6 & 7) + (low >> 9);
        usize::from(self.low[low]) + usize::from(self.high[lower << 9 | (packed >> 12) as usize & 0x1FF])
    }
}

/// Multisets of six numbers 0–6.
pub(super) const LINE_SETS: usize = 924;
/// Multisets of six numbers 0–7.
pub(super) const TYPE_SETS: usize = 1716;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_multiset_has_a_rank_of_its_own_and_no_rank_is_left_out() {
        for (most, sets) in [(6u8, LINE_SETS), (7, TYPE_SETS)] {
            let ranks = Ranks::new(most.into());
            let mut seen = BTreeSet::new();
            for code in 0..u32::from(most + 1).pow(6) {
                let numbers: [u8; 6] = std::array::from_fn(|i| {
                    (code / u32::from(most + 1).pow(i as u32) % u32::from(most + 1)) as u8
                });
                if numbers.is_sorted() {
                    assert!(seen.insert(ranks.of(numbers.into_iter().map(unit).sum())), "{numbers:?}");
                }
            }
            assert_eq!((seen.len(), seen.last()), (sets, Some(&(sets - 1))));
        }
    }
}
