//! Tripwires: how strongly the policies play, on dice from which nothing was learned (docs/advisor.md).
//!
//! They play 20,000 games each: `cargo test --release --test games strength:: -- --ignored`.
#![allow(clippy::unwrap_used)]

use std::{num::NonZeroUsize, thread};

use alhambra::games::roll_and_write::{
    advisor::{Level, Policy, SeatFigures, Simulation, ValueSets, simulate},
    log::NamedLayout,
    rules::{ChangeDice, GameConfig, SpecialActions, standard_bonus},
};

const GAMES: u64 = 20_000;

fn solo(phantoms: usize) -> GameConfig {
    let (_, layout) = NamedLayout::standard();
    GameConfig::new(layout, 1, phantoms).unwrap()
}

fn first_seat(config: GameConfig, policies: &[Policy]) -> SeatFigures {
    let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let simulation = Simulation {
        config,
        values: ValueSets::bundled(),
        policies: policies.to_vec(),
        first: None,
        games: GAMES,
        seed: 20_000,
        threads,
    };
    let figures = simulate(&simulation, |_| ()).unwrap().seats.remove(0);
    println!("{:.2} ± {:.2}, {} victories", figures.mean, figures.standard_error, figures.wins);
    figures
}

#[test]
#[ignore = "plays many games: in release"]
fn instant_values_score_99_7_alone_against_two_phantoms() {
    assert!(first_seat(solo(2), &[Policy::AdvisorFast]).mean >= 99.7);
}

#[test]
#[ignore = "plays many games: in release"]
fn looking_ahead_scores_100_1_alone_against_two_phantoms() {
    assert!(first_seat(solo(2), &[Policy::Advisor]).mean >= 100.1);
}

#[test]
#[ignore = "plays many games: in release"]
fn instant_values_are_strong_with_more_phantoms_and_with_both_special_actions() {
    assert!(first_seat(solo(3), &[Policy::AdvisorFast]).mean >= 75.0);
    assert!(first_seat(solo(4), &[Policy::AdvisorFast]).mean >= 59.6);
    let both = solo(2).with_options(SpecialActions::Both, ChangeDice::Two);
    assert!(first_seat(both, &[Policy::AdvisorFast]).mean >= 100.0);
}

#[test]
#[ignore = "plays many games: in release"]
fn instant_values_beat_the_phantoms_nine_times_in_ten() {
    let config = solo(2).against_phantoms(standard_bonus(2).into()).unwrap();
    assert!(first_seat(config, &[Policy::AdvisorFast]).wins >= 0.92 * GAMES as f64);
}

#[test]
#[ignore = "plays many games: in release"]
fn instant_values_win_most_games_against_two_greedy_seats() {
    let (_, layout) = NamedLayout::standard();
    let config = GameConfig::new(layout, 3, 0).unwrap();
    let figures = first_seat(config, &[Policy::AdvisorFast, Policy::Greedy, Policy::Greedy]);
    assert!(figures.wins >= 0.65 * GAMES as f64);
}

#[test]
#[ignore = "plays many games: in release"]
fn a_beginner_scores_about_85_and_every_level_more_than_the_one_below() {
    let means = Level::ALL.map(|level| first_seat(solo(2), &[Policy::Level(level)]).mean);
    assert!((84.0..86.0).contains(&means[0]), "{means:?}");
    assert!(means.is_sorted_by(|low, high| low + 3.0 < *high), "{means:?}");
}
