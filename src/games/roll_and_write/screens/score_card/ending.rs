//! The end of a game: the numbers of the card come column by column, and a total counts up with them. Where several have
//! one, their totals come after that, the last one's first; at the end who won, or how the result compares. Any key or
//! click ends all that at once.

use egui::{Key, Modifiers, Ui};

use super::card_item::CardItem;
use crate::{rules::BreakdownExt, text::score_text::ScoreText};
use common::{
    director::{Cue, Director},
    screens::moment,
};
use kernel::Breakdown;

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

/// What is told of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// A column of its numbers.
    Column(usize),
    /// Where several have a total, that of a row.
    Total(usize),
    /// Who won, or how the result compares.
    Verdict,
}

/// Follows the end of a game from frame to frame.
#[derive(Debug, Default)]
pub struct EndingMotion {
    director: Director<Told>,
    held_until: f64,
}

/// How far the ending is in a frame: what is being told or still to come, with the seconds since it began.
#[derive(Clone, Debug)]
pub struct Ending(Vec<(Told, f64)>);

impl EndingMotion {
    /// Another card is shown: that of a game which ends now, or not.
    pub fn open(&mut self, ui: &Ui, ends_now: bool) {
        self.director = Director::default();
        self.held_until = ui.input(|input| input.time) + if ends_now { HELD } else { 0.0 };
    }

    /// How far it is, while anything moves; `times` is how many times as long as designed things take.
    pub fn follow(&mut self, ui: &Ui, times: f64, score: &ScoreText<'_>) -> Option<Ending> {
        // A card of several rows is told in one go, as if it were one entry.
        self.director.follow(moment::of(ui, times, false), ("card", 1), |_| {
            let totals: Vec<Option<i32>> = score.rows.iter().map(Breakdown::total).collect();
            script(CardItem::of_any(score).len() - 1, &totals)
        });
        moment::keep_drawing(ui, &self.director);
        ui.input_mut(|input| {
            if input.time < self.held_until {
                input.consume_key(Modifiers::NONE, Key::Enter);
            }
        });
        self.director.is_playing().then(|| Ending::of(&self.director))
    }
}

/// Columns but that of the totals, one by one; then totals, where there are several, the last one's first; then the
/// verdict.
fn script(columns: usize, totals: &[Option<i32>]) -> Vec<Cue<Told>> {
    let cue = |at, takes, what| Cue { entry: 1, at, takes, what };
    let mut cues: Vec<_> = (0..columns).map(|k| cue(COLUMN * k as f64, COLUMN, Told::Column(k))).collect();
    let counted = COLUMN * columns as f64;
    let mut order: Vec<usize> = (0..totals.len()).filter(|&row| totals[row].is_some()).collect();
    order.sort_by_key(|&row| totals[row]);
    if order.len() < 2 {
        order.clear();
    }
    let verdict = counted + ROW * order.len() as f64;
    // A total stays in mind until all are told.
    let total = |(k, row): (usize, &usize)| {
        let at = counted + ROW * k as f64;
        cue(at, verdict - at, Told::Total(*row))
    };
    cues.extend(order.iter().enumerate().map(total));
    cues.push(cue(verdict, TURNS, Told::Verdict));
    cues
}

impl Ending {
    fn of(director: &Director<Told>) -> Self {
        Self(director.cues().map(|(cue, since)| (cue.what, since)).collect())
    }

    /// How long something has been told, of what is not over.
    fn since(&self, what: Told) -> Option<f64> {
        self.0.iter().find(|(told, _)| *told == what).map(|(_, since)| *since)
    }

    /// Whether something is told, or was.
    fn is_told(&self, what: Told) -> bool {
        self.since(what).is_none_or(|since| since >= 0.0)
    }

    /// Whether all is told but what the rosettes add.
    pub(super) fn has_verdict(&self) -> bool {
        self.is_told(Told::Verdict)
    }

    /// How far a column has come, from 0 to 1.
    pub(super) fn column(&self, column: usize) -> f32 {
        self.since(Told::Column(column)).map_or(1.0, |since| (since / COLUMN).clamp(0.0, 1.0) as f32)
    }

    /// The total of a row as far as it is counted; none where it is still to come.
    pub(super) fn total(&self, score: &ScoreText<'_>, row: usize) -> Option<i32> {
        let worth = |item: &CardItem| item.of(&score.rows[row]).map_or(0, |number| number.vp);
        let items = CardItem::of_any(score);
        let columns = items.iter().filter(|item| **item != CardItem::Total).map(worth);
        self.is_told(Told::Total(row)).then(|| self.counted(columns))
    }

    /// A sum that counts up as columns come, of what each is worth.
    fn counted(&self, columns: impl Iterator<Item = i32>) -> i32 {
        let so_far = columns.enumerate().map(|(k, vp)| (f64::from(vp) * f64::from(self.column(k))).round());
        so_far.sum::<f64>() as i32
    }

    /// Where several have a total, whose is shown last, or comes first.
    pub(super) fn row(&self) -> Option<usize> {
        let rows = || {
            self.0.iter().filter_map(|(told, since)| match told {
                Told::Total(row) => Some((*row, *since)),
                _ => None,
            })
        };
        let told = rows().rfind(|(_, since)| *since >= 0.0).or_else(|| rows().next());
        told.map(|(row, _)| row)
    }

    /// How far the reason of a number has come: with its column, and that of a total when it is counted.
    pub(super) fn seen(&self, row: usize, column: usize, columns: usize) -> f32 {
        if column + 1 < columns {
            return self.column(column);
        }
        let counts = self.0.iter().any(|(told, since)| matches!(told, Told::Column(_)) && *since < COLUMN);
        f32::from(!counts && self.is_told(Told::Total(row)))
    }

    /// How far a rosette is turned, in whole turns; in the end it stands upright.
    pub(super) fn turn(&self) -> f32 {
        let since = self.since(Told::Verdict).unwrap_or(TURNS);
        let left = (1.0 - since / TURNS).clamp(0.0, 1.0) as f32;
        TURN * left * left
    }
}

#[cfg(test)]
mod tests {
    use common::director::Moment;

    use super::*;

    const TOTALS: [Option<i32>; 4] = [Some(80), Some(62), None, Some(91)];

    /// The ending of a card after so many seconds.
    fn at(seconds: f64, columns: usize, totals: &[Option<i32>]) -> Ending {
        let mut director = Director::default();
        for now in [0.0, seconds] {
            let moment = Moment { now, hurries: false, waits: false, times: 1.0 };
            director.follow(moment, ("card", 1), |_| script(columns, totals));
        }
        Ending::of(&director)
    }

    #[test]
    fn columns_come_one_by_one_and_the_total_counts_with_them() {
        let worth = [16, 10, 4];
        let mut shown = Vec::new();
        for tenth in 0..=9 {
            let ending = at(COLUMN * f64::from(tenth) / 3.0, 3, &[Some(30), None]);
            shown.push(ending.counted(worth.into_iter()));
            let columns = [0, 1, 2].map(|column| ending.column(column));
            assert!(columns[0] >= columns[1] && columns[1] >= columns[2]);
            assert!(columns[1] == 0.0 || columns[0] == 1.0, "one after the other");
            assert!(ending.is_told(Told::Total(0)), "alone it is counted before all eyes");
        }
        assert!(shown.is_sorted() && shown[0] == 0 && shown[9] == 30, "{shown:?}");
        let reasons = |seconds: f64| {
            let ending = at(seconds, 3, &[Some(30), None]);
            [0, 1, 2, 3].map(|column| ending.seen(0, column, 4))
        };
        assert_eq!(reasons(2.0 * COLUMN), [1.0, 1.0, 0.0, 0.0]);
        assert_eq!(reasons(3.0 * COLUMN + 1e-9), [1.0; 4]);
    }

    #[test]
    fn of_several_the_last_comes_first_and_the_verdict_after_the_winner() {
        let ending = |seconds: f64| at(seconds, 8, &TOTALS);
        let counted = COLUMN * 8.0;
        let told = |seconds: f64| [0, 1, 3].map(|row| ending(seconds).is_told(Told::Total(row)));
        assert_eq!(told(counted - 0.01), [false; 3]);
        assert_eq!(told(counted + 0.01), [false, true, false]);
        assert_eq!(told(counted + ROW + 0.01), [true, true, false]);
        assert_eq!(told(counted + 2.0 * ROW + 0.01), [true; 3]);
        let rows = [-1.0, 0.0, ROW, 2.0 * ROW].map(|more| ending(counted + more + 0.01).row());
        assert_eq!(rows, [Some(1), Some(1), Some(0), Some(3)]);
        let verdict = counted + 3.0 * ROW;
        assert!(!ending(verdict - 0.01).has_verdict() && ending(verdict + 0.01).has_verdict());
    }

    #[test]
    fn rosettes_stand_upright_at_the_end() {
        let verdict = COLUMN * 8.0 + ROW * 3.0;
        let turn = |seconds: f64| at(seconds, 8, &TOTALS).turn();
        assert!((turn(verdict) - TURN).abs() < 1e-3 && turn(verdict + TURNS / 2.0) < TURN / 2.0);
        assert_eq!(turn(verdict + TURNS), 0.0);
    }
}
