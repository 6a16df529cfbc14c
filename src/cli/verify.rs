//! `alhambra verify`: checks whether records are good.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::{
    Failure,
    record::told,
    tables::Tables,
    words::{file_name, plain},
};
use crate::{
    games::{
        common::host::file_errors,
        roll_and_write::{
            record::{self, AnyGame},
            text::audit_text,
        },
    },
    kernel::record::RecordKind,
    storage::read_stream,
    text::Texts,
};

#[derive(Debug, Args)]
pub(super) struct Verify {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Verify {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let mut all_good = true;
        for file in &self.files {
            let name = file_name(file);
            let text = read_stream(file);
            if let Ok(text) = &text
                && let Some(game) = Tables::of(text)
            {
                all_good &= table(texts, &name, game, text, out)?;
                continue;
            }
            match text.map(|text| record::read(&text)) {
                Ok(Ok(loaded)) => {
                    let summary = summary(texts, &loaded.game, loaded.read_only);
                    writeln!(out, "{}", texts.verify_good(&name, &summary))?;
                    let (confirmed, unconfirmed) = findings(texts, &loaded.game);
                    for finding in confirmed {
                        writeln!(out, "  {}", texts.verify_confirmed(&plain(&finding)))?;
                    }
                    for finding in unconfirmed {
                        writeln!(out, "  {}", texts.verify_odd(&plain(&finding)))?;
                    }
                }
                Ok(Err(faults)) => {
                    all_good = false;
                    writeln!(out, "{}", texts.verify_faults(&name, faults.len()))?;
                    for fault in told(texts, &faults) {
                        writeln!(out, "  {}", plain(&fault))?;
                    }
                }
                Err(error) => {
                    all_good = false;
                    writeln!(out, "{}", texts.verify_unreadable(&name))?;
                    writeln!(out, "  {}", plain(&file_errors::with_file(texts, &error)))?;
                }
            }
        }
        if all_good { Ok(()) } else { Err(Failure::No) }
    }
}

/// Checks a record of a game that is kept at a real table; true if it is good.
fn table(texts: &Texts, name: &str, game: Tables, text: &str, out: &mut dyn Write) -> Result<bool, Failure> {
    match game.verify(texts, text) {
        Ok(good) => {
            writeln!(out, "{}", texts.verify_good(name, &good.summary))?;
            for finding in &good.confirmed {
                writeln!(out, "  {}", texts.verify_confirmed(&plain(finding)))?;
            }
            for finding in &good.unconfirmed {
                writeln!(out, "  {}", texts.verify_odd(&plain(finding)))?;
            }
            Ok(true)
        }
        Err(faults) => {
            writeln!(out, "{}", texts.verify_faults(name, faults.len()))?;
            for fault in &faults {
                writeln!(out, "  {}", plain(fault))?;
            }
            Ok(false)
        }
    }
}

/// What a good record holds, in a few words.
pub(super) fn summary(texts: &Texts, game: &AnyGame, read_only: bool) -> String {
    let config = game.config();
    let kind = match game.kind() {
        RecordKind::Full => texts.verify_full(),
        RecordKind::Table => texts.verify_table(),
        RecordKind::Result => texts.verify_result(),
    };
    let seats = match config.phantoms() {
        0 => texts.count_players(config.players()),
        phantoms => texts.verify_seats(config.players(), phantoms),
    };
    let mut words = vec![kind.to_owned(), seats, texts.count_rounds(config.rounds()), outcome(texts, game)];
    if matches!(game, AnyGame::Full(game) if game.is_practice()) {
        words.push(texts.verify_practice().to_owned());
    }
    if read_only {
        words.push(texts.verify_newer().to_owned());
    }
    words.join(", ")
}

/// The totals of a finished game, or how far an unfinished one is.
fn outcome(texts: &Texts, game: &AnyGame) -> String {
    if game.is_over() {
        let totals: Vec<String> =
            game.cards().rows.iter().flatten().map(|card| card.total().to_string()).collect();
        return texts.verify_totals(&totals.join(" – "));
    }
    let round = match game {
        AnyGame::Full(game) => game.state().round(),
        AnyGame::Result(_) => return texts.verify_unfinished().to_owned(),
        AnyGame::Pad(pad) if pad.round() > game.config().rounds() => {
            return texts.verify_to_close().to_owned();
        }
        AnyGame::Pad(pad) => pad.round(),
    };
    match round {
        0 => texts.verify_in_setup().to_owned(),
        round => texts.verify_in_round(round),
    }
}

/// What somebody confirmed, and what nobody did, in words.
fn findings(texts: &Texts, game: &AnyGame) -> (Vec<String>, Vec<String>) {
    let (confirmed, unconfirmed, all) = match game {
        AnyGame::Full(_) => return (Vec::new(), Vec::new()),
        AnyGame::Pad(pad) => (pad.confirmed(), pad.unconfirmed(), pad.findings()),
        AnyGame::Result(game) => (game.confirmed(), game.unconfirmed(), game.findings()),
    };
    let seats = &game.header().seats;
    let confirmed = confirmed.iter().map(|one| audit_text::confirmed(texts, seats, one, &all));
    let unconfirmed = unconfirmed.iter().map(|one| audit_text::describe(texts, seats, one));
    (confirmed.collect(), unconfirmed.collect())
}
