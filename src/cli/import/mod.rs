//! `alhambra import`: a table written as text becomes a record, and plays from other programs come into the library.

mod plays;

use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

use clap::{
    Args,
    builder::{OsStringValueParser, TypedValueParser as _},
};
use serde_json::json;

use crate::data_folder::data_folder;
use common::{
    commands::{Failure, Output, bad, file_name, input_of, name_of, text_of, text_of_open},
    contract::GameList,
};
use kernel::record::Container;
use opening::given_path;
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct Import {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[arg(short, long, value_name = "OUT", value_parser = OsStringValueParser::new().map(given_path))]
    output: Option<PathBuf>,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    confirm: bool,
    #[arg(long)]
    columns: Option<String>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long)]
    take_again: bool,
}

impl Import {
    pub(super) fn run(
        self,
        list: GameList,
        texts: &Texts,
        data: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        // The input can be read only once: if it holds no plays, all of it is a table written as text.
        let mut input = input_of(&self.file)?;
        let open = input.as_mut().map(|input| input as &mut dyn BufRead);
        if let Some(understood) = self.understood(list, texts, open)? {
            if self.output.is_some() {
                return Err(Failure::Usage(texts.import_plays_output().to_owned()));
            }
            return self.take_in(list, texts, &data_folder(texts, data)?, &understood, out);
        }
        let needed = || Failure::Usage(texts.import_needs_output().to_owned());
        let output = Output::new(self.output.clone().ok_or_else(needed)?, self.force, self.json);
        output.check_free()?;
        let text = match input {
            Some(input) => text_of_open(texts, &self.file, input)?,
            None => text_of(texts, &self.file)?,
        };
        if Container::read::<()>(&text).is_ok() {
            return Err(bad(texts, &self.file, vec![texts.import_is_record().to_owned()]));
        }
        // Files that a table names are looked for next to its text.
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
        output.write(done.record.as_bytes(), out)?;
        let mut lines = vec![texts.import_done(&file_name(output.path()), &done.summary)];
        lines.extend(odd.iter().map(|finding| format!("  {}", texts.verify_confirmed(finding))));
        output.tell(&lines, json!({"summary": done.summary, "confirmed": odd}), out)
    }
}
