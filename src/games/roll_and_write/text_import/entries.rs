//! The entries of a written table.

use std::collections::BTreeMap;

use super::{
    fault::{Faults, WrittenFault},
    words::{Line, Word, joined},
};
use crate::{
    games::{
        common::{BuildingType, written::place_of},
        roll_and_write::{
            pad::{Crosses, PadEvent},
            rules::Face,
        },
    },
    kernel::By,
};

/// What the text may call the types beside their English names and letters.
const FRENCH: [(&str, BuildingType); 7] = [
    ("pavillon", BuildingType::Pavilion),
    ("sérail", BuildingType::Seraglio),
    ("serail", BuildingType::Seraglio),
    ("arcades", BuildingType::Arcades),
    ("chambres", BuildingType::Chambers),
    ("jardin", BuildingType::Garden),
    ("tour", BuildingType::Tower),
];

/// The row, from 1, that a word names; letters may be great or small.
pub fn row_of(rows: &[String], word: &Word) -> Option<u8> {
    u8::try_from(place_of(&word.text, rows)? + 1).ok()
}

/// What the entries say.
pub struct Entries {
    /// Their events, each with its line.
    pub events: Vec<(usize, PadEvent)>,
    /// The lines that say how each row ended.
    pub endings: Vec<EndingLines>,
}

/// The lines with the lines of a row's sheet and with its coins, readable or not; none where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingLines {
    pub marks: Option<usize>,
    pub coins: Option<usize>,
}

/// Reads the entries. What cannot be read is a fault.
pub fn read(entries: &[Line], rows: &[String], faults: &mut Faults) -> Entries {
    let endings = vec![Ending::default(); rows.len()];
    let mut reader = Reader { rows, endings, events: Vec::new(), said: BTreeMap::new() };
    for line in entries {
        if let Err(what) = reader.line(line) {
            faults.add(line.number, what);
        }
    }
    reader.close(faults);
    let lines = |ending: &Ending| EndingLines {
        marks: ending.marks.map(|(line, _)| line),
        coins: ending.coins.map(|(line, _)| line),
    };
    Entries { endings: reader.endings.iter().map(lines).collect(), events: reader.events }
}

/// What is said of a row's end, each with its line; what cannot be read is said all the same.
#[derive(Clone, Copy, Default)]
struct Ending {
    marks: Option<(usize, Option<Marks>)>,
    coins: Option<(usize, Option<u8>)>,
}

/// Lines of a sheet, by number or by its crosses.
#[derive(Clone, Copy)]
enum Marks {
    Lines([u8; 3]),
    Sheet(Crosses),
}

struct Reader<'a> {
    rows: &'a [String],
    endings: Vec<Ending>,
    events: Vec<(usize, PadEvent)>,
    /// What can be said once of a round and a row, 0 for all rows, each with its line.
    said: BTreeMap<(u8, u8, String), usize>,
}

impl Reader<'_> {
    fn line(&mut self, line: &Line) -> Result<(), WrittenFault> {
        let word = &line.words[0];
        let keyword = word.keyword().unwrap_or_default();
        match (keyword.as_str(), round(&keyword)) {
            ("setup", _) => self.turn(line, 0),
            ("lines" | "sheet" | "left", _) => self.ending(line),
            (_, Some(round @ 1..)) => self.turn(line, round),
            (_, Some(0)) => Err(WrittenFault::NoRound(word.text.clone())),
            (_, None) => Err(WrittenFault::NoEntry(word.text.clone())),
        }
    }

    fn row(&self, line: &Line) -> Result<u8, WrittenFault> {
        let Some(name) = line.rest().first() else {
            return Err(WrittenFault::Whose(line.words[0].text.clone()));
        };
        row_of(self.rows, name).ok_or_else(|| WrittenFault::Nobody {
            name: name.text.clone(),
            names: self.rows.to_vec(),
            again: 0,
        })
    }

    /// What a row did in a round, 0 for setup.
    fn turn(&mut self, line: &Line, round: u8) -> Result<(), WrittenFault> {
        if let [word] = line.rest()
            && word.is("over")
        {
            self.once(line, (round, 0), word)?;
            self.events.push((line.number, PadEvent::NextRound { round: Some(round) }));
            return Ok(());
        }
        let row = self.row(line)?;
        if let [word] = &line.rest()[1..]
            && ["coins", "nothing", "leaves"].into_iter().any(|once| word.is(once))
        {
            self.once(line, (round, row), word)?;
        }
        let mut enter = |event| self.events.push((line.number, event));
        match &line.rest()[1..] {
            [] => {
                return Err(WrittenFault::NothingDone);
            }
            [word] if word.is("coins") => enter(PadEvent::Coins { row, round }),
            [word] if word.is("nothing") => enter(PadEvent::Nothing { row, round }),
            [word] if word.is("leaves") => enter(PadEvent::Leave { row, round }),
            [word, yellow, blue] if word.is("roll") => {
                let face = |word: &Word| {
                    let face = word.text.parse().ok().and_then(Face::new);
                    face.ok_or_else(|| WrittenFault::Face(word.text.clone()))
                };
                enter(PadEvent::Roll {
                    row,
                    round,
                    yellow: face(yellow)?,
                    blue: face(blue)?,
                    by: By::People,
                });
            }
            types => {
                let types: Vec<BuildingType> = types.iter().map(building).collect::<Result<_, _>>()?;
                types.into_iter().for_each(|building| enter(PadEvent::Fill { row, building, round }));
            }
        }
        Ok(())
    }

    /// Takes a word that is said once of a round and a row.
    fn once(&mut self, line: &Line, (round, row): (u8, u8), word: &Word) -> Result<(), WrittenFault> {
        match self.said.insert((round, row, word.text.to_lowercase()), line.number) {
            Some(before) => Err(WrittenFault::Twice(joined(&line.words), before)),
            None => Ok(()),
        }
    }

    /// Lines or coins left at the end.
    fn ending(&mut self, line: &Line) -> Result<(), WrittenFault> {
        let index = usize::from(self.row(line)?) - 1;
        let ending = &mut self.endings[index];
        let said = &line.rest()[1..];
        let (before, fault) = if line.words[0].is("left") {
            let coins = coins(said);
            let before = ending.coins.replace((line.number, coins.as_ref().ok().copied()));
            (before.map(|(line, _)| WrittenFault::CoinsTwice(index, line)), coins.err())
        } else {
            let marks = if line.words[0].is("sheet") { sheet(said) } else { lines(said) };
            let before = ending.marks.replace((line.number, marks.as_ref().ok().copied()));
            (before.map(|(line, _)| WrittenFault::LinesTwice(index, line)), marks.err())
        };
        fault.or(before).map_or(Ok(()), Err)
    }

    /// Closes the rows whose lines and coins are given.
    fn close(&mut self, faults: &mut Faults) {
        // What is beyond the last row that a number can name has no seat: that is a fault already.
        for (row, (name, ending)) in (1..=u8::MAX).zip(self.rows.iter().zip(&self.endings)) {
            match (ending.marks, ending.coins) {
                (Some((line, Some(marks))), Some((_, Some(coins)))) => {
                    let event = match marks {
                        Marks::Lines(lines) => PadEvent::Close { row, lines, coins, built: None },
                        Marks::Sheet(crosses) => PadEvent::close_with(row, crosses, coins),
                    };
                    self.events.push((line, event));
                }
                (Some((line, _)), None) => {
                    faults.add(line, WrittenFault::CoinsMissing(name.clone()));
                }
                (None, Some((line, _))) => {
                    faults.add(line, WrittenFault::LinesMissing(name.clone()));
                }
                // Nothing is said, or what is said is a fault already.
                (None, None) | (Some(_), Some(_)) => {}
            }
        }
    }
}

fn coins(said: &[Word]) -> Result<u8, WrittenFault> {
    match numbers(said).as_deref() {
        Some(&[coins]) => Ok(coins),
        _ => Err(WrittenFault::Coins(joined(said))),
    }
}

fn lines(said: &[Word]) -> Result<Marks, WrittenFault> {
    match numbers(said).as_deref() {
        Some(&[four, five, six]) => Ok(Marks::Lines([four, five, six])),
        _ => Err(WrittenFault::Lines(joined(said))),
    }
}

fn sheet(said: &[Word]) -> Result<Marks, WrittenFault> {
    let rows: Vec<String> = said.iter().map(|word| word.text.to_lowercase()).collect();
    Ok(Marks::Sheet(Crosses::try_from(rows)?))
}

/// The round of `r3`: 0 for one that is none of 1 to 255.
fn round(word: &str) -> Option<u8> {
    let digits = word.strip_prefix('r').filter(|digits| !digits.is_empty())?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().unwrap_or(0))
}

fn numbers(words: &[Word]) -> Option<Vec<u8>> {
    words.iter().map(|word| word.text.parse().ok()).collect()
}

/// The type that a word names, in English, in French or by its letter.
fn building(word: &Word) -> Result<BuildingType, WrittenFault> {
    let name = word.text.to_lowercase();
    let mut letters = name.chars();
    let by_letter = match (letters.next(), letters.next()) {
        (Some(letter), None) => BuildingType::from_letter(letter),
        _ => None,
    };
    let by_french = || FRENCH.into_iter().find(|(french, _)| *french == name).map(|(_, building)| building);
    by_letter
        .or_else(|| BuildingType::from_name(&name))
        .or_else(by_french)
        .ok_or_else(|| WrittenFault::Building(word.text.clone()))
}
