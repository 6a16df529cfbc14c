//! What all options of a decision find the same, looked at again only where it has changed since the decision before: how
//! far the game is, the races of types, and everybody's money.

use super::{
    course::Course,
    purse::Purse,
    standing::{Lap, Race, Standings},
};
use crate::{
    advisor::{
        material::Material,
        points::{Rows, Tiles},
    },
    rules::{
        Currency,
        play::{Cards, MOST_PLAYERS, PlayConfig, State},
    },
};
use common::BuildingType;

/// By seat, the money.
pub(super) type Purses = [[Purse; Currency::COUNT]; MOST_PLAYERS];

/// The table between two decisions.
#[derive(Clone, Debug, Default)]
pub(in crate::advisor) struct Table {
    pub(super) course: Course,
    pub(super) rows: Rows,
    /// Tiles of each type in the stack.
    unseen: [u8; BuildingType::COUNT],
    races: [Option<Race>; BuildingType::COUNT],
    /// How everybody stands in these races.
    pub(super) standings: Standings,
    /// The phase and the hand of which each seat's purses are.
    hands: [Option<(usize, Cards)>; MOST_PLAYERS],
    pub(super) purses: Purses,
}

impl Table {
    /// Looks at what has changed, where the players' Alhambras have so many tiles of each type.
    pub fn update(&mut self, config: &PlayConfig, material: &Material, state: &State, rows: Rows) {
        (self.course, self.rows) = (Course::new(config, state), rows);
        self.unseen = material.counts(state.stack());
        if config.game().has_third_player() {
            self.rows[config.players()] = material.counts(state.third_player());
        }
        for building in 0..BuildingType::COUNT {
            let (tiles, lap) = (Tiles::of(building, &self.rows), self.lap(building));
            if self.races[building].is_some_and(|known| known.is_of(tiles, lap)) {
                continue;
            }
            let race = Race::new(building, tiles, lap);
            self.races[building] = Some(race);
            for (player, standings) in self.standings.iter_mut().enumerate().take(config.players()) {
                standings[building] = race.standing(player);
            }
        }
        for player in 0..config.players() {
            let (phase, hand) = (self.course.phase, state.player(player).hand());
            if self.hands[player] != Some((phase, hand)) {
                self.hands[player] = Some((phase, hand));
                self.purses[player] = Purse::all(phase, hand);
            }
        }
    }

    /// Whether it was looked at in a position with these hands.
    pub(super) fn is_of(&self, config: &PlayConfig, state: &State) -> bool {
        let phase = Course::new(config, state).phase;
        (0..config.players()).all(|player| self.hands[player] == Some((phase, state.player(player).hand())))
    }

    /// The race of a type where everybody has so many tiles.
    #[inline]
    pub(super) fn race(&self, building: usize, rows: &Rows) -> Race {
        Race::new(building, Tiles::of(building, rows), self.lap(building))
    }

    #[inline]
    const fn lap(&self, building: usize) -> Lap {
        let Course { held, phase, .. } = self.course;
        Lap { held, phase, unseen: self.unseen[building] }
    }
}
