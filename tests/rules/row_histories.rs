//! Row histories: what a table would have entered for a full game, and short ones written as text.

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Policy, PolicyExt, ValueSets},
    rules::{Entered, GameConfig, Move, Phase, RowHistory, State, ToAct},
};

use super::support::{any_command, due_roll};

/// Plays a game by a policy, or by any legal command; `see` gets position and row histories before every command.
pub fn entered_game(
    config: &GameConfig,
    policy: Option<Policy>,
    generator: &mut Generator,
    mut see: impl FnMut(&State, &[RowHistory]),
) -> (State, Vec<RowHistory>) {
    let mut histories = vec![RowHistory { rounds: Some(Vec::new()), ..RowHistory::default() }; config.rows()];
    let mut state = State::new(config).expect("the layout has a grid");
    while let Some(command) = next(config, policy, &state, generator) {
        see(&state, &histories);
        let before = state;
        state.apply(config, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why:?}"));
        let (row, round) = (before.seat(), usize::from(before.round()));
        let rounds = histories[row].rounds.as_mut().expect("every round is entered");
        if rounds.len() <= round {
            rounds.resize(round + 1, Default::default());
        }
        rounds[round].buildings += state.score().buildings(row) - before.score().buildings(row);
        rounds[round].coins |= command == Move::GainCoins && before.phase() == Phase::Action;
    }
    for (seat, history) in histories.iter_mut().enumerate().take(config.players()) {
        history.closing = Some(state.holdings(seat));
    }
    (state, histories)
}

fn next(
    config: &GameConfig,
    policy: Option<Policy>,
    state: &State,
    generator: &mut Generator,
) -> Option<Move> {
    match (state.to_act(), policy) {
        (ToAct::Decision(_), Some(policy)) => Some(policy.decide(
            &Advisor::new(config, &ValueSets::bundled()).expect("it has a grid"),
            state,
            generator,
        )),
        (ToAct::Chance(request), _) => Some(due_roll(config, request.purpose, generator)),
        _ => any_command(config, state, generator),
    }
}

/// Setup and rounds of a row: a digit for buildings, `c` for coins, `n` for nothing, `.` for a turn not entered.
pub fn history(text: &str) -> RowHistory {
    let entered = |c| match c {
        'c' => Entered { coins: true, ..Entered::default() },
        'n' => Entered { nothing: true, ..Entered::default() },
        '.' => Entered::default(),
        c => Entered { buildings: c.to_digit(10).expect("a digit") as u8, ..Entered::default() },
    };
    RowHistory { rounds: Some(text.chars().map(entered).collect()), ..RowHistory::default() }
}
