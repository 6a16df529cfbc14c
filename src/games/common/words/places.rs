//! Who won, which places somebody has, and what several get who share them, in words.

use kernel::record::Seat;
use text::{Texts, Who};

/// Somebody as texts take them: "you" where that is what they are called, because nobody typed a name.
#[must_use]
pub fn named(texts: &Texts, name: &str) -> Who {
    if name == texts.you() { Who::You } else { Who::Named(name.to_owned()) }
}

/// Who won; nothing while nobody has.
#[must_use]
pub fn won(texts: &Texts, winners: &[&str]) -> Option<String> {
    match winners {
        [] => None,
        [name] => Some(texts.score_won(&named(texts, name))),
        names => Some(texts.score_shared(&names.join(", "))),
    }
}

/// The same by the rows of those who won, from 0.
#[must_use]
pub fn won_by(texts: &Texts, seats: &[Seat], rows: &[usize]) -> Option<String> {
    let names: Vec<&str> = rows.iter().filter_map(|row| Some(seats.get(*row)?.name.as_str())).collect();
    won(texts, &names)
}

/// So many places from this one on, such as "1st"; several as "1st–2nd".
#[must_use]
pub fn places(texts: &Texts, first: u8, count: usize) -> String {
    match first + count as u8 - 1 {
        last if last > first => format!("{}–{}", texts.place_name(first), texts.place_name(last)),
        _ => texts.place_name(first),
    }
}

/// The sum of some places and how many share it, written out.
#[must_use]
pub fn sum(texts: &Texts, places: &[u8], players: usize) -> String {
    match *places {
        [first] => texts.share_one(first, players),
        [first, second] => texts.share_two(first, second, players),
        [first, second, third] => texts.share_three(first, second, third, players),
        _ => String::new(),
    }
}
