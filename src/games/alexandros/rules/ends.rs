//! How a game ends, and who wins (§X6).

use super::{GameConfig, Laid};
use kernel::winners;

/// Why a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Red walls were needed: after both actions of the turn (§X6.1).
    RedWalls,
    /// Somebody has the points of the goal: at once, after the taxes of all are scored (§X6.2).
    Goal,
}

/// The end that laying these walls brings about.
#[must_use]
pub const fn end_by_walls(laid: Laid) -> Option<End> {
    if laid.red > 0 { Some(End::RedWalls) } else { None }
}

/// The end that these points of all players bring about.
#[must_use]
pub fn end_by_points(config: &GameConfig, points: &[u16]) -> Option<End> {
    points.iter().any(|points| *points >= config.goal()).then_some(End::Goal)
}

/// Who has the most points, from 0; several players share the victory (§X6.3).
#[must_use]
pub fn leaders(points: &[u16]) -> Vec<usize> {
    winners(points.iter().map(Some))
}
