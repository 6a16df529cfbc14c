//! What is odd about a table, in words: who, what, and the § that says so.

use super::event_text;
use crate::games::roll_and_write::{
    log::Seat,
    rules::{Lines, Oddity},
};
use crate::text::{FluentValue, Key, Texts};

/// Whether it is about entries: an early end is none of them, and is asked and told on its own.
#[must_use]
pub const fn is_of_entries(oddity: &Oddity) -> bool {
    !matches!(oddity, Oddity::Ended { .. })
}

/// An oddity in words.
#[must_use]
pub fn told(texts: &Texts, seats: &[Seat], oddity: &Oddity) -> String {
    let name =
        |row: u8| FluentValue::from(event_text::name(texts, seats, usize::from(row).saturating_sub(1)));
    let with = |key: Key, row: u8, numbers: &[(&str, u8)]| {
        let numbers = numbers.iter().map(|(name, number)| (*name, FluentValue::from(*number)));
        let variables: Vec<(&str, FluentValue<'_>)> =
            std::iter::once(("name", name(row))).chain(numbers).collect();
        texts.with(key, &variables)
    };
    let lines = |key: Key, row: u8, lines: &Lines, more: &[(&str, u8)]| {
        let counted = [("four", lines.four), ("five", lines.five), ("six", lines.six)];
        with(key, row, &[&counted, more].concat())
    };
    match oddity {
        &Oddity::Setup { row, buildings } => with(Key::OddSetup, row, &[("buildings", buildings)]),
        &Oddity::SetupAction { row } => with(Key::OddSetupAction, row, &[]),
        &Oddity::Turn { row, round, buildings } => {
            with(Key::OddTurn, row, &[("round", round), ("buildings", buildings)])
        }
        &Oddity::TwoActions { row, round } => with(Key::OddTwoActions, row, &[("round", round)]),
        &Oddity::SecondUnpaid { row, round, coins } => {
            with(Key::OddSecondUnpaid, row, &[("round", round), ("coins", coins)])
        }
        &Oddity::PhantomTurn { row, round, boxes } => {
            with(Key::OddPhantomTurn, row, &[("round", round), ("boxes", boxes)])
        }
        &Oddity::Buildings { row, round, buildings, most } => {
            with(Key::OddBuildings, row, &[("round", round), ("buildings", buildings), ("most", most)])
        }
        &Oddity::Completions { row, round, types } => {
            with(Key::OddCompletions, row, &[("round", round), ("types", types)])
        }
        &Oddity::PhantomBoxes { row, boxes, due } => {
            with(Key::OddPhantomBoxes, row, &[("boxes", boxes), ("due", due)])
        }
        &Oddity::CoinsPrinted { row, coins, printed } => {
            with(Key::OddCoinsPrinted, row, &[("coins", coins), ("printed", printed)])
        }
        &Oddity::Coins { row, coins, most } => with(Key::OddCoins, row, &[("coins", coins), ("most", most)]),
        Oddity::Lines { row, lines: found, buildings } => {
            lines(Key::OddLines, *row, found, &[("buildings", *buildings)])
        }
        Oddity::LinesOfTypes { row, lines: found } => lines(Key::OddLinesOfTypes, *row, found, &[]),
        &Oddity::Ended { played, rounds } => {
            texts.with(Key::OddEnded, &[("played", played.into()), ("rounds", rounds.into())])
        }
    }
}
