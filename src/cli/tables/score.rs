//! `alhambra score` of a table.

use std::io::Write;

use super::{Tables, card, told, with_game};
use crate::{
    cli::{Failure, words::json_text},
    games::common::table::{Record, TableGame},
    text::Texts,
};

impl Tables {
    /// Writes the score card of a record; where it is none, its faults are returned.
    pub(in crate::cli) fn score(
        self,
        texts: &Texts,
        text: &str,
        as_json: bool,
        out: &mut dyn Write,
    ) -> Result<Result<(), Vec<String>>, Failure> {
        with_game!(self, |G| score::<G>(texts, text, as_json, out))
    }
}

fn score<G: TableGame>(
    texts: &Texts,
    text: &str,
    as_json: bool,
    out: &mut dyn Write,
) -> Result<Result<(), Vec<String>>, Failure> {
    let record = match Record::<G>::read(text) {
        Ok(loaded) => loaded.game,
        Err(faults) => return Ok(Err(told::<G>(texts, &faults))),
    };
    let cards = record.breakdown();
    if as_json {
        writeln!(out, "{}", json_text(&card::json::<G>(&record, &cards)))?;
    } else {
        if !record.is_over() {
            writeln!(out, "{}", texts.show_now())?;
        }
        write!(out, "{}", card::text::<G>(texts, &record, &cards, record.is_over()))?;
    }
    Ok(Ok(()))
}
