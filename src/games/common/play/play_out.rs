//! A game that computers play to its end, without a file.

use super::unwritten::Unwritten;
use kernel::{By, Game, LogError, MoveOf, PlayedKind, Rules, ToAct};

/// Plays a game to its end: the program draws, and `decide` says what the player in a seat, from 0, does in a position.
///
/// # Errors
/// Why it cannot go on.
pub fn play_out<K: PlayedKind>(
    game: &mut Game<K>,
    mut decide: impl FnMut(&Game<K>, &K::State, usize) -> Vec<MoveOf<K>>,
) -> Result<(), K::Error> {
    let mut unwritten = Unwritten::default();
    loop {
        let state = unwritten.state(game);
        match K::Rules::to_act(game.config(), state) {
            ToAct::Chance(_) => unwritten.draw(game)?,
            ToAct::Decision(seat) => {
                let moves = decide(game, state, seat.into());
                if moves.is_empty() {
                    return Err(LogError::NothingDue.into());
                }
                for mv in moves {
                    enter(game, &mut unwritten, mv)?;
                }
            }
            ToAct::Nothing => return Ok(()),
        }
    }
}

fn enter<K: PlayedKind>(
    game: &mut Game<K>,
    unwritten: &mut Unwritten<K>,
    mv: MoveOf<K>,
) -> Result<(), K::Error> {
    match K::event(game.config(), unwritten.state(game), mv, By::People) {
        Some(event) => game.enter(event).map(|()| unwritten.clear()),
        None => unwritten.perform(game, mv).map_err(|_| LogError::NothingDue.into()),
    }
}
