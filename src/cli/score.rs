//! `alhambra score`: the score card of a record, or of a finished table without its history.

use std::{io::Write, path::PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::{
    Failure, card, finished, record,
    tables::Tables,
    words::{json_text, plain},
};
use crate::text::Texts;
use crate::{
    games::roll_and_write::{
        record::{self as any_record},
        rules::Reason,
    },
    kernel::Breakdown,
};

#[derive(Debug, Args)]
pub(super) struct Score {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

/// What is scored.
pub(super) struct Scored {
    /// Row by row.
    pub names: Vec<String>,
    /// How every total came about.
    pub cards: Vec<Breakdown<Reason>>,
    /// Whether it is the end, or as if it ended now.
    pub is_over: bool,
}

impl Score {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let text = record::text_of(texts, &self.file)?;
        if let Some(game) = Tables::of(&text) {
            let done = game.score(texts, &text, self.json, out)?;
            return done.map_err(|faults| record::bad(texts, &self.file, faults));
        }
        let Scored { names, cards, is_over } =
            read(texts, &text).map_err(|faults| record::bad(texts, &self.file, faults))?;
        if self.json {
            let mut value = json!({"over": is_over});
            if let (Value::Object(all), Value::Object(cards)) = (&mut value, card::cards_json(&cards, &names))
            {
                all.extend(cards);
            }
            writeln!(out, "{}", json_text(&value))?;
        } else {
            let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
            if !is_over {
                writeln!(out, "{}", texts.show_now())?;
            }
            write!(
                out,
                "{}{}",
                card::card_text(texts, &cards, &names),
                card::winners_text(texts, &cards, &names)
            )?;
        }
        Ok(())
    }
}

/// A record says so in its member `format`; a finished table has none.
pub(super) fn read(texts: &Texts, text: &str) -> Result<Scored, Vec<String>> {
    if let Ok(Value::Object(table)) = serde_json::from_str(text)
        && !table.contains_key("format")
    {
        return finished::read(texts, &table);
    }
    let loaded = any_record::read(text).map_err(|faults| record::told(texts, &faults))?;
    Ok(Scored {
        names: loaded.game.header().seats.iter().map(|seat| seat.name.clone()).collect(),
        cards: loaded.game.breakdown(),
        is_over: loaded.game.is_over(),
    })
}
