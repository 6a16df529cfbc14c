//! What is said below the Alhambra where nobody points at anything: what is to be done now.

use super::seen::Seen;
use crate::{
    rules::play::{Move, Phase, PieceId, ToAct},
    screens::told::BoardMessage,
    session::Chosen,
    text::names,
};
use kernel::record::Seat;
use text::Texts;

/// What is to be done now.
pub fn guide(texts: &Texts, seen: &Seen<'_>, chosen: Chosen) -> BoardMessage {
    let stays = stays(texts, seen, chosen);
    let refuses = stays.is_some();
    BoardMessage { words: stays.unwrap_or_else(|| words(texts, seen, chosen)), refuses }
}

/// Why what is chosen of the Alhambra cannot be taken away, if it cannot.
fn stays(texts: &Texts, seen: &Seen<'_>, chosen: Chosen) -> Option<String> {
    let Chosen::Laid(cell) = chosen else { return None };
    seen.why_not(texts, Move::TakeAway(cell))
}

fn words(texts: &Texts, seen: &Seen<'_>, chosen: Chosen) -> String {
    let state = seen.state();
    if !seen.decides {
        return match state.to_act(seen.config) {
            // The own move is still being shown.
            ToAct::Decision(seat) if usize::from(seat) == seen.own => String::new(),
            ToAct::Decision(seat) if state.phase() != Phase::Vizier => {
                texts.alhambra_guide_wait(&seen.name(texts, seat.into()))
            }
            ToAct::Nothing => texts.alhambra_guide_over().to_owned(),
            ToAct::Decision(_) | ToAct::Chance(_) => String::new(),
        };
    }
    let player = state.player(seen.own);
    match chosen {
        Chosen::InHand(id) if state.phase() == Phase::LastTiles => {
            format!("{} {}", texts.alhambra_guide_last(), in_hand(texts, seen, id))
        }
        Chosen::InHand(id) => in_hand(texts, seen, id),
        Chosen::Purchase(..) if let Some(piece) = chosen.to_lay(seen.config, state) => {
            texts.alhambra_guide_buy(&names::sentence(&names::piece(texts, seen.config.piece(piece))))
        }
        Chosen::Falcon(_, None) => texts.alhambra_guide_falcon_card().to_owned(),
        Chosen::Falcon(..) => texts.alhambra_guide_falcon().to_owned(),
        Chosen::Laid(_) => texts.alhambra_guide_laid().to_owned(),
        _ if state.phase() == Phase::Vizier => vizier_question(texts, seen.seats, (state.seat(), seen.own)),
        _ if state.may_act() && state.has_acted() => texts.alhambra_guide_again().to_owned(),
        _ if state.may_act() => texts.alhambra_guide_turn().to_owned(),
        _ if state.phase() == Phase::LastTiles => texts.alhambra_guide_last().to_owned(),
        _ if !player.pending().is_empty() => texts.alhambra_first_place().to_owned(),
        _ => texts.alhambra_guide_end().to_owned(),
    }
}

/// What a Vizier is asked, of one seat's player after the turn of another, or their own.
pub(super) fn vizier_question(texts: &Texts, seats: &[Seat], (finished, asked): (usize, usize)) -> String {
    match finished == asked {
        true => texts.alhambra_guide_vizier_own().to_owned(),
        false => texts.alhambra_guide_vizier(&names::who(texts, seats, finished)),
    }
}

/// Where a piece in hand can go.
fn in_hand(texts: &Texts, seen: &Seen<'_>, id: PieceId) -> String {
    let player = seen.state().player(seen.own);
    let what = names::sentence(&names::piece(texts, seen.config.piece(id)));
    let mut places = 0_usize;
    player.grounds().places(seen.config, id, &mut |_| places += 1);
    let is_bought = player.pending().has(id);
    let swaps = if is_bought { 0 } else { player.grounds().swaps(seen.config, id).count() };
    match (is_bought, places) {
        (true, 0) => texts.alhambra_guide_nowhere(&what),
        (true, places) => texts.alhambra_guide_place(&what, places),
        (false, places) => texts.alhambra_guide_reserve(&what, places, swaps),
    }
}
