//! An Alhambra as values see it, looked at once as long as it does not change.

use super::material::Material;
use crate::rules::{
    Module, Scoring,
    play::{Grounds, MOST_PLAYERS, PlayConfig, State},
};
use common::BuildingType;

/// The different walls that a building can have.
pub(super) const WALLS: usize = 16;

/// What an Alhambra scores, and what fits it.
#[derive(Clone, Debug)]
pub(super) struct BoardView {
    /// What was looked at.
    pub grounds: Grounds,
    /// Tiles of each type.
    pub types: [u8; BuildingType::COUNT],
    /// The longest line of wall.
    pub wall: u8,
    /// In how many places a building with these walls can be laid.
    pub places: [u8; WALLS],
    /// What modules bring at each scoring if nothing changes.
    pub modules: [u16; Scoring::ALL.len()],
}

impl BoardView {
    pub fn new(config: &PlayConfig, material: &Material, grounds: &Grounds) -> Self {
        let mut types = [0; BuildingType::COUNT];
        for (_, piece) in grounds.pieces() {
            if let Some(building) = material.kind(piece).building {
                types[usize::from(building)] += 1;
            }
        }
        let mut places = [0; WALLS];
        grounds.openings(config, &mut |_, fitting| {
            let mut left = fitting;
            while left != 0 {
                places[left.trailing_zeros() as usize] += 1;
                left &= left - 1;
            }
        });
        let mut modules = [0; Scoring::ALL.len()];
        if Module::ALL.into_iter().any(|module| config.has(module) && !module.rules().scorings.is_empty()) {
            for points in grounds.holdings(config).modules {
                for scoring in points.module.rules().scorings {
                    modules[scoring.index()] += points.vp;
                }
            }
        }
        Self { grounds: grounds.clone(), types, wall: grounds.wall(config) as u8, places, modules }
    }

    /// VP of wall and modules at a scoring.
    pub fn own_vp(&self, scoring: Scoring) -> u16 {
        u16::from(self.wall) + self.modules[scoring.index()]
    }
}

/// The Alhambras of a game, each looked at again only when it has changed.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardViews([Option<BoardView>; MOST_PLAYERS]);

impl BoardViews {
    /// Looks at what has changed.
    pub fn update(&mut self, config: &PlayConfig, material: &Material, state: &State) {
        for (seat, view) in self.0.iter_mut().enumerate().take(config.players()) {
            let grounds = state.player(seat).grounds();
            if view.as_ref().is_none_or(|view| !view.grounds.is_same(grounds)) {
                *view = Some(BoardView::new(config, material, grounds));
            }
        }
    }

    /// The Alhambra of a seat of the game.
    pub fn of(&self, seat: usize) -> Option<&BoardView> {
        self.0[seat].as_ref()
    }
}
