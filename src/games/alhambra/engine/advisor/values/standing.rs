//! How a player stands with a type.

use super::entries;
use crate::{
    advisor::points::{Rows, Shares, to_come},
    rules::play::MOST_PLAYERS,
};
use common::BuildingType;

/// How a player stands with a type.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Standing {
    /// The entry of the race.
    pub entry: u32,
    /// What it brings if nothing changes.
    pub now: f32,
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

/// What each row has of a type, a byte each; rows that nobody has are without tiles.
pub(super) type Tiles = [u8; 8];

/// What each row has of a type.
#[inline]
pub(super) fn tiles(building: usize, rows: &Rows) -> Tiles {
    let mut all = Tiles::default();
    all.iter_mut().zip(rows).for_each(|(tiles, types)| *tiles = types[building]);
    all
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
        for tiles in tiles {
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

    /// How many rows have so many tiles, or more.
    #[inline]
    const fn with(&self, tiles: u8) -> u8 {
        // Of each byte the highest bit is free: no type has so many tiles. It is left where a byte is not less.
        let highest = u64::from_le_bytes([0x80; 8]);
        let left = (u64::from_le_bytes(self.tiles) | highest) - u64::from_le_bytes([tiles; 8]);
        // A one for each of them is added up in the last byte.
        ((left & highest) >> 7).wrapping_mul(u64::from_le_bytes([1; 8])).to_le_bytes()[7]
    }

    #[inline]
    pub fn standing(&self, row: usize) -> Standing {
        let own = self.tiles[row];
        let (before, ahead_by_two) = (self.with(own + 1), self.with(own + 2));
        let sharing = self.with(own) - before;
        let [most, second, third] = self.most;
        let (best, next) = match own {
            _ if own == most => (second, third),
            _ if own == second => (most, third),
            _ => (most, second),
        };
        let share =
            |before: u8, sharing: u8| f32::from(self.shares[usize::from(before)][usize::from(sharing)]);
        Standing {
            entry: entries::race(self.first, own, best, next) as u32,
            now: if own == 0 { 0.0 } else { share(before, sharing) },
            more: share(ahead_by_two, before - ahead_by_two + 1),
        }
    }
}
