//! What no legal game allows, in words: who, what, and, but for the screen, the § that says so.

use super::event_text;
use crate::{
    pad::words_of_1x,
    rules::{AuditFinding, Lines},
};
use kernel::{Confirmed, record::Seat};
use text::{Texts, without_rules};

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
        Confirmed::Words(words) => {
            match findings.iter().find(|finding| words_of_1x(finding).as_ref() == Some(words)) {
                Some(finding) => describe(texts, seats, finding),
                None => words.clone(),
            }
        }
    }
}

/// A finding in words, as people at a table read it: the rules are not at hand there.
#[must_use]
pub fn at_a_table(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
    without_rules(&describe(texts, seats, finding))
}

/// A finding in words, with the § that it is about.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
    let name = |row: u8| event_text::name(texts, seats, usize::from(row).saturating_sub(1));
    match *finding {
        AuditFinding::Setup { row, buildings } => texts.odd_setup(&name(row), buildings),
        AuditFinding::SetupAction { row } => texts.odd_setup_action(&name(row)),
        AuditFinding::Turn { row, round, buildings } => texts.odd_turn(&name(row), buildings, round),
        AuditFinding::TwoActions { row, round } => texts.odd_two_actions(&name(row), round),
        AuditFinding::SecondUnpaid { row, round, coins } => texts.odd_second_unpaid(&name(row), round, coins),
        AuditFinding::PhantomTurn { row, round, boxes } => texts.odd_phantom_turn(&name(row), boxes, round),
        AuditFinding::Buildings { row, round, buildings, most } => {
            texts.odd_buildings(&name(row), buildings, round, most)
        }
        AuditFinding::Completions { row, round, types } => texts.odd_completions(&name(row), types, round),
        AuditFinding::PhantomBoxes { row, boxes, due } => texts.odd_phantom_boxes(&name(row), boxes, due),
        AuditFinding::CoinsPrinted { row, coins, printed } => {
            texts.odd_coins_printed(&name(row), coins, printed)
        }
        AuditFinding::Coins { row, coins, most } => texts.odd_coins(&name(row), coins, most),
        AuditFinding::Lines { row, lines: Lines { four, five, six }, buildings } => {
            texts.odd_lines(&name(row), buildings, four, five, six)
        }
        AuditFinding::LinesOfTypes { row, lines: Lines { four, five, six } } => {
            texts.odd_lines_of_types(&name(row), four, five, six)
        }
        AuditFinding::Missing { row, round } => texts.odd_missing(&name(row), round),
        AuditFinding::Ended { played, rounds } => texts.odd_ended(played, rounds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::solo_header;

    use text::Language;

    #[test]
    fn at_a_table_a_finding_is_the_same_sentence_without_its_rules() {
        let seats = solo_header("test", "sheet", 2).seats;
        let findings = [
            AuditFinding::Setup { row: 1, buildings: 4 },
            AuditFinding::Turn { row: 1, round: 3, buildings: 3 },
            AuditFinding::PhantomTurn { row: 2, round: 3, boxes: 2 },
            AuditFinding::Ended { played: 3, rounds: 18 },
        ];
        for texts in Language::ALL.map(Texts::new) {
            for finding in findings {
                let whole = describe(&texts, &seats, &finding);
                let said = at_a_table(&texts, &seats, &finding);
                assert!(whole.starts_with(&format!("{said} (§")), "{whole}: {said}");
            }
        }
    }
}
