//! The most that the best solo play with two phantoms can reach: a player who knows the dice and pays for it.
//!
//! `cargo run --release --example bound -- [--rounds K] [--games N] [--width W] [--seed S] [--values FILE]`: the last K
//! rounds (18: whole games), at most W decisions looked into in a round. `docs/advisor-bound.md` explains the figures.

mod finish;
mod relaxation;
#[cfg(test)]
mod tests;
mod worth;

use std::{
    fmt::Debug,
    str::FromStr,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
    time::Instant,
};

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Choice, Generator, RollDice, Values},
        log::NamedLayout,
        rules::{GameConfig, Move, Phase, State},
    },
};

use relaxation::{Judge, Relaxation, Rolls, follow};

/// VP for each round left by which decisions that were not looked into may be worth more than they are said to be.
const MARGINS: [f64; 7] = [0.0, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0];

/// An argument by its name.
fn argument<T: FromStr>(name: &str, default: T) -> T {
    let mut rest = std::env::args().skip_while(|argument| argument != name);
    rest.nth(1).and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// An error that is data, by its name.
fn named(error: impl Debug) -> String {
    format!("{error:?}")
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (_, layout) = NamedLayout::standard();
    let config = GameConfig::new(layout, 1, 2).map_err(named)?;
    let file: String = argument("--values", "assets/values/solo-2.values".to_owned());
    let values = Values::from_bytes(&std::fs::read(file)?, config.layout()).map_err(named)?;
    let games: u64 = argument("--games", 20);
    let rounds: u8 = argument("--rounds", config.rounds());
    let width: usize = argument("--width", usize::MAX);
    let seed: u64 = argument("--seed", 1);
    let threads: usize = argument("--threads", 1);
    let before = State::new(&config).map_err(named)?;
    let began = Instant::now();

    let next = AtomicU64::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let game = next.fetch_add(1, Relaxed);
            if game >= games {
                return found;
            }
            found.push((game, play(&config, &values, &before, rounds, width, seed, game)));
        }
    };
    let mut found: Vec<(u64, Game)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).flatten().collect()
    });
    found.sort_by_key(|(game, _)| *game);
    let found: Vec<Game> = found.into_iter().map(|(_, game)| game).collect();

    println!(
        "last {rounds} rounds, {games} games, width {width}, seed {seed}, {:.0} s",
        began.elapsed().as_secs_f64()
    );
    let decisions = found.iter().map(|game| game.relaxed.decisions).max().unwrap_or(0);
    println!("decisions in a game: at most {decisions}");
    tell("start by the values", &found, |game| game.relaxed.start);
    if rounds == config.rounds() {
        tell_start(&config, &values, &before, seed);
    }
    tell("the values' total", &found, |game| f64::from(game.end.total(&config, 0)));
    tell("no play reaches, counting buildings alone", &found, |game| counted(&config, &game.end));
    tell("beyond the start: the values' play", &found, |game| game.plain - game.relaxed.start);
    tell("beyond the start: one roll ahead", &found, |game| game.ahead - game.relaxed.start);
    for margin in MARGINS {
        let bound = |game: &Game| game.relaxed.bound(|left| margin * left as f64);
        tell(&format!("beyond the start: bound, margin {margin}"), &found, |game| {
            bound(game) - game.relaxed.start
        });
        if found.iter().all(|game| game.relaxed.cut.iter().all(Option::is_none)) {
            println!("(nothing was left out)");
            break;
        }
    }
    tell("bound less the values' play", &found, |game| game.relaxed.best - game.plain);
    tell("bound less one roll ahead", &found, |game| game.relaxed.best - game.ahead);
    Ok(())
}

/// What one game gave.
struct Game {
    relaxed: Relaxation,
    /// What the values' play reaches, with the same payments.
    plain: f64,
    /// What is reached by looking one roll ahead.
    ahead: f64,
    /// Where the values' play ends in fact.
    end: State,
}

fn play(
    config: &GameConfig,
    values: &Values,
    before: &State,
    rounds: u8,
    width: usize,
    seed: u64,
    game: u64,
) -> Game {
    let mut generator = Generator::new(seed, game);
    let mut start = setup(config, before, &mut generator);
    let all = Rolls::draw(config, &start, &mut generator);
    let (first, rolls) = all.split_at(all.len() - usize::from(rounds));
    let by_values = |state: &mut State, rolled: &[Rolls]| {
        for rolled in rolled {
            values.decide(state, config);
            end_turn(config, state);
            rolled.roll(config, state);
        }
    };
    by_values(&mut start, first);
    let relaxed = Relaxation::solve(config, &start, rolls, values, width);
    let plain =
        follow(config, &start, rolls, values, |state| ranked(config, values, state).into_iter().next());
    let mut dice = Generator::new(!seed, game);
    let ahead =
        follow(config, &start, rolls, values, |state| one_roll_ahead(config, values, state, &mut dice));
    let mut end = start;
    by_values(&mut end, rolls);
    Game { relaxed, plain, ahead, end }
}

/// All options, best by value first.
fn ranked(config: &GameConfig, values: &Values, state: &State) -> Vec<Choice> {
    let mut choices: Vec<(f64, Choice)> = Choice::all(config, state)
        .into_iter()
        .map(|choice| (values.worth(config, state, &choice.after), choice))
        .collect();
    choices.sort_by(|a, b| b.0.total_cmp(&a.0));
    choices.into_iter().map(|(_, choice)| choice).collect()
}

/// Of the best options by value the one that is worth most on average once dice are rolled; the player's own dice are all
/// counted, phantoms roll a few times.
fn one_roll_ahead(
    config: &GameConfig,
    values: &Values,
    state: &State,
    dice: &mut Generator,
) -> Option<Choice> {
    const OPTIONS: usize = 8;
    const PHANTOMS: usize = 4;
    let rolls: Vec<Rolls> = (0..PHANTOMS).map(|_| Rolls::draw(config, state, dice).swap_remove(0)).collect();
    let worth = |choice: &Choice| -> f64 {
        let mut after = *state;
        choice.play(config, &mut after);
        let smooth = |rolled: &Rolls| {
            let mut next = after;
            rolled.roll(config, &mut next);
            values.smooth(config, &after, choice.after.dice, &next)
        };
        rolls.iter().map(smooth).sum()
    };
    let best = ranked(config, values, state).into_iter().take(OPTIONS).map(|choice| (worth(&choice), choice));
    best.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
}

/// What no play of a standard game can exceed that ends with these boxes of the phantoms, whatever the player's dice.
///
/// 18 turns and the coins of a sheet build 23 cells at most. They go to the types that give most; a complete type counts
/// as the first to be so.
fn counted(config: &GameConfig, end: &State) -> f64 {
    const BUILDINGS: usize = 23;
    /// The most that lines and coins give together, with any number of buildings up to that.
    const LINES_AND_COINS: u8 = 45;
    let mut most = [0; BUILDINGS + 1];
    for building in BuildingType::ALL {
        let before = most;
        let count = config.layout().count(building);
        for boxes in 1..=count {
            let mut score = *end.score();
            score.enter(config.layout(), 0, building, boxes, u8::from(boxes == count));
            let vp = score.standing(config.layout(), 0, building).vp;
            for with in usize::from(boxes)..=BUILDINGS {
                most[with] = most[with].max(before[with - usize::from(boxes)] + vp);
            }
        }
    }
    f64::from(most[BUILDINGS] + LINES_AND_COINS)
}

fn setup(config: &GameConfig, before: &State, generator: &mut Generator) -> State {
    let mut state = *before;
    while state.phase() != Phase::Action {
        accept(config, &mut state, Move::Roll(generator.pair()));
    }
    state
}

fn end_turn(config: &GameConfig, state: &mut State) {
    accept(config, state, Move::EndTurn);
}

fn accept(config: &GameConfig, state: &mut State, command: Move) {
    let accepted = state.apply(config, command);
    assert_eq!(accepted, Ok(()), "{command:?}");
}

fn mean(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let numbers: Vec<f64> = numbers.collect();
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0) / n).sqrt())
}

fn tell(what: &str, games: &[Game], of: impl Fn(&Game) -> f64) {
    let (mean, error) = mean(games.iter().map(of));
    println!("{what:46} {mean:8.3} ± {error:.3}");
}

/// The mean over many setups: the start of a game has most of its luck.
fn tell_start(config: &GameConfig, values: &Values, before: &State, seed: u64) {
    const SETUPS: u64 = 400_000;
    let worth = |game| {
        let start = setup(config, before, &mut Generator::new(seed ^ 0x5E70, game));
        values.position(config, &start)
    };
    let (mean, error) = mean((0..SETUPS).map(worth));
    println!("{:46} {mean:8.3} ± {error:.3}", "start by the values, 400,000 setups");
}
