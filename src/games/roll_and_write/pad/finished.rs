//! A finished game that was entered afterwards.

use super::{TableFault, Tally, tally::check_row};
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        log::{Entry, Note, ResultEvent},
        rules::{Cell, Holdings, Lines, MAX_ROWS, Terms},
    },
};

/// The rows of the score sheet, from 1, that a log of a finished game does not give.
pub fn missing_rows(terms: &Terms, log: &[Entry<ResultEvent>]) -> Vec<usize> {
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
    for row in &mut tally.rows {
        row.turns.clear();
    }
    let mut faults = Vec::new();
    let mut given = [false; MAX_ROWS];
    for (number, entry) in (1..).zip(log) {
        let &ResultEvent::Row { row, ref boxes, ref completed, lines, coins, built } = match entry {
            Entry::Event(event) => event,
            Entry::Note(Note::Confirm { oddity }) => {
                tally.confirmed.push(oddity.clone());
                continue;
            }
            Entry::Note(_) => {
                faults.push((number, TableFault::ResultNote));
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
        if let Err(fault) = hold(&mut tally, terms, row, sum(*boxes), lines, coins) {
            faults.push((number, fault));
        }
        if let Some(built) = built {
            let checked = if index < terms.players() {
                built.check(terms.layout(), row, lines, *boxes)
            } else {
                Err(TableFault::PhantomHoldings(row))
            };
            faults.extend(checked.err().map(|fault| (number, fault)));
            tally.rows[index].crosses = Some(built);
        }
    }
    if faults.is_empty() { Ok(tally) } else { Err(faults) }
}

/// Gives a row its lines and coins.
fn hold(
    tally: &mut Tally,
    terms: &Terms,
    row: u8,
    buildings: u16,
    lines: [u8; 3],
    coins: u8,
) -> Result<(), TableFault> {
    let [four, five, six] = lines;
    let Some(holdings) = tally.holdings.get_mut(usize::from(row) - 1) else {
        let has_nothing = lines == [0; 3] && coins == 0;
        return if has_nothing { Ok(()) } else { Err(TableFault::PhantomHoldings(row)) };
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
    tally.rows[usize::from(row) - 1].closed = true;
    Ok(())
}

fn sum(boxes: [u8; BuildingType::COUNT]) -> u16 {
    boxes.into_iter().map(u16::from).sum()
}
