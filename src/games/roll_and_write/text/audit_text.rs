//! What is odd about a table, in words: who, what, and the § that says so.

use super::event_text;
use crate::{
    games::roll_and_write::{
        pad::words_of_1x,
        rules::{AuditFinding, Lines},
    },
    kernel::{Confirmed, record::Seat},
    text::{FluentValue, Key, Texts},
};

/// Whether it is about entries: an early end is none of them, and is asked and told on its own.
#[must_use]
pub const fn is_of_entries(finding: &AuditFinding) -> bool {
    !matches!(finding, AuditFinding::Ended { .. })
}

/// What was confirmed, in words. A sentence of version 1 is told anew where it is one of these findings, else as it
/// was written.
#[must_use]
pub fn confirmed(
    texts: &Texts,
    seats: &[Seat],
    confirmed: &Confirmed<AuditFinding>,
    findings: &[AuditFinding],
) -> String {
    match confirmed {
        Confirmed::Finding(finding) => describe(texts, seats, finding),
        Confirmed::Words(words) => match findings.iter().find(|finding| words_of_1x(finding) == *words) {
            Some(finding) => describe(texts, seats, finding),
            None => words.clone(),
        },
    }
}

/// A finding in words.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
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
    match finding {
        &AuditFinding::Setup { row, buildings } => with(Key::OddSetup, row, &[("buildings", buildings)]),
        &AuditFinding::SetupAction { row } => with(Key::OddSetupAction, row, &[]),
        &AuditFinding::Turn { row, round, buildings } => {
            with(Key::OddTurn, row, &[("round", round), ("buildings", buildings)])
        }
        &AuditFinding::TwoActions { row, round } => with(Key::OddTwoActions, row, &[("round", round)]),
        &AuditFinding::SecondUnpaid { row, round, coins } => {
            with(Key::OddSecondUnpaid, row, &[("round", round), ("coins", coins)])
        }
        &AuditFinding::PhantomTurn { row, round, boxes } => {
            with(Key::OddPhantomTurn, row, &[("round", round), ("boxes", boxes)])
        }
        &AuditFinding::Buildings { row, round, buildings, most } => {
            with(Key::OddBuildings, row, &[("round", round), ("buildings", buildings), ("most", most)])
        }
        &AuditFinding::Completions { row, round, types } => {
            with(Key::OddCompletions, row, &[("round", round), ("types", types)])
        }
        &AuditFinding::PhantomBoxes { row, boxes, due } => {
            with(Key::OddPhantomBoxes, row, &[("boxes", boxes), ("due", due)])
        }
        &AuditFinding::CoinsPrinted { row, coins, printed } => {
            with(Key::OddCoinsPrinted, row, &[("coins", coins), ("printed", printed)])
        }
        &AuditFinding::Coins { row, coins, most } => {
            with(Key::OddCoins, row, &[("coins", coins), ("most", most)])
        }
        AuditFinding::Lines { row, lines: found, buildings } => {
            lines(Key::OddLines, *row, found, &[("buildings", *buildings)])
        }
        AuditFinding::LinesOfTypes { row, lines: found } => lines(Key::OddLinesOfTypes, *row, found, &[]),
        &AuditFinding::Ended { played, rounds } => {
            texts.with(Key::OddEnded, &[("played", played.into()), ("rounds", rounds.into())])
        }
    }
}
