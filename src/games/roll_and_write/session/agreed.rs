//! What is agreed before a game, as in a form, and the figures that follow from it.

use serde::{Deserialize, Serialize};

use super::seating::MOST_PLAYERS;
use crate::{
    log::Options,
    rules::{
        ChangeDice, GameConfig, Layout, SpecialActions, standard_bonus, standard_phantoms, standard_rounds,
    },
};

/// The fewest and the most phantoms of a single player (§10).
pub const PHANTOMS: (usize, usize) = (2, 4);
/// The most rounds (§2).
pub const MOST_ROUNDS: i64 = 33;
/// The largest bonus of a phantom.
pub const MOST_BONUS: i64 = 99;

/// What is agreed. Figures given by the rules follow the number of players until somebody changes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreed {
    /// Real players, 1 to [`MOST_PLAYERS`].
    pub players: usize,
    /// The phantoms of a single player, 2 to 4.
    pub phantoms: usize,
    /// Whether a single player is to beat the phantoms, instead of playing for the highest total.
    pub against: bool,
    /// The bonus of a phantom, if it is not that of the rules.
    pub bonus: Option<i64>,
    /// The rounds, if they are not those of the rules.
    pub rounds: Option<i64>,
    /// The reading of §5.3.
    pub special_actions: SpecialActions,
    /// The reading of §5.1.
    pub change_dice: ChangeDice,
}

impl Agreed {
    /// What the rules say for so many players.
    #[must_use]
    pub fn of_players(players: usize) -> Self {
        Self {
            players,
            phantoms: PHANTOMS.0,
            against: false,
            bonus: None,
            rounds: None,
            special_actions: SpecialActions::default(),
            change_dice: ChangeDice::default(),
        }
    }

    /// What was agreed for a game.
    #[must_use]
    pub fn of(config: &GameConfig) -> Self {
        let mut agreed = Self {
            phantoms: config.phantoms().max(PHANTOMS.0),
            against: config.phantom_bonus().is_some(),
            special_actions: config.special_actions(),
            change_dice: config.change_dice(),
            ..Self::of_players(config.players())
        };
        agreed.set_rounds(config.rounds().into());
        if let Some(bonus) = config.phantom_bonus() {
            agreed.set_bonus(bonus.into());
        }
        agreed
    }

    /// The same within the possible limits: a file may hold anything.
    #[must_use]
    pub fn possible(self) -> Self {
        Self {
            players: self.players.clamp(1, MOST_PLAYERS),
            phantoms: self.phantoms.clamp(PHANTOMS.0, PHANTOMS.1),
            bonus: self.bonus.filter(|bonus| (0..=MOST_BONUS).contains(bonus)),
            rounds: self.rounds.filter(|rounds| (1..=MOST_ROUNDS).contains(rounds)),
            ..self
        }
    }

    /// The phantoms at the table (§2, §9, §10).
    #[must_use]
    pub const fn phantoms(&self) -> usize {
        match self.players {
            1 => self.phantoms,
            players => standard_phantoms(players),
        }
    }

    /// Rows of the score sheet.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.players + self.phantoms()
    }

    /// Whether a single player plays against the phantoms (§11).
    #[must_use]
    pub const fn is_against(&self) -> bool {
        self.against && self.players == 1
    }

    /// The rounds of the rules for this table (§2).
    #[must_use]
    pub fn usual_rounds(&self) -> i64 {
        standard_rounds(self.rows()).into()
    }

    /// The rounds to play.
    #[must_use]
    pub fn rounds(&self) -> i64 {
        self.rounds.unwrap_or_else(|| self.usual_rounds())
    }

    /// Sets the rounds; set to those of the rules, they follow the number of players again.
    pub fn set_rounds(&mut self, rounds: i64) {
        self.rounds = (rounds != self.usual_rounds()).then_some(rounds);
    }

    /// The bonus of the rules for these phantoms (§11).
    #[must_use]
    pub fn usual_bonus(&self) -> i64 {
        standard_bonus(self.phantoms).into()
    }

    /// The bonus of each phantom.
    #[must_use]
    pub fn bonus(&self) -> i64 {
        self.bonus.unwrap_or_else(|| self.usual_bonus())
    }

    /// Sets the bonus; set to that of the rules, it follows the phantoms again.
    pub fn set_bonus(&mut self, bonus: i64) {
        self.bonus = (bonus != self.usual_bonus()).then_some(bonus);
    }

    /// Rounds and options as records write them.
    #[must_use]
    pub fn options(&self) -> Options {
        Options {
            rounds: self.rounds(),
            special_actions: self.special_actions,
            change_dice: self.change_dice,
            phantom_bonus: self.is_against().then(|| self.bonus()),
        }
    }

    /// The configuration on a sheet; none if a file holds something impossible.
    #[must_use]
    pub fn config(&self, layout: Layout) -> Option<GameConfig> {
        self.options().config(layout, self.players, self.phantoms()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phantoms_and_rounds_follow_the_players() {
        for (players, phantoms, rounds) in [(1, 2, 18), (2, 1, 18), (3, 0, 18), (4, 0, 15), (5, 0, 12)] {
            let agreed = Agreed { against: true, ..Agreed::of_players(players) };
            assert_eq!((agreed.phantoms(), agreed.rounds()), (phantoms, rounds));
            assert_eq!(agreed.options().phantom_bonus, (players == 1).then_some(21), "{players}");
        }
    }

    #[test]
    fn rounds_and_bonus_follow_the_phantoms_until_set_by_hand() {
        let mut agreed = Agreed::of_players(1);
        let both = |agreed: &Agreed| (agreed.rounds(), agreed.bonus());
        assert_eq!(both(&agreed), (18, 21));
        agreed.phantoms = 3;
        assert_eq!(both(&agreed), (15, 18));
        agreed.set_rounds(20);
        agreed.set_bonus(5);
        agreed.phantoms = 4;
        assert_eq!(both(&agreed), (20, 5));
        agreed.set_rounds(12);
        agreed.set_bonus(15);
        agreed.phantoms = 2;
        assert_eq!(both(&agreed), (18, 21));
    }

    #[test]
    fn what_was_agreed_for_a_game_makes_its_configuration_again() {
        let layout = crate::log::NamedLayout::standard().1;
        for players in 1..=MOST_PLAYERS {
            let mut agreed = Agreed { against: players == 1, ..Agreed::of_players(players) };
            agreed.set_rounds(7);
            agreed.set_bonus(4);
            let config = agreed.config(layout).unwrap();
            assert_eq!(Agreed::of(&config).config(layout), Some(config));
        }
    }
}
