//! Policies play every mix to its end, and the same chance makes the same game.

use alhambra::games::alhambra::{
    advisor::{Advisor, Generator, Level, Policy, play},
    rules::play::{Phase, State},
};

use super::super::{
    play::{
        random::{mixes, random_options},
        support::{assert_nothing_is_lost, game, modules, options},
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
