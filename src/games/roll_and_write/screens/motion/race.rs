//! What moves in the race: a box that was just filled pops, and a type that was just completed is stamped while its row
//! shines; once more when its award is given.

use crate::{
    session::happenings::{Happening, POP, SHINE},
    widgets::score_sheet::ScoreView,
};
use common::director::Director;

/// A stamp comes down; in seconds, at the pace designed.
const STAMP: f64 = 0.4;
/// How often a row shines.
const TIMES: f32 = 2.0;

/// Says in `view` what moves now.
pub(super) fn tell(director: &Director<Happening>, view: &mut ScoreView<'_>) {
    for (cue, since) in director.begun().filter(|(cue, since)| *since < cue.takes) {
        match &cue.what {
            Happening::Fills { row, building } => arrive(view, (*row, building.index()), since / POP),
            Happening::Completes { row, building, .. } => {
                arrive(view, (*row, building.index()), since / STAMP);
                shine(view, building.index(), since);
            }
            Happening::Awards(award) => {
                for &row in &award.rows {
                    arrive(view, (row, award.building.index()), since / STAMP);
                }
                shine(view, award.building.index(), since);
            }
            _ => {}
        }
    }
}

fn arrive(view: &mut ScoreView<'_>, (row, of_type): (usize, usize), far: f64) {
    if let Some(cell) = view.rows[of_type].cells.get_mut(row) {
        cell.arriving = cell.arriving.max((1.0 - far.min(1.0) as f32).powi(2));
    }
}

fn shine(view: &mut ScoreView<'_>, of_type: usize, since: f64) {
    let row = &mut view.rows[of_type];
    row.shine = row.shine.max(shining(since));
}

/// How strongly something shines, 0–1, so long after it began.
pub(super) fn shining(since: f64) -> f32 {
    let far = ((since / SHINE) as f32).clamp(0.0, 1.0);
    (1.0 - far) * (far * TIMES * std::f32::consts::PI).sin().abs()
}
