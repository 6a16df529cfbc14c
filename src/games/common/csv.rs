//! What is written as CSV (RFC 4180), such as a score card: a line for each number of each row, from the total down to
//! what it is made of.

use std::borrow::Cow;

use crate::kernel::Breakdown;

/// The heads of the columns, for programs: the same in every language.
const HEADS: [&str; 5] = ["row", "name", "part", "label", "vp"];

/// A number of a score card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The row, from 1.
    row: usize,
    /// Who has it.
    name: String,
    /// What it is, as a path from the total, such as `total/scoring_1/wall`.
    part: String,
    /// The same in words, without what it is part of.
    label: String,
    /// How much.
    vp: i32,
}

impl Figure {
    /// What counts, in any language and under any name.
    #[must_use]
    pub fn counts(&self) -> (usize, &str, i32) {
        (self.row, &self.part, self.vp)
    }
}

/// The numbers of all rows that score; `key` and `label` say what one is called, for programs and for people.
#[must_use]
pub fn figures<R>(
    names: &[String],
    cards: &[Breakdown<R>],
    key: &dyn Fn(&R) -> String,
    label: &dyn Fn(&R) -> String,
) -> Vec<Figure> {
    fn add<R>(
        (row, name): (usize, &str),
        above: &str,
        number: &Breakdown<R>,
        words: &dyn Fn(&R) -> [String; 2],
        figures: &mut Vec<Figure>,
    ) {
        let [key, label] = words(&number.reason);
        let part = if above.is_empty() { key } else { format!("{above}/{key}") };
        figures.push(Figure { row, name: name.to_owned(), part: part.clone(), label, vp: number.vp });
        number.parts.iter().for_each(|below| add((row, name), &part, below, words, figures));
    }
    let mut figures = Vec::new();
    for (row, (name, card)) in (1..).zip(names.iter().zip(cards)) {
        add((row, name), "", card, &|reason| [key(reason), label(reason)], &mut figures);
    }
    figures
}

/// The file.
#[must_use]
pub fn text(figures: &[Figure]) -> String {
    let line = |Figure { row, name, part, label, vp }: &Figure| {
        record(&[&row.to_string(), name, part, label, &vp.to_string()])
    };
    std::iter::once(record(&HEADS)).chain(figures.iter().map(line)).collect()
}

/// A file of other lines below these heads.
pub fn table<const N: usize>(heads: [&str; N], lines: impl IntoIterator<Item = [String; N]>) -> String {
    let line = |line: [String; N]| record(&line.each_ref().map(String::as_str));
    std::iter::once(record(&heads)).chain(lines.into_iter().map(line)).collect()
}

/// A line, with its end.
fn record(fields: &[&str]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| quoted(field)).collect();
    fields.join(",") + "\r\n"
}

/// A field; in quotation marks where it would not be read as one.
fn quoted(field: &str) -> String {
    let field = masked(field);
    if field.contains([',', '"', '\r', '\n']) || field.trim() != field {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.into_owned()
    }
}

/// A field that a spreadsheet would take for a formula, such as a name that begins with `=`, behind an apostrophe: it
/// is shown, and nothing runs. Numbers stay numbers.
fn masked(field: &str) -> Cow<'_, str> {
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let runs = match field.as_bytes() {
        [b'=' | b'@' | b'\t' | b'\r', ..] => true,
        [b'+' | b'-', ..] => !is_number(&field[1..]),
        _ => false,
    };
    if runs { format!("'{field}").into() } else { field.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_masked_and_numbers_stay_numbers() {
        for (field, expected) in [
            ("=1+1", "'=1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("+cmd", "'+cmd"),
            ("-1+2", "'-1+2"),
            ("-", "'-"),
            ("\t=1", "'\t=1"),
            ("\r=1", "\"'\r=1\""),
            ("=A1,B1", "\"'=A1,B1\""),
            ("-12", "-12"),
            ("+7", "+7"),
            ("Ada = Ben", "Ada = Ben"),
            ("", ""),
        ] {
            assert_eq!(quoted(field), expected, "{field:?}");
        }
    }
}
