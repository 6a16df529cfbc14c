//! Learns the values of the tile game that come with the program: `cargo run --release --example train_alhambra -- 3`.
//!
//! `--ladder` measures instead: how often each policy wins against others of the one below.

use std::{
    error::Error,
    fs,
    io::ErrorKind,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use alhambra::games::alhambra::{
    advisor::{Advisor, Learner, Level, Policy, Schedule, Simulation, Values, simulate},
    rules::{GameConfig, Module, Modules, Options, Printed, TileSet, play::PlayConfig},
};
use clap::Parser;

/// How often the state of learning is kept, so that an interrupted run goes on.
const CHECKPOINT: Duration = Duration::from_secs(20);
/// Games between two looks at the clock.
const STEP: u64 = 4096;
/// The chance of the measurement is none of that learned from.
const FRESH: u64 = 0x5EED;

/// Learns the values for one number of seats by playing, and measures them on fresh chance.
#[derive(Debug, Parser)]
struct Train {
    /// Seats, 2–6.
    seats: usize,
    /// Where the values are written; assets/values/alhambra-SEATS.values without it.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// How many games to learn from.
    #[arg(long, default_value_t = 2_000_000)]
    games: u64,
    /// The seed of chance. With one thread it decides the values; with more, updates come in no fixed order.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; all cores without it.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Games of the measurement.
    #[arg(long, default_value_t = 1000)]
    measure: u64,
    /// Measures these policies, the first against others of the second, instead of learning.
    #[arg(long, num_args = 2)]
    duel: Vec<String>,
    /// Measures each level against the one below instead of learning.
    #[arg(long)]
    ladder: bool,
    /// Modules of the measurement, by their bits: 1 Vizier, 2 camps, 4 bazaars, 8 falconers.
    #[arg(long, default_value_t = 0)]
    modules: u8,
}

fn main() -> Result<(), Box<dyn Error>> {
    let train = Train::parse();
    let threads = train.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let config = config(train.seats, train.modules)?;
    let path = || Path::new("assets/values").join(format!("alhambra-{}.values", train.seats));
    let output = train.output.clone().unwrap_or_else(path);
    if let [one, others] = train.duel.as_slice() {
        let [one, others] = [one, others].map(|name| Policy::named(name).ok_or(format!("no policy {name}")));
        return duel(&advisor(&output, config)?, one?, others?, &train, threads);
    }
    if train.ladder {
        let advisor = advisor(&output, config)?;
        let levels = Level::ALL.map(Policy::Level);
        for pair in levels.windows(2) {
            duel(&advisor, pair[1], pair[0], &train, threads)?;
        }
        for level in [levels[1], levels[2], Policy::AdvisorFast] {
            duel(&advisor, level, Policy::Greedy, &train, threads)?;
        }
        return duel(&advisor, Policy::AdvisorFast, levels[2], &train, threads);
    }
    let unfinished = output.with_extension("unfinished");
    let schedule = Schedule::new(train.games);
    let mut learner = Learner::new(config.clone(), train.seed);
    if let Ok(checkpoint) = fs::read(&unfinished) {
        if !learner.resume(&checkpoint) {
            return Err(format!("{} is of another run: remove it to begin anew", unfinished.display()).into());
        }
        println!("goes on after {} games", learner.games());
    }
    let (began, first) = (Instant::now(), learner.games());
    let mut kept = Instant::now();
    while learner.advance(&schedule, STEP, threads) {
        if kept.elapsed() > CHECKPOINT {
            fs::write(&unfinished, learner.checkpoint())?;
            kept = Instant::now();
            let rate = (learner.games() - first) as f64 / began.elapsed().as_secs_f64();
            println!("{} of {} games, {rate:.0} a second", learner.games(), schedule.games());
        }
    }
    let bytes = learner.values().to_bytes();
    fs::write(&output, &bytes)?;
    fs::remove_file(&unfinished).or_else(|error| match error.kind() {
        ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    let seconds = began.elapsed().as_secs_f64();
    let games = learner.games() - first;
    println!(
        "{}: {games} games in {seconds:.0} s, {:.0} a second; {} bytes",
        output.display(),
        games as f64 / seconds,
        bytes.len()
    );
    duel(&advisor(&output, config)?, Policy::AdvisorFast, Policy::Greedy, &train, threads)
}

/// A game with the standard tiles and our pieces.
fn config(seats: usize, modules: u8) -> Result<PlayConfig, Box<dyn Error>> {
    let modules: Modules =
        Module::ALL.into_iter().filter(|&module| modules >> module as u8 & 1 == 1).collect();
    let options = Options { modules, ..Options::default() };
    let game =
        GameConfig::new(seats, TileSet::standard().clone(), options).map_err(|error| format!("{error:?}"))?;
    Ok(PlayConfig::new(game, &Printed::ours()).map_err(|error| format!("{error:?}"))?)
}

fn advisor(values: &Path, config: PlayConfig) -> Result<Advisor, Box<dyn Error>> {
    let values = Values::from_bytes(&fs::read(values)?).map_err(|fault| format!("{fault:?}"))?;
    Ok(Advisor::with_values(config, Arc::new(values)))
}

/// One policy against others, on all seats.
fn duel(
    advisor: &Advisor,
    one: Policy,
    others: Policy,
    train: &Train,
    threads: NonZeroUsize,
) -> Result<(), Box<dyn Error>> {
    let mut policies = vec![others; train.seats];
    policies[0] = one;
    let simulation = Simulation {
        advisor: advisor.clone(),
        policies,
        games: train.measure,
        seed: FRESH ^ train.seed,
        threads,
    };
    let figures = simulate(&simulation, |_| ());
    let share = figures.seats[0].wins / train.measure as f64;
    let error = (share * (1.0 - share) / train.measure as f64).sqrt();
    println!(
        "{} seats: {one} wins {:.1} ± {:.1} % against {others}; VP {:.1} ± {:.1} and {:.1}; {} games, {:.1} a second",
        train.seats,
        100.0 * share,
        100.0 * error,
        figures.seats[0].mean,
        figures.seats[0].standard_error,
        figures.seats[1].mean,
        train.measure,
        train.measure as f64 / figures.seconds
    );
    Ok(())
}
