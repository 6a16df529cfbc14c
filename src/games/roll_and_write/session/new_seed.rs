//! Where the program's dice begin.

use kernel::Seed;

/// A seed nobody knows beforehand.
#[must_use]
pub fn new_seed() -> Seed {
    // Nine digits are easy to tell a friend, and more than anybody will play.
    Seed(u64::from(rand::random::<u32>()) % 1_000_000_000)
}
