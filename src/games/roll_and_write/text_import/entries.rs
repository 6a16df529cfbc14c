//! The entries of a written table.

use std::collections::BTreeMap;

use super::{
    WrittenFault,
    header::Faults,
    lines::{DEED, DID, FIRST, GRAMMAR, LEFT, LINES, OVER, ROLLED, SETUP_DID, SETUP_ROLLED, SHEET},
};
use crate::{
    pad::{Crosses, PadEvent},
    rules::Face,
};
use common::{
    BuildingType,
    written::{ReadFault, Said, Written},
};
use kernel::By;

/// What the entries say.
pub struct Entries {
    /// Their events, each with its line.
    pub events: Vec<(usize, PadEvent)>,
    /// The lines that say how each row ended.
    pub endings: Vec<EndingLines>,
}

/// The lines with the lines of a row's sheet and with its coins; none where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingLines {
    pub marks: Option<usize>,
    pub coins: Option<usize>,
}

/// What is said of a row's end, each with its line.
#[derive(Clone, Copy, Default)]
struct Ending {
    marks: Option<(usize, Marks)>,
    coins: Option<(usize, u8)>,
}

/// Lines of a sheet, by number or by its crosses.
#[derive(Clone, Copy)]
enum Marks {
    Lines([u8; 3]),
    Sheet(Crosses),
}

/// Reads the entries of rows with these names. What cannot be read is a fault.
pub fn read(text: &mut Written<'_>, names: &[String], faults: &mut Faults) -> Entries {
    let mut events: Vec<(usize, PadEvent)> = Vec::new();
    let mut endings = vec![Ending::default(); names.len()];
    // What can be said once of a round and a row, 0 for all rows, each with its line.
    let mut once: BTreeMap<(u8, u8, usize), usize> = BTreeMap::new();
    let lines: Vec<Said> = text.all(&[FIRST]).chain(text.all(GRAMMAR.often)).cloned().collect();
    for said in &lines {
        let (row, line) = (said.row(), said.line);
        let found = match said.form {
            FIRST => Ok(vec![PadEvent::First { row }]),
            LINES | SHEET | LEFT => {
                let ending = &mut endings[usize::from(row) - 1];
                self::ending(said, usize::from(row) - 1, ending).map(|()| Vec::new())
            }
            _ => turn(said, row),
        };
        let before = match said.form {
            DID | SETUP_DID | OVER if found.is_ok() => {
                let round = said.number("ROUND").unwrap_or_default();
                once.insert((round, row, said.one(DEED).unwrap_or_default()), line)
            }
            _ => None,
        };
        match (found, before) {
            (Err(fault), _) => faults.push((line, fault)),
            (_, Some(before)) => text.fault(line, ReadFault::Twice(said.told.clone(), before)),
            (Ok(found), None) => events.extend(found.into_iter().map(|event| (line, event))),
        }
    }
    events.extend(closings(text, names, &endings, faults));
    let lines = |ending: &Ending| EndingLines {
        marks: ending.marks.map(|(line, _)| line),
        coins: ending.coins.map(|(line, _)| line),
    };
    Entries { endings: endings.iter().map(lines).collect(), events }
}

/// What a row did in a round, 0 for setup.
fn turn(said: &Said, row: u8) -> Result<Vec<PadEvent>, WrittenFault> {
    let round = match said.number("ROUND") {
        _ if !said.has("ROUND") => 0,
        Ok(round @ 1..) => round,
        _ => return Err(WrittenFault::NoRound(said.told.split(' ').next().unwrap_or_default().to_owned())),
    };
    Ok(match said.form {
        OVER => vec![PadEvent::NextRound { round: Some(round) }],
        ROLLED | SETUP_ROLLED => {
            let face = |name| {
                let number: i64 = said.number(name)?;
                let face = u8::try_from(number).ok().and_then(Face::new);
                face.ok_or_else(|| WrittenFault::Face(number.to_string()))
            };
            vec![PadEvent::Roll { row, round, yellow: face("YELLOW")?, blue: face("BLUE")?, by: By::People }]
        }
        DID | SETUP_DID => vec![match said.one(DEED) {
            Some(0) => PadEvent::Coins { row, round },
            Some(1) => PadEvent::Nothing { row, round },
            _ => PadEvent::Leave { row, round },
        }],
        _ => {
            let types = said.ones("TYPE").into_iter().map(|at| BuildingType::ALL[at]);
            types.map(|building| PadEvent::Fill { row, building, round }).collect()
        }
    })
}

/// Lines or coins left at the end of a row, from 0.
fn ending(said: &Said, row: usize, ending: &mut Ending) -> Result<(), WrittenFault> {
    if said.form == LEFT {
        let before = ending.coins.replace((said.line, said.number("COINS")?));
        return before.map_or(Ok(()), |(line, _)| Err(WrittenFault::CoinsTwice(row, line)));
    }
    let marks = match said.form {
        SHEET => {
            let rows: Vec<String> = said.texts("ROW").iter().map(|row| row.to_lowercase()).collect();
            Marks::Sheet(Crosses::try_from(rows).map_err(WrittenFault::Crosses)?)
        }
        _ => Marks::Lines([said.number("FOURS")?, said.number("FIVES")?, said.number("SIXES")?]),
    };
    let before = ending.marks.replace((said.line, marks));
    before.map_or(Ok(()), |(line, _)| Err(WrittenFault::LinesTwice(row, line)))
}

/// The ends of the rows whose lines and coins are given.
fn closings(
    text: &Written<'_>,
    names: &[String],
    endings: &[Ending],
    faults: &mut Faults,
) -> Vec<(usize, PadEvent)> {
    let mut events = Vec::new();
    // What may stand in a line that cannot be read is not missing.
    let is_whole = text.is_whole() && faults.is_empty();
    // What is beyond the last row that a number can name has no seat: that is a fault already.
    for (row, (name, ending)) in (1..=u8::MAX).zip(names.iter().zip(endings)) {
        match (ending.marks, ending.coins) {
            (Some((line, marks)), Some((_, coins))) => {
                let event = match marks {
                    Marks::Lines(lines) => PadEvent::Close { row, lines, coins, built: None },
                    Marks::Sheet(crosses) => PadEvent::close_with(row, crosses, coins),
                };
                events.push((line, event));
            }
            (Some((line, _)), None) if is_whole => {
                faults.push((line, WrittenFault::CoinsMissing(name.clone())));
            }
            (None, Some((line, _))) if is_whole => {
                faults.push((line, WrittenFault::LinesMissing(name.clone())));
            }
            _ => {}
        }
    }
    events
}
