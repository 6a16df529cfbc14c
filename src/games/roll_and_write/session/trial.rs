//! Trying a decision of a game again: who says what a try is worth, and which decisions of a game are practised.

use std::sync::atomic::AtomicBool;

use jiff::civil::Date;

use super::play::turned_last;
use crate::{
    advisor::{Advisor, Analysis, Budget, Choice, Decision, DecisionExt, Goal, Parts},
    log::{Game, Played},
    rules::{Move, Phase, State},
};
use common::play::{
    self, Drill,
    drills::{OF_A_GAME, worst},
};
use kernel::record::Seat;

/// The decision that is tried again, one at a time.
pub type Trials = play::Trials<Played, Judge>;

/// A decision that is tried again.
pub type Trial = play::Trial<Played, Judge>;

/// Says what a try is worth, as the analysis would.
#[derive(Clone, Debug)]
pub struct Judge(pub Advisor);

impl play::Judge<Played> for Judge {
    type Choice = Choice;
    type Parts = Parts;

    fn goal(&self) -> Goal {
        self.0.goal()
    }

    fn is_whole(&self, _: &State, moves: &[Move], after: &State) -> bool {
        after.phase() == Phase::AllFour || moves.contains(&Move::EndTurn)
    }

    fn judge(&self, budget: &Budget, _: &AtomicBool, before: &State, moves: &[Move]) -> Option<Decision> {
        Decision::by(&self.0, before, moves, Some(budget))
    }
}

/// How many turns of dice were the very last steps of a try and can be undone.
#[must_use]
pub fn turns_to_undo(trial: &Trial) -> usize {
    let steps = if trial.is_open() { trial.moves().len() } else { 0 };
    turned_last(trial.game()).min(steps)
}

/// The clear mistakes that people made in a game of the library, to be practised from this day on.
#[must_use]
pub fn mistakes(file: &str, game: &Game, found: &Analysis, today: Date) -> Vec<Drill> {
    let is_person = |row: usize| game.header.seats.get(row).is_some_and(Seat::is_person);
    let people = (0..).zip(&found.players).filter(|&(row, _)| is_person(row));
    let mistakes = people.flat_map(|(_, account)| account.mistakes(OF_A_GAME));
    worst(mistakes.map(|decision| Drill::of(file, decision, found.goal, today)).collect())
}
