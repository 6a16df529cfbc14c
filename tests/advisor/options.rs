//! The ranking by value: all options, each once, best first, and the same best option as in play.

use std::collections::HashSet;

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Afterstate, Generator, ValueSets},
    rules::{BuildSecond, GameConfig, Move, Pair, Phase, State, ToAct},
};

use super::support::{TABLES, any_command, config, default_layout, random_config};

/// Visits decisions of random games, at all tables and with all options; returns how many.
fn visit(games: u64, mut see: impl FnMut(&Advisor, &State)) -> u32 {
    let mut seen = 0;
    for game in 0..games {
        let generator = &mut Generator::new(14, game);
        // Values for other layouts take a while: a few games with them, many with the usual one.
        let config = if game % 20 == 0 { random_config(generator) } else { usual_terms(generator) };
        let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
        let mut state = State::new(&config).unwrap();
        let thrifty = game % 2 == 0;
        while let Some(command) = any_command(&config, &state, generator) {
            if matches!(state.to_act(), ToAct::Decision(_)) && generator.below(3) == 0 {
                see(&advisor, &state);
                seen += 1;
            }
            let spends = matches!(command, Move::Special(_));
            if !(thrifty && spends) {
                state.apply(&config, command).unwrap();
            }
        }
    }
    seen
}

fn usual_terms(generator: &mut Generator) -> GameConfig {
    let other = random_config(generator);
    let (players, phantoms) = TABLES[generator.below(TABLES.len() as u32) as usize];
    config(default_layout(), players, phantoms).with_options(other.special_actions(), other.change_dice())
}

#[test]
fn a_ranking_lists_every_outcome_once_and_best_first() {
    let seen = visit(150, |advisor, state| {
        let config = advisor.config();
        let options = advisor.rank(state).options;
        let listed: HashSet<Vec<Move>> =
            options.iter().map(|advice| advice.choice.commands.clone()).collect();
        let wanted: HashSet<Vec<Move>> = match state.phase() {
            Phase::Action => {
                state.complete_turns(config).iter().map(|turn| turn.commands(config, state)).collect()
            }
            Phase::Keep | Phase::Kept(_) => {
                let keep = |pair: Pair| vec![Move::Keep(pair)];
                let all = (0..36).map(Pair::nth);
                all.map(keep).filter(|keep| state.is_legal(config, keep[0])).collect()
            }
            Phase::Built if state.is_legal(config, BuildSecond.into()) => {
                [vec![], vec![Move::from(BuildSecond)]].into()
            }
            Phase::Built => [vec![]].into(),
            _ => HashSet::new(),
        };
        assert_eq!((listed.len(), &listed), (options.len(), &wanted), "{config:?}\n{state:?}");
        let goal = advisor.goal();
        assert!(options.is_sorted_by(|a, b| a.worth(goal) >= b.worth(goal)));
        assert!(options.iter().all(|advice| (advice.rollouts, advice.exact) == (0, false)));
    });
    assert!(seen > 5_000, "{seen}");
}

#[test]
fn the_best_of_a_ranking_is_worth_as_much_as_what_playing_by_values_chooses() {
    let mut turns = 0;
    visit(150, |advisor, state| {
        let Some(turn) = advisor.values().best_turn(advisor.config(), state) else { return };
        if state.phase() != Phase::Action {
            return;
        }
        turns += 1;
        let config = advisor.config();
        let played = advisor.values().worth(config, state, &Afterstate::of_turn(config, state, &turn));
        let totals = advisor.rank(state).options.into_iter().map(|advice| advice.total.mean);
        let ranked = totals.fold(f64::NEG_INFINITY, f64::max);
        // Sums in another order differ in their last digits.
        assert!(
            (played - ranked).abs() < 2e-3,
            "{played} by playing, {ranked} ranked: {config:?}\n{state:?}"
        );
    });
    assert!(turns > 1_500, "{turns}");
}

#[test]
fn nothing_is_ranked_while_no_decision_is_due() {
    let config = config(default_layout(), 1, 2);
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    assert!(advisor.rank(&State::new(&config).unwrap()).options.is_empty());
}
