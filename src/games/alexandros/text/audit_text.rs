//! What no legal game allows, in words.

use super::names::who_from_1;
use crate::rules::AuditFinding;
use common::words::sentence;
use kernel::record::Seat;
use text::Texts;

/// A finding, with the § that it is about.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
    let name = |player: u8| who_from_1(texts, seats, player);
    sentence(&match *finding {
        AuditFinding::Governors { player, governors } => {
            texts.alexandros_odd_governors(&name(player), governors)
        }
        AuditFinding::Cards { symbol, cards } => texts.alexandros_odd_cards(symbol, cards),
        AuditFinding::Walls { walls } => texts.alexandros_odd_walls(walls),
        AuditFinding::GovernorOnPlain { province, player } => {
            texts.alexandros_odd_on_plain(province, &name(player))
        }
        AuditFinding::TwoOwners { province } => texts.alexandros_odd_two_owners(province),
        AuditFinding::PlainSpaces { spaces, board } => texts.alexandros_odd_plain_spaces(spaces, board),
        AuditFinding::SymbolSpaces { symbol, spaces, board } => {
            texts.alexandros_odd_symbol_spaces(&texts.alexandros_symbols(spaces, symbol), board)
        }
        AuditFinding::Taxes { player, typed, computed } => {
            texts.alexandros_odd_taxes(&name(player), typed, computed)
        }
        AuditFinding::TaxesWithout { player, turn } => {
            texts.alexandros_odd_taxes_without(&name(player), turn)
        }
        AuditFinding::AfterGoal { player, turn, goal } => {
            texts.alexandros_odd_after_goal(&name(player), turn, goal)
        }
        AuditFinding::AfterEnd { turn, ended } => texts.alexandros_odd_after_end(turn, ended),
        AuditFinding::NoSpace { province, symbol, governors, spaces } => {
            let spaces = texts.alexandros_symbols(spaces, symbol);
            texts.alexandros_odd_no_space(province, &spaces, governors)
        }
        AuditFinding::GoalMissed { most, goal } => texts.alexandros_odd_goal_missed(most, goal),
        AuditFinding::GoalPassed { player, points, goal } => {
            texts.alexandros_odd_goal_passed(&name(player), points, goal)
        }
        AuditFinding::NoRound { most } => texts.alexandros_odd_no_round(most),
        AuditFinding::ScoreSinks { player, from, to } => texts.alexandros_odd_sinks(&name(player), from, to),
    })
}
