//! `alhambra play`: a whole game without a window, saved as a record.

use std::io::Write;

use clap::Args;
use jiff::{Timestamp, tz::TimeZone};
use rand::{TryRng, rngs::SysRng};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::{
    Failure,
    config::{ConfigOptions, Table},
    output::Output,
    value::{moment, seed},
    words::file_name,
};
use kernel::{
    Seed,
    record::{Header, When},
};
use roll_and_write::{
    advisor::{Advisor, Generator},
    log::{Game, GameExt, ReplayError},
    record::{AnyGame, Sheets},
    rules::ToAct,
    text::errors::ErrorText,
};
use storage::now;
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Play {
    #[command(flatten)]
    config: ConfigOptions,
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    seed: Option<Seed>,
    #[arg(long, value_name = "TIME", value_parser = moment, allow_hyphen_values = true)]
    started: Option<When>,
    #[command(flatten)]
    output: Output,
}

impl Play {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        self.output.check_free()?;
        let seed = self.seed.map_or_else(|| random_seed(texts), Ok)?;
        let table = self.config.table(texts)?;
        let started = self.started.unwrap_or_else(|| When::At(now()));
        let game = AnyGame::Played(Box::new(play(texts, &table, seed, started)?));
        self.output.write(game.write(None).as_bytes(), out)?;
        let seats = table.seats();
        let totals: Vec<(&str, i32)> = seats
            .iter()
            .zip(&game.cards().rows)
            .filter_map(|(seat, card)| Some((seat.name.as_str(), card.as_ref()?.total().into())))
            .collect();
        let in_words: Vec<String> = totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
        let file = file_name(self.output.path());
        let line = texts.play_done(&file, &seed.to_string(), &in_words.join(", "));
        let totals = totals.iter().map(|(name, total)| json!({"name": name, "total": total}));
        let more = json!({"seed": seed.0, "totals": totals.collect::<Vec<_>>()});
        self.output.tell(&[line], more, out)
    }
}

/// Plays a game to its end. Its time is as good as none, so it ends when it starts.
fn play(texts: &Texts, table: &Table, seed: Seed, started: When) -> Result<Game, Failure> {
    let zone = TimeZone::system();
    let mut header = Header::new(&id(table, seed, started.moment(&zone)), &table.layout_name, table.seats());
    header.begin(started, &zone);
    header.ended = Some(header.started);
    let stuck = |error: ReplayError| {
        Failure::Usage(texts.play_stuck(&ErrorText::new(texts, &table.seats()).misfit(&error)))
    };
    let mut game = Game::new(header, table.config, Some(seed)).map_err(stuck)?;
    let advisor = Advisor::new(game.config(), &table.values).map_err(|error| stuck(error.into()))?;
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
        done.map_err(|illegal| stuck(illegal.into()))?;
    }
}

/// The same for the same game, so that records can be reproduced; another for another.
fn id(table: &Table, seed: Seed, started: Timestamp) -> String {
    let text = format!("{started} {seed} {:?} {:?}", table.config, table.policies);
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("play-{hex}")
}

/// A seed from the system.
pub(super) fn random_seed(texts: &Texts) -> Result<Seed, Failure> {
    SysRng.try_next_u64().map(Seed).map_err(|_| Failure::Usage(texts.play_no_random().to_owned()))
}
