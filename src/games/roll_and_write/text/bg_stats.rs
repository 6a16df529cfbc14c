//! A finished game for the app BG Stats.

use crate::{
    log,
    record::AnyGame,
    rules::{BreakdownExt, MAX_ROWS},
};
use common::bg_stats::{PlayLink, Played, Published};
use kernel::{Breakdown, People, winners};

/// How the game is published.
pub const PUBLISHED: Published =
    Published { title: "Alhambra: Roll & Write", id: log::GAME, number: None, players: [1, MAX_ROWS] };

/// The link of a game; none while it can go on.
#[must_use]
pub fn link(game: &AnyGame, people: &People) -> Option<PlayLink> {
    if !game.is_over() {
        return None;
    }
    let totals: Vec<Option<i32>> = game.breakdown().iter().map(Breakdown::total).collect();
    // On screen the first seat begins; of a result it is not known.
    let first = match game {
        AnyGame::Table(pad) => pad.state().pad_state.first,
        AnyGame::Played(_) | AnyGame::Result(_) => 0,
    };
    let winners = winners(totals.iter().copied());
    Some(PlayLink::new(&Played { game: PUBLISHED, header: game.header(), totals, winners, first, people }))
}
