//! What is chosen on the page, and the table it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    log::{GAME, Options, SetUp, third_seat},
    pad::PadEvent,
    rules::{GameConfig, TileSet},
    screens::setup::third_name,
    session::{Alhambra, PLAYERS, Pieces},
};
use common::{
    seating::{SeatSetup, Seating},
    table::{Beginning, NewTable},
};
use storage::{Settings, mended};
use text::Texts;

/// The choices that are remembered from table to table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choices {
    /// How many play.
    pub players: usize,
    /// Their places; the others wait for a larger table.
    pub people: Vec<SeatSetup<()>>,
    /// Who goes first, where that is known.
    pub first: Option<usize>,
    /// What the third player of two is called; empty for the usual name.
    pub third_player: String,
    /// Modules and options.
    pub options: Options,
    /// The tiles are those of one's own box, where it has others than the first edition.
    pub own_tiles: bool,
}

impl Choices {
    /// What was chosen last; what cannot be is left out.
    #[must_use]
    pub fn remembered(settings: &Settings) -> Self {
        let me = SeatSetup { me: false, ..SeatSetup::mine(&settings.player_name, &settings.player_colour) };
        let usual = Self {
            players: 3,
            people: Seating::with_me(&me, *PLAYERS.end()).places,
            first: None,
            third_player: String::new(),
            options: Options::default(),
            own_tiles: true,
        };
        let found = settings.forms.get(GAME).unwrap_or(&Value::Null);
        let (mut last, _) = mended(usual, found, |_| true);
        last.players = last.players.clamp(*PLAYERS.start(), *PLAYERS.end());
        let mut seating = last.seating();
        seating.resize(*PLAYERS.end());
        last.people = seating.places;
        last
    }

    /// The settings with these choices remembered.
    #[must_use]
    pub fn remember(&self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        settings.forms.insert(GAME.to_owned(), serde_json::to_value(self).unwrap_or_default());
        settings
    }

    /// All places, and who goes first.
    #[must_use]
    pub fn seating(&self) -> Seating<()> {
        Seating { places: self.people.clone(), first: self.first }
    }

    /// Those that play.
    #[must_use]
    pub fn playing(&self) -> Seating<()> {
        self.seating().of_first(self.players)
    }

    /// The table that was chosen, with what was transcribed of the box.
    #[must_use]
    pub fn table(&self, texts: &Texts, me: &str, own: &Pieces) -> Option<NewTable<Alhambra>> {
        let mut seating = self.playing();
        seating.find_me(me);
        let mut seats = seating.seats(texts);
        if self.players == 2 {
            seats.push(third_seat(third_name(texts, &self.third_player)));
        }
        let tiles = if self.own_tiles { own.tiles() } else { TileSet::standard() };
        let game = GameConfig::new(self.players, tiles.clone(), self.options.clone().into()).ok()?;
        let first = seating.first.and_then(|row| u8::try_from(row + 1).ok());
        let beginning = Beginning {
            config: SetUp { game, printed: own.printed().clone() },
            events: first.map(|row| PadEvent::First { row }).into_iter().collect(),
            seed: None,
            says: None,
        };
        Some(NewTable { seats, layout_name: String::new(), beginning })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Module, screens::test_desk::Trial};
    use text::Language;

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let fresh = Choices::remembered(&Settings::default());
        assert_eq!((fresh.players, fresh.people.len()), (3, 6));
        let mut choices = Choices { players: 2, third_player: "Nicolas".to_owned(), ..fresh.clone() };
        choices.options.modules = vec![Module::Camps];
        let settings = choices.remember(&Settings::default());
        assert_eq!(Choices::remembered(&settings), choices);
        let mut beyond = Settings::default();
        beyond.forms.insert(GAME.to_owned(), serde_json::json!({"players": 9, "people": 3}));
        assert_eq!(Choices::remembered(&beyond).players, 6);
    }

    #[test]
    fn two_players_have_the_third_player_behind_them_and_more_have_none() {
        let texts = Texts::new(Language::English);
        let choices =
            |players| Choices { players, first: Some(1), ..Choices::remembered(&Settings::default()) };
        let table = |players| choices(players).table(&texts, "", &Trial::new().desk.own).expect("a table");
        let two = table(2);
        assert_eq!((two.seats.len(), two.seats[2].kind), (3, kernel::record::SeatKind::Phantom));
        assert_eq!(two.seats[2].name, "Dirk");
        assert_eq!(two.beginning.events, [PadEvent::First { row: 2 }]);
        assert_eq!(table(4).seats.len(), 4);
    }
}
