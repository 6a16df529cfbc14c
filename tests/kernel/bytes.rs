//! Changed records: every changed byte is noticed or harmless, and nothing makes the reader panic.

use alhambra::kernel::{Game, Kind};
use proptest::prelude::*;
use serde_json::Value;

use crate::kernel::{
    dice::{self, Dice},
    pad::{self, Points},
    records::read,
};

/// The members that make the game: all but those that people can rename.
const PLAYED: [&str; 7] = ["game", "kind", "rounds", "seats", "seeds", "log", "result"];

/// Checks that a text is either refused with faults or is the same game, which can be written as before.
fn is_noticed_or_harmless<K: Kind>(text: &str, whole: &Game<K>) {
    match read::<K>(text) {
        Ok(loaded) => {
            let played = |text: &str| {
                let record: Value = serde_json::from_str(text).unwrap();
                PLAYED.map(|member| record[member].clone())
            };
            let written = loaded.game.write(None);
            assert_eq!(played(&written), played(&whole.write(None)), "{text}");
            assert_eq!(read::<K>(&loaded.game.write(Some(&loaded.source))).unwrap().game, loaded.game);
        }
        Err(faults) => {
            assert!(!faults.is_empty());
        }
    }
}

/// Replaces every byte in turn by others, removes it, or doubles it.
fn every_changed_byte_is_noticed_or_harmless<K: Kind>(game: &Game<K>) {
    let text = game.write(None);
    for at in 0..text.len() {
        let (before, after) = (&text[..at], &text[at + 1..]);
        for byte in ["", "0", "1", "9", "\"", "x", "}", " ", &text[at..=at].repeat(2)] {
            is_noticed_or_harmless(&format!("{before}{byte}{after}"), game);
        }
    }
}

#[test]
fn every_changed_byte_of_a_played_game_is_noticed_or_harmless() {
    every_changed_byte_is_noticed_or_harmless(&dice::corrected());
}

#[test]
fn every_changed_byte_of_a_pad_is_noticed_or_harmless() {
    every_changed_byte_is_noticed_or_harmless(&pad::closed());
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_refused() {
    for (text, is_pad) in [(dice::played(3).write(None), false), (pad::closed().write(None), true)] {
        let text = text.trim_end();
        for cut in 0..text.len() {
            let refused = if is_pad {
                read::<Points>(&text[..cut]).is_err()
            } else {
                read::<Dice>(&text[..cut]).is_err()
            };
            assert!(refused, "{}", &text[..cut]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_of_any_seed_is_written_and_read_again(seed in any::<u64>(), upto in 0..20_usize) {
        let game = dice::played(seed).as_of(upto);
        let again = read::<Dice>(&game.write(None)).unwrap().game;
        prop_assert_eq!((again.log(), again.state()), (game.log(), game.state()));
    }

    #[test]
    fn meaningless_text_never_panics(text in any::<String>()) {
        prop_assert!(read::<Dice>(&text).is_err());
    }

    #[test]
    fn points_entered_in_any_order_give_the_same_state(
        order in Just((0..6_usize).collect::<Vec<_>>()).prop_shuffle(),
        values in prop::array::uniform6(0..10_u8),
    ) {
        let enter = |order: &[usize]| {
            let mut game = pad::new_pad();
            for &i in order {
                let [row, round] = [i % 2, i / 2].map(|index| index as u8 + 1);
                game.enter(pad::points(row, round, values[i])).unwrap();
            }
            game.state().clone()
        };
        let in_order: Vec<usize> = (0..6).collect();
        prop_assert_eq!(enter(&order), enter(&in_order));
    }
}
