//! Games without sheets in the program: the table pad's log and finished games entered afterwards.

use thiserror::Error;

use super::{Entry, Note, ResultEvent, TableEvent};
use crate::rules::{BuildingType, Cell, Holdings, Lines, MAX_ROWS, ScoreSheet, Terms};

/// What a table or a result yields: the score sheet, and what each real player holds beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Boxes and completions.
    pub score: ScoreSheet,
    /// One entry for each real player.
    pub holdings: Vec<Holdings>,
    /// Oddities that somebody confirmed: listed, and no fault.
    pub oddities: Vec<String>,
}

/// Why an entry does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TableFault {
    /// A row that is not on the score sheet.
    #[error("there is no row {0} on this score sheet (§2)")]
    Row(u8),
    /// A row given twice.
    #[error("row {0} was given before: each row of the score sheet is given once (§8)")]
    Twice(u8),
    /// A box beyond the last.
    #[error("row {row} has no box of the {} left (§1)", .building.name())]
    Full {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
    },
    /// More boxes than the type has.
    #[error("row {row} has {boxes} boxes of the {}; there are {printed} (§1)", .building.name())]
    Boxes {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
        /// Boxes entered.
        boxes: u8,
        /// Boxes there are.
        printed: u8,
    },
    /// All boxes without a round of completion, or the other way round.
    #[error("{}", completion(*.row, *.building, [*.boxes, *.printed, *.completed]))]
    Completion {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
        /// Boxes entered.
        boxes: u8,
        /// Boxes there are.
        printed: u8,
        /// The round given; 0 for none.
        completed: u8,
    },
    /// A round that is not played.
    #[error("round {round} is not one of the {rounds} of this game (§2)")]
    Round {
        /// The round given.
        round: u8,
        /// Rounds of the game.
        rounds: u8,
    },
    /// A completion in a round that is not played.
    #[error("row {row} completed the {} in round {completed}, and {rounds} are played (§2)", .building.name())]
    CompletionRound {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
        /// The round given.
        completed: u8,
        /// Rounds of the game.
        rounds: u8,
    },
    /// Lines that no sheet has.
    #[error(
        "row {row}: {four}, {five} and {six} lines with 4, 5 and 6 do not fit {buildings} buildings (§1)"
    )]
    Lines {
        /// The row, from 1.
        row: u8,
        /// Lines with 4.
        four: u8,
        /// Lines with 5.
        five: u8,
        /// Lines with 6.
        six: u8,
        /// The row's buildings.
        buildings: u16,
    },
    /// More coins than printed.
    #[error("row {row} has {coins} coins left; {printed} are printed (§1)")]
    Coins {
        /// The row, from 1.
        row: u8,
        /// Coins entered.
        coins: u8,
        /// Coins printed.
        printed: u8,
    },
    /// Lines or coins of a phantom.
    #[error("row {0} is a phantom: it has neither lines nor coins (§9, §11)")]
    PhantomHoldings(u8),
    /// A note that a table does not know.
    #[error("a table has no dice to correct and no hints")]
    Note,
    /// A take-back to an entry that does not come before it.
    #[error("it speaks of entry {0}, which does not come before it")]
    NoSuchEntry(usize),
}

fn completion(row: u8, building: BuildingType, [boxes, printed, completed]: [u8; 3]) -> String {
    let name = building.name();
    if completed == 0 {
        format!(
            "row {row} has all {printed} boxes of the {name}: the round it was completed in is missing (§6)"
        )
    } else {
        format!("row {row} completed the {name} in round {completed}, with {boxes} of {printed} boxes (§6)")
    }
}

impl TableFault {
    /// Whether another layout could be without it.
    #[must_use]
    pub const fn is_about_layout(&self) -> bool {
        matches!(self, Self::Full { .. } | Self::Boxes { .. } | Self::Completion { .. } | Self::Coins { .. })
    }
}

impl Tally {
    fn new(terms: &Terms) -> Self {
        Self {
            score: ScoreSheet::NEW,
            holdings: vec![Holdings::default(); terms.players()],
            oddities: Vec::new(),
        }
    }

    fn hold(
        &mut self,
        terms: &Terms,
        row: u8,
        buildings: u16,
        lines: [u8; 3],
        coins: u8,
    ) -> Result<(), TableFault> {
        let [four, five, six] = lines;
        let index = usize::from(row) - 1;
        let Some(holdings) = self.holdings.get_mut(index) else {
            return if lines == [0; 3] && coins == 0 {
                Ok(())
            } else {
                Err(TableFault::PhantomHoldings(row))
            };
        };
        let [a, b, c] = lines.map(u16::from);
        let full = usize::from(buildings) == Cell::COUNT;
        if (full && c != 12) || a + b + c > 12 || 4 * a + 5 * b + 6 * c > 2 * buildings {
            return Err(TableFault::Lines { row, four, five, six, buildings });
        }
        let printed = terms.layout().coins();
        if coins > printed {
            return Err(TableFault::Coins { row, coins, printed });
        }
        *holdings = Holdings { lines: Lines { four, five, six }, coins };
        Ok(())
    }
}

fn sum(boxes: [u8; BuildingType::COUNT]) -> u16 {
    boxes.into_iter().map(u16::from).sum()
}

fn check_row(terms: &Terms, row: u8) -> Result<usize, TableFault> {
    match usize::from(row) {
        1..=MAX_ROWS if usize::from(row) <= terms.rows() => Ok(usize::from(row) - 1),
        _ => Err(TableFault::Row(row)),
    }
}

fn check_round(terms: &Terms, round: u8) -> Result<(), TableFault> {
    let rounds = terms.rounds();
    if round <= rounds { Ok(()) } else { Err(TableFault::Round { round, rounds }) }
}

/// What the log of a table yields.
///
/// # Errors
/// Every entry that does not fit, by its number; the others are applied all the same.
pub fn tally_table(terms: &Terms, log: &[Entry<TableEvent>]) -> Result<Tally, Vec<(usize, TableFault)>> {
    tally_table_at(terms, log, log.len(), log.len())
}

/// What the first `upto` entries yield after the notes among the first `notes_upto`.
pub(super) fn tally_table_at(
    terms: &Terms,
    log: &[Entry<TableEvent>],
    upto: usize,
    notes_upto: usize,
) -> Result<Tally, Vec<(usize, TableFault)>> {
    let mut faults = Vec::new();
    let mut tally = Tally::new(terms);
    for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
        match entry {
            Entry::Note(Note::Confirm { oddity }) => tally.oddities.push(oddity.clone()),
            Entry::Note(Note::TakeBack { to }) if *to >= number => {
                faults.push((number, TableFault::NoSuchEntry(*to)));
            }
            Entry::Note(Note::CorrectRoll { .. } | Note::Hint {} | Note::Handover { .. }) => {
                faults.push((number, TableFault::Note));
            }
            Entry::Event(_) | Entry::Note(Note::TakeBack { .. }) => {}
        }
    }
    for (number, event) in effective(log, upto, notes_upto) {
        if let Err(fault) = enter(&mut tally, terms, event) {
            faults.push((number, fault));
        }
    }
    if faults.is_empty() { Ok(tally) } else { Err(faults) }
}

/// Entry number and event of what is left of the first `upto` entries after the notes among the first `notes_upto`.
pub(super) fn effective(
    log: &[Entry<TableEvent>],
    upto: usize,
    notes_upto: usize,
) -> Vec<(usize, &TableEvent)> {
    let mut events: Vec<(usize, &TableEvent)> = Vec::new();
    for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
        match entry {
            Entry::Event(event) => events.push((number, event)),
            Entry::Note(Note::TakeBack { to }) if *to < number => {
                events.truncate(events.partition_point(|(entry, _)| entry <= to));
            }
            Entry::Note(_) => {}
        }
    }
    events.retain(|&(number, _)| number <= upto);
    events
}

fn enter(tally: &mut Tally, terms: &Terms, event: &TableEvent) -> Result<(), TableFault> {
    match *event {
        TableEvent::Fill { row, building, round } => {
            let index = check_row(terms, row)?;
            check_round(terms, round)?;
            if tally.score.fill(terms.layout(), index, building, round) {
                Ok(())
            } else {
                Err(TableFault::Full { row, building })
            }
        }
        TableEvent::Coins { row, round } | TableEvent::Nothing { row, round } => {
            check_row(terms, row)?;
            check_round(terms, round)
        }
        TableEvent::NextRound {} => Ok(()),
        TableEvent::Close { row, lines, coins } => {
            let index = check_row(terms, row)?;
            let boxes = BuildingType::ALL.map(|building| tally.score.boxes(index, building));
            tally.hold(terms, row, sum(boxes), lines, coins)
        }
    }
}

/// The rows of the score sheet, from 1, that a log of a finished game does not give.
pub(super) fn missing_rows(terms: &Terms, log: &[Entry<ResultEvent>]) -> Vec<usize> {
    let is_given = |row: &usize| {
        log.iter().any(
            |entry| matches!(entry, Entry::Event(ResultEvent::Row { row: given, .. }) if usize::from(*given) == *row),
        )
    };
    (1..=terms.rows()).filter(|row| !is_given(row)).collect()
}

/// What the rows of a finished game yield.
///
/// # Errors
/// All faults of all rows, by the number of the entry.
pub fn tally_result(terms: &Terms, log: &[Entry<ResultEvent>]) -> Result<Tally, Vec<(usize, TableFault)>> {
    let mut tally = Tally::new(terms);
    let mut faults = Vec::new();
    let mut given = [false; MAX_ROWS];
    for (number, entry) in (1..).zip(log) {
        let &ResultEvent::Row { row, ref boxes, ref completed, lines, coins } = match entry {
            Entry::Event(event) => event,
            Entry::Note(Note::Confirm { oddity }) => {
                tally.oddities.push(oddity.clone());
                continue;
            }
            Entry::Note(_) => {
                faults.push((number, TableFault::Note));
                continue;
            }
        };
        let Ok(index) = check_row(terms, row) else {
            faults.push((number, TableFault::Row(row)));
            continue;
        };
        if std::mem::replace(&mut given[index], true) {
            faults.push((number, TableFault::Twice(row)));
        }
        for (building, (&boxes, &completed)) in BuildingType::ALL.into_iter().zip(boxes.iter().zip(completed))
        {
            let printed = terms.layout().count(building);
            let rounds = terms.rounds();
            if completed > rounds {
                faults.push((number, TableFault::CompletionRound { row, building, completed, rounds }));
            }
            if boxes > printed {
                faults.push((number, TableFault::Boxes { row, building, boxes, printed }));
            } else if completed <= rounds
                && !tally.score.enter(terms.layout(), index, building, boxes, completed)
            {
                faults.push((number, TableFault::Completion { row, building, boxes, printed, completed }));
            }
        }
        // Judged by what was entered, also where it is wrong: one mistake is one fault.
        if let Err(fault) = tally.hold(terms, row, sum(*boxes), lines, coins) {
            faults.push((number, fault));
        }
    }
    if faults.is_empty() { Ok(tally) } else { Err(faults) }
}
