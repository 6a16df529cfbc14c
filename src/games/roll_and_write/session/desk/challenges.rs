//! Playing a challenge: a game on the dice of a date or a code.

use super::{Desk, Host};
use crate::{
    challenge::{Challenge, LayoutMark},
    files::GameSummary,
    log::NamedLayout,
    session::{
        challenges::{mark_of, of_saved},
        command::NewGame,
        play::Dice,
        seating::{SeatSetup, Seating},
    },
};

impl Desk {
    /// Takes in the saved games as they are now, each with its file.
    pub fn hear_saved<'a>(&mut self, games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>) {
        self.challenges = of_saved(games);
        self.ended.clear();
        self.drills.look_for_games();
    }

    /// Begins a game on the dice of a challenge; if its sheet is missing, that is reported. To play with other people,
    /// players are added in the game.
    pub(super) fn play_challenge(&mut self, challenge: &Challenge, host: &mut Host<'_>) {
        let Some(layout) = self.sheet_of(challenge.layout()) else {
            return host.remark(host.texts.challenges_no_sheet().to_owned());
        };
        let me = SeatSetup::mine(&host.settings.player_name, &host.settings.player_colour);
        let options = challenge.options();
        let game = NewGame {
            seating: Seating::with_me(&me, challenge.players()),
            dice: Dice::Program,
            phantoms: challenge.phantoms(),
            bonus: options.phantom_bonus,
            rounds: options.rounds,
            special_actions: options.special_actions,
            change_dice: options.change_dice,
            layout,
            seed: challenge.seed().0,
        };
        self.start(&game, host);
    }

    fn sheet_of(&self, mark: LayoutMark) -> Option<NamedLayout> {
        if mark == LayoutMark::Standard {
            return Some(NamedLayout::standard().0);
        }
        let sheets = self.layouts.sheets.all().into_iter().filter_map(|sheet| sheet.content.ok());
        let mut playable = sheets.filter(|(_, layout)| layout.grid().is_some());
        playable.find(|(_, layout)| mark_of(layout) == mark).map(|(sheet, _)| sheet.0)
    }
}
