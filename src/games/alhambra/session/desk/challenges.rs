//! Playing a challenge: a game of a date or a code against computers.

use super::{Desk, Host};
use crate::{
    challenge::Challenge,
    session::{Deals, challenges::seating, command::NewGame, seating::SeatSetup},
};

impl Desk {
    /// Begins a game of a challenge. To play it with other people, its code is typed as the seed of a new
    /// game.
    pub(super) fn play_challenge(&mut self, challenge: &Challenge, host: &mut Host<'_>) {
        let Some(config) = challenge.config() else { return };
        let me = SeatSetup::mine(&host.settings.player_name, &host.settings.player_colour);
        let game = NewGame {
            seating: seating(&me, challenge.players()),
            third_player: host.texts.alhambra_third_usual().to_owned(),
            config,
            deals: Deals::Program,
            seed: challenge.seed(),
        };
        self.start(game, host);
    }
}
