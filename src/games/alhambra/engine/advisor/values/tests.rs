//! What was looked at once for all options says of each what it says of that option alone.

use crate::{
    advisor::{Advisor, Breadth, Generator, Policy, PolicyExt, after::After, draw_on},
    rules::{
        GameConfig, Module, Modules, Options, Printed, TileSet,
        play::{Move, PlayConfig, State},
    },
};

#[test]
fn an_option_is_worth_the_same_whatever_was_looked_at_before() {
    let options = Options { modules: Module::ALL.into_iter().collect::<Modules>(), ..Options::default() };
    let (mut compared, mut woken) = (0, 0);
    for players in 2..=4 {
        let game = GameConfig::new(players, TileSet::standard().clone(), options).unwrap();
        let advisor = Advisor::new(PlayConfig::new(game, &Printed::ours()).unwrap());
        let mut state = State::new(advisor.config());
        let mut generator = Generator::new(11, players as u64);
        while draw_on(&mut state, advisor.config(), &mut generator) {
            let boards = advisor.boards(&state);
            let seen = advisor.seen(&state, &boards).unwrap();
            advisor.each(&state, &boards, Breadth::Best, &|after| seen.worth(after), &mut |told| {
                let alone =
                    advisor.seen(&state, &boards).unwrap().worth(&After { built: None, ..told.after });
                assert!((told.rank - alone).abs() < 1e-3, "{:?}: {}, alone {alone}", told.moves(), told.rank);
                compared += 1;
                woken += u32::from(told.moves().contains(&Move::Wake));
            });
            // Much of what happens is only seen where people play otherwise than by values.
            let policy = if generator.chance(0.5) { Policy::Random } else { Policy::Greedy };
            for mv in policy.decide(&advisor, &state, &mut generator) {
                state.apply(advisor.config(), mv).unwrap();
            }
        }
    }
    assert!(compared > 1000 && woken > 10, "{compared}, {woken}");
}
