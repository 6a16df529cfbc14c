//! Trying a decision of a game again: which one it is, who says what a try is worth, and which decisions of a game are
//! practised.

use std::sync::atomic::AtomicBool;

use jiff::civil::Date;

use super::{levels::threads, review::budget_of};
use crate::{
    advisor::{Advisor, Budget, Choice, Decision, Goal, Parts, PlayerReview, Review as Analysis, is_whole},
    log::{Played, PlayedGame, moves},
    rules::play::{Move, Phase, State},
};
use common::{
    host::Source,
    play::{
        self, Drill, Exercise,
        drills::{OF_A_GAME, worst},
    },
};
use kernel::{PlayedKind as _, record::Seat};

/// The decision that is tried again, one at a time.
pub type Trials = play::Trials<Played, Judge>;

/// A decision that is tried again.
pub type Trial = play::Trial<Played, Judge>;

/// What can be done with a decision that is tried again.
pub type TrialCommand = play::TrialCommand<Move>;

/// Says what a try is worth, as the review would.
#[derive(Clone, Debug)]
pub struct Judge(pub Advisor);

impl play::Judge<Played> for Judge {
    type Choice = Choice;
    type Parts = Parts;

    fn goal(&self) -> Goal {
        Goal::Victory
    }

    fn is_whole(&self, before: &State, moves: &[Move], after: &State) -> bool {
        moves.last().is_some_and(|mv| is_whole(self.0.config(), before, *mv, after))
    }

    fn judge(&self, budget: &Budget, stop: &AtomicBool, before: &State, moves: &[Move]) -> Option<Decision> {
        let budget = budget_of(self.0.config(), *budget);
        self.0.judge((threads(), stop), Some(&budget), before, moves)
    }
}

/// Whether a person made the decisions of this row, so that they can be tried again.
#[must_use]
pub fn is_person(game: &PlayedGame, row: usize) -> bool {
    game.header.seats.get(row).is_some_and(Seat::is_person)
}

/// A player's decision as an exercise.
#[must_use]
pub fn exercise(
    source: Source,
    game: &PlayedGame,
    player: &PlayerReview,
    decision: &Decision,
) -> Option<Exercise> {
    let moves_before = moves_before(game, decision.entries.0, player.before(decision)?);
    Some(Exercise { moves_before, ..Exercise::of(source, decision, Goal::Victory) })
}

/// The clear mistakes that people made in a game of the library, to be practised from this day on.
#[must_use]
pub fn mistakes(file: &str, game: &PlayedGame, found: &Analysis, today: Date) -> Vec<Drill> {
    let people = found.players.iter().enumerate().filter(|(row, _)| is_person(game, *row));
    let of = |player: &PlayerReview, decision: &Decision| {
        let moves_before = moves_before(game, decision.entries.0, player.before(decision)?);
        Some(Drill { moves_before, ..Drill::of(file, decision, Goal::Victory, today) })
    };
    let mistakes = people.flat_map(|(_, player)| {
        player.victory.mistakes(OF_A_GAME).into_iter().filter_map(move |decision| of(player, decision))
    });
    worst(mistakes.collect())
}

/// The turn of whoever decides at an entry, as reviews count turns: from 1, and 0 before the first.
#[must_use]
pub fn turn_of(game: &PlayedGame, entry: usize, before: &State) -> usize {
    let Some(seat) = before.to_act(game.config()).decides() else { return 0 };
    let earlier = game.corrected_steps().take_while(|step| step.entry < entry);
    let own = earlier.filter(|step| step.before.seat() == seat);
    let ended = own.filter(|step| step.event().is_some_and(Played::ends_turn)).count();
    ended + usize::from(before.phase() == Phase::Action)
}

/// The moves of an entry that were made before a position: that a Vizier is not sent is written nowhere.
#[must_use]
pub fn moves_before(game: &PlayedGame, entry: usize, before: &State) -> usize {
    let config = game.config();
    let Some(step) = game.corrected_steps().find(|step| step.entry == entry) else { return 0 };
    let told = step.event().and_then(|event| moves(config, &step.before, event).ok()).unwrap_or_default();
    let mut state = step.before.clone();
    let is_later = |mv: &Move| {
        let is_it = state == *before;
        // The game was checked, so the move is legal.
        let _ = state.apply(config, *mv);
        !is_it
    };
    told.into_iter().take_while(is_later).count()
}
