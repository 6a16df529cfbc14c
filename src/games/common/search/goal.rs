//! What a game is played for.

use serde::{Deserialize, Serialize};

use super::{End, Estimate, ValueError};

/// What is to be the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// The expected total.
    Total,
    /// The chance of winning, as log odds where it is learned.
    Victory,
}

impl Goal {
    /// What counts like one VP: where the goal is to win, so much of the chance of it.
    #[must_use]
    pub const fn vp(self) -> f64 {
        match self {
            Self::Total => 1.0,
            Self::Victory => 0.05,
        }
    }

    /// What one VP, or the chance of winning, is told as: the chance in hundredths.
    #[must_use]
    pub const fn as_told(self) -> f64 {
        match self {
            Self::Total => 1.0,
            Self::Victory => 100.0,
        }
    }

    /// How far differences of two values usually err, where nothing better was measured.
    #[must_use]
    pub const fn value_error(self) -> ValueError {
        ValueError { alike: 0.7 * self.vp(), part: 0.1, joined: 1.0 }
    }

    /// A difference of two values, with the standard error that they usually have.
    #[must_use]
    pub fn by_value(self, difference: f64) -> Estimate {
        self.value_error().of(difference)
    }

    /// An option that is so far behind by value is beyond hope: several times what values usually err.
    pub(super) const fn beyond_hope(self) -> f64 {
        match self {
            Self::Total => 6.0,
            Self::Victory => 0.12,
        }
    }

    /// What an end counts.
    pub fn measure<E: End>(self, end: &E) -> f64 {
        match self {
            Self::Total => end.total(),
            Self::Victory => end.victory(),
        }
    }

    /// What the first rollouts' standard deviation of a difference is taken for, with the weight of so many rollouts.
    pub(super) const fn spread(self) -> (f64, f64) {
        match self {
            Self::Total => (4.0, 4.0),
            // More where victories are counted, less where chances some decisions later are.
            Self::Victory => (0.25, 4.0),
        }
    }
}

impl Estimate {
    /// Whether a difference is more than noise and more than a trifle; else the two are about equal.
    #[must_use]
    pub fn is_clear(&self, goal: Goal) -> bool {
        let trifle = match goal {
            Goal::Total => 0.1,
            Goal::Victory => 0.01,
        };
        self.mean.abs() >= trifle && self.mean.abs() > 2.0 * self.error
    }
}
