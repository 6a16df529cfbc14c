//! Events of a table in words.

use super::{
    modules::measured,
    names::{cell, piece, sentence, who},
    places::Places,
};
use crate::{
    log::SetUp,
    pad::{GivenPiece, PadEvent, Step},
    rules::TileId,
};
use common::BuildingType;
use kernel::record::Seat;
use text::Texts;

/// An event: who, and what.
#[must_use]
pub fn describe(texts: &Texts, setup: &SetUp, seats: &[Seat], event: &PadEvent) -> String {
    let what = what(texts, setup, seats, event);
    match event.row() {
        Some(row) => texts.alhambra_said(&who(texts, seats, usize::from(row).saturating_sub(1)), &what),
        None => sentence(&what),
    }
}

/// What an event is, without whose row it is in.
#[must_use]
pub fn what(texts: &Texts, setup: &SetUp, seats: &[Seat], event: &PadEvent) -> String {
    let given = |of: GivenPiece| named(texts, setup, of);
    match event {
        PadEvent::Tile { building, change: Step::More, .. } => texts.alhambra_more(*building),
        PadEvent::Tile { building, change: Step::Fewer, .. } => texts.alhambra_fewer(*building),
        PadEvent::Lay { cell: at, piece, .. } => {
            texts.alhambra_laid(&given(*piece), &Places::Numbered.cell(texts, *at))
        }
        PadEvent::Remove { cell: at, .. } => texts.alhambra_removed(&cell(texts, *at)),
        PadEvent::Swap { cell: at, piece, .. } => texts.alhambra_swapped(&given(*piece), &cell(texts, *at)),
        PadEvent::Reserve { piece, .. } => texts.alhambra_reserved(&given(*piece)),
        PadEvent::Falcon { crossing, falcon, .. } => {
            texts.alhambra_falcon_placed(falcon.kind(), &cell(texts, crossing.0))
        }
        PadEvent::Give { tile, .. } => texts.alhambra_given(&given(GivenPiece::Tile(*tile))),
        PadEvent::Measure { said, .. } => measured(texts, said),
        PadEvent::Neutral { tiles, counts, drawn, .. } => {
            // The third player has the last row.
            let third = who(texts, seats, setup.game.rows().saturating_sub(1));
            texts.alhambra_drew(&third, number_drawn(tiles, *counts) + u16::from(*drawn))
        }
        PadEvent::Scoring { scoring } => texts.alhambra_held(scoring.number()),
        PadEvent::Leftover { space, row: Some(_) } => texts.alhambra_leftover(*space),
        PadEvent::Leftover { space, row: None } => texts.alhambra_leftover_none(*space),
        PadEvent::First { .. } => texts.alhambra_goes_first().to_owned(),
    }
}

/// A piece; a tile that the game does not have by its id.
fn named(texts: &Texts, setup: &SetUp, of: GivenPiece) -> String {
    match (of.piece(setup.game.tiles()), of) {
        (Ok(known), _) => piece(texts, known),
        (Err(_), GivenPiece::Tile(id)) => id.to_string(),
        (Err(_), _) => String::new(),
    }
}

/// A tile by its type and price; one that the game does not have by its id.
#[must_use]
pub fn tile(texts: &Texts, setup: &SetUp, id: TileId) -> String {
    sentence(&named(texts, setup, GivenPiece::Tile(id)))
}

fn number_drawn(tiles: &[TileId], counts: [u8; BuildingType::COUNT]) -> u16 {
    counts.into_iter().map(u16::from).sum::<u16>() + tiles.len() as u16
}
