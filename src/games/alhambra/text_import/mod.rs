//! A whole table written down as text, one line a row and scoring: read, and written again.
//!
//! ```text
//! players Ada Ben "Old Tom"
//! modules camps
//! scoring 1 Ada 2 0 1 2 1 0 wall 7 camps 3 2
//! ```

mod export;
mod fault;
mod header;
mod lines;
mod options;

use jiff::{Timestamp, tz::TimeZone};

use super::{
    log::{GAME, SetUp},
    pad::{Pad, PadError, PadEvent, Step},
    rules::{Scoring, TileSet},
};
use crate::{
    games::common::{
        BuildingType,
        written::{Times, id, is_of_game, words},
    },
    kernel::record::{Header, excess},
};
use header::Head;
use lines::ScoringLine;

pub use export::written;
pub use fault::{TextFault, WrittenFault};

/// Whether a text is a table of this game: it says so, or one of its lines is of a scoring.
#[must_use]
pub fn is_written(text: &str) -> bool {
    let is_of_scoring = |line: &str| {
        let word = line.split_whitespace().next();
        lines::WORDS.iter().any(|(first, _)| word == Some(first))
    };
    is_of_game(text, GAME) || text.lines().any(is_of_scoring)
}

/// Whether a line that begins with a word says who sits there.
fn is_of_seats(word: &str) -> bool {
    ["players", "third"].contains(&&*word.to_lowercase())
}

/// Reads a written table. `now` stands for a date that is not given, and times are those of `zone`. The same text makes
/// the same game.
///
/// # Errors
/// All faults at once, each with its line.
pub fn read_written(text: &str, now: Timestamp, zone: &TimeZone) -> Result<Pad, Vec<TextFault>> {
    let mut faults = Vec::new();
    let mut head = Head::default();
    let mut lines: Vec<(usize, ScoringLine)> = Vec::new();
    let mut all: Vec<(usize, Option<Vec<String>>)> = (1..).zip(text.lines().map(words)).collect();
    // Who sits there is known before anybody is named.
    all.sort_by_key(|(_, words)| {
        !words.as_ref().and_then(|words| words.first()).is_some_and(|word| is_of_seats(word))
    });
    for (number, words) in all {
        let read = words.ok_or(WrittenFault::OpenQuote).and_then(|words| match words.split_first() {
            None => Ok(None),
            Some((word, rest)) => match lines::WORDS.iter().find(|(first, _)| word == first) {
                Some(first) => lines::scoring(*first, rest, &head.names()).map(Some),
                None => head.read((number, word), rest, zone).map(|()| None),
            },
        });
        match read {
            Ok(Some(line)) => lines.push((number, line)),
            Ok(None) => {}
            Err(fault) => faults.push(TextFault { line: number, fault }),
        }
    }
    let is_whole = faults.is_empty();
    if let Some(fault) = head.fault_of_usual_third() {
        faults.push(TextFault { line: 0, fault });
    }
    let tiles = match &head.tiles[..] {
        [] => Ok(TileSet::standard().clone()),
        own => TileSet::new(own.to_vec()),
    };
    let tiles = tiles.unwrap_or_else(|wrong| {
        let of_all = wrong.into_iter().map(|fault| TextFault { line: 0, fault: WrittenFault::Tiles(fault) });
        faults.extend(of_all);
        TileSet::standard().clone()
    });
    faults.extend(head.faults());
    let Ok(setup) = SetUp::with_tiles(head.players.len(), tiles, head.options.clone()) else {
        faults.push(TextFault { line: 0, fault: WrittenFault::Players(head.players.len()) });
        return Err(in_order(faults));
    };
    let header = Header::new(&id(text), "", head.seats());
    let mut pad = Pad::new(head.words.clone().put_into(header, zone), setup);
    enter(&mut pad, &head, &lines, &mut faults);
    if is_whole {
        faults.extend(without_lines(&head.names(), &lines));
    }
    let is_over = pad.is_complete();
    let times = Times { now, zone, began: head.began, ended: head.ended };
    let ended = head.line("ended");
    if let Err(fault) = times.put_into(&mut pad.header, is_over) {
        faults.push(TextFault { line: ended.unwrap_or_default(), fault: WrittenFault::Ended(fault) });
    } else if let Some(line) = ended.filter(|_| !is_over && faults.is_empty()) {
        faults.push(TextFault { line, fault: WrittenFault::Pad(PadError::NotScored) });
    }
    if let Some(excess) = excess(&pad.header, pad.log().len()) {
        faults.push(TextFault { line: 0, fault: WrittenFault::Excess(excess) });
    }
    if faults.is_empty() { Ok(pad) } else { Err(in_order(faults)) }
}

/// Faults by their lines.
fn in_order(mut faults: Vec<TextFault>) -> Vec<TextFault> {
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// The rows that have no line of a scoring that was held; each with the first line of the scoring.
fn without_lines(names: &[String], lines: &[(usize, ScoringLine)]) -> Vec<TextFault> {
    let mut faults = Vec::new();
    for scoring in Scoring::ALL {
        let held = || lines.iter().filter(|(_, line)| line.scoring == scoring && line.held);
        let Some(&(line, _)) = held().next() else { continue };
        for (row, name) in (1..).zip(names) {
            if !held().any(|(_, line)| line.row == row) {
                let fault = WrittenFault::NoLine { name: name.clone(), scoring };
                faults.push(TextFault { line, fault });
            }
        }
    }
    faults
}

/// Enters what the lines say: a scoring was held when every row has its line and none is open.
fn enter(pad: &mut Pad, head: &Head, lines: &[(usize, ScoringLine)], faults: &mut Vec<TextFault>) {
    let refused = |line: usize, error: PadError| TextFault { line, fault: WrittenFault::Pad(error) };
    if let Some(row) = head.first {
        let entered = pad.enter(PadEvent::First { row });
        let line = head.line("first").unwrap_or_default();
        faults.extend(entered.err().map(|error| refused(line, error)));
    }
    for scoring in Scoring::ALL {
        let of_scoring = || lines.iter().filter(|(_, line)| line.scoring == scoring);
        let mut rows: Vec<u8> = Vec::new();
        let is_open = of_scoring().any(|(_, line)| !line.held);
        for (number, line) in of_scoring() {
            if rows.contains(&line.row) {
                faults.push(TextFault { line: *number, fault: WrittenFault::Twice });
                continue;
            }
            rows.push(line.row);
            match events(pad, line) {
                // What is wrong with a line is told once.
                Ok(events) => {
                    let wrong = events.into_iter().find_map(|event| pad.enter(event).err());
                    faults.extend(wrong.map(|error| refused(*number, error)));
                }
                Err(fault) => faults.push(TextFault { line: *number, fault }),
            }
        }
        if rows.len() == pad.config().game.rows() && !is_open {
            // Every scoring can be held.
            let _ = pad.enter(PadEvent::Scoring { scoring });
        }
    }
    for &(line, (space, row)) in &head.leftovers {
        let entered = pad.enter(PadEvent::Leftover { space, row });
        faults.extend(entered.err().map(|error| refused(line, error)));
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
    let ScoringLine { wall, camps, bazaars, falcons, .. } = line.clone();
    if wall.is_some() || camps.is_some() || bazaars.is_some() || falcons.is_some() {
        events.push(PadEvent::Measure { scoring, row, wall, camps, bazaars, falcons });
    }
    Ok(events)
}
