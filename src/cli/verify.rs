//! `alhambra verify`: whether records are good.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::{
    Failure,
    words::{confirmed_in_words, finding_in_words, plain},
};
use crate::{
    games::roll_and_write::{
        record::{self, AnyGame},
        rules::AuditFinding,
    },
    kernel::{Confirmed, record::RecordKind},
    storage::read_text,
};

/// Replays records and checks every event, die and figure of them.
///
/// A line for each file. The faults of a bad one follow indented, and what no legal game can give in a table or
/// result: such findings are no faults, and somebody may have confirmed them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alhambra verify game.json\n  alhambra verify saves/*.json")]
pub(super) struct Verify {
    /// Records.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Verify {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut all_good = true;
        for file in &self.files {
            let name = plain(&file.display().to_string());
            match read_text(file).map(|text| record::read(&text)) {
                Ok(Ok(loaded)) => {
                    writeln!(out, "{name}: good, {}", summary(&loaded.game, loaded.read_only))?;
                    let seats = &loaded.game.header().seats;
                    let (confirmed, unconfirmed) = findings(&loaded.game);
                    for finding in confirmed {
                        writeln!(out, "  confirmed: {}", plain(&confirmed_in_words(seats, finding)))?;
                    }
                    for finding in unconfirmed {
                        let words = finding_in_words(seats, &finding.to_string());
                        writeln!(out, "  odd, not confirmed: {}", plain(&words))?;
                    }
                }
                Ok(Err(faults)) => {
                    all_good = false;
                    writeln!(out, "{name}: {}", counted(faults.len(), "fault"))?;
                    for fault in &faults {
                        writeln!(out, "  {}", plain(&fault.to_string()))?;
                    }
                }
                Err(error) => {
                    all_good = false;
                    writeln!(out, "{name}: unreadable")?;
                    writeln!(out, "  {}", plain(&error.to_string()))?;
                }
            }
        }
        if all_good { Ok(()) } else { Err(Failure::No) }
    }
}

/// What a good record holds, in a few words.
pub(super) fn summary(game: &AnyGame, read_only: bool) -> String {
    let config = game.config();
    let kind = match game.kind() {
        RecordKind::Full => "full game",
        RecordKind::Table => "table",
        RecordKind::Result => "result",
    };
    let mut seats = counted(config.players(), "player");
    if config.phantoms() > 0 {
        seats = format!("{seats} and {}", counted(config.phantoms(), "phantom"));
    }
    let mut words = vec![kind.to_owned(), seats, counted(config.rounds().into(), "round"), outcome(game)];
    if matches!(game, AnyGame::Full(game) if game.is_practice()) {
        words.push("practice".to_owned());
    }
    if read_only {
        words.push("of a newer version: read only".to_owned());
    }
    words.join(", ")
}

/// The totals of a finished game, or how far an unfinished one is.
fn outcome(game: &AnyGame) -> String {
    let config = game.config();
    if !game.is_over() {
        return match game {
            AnyGame::Full(game) => match game.state().round() {
                0 => "unfinished in setup".to_owned(),
                round => format!("unfinished in round {round}"),
            },
            AnyGame::Result(_) => "unfinished".to_owned(),
            AnyGame::Pad(pad) => match pad.round() {
                0 => "unfinished in setup".to_owned(),
                round if round > config.rounds() => "to be closed".to_owned(),
                round => format!("unfinished in round {round}"),
            },
        };
    }
    let totals: Vec<String> =
        game.cards().rows.iter().flatten().map(|card| card.total().to_string()).collect();
    format!("{} VP", totals.join(" – "))
}

/// What somebody confirmed, and what nobody did.
fn findings(game: &AnyGame) -> (&[Confirmed<AuditFinding>], Vec<AuditFinding>) {
    match game {
        AnyGame::Full(_) => (&[], Vec::new()),
        AnyGame::Pad(pad) => (pad.confirmed(), pad.unconfirmed()),
        AnyGame::Result(game) => (game.confirmed(), game.unconfirmed()),
    }
}

/// `1 round`, `2 rounds`.
pub(super) fn counted(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}
