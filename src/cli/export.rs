//! `alhambra export`: a game for other programs, as a table of its score card, as a picture, or as text.

use std::{io::Write, path::PathBuf};

use clap::{Args, ValueEnum};
use jiff::Timestamp;
use serde_json::json;

use super::{
    Failure, card, csv, record, render, score,
    tables::Tables,
    words::{file_name, json_text, plain},
};
use crate::{
    games::roll_and_write::{
        record::AnyGame,
        text_import::{read_written, written},
    },
    kernel::record::RecordKind,
    text::Texts,
};

#[derive(Debug, Args)]
pub(super) struct Export {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[arg(short, long, value_enum, value_name = "csv|png|txt", hide_possible_values = true)]
    format: ExportFormat,
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ExportFormat {
    Csv,
    Png,
    Txt,
}

impl Export {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        record::check_free(&self.output, self.force)?;
        let text = record::text_of(texts, &self.file)?;
        match self.format {
            ExportFormat::Png => render::at_the_end(texts, &self.file, &text, &self.output, self.force)?,
            ExportFormat::Csv => {
                let table = self.csv(texts, &text)?;
                record::write(&self.output, table.as_bytes(), self.force)?;
            }
            ExportFormat::Txt => {
                let table = self.written(texts, &text)?;
                record::write(&self.output, table.as_bytes(), self.force)?;
            }
        }
        if self.json {
            writeln!(out, "{}", json_text(&json!({"written": self.output.display().to_string()})))?;
        } else {
            writeln!(out, "{}", plain(&texts.exported_to(&file_name(&self.output))))?;
        }
        Ok(())
    }

    /// The score card, of whatever `score` reads.
    fn csv(&self, texts: &Texts, text: &str) -> Result<String, Failure> {
        let figures = match Tables::of(text) {
            Some(game) => game.figures(texts, text),
            None => score::read(texts, text).map(|scored| card::figures(texts, &scored.cards, &scored.names)),
        };
        let figures = figures.map_err(|faults| record::bad(texts, &self.file, faults))?;
        Ok(csv::text(&figures))
    }

    /// The table as text that is imported again: what would then count otherwise is refused.
    fn written(&self, texts: &Texts, text: &str) -> Result<String, Failure> {
        let file = || record::name_of(texts, &self.file);
        let other_kind = |kind: RecordKind| {
            let kind = match kind {
                RecordKind::Full => texts.verify_full(),
                RecordKind::Table | RecordKind::Result => texts.verify_result(),
            };
            Failure::OtherKind(texts.failure_not_written(&file(), kind))
        };
        let written = match Tables::of(text) {
            Some(game) => {
                game.written(texts, text).map_err(|faults| record::bad(texts, &self.file, faults))?
            }
            None => match record::read(texts, &self.file, text)?.game {
                AnyGame::Pad(pad) => Some(written(&pad)).filter(|text| {
                    let again = read_written(text, Timestamp::now(), |name| Err(name.to_owned()));
                    again.is_ok_and(|again| {
                        again.pad.breakdown() == pad.breakdown() && again.pad.is_over() == pad.is_over()
                    })
                }),
                game => return Err(other_kind(game.kind())),
            },
        };
        match written {
            Some(text) => Ok(text),
            None if Tables::is_result(text) => Err(other_kind(RecordKind::Result)),
            None => Err(Failure::OtherKind(texts.failure_cannot_be_written(&file()))),
        }
    }
}
