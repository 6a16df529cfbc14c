//! Policies play every combination to its end, and the same chance makes the same game.

use std::sync::atomic::AtomicBool;

use alhambra::{
    games::alhambra::{
        advisor::{Advisor, Breadth, Generator, Level, Lookahead, Policy, PolicyExt, draw_on, play},
        rules::play::{GameRules, Move, Payments, Phase, PlayConfig, State, ToAct},
    },
    kernel::{Rules, Viewer},
};

use super::super::{
    play::{
        random::{mixes, random_options},
        support::{assert_nothing_is_lost, game, legal, modules, options},
    },
    support::Chance,
};

#[test]
fn policies_end_every_mix_of_seats_and_modules() {
    let policies = [
        Policy::Greedy,
        Policy::Level(Level::Beginner),
        Policy::Level(Level::Strong),
        Policy::AdvisorFast,
        Policy::Level(Level::Casual),
        Policy::Random,
    ];
    for (players, bits) in mixes() {
        let mut chance = Chance::new((players * 16 + bits) as u64);
        let config = game(players, random_options(&mut chance, bits));
        let advisor = Advisor::new(config.clone());
        let policy = |seat: usize| policies[(seat + bits) % policies.len()];
        let (end, decisions) =
            play(State::new(&config), &advisor, policy, &mut Generator::new(1, bits as u64));
        assert_eq!(end.phase(), Phase::Over, "{players} seats, modules {bits}, {decisions} decisions");
        assert_nothing_is_lost(&config, &end);
    }
}

#[test]
fn nobody_swaps_back_and_forth_forever() {
    let config = game(2, options(modules(0)));
    let advisor = Advisor::new(config.clone());
    // With no money left to take, greedy players would rather swap for nothing than pay for something.
    for (seed, number) in (0..20).flat_map(|number| [(14, number), (26, number)]) {
        let policy = |seat: usize| if seat == 0 { Policy::Greedy } else { Policy::Random };
        let (end, _) = play(State::new(&config), &advisor, policy, &mut Generator::new(seed, number));
        assert_eq!(end.phase(), Phase::Over, "{seed} {number}");
    }
}

#[test]
fn two_players_who_answer_each_others_swaps_come_to_an_end() {
    let config = game(2, options(modules(0)));
    let advisor = Advisor::new(config.clone());
    // Games of two greedy players up to a decision, then played on by value: they used to answer each other forever.
    for (seed, number, decision, draws) in [(1, 80, 14, 14_003), (2, 52, 42, 42_004)] {
        let generator = &mut Generator::new(seed, number);
        let mut state = State::new(&config);
        for at in 1..=decision {
            assert!(draw_on(&mut state, &config, generator));
            if at < decision {
                let moves = Policy::Greedy.decide(&advisor, &state, generator);
                moves.into_iter().for_each(|mv| state.apply(&config, mv).unwrap());
            }
        }
        let mut decisions = 0;
        let policy = |_: usize| {
            decisions += 1;
            assert!(decisions < 1000, "no end");
            Policy::AdvisorFast
        };
        let (end, _) = play(state, &advisor, policy, &mut Generator::new(draws, number));
        assert_eq!(end.phase(), Phase::Over);
    }
}

#[test]
fn whoever_can_do_something_does_something() {
    let config = game(2, options(modules(0)));
    let advisor = Advisor::new(config.clone());
    let policies = [Policy::Greedy, Policy::Level(Level::Strong), Policy::AdvisorFast];
    let mut short = 0;
    for number in 0..12 {
        let generator = &mut Generator::new(3, number);
        let mut state = State::new(&config);
        while draw_on(&mut state, &config, generator) {
            // Once all money is taken, all that is left is to buy or to redesign.
            let legal = legal(&config, &state, Payments::Needed);
            let hoarded = legal.iter().rev().find(|mv| matches!(mv, Move::Take(_))).copied();
            if hoarded.is_none() && legal != [Move::EndTurn] {
                short += 1;
                for policy in policies {
                    let moves = policy.decide(&advisor, &state, &mut Generator::new(1, 1));
                    assert!(!moves.is_empty(), "{policy} does none of {legal:?}");
                    let mut after = state.clone();
                    moves.into_iter().for_each(|mv| after.apply(&config, mv).unwrap());
                }
            }
            let mv = hoarded.unwrap_or_else(|| legal[generator.below(legal.len() as u32) as usize]);
            state.apply(&config, mv).unwrap();
        }
    }
    assert!(short > 100, "{short}");
}

#[test]
fn the_same_chance_makes_the_same_game() {
    let config = game(3, options(modules(1)));
    let advisor = Advisor::new(config.clone());
    for policy in Policy::ALL.into_iter().filter(|&policy| policy != Policy::Advisor) {
        let game = || play(State::new(&config), &advisor, |_| policy, &mut Generator::new(4, 2)).0;
        assert_eq!(game(), game(), "{policy}");
    }
}

#[test]
fn every_policy_is_found_by_its_name() {
    for policy in Policy::ALL {
        assert_eq!(Policy::named(policy.name()), Some(policy));
    }
}

/// The positions of a game played by values in which somebody decides.
fn decisions(config: &PlayConfig, advisor: &Advisor, number: u64) -> Vec<State> {
    let generator = &mut Generator::new(9, number);
    let (mut state, mut met) = (State::new(config), Vec::new());
    while draw_on(&mut state, config, generator) {
        met.push(state.clone());
        for mv in Policy::AdvisorFast.decide(advisor, &state, generator) {
            state.apply(config, mv).unwrap();
        }
    }
    met
}

#[test]
fn levels_that_forget_hands_play_the_same_whatever_the_others_have() {
    let config = game(3, options(modules(0)));
    let advisor = Advisor::new(config.clone());
    let generator = &mut Generator::new(3, 3);
    let [mut other_hands, mut remembered] = [0, 0];
    for state in decisions(&config, &advisor, 1) {
        let ToAct::Decision(seat) = state.to_act(&config) else { continue };
        let view = GameRules::view(&config, &state, Viewer::Seat(seat));
        let other = GameRules::sample(&config, &view, &mut |n| generator.below(n));
        other_hands += usize::from(other != state);
        let alike = |level: Level| {
            let of = |state| Policy::Level(level).decide(&advisor, state, &mut Generator::new(1, 1));
            of(&state) == of(&other)
        };
        assert!(alike(Level::Beginner) && alike(Level::Casual), "{state:?}");
        remembered += usize::from(!alike(Level::Strong));
    }
    assert!(other_hands > 20 && remembered > 0, "{other_hands}, {remembered}");
}

#[test]
fn looking_ahead_ends_after_its_share_of_work_with_one_of_the_options() {
    let config = game(2, options(modules(15)));
    let advisor = Advisor::new(config.clone());
    let states = decisions(&config, &advisor, 2);
    let last = states.len() - 1;
    for state in [0, last / 2, last].map(|at| &states[at]) {
        let options = advisor.options(state, Breadth::All);
        for work in [0, 1, 1000] {
            let lookahead = Lookahead { work, ..Lookahead::POLICY };
            let choose = || {
                advisor
                    .look_ahead(state, &lookahead, &mut Generator::new(5, 5), &AtomicBool::new(false))
                    .unwrap()
            };
            let chosen = choose();
            assert_eq!(chosen.after, choose().after, "the same work, the same choice");
            assert!(options.iter().any(|(_, choice)| choice.after == chosen.after));
            if work == 0 {
                assert_eq!(chosen.after, options[0].1.after, "without work, the best by value");
            }
        }
    }
}
