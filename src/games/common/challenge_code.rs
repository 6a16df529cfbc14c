//! The codes by which people tell each other a challenge: their letters, groups and check letter, the same in every version
//! and for every game. What the letters mean is each game's own; `docs/challenges.md` says it at length.

use crate::code_letters as letters;

/// Why a text is no code of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// No code has this letter.
    Letter {
        /// The letter.
        letter: char,
        /// Its place, from 1, hyphens and spaces not counted.
        place: usize,
    },
    /// It is too short or too long.
    Length {
        /// Its letters.
        letters: usize,
        /// What they should be, as far as can be told.
        expected: usize,
    },
    /// The check letter does not fit: a letter is wrong, or two changed places.
    Check,
    /// A newer version of the program wrote it.
    Newer,
    /// It is whole, but of another game.
    OtherGame,
    /// It is whole, but no version makes such a code.
    Meaningless,
}

/// Letters of a seed below 2³⁰, and of any seed.
const SHORT_SEED: usize = 6;
const LONG_SEED: usize = 13;

/// The letters of a seed.
#[must_use]
pub const fn seed_letters(is_long: bool) -> usize {
    if is_long { LONG_SEED } else { SHORT_SEED }
}

/// Whether a seed needs the letters of a long one.
#[must_use]
pub const fn is_long(seed: u64) -> bool {
    seed >> (5 * SHORT_SEED) != 0
}

/// The values of letters as a code, with the check letter, in groups of five.
#[must_use]
pub fn written(mut values: Vec<u8>) -> String {
    values.push(letters::check(&values));
    letters::text(&values)
}

/// The values of the letters of a text, in capitals or not, with or without hyphens and spaces.
///
/// # Errors
/// [`CodeFault::Letter`]
pub fn values_of(text: &str) -> Result<Vec<u8>, CodeFault> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '‑' | '–'));
    let value = |(k, letter)| letters::value(letter).ok_or(CodeFault::Letter { letter, place: k + 1 });
    letters.enumerate().map(value).collect()
}

/// The values of a whole code before its check letter; it should have so many letters, that one included.
///
/// # Errors
/// [`CodeFault::Length`] and [`CodeFault::Check`]
pub fn whole(values: &[u8], expected: usize) -> Result<&[u8], CodeFault> {
    let letters = values.len();
    match values.split_last() {
        Some((_, before)) if letters == expected => {
            if is_checked(values) {
                Ok(before)
            } else {
                Err(CodeFault::Check)
            }
        }
        _ => Err(CodeFault::Length { letters, expected }),
    }
}

/// Whether the last value is the check letter of those before it.
#[must_use]
pub fn is_checked(values: &[u8]) -> bool {
    letters::is_checked(values)
}

/// Appends a number, the highest letter first.
pub fn push(values: &mut Vec<u8>, number: u64, letters: usize) {
    values.extend((0..letters).rev().map(|place| (number >> (5 * place) & 31) as u8));
}

/// Takes a number from the front; none where it is too large or the letters are too few.
pub fn take(values: &mut &[u8], letters: usize) -> Option<u64> {
    let (number, rest) = values.split_at_checked(letters)?;
    *values = rest;
    number.iter().try_fold(0_u64, |sum, &value| Some(sum.checked_mul(32)? | u64::from(value)))
}
