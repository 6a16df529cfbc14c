//! `alhambra import`: a table written by hand becomes a record.

use std::{io::Write, path::PathBuf};

use clap::Args;
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use super::{Failure, config::read_layout, record, verify::summary, words::plain};
use crate::text::Texts;
use crate::{
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::{
            pad::Pad,
            record::AnyGame,
            rules::AuditFinding,
            text::{audit_text, errors::ErrorText},
            text_import::{TextImportError, TextImportFault, read_written},
        },
    },
    kernel::record::SeatKind,
};

const AFTER_HELP: &str = "\
A written table says one thing a line; docs/table-text.md tells it all. In short:
  players Red \"Old Tom\" Zoé      the players, clockwise
  first Zoé                      who goes first
  rounds 15                      if they differ from the usual: rounds, phantoms, layout FILE or counts and coins,
                                 special_actions, change_dice, against_phantoms; and date, ended, title, location,
                                 comment
  setup Red tower garden garden  buildings of setup
  r3 Red tower arcades           round 3: one building or two; or coins, nothing, leaves
  r3 phantom1 garden             a phantom's box
  lines Red 2 1 0                at the end: lines with 4, 5 and 6; or sheet Red and six rows of x and .
  left Red 3                     and coins left

Examples:
  alhambra import table.txt -o table.json
  alhambra import table.txt -o table.json --force --confirm";

/// Makes a record of a table that was written by hand as a text.
#[derive(Debug, Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct Import {
    /// A written table; - is the standard input.
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    /// The record to write.
    #[arg(short, long, value_name = "RECORD")]
    output: PathBuf,
    /// Replaces an existing file.
    #[arg(long)]
    force: bool,
    /// Keeps what no legal game gives: the record says that it is confirmed.
    #[arg(long)]
    confirm: bool,
}

impl Import {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        record::check_free(&self.output, self.force)?;
        let text = record::text_of(texts, &self.file)?;
        // A layout is looked for beside the text that names it.
        let beside = |name: &str| self.file.parent().map_or_else(|| name.into(), |folder| folder.join(name));
        let find_layout =
            |name: &str| read_layout(texts, &beside(name)).map_err(|failure| failure.message(texts));
        let written = read_written(&text, Timestamp::now(), find_layout).map_err(|faults| {
            record::bad(texts, &self.file, faults.iter().map(|fault| told(texts, fault)).collect())
        })?;
        let findings = written.findings();
        let mut pad = written.pad;
        let tell = |&(line, ref finding): &(usize, AuditFinding)| {
            let what = plain(&audit_text::describe(texts, &pad.header.seats, finding));
            at_line(line, what)
        };
        let told: Vec<String> = findings.iter().map(tell).collect();
        if !told.is_empty() && !self.confirm {
            return Err(Failure::Odd { file: record::name_of(texts, &self.file), findings: told });
        }
        for (_, finding) in &findings {
            pad.confirm(*finding);
        }
        pad.header.id = id(&text);
        colour(&mut pad);
        let game = AnyGame::Pad(Box::new(pad));
        record::write(&self.output, &game.write(None), self.force)?;
        writeln!(out, "{}: {}", plain(&self.output.display().to_string()), summary(texts, &game, false))?;
        for finding in &told {
            writeln!(out, "  {}", texts.verify_confirmed(finding))?;
        }
        Ok(())
    }
}

/// A fault of the text in words.
fn told(texts: &Texts, fault: &TextImportFault) -> String {
    let words = ErrorText::new(texts, &[]);
    let what = match &fault.what {
        TextImportError::Words(words) => words.clone(),
        TextImportError::Config(fault) => words.config(*fault),
        TextImportError::Layout(fault) => words.layout(fault),
        TextImportError::Entry(fault, seats) => ErrorText::new(texts, seats).table(fault),
    };
    at_line(fault.line, what)
}

fn at_line(line: usize, what: String) -> String {
    if line == 0 { what } else { format!("line {line}: {what}") }
}

/// The same for the same text, so that a table imported again is the same game.
fn id(text: &str) -> String {
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("import-{hex}")
}

/// Colours for the players: the one a player is called by, else the first that nobody has.
fn colour(pad: &mut Pad) {
    let seats = &mut pad.header.seats;
    let mut free = PLAYER_COLOURS.to_vec();
    for seat in seats.iter_mut() {
        let name = seat.name.to_lowercase();
        if let Some(at) = free.iter().position(|&colour| colour == name) {
            seat.colour = free.remove(at).to_owned();
        }
    }
    for seat in seats.iter_mut().filter(|seat| seat.kind != SeatKind::Phantom && seat.colour.is_empty()) {
        seat.colour = free.remove(0).to_owned();
    }
}
