//! The lines of a written table that say who sits there, and what is agreed.

use jiff::tz::TimeZone;

use super::{TextFault, WrittenFault, lines::row_of, options};
use crate::{
    games::{
        alhambra::{
            log::{GAME, Options},
            pad::PadError,
            rules::{Side, Tile, TileId},
        },
        common::{
            Description, PLAYER_COLOURS,
            written::{OF_GAME, PlayerFault, describe, name_fault, place_of},
        },
    },
    kernel::{
        NameKey,
        record::{Seat, SeatKind, When, WhenFault},
    },
};

/// What the third player is called without a name (§A7).
const THIRD: &str = "Dirk";

/// The tiles of a list of one's own at least: the yard can be filled, and with two players the third one has its six (§A7).
const LEAST_TILES: usize = 4;
const LEAST_TILES_OF_TWO: usize = 10;

/// The words that more than one line can begin with.
const REPEATED: [&str; 2] = ["tile", "leftover"];

/// The head of a written table.
#[derive(Debug, Default)]
pub struct Head {
    pub players: Vec<String>,
    third: Option<String>,
    pub options: Options,
    /// The tiles, where they are not those of the first edition.
    pub tiles: Vec<Tile>,
    /// The row of the first player, from 1.
    pub first: Option<u8>,
    /// Spaces of the yard, from 1, and the row that got what was left there, if any; each with its line.
    pub leftovers: Vec<(usize, (u8, Option<u8>))>,
    pub words: Description,
    pub began: Option<When>,
    pub ended: Option<When>,
    /// The words that lines began with, each with its first line.
    said: Vec<(String, usize)>,
}

impl Head {
    /// Reads a line that begins with a word of the head.
    pub fn read(
        &mut self,
        (number, word): (usize, &str),
        rest: &[String],
        zone: &TimeZone,
    ) -> Result<(), WrittenFault> {
        let first = word.to_lowercase();
        if self.line(&first).is_none() {
            self.said.push((first, number));
        } else if !REPEATED.contains(&&*first) {
            return Err(WrittenFault::Again(first));
        }
        let needs = || WrittenFault::Needs(word.to_owned());
        let one = || rest.first().filter(|_| rest.len() == 1).ok_or_else(needs);
        match word.to_lowercase().as_str() {
            "players" => {
                self.players = rest.to_vec();
                return self.check_names();
            }
            "third" => {
                self.third = Some(one()?.clone());
                return self.check_names();
            }
            "first" => self.first = Some(row_of(one()?, &self.players)?),
            OF_GAME if *one()? == GAME => {}
            "date" => self.began = Some(when(rest, zone).map_err(|fault| fault.unwrap_or_else(needs))?),
            "ended" => self.ended = Some(when(rest, zone).map_err(|fault| fault.unwrap_or_else(needs))?),
            "tile" => self.tiles.push(tile(rest).ok_or_else(needs)?),
            "leftover" => {
                let (space, name) = match rest {
                    [space] => (space, None),
                    [space, name] => (space, Some(name)),
                    _ => return Err(needs()),
                };
                let row = name.map(|name| row_of(name, &self.players)).transpose()?;
                self.leftovers.push((number, (space.parse().map_err(|_| needs())?, row)));
            }
            word if describe(&mut self.words, word, rest) => {}
            option if options::is_one(option) => {
                let agreed = options::with(&self.options, option, rest);
                self.options = agreed.ok_or_else(needs)?;
            }
            _ => return Err(WrittenFault::Unknown(word.to_owned())),
        }
        Ok(())
    }

    /// The first line that begins with a word.
    pub fn line(&self, word: &str) -> Option<usize> {
        self.said.iter().find(|(said, _)| said == word).map(|(_, line)| *line)
    }

    /// The names of the rows.
    pub fn names(&self) -> Vec<String> {
        let third = (self.players.len() == 2).then(|| self.third.clone().unwrap_or_else(|| THIRD.to_owned()));
        self.players.iter().cloned().chain(third).collect()
    }

    /// What does not go together with the number of players.
    pub fn faults(&self) -> Vec<TextFault> {
        let (players, tiles) = (self.players.len(), self.tiles.len());
        let least = if players == 2 { LEAST_TILES_OF_TWO } else { LEAST_TILES };
        let third = self.line("third").filter(|_| (3..=6).contains(&players));
        let few = self.line("tile").filter(|_| (1..least).contains(&tiles));
        let third = third.map(|line| TextFault { line, fault: WrittenFault::Pad(PadError::NoThirdPlayer) });
        let few = few.map(|line| TextFault { line, fault: WrittenFault::FewTiles { tiles, least } });
        third.into_iter().chain(few).collect()
    }

    /// Whether the names so far are such as people can have, each once.
    fn check_names(&self) -> Result<(), WrittenFault> {
        let names: Vec<String> = self.players.iter().chain(&self.third).cloned().collect();
        let fault = (0..names.len()).find_map(|at| name_fault(&names, at));
        fault.map_or(Ok(()), |fault| Err(WrittenFault::Player(fault)))
    }

    /// A player who is called as the third one is without a name.
    pub fn fault_of_usual_third(&self) -> Option<WrittenFault> {
        let has_usual = self.players.len() == 2 && self.third.is_none();
        let same = place_of(THIRD, &self.players).filter(|_| has_usual)?;
        Some(WrittenFault::Player(PlayerFault::Twice(self.players[same].clone())))
    }

    pub fn seats(&self) -> Vec<Seat> {
        let seat = |(at, name): (usize, String)| Seat {
            id: NameKey::of(&name).into(),
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

/// When something was; why not, but where it is no day at all.
fn when(words: &[String], zone: &TimeZone) -> Result<When, Option<WrittenFault>> {
    let said = words.join(" ");
    When::read(&said, zone).map_err(|fault| match fault {
        WhenFault::Form => None,
        fault => Some(WrittenFault::When(fault, said)),
    })
}

/// A tile: its id, its price, and the sides that have a wall.
fn tile(words: &[String]) -> Option<Tile> {
    let [id, price, walls @ ..] = words else { return None };
    let side = |word: &String| Side::ALL.into_iter().find(|side| side.name() == word.to_lowercase());
    let walls = walls.iter().map(side).collect::<Option<_>>()?;
    Some(Tile { id: TileId::read(&id.to_uppercase())?, price: price.parse().ok()?, walls })
}
