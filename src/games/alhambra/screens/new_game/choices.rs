//! What is chosen on the page, and the game it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    advisor::{Level, Policy},
    challenge::Challenge,
    log::{GAME, PlayOptions},
    rules::{GameConfig, Printed, TileSet, play::PlayConfig},
    screens::setup::third_name,
    session::{
        Deals, NewGame, PLAYERS, Pieces,
        seating::{SeatSetup, Seating},
    },
};
use common::seating::SeatController;
use kernel::Seed;
use storage::{Settings, mended};
use text::Texts;

/// The choices that are remembered from game to game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choices {
    /// How many play.
    pub players: usize,
    /// Their places; the others wait for a larger table. Tables remember theirs under another name.
    pub places: Vec<SeatSetup>,
    /// What the third player of two is called; empty for the usual name.
    pub third_player: String,
    /// Modules and options.
    pub options: PlayOptions,
    /// The tiles are those of one's own box, where it has others than the first edition.
    pub own_tiles: bool,
    /// Where tiles and cards come from.
    pub deals: Deals,
}

impl Choices {
    /// What is chosen where nothing else was yet.
    fn usual(me: &SeatSetup) -> Self {
        let mut places = Seating::with_me(me, *PLAYERS.end()).places;
        for place in places.iter_mut().skip(1) {
            place.controller = SeatController::Computer(Policy::Level(Level::Casual));
        }
        Self {
            players: 3,
            places,
            third_player: String::new(),
            options: PlayOptions::default(),
            own_tiles: true,
            deals: Deals::Program,
        }
    }

    /// A game of two with a computer, as the lesson taught it.
    #[must_use]
    pub fn of_two(settings: &Settings) -> Self {
        let me = SeatSetup::mine(&settings.player_name, &settings.player_colour);
        Self { players: 2, ..Self::usual(&me) }
    }

    /// What was chosen last; what cannot be is left out.
    #[must_use]
    pub fn remembered(settings: &Settings) -> Self {
        let me = SeatSetup::mine(&settings.player_name, &settings.player_colour);
        let found = settings.forms.get(&form()).unwrap_or(&Value::Null);
        let (mut last, _) = mended(Self::usual(&me), found, |_| true);
        last.players = last.players.clamp(*PLAYERS.start(), *PLAYERS.end());
        let mut seating = last.seating();
        seating.resize(*PLAYERS.end());
        let mine = seating.mine().unwrap_or(0);
        // Settings may have been changed since; only one is me.
        seating.be(mine);
        seating.places[mine].name.clone_from(&me.name);
        seating.paint(mine, &me.colour);
        last.places = seating.places;
        last
    }

    /// The settings with these choices remembered.
    #[must_use]
    pub fn remember(&self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        settings.forms.insert(form(), serde_json::to_value(self).unwrap_or_default());
        if let Some(me) = self.places.iter().find(|place| place.me) {
            (settings.player_name, settings.player_colour) = (me.name.trim().to_owned(), me.colour.clone());
        }
        settings
    }

    /// All places.
    #[must_use]
    pub fn seating(&self) -> Seating {
        Seating { places: self.places.clone(), first: None }
    }

    /// Those that play.
    #[must_use]
    pub fn playing(&self) -> Seating {
        self.seating().of_first(self.players)
    }

    /// Chooses what a challenge says; who sits where stays.
    pub fn take(&mut self, challenge: &Challenge) {
        self.players = challenge.players();
        self.options = challenge.options().clone();
        (self.own_tiles, self.deals) = (false, Deals::Program);
    }

    /// The challenge that others can play with this seed; none of what no code holds.
    #[must_use]
    pub fn challenge(&self, texts: &Texts, own: &Pieces, seed: Seed) -> Option<Challenge> {
        let game = self.game(texts, own, seed).filter(|game| game.deals == Deals::Program)?;
        Challenge::of(&game.config, seed)
    }

    /// The game that was chosen: with the pieces of one's own box where all of a module are transcribed, else with ours
    /// (§A11.5).
    #[must_use]
    pub fn game(&self, texts: &Texts, own: &Pieces, seed: Seed) -> Option<NewGame> {
        let tiles = if self.own_tiles { own.tiles() } else { TileSet::standard() };
        let game = GameConfig::new(self.players, tiles.clone(), self.options.clone().into()).ok()?;
        let config = PlayConfig::new(game.clone(), own.printed());
        let config = config.or_else(|_| PlayConfig::new(game, &Printed::ours())).ok()?;
        let third_player = third_name(texts, &self.third_player);
        Some(NewGame { seating: self.playing(), third_player, config, deals: self.deals, seed })
    }
}

/// What the choices are called among the forms that settings remember.
fn form() -> String {
    format!("{GAME}-play")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Module, screens::test_desk::Trial};
    use common::seating::Controller;
    use text::Language;

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let fresh = Choices::remembered(&Settings::default());
        assert_eq!((fresh.players, fresh.places.len(), fresh.playing().people()), (3, 6, 1));
        let mut choices = Choices { players: 2, third_player: "Nicolas".to_owned(), ..fresh };
        choices.options.common.modules = vec![Module::Camps];
        choices.places[1].controller = SeatController::Person;
        let settings = choices.remember(&Settings::default());
        assert_eq!(Choices::remembered(&settings), choices);
        let mut beyond = Settings::default();
        beyond.forms.insert(form(), serde_json::json!({"players": 9, "places": 3}));
        assert_eq!(Choices::remembered(&beyond).players, 6);
    }

    #[test]
    fn every_mix_of_modules_can_be_played_with_our_pieces() {
        let texts = Texts::new(Language::English);
        let own = &Trial::new().desk.own;
        for modules in 0..16 {
            let mut choices = Choices::remembered(&Settings::default());
            let all = Module::ALL.into_iter().enumerate();
            choices.options.common.modules =
                all.filter(|(k, _)| modules >> k & 1 == 1).map(|(_, module)| module).collect();
            let game = choices.game(&texts, own, Seed(1)).expect("a game");
            assert_eq!(game.seating.places.len(), 3);
            assert!(!game.seating.places[1].controller.is_person());
        }
    }
}
