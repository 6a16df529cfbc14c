//! What moves in the race: a box that was just filled pops, and a type that was just completed is stamped while its row
//! shines. Any key or click ends it.

use egui::{Id, Ui};

use super::score_sheet::ScoreView;
use ui::keys;

// In seconds, at the pace designed.
const POP: f64 = 0.3;
const STAMP: f64 = 0.4;
const SHINE: f64 = 0.9;
/// How often a row shines in that time.
const TIMES: f32 = 2.0;

/// Cells that change at once when the game goes on; more are a leap through it.
const MOST: usize = 4;

/// Follows a race from frame to frame.
#[derive(Debug, Default)]
pub struct RaceMotion {
    shown: Option<RaceSnapshot>,
    arriving: Vec<Arriving>,
}

/// What was shown of a race.
#[derive(Debug, PartialEq)]
struct RaceSnapshot {
    of: Id,
    entry: usize,
    /// Boxes filled, and whether that is all of them, by type and column.
    cells: Vec<Vec<(u8, bool)>>,
}

/// A box that was just filled.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Arriving {
    row: usize,
    column: usize,
    completes: bool,
    began: f64,
}

impl RaceMotion {
    /// Says in `view` what moves now in the race of a game that has come to an entry; `times` is how many times as long as
    /// designed things take, 0 where nothing moves.
    pub fn follow(&mut self, ui: &Ui, (of, entry): (Id, usize), times: f64, view: &mut ScoreView<'_>) {
        let now = ui.input(|input| input.time);
        if keys::acts(ui) || times == 0.0 {
            self.arriving.clear();
        }
        let shown = RaceSnapshot::of(of, entry, view);
        if let Some(before) = self.shown.as_ref().filter(|before| times > 0.0 && **before != shown) {
            self.arriving.extend(shown.filled_since(before, now));
        }
        self.shown = Some(shown);
        self.arriving.retain(|arriving| arriving.since(now, times) < arriving.seconds());
        for arriving in &self.arriving {
            arriving.tell(arriving.since(now, times), view);
            ui.ctx().request_repaint();
        }
    }
}

impl RaceSnapshot {
    fn of(of: Id, entry: usize, view: &ScoreView<'_>) -> Self {
        let cells = view.rows.iter().map(|row| row.cells.iter().map(|cell| (cell.count, cell.completed)));
        Self { of, entry, cells: cells.map(Iterator::collect).collect() }
    }

    /// What was filled from one sight of a game to the next; nothing by going back, or in a leap.
    fn filled_since(&self, before: &Self, began: f64) -> Vec<Arriving> {
        if before.of != self.of || before.entry > self.entry {
            return Vec::new();
        }
        let mut filled = Vec::new();
        for (row, (now, before)) in self.cells.iter().zip(&before.cells).enumerate() {
            for (column, (now, before)) in now.iter().zip(before).enumerate() {
                if now.0 > before.0 {
                    filled.push(Arriving { row, column, completes: now.1, began });
                }
            }
        }
        if filled.len() > MOST { Vec::new() } else { filled }
    }
}

impl Arriving {
    fn since(self, now: f64, times: f64) -> f64 {
        (now - self.began) / times
    }

    const fn seconds(self) -> f64 {
        if self.completes { SHINE } else { POP }
    }

    fn tell(self, since: f64, view: &mut ScoreView<'_>) {
        let row = &mut view.rows[self.row];
        let takes = if self.completes { STAMP } else { POP };
        if let Some(cell) = row.cells.get_mut(self.column) {
            cell.arriving = (1.0 - (since / takes).min(1.0) as f32).powi(2);
        }
        if self.completes {
            let far = (since / SHINE) as f32;
            row.shine = row.shine.max((1.0 - far) * (far * TIMES * std::f32::consts::PI).sin().abs());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(entry: usize, cells: &[&[(u8, bool)]]) -> RaceSnapshot {
        RaceSnapshot { of: Id::NULL, entry, cells: cells.iter().map(|row| row.to_vec()).collect() }
    }

    #[test]
    fn a_box_that_is_filled_pops_and_a_type_that_is_completed_is_stamped() {
        let before = shown(3, &[&[(1, false), (4, false)], &[(0, false), (2, false)]]);
        let now = shown(5, &[&[(2, false), (5, true)], &[(0, false), (2, false)]]);
        let arriving = now.filled_since(&before, 1.0);
        let told: Vec<_> = arriving.iter().map(|it| (it.row, it.column, it.completes)).collect();
        assert_eq!(told, [(0, 0, false), (0, 1, true)]);
        assert!(arriving[0].seconds() < arriving[1].seconds());
    }

    #[test]
    fn nothing_moves_backwards_in_a_leap_or_from_one_game_to_another() {
        let few = shown(3, &[&[(1, false); 5]]);
        let many = shown(90, &[&[(2, false); 5]]);
        assert!(many.filled_since(&few, 0.0).is_empty() && few.filled_since(&many, 0.0).is_empty());
        let other = RaceSnapshot { of: Id::unique("another"), ..shown(9, &[&[(2, false)]]) };
        assert!(other.filled_since(&shown(3, &[&[(1, false)]]), 0.0).is_empty());
    }
}
