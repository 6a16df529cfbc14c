//! How a player stands with a type.

use super::entries;
use crate::{
    advisor::points::{Shares, Tiles, to_come},
    rules::play::MOST_PLAYERS,
};
use common::BuildingType;

/// A place in the race of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Place {
    /// The entry of the race.
    pub entry: u32,
    /// What it brings if nothing changes.
    pub now: f32,
}

/// How a player stands with a type.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Standing {
    pub place: Place,
    /// What it would bring with one tile more.
    pub more: f32,
}

/// How everybody stands with each type.
pub(super) type Standings = [[Standing; BuildingType::COUNT]; MOST_PLAYERS];

/// How far a race is.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// Scorings held.
    pub held: usize,
    pub phase: usize,
    /// Tiles of the type in the stack.
    pub unseen: u8,
}

impl Lap {
    /// The first entry of its races.
    #[inline]
    const fn first(self) -> usize {
        entries::races(self.phase, self.unseen)
    }
}

/// A type, with what every row has of it: looked at once for all seats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    /// What a row gets by how many are before it and how many share its places.
    shares: &'static Shares,
    /// The first entry.
    first: usize,
    tiles: Tiles,
    /// The most, the second and the third most.
    most: [u8; 3],
}

impl Race {
    #[inline]
    pub fn new(building: usize, tiles: Tiles, lap: Lap) -> Self {
        let [mut most, mut second, mut third] = [0; 3];
        for tiles in tiles.each() {
            let least = most.min(tiles);
            most = most.max(tiles);
            third = third.max(second.min(least));
            second = second.max(least);
        }
        Self { shares: to_come(lap.held, building), first: lap.first(), tiles, most: [most, second, third] }
    }

    /// Whether it is that of a lap where everybody has so many tiles. The first entry tells scorings held apart, too.
    #[inline]
    pub fn is_of(&self, tiles: Tiles, lap: Lap) -> bool {
        self.first == lap.first() && self.tiles == tiles
    }

    /// The place of a row.
    #[inline]
    pub fn place(&self, row: usize) -> Place {
        let own = self.tiles.row(row);
        let before = self.tiles.rows_with(own + 1);
        let [most, second, third] = self.most;
        let (best, next) = match own {
            _ if own == most => (second, third),
            _ if own == second => (most, third),
            _ => (most, second),
        };
        let entry = entries::race(self.first, own, best, next) as u32;
        let now = if own == 0 { 0.0 } else { self.share(before, self.tiles.rows_with(own) - before) };
        Place { entry, now }
    }

    /// How a row stands.
    #[inline]
    pub fn standing(&self, row: usize) -> Standing {
        let own = self.tiles.row(row);
        let ahead_by_two = self.tiles.rows_with(own + 2);
        let more = self.share(ahead_by_two, self.tiles.rows_with(own + 1) - ahead_by_two + 1);
        Standing { place: self.place(row), more }
    }

    /// What a row gets that so many are before, among so many that share its places.
    #[inline]
    fn share(&self, before: u8, sharing: u8) -> f32 {
        f32::from(self.shares[usize::from(before)][usize::from(sharing)])
    }
}
