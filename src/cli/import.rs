//! `alhambra import`: a table written down as text becomes a record.

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
            text::{audit_text, errors},
            text_import::read_written,
        },
    },
    kernel::record::SeatKind,
};

#[derive(Debug, Args)]
pub(super) struct Import {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[arg(short, long, value_name = "RECORD")]
    output: PathBuf,
    #[arg(long)]
    force: bool,
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
        let written = read_written(&text, Timestamp::now(), find_layout)
            .map_err(|faults| record::bad(texts, &self.file, errors::written(texts, &faults)))?;
        let findings = written.findings();
        let mut pad = written.pad;
        let tell = |&(line, ref finding): &(usize, AuditFinding)| {
            let what = plain(&audit_text::describe(texts, &pad.header.seats, finding));
            errors::on_line(texts, line, &what)
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
        record::write(&self.output, game.write(None).as_bytes(), self.force)?;
        let file = plain(&self.output.display().to_string());
        writeln!(out, "{}", texts.import_done(&file, &summary(texts, &game, false)))?;
        for finding in &told {
            writeln!(out, "  {}", texts.verify_confirmed(finding))?;
        }
        Ok(())
    }
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
