//! Simulations draw with the odds of the rules, and alike for all options of a decision.

use std::collections::{BTreeMap, BTreeSet};

use alhambra::games::alhambra::{
    advisor::{Advisor, Breadth, Choice, Deal, Generator, draw_on},
    rules::{
        Options,
        play::{Card, Move, Phase, PieceId, PlayConfig, State, ToAct},
    },
};

use super::super::{
    play::support::{game, modules, options, outcomes},
    support::Chance,
};

/// A position before a decision, with few cards and tiles left.
fn near_the_end(config: &PlayConfig, seed: u64, mut is_it: impl FnMut(&State) -> bool) -> State {
    let mut chance = Chance::new(seed);
    let mut state = State::new(config);
    while !is_it(&state) {
        let mv = chance.next(config, &state);
        state.apply(config, mv).unwrap();
    }
    state
}

/// Compares the first outcomes of many draws with the weights of all outcomes.
fn assert_is_distributed(config: &PlayConfig, state: &State, mut first: impl FnMut(u64) -> Move) {
    let outcomes = outcomes(config, state);
    let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let draws = 4000.0;
    let mut seen: BTreeMap<String, f64> = BTreeMap::new();
    for rollout in 0..draws as u64 {
        *seen.entry(format!("{:?}", first(rollout))).or_default() += 1.0;
    }
    let chi: f64 = outcomes
        .iter()
        .map(|(mv, weight)| {
            let expected = draws * f64::from(*weight) / f64::from(all);
            let found = seen.remove(&format!("{mv:?}")).unwrap_or(0.0);
            (found - expected).powi(2) / expected
        })
        .sum();
    assert!(seen.is_empty(), "these cannot come: {seen:?}");
    // Five standard deviations above the expected value.
    let free = outcomes.len() as f64 - 1.0;
    assert!(chi < free + 5.0 * (2.0 * free).sqrt() + 5.0, "{chi} with {free} degrees of freedom");
}

/// What was drawn first after a position, as one of its outcomes.
fn first_drawn(config: &PlayConfig, before: &State, draw: impl Fn(&mut State)) -> Move {
    // The first draw decides which sets the later ones leave; it is found by trying each outcome.
    let mut after = before.clone();
    draw(&mut after);
    let outcomes = outcomes(config, before);
    let fits = |mv: &Move| match *mv {
        Move::ScoringCard => after.next_scoring_card() != before.next_scoring_card(),
        Move::Card(card) => {
            let gone = before.deck().minus(after.deck());
            gone.is_some_and(|gone| gone.has(card))
        }
        Move::Tile(piece) => !after.stack().has(piece),
        _ => true,
    };
    outcomes.into_iter().map(|(mv, _)| mv).find(fits).unwrap()
}

/// Whether one thing is to be drawn before somebody decides.
fn draws_one(config: &PlayConfig, state: &State) -> bool {
    let is_due = matches!(state.to_act(config), ToAct::Chance(_));
    is_due
        && state.piles().is_some()
        && outcomes(config, state).iter().all(|&(mv, _)| {
            let mut after = state.clone();
            after.apply(config, mv).unwrap();
            matches!(after.to_act(config), ToAct::Decision(_)) || mv == Move::ScoringCard
        })
}

#[test]
fn draws_are_distributed_as_the_outcomes_of_the_rules() {
    let config = game(3, Options::default());
    for (seed, has_scoring_card) in [(1, false), (2, true), (3, false), (4, true), (5, true)] {
        let state = near_the_end(&config, seed, |state| {
            draws_one(&config, state) && state.scoring_card_places().is_some() == has_scoring_card
        });
        assert_is_distributed(&config, &state, |rollout| {
            first_drawn(&config, &state, |after| {
                Deal::new(7, rollout).draw_on(after, &config);
            })
        });
        assert_is_distributed(&config, &state, |rollout| {
            first_drawn(&config, &state, |after| {
                draw_on(after, &config, &mut Generator::new(7, rollout));
            })
        });
    }
}

#[test]
fn all_options_of_a_decision_meet_the_same_tiles() {
    let config = game(3, options(modules(0)));
    let advisor = Advisor::new(config.clone());
    let mut compared = 0;
    for seed in 0..30 {
        let mut turns = 0;
        let state = near_the_end(&config, seed, |state| {
            turns += u64::from(state.phase() == Phase::Action);
            turns > 40 + seed && state.phase() == Phase::Action
        });
        let drawn = |choice: &Choice| -> BTreeSet<PieceId> {
            let mut after = choice.after.clone();
            Deal::new(3, seed).draw_on(&mut after, &config);
            choice.after.stack().iter().filter(|&piece| !after.stack().has(piece)).collect()
        };
        let mut drawn: Vec<_> =
            advisor.options(&state, Breadth::Best).iter().map(|(_, choice)| drawn(choice)).collect();
        drawn.sort_by_key(BTreeSet::len);
        assert!(drawn.windows(2).all(|two| two[0].is_subset(&two[1])), "{drawn:?}");
        compared += drawn.iter().filter(|drawn| !drawn.is_empty()).count();
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn a_deal_draws_the_same_cards_whatever_was_taken_before() {
    let config = game(3, Options::default());
    let start = near_the_end(&config, 2, |state| state.phase() == Phase::Action);
    for rollout in 0..50 {
        let drawn: Vec<Vec<Card>> = Card::all()
            .filter(|&card| start.display().has(card))
            .map(|card| {
                let mut state = start.clone();
                state.apply(&config, Move::Take([card].into_iter().collect())).unwrap();
                state.apply(&config, Move::EndTurn).unwrap();
                let before = state.deck();
                Deal::new(5, rollout).draw_on(&mut state, &config);
                before.minus(state.deck()).unwrap().iter().collect()
            })
            .collect();
        assert!(drawn.windows(2).all(|two| two[0] == two[1]), "{drawn:?}");
    }
}
