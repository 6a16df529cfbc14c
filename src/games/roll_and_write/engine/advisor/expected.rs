//! What is to be expected of positions and options.

/// What is to be expected of a position: what counts, and beside it the total. Alone against phantoms (§11) values know no
/// totals: both are the same then.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Expected {
    pub worth: f64,
    pub total: f64,
}

impl Expected {
    /// The same in both.
    pub const fn alike(worth: f64) -> Self {
        Self { worth, total: worth }
    }

    /// Both of them.
    pub const fn each(self) -> [f64; 2] {
        [self.worth, self.total]
    }

    fn add(&mut self, other: Self, weight: f64) {
        self.worth += weight * other.worth;
        self.total += weight * other.total;
    }

    /// The mean of all that may come, each with its weight.
    pub fn mean(weights: f64, all: impl Iterator<Item = (f64, Self)>) -> Self {
        let mut sum = Self::default();
        all.for_each(|(weight, one)| sum.add(one, weight));
        Self { worth: sum.worth / weights, total: sum.total / weights }
    }
}
