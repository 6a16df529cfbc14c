//! Why the engine refuses, in the language of the window: who, what, and the § that says so.

mod record;
mod rules;

use super::event_text;
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            pad::PadError,
            rules::{ConfigFault, LayoutFault, Pair},
            text::names::building_name,
        },
    },
    kernel::record::Seat,
    text::{FluentValue, Key, Texts},
};

/// Tells refusals; rows have the names of their seats, or their numbers where nobody is known to sit there.
#[derive(Clone, Copy)]
pub struct Refusals<'a> {
    texts: &'a Texts,
    seats: &'a [Seat],
}

impl<'a> Refusals<'a> {
    /// In these texts, at a table of these seats.
    #[must_use]
    pub const fn new(texts: &'a Texts, seats: &'a [Seat]) -> Self {
        Self { texts, seats }
    }

    /// Why an entry of a table or a result does not fit.
    #[must_use]
    pub fn table(&self, fault: &PadError) -> String {
        let who = |row: u8| self.who(usize::from(row));
        let with = |key, row: u8, more: &[(&str, FluentValue<'_>)]| {
            self.texts.with(key, &[&[("who", who(row))], more].concat())
        };
        match fault {
            PadError::Row(row) => self.texts.with(Key::RefusedNoRow, &[("row", (*row).into())]),
            PadError::Twice(row) => with(Key::RefusedTwice, *row, &[]),
            PadError::Full { row, building } => with(Key::RefusedFull, *row, &[named(*building)]),
            PadError::Boxes { row, building, boxes, printed } => {
                let counts = [named(*building), ("boxes", (*boxes).into()), ("printed", (*printed).into())];
                with(Key::RefusedBoxes, *row, &counts)
            }
            PadError::Completion { row, building, printed, completed: 0, .. } => {
                with(Key::RefusedRoundMissing, *row, &[named(*building), ("printed", (*printed).into())])
            }
            PadError::Completion { row, building, boxes, printed, completed } => {
                let counts = [("boxes", (*boxes).into()), ("printed", (*printed).into())];
                let round = [named(*building), ("completed", (*completed).into())];
                with(Key::RefusedIncomplete, *row, &[counts, round].concat())
            }
            PadError::Round { round, rounds } => self
                .texts
                .with(Key::RefusedRound, &[("round", (*round).into()), ("rounds", (*rounds).into())]),
            PadError::CompletionRound { row, building, completed, rounds } => {
                let round = [("completed", (*completed).into()), ("rounds", (*rounds).into())];
                with(Key::RefusedCompletedRound, *row, &[&round[..], &[named(*building)]].concat())
            }
            PadError::Lines { row, four, five, six, buildings } => {
                let lines = ("lines", self.lines([*four, *five, *six]).into());
                with(Key::RefusedLinesUnfit, *row, &[lines, ("buildings", (*buildings).into())])
            }
            PadError::Coins { row, coins, printed } => {
                with(Key::RefusedCoins, *row, &[("coins", (*coins).into()), ("printed", (*printed).into())])
            }
            PadError::PhantomHoldings(row) => with(Key::RefusedPhantomHoldings, *row, &[]),
            PadError::PhantomCoins(row) => with(Key::RefusedPhantomCoins, *row, &[]),
            PadError::NotAPlayer(row) => with(Key::RefusedNotAPlayer, *row, &[]),
            PadError::NotAPhantom(row) => with(Key::RefusedNotAPhantom, *row, &[]),
            PadError::NotDue { row, round } => with(Key::RefusedNotDue, *row, &[("round", (*round).into())]),
            PadError::NotTheSeed { seed, due, found } => {
                self.seed(&seed.to_string(), self.pair(*due), self.pair(*found))
            }
            PadError::NoSeed => self.texts.get(Key::RefusedNoSeed).to_owned(),
            PadError::AmendedRoll(entry) => self.entry(Key::RefusedAmendedRoll, *entry),
            PadError::Grid => self.texts.get(Key::RefusedGrid).to_owned(),
            PadError::Counts(fault) => self.layout(fault),
            PadError::TooManyLines { row, lines } => {
                with(Key::RefusedTooManyLines, *row, &[("lines", (*lines).into())])
            }
            PadError::LinesOfCrosses { row, said, found } => {
                let both = [("said", self.lines(*said).into()), ("found", self.lines(*found).into())];
                with(Key::RefusedLinesOfCrosses, *row, &both)
            }
            PadError::Crosses { row, building, crosses, boxes } => {
                let counts = [("crosses", (*crosses).into()), ("boxes", (*boxes).into())];
                match building {
                    Some(building) => {
                        with(Key::RefusedCrosses, *row, &[&counts[..], &[named(*building)]].concat())
                    }
                    None => with(Key::RefusedCrossesInAll, *row, &counts),
                }
            }
            PadError::RowInUse(row) => with(Key::RefusedRowInUse, *row, &[]),
            PadError::RowRolled(row) => with(Key::RefusedRowRolled, *row, &[]),
            PadError::GameConfig(fault) => self.config(*fault),
            PadError::NotClosed(row) => self.texts.with(Key::RefusedNotClosed, &[("who", self.who(*row))]),
            PadError::RowMissing(row) => self.texts.with(Key::RefusedRowMissing, &[("who", self.who(*row))]),
            PadError::Note => self.texts.get(Key::RefusedTableNote).to_owned(),
            PadError::ResultNote => self.texts.get(Key::RefusedResultNote).to_owned(),
            PadError::NoSuchEntry(entry) => self.entry(Key::RefusedNoEntry, *entry),
        }
    }

    /// Why a configuration is none.
    #[must_use]
    pub fn config(&self, fault: ConfigFault) -> String {
        match fault {
            ConfigFault::Seats { players, phantoms } => self
                .texts
                .with(Key::RefusedSeats, &[("players", players.into()), ("phantoms", phantoms.into())]),
            ConfigFault::Rounds(rounds) => self.texts.with(Key::RefusedRounds, &[("rounds", rounds.into())]),
            ConfigFault::AgainstPhantoms(players) => {
                self.texts.with(Key::RefusedAgainst, &[("players", players.into())])
            }
            ConfigFault::Bonus(bonus) => self.texts.with(Key::RefusedBonus, &[("bonus", bonus.into())]),
        }
    }

    /// Why a sheet is none.
    #[must_use]
    pub fn layout(&self, fault: &LayoutFault) -> String {
        let texts = self.texts;
        let name = |building: &BuildingType| ("building", building_name(texts, *building).into());
        let at = |place: &usize, vp: &i64| [("place", (*place).into()), ("vp", (*vp).into())];
        match fault {
            LayoutFault::Rows(rows) => texts.with(Key::RefusedGridRows, &[("rows", (*rows).into())]),
            LayoutFault::RowLength { row, letters } => {
                texts.with(Key::RefusedGridRow, &[("row", (*row).into()), ("letters", (*letters).into())])
            }
            LayoutFault::Letter { row, column, letter } => {
                let crossing = [("row", (*row).into()), ("column", (*column).into())];
                let letter = ("letter", letter.to_string().into());
                texts.with(Key::RefusedGridLetter, &[&crossing[..], &[letter]].concat())
            }
            LayoutFault::Nothing => texts.get(Key::RefusedNoCounts).to_owned(),
            LayoutFault::Counts(counts) => texts.with(Key::RefusedCounts, &[("counts", (*counts).into())]),
            LayoutFault::Count { building, count } => {
                texts.with(Key::SheetFaultCount, &[name(building), ("count", (*count).into())])
            }
            LayoutFault::Sum(sum) => texts.with(Key::SheetFaultSum, &[("sum", (*sum).into())]),
            LayoutFault::CountIsNotGrid { building, said, found } => texts.with(
                Key::RefusedCountNotGrid,
                &[named(*building), ("said", (*said).into()), ("found", (*found).into())],
            ),
            LayoutFault::Coins(coins) => texts.with(Key::SheetFaultCoins, &[("coins", (*coins).into())]),
            LayoutFault::VpRows(rows) => texts.with(Key::RefusedVpRows, &[("rows", (*rows).into())]),
            LayoutFault::Places { building, places } => {
                texts.with(Key::RefusedPlaces, &[named(*building), ("places", (*places).into())])
            }
            LayoutFault::Vp { building, place, vp } => {
                texts.with(Key::SheetFaultVp, &[&at(place, vp)[..], &[name(building)]].concat())
            }
            LayoutFault::Increases { building, place, vp } => {
                texts.with(Key::SheetFaultIncreases, &[&at(place, vp)[..], &[name(building)]].concat())
            }
        }
    }

    /// Who sits at a row, from 1.
    fn who(&self, row: usize) -> FluentValue<'static> {
        match row.checked_sub(1).filter(|seat| *seat < self.seats.len()) {
            Some(seat) => event_text::name(self.texts, self.seats, seat).into(),
            None => self.texts.with(Key::RefusedRow, &[("row", row.into())]).into(),
        }
    }

    fn entry(&self, key: Key, entry: usize) -> String {
        self.texts.with(key, &[("entry", entry.into())])
    }

    fn seed(&self, seed: &str, due: String, found: String) -> String {
        let dice = [("due", due.into()), ("found", found.into()), ("seed", seed.into())];
        self.texts.with(Key::RefusedSeed, &dice)
    }

    fn pair(&self, pair: Pair) -> String {
        let dice = [("yellow", pair.yellow.number().into()), ("blue", pair.blue.number().into())];
        self.texts.with(Key::HistoryDice, &dice)
    }

    fn lines(&self, [four, five, six]: [u8; 3]) -> String {
        let lines = [("four", four.into()), ("five", five.into()), ("six", six.into())];
        self.texts.with(Key::RefusedLines, &lines)
    }
}

/// The type, for texts that say it with its article.
fn named(building: BuildingType) -> (&'static str, FluentValue<'static>) {
    ("building", building.name().into())
}

#[cfg(test)]
mod tests;
