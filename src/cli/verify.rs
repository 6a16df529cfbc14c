//! `alhambra verify`: checks whether records are good.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::{
    Failure, record,
    words::{file_name, plain},
};
use crate::{
    games::common::{contract::GameList, host::file_errors},
    storage::read_stream,
    text::Texts,
};

#[derive(Debug, Args)]
pub(super) struct Verify {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Verify {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let mut all_good = true;
        for file in &self.files {
            let name = file_name(file);
            let text = match read_stream(file) {
                Ok(text) => text,
                Err(error) => {
                    all_good = false;
                    writeln!(out, "{}", texts.verify_unreadable(&name))?;
                    writeln!(out, "  {}", plain(&file_errors::with_file(texts, &error)))?;
                    continue;
                }
            };
            match record::judging(list, &text).records().verify(texts, &text) {
                Ok(good) => {
                    writeln!(out, "{}", texts.verify_good(&name, &good.summary))?;
                    for finding in &good.confirmed {
                        writeln!(out, "  {}", texts.verify_confirmed(&plain(finding)))?;
                    }
                    for finding in &good.unconfirmed {
                        writeln!(out, "  {}", texts.verify_odd(&plain(finding)))?;
                    }
                }
                Err(faults) => {
                    all_good = false;
                    writeln!(out, "{}", texts.verify_faults(&name, faults.len()))?;
                    for fault in &faults {
                        writeln!(out, "  {}", plain(fault))?;
                    }
                }
            }
        }
        if all_good { Ok(()) } else { Err(Failure::No) }
    }
}
