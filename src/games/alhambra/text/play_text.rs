//! Events of a game that is played here, in words.

use super::{
    names::{card, money, payment, piece, sentence, who},
    places::Places,
};
use crate::{
    log::{EventView, Happened, LastTile, Money},
    rules::{
        Piece, Vizier,
        play::{Cards, Move, PlayConfig, State},
    },
};
use kernel::record::Seat;
use text::Texts;

/// What happened, as a sentence: who, and what.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], event: &EventView, places: Places<'_>) -> String {
    let what = what(texts, event.what, places);
    match event.row {
        Some(row) => texts.alhambra_said(&who(texts, seats, row), &what),
        None => sentence(&what),
    }
}

/// What somebody decides in a position, without who does.
#[must_use]
pub fn decided(texts: &Texts, config: &PlayConfig, state: &State, mv: Move, places: Places<'_>) -> String {
    let happened = Happened::decided(config, state, mv);
    happened
        .map_or_else(|| texts.alhambra_play_declines().to_owned(), |happened| what(texts, happened, places))
}

/// The same as it is advised to whoever decides.
#[must_use]
pub fn advised(texts: &Texts, config: &PlayConfig, state: &State, mv: Move, places: Places<'_>) -> String {
    let named = |of| piece(texts, of);
    match Happened::decided(config, state, mv) {
        None => texts.alhambra_advise_declines().to_owned(),
        Some(Happened::Taken(taken)) => texts.alhambra_advise_takes(&money(texts, taken)),
        Some(Happened::Bought { piece, price, paid: Money::Named(cards) }) => {
            let paid = payment(texts, cards);
            match cards.total() == u16::from(price) {
                true => texts.alhambra_advise_buys_exactly(&named(piece), &paid),
                false => texts.alhambra_advise_buys(&named(piece), &paid),
            }
        }
        Some(Happened::Laid(of, at)) => texts.alhambra_advise_lays(&named(of), &places.cell(texts, at)),
        Some(Happened::Given(of)) => texts.alhambra_advise_gives(&named(of)),
        Some(Happened::Woken) => texts.alhambra_advise_wakes().to_owned(),
        Some(Happened::Falcon { kind, paid, crossing }) => {
            texts.alhambra_advise_falcon(kind, &money(texts, paid), &places.crossing(texts, crossing))
        }
        Some(Happened::Vizier { piece, paid: Money::Named(cards) }) => {
            texts.alhambra_advise_vizier(&named(piece), &payment(texts, cards))
        }
        Some(Happened::Ended) => texts.hint_end().to_owned(),
        Some(Happened::Passed) => texts.alhambra_advise_passes().to_owned(),
        // Nothing is said of who does it.
        Some(happened) => what(texts, happened, places),
    }
}

/// What happened, without who did it.
#[must_use]
pub fn what(texts: &Texts, happened: Happened, places: Places<'_>) -> String {
    let named = |of| piece(texts, of);
    let cell = |at| places.cell(texts, at);
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
        Happened::Laid(of, at) => texts.alhambra_laid(&named(of), &cell(at)),
        Happened::Removed(of, at) => texts.alhambra_play_removes(&named(of), &cell(at)),
        Happened::Swapped { piece, left, cell: at } => {
            texts.alhambra_play_swaps(&named(piece), &named(left), &cell(at))
        }
        Happened::Reserved(of) => texts.alhambra_reserved(&named(of)),
        Happened::Given(of) => texts.alhambra_given(&named(of)),
        Happened::Woken => texts.alhambra_play_wakes().to_owned(),
        Happened::Falcon { kind, paid, crossing } => {
            let at = places.crossing(texts, crossing);
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

/// A piece that is bought, exactly or not, and laid in a place.
#[must_use]
pub fn bought_to(texts: &Texts, of: Piece, place: &str, cards: Cards, is_exact: bool) -> String {
    let (what, paid) = (piece(texts, of), payment(texts, cards));
    if is_exact {
        texts.alhambra_play_buys_to_exactly(&what, place, &paid)
    } else {
        texts.alhambra_play_buys_to(&what, place, &paid)
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
