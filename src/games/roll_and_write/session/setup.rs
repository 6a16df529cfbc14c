//! What the forms of a new game and a new score pad set up and remember: who sits where, what is agreed, which sheet.

use serde::{Deserialize, Serialize};

use super::{
    agreed::Agreed,
    seating::{MOST_PLAYERS, SeatController, SeatSetup, Seating},
};

/// A table being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What is agreed.
    #[serde(flatten)]
    pub agreed: Agreed,
    /// The places of everybody who has ever played; the first [`Agreed::players`] of them play.
    #[serde(flatten)]
    pub seating: Seating,
    /// The name of the sheet, if it is not the program's.
    pub sheet: Option<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self::of_players(1, &SeatSetup::default())
    }
}

impl Setup {
    /// What the rules say for so many players, the first of whom is the person at this computer.
    #[must_use]
    pub fn of_players(players: usize, me: &SeatSetup) -> Self {
        let seating = Seating::with_me(me, MOST_PLAYERS);
        Self { agreed: Agreed::of_players(players), seating, sheet: None }
    }

    /// Drops what is not possible: settings may hold anything.
    pub fn settle(&mut self) {
        self.agreed = self.agreed.clone().possible();
        self.seating.settle(0);
        self.seating.resize(MOST_PLAYERS);
        self.set_players(self.agreed.players);
    }

    /// The places that play.
    #[must_use]
    pub fn playing(&self) -> Seating {
        self.seating.of_first(self.agreed.players)
    }

    /// Sets how many play; the person at this computer is always among them, and a computer alone would be no
    /// game.
    pub fn set_players(&mut self, players: usize) {
        self.agreed.players = players;
        self.seating.first = self.seating.first.filter(|first| *first < players);
        if let Some(mine) = self.seating.mine().filter(|mine| *mine >= players) {
            self.seating.places.swap(0, mine);
        }
        if players == 1 {
            self.seating.places[0].controller = SeatController::Person;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::{PLAYER_COLOURS, seating::Controller};

    fn setup() -> Setup {
        Setup::of_players(3, &SeatSetup::mine("Zoé", "plum"))
    }

    #[test]
    fn i_am_always_among_those_who_play() {
        let mut setup = setup();
        setup.seating.be(2);
        setup.seating.places[2].controller = SeatController::OFFERED[1];
        setup.set_players(1);
        assert!(setup.playing().places[0].me && setup.playing().places[0].controller.is_person());
    }

    #[test]
    fn a_colour_chosen_alone_is_nobody_elses_at_a_larger_table() {
        let mut setup = setup();
        for colour in PLAYER_COLOURS {
            setup.set_players(1);
            setup.seating.paint(0, colour);
            setup.set_players(MOST_PLAYERS);
            let mut colours: Vec<String> =
                setup.playing().places.into_iter().map(|place| place.colour).collect();
            assert_eq!(colours[0], colour);
            colours.sort();
            colours.dedup();
            assert_eq!(colours.len(), MOST_PLAYERS);
        }
    }

    #[test]
    fn nonsense_is_left_out() {
        let mut odd = setup();
        odd.agreed = Agreed { players: 7, phantoms: 9, rounds: Some(99), bonus: Some(-1), ..odd.agreed };
        odd.seating.first = Some(6);
        odd.seating.places.truncate(2);
        odd.seating.places[1].colour = "plum".to_owned();
        odd.settle();
        let usual = Setup::of_players(MOST_PLAYERS, &SeatSetup::mine("Zoé", "plum"));
        assert_eq!(odd, Setup { agreed: Agreed { phantoms: 4, ..usual.agreed.clone() }, ..usual });
    }
}
