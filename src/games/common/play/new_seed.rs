//! Seeds: of a new game, and as people write them.

use kernel::Seed;

/// A seed nobody knows beforehand.
#[must_use]
pub fn new_seed() -> Seed {
    // Nine digits are easy to tell a friend, and more than anybody will play.
    Seed(u64::from(rand::random::<u32>()) % 1_000_000_000)
}

/// The seed that somebody wrote: spaces around and between its digits do not matter.
#[must_use]
pub fn written_seed(text: &str) -> Option<Seed> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    // A sign is no digit.
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_whole_number() {
        assert_eq!(written_seed(" 123 456 "), Some(Seed(123_456)));
        assert_eq!(written_seed(&u64::MAX.to_string()), Some(Seed(u64::MAX)));
        for wrong in ["", "abc", "-1", "+1", "1.5", "18446744073709551616"] {
            assert_eq!(written_seed(wrong), None, "{wrong}");
        }
    }
}
