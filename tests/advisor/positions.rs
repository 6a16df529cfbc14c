//! Decisions from games played by mixed policies.

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Policy, PolicyExt, ValueSets},
    rules::{GameConfig, Phase, State, ToAct},
};

use super::support::due_roll;

/// A game up to the first decision that `is_wanted`: half of the turns by the values, the others greedy or random.
pub fn position(advisor: &Advisor, game: u64, is_wanted: impl Fn(&State) -> bool) -> Option<State> {
    let config = advisor.config();
    let generator = &mut Generator::new(77, game);
    let mut state = State::new(config).unwrap();
    loop {
        match state.to_act() {
            ToAct::Nothing => return None,
            ToAct::Chance(request) => {
                let roll = due_roll(config, request.purpose, generator);
                state.apply(config, roll).unwrap();
            }
            ToAct::Decision(_) if is_wanted(&state) => return Some(state),
            ToAct::Decision(_) => decide(advisor, &mut state, generator),
        }
    }
}

fn decide(advisor: &Advisor, state: &mut State, generator: &mut Generator) {
    let config = advisor.config();
    let by_values = matches!(state.phase(), Phase::Action | Phase::Keep) && state.changes() == 0;
    if by_values && generator.below(2) == 0 {
        advisor.values().decide(state, config);
    } else {
        let policy = if generator.below(8) == 0 { Policy::Random } else { Policy::Greedy };
        let command = policy.decide(advisor, state, generator);
        state.apply(config, command).unwrap();
    }
}

/// The position in which the first seat to act in a round chooses its action.
pub fn action_of(config: &GameConfig, round: u8, game: u64) -> State {
    let advisor = Advisor::new(config, &ValueSets::bundled()).unwrap();
    position(&advisor, game, |state| state.phase() == Phase::Action && state.round() == round).unwrap()
}
