//! The lines of a written table that say who sits there, and with which tiles.

use super::{
    Faults, WrittenFault,
    lines::{THIRD, TILE},
};
use crate::{
    pad::PadError,
    rules::{Side, Tile, TileId, TileSet},
};
use common::written::{PLAYERS, PlayerFault, ReadFault, Said, Written, name_fault, place_of};
use kernel::{
    NameKey,
    record::{Seat, SeatKind},
};

/// What the third player is called without a name (§A7).
const USUAL_THIRD: &str = "Dirk";

/// The tiles of a list of one's own at least: the yard can be filled, and with two players the third one has its six (§A7).
const LEAST_TILES: usize = 4;
const LEAST_TILES_OF_TWO: usize = 10;

/// The names of the rows: the players, and of two the third one.
pub fn names(text: &mut Written<'_>, faults: &mut Faults) -> Vec<String> {
    let mut names = text.players.clone();
    let players = names.len();
    let said = text.once(THIRD).map(|said| (said.line, said.text("DIRK").to_owned()));
    match said {
        Some((line, name)) if players == 2 => {
            names.push(name);
            if let Some(fault) = name_fault(&names, players) {
                text.fault(line, ReadFault::Player(fault));
            }
        }
        Some((line, _)) if (3..=6).contains(&players) => {
            faults.push((line, WrittenFault::Pad(PadError::NoThirdPlayer)));
        }
        None if players == 2 => {
            if let Some(same) = place_of(USUAL_THIRD, &names) {
                text.fault(text.line_of(PLAYERS), ReadFault::Player(PlayerFault::Twice(names[same].clone())));
            }
            names.push(USUAL_THIRD.to_owned());
        }
        _ => {}
    }
    names
}

/// The seats of these rows.
pub fn seats(names: &[String], players: usize) -> Vec<Seat> {
    let seat = |(at, name): (usize, &String)| Seat {
        id: NameKey::of(name).into(),
        colour: String::new(),
        kind: if at < players { SeatKind::Human } else { SeatKind::Phantom },
        name: name.clone(),
        policy: None,
    };
    names.iter().enumerate().map(seat).collect()
}

/// The tiles, where they are not those of the first edition.
pub fn tiles(text: &mut Written<'_>, faults: &mut Faults) -> TileSet {
    let lines: Vec<Said> = text.all(&[TILE]).cloned().collect();
    let tiles: Vec<Tile> = lines.iter().filter_map(|said| text.take(said, tile)).collect();
    let least = if text.players.len() == 2 { LEAST_TILES_OF_TWO } else { LEAST_TILES };
    // Of a list with a line that cannot be read nobody knows what is in it.
    let Some(first) = lines.first().filter(|_| !text.is_unread("tile")) else {
        return TileSet::standard().clone();
    };
    if tiles.len() < least {
        faults.push((first.line, WrittenFault::FewTiles { tiles: tiles.len(), least }));
    }
    TileSet::new(tiles).unwrap_or_else(|wrong| {
        faults.extend(wrong.into_iter().map(|fault| (0, WrittenFault::Tiles(fault))));
        TileSet::standard().clone()
    })
}

/// A tile: its id, its price, and the sides that have a wall.
fn tile(said: &Said) -> Result<Tile, ReadFault> {
    let id = TileId::read(&said.text("ID").to_uppercase()).ok_or_else(|| said.misread())?;
    let walls = said.ones("SIDE").into_iter().map(|at| Side::ALL[at]).collect();
    Ok(Tile { id, price: said.number("PRICE")?, walls })
}
