//! Events of a game that is played here, in words.

use super::names::{card, cell, money, payment, piece, sentence, who};
use crate::{
    log::{EventView, Happened, LastTile, Money},
    rules::{
        Cell, Piece, Vizier,
        play::{Cards, Move, PlayConfig, State},
    },
};
use kernel::record::Seat;
use text::Texts;

/// What happened, as a sentence: who, and what.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], event: &EventView) -> String {
    let what = what(texts, event.what);
    match event.row {
        Some(row) => texts.alhambra_said(&who(texts, seats, row), &what),
        None => sentence(&what),
    }
}

/// What somebody decides in a position, without who does.
#[must_use]
pub fn decided(texts: &Texts, config: &PlayConfig, state: &State, mv: Move) -> String {
    let happened = Happened::decided(config, state, mv);
    happened.map_or_else(|| texts.alhambra_play_declines().to_owned(), |happened| what(texts, happened))
}

/// What happened, without who did it.
#[must_use]
pub fn what(texts: &Texts, happened: Happened) -> String {
    let named = |of| piece(texts, of);
    match happened {
        Happened::Drawn(of) => texts.alhambra_play_draws(&named(of)),
        Happened::Yard(of, space) => texts.alhambra_play_yard(&named(of), space),
        Happened::Beside(of) => texts.alhambra_play_beside(&named(of)),
        Happened::Dealt(dealt) => texts.alhambra_play_dealt(&money(texts, dealt)),
        Happened::Displayed(Money::Named(of)) => {
            of.iter().map(|of| texts.alhambra_play_display(&card(texts, of))).collect()
        }
        Happened::Displayed(Money::Counted(_)) => texts.alhambra_play_display_unnamed().to_owned(),
        Happened::ScoringCard(scoring) => texts.alhambra_play_scoring_card(scoring.number()),
        Happened::Reshuffled(cards) => texts.alhambra_play_reshuffle(cards),
        Happened::First => texts.alhambra_goes_first().to_owned(),
        Happened::Taken(taken) => texts.alhambra_play_takes(&money(texts, taken)),
        Happened::Bought { piece, price, paid } => bought(texts, piece, price, paid),
        Happened::Laid(of, at) => texts.alhambra_laid(&named(of), &cell(texts, at)),
        Happened::Removed(of, at) => texts.alhambra_play_removes(&named(of), &cell(texts, at)),
        Happened::Swapped { piece, left, cell: at } => {
            texts.alhambra_play_swaps(&named(piece), &named(left), &cell(texts, at))
        }
        Happened::Reserved(of) => texts.alhambra_reserved(&named(of)),
        Happened::Given(of) => texts.alhambra_given(&named(of)),
        Happened::Woken => texts.alhambra_play_wakes().to_owned(),
        Happened::Falcon { kind, paid, crossing } => {
            let at = cell(texts, crossing.0);
            match paid {
                Money::Named(_) => texts.alhambra_play_falcon(kind, &money(texts, paid), &at),
                Money::Counted(_) => texts.alhambra_play_falcon_unnamed(kind, &at),
            }
        }
        Happened::Vizier { piece, paid } => match paid {
            Money::Named(cards) => texts.alhambra_play_vizier(&named(piece), &payment(texts, cards)),
            Money::Counted(_) => texts.alhambra_play_vizier_unnamed(&named(piece)),
        },
        Happened::Ended => texts.alhambra_play_ends().to_owned(),
        Happened::Passed => texts.alhambra_play_passes().to_owned(),
    }
}

/// Whether a Vizier is awake.
#[must_use]
pub fn vizier(texts: &Texts, vizier: Vizier) -> &str {
    match vizier {
        Vizier::Awake => texts.alhambra_vizier_awake(),
        Vizier::Asleep => texts.alhambra_vizier_asleep(),
    }
}

/// Who got a piece that was left in the yard, and why.
#[must_use]
pub fn last_tile(texts: &Texts, seats: &[Seat], left: &LastTile) -> String {
    let &LastTile { piece: left, currency, ref most, money } = left;
    let (piece, names) = (piece(texts, left), most.iter().map(|&seat| who(texts, seats, seat)));
    let names = names.collect::<Vec<_>>().join(", ");
    match most.len() {
        0 => texts.alhambra_last_tile_none(&piece, currency),
        1 => texts.alhambra_last_tile(&names, &piece, currency, money),
        _ => texts.alhambra_last_tile_tied(&names, &piece, currency, money),
    }
}

/// A piece that is bought, exactly or not, and laid on a cell.
#[must_use]
pub fn bought_to(texts: &Texts, (of, at): (Piece, Cell), cards: Cards, is_exact: bool) -> String {
    let (what, at, paid) = (piece(texts, of), cell(texts, at), payment(texts, cards));
    if is_exact {
        texts.alhambra_play_buys_to_exactly(&what, &at, &paid)
    } else {
        texts.alhambra_play_buys_to(&what, &at, &paid)
    }
}

fn bought(texts: &Texts, bought: Piece, price: u8, paid: Money) -> String {
    let what = piece(texts, bought);
    match paid {
        Money::Named(cards) if cards.total() == u16::from(price) => {
            texts.alhambra_play_buys_exactly(&what, &payment(texts, cards))
        }
        Money::Named(cards) => texts.alhambra_play_buys(&what, &payment(texts, cards)),
        Money::Counted(_) => texts.alhambra_play_buys_unnamed(&what),
    }
}
