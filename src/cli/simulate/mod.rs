//! `alhambra simulate`: many games, and the figures they give.

mod standings;

use std::{
    io::{self, IsTerminal, Write},
    num::NonZeroUsize,
    sync::OnceLock,
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};

use super::{
    Failure,
    config::ConfigOptions,
    play::random_seed,
    value::{at_least, seed, within},
    words::decimal,
};
use crate::text::Texts;
use crate::{
    games::roll_and_write::{
        advisor::{Figures, SeatFigures, Simulation, simulate},
        rules::NoGrid,
    },
    kernel::{Seed, record::Seat},
};

/// Threads at most: more than any machine has use for.
const MAX_THREADS: u64 = 1024;

/// A run that takes longer shows its bar.
const LONG: Duration = Duration::from_secs(1);

#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    config: ConfigOptions,
    #[arg(long)]
    tournament: bool,
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10_000, value_parser = at_least(1_u64))]
    games: u64,
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    seed: Option<Seed>,
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = within(1..=MAX_THREADS))]
    threads: Option<u64>,
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(mut self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let seed = self.seed.map_or_else(|| random_seed(texts), Ok)?;
        let entrants = if self.tournament { Some(self.config.take_entrants(texts)?) } else { None };
        let table = self.config.table(texts)?;
        let all_cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let simulation = Simulation {
            config: table.config,
            values: table.values.clone(),
            policies: entrants.unwrap_or_else(|| table.policies.clone()),
            games: self.games,
            seed: seed.0,
            threads: self
                .threads
                .and_then(|threads| NonZeroUsize::new(threads as usize))
                .unwrap_or(all_cores),
        };
        if self.tournament {
            standings::play(texts, &simulation, out, self.json)?;
            if !self.json {
                writeln!(out, "{}", texts.simulate_seed(&seed.to_string()))?;
            }
            return Ok(());
        }
        let bar = GamesBar::new(texts, self.games);
        let figures = simulate(&simulation, |done| bar.report(done))
            .map_err(|NoGrid| Failure::Usage(texts.refused_no_grid().to_owned()))?;
        bar.finish();
        let seats = table.seats();
        if self.json {
            writeln!(out, "{:#}", figures_json(&figures, self.games, &seats))?;
        } else {
            write!(out, "{}", figures_text(texts, &figures, self.games, &seats))?;
            writeln!(out, "{}", texts.simulate_seed(&seed.to_string()))?;
        }
        Ok(())
    }
}

/// A progress bar on stderr that appears once a run is long.
struct GamesBar {
    template: String,
    games: u64,
    began: Instant,
    is_terminal: bool,
    bar: OnceLock<ProgressBar>,
}

impl GamesBar {
    fn new(texts: &Texts, games: u64) -> Self {
        let is_terminal = io::stderr().is_terminal();
        let template = format!("{{bar:40}} {}", texts.simulate_progress("{percent}", "{len}", "{eta}"));
        Self { template, games, began: Instant::now(), is_terminal, bar: OnceLock::new() }
    }

    fn report(&self, done: u64) {
        if self.is_terminal && self.began.elapsed() > LONG {
            let bar = self.bar.get_or_init(|| {
                let bar = ProgressBar::new(self.games);
                let style = ProgressStyle::with_template(&self.template);
                style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style))
            });
            bar.set_position(done);
        }
    }

    fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

fn games_per_second(figures: &Figures, games: u64) -> f64 {
    games as f64 / figures.seconds.max(1e-9)
}

fn named<'a>(figures: &'a Figures, seats: &'a [Seat]) -> impl Iterator<Item = (&'a Seat, &'a SeatFigures)> {
    seats.iter().zip(&figures.seats)
}

fn figures_json(figures: &Figures, games: u64, seats: &[Seat]) -> Value {
    let seat = |(seat, figures): (&Seat, &SeatFigures)| {
        let percentiles: Map<String, Value> =
            figures.percentiles.iter().map(|(percent, total)| (percent.to_string(), json!(total))).collect();
        json!({
            "name": seat.name,
            "policy": seat.policy,
            "mean": figures.mean,
            "standard_error": figures.standard_error,
            "percentiles": percentiles,
            "types": figures.types,
            "lines": figures.lines,
            "coins": figures.coins,
            "wins": figures.wins,
        })
    };
    json!({
        "games": games,
        "games_per_second": games_per_second(figures, games),
        "seats": named(figures, seats).map(seat).collect::<Vec<_>>(),
    })
}

fn figures_text(texts: &Texts, figures: &Figures, games: u64, seats: &[Seat]) -> String {
    let hundredths = |number| decimal(texts, number, 2);
    let pace = format!("{:.0}", games_per_second(figures, games));
    let mut text = texts.simulate_games(&games.to_string(), &pace) + "\n";
    for (seat, figures) in named(figures, seats) {
        let [mean, error, types, lines, coins] =
            [figures.mean, figures.standard_error, figures.types, figures.lines, figures.coins]
                .map(hundredths);
        let percentiles: Vec<String> =
            figures.percentiles.iter().map(|(percent, total)| format!("{percent}%: {total}")).collect();
        let share = decimal(texts, 100.0 * figures.wins / games as f64, 1);
        text += &format!("\n{}\n", seat.name);
        for (label, said) in [
            (texts.simulate_total(), texts.simulate_parts(&mean, &error, &types, &lines, &coins)),
            (texts.simulate_wins(), format!("{} ({share} %)", decimal(texts, figures.wins, 1))),
            (texts.simulate_totals(), percentiles.join(", ")),
        ] {
            text += &format!("  {label:<6} {said}\n");
        }
    }
    text + "\n"
}
