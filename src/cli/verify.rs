//! `alhambra verify`: checks records.

use std::{io::Write, path::PathBuf};

use clap::Args;
use serde_json::{Value, json};

use common::{
    commands::{Failure, name_of, stream},
    contract::{GameList, Verified},
    host::file_errors,
    words::json_text,
};
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct Verify {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let mut all_good = true;
        let mut records = Vec::new();
        for file in &self.files {
            let name = name_of(texts, file);
            let found = match stream(file) {
                Ok(text) => Ok(list.records(&text).verify(texts, &text)),
                Err(error) => Err(file_errors::with_file(texts, &error)),
            };
            all_good &= matches!(found, Ok(Ok(_)));
            if self.json {
                records.push(told(&name, &found));
            } else {
                write!(out, "{}", in_words(texts, &name, &found))?;
            }
        }
        if self.json {
            writeln!(out, "{}", json_text(&json!({"good": all_good, "records": records})))?;
        }
        if all_good { Ok(()) } else { Err(Failure::No) }
    }
}

/// What a file holds: a good record or all faults of a bad one, or why it cannot be read.
type Found = Result<Result<Verified, Vec<String>>, String>;

/// A line for the file, with details below.
fn in_words(texts: &Texts, name: &str, found: &Found) -> String {
    let (line, below) = match found {
        Ok(Ok(good)) => {
            let confirmed = good.confirmed.iter().map(|finding| texts.verify_confirmed(&plain(finding)));
            let odd = good.unconfirmed.iter().map(|finding| texts.verify_odd(&plain(finding)));
            (texts.verify_good(name, &good.summary), confirmed.chain(odd).collect())
        }
        Ok(Err(faults)) => {
            let faults: Vec<String> = faults.iter().map(|fault| plain(fault)).collect();
            (texts.verify_faults(name, faults.len()), faults)
        }
        Err(why) => (texts.verify_unreadable(name), vec![plain(why)]),
    };
    below.iter().fold(line + "\n", |text, line| text + "  " + line + "\n")
}

fn told(name: &str, found: &Found) -> Value {
    match found {
        Ok(Ok(Verified { summary, confirmed, unconfirmed })) => json!({
            "file": name,
            "good": true,
            "summary": summary,
            "confirmed": confirmed,
            "unconfirmed": unconfirmed,
        }),
        Ok(Err(faults)) => json!({"file": name, "good": false, "faults": faults}),
        Err(why) => json!({"file": name, "good": false, "unreadable": why}),
    }
}
