//! A game beside another one with the same tiles and cards, turn by turn of a player.

use crate::{
    log::{Played, PlayedGame, position_of},
    rules::play::{Move, Phase, State},
};
use kernel::PlayedKind as _;

/// What a player did without anybody between, and what it led to: a turn, or what a Vizier bought or last tiles were used for.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnPlayed {
    /// The number of the player’s last turn by then; 0 before the first.
    pub number: u16,
    /// The position before it.
    pub before: State,
    /// What was done.
    pub moves: Vec<Move>,
    /// The position after it.
    pub after: State,
}

/// The turns of the same player in two games with the same tiles and cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Turn by turn: as it was played, and as the other one went. Of the longer game the last are not told.
    pub turns: Vec<[TurnPlayed; 2]>,
    /// Where they part: the place of the first turn that left the player with something else. None where they never do.
    pub parting: Option<usize>,
}

impl Comparison {
    /// Of the player in this row.
    #[must_use]
    pub fn new(games: [&PlayedGame; 2], row: usize) -> Self {
        let [mine, best] = games.map(|game| turns(game, row));
        let turns: Vec<[TurnPlayed; 2]> = mine.into_iter().zip(best).map(|(a, b)| [a, b]).collect();
        let parting = turns.iter().position(|[a, b]| a.after.player(row) != b.after.player(row));
        Self { turns, parting }
    }
}

/// What the player in this row did, turn by turn.
fn turns(game: &PlayedGame, row: usize) -> Vec<TurnPlayed> {
    let config = game.config();
    let (mut turns, mut number, mut goes_on) = (Vec::<TurnPlayed>::new(), 0, false);
    for step in game.corrected_steps() {
        let Some(event) = step.event() else { continue };
        let before = position_of(config, &step.before, event);
        let is_own = before.to_act(config).decides() == Some(row);
        let Some(mv) = event.to_move(config).ok().filter(|_| is_own) else {
            goes_on = false;
            continue;
        };
        if !goes_on {
            number += u16::from(before.phase() == Phase::Action);
            let before = before.into_owned();
            turns.push(TurnPlayed { number, before, moves: Vec::new(), after: step.after.clone() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.moves.push(mv);
            turn.after = step.after.clone();
        }
        goes_on = !Played::ends_turn(event);
    }
    turns
}
