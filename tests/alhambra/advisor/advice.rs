//! Advice: within its budget, repeatable, in the order of the chance of winning, and the same whatever is hidden.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool};

use alhambra::games::alhambra::{
    advisor::{Advisor, Budget, Generator, Goal, Policy, PolicyExt, Ranking, draw_on},
    rules::play::{Phase, State},
};

use super::super::play::support::{game, modules, options};

const BUDGET: Budget = Budget { rollouts: 300, error: 0.1, ceiling: None, seed: 4 };

/// A turn late in a game played by values, so that rollouts are short.
fn late(advisor: &Advisor, seed: u64) -> State {
    let mut state = State::new(advisor.config());
    let mut generator = Generator::new(seed, 0);
    while draw_on(&mut state, advisor.config(), &mut generator) {
        if state.snapshots().count() == 2 && state.phase() == Phase::Action {
            return state;
        }
        for mv in Policy::AdvisorFast.decide(advisor, &state, &mut generator) {
            state.apply(advisor.config(), mv).unwrap();
        }
    }
    panic!("a game has three scorings");
}

fn refined(advisor: &Advisor, state: &State, threads: usize, budget: &Budget) -> Ranking {
    advisor.refine(NonZeroUsize::new(threads).unwrap(), state, budget, &AtomicBool::new(false), &|_| ())
}

fn told(ranking: &Ranking) -> String {
    let lines = ranking.options.iter().map(|advice| {
        format!("{:?} {:?} {:?} {:?}", advice.choice.moves, advice.victory, advice.difference, advice.total)
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_same_seed_gives_the_same_ranking_on_any_number_of_threads() {
    let advisor = Advisor::new(game(3, options(modules(0))));
    let state = late(&advisor, 3);
    let once = told(&refined(&advisor, &state, 1, &BUDGET));
    assert_eq!(once, told(&refined(&advisor, &state, 3, &BUDGET)));
    assert_ne!(once, told(&refined(&advisor, &state, 1, &Budget { seed: 5, ..BUDGET })));
}

#[test]
fn a_ranking_keeps_to_its_budget_and_adds_up() {
    for (players, bits) in [(2, 0), (3, 15), (4, 0)] {
        let advisor = Advisor::new(game(players, options(modules(bits))));
        let state = late(&advisor, 1);
        let by_value = advisor.rank(&state);
        let ranking = refined(&advisor, &state, 2, &BUDGET);
        assert!(ranking.rollouts <= BUDGET.rollouts && ranking.cut.is_none());
        assert_eq!(ranking.options.len(), by_value.options.len());
        assert!(by_value.options.is_sorted_by(|a, b| a.victory >= b.victory));
        assert!(ranking.options.is_sorted_by(|a, b| a.difference.mean >= b.difference.mean));
        let best = &ranking.options[0];
        assert_eq!((best.difference.mean, best.difference.error), (0.0, 0.0));
        let parts = best.parts.unwrap();
        assert!((parts.parts.iter().sum::<f64>() - best.total.mean).abs() < 1e-9);
        for advice in by_value.options.iter().chain(&ranking.options) {
            assert!((0.0..=1.0).contains(&advice.worth(Goal::Victory)) && advice.total.error > 0.0);
        }
    }
}

#[test]
fn each_option_leads_where_its_moves_lead() {
    let advisor = Advisor::new(game(3, options(modules(7))));
    let state = late(&advisor, 8);
    for advice in advisor.rank(&state).options {
        let mut after = state.clone();
        for &mv in &advice.choice.moves {
            after.apply(advisor.config(), mv).unwrap();
        }
        assert_eq!(after, advice.choice.after);
    }
}

#[test]
fn nothing_is_advised_where_nobody_decides() {
    let advisor = Advisor::new(game(3, options(modules(0))));
    let start = State::new(advisor.config());
    assert!(advisor.rank(&start).options.is_empty());
    assert!(refined(&advisor, &start, 1, &BUDGET).options.is_empty());
}
