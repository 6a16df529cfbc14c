//! What a table would have entered of a full game.

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Policy},
    rules::{Command, Expected, Ledger, Phase, State, Terms},
};

use super::support::{any_command, due_roll};

/// Plays a game by a policy, or by any legal command; `see` hears position and ledgers before every command.
pub fn entered_game(
    terms: &Terms,
    policy: Option<Policy>,
    generator: &mut Generator,
    mut see: impl FnMut(&State, &[Ledger]),
) -> (State, Vec<Ledger>) {
    let mut ledgers = vec![Ledger { rounds: Some(Vec::new()), ..Ledger::default() }; terms.rows()];
    let mut state = State::new(terms).expect("the layout has a grid");
    while let Some(command) = next(terms, policy, &state, generator) {
        see(&state, &ledgers);
        let before = state;
        state.apply(terms, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why}"));
        let (row, round) = (before.seat(), usize::from(before.round()));
        let rounds = ledgers[row].rounds.as_mut().expect("every round is entered");
        if rounds.len() <= round {
            rounds.resize(round + 1, Default::default());
        }
        rounds[round].buildings += state.score().buildings(row) - before.score().buildings(row);
        rounds[round].coins |= command == Command::GainCoins && before.phase() == Phase::Action;
    }
    for (seat, ledger) in ledgers.iter_mut().enumerate().take(terms.players()) {
        ledger.closing = Some(state.holdings(seat));
    }
    (state, ledgers)
}

fn next(terms: &Terms, policy: Option<Policy>, state: &State, generator: &mut Generator) -> Option<Command> {
    match (state.expected(), policy) {
        (Expected::Decision(_), Some(policy)) => {
            Some(policy.decide(&Advisor::new(terms).expect("it has a grid"), state, generator))
        }
        (Expected::Roll(request), _) => Some(due_roll(terms, request.purpose, generator)),
        _ => any_command(terms, state, generator),
    }
}
