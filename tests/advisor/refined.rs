//! Refined rankings: within their budget, repeatable, cancellable, and in agreement with themselves.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
    time::Duration,
};

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Budget, Cut, GameKind, Generator, Goal, Ranking, ValueSets},
    rules::{GameConfig, State, standard_bonus},
};

use super::{
    positions::action_of,
    support::{config, default_layout},
};

const BUDGET: Budget = Budget { rollouts: 600, error: 0.1, ceiling: None, seed: 4 };

fn refine(config: &GameConfig, state: &State, budget: &Budget) -> Ranking {
    Advisor::new(config, &ValueSets::bundled()).unwrap().refine(state, budget, &AtomicBool::new(false))
}

/// Positions of all kinds of games that do not end soon.
fn positions() -> impl Iterator<Item = (GameConfig, State)> {
    let alone = config(default_layout(), 1, 2);
    let tables = [
        alone,
        config(default_layout(), 1, 4),
        alone.against_phantoms(standard_bonus(2).into()).unwrap(),
        config(default_layout(), 2, 1),
        config(default_layout(), 3, 0),
    ];
    (0..).zip(tables).map(|(game, config)| (config, action_of(&config, config.rounds() - 4, game)))
}

#[test]
fn the_same_seed_gives_the_same_ranking_on_any_number_of_threads() {
    for (config, state) in positions() {
        let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
        let cancelled = AtomicBool::new(false);
        let once = advisor.refine(&state, &BUDGET, &cancelled);
        for threads in [1, 3] {
            let again = advisor.refine_on(NonZeroUsize::new(threads).unwrap(), &state, &BUDGET, &cancelled);
            assert_eq!(once, again, "{threads} threads");
        }
        let other = advisor.refine(&state, &Budget { seed: 5, ..BUDGET }, &cancelled);
        assert_ne!(once, other, "another seed rolls other dice");
    }
}

#[test]
fn a_watcher_hears_of_all_rollouts_and_changes_nothing() {
    for (config, state) in positions() {
        let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
        let (cancelled, heard) = (AtomicBool::new(false), AtomicU32::new(0));
        let watch = |rollouts| {
            heard.fetch_add(rollouts, Relaxed);
        };
        let watched = advisor.refine_watched(&state, &BUDGET, &cancelled, &watch);
        assert_eq!(watched, advisor.refine(&state, &BUDGET, &cancelled));
        assert!(heard.into_inner() >= watched.rollouts && watched.rollouts > 0);
    }
}

#[test]
fn a_ranking_keeps_to_its_budget_and_adds_up() {
    for (config, state) in positions() {
        let for_victory = GameKind::of(&config).goal() == Goal::Victory;
        let ranking = refine(&config, &state, &BUDGET);
        assert!(ranking.rollouts <= BUDGET.rollouts && ranking.cut.is_none());
        assert_eq!(
            ranking.options.len(),
            Advisor::new(&config, &ValueSets::bundled()).unwrap().rank(&state).options.len()
        );
        let best = &ranking.options[0];
        assert_eq!((best.difference.mean, best.difference.error), (0.0, 0.0));
        assert!(best.rollouts > 0);
        assert!((best.parts.unwrap().own.total - best.total.mean).abs() < 1e-9, "{best:?}");
        assert!(ranking.options.is_sorted_by(|a, b| a.difference.mean >= b.difference.mean));
        for advice in &ranking.options {
            assert!(!advice.exact && advice.difference.mean <= 0.0);
            let total = best.total.mean + advice.difference.mean;
            assert!(for_victory || (advice.total.mean - total).abs() < 1e-9);
            assert_eq!(advice.parts.is_some(), advice.rollouts > 0);
            assert_eq!(advice.above_mean.is_some(), advice.rollouts > 0);
            assert!(for_victory || advice.victory.is_none(), "nobody else can win");
            for chance in advice.victory.into_iter().chain(advice.above_mean) {
                assert!((0.0..=1.0).contains(&chance));
            }
        }
    }
}

#[test]
fn against_the_phantoms_options_are_ranked_by_the_chance_of_winning() {
    let (config, state) = positions().nth(2).unwrap();
    let ranking = refine(&config, &state, &Budget { rollouts: 4_000, ..BUDGET });
    let tried: Vec<_> = ranking.options.iter().filter(|advice| advice.rollouts > 300).collect();
    let best = tried[0].victory.unwrap();
    for advice in &tried[1..] {
        let behind = advice.victory.unwrap() - best;
        // The difference takes the values into account, too.
        assert!((advice.difference.mean - behind).abs() < 3.0 * advice.difference.error + 0.01, "{advice:?}");
    }
}

#[test]
fn more_rollouts_go_to_options_that_could_be_the_best() {
    let config = config(default_layout(), 1, 2);
    let state = action_of(&config, 8, 2);
    let ranking = refine(&config, &state, &Budget { rollouts: 3_000, ..BUDGET });
    for advice in &ranking.options[1..] {
        let is_clear = advice.difference.mean + 4.0 * advice.difference.error.max(0.5) < 0.0;
        assert!(!is_clear || advice.rollouts < 1_000, "{advice:?}");
    }
    let most = ranking.options.iter().map(|advice| advice.rollouts).max().unwrap();
    assert!(ranking.options.iter().any(|advice| advice.rollouts < most));
}

#[test]
fn a_cut_ranking_says_so_and_is_still_complete() {
    let config = config(default_layout(), 1, 2);
    let state = action_of(&config, 8, 1);
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let by_value = advisor.rank(&state);
    let cancelled = advisor.refine(&state, &BUDGET, &AtomicBool::new(true));
    assert_eq!(cancelled, Ranking { cut: Some(Cut::Cancelled), ..by_value.clone() });
    let at_once = Budget { ceiling: Some(Duration::ZERO), ..BUDGET };
    let late = advisor.refine(&state, &at_once, &AtomicBool::new(false));
    assert_eq!(late, Ranking { cut: Some(Cut::Time), ..by_value.clone() });
    let none = advisor.refine(&state, &Budget { rollouts: 0, ..BUDGET }, &AtomicBool::new(false));
    assert_eq!(none, by_value);
}

/// The best of some noisy estimates would be too high; the total of the best comes from dice that did not choose it.
#[test]
fn the_total_of_the_best_is_not_the_luckiest_estimate() {
    let config = config(default_layout(), 1, 2);
    let state = action_of(&config, 14, 3);
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let (rankings, rollouts) = (60, 240);
    let (mut quoted, mut long) = (0.0, 0.0);
    for seed in 0..rankings {
        let budget = Budget { rollouts, seed, ..BUDGET };
        let ranking = advisor.refine(&state, &budget, &AtomicBool::new(false));
        quoted += ranking.options[0].total.mean / f64::from(rankings as u32);
        for rollout in 0..30 {
            let mut after = state;
            ranking.options[0].choice.play(&config, &mut after);
            let end = advisor.values().play(&after, &config, &mut Generator::new(900 + seed, rollout));
            long += f64::from(end.total(&config, 0)) / (30.0 * rankings as f64);
        }
    }
    // Standard deviations of some 4 VP, over 1,800 games and as many rollouts.
    assert!((quoted - long).abs() < 0.5, "quoted {quoted:.2}, played {long:.2}");
}
