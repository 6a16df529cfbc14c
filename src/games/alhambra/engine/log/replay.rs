//! From events to moves: the one place where events of a game that is played are applied.

use std::borrow::Cow;

use super::{PlayError, PlayEvent, Refused};
use crate::rules::play::{Draw, Move, Phase, PlayConfig, Refusal, State, ToAct};
use kernel::By;

/// The moves of an event in a position: those who do not send their Vizier before it, then its own.
///
/// # Errors
/// When it names what the game does not have, or other chance is due.
pub fn moves(config: &PlayConfig, state: &State, event: &PlayEvent) -> Result<Vec<Move>, PlayError> {
    let mut before = state.clone();
    let declined = decline(config, &mut before, event);
    let mv = checked(config, if declined > 0 { &before } else { state }, event)?;
    Ok(std::iter::repeat_n(Move::Decline, declined).chain([mv]).collect())
}

/// Applies an event.
///
/// # Errors
/// Why it does not fit; the position is unchanged then.
pub(super) fn apply(config: &PlayConfig, state: &mut State, event: &PlayEvent) -> Result<(), PlayError> {
    let mut next = position_of(config, state, event).into_owned();
    let mv = checked(config, &next, event)?;
    next.apply(config, mv).map_err(|refusal| refused(config, refusal))?;
    *state = next;
    Ok(())
}

/// The position in which an event happens, from the one before it: nobody whom it does not name sends a Vizier, and once
/// people type in money it comes from a deck of theirs.
#[must_use]
pub fn position_of<'a>(config: &PlayConfig, state: &'a State, event: &PlayEvent) -> Cow<'a, State> {
    let is_typed = event.is_money() && event.by() == Some(By::People);
    let begins = is_typed && !state.is_money_typed();
    if state.phase() != Phase::Vizier && !begins {
        return Cow::Borrowed(state);
    }
    let mut next = state.clone();
    let declined = decline(config, &mut next, event);
    if begins {
        next.type_money();
    }
    if declined > 0 || begins { Cow::Owned(next) } else { Cow::Borrowed(state) }
}

/// Those who have the Vizier's say decline until it is the event's turn; how many did. Where that never comes nobody does:
/// the rules then say why.
fn decline(config: &PlayConfig, state: &mut State, event: &PlayEvent) -> usize {
    let is_its_turn = |state: &State| match *event {
        PlayEvent::Vizier { row, .. } => {
            state.phase() == Phase::Vizier && state.to_act(config) == ToAct::Decision(row.wrapping_sub(1))
        }
        _ => state.phase() != Phase::Vizier,
    };
    let mut next = state.clone();
    let mut declined = 0;
    while !is_its_turn(&next) {
        if next.apply(config, Move::Decline).is_err() {
            return 0;
        }
        declined += 1;
    }
    *state = next;
    declined
}

/// The move of an event; of chance only where it is for what is due.
fn checked(config: &PlayConfig, state: &State, event: &PlayEvent) -> Result<Move, PlayError> {
    let mv = event.to_move(config)?;
    let to_act = state.to_act(config);
    match (event, to_act) {
        (_, ToAct::Chance(draw)) if event.is_of(draw) => Ok(mv),
        (&PlayEvent::Deal { row, .. }, ToAct::Chance(Draw::Deal(seat))) => {
            Err(PlayError::OtherRow { said: row, due: seat + 1 })
        }
        (&PlayEvent::Yard { space, .. }, ToAct::Chance(Draw::Yard(due))) => {
            Err(PlayError::OtherSpace { said: space, due: due.space() })
        }
        // Of a scoring card the rules say more than that another card is due.
        (PlayEvent::ScoringCard { .. }, _) => Ok(mv),
        _ if event.by().is_some() && to_act != ToAct::Nothing => {
            Err(refused(config, Refusal::NotNow(to_act)))
        }
        _ => Ok(mv),
    }
}

fn refused(config: &PlayConfig, refusal: Refusal) -> PlayError {
    PlayError::Refused(Box::new(Refused::new(config, refusal)))
}
