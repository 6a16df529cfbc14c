//! `alhambra score`: the score card of a record, or of a finished table without its history.

use std::{io::Write, path::PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::{Failure, card, finished, record, words::plain};
use crate::text::Texts;
use crate::{
    games::roll_and_write::{
        record::{self as any_record},
        rules::Reason,
    },
    kernel::Breakdown,
};

const AFTER_HELP: &str = r#"A finished table as JSON has these members:
  "rows"              its rows: players clockwise, then phantoms
  "layout"            a sheet layout, with its grid or with counts only; the default one without it
  "rounds"            1 to 33; by the number of rows without it
  "against_phantoms"  true when one plays against the phantoms: each gets 21, 18 or 15, as they are 2, 3 or 4 (§11)
  "phantom_bonus"     0 to 99, when one plays against the phantoms and each gets another bonus

A row has these members; a type or number left out is 0:
  "name"           as it is to be shown
  "phantom"        true for a phantom, which has neither lines nor coins
  "sheet"          six strings of six, X for a built cell and . for a free one; or instead
  "boxes"          the boxes filled: {"pavilion": 3, "seraglio": …, "arcades", "chambers", "garden", "tower"} and
  "lines"          the number of rows and columns with 4, 5 and 6 built: {"4": 2, "5": 1, "6": 0}
  "completed"      the round in which each full type was completed: {"pavilion": 7}
  "coins"          coins left

Examples:
  alhambra score game.json
  alhambra score table.json --json
  echo '{"rows": [
      {"name": "Ada", "sheet": ["XX...X", "..XX..", "XXXXXX", "....X.", "..XX.X", ".X...X"], "coins": 3,
       "completed": {"arcades": 14}},
      {"phantom": true, "boxes": {"pavilion": 4, "arcades": 3, "tower": 6}},
      {"phantom": true, "boxes": {"seraglio": 5, "garden": 7}, "completed": {"seraglio": 9, "garden": 17}}
    ]}' | alhambra score -"#;

/// Explains the score card of a record, or of a finished table that was written down without its history.
///
/// A record that is not finished is scored as if it ended now.
#[derive(Debug, Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct Score {
    /// A record or a finished table (JSON); - is the standard input.
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    /// As JSON.
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
        let Scored { names, cards, is_over } =
            read(texts, &text).map_err(|faults| record::bad(texts, &self.file, faults))?;
        if self.json {
            let mut value = json!({"over": is_over});
            if let (Value::Object(all), Value::Object(cards)) = (&mut value, card::cards_json(&cards, &names))
            {
                all.extend(cards);
            }
            writeln!(out, "{value:#}")?;
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
fn read(texts: &Texts, text: &str) -> Result<Scored, Vec<String>> {
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
