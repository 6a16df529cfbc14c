//! `alhambra play`: a whole game without a window, saved as a record.

use std::{io::Write, path::PathBuf};

use clap::Args;
use jiff::Timestamp;
use rand::{TryRng, rngs::SysRng};
use sha2::{Digest, Sha256};

use super::{
    Failure,
    config::{ConfigOptions, Table},
    record,
};
use crate::text::Texts;
use crate::{
    games::roll_and_write::{
        advisor::{Advisor, Generator},
        log::Game,
        record::AnyGame,
        rules::{NoGrid, ToAct},
        text::errors::ErrorText,
    },
    kernel::{Seed, record::Header},
};

/// Plays a whole game without a window and saves its record.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alhambra play -o game.json\n  \
    alhambra play --players random,greedy,greedy --seed 7 -o game.json\n  \
    alhambra play --phantoms 3 --against-phantoms --started 2026-01-31T20:00:00Z --seed 7 -o game.json --force")]
pub(super) struct Play {
    #[command(flatten)]
    config: ConfigOptions,
    /// The seed of the dice, 0 to 18446744073709551615; a random one without it.
    #[arg(long, value_name = "S")]
    seed: Option<Seed>,
    /// When the game began, by RFC 3339; now without it.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    started: Option<Timestamp>,
    /// The record to write.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Replaces an existing file.
    #[arg(long)]
    force: bool,
}

impl Play {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        record::check_free(&self.output, self.force)?;
        let seed = self.seed.map_or_else(|| random_seed(texts), Ok)?;
        let table = self.config.table(texts)?;
        let started = self.started.unwrap_or_else(Timestamp::now);
        let game = AnyGame::Full(Box::new(play(texts, &table, seed, started)?));
        record::write(&self.output, &game.write(None), self.force)?;
        let seats = table.seats();
        let totals: Vec<String> = seats
            .iter()
            .zip(&game.cards().rows)
            .filter_map(|(seat, card)| Some(format!("{} {}", seat.name, card.as_ref()?.total())))
            .collect();
        writeln!(out, "{}: seed {seed}, {} VP", self.output.display(), totals.join(", "))?;
        Ok(())
    }
}

/// Plays a game to its end. Its time is as good as none, so it ends when it starts.
fn play(texts: &Texts, table: &Table, seed: Seed, started: Timestamp) -> Result<Game, Failure> {
    let mut header = Header::new(&id(table, seed, started), &table.layout_name, table.seats());
    (header.started, header.ended) = (started, Some(started));
    let mut game = Game::new(header, table.config, Some(seed))
        .map_err(|error| Failure::Usage(ErrorText::new(texts, &[]).misfit(&error)))?;
    let advisor = Advisor::new(game.config(), &table.values)
        .map_err(|NoGrid| Failure::Usage(texts.refused_no_grid().to_owned()))?;
    // What policies leave to chance must not touch the dice: it has a generator of its own.
    let mut generator = Generator::new(seed.0, 0);
    loop {
        let done = match game.state().to_act() {
            ToAct::Roll(_) => game.roll(),
            ToAct::Decision(seat) => {
                let policy = table.policies[usize::from(seat)];
                let command = policy.decide(&advisor, game.state(), &mut generator);
                game.perform(command)
            }
            ToAct::Nothing => return Ok(game),
        };
        done.map_err(|error| Failure::Usage(ErrorText::new(texts, &[]).illegal(error)))?;
    }
}

/// The same for the same game, so that records can be reproduced; another for another.
fn id(table: &Table, seed: Seed, started: Timestamp) -> String {
    let text = format!("{started} {seed} {:?} {:?}", table.config, table.policies);
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("play-{hex}")
}

/// A seed from the system.
pub(super) fn random_seed(_texts: &Texts) -> Result<Seed, Failure> {
    SysRng
        .try_next_u64()
        .map(Seed)
        .map_err(|_| Failure::Usage("the system gives no random numbers: name a seed with --seed".to_owned()))
}
