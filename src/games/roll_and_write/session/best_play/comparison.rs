//! A game beside another one on the same dice, turn by turn.

use crate::{
    log::{Game, PlayEvent},
    rules::{Move, State, ToAct},
};
use common::play::can_come_again;

/// What a player did in a round, and what it led to.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundPlayed {
    /// The round.
    pub round: u8,
    /// What was done, each with the position before it, without the end of the turn.
    pub done: Vec<(State, PlayEvent)>,
    /// The position after the last of them.
    pub after: State,
}

/// The same player's rounds in two games on the same dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Round by round: as it was played, and as the other one went.
    pub rounds: Vec<[RoundPlayed; 2]>,
    /// Where they part: the index of the first round that led to something else. None if they never do.
    pub parting: Option<usize>,
}

impl Comparison {
    /// Compares two games for the player in this row.
    #[must_use]
    pub fn new(games: [&Game; 2], row: usize) -> Self {
        let [mine, best] = games.map(|game| rounds(game, row));
        let rounds: Vec<[RoundPlayed; 2]> = mine.into_iter().zip(best).map(|(a, b)| [a, b]).collect();
        let differ = |[a, b]: &[RoundPlayed; 2]| {
            a.after.sheet(row) != b.after.sheet(row) || a.after.dice(row) != b.after.dice(row)
        };
        let parting = rounds.iter().position(differ);
        Self { rounds, parting }
    }
}

/// What the player in this row did, round by round.
fn rounds(game: &Game, row: usize) -> Vec<RoundPlayed> {
    let mut rounds: Vec<RoundPlayed> = Vec::new();
    for step in game.corrected_steps() {
        let Some(event) = step.event() else { continue };
        if !matches!(step.before.to_act(), ToAct::Decision(seat) if usize::from(seat) == row) {
            continue;
        }
        let round = step.before.round();
        if rounds.last().is_none_or(|last| last.round != round) {
            rounds.push(RoundPlayed { round, done: Vec::new(), after: step.after });
        }
        if let Some(last) = rounds.last_mut() {
            if event.to_move() != Some(Move::EndTurn) {
                last.done.push((step.before, event.clone()));
            }
            last.after = step.after;
        }
    }
    rounds
}

/// Whether the same dice can come again; who goes first may have been agreed.
#[must_use]
pub fn has_its_own_dice(game: &Game) -> bool {
    can_come_again(game, |event| matches!(event, PlayEvent::FirstPlayer { .. }))
}
