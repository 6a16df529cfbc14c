//! How those err who are not the advisor.

use super::Generator;

/// A slip of judgement about what an option leads to; `salt` tells one decision and one person from another. Distributed
/// by Gumbel, so that the most of all options is a softmax.
#[must_use]
pub fn slip(salt: u64, outcome: u64) -> f32 {
    let parts = 1 << 24;
    let uniform = (Generator::new(salt, outcome).below(parts) as f32 + 0.5) / parts as f32;
    -(-uniform.ln()).ln()
}
