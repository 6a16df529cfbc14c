//! Values for a layout without learned ones: what does not depend on the cell, from the values of another layout.

use std::sync::atomic::Ordering::Relaxed;

use super::{
    Values,
    entries::{BLOCK, COINS, COLUMN, KEPT, MISSING, RACES, ROW, UNDER_BLUE, UNDER_YELLOW, coin, kind, line},
    weight,
};
use crate::rules::{Cell, Layout};
use common::BuildingType;

impl Values {
    /// Values for games of the same kind on another layout; none for one without a grid.
    ///
    /// Lines are rated by how much of them is built, types like the type of these values that is nearest by its number
    /// of buildings, in the measure of their VP, and kept pairs all alike.
    #[must_use]
    pub fn for_layout(&self, from: &Layout, to: &Layout) -> Option<Self> {
        let values = Self { is_general: true, ..Self::zero(to, self.goal)? };
        for (old, new) in self.entries.chunks(BLOCK).zip(values.entries.chunks(BLOCK)) {
            let old: Vec<f32> = old.iter().map(weight).collect();
            let mut block = old.clone();
            for table in [ROW, COLUMN, UNDER_YELLOW, UNDER_BLUE] {
                level_lines(&old, &mut block, table);
            }
            let kept = &old[KEPT..KEPT + Cell::COUNT];
            let mean = kept.iter().sum::<f32>() / Cell::COUNT as f32;
            block[KEPT..KEPT + Cell::COUNT].fill(mean);
            for building in BuildingType::ALL {
                like_another(&old, &mut block, (from, to), building);
            }
            level_coins(&old, &mut block, from.coins());
            for (entry, weight) in new.iter().zip(block) {
                entry.store(weight.to_bits(), Relaxed);
            }
        }
        Some(values)
    }
}

/// Gives all patterns of all lines with as many built the same mean.
fn level_lines(old: &[f32], block: &mut [f32], table: usize) {
    let mut means = [(0.0, 0.0); 7];
    let all = || (0..6).flat_map(|i| (0..64usize).map(move |pattern| (i, pattern)));
    for (i, pattern) in all() {
        let mean = &mut means[pattern.count_ones() as usize];
        mean.0 += old[line(table, i, pattern)];
        mean.1 += 1.0;
    }
    for (i, pattern) in all() {
        let (sum, count) = means[pattern.count_ones() as usize];
        block[line(table, i, pattern)] = sum / count;
    }
}

/// Rates a type like the one nearest to it, by the VP of their first places.
fn like_another(old: &[f32], block: &mut [f32], (from, to): (&Layout, &Layout), building: BuildingType) {
    let likeness = |other: &BuildingType| {
        let counts = from.count(*other).abs_diff(to.count(building));
        (counts, from.vp(*other)[0].abs_diff(to.vp(building)[0]))
    };
    let Some(model) = BuildingType::ALL.into_iter().min_by_key(likeness) else { return };
    let sum = |layout: &Layout, building| layout.vp(building).iter().map(|&vp| f32::from(vp)).sum::<f32>();
    let measure = sum(to, building) / sum(from, model).max(1.0);
    // What a type is worth beyond having nothing to win: the least of its entries is that.
    for missing in 0..MISSING as u8 {
        for race in 0..RACES as u8 {
            for hit in [false, true] {
                block[kind(building.index(), missing, race, hit)] =
                    measure * old[kind(model.index(), missing, race, hit)];
            }
        }
    }
}

/// More coins than these values know are rated like the most that they know.
fn level_coins(old: &[f32], block: &mut [f32], printed: u8) {
    for owned in 0..COINS as u8 {
        for room in 0..COINS as u8 {
            let known = owned.min(printed);
            block[coin(owned, room)] = old[coin(known, room.min(printed - known.max(3)))];
        }
    }
}
