//! The bound on the best play, on endings so small that every roll can be counted.
#![allow(clippy::unwrap_used)]

use super::relaxation::{Judge, Relaxation, Rolls, follow};

use std::{cell::RefCell, collections::HashMap};

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Afterstate, Choice, Generator, Goal, NextDice, RollDice, ValueSets, Values},
        log::NamedLayout,
        rules::{BuildSecond, Face, FourDice, GameConfig, Layout, Move, Pair, Phase, State},
    },
};

/// A solo game of a few rounds on the default grid with so many coins printed.
fn config(rounds: i64, coins: i64) -> GameConfig {
    let mut draft = NamedLayout::standard().1.draft();
    draft.coins = coins;
    GameConfig::new(Layout::new(&draft).unwrap(), 1, 2).unwrap().with_rounds(rounds).unwrap()
}

fn setup(config: &GameConfig, generator: &mut Generator) -> State {
    let mut state = State::new(config).unwrap();
    while state.phase() != Phase::Action {
        state.apply(config, Move::Roll(generator.pair())).unwrap();
    }
    state
}

/// A position in round 2 of 3 whose coins are spent, so that options are few.
fn ending(config: &GameConfig) -> State {
    (0..)
        .find_map(|seed| {
            let mut generator = Generator::new(11, seed);
            let mut state = setup(config, &mut generator);
            let rolls = Rolls::draw(config, &state, &mut generator);
            let second = |choice: &Choice| choice.commands.contains(&Move::from(BuildSecond));
            Choice::all(config, &state).into_iter().find(second)?.play(config, &mut state);
            rolls[0].roll(config, &mut state);
            Some(state)
        })
        .unwrap()
}

/// Every way the dice can fall after a turn, with its chance: the next position.
fn every_roll(config: &GameConfig, after: &State) -> Vec<(f64, State)> {
    let with = |state: &State, command| {
        let mut next = *state;
        next.apply(config, command).unwrap();
        next
    };
    let twos = || Face::ALL.into_iter().flat_map(|a| Face::ALL.map(|b| [a, b])).filter(|[a, b]| a <= b);
    let often = |[a, b]: [Face; 2]| if a == b { 1.0 } else { 2.0 };
    match after.phase() {
        Phase::OwnPair => (0..36)
            .flat_map(|i| every_roll(config, &with(after, Move::Roll(Pair::nth(i)))))
            .map(|(chance, next)| (chance / 36.0, next))
            .collect(),
        Phase::AllFour => twos()
            .flat_map(|yellow| twos().map(move |blue| (yellow, blue)))
            .flat_map(|(yellow, blue)| {
                let rolled = with(after, Move::RollFour(FourDice::new(yellow, blue)));
                let chance = often(yellow) * often(blue) / 1296.0;
                every_roll(config, &rolled).into_iter().map(move |(rest, next)| (chance * rest, next))
            })
            .collect(),
        Phase::Phantom => {
            let open: Vec<BuildingType> = BuildingType::ALL
                .into_iter()
                .filter(|building| after.score().completed(after.seat(), *building).is_none())
                .collect();
            let cells: u8 = open.iter().map(|building| config.layout().count(*building)).sum();
            let grid = config.layout().grid().unwrap();
            open.into_iter()
                .flat_map(|building| {
                    let cell = grid.iter().position(|&there| there == building).unwrap() as u8;
                    let chance = f64::from(config.layout().count(building)) / f64::from(cells);
                    every_roll(config, &with(after, Move::Roll(Pair::nth(cell))))
                        .into_iter()
                        .map(move |(rest, next)| (chance * rest, next))
                })
                .collect()
        }
        _ => vec![(1.0, *after)],
    }
}

/// The best play by counting everything.
struct BruteForce {
    positions: RefCell<HashMap<State, f64>>,
    means: RefCell<HashMap<State, f64>>,
}

impl BruteForce {
    fn new() -> Self {
        Self { positions: RefCell::default(), means: RefCell::default() }
    }

    fn after(&self, config: &GameConfig, after: &State) -> f64 {
        let known = self.means.borrow().get(after).copied();
        known.unwrap_or_else(|| {
            let rolls = every_roll(config, after);
            let mean = rolls.iter().map(|(chance, next)| chance * self.position(config, next)).sum();
            self.means.borrow_mut().insert(*after, mean);
            mean
        })
    }
}

/// The best play as a judge: knowing the dice is worth nothing then.
impl Judge for BruteForce {
    fn position(&self, config: &GameConfig, state: &State) -> f64 {
        if state.phase() == Phase::Over {
            return state.total(config, 0).into();
        }
        let known = self.positions.borrow().get(state).copied();
        known.unwrap_or_else(|| {
            let worth = |choice: &Choice| {
                let mut played = *state;
                choice.play(config, &mut played);
                self.after(config, &played)
            };
            let best = Choice::all(config, state).iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
            self.positions.borrow_mut().insert(*state, best);
            best
        })
    }

    fn decision(&self, _: &GameConfig, _: &State, _: &Afterstate) -> f64 {
        0.0 // Nothing is left out, so nothing is ranked.
    }

    fn smooth(&self, config: &GameConfig, after: &State, _: NextDice, _: &State) -> f64 {
        self.after(config, after)
    }
}

/// Knowing the dice costs nothing.
struct Free;

impl Judge for Free {
    fn position(&self, config: &GameConfig, state: &State) -> f64 {
        state.total(config, 0).into()
    }

    fn decision(&self, _: &GameConfig, _: &State, _: &Afterstate) -> f64 {
        0.0
    }

    fn smooth(&self, config: &GameConfig, _: &State, _: NextDice, next: &State) -> f64 {
        self.position(config, next)
    }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn solve(config: &GameConfig, start: &State, game: u64, judge: &impl Judge) -> Relaxation {
    let rolls = Rolls::draw(config, start, &mut Generator::new(3, game));
    Relaxation::solve(config, start, &rolls, judge, usize::MAX)
}

#[test]
fn the_bound_is_the_best_play_at_the_exact_price_close_to_it_at_a_good_one_and_never_below_it() {
    let config = config(3, 3);
    let (start, brute_force) = (ending(&config), BruteForce::new());
    let best = brute_force.position(&config, &start);
    for game in 0..20 {
        let relaxed = solve(&config, &start, game, &brute_force);
        assert!((relaxed.best - best).abs() < 1e-9, "{relaxed:?}, but the best is {best}");
        assert!(relaxed.cut.iter().all(Option::is_none), "nothing is left out");
    }
    let values = Values::zero(config.layout(), Goal::Total).unwrap();
    let bounds: Vec<f64> = (0..60).map(|game| solve(&config, &start, game, &values).best).collect();
    let gap = mean(&bounds) - best;
    assert!((-0.02..0.2).contains(&gap), "the bound is {gap} above {best}");
    let free: Vec<f64> = (0..60).map(|game| solve(&config, &start, game, &Free).best).collect();
    assert!(mean(&free) > best + 1.0, "who knows the dice for nothing is far better: {}", mean(&free));
}

#[test]
fn the_price_of_knowing_the_dice_is_nothing_on_average() {
    let layout = NamedLayout::standard().1;
    for rounds in [1, 2, 3, 4] {
        let config = config(rounds, 15);
        let advisor = alhambra::games::roll_and_write::advisor::Advisor::new(
            &GameConfig::new(layout, 1, 2).unwrap(),
            &ValueSets::bundled(),
        )
        .unwrap();
        let values = advisor.values();
        let state = setup(&config, &mut Generator::new(5, rounds as u64));
        let kept = |choice: &&Choice| matches!(choice.after.dice, NextDice::Kept(_));
        let choices = Choice::all(&config, &state);
        for choice in choices.iter().filter(kept).take(1) {
            let mut after = state;
            choice.play(&config, &mut after);
            let mut smoothed = HashMap::new();
            let (mut prices, mut spread) = (0.0, 0.0f64);
            for (chance, next) in every_roll(&config, &after) {
                let smooth = *smoothed
                    .entry(*next.score())
                    .or_insert_with(|| values.smooth(&config, &after, choice.after.dice, &next));
                let price = values.position(&config, &next) - smooth;
                prices += chance * price;
                spread += chance * price * price;
            }
            assert!(prices.abs() < 1e-3, "{rounds} rounds: the price of {choice:?} is {prices} on average");
            assert!(spread > 0.01, "{rounds} rounds: there is a price");
        }
    }
}

#[test]
fn what_is_left_out_is_told_and_a_wide_margin_covers_it() {
    let config = config(3, 3);
    let values = Values::zero(config.layout(), Goal::Total).unwrap();
    let start = ending(&config);
    for game in 0..10 {
        let rolls = Rolls::draw(&config, &start, &mut Generator::new(3, game));
        let all = Relaxation::solve(&config, &start, &rolls, &values, usize::MAX);
        let few = Relaxation::solve(&config, &start, &rolls, &values, 1);
        assert!(few.cut[1].is_some() && few.best <= all.best + 1e-9, "{few:?}");
        assert!(few.bound(|_| 200.0) >= all.best, "{few:?}, but {all:?}");
    }
}

#[test]
fn a_policy_followed_with_the_payments_has_its_own_mean_and_less_luck() {
    let config = config(3, 3);
    let values = Values::zero(config.layout(), Goal::Total).unwrap();
    let start = ending(&config);
    let first = |state: &State| Choice::all(&config, state).into_iter().next();
    let (mut followed, mut totals) = (Vec::new(), Vec::new());
    for game in 0..200 {
        let rolls = Rolls::draw(&config, &start, &mut Generator::new(4, game));
        followed.push(follow(&config, &start, &rolls, &values, first));
        let mut state = start;
        for rolled in &rolls {
            first(&state).unwrap().play(&config, &mut state);
            rolled.roll(&config, &mut state);
        }
        totals.push(f64::from(state.total(&config, 0)));
    }
    let spread = |numbers: &[f64]| {
        let middle = mean(numbers);
        mean(&numbers.iter().map(|number| (number - middle).powi(2)).collect::<Vec<_>>())
    };
    let error = (spread(&totals) / 200.0).sqrt();
    assert!((mean(&followed) - mean(&totals)).abs() < 4.0 * error, "{} {}", mean(&followed), mean(&totals));
    assert!(spread(&followed) < spread(&totals) / 2.0, "{} {}", spread(&followed), spread(&totals));
}
