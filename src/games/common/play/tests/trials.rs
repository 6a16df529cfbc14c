//! Decisions of the toy tried again: those that nobody writes, steps taken back, and which try counts.

use super::*;
use crate::{
    host::Source,
    play::{Exercise, Judge, Trials},
    search::{Basis, Budget, Decision as Judged, Estimate, Goal},
};
use kernel::By;

/// Who takes the die does well; a decision has so many moves.
#[derive(Clone, Debug)]
struct Taker(usize);

impl Judge<Toy> for Taker {
    type Choice = Vec<Move>;
    type Parts = ();

    fn goal(&self) -> Goal {
        Goal::Total
    }

    fn is_whole(&self, _: &State, moves: &[Move], _: &State) -> bool {
        moves.len() == self.0
    }

    fn judge(&self, _: &Budget, _: &AtomicBool, _: &State, moves: &[Move]) -> Option<Judged<Vec<Move>, ()>> {
        let lost = if moves.contains(&Move::Take) { 0.0 } else { 4.0 };
        Some(Judged {
            round: 1,
            entries: (0, 0),
            chosen: moves.to_vec(),
            told: Vec::new(),
            done: None,
            options: 2,
            is_real: true,
            worth: 0.0,
            loss: Estimate::certain(lost),
            rollouts: 0,
            exact: true,
            basis: Basis::Exact,
        })
    }
}

/// A game of three in which the last one took the die that the others had declined.
fn taken() -> Game<Toy> {
    let seats = ["Ada", "Ben", "Cleo"].map(|name| Seat::human(name.to_lowercase(), name, "")).to_vec();
    let mut game = Game::start(Header::new("toy", "", seats), 3, None).unwrap();
    game.enter(Event::Roll { die: 4, by: By::People }).unwrap();
    game.enter(Event::Take { seat: 2 }).unwrap();
    game
}

/// Its decision behind so many others that the same entry tells.
fn exercise(moves_before: usize) -> Exercise {
    Exercise { source: Source::Sample("toy"), entry: 2, moves_before, lost: 1.0, goal: Goal::Total, vp: None }
}

/// A decision of so many moves that is tried again.
fn tried(moves_before: usize, moves: usize) -> Trials<Toy, Taker> {
    let mut trials = Trials::new(Budget::REVIEW);
    assert!(trials.begin(exercise(moves_before), &taken(), Taker(moves)));
    trials
}

/// Whether the try was good, once it is judged; none where it does not count.
fn judged(trials: &mut Trials<Toy, Taker>) -> Option<bool> {
    loop {
        let news = trials.poll();
        if trials.open().unwrap().judged().is_some() {
            return news;
        }
        thread::yield_now();
    }
}

#[test]
fn a_decision_that_no_entry_tells_is_found_before_that_of_the_entry() {
    for seat in 0..3 {
        let mut trials = tried(seat, 1);
        let trial = trials.open().unwrap();
        assert_eq!((trial.seat(), trial.before().die), (seat, Some(4)));
        assert_eq!(trial.played(), [if seat == 2 { Move::Take } else { Move::Decline }]);
        trials.play(Move::Take, |_| None);
        let mut points = vec![0; 3];
        points[seat] = 4;
        assert_eq!(trials.open().unwrap().position().points, points);
    }
}

#[test]
fn nothing_is_tried_where_nobody_decides() {
    let mut trials = Trials::new(Budget::REVIEW);
    let roll = Exercise { entry: 1, ..exercise(0) };
    assert!(!trials.begin(roll, &taken(), Taker(1)));
    assert!(trials.open().is_none());
}

#[test]
fn steps_are_taken_back_until_the_decision_is_made_and_what_is_refused_changes_nothing() {
    let mut trials = tried(0, 2);
    trials.play(Move::Roll(9), |_| None);
    assert!(trials.open().unwrap().moves().is_empty());
    trials.play(Move::Decline, |_| None);
    assert_eq!(trials.open().unwrap().position().asked, 1);
    trials.undo();
    let trial = trials.open().unwrap();
    assert_eq!((trial.position(), trial.can_undo()), (trial.before(), false));
    // What is left is done by itself.
    trials.play(Move::Decline, |_| Some(Move::Take));
    let trial = trials.open().unwrap();
    assert!(!trial.is_open() && !trial.can_undo());
    trials.undo();
    assert_eq!(trials.open().unwrap().moves(), [Move::Decline, Move::Take]);
}

#[test]
fn the_first_try_counts_and_others_are_judged_as_well() {
    let mut trials = tried(0, 1);
    trials.again();
    trials.play(Move::Decline, |_| None);
    assert_eq!(judged(&mut trials), Some(false));
    trials.again();
    let trial = trials.open().unwrap();
    assert!(trial.is_open() && trial.judged().is_none());
    trials.play(Move::Take, |_| None);
    assert_eq!(judged(&mut trials), None);
    assert_eq!(trials.open().unwrap().is_good(), Some(true));
}
