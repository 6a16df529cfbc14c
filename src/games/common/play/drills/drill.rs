//! A decision that is practised until it sits.

use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Serialize};

use super::super::Exercise;
use crate::{
    host::Source,
    search::{Decision, Goal},
};

/// Days until a decision comes back, each time it was answered well; after the last it sits.
pub const DISTANCES: [i64; 5] = [1, 3, 7, 16, 35];

/// A decision of one's own that lost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drill {
    /// The file of its game.
    pub file: String,
    /// The first of its entries in the log.
    pub entry: usize,
    /// Moves that this entry tells besides and that were made before the decision.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub moves_before: usize,
    /// What it lost: VP, or in a game for victory a share of one.
    pub lost: f64,
    /// Whether the loss is a share of a victory.
    pub for_victory: bool,
    /// The same in VP, where it is a share of a victory and that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<f64>,
    /// How often it was answered well since it was last answered badly.
    pub well: usize,
    /// How often it was answered at all, where that was counted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub answered: usize,
    /// The day on which it comes back.
    pub due: Date,
}

impl Drill {
    /// A decision of a game in the library that was gone over: it is to be practised from this day on.
    #[must_use]
    pub fn of<C, P>(file: &str, decision: &Decision<C, P>, goal: Goal, today: Date) -> Self {
        Self {
            file: file.to_owned(),
            entry: decision.entries.0,
            moves_before: 0,
            lost: decision.loss.mean,
            for_victory: goal == Goal::Victory,
            vp: decision.vp_lost().filter(|_| goal == Goal::Victory),
            well: 0,
            answered: 0,
            due: today,
        }
    }

    /// The decision, to try it again.
    #[must_use]
    pub fn exercise(&self) -> Exercise {
        let &Self { entry, moves_before, lost, vp, .. } = self;
        Exercise { source: Source::File(self.file.clone()), entry, moves_before, lost, goal: self.goal(), vp }
    }

    /// Whether it is this decision.
    #[must_use]
    pub fn is(&self, exercise: &Exercise) -> bool {
        let is_its_game = matches!(&exercise.source, Source::File(file) if *file == self.file);
        is_its_game && (self.entry, self.moves_before) == (exercise.entry, exercise.moves_before)
    }

    /// Whether it comes back no more.
    #[must_use]
    pub const fn sits(&self) -> bool {
        self.well >= DISTANCES.len()
    }

    /// Whether it is to be practised on this day.
    #[must_use]
    pub fn is_due(&self, today: Date) -> bool {
        !self.sits() && self.due <= today
    }

    /// How often it was answered: at least as often as well one time after the other.
    #[must_use]
    pub fn times(&self) -> usize {
        self.answered.max(self.well)
    }

    /// In how many days it comes back; none left where it is due.
    #[must_use]
    pub fn days_left(&self, today: Date) -> usize {
        let days = today.until(self.due).map_or(0, |span| span.get_days());
        usize::try_from(days).unwrap_or_default()
    }

    /// What its loss is counted in.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        if self.for_victory { Goal::Victory } else { Goal::Total }
    }

    /// How much it lost, such that losses of both units can be compared: a victory is worth as much as twenty VP, about
    /// what lies between a good and a poor game.
    #[must_use]
    pub fn weight(&self) -> f64 {
        if self.for_victory { 20.0 * self.lost } else { self.lost }
    }

    /// It was answered. What is answered well before its day is left as it is.
    pub fn answer(&mut self, good: bool, today: Date) {
        if good && !self.is_due(today) {
            return;
        }
        let days = if good { DISTANCES[self.well] } else { DISTANCES[0] };
        self.answered = self.times() + 1;
        self.well = if good { self.well + 1 } else { 0 };
        self.due = today.saturating_add(days.days());
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drill() -> Drill {
        let due = jiff::civil::date(2026, 11, 23);
        Drill {
            file: "a.json".to_owned(),
            entry: 9,
            moves_before: 0,
            lost: 2.5,
            for_victory: false,
            vp: None,
            well: 0,
            answered: 0,
            due,
        }
    }

    #[test]
    fn what_is_answered_well_comes_back_ever_later_until_it_sits() {
        let mut drill = drill();
        let mut days = Vec::new();
        while !drill.sits() {
            let today = drill.due;
            assert!(drill.is_due(today));
            drill.answer(true, today);
            days.push(today.until(drill.due).unwrap().get_days());
        }
        assert_eq!(days, [1, 3, 7, 16, 35]);
        assert!(!drill.is_due(jiff::civil::Date::MAX));
    }

    #[test]
    fn a_bad_answer_begins_anew_the_next_day_and_a_good_one_before_its_day_changes_nothing() {
        let mut drill = drill();
        let today = drill.due;
        drill.answer(true, today);
        let once = drill.clone();
        drill.answer(true, today);
        assert_eq!(drill, once);
        drill.answer(true, once.due);
        drill.answer(false, today);
        assert_eq!((drill.well, today.until(drill.due).unwrap().get_days()), (0, 1));
    }

    #[test]
    fn every_answer_is_counted_also_of_those_that_were_once_not() {
        let mut drill = Drill { well: 2, ..drill() };
        assert_eq!((drill.times(), drill.days_left(drill.due)), (2, 0));
        let today = drill.due;
        drill.answer(false, today);
        assert_eq!((drill.times(), drill.well, drill.days_left(today)), (3, 0, 1));
    }

    #[test]
    fn what_was_written_before_entries_told_several_moves_is_read_and_written_as_it_was() {
        let written =
            r#"{"file":"a.json","entry":9,"lost":2.5,"for_victory":false,"well":0,"due":"2026-11-23"}"#;
        let read: Drill = serde_json::from_str(written).unwrap();
        assert_eq!(read, drill());
        assert_eq!(serde_json::to_string(&read).unwrap(), written);
    }
}
