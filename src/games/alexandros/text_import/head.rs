//! The lines of a written table that say who sits there, and what is agreed.

use jiff::tz::TimeZone;
use serde::de::DeserializeOwned;

use super::WrittenFault;
use crate::{
    games::{
        alexandros::{
            log::GAME,
            rules::{Board, BoardDraft, BoardFault, Options},
        },
        common::{
            Description, PLAYER_COLOURS,
            written::{OF_GAME, describe, name_fault},
        },
    },
    kernel::{
        NameKey,
        record::{Seat, When, WhenFault},
    },
};

/// The head of a written table.
#[derive(Debug, Default)]
pub struct Head {
    pub players: Vec<String>,
    pub goal: Option<i64>,
    pub options: Options,
    pub board_name: String,
    rows: Vec<String>,
    start: Option<[i64; 2]>,
    pub words: Description,
    pub began: Option<When>,
    pub ended: Option<When>,
    /// The line that says when it ended.
    pub ended_at: usize,
}

impl Head {
    /// Reads a line that begins with a word of the head.
    pub fn read(
        &mut self,
        (line, word): (usize, &str),
        rest: &[String],
        zone: &TimeZone,
    ) -> Result<(), WrittenFault> {
        let form = |form: &'static str| WrittenFault::Form(form);
        match word.to_lowercase().as_str() {
            "players" => {
                self.players = rest.to_vec();
                let fault = (0..rest.len()).find_map(|at| name_fault(rest, at));
                return fault.map_or(Ok(()), |fault| Err(WrittenFault::Player(fault)));
            }
            "goal" => self.goal = Some(number(rest).ok_or_else(|| form("goal POINTS"))?),
            "rim" => self.options.rim = choice(rest).ok_or_else(|| form("rim boundary | walls"))?,
            "rim_walls" => {
                self.options.rim_walls = choice(rest).ok_or_else(|| form("rim_walls laid | none"))?;
            }
            "joker" => self.options.joker = choice(rest).ok_or_else(|| form("joker each | both"))?,
            "recall" => self.options.recall = choice(rest).ok_or_else(|| form("recall action | free"))?,
            "board" => self.board_name = rest.join(" "),
            "row" => self.rows.push(one(rest).ok_or_else(|| form("row \"T..A.H..L.\""))?.clone()),
            "start" => self.start = Some(pair(rest).ok_or_else(|| form("start LINE PLACE"))?),
            OF_GAME if rest == [GAME] => {}
            "date" => self.began = Some(when(rest, zone, "date 2026-01-31 20:15")?),
            "ended" => {
                self.ended_at = line;
                self.ended = Some(when(rest, zone, "ended 2026-01-31 21:15")?);
            }
            word if describe(&mut self.words, word, rest) => {}
            _ => return Err(WrittenFault::Unknown(word.to_owned())),
        }
        Ok(())
    }

    /// The board, where one is written.
    pub fn board(&self) -> Option<Result<Board, Vec<BoardFault>>> {
        let start = match (self.start, self.rows.is_empty()) {
            (None, true) => return None,
            (start, _) => start.unwrap_or([0, 0]),
        };
        Some(Board::new(&BoardDraft { rows: self.rows.clone(), start }))
    }

    pub fn seats(&self) -> Vec<Seat> {
        let seat = |(at, name): (usize, &String)| {
            Seat::human(NameKey::of(name), name.clone(), PLAYER_COLOURS.get(at).map_or("", |colour| colour))
        };
        self.players.iter().enumerate().map(seat).collect()
    }
}

fn when(words: &[String], zone: &TimeZone, form: &'static str) -> Result<When, WrittenFault> {
    let said = words.join(" ");
    When::read(&said, zone).map_err(|fault| match fault {
        WhenFault::Form => WrittenFault::Form(form),
        fault => WrittenFault::When(fault, said),
    })
}

fn one(words: &[String]) -> Option<&String> {
    words.first().filter(|_| words.len() == 1)
}

fn number(words: &[String]) -> Option<i64> {
    one(words)?.parse().ok()
}

fn pair(words: &[String]) -> Option<[i64; 2]> {
    let [line, place] = words else { return None };
    Some([line.parse().ok()?, place.parse().ok()?])
}

/// A choice by the name that records give it.
fn choice<T: DeserializeOwned>(words: &[String]) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(one(words)?.to_lowercase())).ok()
}
