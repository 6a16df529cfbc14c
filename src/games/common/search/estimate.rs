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
