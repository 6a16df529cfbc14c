//! How strong the values are for a sheet without learned ones: `cargo run --release --example sheets`.
//!
//! On random sheets it plays solo games with two phantoms: greedily, by the general values, and by values that
//! were trained for the sheet. `docs/advisor-opponents.md` has the results.

use std::{error::Error, fmt::Debug, num::NonZeroUsize, sync::Arc, time::Instant};

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Goal, Learner, Policy, Schedule, Simulation, ValueSets, play, simulate},
    log::NamedLayout,
    rules::{GameConfig, Layout, LayoutDraft, State},
};
use clap::Parser;

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
        let layout = by_chance(&mut Generator::new(sheets.seed, sheet))?;
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

/// At least three cells of each type, and at most nine; VP and coins near those of the program's sheet.
fn by_chance(generator: &mut Generator) -> Result<Layout, Box<dyn Error>> {
    let mut letters: Vec<char> = "PSACGT".chars().flat_map(|letter| [letter; 3]).collect();
    while letters.len() < 36 {
        let letter = letters[generator.below(18) as usize];
        if letters.iter().filter(|&&other| other == letter).count() < 9 {
            letters.push(letter);
        }
    }
    for at in (1..36).rev() {
        letters.swap(at, generator.below(at as u32 + 1) as usize);
    }
    let mut draft: LayoutDraft = NamedLayout::standard().0.draft;
    draft.coins = (9 + generator.below(16)).into();
    for vp in &mut draft.vp {
        let first = i64::from(15 + generator.below(10));
        *vp = vec![first, first - 8, first - 15];
    }
    draft.grid = Some(letters.chunks(6).map(|row| row.iter().collect()).collect());
    Layout::new(&draft).map_err(|faults| format!("{faults:?}").into())
}
