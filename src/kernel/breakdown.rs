//! A score explained: a tree of what, how much and why. Every score card is drawn and put into words from it.

/// A number of a score, and the parts it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown<R> {
    /// What it is, and why it is so much, as typed data.
    pub reason: R,
    /// How much.
    pub vp: i32,
    /// What it is made of; its parts add up to it. None where the reason says all.
    pub parts: Vec<Breakdown<R>>,
}

impl<R> Breakdown<R> {
    /// A number that its reason explains.
    pub const fn leaf(reason: R, vp: i32) -> Self {
        Self { reason, vp, parts: Vec::new() }
    }

    /// The sum of some parts.
    pub fn sum(reason: R, parts: Vec<Self>) -> Self {
        Self { reason, vp: parts.iter().map(|part| part.vp).sum(), parts }
    }

    /// The number, this one or a part of it, whose reason is such.
    pub fn find(&self, is_such: &impl Fn(&R) -> bool) -> Option<&Self> {
        if is_such(&self.reason) {
            return Some(self);
        }
        self.parts.iter().find_map(|part| part.find(is_such))
    }
}
