//! What a table would have entered of a full game.

use alhambra::{
    advisor::Generator,
    rules::{Closing, Command, Ledger, Phase, State, Terms},
};

use super::support::random_game;

/// Plays a game at random; `see` hears round and ledgers before every command, and all of them at the end.
pub fn entered_game(
    terms: &Terms,
    generator: &mut Generator,
    mut see: impl FnMut(&State, &[Ledger]),
) -> (State, Vec<Ledger>) {
    let mut ledgers = vec![Ledger { rounds: Some(Vec::new()), ..Ledger::default() }; terms.rows()];
    let mut end = State::new(terms).expect("the layout has a grid");
    random_game(terms, generator, |before, command, after| {
        see(before, &ledgers);
        let (row, round) = (before.seat(), before.round());
        let rounds = ledgers[row].rounds.as_mut().expect("every round is entered");
        if rounds.len() <= round.into() {
            rounds.resize(usize::from(round) + 1, Default::default());
        }
        let entered = &mut rounds[usize::from(round)];
        entered.buildings += after.score().buildings(row) - before.score().buildings(row);
        entered.coins |= command == Command::GainCoins && before.phase() == Phase::Action;
        end = *after;
    });
    for (seat, ledger) in ledgers.iter_mut().enumerate().take(terms.players()) {
        let held = end.holdings(seat);
        let built = Some(end.sheet(seat).built());
        ledger.closing = Some(Closing { lines: held.lines, coins: held.coins, built });
    }
    (end, ledgers)
}
