//! `alhambra import`: a table written down as text becomes a record.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::{
    Failure,
    config::read_layout,
    record,
    tables::Tables,
    verify::summary,
    words::{file_name, plain},
};
use crate::games::roll_and_write::{
    record::AnyGame,
    rules::AuditFinding,
    text::{audit_text, errors},
    text_import::read_written,
};
use crate::{kernel::record::Container, storage::now, text::Texts};

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
        if Container::read::<()>(&text).is_ok() {
            return Err(record::bad(texts, &self.file, vec![texts.import_is_record().to_owned()]));
        }
        if let Some(game) = Tables::of_written(&text) {
            return self.table(texts, game, &text, out);
        }
        // A layout is looked for beside the text that names it.
        let beside = |name: &str| self.file.parent().map_or_else(|| name.into(), |folder| folder.join(name));
        let find_layout =
            |name: &str| read_layout(texts, &beside(name)).map_err(|failure| failure.message(texts));
        let written = read_written(&text, now(), find_layout)
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
        let game = AnyGame::from(pad);
        record::write(&self.output, game.write(None).as_bytes(), self.force)?;
        let file = file_name(&self.output);
        writeln!(out, "{}", texts.import_done(&file, &summary(texts, &game, false)))?;
        for finding in &told {
            writeln!(out, "  {}", texts.verify_confirmed(finding))?;
        }
        Ok(())
    }

    /// A table of a game that only tables are kept of.
    fn table(self, texts: &Texts, game: Tables, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let done = game.import(texts, text).map_err(|faults| record::bad(texts, &self.file, faults))?;
        let odd: Vec<String> = done.odd.iter().map(|finding| plain(finding)).collect();
        if !odd.is_empty() && !self.confirm {
            return Err(Failure::Odd { file: record::name_of(texts, &self.file), findings: odd });
        }
        record::write(&self.output, done.record.as_bytes(), self.force)?;
        writeln!(out, "{}", texts.import_done(&file_name(&self.output), &done.summary))?;
        for finding in &odd {
            writeln!(out, "  {}", texts.verify_confirmed(finding))?;
        }
        Ok(())
    }
}
