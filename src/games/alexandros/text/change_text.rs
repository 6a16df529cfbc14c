//! What a correction changed, in words.

use super::names::{province, who};
use crate::{
    pad::{Changes, ProvinceChange},
    rules::End,
};
use common::words::sentence;
use kernel::record::Seat;
use text::Texts;

/// The differences, one on each line.
#[must_use]
pub fn lines(texts: &Texts, seats: &[Seat], changes: &Changes) -> Vec<String> {
    let points = changes.points.iter().map(|change| {
        texts.alexandros_points_change(&who(texts, seats, change.player), change.from, change.to)
    });
    let provinces = changes.provinces.iter().filter_map(|change| of_province(texts, seats, change));
    let walls = match changes.walls {
        0 => None,
        1.. => Some(texts.alexandros_walls_more(changes.walls)),
        _ => Some(texts.alexandros_walls_fewer(changes.walls.unsigned_abs())),
    };
    let end = changes.end.map(|(_, now)| match now {
        Some(end) => sentence(self::end(texts, end)),
        None => texts.alexandros_goes_on().to_owned(),
    });
    points.chain(provinces).chain(walls).chain(end).collect()
}

fn of_province(texts: &Texts, seats: &[Seat], change: &ProvinceChange) -> Option<String> {
    let told = |of| province(texts, seats, of);
    match (&change.from, &change.to) {
        (Some(from), Some(to)) => {
            Some(texts.alexandros_province_change(change.number, &told(to), &told(from)))
        }
        (None, Some(to)) => Some(texts.alexandros_province_new(change.number, &told(to))),
        (Some(from), None) => Some(texts.alexandros_province_gone(change.number, &told(from))),
        (None, None) => None,
    }
}

/// Why the game ends.
#[must_use]
pub fn end(texts: &Texts, end: End) -> &str {
    match end {
        End::Goal => texts.alexandros_end_goal(),
        End::RedWalls => texts.alexandros_end_walls(),
    }
}
