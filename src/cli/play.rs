//! `alhambra play`: a whole game without a window, saved as a record.

use std::io::Write;

use clap::Args;
use rand::{TryRng, rngs::SysRng};
use serde_json::json;

use super::game_choice::{GameChoice, GameOptions};
use common::commands::{Failure, Output, file_name, moment, seed};
use kernel::{Seed, record::When};
use storage::now;
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Play {
    #[command(flatten)]
    table: GameOptions,
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    seed: Option<Seed>,
    #[arg(long, value_name = "TIME", value_parser = moment, allow_hyphen_values = true)]
    started: Option<When>,
    #[command(flatten)]
    output: Output,
}

impl Play {
    pub(super) fn run(self, choice: GameChoice, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        self.output.check_free()?;
        let seed = self.seed.map_or_else(|| random_seed(texts), Ok)?;
        let started = self.started.unwrap_or_else(|| When::At(now()));
        let game = choice.played(texts, "play")?.play(texts, &self.table.0, seed, started)?;
        self.output.write(game.record.as_bytes(), out)?;
        let in_words: Vec<String> =
            game.totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
        let file = file_name(self.output.path());
        let line = texts.play_done(&file, &seed.to_string(), &in_words.join(", "));
        let totals = game.totals.iter().map(|(name, total)| json!({"name": name, "total": total}));
        let more = json!({"seed": seed.0, "totals": totals.collect::<Vec<_>>()});
        self.output.tell(&[line], more, out)
    }
}

/// A seed from the system.
pub(super) fn random_seed(texts: &Texts) -> Result<Seed, Failure> {
    SysRng.try_next_u64().map(Seed).map_err(|_| Failure::Usage(texts.play_no_random().to_owned()))
}
