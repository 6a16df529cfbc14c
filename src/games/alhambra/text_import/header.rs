//! The lines of a written table that say who sits there, and what is agreed.

use jiff::Timestamp;

use super::{WrittenFault, lines::row_of};
use crate::{
    games::{
        alhambra::{log::Options, rules::Module},
        common::{PLAYER_COLOURS, written::moment},
    },
    kernel::record::{Seat, SeatKind},
};

/// What the third player is called without a name (§A7).
const THIRD: &str = "Dirk";

/// The head of a written table.
#[derive(Debug, Default)]
pub struct Head {
    pub players: Vec<String>,
    third: Option<String>,
    modules: Vec<Module>,
    /// The row of the first player, from 1.
    pub first: Option<u8>,
    pub title: String,
    pub started: Option<Timestamp>,
    pub ended: Option<Timestamp>,
}

impl Head {
    /// Reads a line that begins with a word of the head.
    pub fn read(&mut self, word: &str, rest: &[String]) -> Result<(), WrittenFault> {
        let needs = || WrittenFault::Needs(word.to_owned());
        let one = || rest.first().filter(|_| rest.len() == 1).ok_or_else(needs);
        match word.to_lowercase().as_str() {
            "players" => self.players = rest.to_vec(),
            "third" => self.third = Some(one()?.clone()),
            "modules" => {
                let module = |name: &String| {
                    let value = serde_json::Value::String(name.to_lowercase());
                    serde_json::from_value(value).map_err(|_| WrittenFault::Unknown(name.clone()))
                };
                self.modules = rest.iter().map(module).collect::<Result<_, _>>()?;
            }
            "first" => self.first = Some(row_of(one()?, &self.players)?),
            "title" => self.title = rest.join(" "),
            "date" => self.started = Some(moment(rest).ok_or_else(needs)?),
            "ended" => self.ended = Some(moment(rest).ok_or_else(needs)?),
            _ => return Err(WrittenFault::Unknown(word.to_owned())),
        }
        Ok(())
    }

    /// The names of the rows.
    pub fn names(&self) -> Vec<String> {
        let third = (self.players.len() == 2).then(|| self.third.clone().unwrap_or_else(|| THIRD.to_owned()));
        self.players.iter().cloned().chain(third).collect()
    }

    pub fn options(&self) -> Options {
        Options { modules: self.modules.clone(), ..Options::default() }
    }

    pub fn seats(&self) -> Vec<Seat> {
        let seat = |(at, name): (usize, String)| Seat {
            id: name.to_lowercase(),
            colour: PLAYER_COLOURS
                .get(at)
                .filter(|_| at < self.players.len())
                .map_or("", |colour| colour)
                .into(),
            kind: if at < self.players.len() { SeatKind::Human } else { SeatKind::Phantom },
            name,
            policy: None,
        };
        self.names().into_iter().enumerate().map(seat).collect()
    }
}
