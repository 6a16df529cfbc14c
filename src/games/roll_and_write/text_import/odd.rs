//! A written table that was read, and the lines its findings come from.

use super::entries::EndingLines;
use crate::{
    pad::{Pad, PadExt},
    rules::{AuditFinding, SETUP_BUILDINGS},
};

/// A written table that was read.
#[derive(Clone, Debug)]
pub struct TextImport {
    /// The table.
    pub pad: Pad,
    /// The line of each entry of its log.
    pub(super) lines: Vec<usize>,
    pub(super) endings: Vec<EndingLines>,
}

impl TextImport {
    /// What no legal game gives, each with the line it comes from, or 0 for none, in the order of their lines.
    #[must_use]
    pub fn findings(&self) -> Vec<(usize, AuditFinding)> {
        let mut findings = self.pad.findings();
        let setups = self.unfinished_setups();
        findings.extend(setups.into_iter().filter(|setup| !self.pad.findings().contains(setup)));
        let mut told: Vec<_> = findings.into_iter().map(|finding| (self.line(&finding), finding)).collect();
        told.sort_by_key(|(line, _)| *line);
        told
    }

    /// A pad waits for the rest of a setup, and then says nothing of it; who wrote down later rounds has it behind.
    fn unfinished_setups(&self) -> Vec<AuditFinding> {
        let pad_state = self.pad.pad_state();
        if pad_state.played() == 0 {
            return Vec::new();
        }
        let rows = (1..).zip(&pad_state.rows).filter(|(_, row)| row.left.is_none());
        rows.map(|(number, row)| (number, row.entered(0).buildings))
            .filter(|&(_, buildings)| buildings < SETUP_BUILDINGS)
            .map(|(row, buildings)| AuditFinding::Setup { row, buildings })
            .collect()
    }

    fn line(&self, finding: &AuditFinding) -> usize {
        let ending = |row: u8| self.endings.get(usize::from(row).wrapping_sub(1));
        let line = match *finding {
            AuditFinding::Setup { row, .. } | AuditFinding::SetupAction { row } => self.last_entry(row, 0),
            AuditFinding::Turn { row, round, .. }
            | AuditFinding::TwoActions { row, round }
            | AuditFinding::SecondUnpaid { row, round, .. }
            | AuditFinding::PhantomTurn { row, round, .. }
            | AuditFinding::Buildings { row, round, .. }
            | AuditFinding::Completions { row, round, .. } => self.last_entry(row, round),
            AuditFinding::CoinsPrinted { row, .. } | AuditFinding::Coins { row, .. } => {
                ending(row).and_then(|lines| lines.coins)
            }
            AuditFinding::Lines { row, .. } | AuditFinding::LinesOfTypes { row, .. } => {
                ending(row).and_then(|lines| lines.marks)
            }
            AuditFinding::PhantomBoxes { .. } | AuditFinding::Missing { .. } | AuditFinding::Ended { .. } => {
                None
            }
        };
        line.unwrap_or(0)
    }

    /// The line of the last entry of a row and round.
    fn last_entry(&self, row: u8, round: u8) -> Option<usize> {
        let entries = self.pad.entries_of(usize::from(row).wrapping_sub(1), round);
        entries.into_iter().filter_map(|(entry, _)| self.lines.get(entry - 1).copied()).max()
    }
}
