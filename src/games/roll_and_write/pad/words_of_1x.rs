//! The sentences with which records of version 1 confirmed a finding. They are frozen: an old confirmation still
//! counts, however the finding is worded today.

use crate::rules::{AuditFinding, Lines};

/// A finding in the words of version 1, if it knew it.
#[must_use]
pub fn words_of_1x(finding: &AuditFinding) -> Option<String> {
    Some(match finding {
        AuditFinding::Missing { .. } => return None,
        AuditFinding::Setup { row, buildings } => {
            format!("row {row} has {buildings} buildings of setup, not 3 (§3.2, §9)")
        }
        AuditFinding::SetupAction { row } => {
            format!("row {row} took coins or nothing in setup, where everybody builds (§3.2)")
        }
        AuditFinding::Turn { row, round, buildings } => {
            format!("row {row} has {buildings} buildings of round {round}; a turn has at most 2 (§4.3, §5.2)")
        }
        AuditFinding::TwoActions { row, round } => {
            format!("row {row} has more than one action in round {round}; a turn has one (§4.3)")
        }
        AuditFinding::SecondUnpaid { row, round, coins } => {
            format!("row {row} built a second in round {round} with at most {coins} coins; it costs 3 (§5.2)")
        }
        AuditFinding::PhantomTurn { row, round, boxes } => format!(
            "row {row} is a phantom with {boxes} boxes of round {round}; it fills 1 in every round (§9)"
        ),
        AuditFinding::Buildings { row, round, buildings, most } => format!(
            "row {row} has {buildings} buildings by round {round}; it can have no more than {most} (§4, §5.2, §9)"
        ),
        AuditFinding::Completions { row, round, types } => {
            let types = if *types == 1 { "1 type".to_owned() } else { format!("{types} types") };
            format!("row {row} cannot have completed {types} in round {round} (§4, §5.2, §9)")
        }
        AuditFinding::PhantomBoxes { row, boxes, due } => {
            format!("row {row} is a phantom with {boxes} boxes; at the end of this game it has {due} (§9)")
        }
        AuditFinding::CoinsPrinted { row, coins, printed } => {
            format!("row {row} has {coins} coins left; {printed} are printed (§1)")
        }
        AuditFinding::Coins { row, coins, most } => {
            format!(
                "row {row} has {coins} coins left; with its turns it can have no more than {most} (§4.3b, §5)"
            )
        }
        AuditFinding::Lines { row, lines, buildings } => {
            format!("row {row}: no sheet with {buildings} buildings has {} (§7.2)", words(lines))
        }
        AuditFinding::LinesOfTypes { row, lines } => {
            format!(
                "row {row}: no sheet of this layout with its boxes of each type has {} (§1, §7.2)",
                words(lines)
            )
        }
        AuditFinding::Ended { played, rounds } => {
            format!("the game ended after {played} of {rounds} rounds (§2, §7)")
        }
    })
}

fn words(lines: &Lines) -> String {
    format!("{}, {} and {} lines with 4, 5 and 6", lines.four, lines.five, lines.six)
}
