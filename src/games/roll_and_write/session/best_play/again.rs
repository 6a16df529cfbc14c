//! A game once more from its first die, with the program in place of the people.

use crate::{
    advisor::{Advisor, Generator, LevelExt, Policy, PolicyExt},
    log::Game,
    rules::{Move, ToAct},
};
use kernel::record::{Header, Seat, SeatKind};

/// The same game before its first die, with a policy in place of the people or, if there were none, of all
/// computers; the same player goes first. None if its dice cannot come again.
#[must_use]
pub fn begun_again(game: &Game, policy: Policy) -> Option<Game> {
    let had_people = game.header.people().next().is_some();
    let replaced = |seat: &Seat| match seat.kind {
        kind if kind == SeatKind::Human || kind == SeatKind::Computer && !had_people => {
            Seat { kind: SeatKind::Computer, policy: Some(policy.name().to_owned()), ..seat.clone() }
        }
        _ => seat.clone(),
    };
    let seats = game.header.seats.iter().map(replaced).collect();
    let header = Header::new(&game.header.id, &game.header.layout_name, seats);
    let mut again = Game::start(header, *game.config(), game.seed_at(1)).ok()?;
    let first = game.events().iter().filter_map(|(_, event)| event.to_move()).next();
    if let Some(first @ Move::First(_)) = first {
        // If dice decided, they decide again; if people agreed, the same is agreed again.
        let _ = again.perform(first);
    }
    Some(again)
}

/// Plays a game to its end, each seat by its policy and levels as this person; none if it was stopped.
#[must_use]
pub fn play(mut game: Game, advisor: &Advisor, person: u64, goes_on: &dyn Fn() -> bool) -> Option<Game> {
    loop {
        let entry = game.log().len() + 1;
        let done = match game.state().to_act() {
            ToAct::Nothing => return Some(game),
            ToAct::Chance(_) => game.draw(None).is_ok(),
            ToAct::Decision(seat) => {
                let policy = game.policy(seat.into()).and_then(Policy::named).unwrap_or(Policy::Advisor);
                let decision = match policy {
                    Policy::Level(level) => {
                        let choice = level.choose_as(person, advisor, game.state());
                        choice.and_then(|choice| choice.commands.first().copied()).unwrap_or(Move::EndTurn)
                    }
                    policy => {
                        let mut generator = Generator::new(game.seed_at(entry)?.0, entry as u64);
                        policy.decide(advisor, game.state(), &mut generator)
                    }
                };
                game.perform(decision).is_ok()
            }
        };
        if !done || !goes_on() {
            return None;
        }
    }
}
