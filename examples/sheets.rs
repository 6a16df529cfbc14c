//! How strong the values are for a sheet without learned ones: `cargo run --release --example sheets`.
//!
//! On random sheets it plays solo games with two phantoms: greedily, by the general values, and by values that
//! were trained for the sheet. `docs/advisor-opponents.md` has the results.

mod random_sheet;

use std::{error::Error, fmt::Debug, num::NonZeroUsize, sync::Arc, time::Instant};

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Goal, Learner, Policy, Schedule, Simulation, ValueSets, play, simulate},
    rules::{GameConfig, State},
};
use clap::Parser;
use random_sheet::random_sheet;

/// Measures general and trained values on sheets made by chance.
#[derive(Debug, Parser)]
struct Layouts {
    /// How many sheets.
    #[arg(long, default_value_t = 4)]
    sheets: u64,
    /// How long to train for each; 0 not at all. The window trains 0.5.
    #[arg(long, default_value_t = 0.5)]
    scale: f32,
    /// Threads of training.
    #[arg(long, default_value_t = NonZeroUsize::MIN)]
    threads: NonZeroUsize,
    /// Games of each measurement.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The seed of sheets and dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let sheets = Layouts::parse();
    for sheet in 0..sheets.sheets {
        let layout = random_sheet(&mut Generator::new(sheets.seed, sheet))?;
        let config = GameConfig::new(layout, 1, 2).map_err(named)?;
        println!("{:?}", layout.draft());
        let one = |policy| -> Result<f64, Box<dyn Error>> {
            let policies = vec![policy];
            let games = Simulation {
                values: ValueSets::bundled(),
                config,
                policies,
                first: None,
                games: sheets.games,
                seed: !sheets.seed,
                threads: sheets.threads,
            };
            Ok(simulate(&games, |_| ()).map_err(named)?.seats[0].mean)
        };
        print!("greedy {:.2}, general {:.2}", one(Policy::Greedy)?, one(Policy::AdvisorFast)?);
        if sheets.scale > 0.0 {
            let (schedule, began) = (Schedule::new(sheets.scale), Instant::now());
            let mut learner = Learner::new(config, Goal::Total, sheets.seed).map_err(named)?;
            while learner.advance(&schedule, 8192, sheets.threads) {}
            let seconds = began.elapsed().as_secs_f64();
            let advisor = Advisor::with_values(config, Arc::new(learner.values));
            let start = State::new(&config).map_err(named)?;
            let total = |game| {
                let mut dice = Generator::new(!sheets.seed, game);
                f64::from(play(&start, &advisor, |_| Policy::AdvisorFast, &mut dice).total(&config, 0))
            };
            let mean = (0..sheets.games).map(total).sum::<f64>() / sheets.games as f64;
            print!(", trained {mean:.2} after {seconds:.0} s");
        }
        println!();
    }
    Ok(())
}

/// An error that is data, by its name.
fn named(error: impl Debug) -> String {
    format!("{error:?}")
}
