//! A game beside another one on the same tiles and cards, turn by turn of a player.

use crate::{
    log::{Played, PlayedGame, position_of},
    rules::play::{Move, Phase, State},
};
use kernel::PlayedKind as _;
use std::cmp::Ordering;

/// What a player did without anybody acting in between, and what it led to: a turn, or what a Vizier bought or last tiles were
/// used for.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnPlayed {
    /// The number of the player’s last turn so far; 0 before the first.
    pub number: u16,
    /// The position before it.
    pub before: State,
    /// What was done.
    pub moves: Vec<Move>,
    /// The position after it.
    pub after: State,
}

/// The turns of the same player in two games on the same tiles and cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Turn by turn: as it was played, and as the other game went, each beside the turn of the same number. The last turns of
    /// the longer game are left out.
    pub turns: Vec<[TurnPlayed; 2]>,
    /// Where they part: the index of the first turn that left the player with something else. None if they never do.
    pub parting: Option<usize>,
}

impl Comparison {
    /// Compares two games for the player in this row.
    #[must_use]
    pub fn new(games: [&PlayedGame; 2], row: usize) -> Self {
        let [mine, best] = games.map(|game| turns(game, row));
        let turns = aligned(mine, best);
        let parting = turns.iter().position(|[a, b]| a.after.player(row) != b.after.player(row));
        Self { turns, parting }
    }
}

/// The turns of two games side by side. If a Vizier bought something in only one of them, nothing was done in
/// the other.
fn aligned(mine: Vec<TurnPlayed>, best: Vec<TurnPlayed>) -> Vec<[TurnPlayed; 2]> {
    let mut games = [mine, best].map(|turns| turns.into_iter().peekable());
    let mut pairs = Vec::<[TurnPlayed; 2]>::new();
    loop {
        let [mine, best] = &mut games;
        let (Some(a), Some(b)) = (mine.peek(), best.peek()) else { return pairs };
        let last = pairs.last();
        let pair = match a.number.cmp(&b.number) {
            Ordering::Equal => mine.next().zip(best.next()).map(|(a, b)| [a, b]),
            Ordering::Less => {
                let idle = b.idle(last.map(|[_, b]| b), a.number);
                mine.next().map(|a| [a, idle])
            }
            Ordering::Greater => {
                let idle = a.idle(last.map(|[a, _]| a), b.number);
                best.next().map(|b| [idle, b])
            }
        };
        pairs.extend(pair);
    }
}

impl TurnPlayed {
    /// A turn in which nothing is done, after one turn and before this one.
    fn idle(&self, last: Option<&Self>, number: u16) -> Self {
        let state = last.map_or(&self.before, |last| &last.after);
        Self { number, before: state.clone(), moves: Vec::new(), after: state.clone() }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameConfig, Options, Printed, TileSet, play::PlayConfig};

    #[test]
    fn turns_of_the_same_number_stand_side_by_side_whatever_a_vizier_buys_between_them() {
        let game = GameConfig::new(3, TileSet::standard().clone(), Options::default()).unwrap();
        let state = State::new(&PlayConfig::new(game, &Printed::ours()).unwrap());
        let turns = |numbers: &[u16]| -> Vec<TurnPlayed> {
            let turn = |number: &u16| TurnPlayed {
                number: *number,
                before: state.clone(),
                moves: vec![Move::EndTurn],
                after: state.clone(),
            };
            numbers.iter().map(turn).collect()
        };
        let pairs = aligned(turns(&[1, 1, 2, 3]), turns(&[1, 2, 2, 3, 4]));
        let told = pairs.iter().map(|pair| pair.each_ref().map(|turn| (turn.number, turn.moves.len())));
        let told: Vec<_> = told.collect();
        assert_eq!(
            told,
            [[(1, 1), (1, 1)], [(1, 1), (1, 0)], [(2, 1), (2, 1)], [(2, 0), (2, 1)], [(3, 1), (3, 1)]]
        );
    }
}
