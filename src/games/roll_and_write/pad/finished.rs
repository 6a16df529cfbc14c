//! A finished game that was entered afterwards.

use super::{PadError, PadState, tally::check_row};
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        log::{Entry, Note, ResultEvent},
        rules::{Cell, GameConfig, Holdings, Lines, MAX_ROWS},
    },
};

/// The rows of the score sheet, from 1, that a log of a finished game does not give.
pub fn missing_rows(config: &GameConfig, log: &[Entry<ResultEvent>]) -> Vec<usize> {
    let is_given = |row: &usize| {
        log.iter().any(
            |entry| matches!(entry, Entry::Event(ResultEvent::Row { row: given, .. }) if usize::from(*given) == *row),
        )
    };
    (1..=config.rows()).filter(|row| !is_given(row)).collect()
}

/// What the rows of a finished game yield.
///
/// # Errors
/// All faults of all rows, by the number of the entry.
pub fn tally_result(
    config: &GameConfig,
    log: &[Entry<ResultEvent>],
) -> Result<PadState, Vec<(usize, PadError)>> {
    let mut tally = PadState::new(config);
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
                faults.push((number, PadError::ResultNote));
                continue;
            }
        };
        let Ok(index) = check_row(config, row) else {
            faults.push((number, PadError::Row(row)));
            continue;
        };
        if std::mem::replace(&mut given[index], true) {
            faults.push((number, PadError::Twice(row)));
        }
        for (building, (&boxes, &completed)) in BuildingType::ALL.into_iter().zip(boxes.iter().zip(completed))
        {
            let printed = config.layout().count(building);
            let rounds = config.rounds();
            if completed > rounds {
                faults.push((number, PadError::CompletionRound { row, building, completed, rounds }));
            }
            if boxes > printed {
                faults.push((number, PadError::Boxes { row, building, boxes, printed }));
            } else if completed <= rounds
                && !tally.score.enter(config.layout(), index, building, boxes, completed)
            {
                faults.push((number, PadError::Completion { row, building, boxes, printed, completed }));
            }
        }
        // Judged by what was entered, also where it is wrong: one mistake is one fault.
        if let Err(fault) = hold(&mut tally, config, row, sum(*boxes), lines, coins) {
            faults.push((number, fault));
        }
        if let Some(built) = built {
            let checked = if index < config.players() {
                built.check(config.layout(), row, lines, *boxes)
            } else {
                Err(PadError::PhantomHoldings(row))
            };
            faults.extend(checked.err().map(|fault| (number, fault)));
            tally.rows[index].crosses = Some(built);
        }
    }
    if faults.is_empty() { Ok(tally) } else { Err(faults) }
}

/// Gives a row its lines and coins.
fn hold(
    tally: &mut PadState,
    config: &GameConfig,
    row: u8,
    buildings: u16,
    lines: [u8; 3],
    coins: u8,
) -> Result<(), PadError> {
    let [four, five, six] = lines;
    let Some(holdings) = tally.holdings.get_mut(usize::from(row) - 1) else {
        let has_nothing = lines == [0; 3] && coins == 0;
        return if has_nothing { Ok(()) } else { Err(PadError::PhantomHoldings(row)) };
    };
    let [a, b, c] = lines.map(u16::from);
    let full = usize::from(buildings) == Cell::COUNT;
    if (full && c != 12) || a + b + c > 12 || 4 * a + 5 * b + 6 * c > 2 * buildings {
        return Err(PadError::Lines { row, four, five, six, buildings });
    }
    let printed = config.layout().coins();
    if coins > printed {
        return Err(PadError::Coins { row, coins, printed });
    }
    *holdings = Holdings { lines: Lines { four, five, six }, coins };
    tally.rows[usize::from(row) - 1].closed = true;
    Ok(())
}

fn sum(boxes: [u8; BuildingType::COUNT]) -> u16 {
    boxes.into_iter().map(u16::from).sum()
}
