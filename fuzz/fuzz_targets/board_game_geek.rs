//! Plays of BoardGameGeek: whatever stands behind the beginning of a list.
#![no_main]

#[path = "../../tests/readers/any_plays.rs"]
mod any_plays;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    any_plays::read_any(&[b"<plays>", bytes].concat(), false);
});
