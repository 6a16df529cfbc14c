//! A written table that was read, and the lines that its oddities come from.

use super::entries::EndingLines;
use crate::games::roll_and_write::{
    pad::Pad,
    rules::{Oddity, SETUP_BUILDINGS},
};

/// A written table that was read.
#[derive(Clone, Debug)]
pub struct Written {
    /// The table.
    pub pad: Pad,
    /// The line of each entry of its log.
    pub(super) lines: Vec<usize>,
    pub(super) endings: Vec<EndingLines>,
}

impl Written {
    /// What no legal game gives, each with the line it comes from, or 0 for none, in the order of their lines.
    #[must_use]
    pub fn oddities(&self) -> Vec<(usize, Oddity)> {
        let mut oddities = self.pad.oddities();
        let setups = self.unfinished_setups();
        oddities.extend(setups.into_iter().filter(|setup| !self.pad.oddities().contains(setup)));
        let mut told: Vec<_> = oddities.into_iter().map(|oddity| (self.line(&oddity), oddity)).collect();
        told.sort_by_key(|(line, _)| *line);
        told
    }

    /// A pad waits for the rest of a setup, and then says nothing of it; who wrote down later rounds has it behind.
    fn unfinished_setups(&self) -> Vec<Oddity> {
        let tally = self.pad.tally();
        if tally.played() == 0 {
            return Vec::new();
        }
        let rows = (1..).zip(&tally.rows).filter(|(_, row)| row.left.is_none());
        rows.map(|(number, row)| (number, row.entered(0).buildings))
            .filter(|&(_, buildings)| buildings < SETUP_BUILDINGS)
            .map(|(row, buildings)| Oddity::Setup { row, buildings })
            .collect()
    }

    fn line(&self, oddity: &Oddity) -> usize {
        let ending = |row: u8| self.endings.get(usize::from(row).wrapping_sub(1));
        let line = match *oddity {
            Oddity::Setup { row, .. } | Oddity::SetupAction { row } => self.last_entry(row, 0),
            Oddity::Turn { row, round, .. }
            | Oddity::TwoActions { row, round }
            | Oddity::SecondUnpaid { row, round, .. }
            | Oddity::PhantomTurn { row, round, .. }
            | Oddity::Buildings { row, round, .. }
            | Oddity::Completions { row, round, .. } => self.last_entry(row, round),
            Oddity::CoinsPrinted { row, .. } | Oddity::Coins { row, .. } => {
                ending(row).and_then(|lines| lines.coins)
            }
            Oddity::Lines { row, .. } | Oddity::LinesOfTypes { row, .. } => {
                ending(row).and_then(|lines| lines.marks)
            }
            Oddity::PhantomBoxes { .. } | Oddity::Ended { .. } => None,
        };
        line.unwrap_or(0)
    }

    /// The line of the last entry of a row and round.
    fn last_entry(&self, row: u8, round: u8) -> Option<usize> {
        let entries = self.pad.entries_of(usize::from(row).wrapping_sub(1), round);
        entries.into_iter().filter_map(|(entry, _)| self.lines.get(entry - 1).copied()).max()
    }
}
