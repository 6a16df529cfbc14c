//! How those err who are not the advisor.

use super::Generator;

/// So far are persons from one another that none slips like another one in another seat.
const PERSONS_APART: u64 = 0x9e37_79b9_7f4a_7c15;

/// What the salts of a person in a seat begin with; person 0 is the one that plays games.
#[must_use]
pub const fn salt_of(person: u64, seat: usize) -> u64 {
    person.wrapping_mul(PERSONS_APART).wrapping_add(seat as u64)
}

/// A slip of judgement about what an option leads to; `salt` tells one decision and one person from another. Distributed
/// by Gumbel, so that the most of all options is a softmax.
#[must_use]
pub fn slip(salt: u64, outcome: u64) -> f32 {
    let parts = 1 << 24;
    let uniform = (Generator::new(salt, outcome).below(parts) as f32 + 0.5) / parts as f32;
    -(-uniform.ln()).ln()
}
