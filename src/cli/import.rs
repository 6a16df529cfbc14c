//! `alhambra import`: a table written down as text becomes a record.

use std::{io::Write, path::PathBuf};

use clap::Args;
use serde_json::json;

use common::{
    commands::{Failure, Output, bad, file_name, name_of, text_of},
    contract::GameList,
};
use kernel::record::Container;
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct Import {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[command(flatten)]
    output: Output,
    #[arg(long)]
    confirm: bool,
}

impl Import {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        self.output.check_free()?;
        let text = text_of(texts, &self.file)?;
        if Container::read::<()>(&text).is_ok() {
            return Err(bad(texts, &self.file, vec![texts.import_is_record().to_owned()]));
        }
        // What a table names is looked for beside its text.
        let beside = |name: &str| {
            let path = self.file.parent().map_or_else(|| name.into(), |folder| folder.join(name));
            let text = text_of(texts, &path).map_err(|failure| failure.message(texts))?;
            Ok((name_of(texts, &path), text))
        };
        let imported = list.records(&text).import(texts, &text, &beside);
        let done = imported.map_err(|faults| bad(texts, &self.file, faults))?;
        let odd: Vec<String> = done.odd.iter().map(|finding| plain(finding)).collect();
        if !odd.is_empty() && !self.confirm {
            return Err(Failure::Odd { file: name_of(texts, &self.file), findings: odd });
        }
        self.output.write(done.record.as_bytes(), out)?;
        let mut lines = vec![texts.import_done(&file_name(self.output.path()), &done.summary)];
        lines.extend(odd.iter().map(|finding| format!("  {}", texts.verify_confirmed(finding))));
        self.output.tell(&lines, json!({"summary": done.summary, "confirmed": odd}), out)
    }
}
