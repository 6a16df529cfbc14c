//! Why the engine refuses something, in the user's language: who, what, and the § that says so.

mod record;
mod rules;
mod written;

pub use common::words::json::{json_fault, misfit};
pub use common::words::written::on_line;
pub use written::written;

use super::event_text;
use crate::{
    pad::PadError,
    rules::{ConfigFault, LayoutFault, Pair},
    text::names::building_name,
};
use common::BuildingType;
use kernel::record::Seat;
use text::Texts;

/// Tells refusals; rows have the names of their seats, or their numbers where nobody is known to sit there.
#[derive(Clone, Copy)]
pub struct ErrorText<'a> {
    texts: &'a Texts,
    seats: &'a [Seat],
}

impl<'a> ErrorText<'a> {
    /// In these texts, at a table of these seats.
    #[must_use]
    pub const fn new(texts: &'a Texts, seats: &'a [Seat]) -> Self {
        Self { texts, seats }
    }

    /// Why an entry of a table or a result does not fit.
    #[must_use]
    pub fn table(&self, fault: &PadError) -> String {
        let texts = self.texts;
        let who = |row: u8| self.who(usize::from(row));
        match fault {
            PadError::Row(row) => texts.refused_no_row(*row, "§2"),
            PadError::Twice(row) => texts.refused_twice(&who(*row)),
            PadError::Full { row, building } => texts.refused_full(&who(*row), *building),
            PadError::Boxes { row, building, boxes, printed } => {
                texts.refused_boxes(&who(*row), *boxes, *building, *printed)
            }
            PadError::Completion { row, building, printed, completed: 0, .. } => {
                texts.refused_round_missing(&who(*row), *printed, *building)
            }
            PadError::Completion { row, building, boxes, printed, completed } => {
                texts.refused_incomplete(&who(*row), *building, *completed, *boxes, *printed)
            }
            PadError::Round { round, rounds } => texts.refused_round(*round, *rounds),
            PadError::CompletionRound { row, building, completed, rounds } => {
                texts.refused_completed_round(&who(*row), *building, *completed, *rounds)
            }
            PadError::Lines { row, four, five, six, buildings } => {
                texts.refused_lines_unfit(&who(*row), &self.lines([*four, *five, *six]), *buildings)
            }
            PadError::Coins { row, coins, printed } => texts.refused_coins(&who(*row), *coins, *printed),
            PadError::PhantomHoldings(row) => texts.refused_phantom_holdings(&who(*row)),
            PadError::PhantomCoins(row) => texts.refused_phantom_coins(&who(*row)),
            PadError::NotAPlayer(row) => texts.refused_not_a_player(&who(*row)),
            PadError::NotAPhantom(row) => texts.refused_not_a_phantom(&who(*row)),
            PadError::Left { row, round, left } => texts.refused_left(&who(*row), *left, *round),
            PadError::LeftTwice { row, left } => texts.refused_left_twice(&who(*row), *left),
            PadError::NotDue { row, round } => texts.refused_not_due(*round, &who(*row)),
            PadError::NotTheSeed { seed, due, found } => {
                texts.refused_seed(&seed.to_string(), &self.pair(*due), &self.pair(*found))
            }
            PadError::NoSeed => texts.refused_no_seed().to_owned(),
            PadError::AmendedRoll(entry) => texts.refused_amended_roll(*entry),
            PadError::Grid => texts.refused_grid().to_owned(),
            PadError::Counts(fault) | PadError::Layout(fault) => self.layout(fault),
            PadError::TooManyLines { row, lines } => texts.refused_too_many_lines(&who(*row), *lines),
            PadError::LinesOfCrosses { row, said, found } => {
                texts.refused_lines_of_crosses(&who(*row), &self.lines(*found), &self.lines(*said))
            }
            PadError::Crosses { row, building: Some(building), crosses, boxes } => {
                texts.refused_crosses(&who(*row), *crosses, *building, *boxes)
            }
            PadError::Crosses { row, building: None, crosses, boxes } => {
                texts.refused_crosses_in_all(&who(*row), *crosses, *boxes)
            }
            PadError::RowInUse(row) => texts.refused_row_in_use(&who(*row)),
            PadError::RowRolled(row) => texts.refused_row_rolled(&who(*row)),
            PadError::GameConfig(fault) => self.config(*fault),
            PadError::NotClosed(row) => texts.refused_not_closed(&self.who(*row)),
            PadError::RowMissing(row) => texts.refused_row_missing(&self.who(*row)),
            PadError::Note => texts.refused_table_note().to_owned(),
            PadError::ResultNote => texts.refused_result_note().to_owned(),
            PadError::NoSuchEntry(entry) => texts.refused_no_entry(*entry),
        }
    }

    /// Why a configuration is none.
    #[must_use]
    pub fn config(&self, fault: ConfigFault) -> String {
        match fault {
            ConfigFault::Seats { players, phantoms } => self.texts.refused_seats(players, phantoms),
            ConfigFault::Rounds(rounds) => self.texts.refused_rounds(rounds),
            ConfigFault::AgainstPhantoms(players) => self.texts.refused_against(players),
            ConfigFault::Bonus(bonus) => self.texts.refused_bonus(bonus),
        }
    }

    /// All that is wrong with a sheet.
    #[must_use]
    pub fn layouts(&self, faults: &[LayoutFault]) -> Vec<String> {
        faults.iter().map(|fault| self.layout(fault)).collect()
    }

    /// Why a sheet is none.
    #[must_use]
    pub fn layout(&self, fault: &LayoutFault) -> String {
        let texts = self.texts;
        let name = |building: &BuildingType| building_name(texts, *building);
        match fault {
            LayoutFault::Rows(rows) => texts.refused_grid_rows(*rows),
            LayoutFault::RowLength { row, letters } => texts.refused_grid_row(*row, *letters),
            LayoutFault::Letter { row, column, letter } => {
                texts.refused_grid_letter(*row, *column, &letter.to_string())
            }
            LayoutFault::Nothing => texts.refused_no_counts().to_owned(),
            LayoutFault::Counts(counts) => texts.refused_counts(*counts),
            LayoutFault::Count { building, count } => texts.sheet_fault_count(&name(building), *count),
            LayoutFault::Sum(sum) => texts.sheet_fault_sum(*sum),
            LayoutFault::CountIsNotGrid { building, said, found } => {
                texts.refused_count_not_grid(*building, *said, *found)
            }
            LayoutFault::Coins(coins) => texts.sheet_fault_coins(*coins),
            LayoutFault::VpRows(rows) => texts.refused_vp_rows(*rows),
            LayoutFault::Places { building, places } => texts.refused_places(*building, *places),
            LayoutFault::Vp { building, place, vp } => texts.sheet_fault_vp(&name(building), *place, *vp),
            LayoutFault::Increases { building, place, vp } => {
                texts.sheet_fault_increases(&name(building), *place, *vp)
            }
        }
    }

    /// Who sits at a row, from 1.
    fn who(&self, row: usize) -> String {
        match row.checked_sub(1).filter(|seat| *seat < self.seats.len()) {
            Some(seat) => event_text::name(self.texts, self.seats, seat),
            None => self.texts.refused_row(row),
        }
    }

    fn pair(&self, pair: Pair) -> String {
        self.texts.history_dice(&pair.yellow.to_string(), &pair.blue.to_string())
    }

    fn lines(&self, [four, five, six]: [u8; 3]) -> String {
        self.texts.refused_lines(four, five, six)
    }
}

#[cfg(test)]
mod tests;
