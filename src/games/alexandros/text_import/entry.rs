//! The lines of a written table that say what happened.

use super::lines::{
    BEGIN, DIVIDE, END, LEAVE, MOVE, OCCUPY, PROVINCE, STAY, TAKE_BACK, TAKE_OVER, TAXES, WALLS,
};
use crate::{
    pad::{CardFrom, Contents, LedgerEvent, Place, Standing},
    rules::{SpaceAt, Symbol},
};
use common::written::{ReadFault, Said};

/// The event that a line describes; none if the line is not an entry.
pub fn read(said: &Said) -> Result<Option<LedgerEvent>, ReadFault> {
    if said.form == END {
        return Ok(Some(LedgerEvent::Close {}));
    }
    let Ok(turn) = said.number("TURN") else {
        return if said.has("TURN") { Err(said.misread()) } else { Ok(None) };
    };
    let player = said.row();
    Ok(Some(match said.form {
        PROVINCE => {
            LedgerEvent::Province { turn, province: said.number("NUMBER")?, contents: contents(said)? }
        }
        DIVIDE => {
            let (province, part) = (said.number("NUMBER")?, said.number("PART")?);
            LedgerEvent::Divide { turn, province, part, contents: contents(said)? }
        }
        WALLS => LedgerEvent::Walls { turn, player, walls: said.number("WALLS")? },
        TAXES => {
            let points = Some(said.numbers("POINTS")?).filter(|points| !points.is_empty());
            LedgerEvent::Taxes { turn, player, card: card(said, "CARD"), points }
        }
        MOVE => {
            let from = [CardFrom::Open, CardFrom::Hand][said.one("open|hand").unwrap_or_default()];
            let card = card(said, "CARD").ok_or_else(|| said.misread())?;
            let (space, way) = (places(said, "ROW,COLUMN")?, places(said, "LINE,PLACE")?);
            let space = *space.first().ok_or_else(|| said.misread())?;
            LedgerEvent::Move { turn, player, card, from, other: self::card(said, "OTHER"), space, way }
        }
        STAY => LedgerEvent::Stay { turn, player, card: card(said, "CARD") },
        BEGIN => LedgerEvent::BeginTurn { turn, player },
        LEAVE => LedgerEvent::Leave { turn, player },
        form if OCCUPY.contains(&form) => LedgerEvent::Occupy { turn, player, place: place(said)? },
        form if TAKE_OVER.contains(&form) => LedgerEvent::TakeOver { turn, player, place: place(said)? },
        form if TAKE_BACK.contains(&form) => LedgerEvent::Recall { turn, player, place: place(said)? },
        _ => return Ok(None),
    }))
}

/// A symbol on a card.
fn card(said: &Said, name: &str) -> Option<Symbol> {
    said.one(name).map(|at| Symbol::ALL[at])
}

/// Plain spaces, symbols, and who stands on what.
fn contents(said: &Said) -> Result<Contents, ReadFault> {
    let mut contents = Contents { plain: said.number("PLAIN")?, ..Contents::default() };
    for at in said.ones("TTHAS") {
        contents.symbols[at] += 1;
    }
    let standing = said.rows().into_iter().zip(said.ones("T"));
    contents.governors =
        standing.map(|(player, on)| Standing { player, on: Symbol::ALL.get(on).copied() }).collect();
    Ok(contents)
}

/// Where something is done.
fn place(said: &Said) -> Result<Place, ReadFault> {
    if said.has("NUMBER") {
        let on = said.ones("TT").into_iter().map(|at| Symbol::ALL[at]).collect();
        return Ok(Place::Typed { province: said.number("NUMBER")?, on });
    }
    Ok(Place::Board { spaces: places(said, "ROW,COLUMN")? })
}

/// Pairs of numbers.
fn places(said: &Said, name: &str) -> Result<Vec<SpaceAt>, ReadFault> {
    Ok(said.numbers(name)?.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect())
}
