//! Learns the values that come with the program: `cargo run --release --example train -- solo-2`.
//!
//! `docs/advisor.md` says what is learned, and how strong the result plays.

use std::{
    error::Error,
    fmt::Debug,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use alhambra::games::roll_and_write::{
    advisor::{GameKind, Generator, Learner, Schedule, Values, victory},
    log::NamedLayout,
    rules::{GameConfig, State},
};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

/// How often the state of learning is kept, so that an interrupted run goes on.
const CHECKPOINT: Duration = Duration::from_secs(20);
/// Games between two looks at the clock.
const STEP: u64 = 8192;
/// The dice of the measurement are none of those learned from.
const FRESH: u64 = 0x5EED;

/// Learns the values of one kind of game by playing, and measures them on fresh dice.
#[derive(Debug, Parser)]
struct Train {
    /// solo-2, solo-3, solo-4, victory-2, victory-3, victory-4, players-2, players-3, players-4 or players-5.
    kind: String,
    /// Where the values are written; assets/values/KIND.values without it. Beside it lies what an interrupted run needs.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// How long to learn: 1 is about ten million games.
    #[arg(long, default_value_t = 1.0)]
    scale: f32,
    /// The seed of the dice. With one thread it decides the values; with more, updates come in no fixed order.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; all cores without it.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Games of the measurement.
    #[arg(long, default_value_t = 20_000)]
    measure: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let train = Train::parse();
    let kind = kind(&train.kind)?;
    let config = kind.config(NamedLayout::standard().1).map_err(named)?;
    let output = train.output.unwrap_or_else(|| Path::new("assets/values").join(format!("{kind}.values")));
    let unfinished = output.with_extension("unfinished");
    let threads = train.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let schedule = Schedule::new(train.scale);
    let mut learner = Learner::new(config, kind.learns(), train.seed).map_err(named)?;
    if let Ok(checkpoint) = fs::read(&unfinished) {
        if !learner.resume(&checkpoint) {
            return Err(format!("{} is of another run: remove it to begin anew", unfinished.display()).into());
        }
        println!("goes on after {} games", learner.games());
    }
    let bar = ProgressBar::new(schedule.games(config.rounds()));
    bar.set_style(ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")?);
    let (began, first) = (Instant::now(), learner.games());
    let mut kept = Instant::now();
    while learner.advance(&schedule, STEP, threads) {
        bar.set_position(learner.games());
        if kept.elapsed() > CHECKPOINT {
            fs::write(&unfinished, learner.checkpoint())?;
            kept = Instant::now();
        }
    }
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let bytes = learner.values.to_bytes(config.rounds().into());
    fs::write(&output, &bytes)?;
    fs::remove_file(&unfinished).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    println!(
        "{}: {} games in {seconds:.0} s, {:.0} a second on {threads} threads; {} bytes",
        output.display(),
        learner.games() - first,
        (learner.games() - first) as f64 / seconds,
        bytes.len()
    );
    measure(&Values::from_bytes(&bytes, config.layout()).map_err(named)?, &config, train.measure)
}

/// An error that is data, by its name.
fn named(error: impl Debug) -> String {
    format!("{error:?}")
}

fn kind(name: &str) -> Result<GameKind, String> {
    let named = |kind: &GameKind| kind.to_string() == name;
    GameKind::ALL.into_iter().find(named).ok_or_else(|| format!("{name} is no kind of game: see --help"))
}

fn measure(values: &Values, config: &GameConfig, games: u64) -> Result<(), Box<dyn Error>> {
    let start = State::new(config).map_err(named)?;
    let (mut sum, mut squares, mut wins) = (0.0, 0.0, 0.0);
    for game in 0..games {
        let end = values.play(&start, config, &mut Generator::new(FRESH, game));
        let total = f64::from(end.total(config, 0));
        sum += total;
        squares += total * total;
        wins += f64::from(victory(&end, config, 0));
    }
    let count = games as f64;
    let mean = sum / count;
    let error = ((squares / count - mean * mean) / count).sqrt();
    println!("mean total {mean:.2} ± {error:.2}, victories {:.2} % over {games} games", 100.0 * wins / count);
    Ok(())
}
