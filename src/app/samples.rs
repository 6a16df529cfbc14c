//! The sample games in the program: there on the first start, so that no screen is ever empty.

/// The samples: name and record.
const SAMPLES: [(&str, &str); 0] = [];

/// The names of the samples.
pub fn names() -> impl Iterator<Item = &'static str> {
    SAMPLES.iter().map(|&(name, _)| name)
}

/// The record of a sample.
#[must_use]
pub fn text(name: &str) -> Option<&'static str> {
    SAMPLES.iter().find(|&&(sample, _)| sample == name).map(|&(_, text)| text)
}
