//! The end of a game: the numbers of the card come column by column, and a total counts up with them. Where several have
//! one, their totals come after that, the last one's first; at the end who won, or how the result compares. Any key or
//! click ends all that at once.

use egui::{Key, Modifiers, Ui};

use super::card_item::CardItem;
use crate::{rules::BreakdownExt, text::score_text::ScoreText};
use kernel::Breakdown;
use ui::keys;

// In seconds, at the pace designed.
/// From one column to the next.
const COLUMN: f64 = 0.3;
/// From one total to the next.
const ROW: f64 = 0.7;
/// A rosette turns; it slows down to stand.
const TURNS: f64 = 2.4;

/// How far it turns, in whole turns.
const TURN: f32 = 0.5;
/// Seconds for which Enter may still be meant for the last turn, and begins no other game.
const HELD: f64 = 0.7;

/// When the end of a game was first shown.
#[derive(Debug, Default)]
pub struct EndingMotion {
    began: Option<f64>,
    held_until: f64,
}

/// How far the ending is in a frame.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Seconds at the pace designed.
    since: f64,
    /// Columns but that of the totals.
    columns: usize,
    /// Where several have a total, their rows: the last one first.
    order: Vec<usize>,
}

impl EndingMotion {
    /// Another card is shown: that of a game which ends now, or not.
    pub fn open(&mut self, ui: &Ui, ends_now: bool) {
        let now = ui.input(|input| input.time);
        self.began = ends_now.then_some(now);
        self.held_until = if ends_now { now + HELD } else { now };
    }

    /// How far it is, while anything moves; `times` is how many times as long as designed things take.
    pub fn follow(&mut self, ui: &Ui, times: f64, score: &ScoreText<'_>) -> Option<Ending> {
        let acts = keys::acts(ui);
        ui.input_mut(|input| {
            if input.time < self.held_until {
                input.consume_key(Modifiers::NONE, Key::Enter);
            }
        });
        let since = ui.input(|input| input.time) - self.began?;
        if acts || times == 0.0 {
            self.began = None;
            return None;
        }
        let totals: Vec<Option<i32>> = score.rows.iter().map(Breakdown::total).collect();
        let ending = Ending::new(since / times, CardItem::of_any(score).len() - 1, &totals);
        if ending.since >= ending.verdict_at() + TURNS {
            self.began = None;
            return None;
        }
        ui.ctx().request_repaint();
        Some(ending)
    }
}

impl Ending {
    fn new(since: f64, columns: usize, totals: &[Option<i32>]) -> Self {
        let mut order: Vec<usize> = (0..totals.len()).filter(|&row| totals[row].is_some()).collect();
        order.sort_by_key(|&row| totals[row]);
        if order.len() < 2 {
            order.clear();
        }
        Self { since, columns, order }
    }

    /// When all columns but the totals are there.
    fn counted_at(&self) -> f64 {
        COLUMN * self.columns as f64
    }

    fn verdict_at(&self) -> f64 {
        self.counted_at() + ROW * self.order.len() as f64
    }

    /// Whether all is told but what the rosettes add.
    pub(super) fn has_verdict(&self) -> bool {
        self.since >= self.verdict_at()
    }

    /// How far a column has come, from 0 to 1.
    pub(super) fn column(&self, column: usize) -> f32 {
        (self.since / COLUMN - column as f64).clamp(0.0, 1.0) as f32
    }

    /// The total of a row as far as it is counted; none where it is still to come.
    pub(super) fn total(&self, score: &ScoreText<'_>, row: usize) -> Option<i32> {
        let worth = |item: &CardItem| item.of(&score.rows[row]).map_or(0, |number| number.vp);
        let items = CardItem::of_any(score);
        let columns = items.iter().filter(|item| **item != CardItem::Total).map(worth);
        self.has_total(row).then(|| self.counted(columns))
    }

    /// A sum that counts up as columns come, of what each is worth.
    fn counted(&self, columns: impl Iterator<Item = i32>) -> i32 {
        let so_far = columns.enumerate().map(|(k, vp)| (f64::from(vp) * f64::from(self.column(k))).round());
        so_far.sum::<f64>() as i32
    }

    /// Whether the total of a row is shown, counted as far as it is.
    fn has_total(&self, row: usize) -> bool {
        let place = self.order.iter().position(|&one| one == row);
        place.is_none_or(|place| self.since >= self.counted_at() + ROW * place as f64)
    }

    /// Where several have a total, whose is shown last, or comes first.
    pub(super) fn row(&self) -> Option<usize> {
        let told = self.order.iter().copied().take_while(|&row| self.has_total(row)).last();
        told.or_else(|| self.order.first().copied())
    }

    /// How far the reason of a number has come: with its column, and that of a total when it is counted.
    pub(super) fn seen(&self, row: usize, column: usize) -> f32 {
        if column < self.columns {
            return self.column(column);
        }
        f32::from(self.since >= self.counted_at() && self.has_total(row))
    }

    /// How far a rosette is turned, in whole turns; in the end it stands upright.
    pub(super) fn turn(&self) -> f32 {
        let left = (1.0 - (self.since - self.verdict_at()) / TURNS).clamp(0.0, 1.0) as f32;
        TURN * left * left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOTALS: [Option<i32>; 4] = [Some(80), Some(62), None, Some(91)];

    #[test]
    fn columns_come_one_by_one_and_the_total_counts_with_them() {
        let worth = [16, 10, 4];
        let mut shown = Vec::new();
        for tenth in 0..=9 {
            let ending = Ending::new(COLUMN * f64::from(tenth) / 3.0, 3, &[Some(30), None]);
            shown.push(ending.counted(worth.into_iter()));
            let columns = [0, 1, 2].map(|column| ending.column(column));
            assert!(columns[0] >= columns[1] && columns[1] >= columns[2]);
            assert!(columns[1] == 0.0 || columns[0] == 1.0, "one after the other");
            assert!(ending.has_total(0), "alone it is counted before all eyes");
        }
        assert!(shown.is_sorted() && shown[0] == 0 && shown[9] == 30, "{shown:?}");
        let reasons = |seconds: f64| {
            let ending = Ending::new(seconds, 3, &[Some(30), None]);
            [0, 1, 2, 3].map(|column| ending.seen(0, column))
        };
        assert_eq!(reasons(2.0 * COLUMN), [1.0, 1.0, 0.0, 0.0]);
        assert_eq!(reasons(3.0 * COLUMN), [1.0; 4]);
    }

    #[test]
    fn of_several_the_last_comes_first_and_the_verdict_after_the_winner() {
        let at = |seconds: f64| Ending::new(seconds, 8, &TOTALS);
        let counted = at(0.0).counted_at();
        let told = |seconds: f64| [0, 1, 3].map(|row| at(seconds).has_total(row));
        assert_eq!(told(counted - 0.01), [false; 3]);
        assert_eq!(told(counted + 0.01), [false, true, false]);
        assert_eq!(told(counted + ROW + 0.01), [true, true, false]);
        assert_eq!(told(counted + 2.0 * ROW + 0.01), [true; 3]);
        let rows = [0.0, ROW, 2.0 * ROW].map(|more| at(counted + more + 0.01).row());
        assert_eq!(rows, [Some(1), Some(0), Some(3)]);
        assert!(!at(counted + 3.0 * ROW - 0.01).has_verdict() && at(counted + 3.0 * ROW).has_verdict());
    }

    #[test]
    fn rosettes_stand_upright_at_the_end() {
        let ending = |seconds: f64| Ending::new(seconds, 8, &TOTALS);
        let verdict = ending(0.0).verdict_at();
        assert_eq!((ending(0.0).turn(), ending(verdict).turn()), (TURN, TURN));
        assert_eq!(ending(verdict + TURNS).turn(), 0.0);
    }
}
