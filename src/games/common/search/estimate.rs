//! A mean, and how far it is to be trusted.

use serde::{Deserialize, Serialize};

/// A mean with its standard error; the error is 0 only where the mean is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// A mean that is exact.
    #[must_use]
    pub const fn certain(mean: f64) -> Self {
        Self { mean, error: 0.0 }
    }
}

/// How far differences by value usually err (docs/advisor-answers.md says how it was found): the larger a difference, the
/// less exactly values know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueError {
    /// The standard error where values are alike.
    pub alike: f64,
    /// The part of the difference that it is off by besides.
    pub part: f64,
    /// So many times as far errs what rollouts and values say together.
    pub joined: f64,
}

impl ValueError {
    /// A difference of two values, with its standard error.
    #[must_use]
    pub fn of(self, difference: f64) -> Estimate {
        Estimate { mean: difference, error: self.alike.hypot(self.part * difference) }
    }
}
