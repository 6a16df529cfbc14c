//! What the lines of the scorings say, held or still open, and what they enter.

use super::{
    Faults, WrittenFault,
    lines::{COUNTED, LEFTOVER, SCORING},
};
use crate::{
    log::Measured,
    pad::{Pad, PadError, PadEvent, Step},
    rules::{Counted, Scoring},
};
use common::{
    BuildingType,
    written::{ReadFault, Said, Written},
};

/// What a row had at a scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoringLine {
    line: usize,
    scoring: Scoring,
    /// Whether the scoring was held, not only what counts in it so far.
    held: bool,
    /// From 1.
    row: u8,
    types: [u8; BuildingType::COUNT],
    measured: Measured,
    drawn: Option<u8>,
}

/// The lines of the scorings.
pub fn lines(text: &mut Written<'_>) -> Vec<ScoringLine> {
    let said: Vec<Said> = text.all(&[SCORING]).cloned().collect();
    said.iter().filter_map(|said| text.take(said, scoring)).collect()
}

fn scoring(said: &Said) -> Result<ScoringLine, ReadFault> {
    let scoring: u8 = said.number("NUMBER")?;
    let mut types = [0; BuildingType::COUNT];
    for (count, building) in types.iter_mut().zip(BuildingType::ALL) {
        *count = said.number(building.letter().encode_utf8(&mut [0; 4]))?;
    }
    let wall: Option<u16> = said.has("wall").then(|| said.number("LENGTH")).transpose()?;
    let mut measured = Measured::wall(wall);
    for (module, names) in COUNTED {
        if said.has(module.rules().name) {
            let numbers = match module.rules().counted {
                Counted::Kinds => names.iter().map(|name| said.number::<u8>(name).map(u16::from)).collect(),
                Counted::Each { .. } | Counted::Nothing => said.numbers(names[0]),
            };
            measured = measured.with(module, numbers?);
        }
    }
    Ok(ScoringLine {
        line: said.line,
        scoring: Scoring::try_from(scoring).map_err(|_| said.misread())?,
        held: said.one("scoring|open") == Some(0),
        row: said.row(),
        types,
        measured,
        drawn: said.has("drawn").then(|| said.number("CARDS")).transpose()?,
    })
}

/// The rows that have no line of a scoring that was held; each with the first line of the scoring.
pub fn without_lines(names: &[String], lines: &[ScoringLine], faults: &mut Faults) {
    for scoring in Scoring::ALL {
        let held = || lines.iter().filter(|line| line.scoring == scoring && line.held);
        let Some(first) = held().next() else { continue };
        for (row, name) in (1..).zip(names) {
            if !held().any(|line| line.row == row) {
                faults.push((first.line, WrittenFault::NoLine { name: name.clone(), scoring }));
            }
        }
    }
}

/// Enters what the lines say: a scoring was held when every row has its line and none is open.
pub fn enter(pad: &mut Pad, lines: &[ScoringLine], faults: &mut Faults) {
    for scoring in Scoring::ALL {
        let of_scoring = || lines.iter().filter(|line| line.scoring == scoring);
        let mut rows: Vec<u8> = Vec::new();
        for line in of_scoring() {
            if rows.contains(&line.row) {
                faults.push((line.line, WrittenFault::Twice));
                continue;
            }
            rows.push(line.row);
            // What is wrong with a line is told once.
            let entered = events(pad, line).and_then(|events| {
                events.into_iter().try_for_each(|event| pad.enter(event).map_err(WrittenFault::Pad))
            });
            faults.extend(entered.err().map(|fault| (line.line, fault)));
        }
        if rows.len() == pad.config().game.rows() && of_scoring().all(|line| line.held) {
            // Every scoring can be held.
            let _ = pad.enter(PadEvent::Scoring { scoring });
        }
    }
}

/// Enters who got what was left in the yard.
pub fn enter_leftovers(text: &mut Written<'_>, pad: &mut Pad, faults: &mut Faults) {
    let lines: Vec<Said> = text.all(&[LEFTOVER]).cloned().collect();
    for said in &lines {
        let Some(space) = text.take(said, |said| said.number("SPACE")) else { continue };
        let row = said.rows().first().copied();
        let entered = pad.enter(PadEvent::Leftover { space, row });
        faults.extend(entered.err().map(|error| (said.line, WrittenFault::Pad(error))));
    }
}

/// What a line adds to what its row had.
fn events(pad: &Pad, line: &ScoringLine) -> Result<Vec<PadEvent>, WrittenFault> {
    let &ScoringLine { scoring, row, .. } = line;
    let Some(of) = pad.state().rows.get(usize::from(row) - 1) else { return Ok(Vec::new()) };
    let mut events = Vec::new();
    for (building, (&had, &has)) in BuildingType::ALL.into_iter().zip(of.typed.iter().zip(&line.types)) {
        let change = if has > had { Step::More } else { Step::Fewer };
        let tile = PadEvent::Tile { scoring, row, building, change };
        events.extend(std::iter::repeat_n(tile, has.abs_diff(had).into()));
    }
    match (line.drawn, of.drawn) {
        (Some(1..), _) if !of.is_third_player => {
            return Err(WrittenFault::Pad(PadError::DrawnByPlayer { row, scoring }));
        }
        (Some(drawn), before) if drawn < before => return Err(WrittenFault::Drawn { before, drawn }),
        (Some(drawn), before) if drawn > before => {
            let drawn = drawn - before;
            events.push(PadEvent::Neutral { scoring, tiles: Vec::new(), counts: [0; 6], drawn });
        }
        _ => {}
    }
    if line.measured != Measured::default() {
        events.push(PadEvent::Measure { scoring, row, said: line.measured.clone() });
    }
    Ok(events)
}
