//! Events of a game that is played here, in words.

use super::names::{card, cards, cell, piece, sentence, who};
use crate::{
    log::{PlayEvent, position_of},
    rules::{
        Piece, Scoring,
        play::{Cards, Move, Offer, PieceId, PlayConfig, State, ToAct},
    },
};
use kernel::record::Seat;
use text::Texts;

/// What happened in a position, as a sentence: who, and what.
#[must_use]
pub fn describe(
    texts: &Texts,
    config: &PlayConfig,
    seats: &[Seat],
    before: &State,
    event: &PlayEvent,
) -> String {
    let then = position_of(config, before, event);
    let Ok(mv) = event.to_move(config) else { return String::new() };
    let what = what(texts, config, &then, event, mv);
    match row(config, &then, event) {
        Some(row) => texts.alhambra_said(&who(texts, seats, row), &what),
        None => sentence(&what),
    }
}

/// The row, from 0, that an event in a position is about; none where it is about the whole table.
#[must_use]
pub fn row(config: &PlayConfig, before: &State, event: &PlayEvent) -> Option<usize> {
    let state = position_of(config, before, event);
    let owner = |id: PieceId| (0..config.players()).find(|&seat| state.player(seat).pending().has(id));
    match (event, event.to_move(config).ok()?) {
        (PlayEvent::Neutral { .. }, _) => Some(config.players()),
        (PlayEvent::Deal { row, .. }, _) => usize::from(*row).checked_sub(1),
        (_, Move::First(seat) | Move::Vizier(seat, ..)) => Some(seat.into()),
        // Last tiles are placed in any order.
        (_, Move::Lay(id, _) | Move::Reserve(id)) => owner(id).or(Some(state.seat())),
        _ => match state.to_act(config) {
            ToAct::Decision(seat) => Some(seat.into()),
            ToAct::Chance(_) | ToAct::Nothing => None,
        },
    }
}

/// What happened, without who did it.
fn what(texts: &Texts, config: &PlayConfig, state: &State, event: &PlayEvent, mv: Move) -> String {
    let named = |id| piece(texts, config.piece(id));
    match mv {
        Move::Tile(id) => match *event {
            PlayEvent::Yard { .. } if matches!(config.piece(id), Piece::Bazaar(_)) => {
                texts.alhambra_play_beside(&named(id))
            }
            PlayEvent::Yard { space, .. } => texts.alhambra_play_yard(&named(id), space),
            _ => texts.alhambra_play_draws(&named(id)),
        },
        Move::Card(of) => match event {
            PlayEvent::Deal { .. } => texts.alhambra_play_dealt(&card(texts, of)),
            _ => texts.alhambra_play_display(&card(texts, of)),
        },
        Move::ScoringCard => {
            let scoring = state.next_scoring_card().unwrap_or(Scoring::Second);
            texts.alhambra_play_scoring_card(scoring.number())
        }
        Move::Reshuffle => texts.alhambra_play_reshuffle(state.discards().len()),
        Move::First(_) => texts.alhambra_goes_first().to_owned(),
        Move::Take(taken) => texts.alhambra_play_takes(&cards(texts, taken)),
        Move::Buy(offer, paid) => bought(texts, config, state, offer, paid),
        Move::Lay(id, at) => texts.alhambra_laid(&named(id), &cell(texts, at)),
        Move::TakeAway(at) => texts.alhambra_removed(&cell(texts, at)),
        Move::Swap(id, at) => texts.alhambra_swapped(&named(id), &cell(texts, at)),
        Move::Reserve(id) => texts.alhambra_reserved(&named(id)),
        Move::Give(id) => texts.alhambra_given(&named(id)),
        Move::Wake => texts.alhambra_play_wakes().to_owned(),
        Move::Falcon { falcon, card: paid, crossing } => {
            let kind = config.falcon(falcon).kind();
            texts.alhambra_play_falcon(kind, &card(texts, paid), &cell(texts, crossing.0))
        }
        Move::Vizier(_, offer, paid) => {
            let what = offered(state, offer).map(named).unwrap_or_default();
            texts.alhambra_play_vizier(&what, &cards(texts, paid))
        }
        Move::EndTurn if state.has_acted() => texts.alhambra_play_ends().to_owned(),
        Move::EndTurn => texts.alhambra_play_passes().to_owned(),
        // Nobody writes it.
        Move::Decline => String::new(),
    }
}

fn bought(texts: &Texts, config: &PlayConfig, state: &State, offer: Offer, paid: Cards) -> String {
    let Ok(priced) = state.priced(config, offer) else { return String::new() };
    let (what, with) = (piece(texts, config.piece(priced.piece)), cards(texts, paid));

    if paid.total() == u16::from(priced.price) {
        texts.alhambra_play_buys_exactly(&what, &with)
    } else {
        texts.alhambra_play_buys(&what, &with)
    }
}

/// What can be bought there.
const fn offered(state: &State, offer: Offer) -> Option<PieceId> {
    match offer {
        Offer::Space(space) => state.yard(space),
        Offer::Bazaar(id) => Some(id),
    }
}
