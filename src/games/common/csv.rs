//! What is written as CSV (RFC 4180), such as a score card: a line for each number of each row, from the total down to
//! what it is made of. A file begins with a byte order mark: spreadsheets take it for UTF-8 then.

use std::borrow::Cow;

use jiff::civil::Date;

use kernel::Breakdown;

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

/// The numbers of a score card as a table.
#[must_use]
pub fn table(figures: &[Figure]) -> Table {
    let line = |Figure { row, name, part, label, vp }: &Figure| {
        let [name, part, label] = [name, part, label].map(|text| Field::from(text.as_str()));
        vec![Field::whole(*row), name, part, label, Field::whole(*vp)]
    };
    Table::new(HEADS, figures.iter().map(line).collect())
}

/// Lines below their heads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    heads: Vec<Field>,
    lines: Vec<Vec<Field>>,
}

/// What stands in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// A text.
    Text(String),
    /// A number, with a point before its decimals.
    Number(String),
    /// A day.
    Day(Date),
}

impl From<&str> for Field {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Field {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Field {
    /// A whole number.
    #[must_use]
    pub fn whole<T: Copy + ToString>(number: T) -> Self {
        Self::Number(number.to_string())
    }

    /// A number with so many decimals at most.
    #[must_use]
    pub fn rounded(number: f64, decimals: usize) -> Self {
        let figure = format!("{number:.decimals$}");
        let short =
            if figure.contains('.') { figure.trim_end_matches('0').trim_end_matches('.') } else { &figure };
        Self::Number(if short == "-0" { "0" } else { short }.to_owned())
    }

    /// Nothing.
    #[must_use]
    pub const fn empty() -> Self {
        Self::Text(String::new())
    }
}

impl Table {
    /// A table of these lines.
    pub fn new<H: Into<Field>>(heads: impl IntoIterator<Item = H>, lines: Vec<Vec<Field>>) -> Self {
        Self { heads: heads.into_iter().map(Into::into).collect(), lines }
    }

    /// The heads, and below them the lines.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[Field]> {
        std::iter::once(&self.heads).chain(&self.lines).map(Vec::as_slice)
    }

    /// The file.
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let lines = self.rows().map(|line| dialect.line(line));
        std::iter::once("\u{feff}".to_owned()).chain(lines).collect()
    }
}

/// How the spreadsheets of a place separate fields and decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    separator: char,
    decimal: char,
}

/// Languages that write a point before decimals, of some only where the country does.
const WITH_POINT: [&str; 15] =
    ["bn", "c", "cy", "en", "ga", "he", "hi", "ja", "ko", "ms", "posix", "ta", "th", "ur", "zh"];
/// Countries that write a point, whatever their language does elsewhere.
const POINT_THERE: [&str; 12] = ["ch", "do", "gt", "hn", "li", "mx", "ni", "pa", "pe", "pr", "sv", "us"];
/// Countries that write a comma, although they speak English.
const COMMA_THERE: [&str; 2] = ["at", "za"];

impl Dialect {
    /// What programs expect: commas, and points before decimals.
    pub const PLAIN: Self = Self { separator: ',', decimal: '.' };
    /// Where a comma stands before decimals, a semicolon separates fields.
    const COMMA: Self = Self { separator: ';', decimal: ',' };

    /// That of a locale such as `de_DE.UTF-8` or `es-MX`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let lower = locale.to_lowercase();
        let mut parts = lower.split(['.', '@']).next().unwrap_or_default().split(['_', '-']);
        let (language, country) = (parts.next().unwrap_or_default(), parts.next_back().unwrap_or_default());
        let has_point = match language {
            "" => true,
            "fr" => false,
            _ => WITH_POINT.contains(&language) || POINT_THERE.contains(&country),
        };
        if has_point && !COMMA_THERE.contains(&country) { Self::PLAIN } else { Self::COMMA }
    }

    /// A line, with its end.
    fn line(self, fields: &[Field]) -> String {
        let mut line = String::new();
        for (at, field) in fields.iter().enumerate() {
            if at > 0 {
                line.push(self.separator);
            }
            line += &match field {
                Field::Text(text) => self.quoted(text),
                Field::Number(number) => number.replace('.', self.decimal.encode_utf8(&mut [0; 4])),
                Field::Day(day) => day.to_string(),
            };
        }
        line + "\r\n"
    }

    /// A text; in quotation marks where it would not be read as one.
    fn quoted(self, text: &str) -> String {
        let text = masked(text);
        if text.contains([self.separator, '"', '\r', '\n']) || text.trim() != text {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text.into_owned()
        }
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
            assert_eq!(Dialect::PLAIN.quoted(field), expected, "{field:?}");
        }
    }

    #[test]
    fn a_file_is_written_as_the_spreadsheets_of_a_place_read_it() {
        let line =
            vec!["Jörg; \"J\"".into(), Field::rounded(-5.333_333, 2), Field::whole(16), Field::empty()];
        let line = [line, vec![Field::Day(jiff::civil::date(2026, 1, 31))]].concat();
        let table = Table::new(["Name", "a,b"], vec![line]);
        let plain = "\u{feff}Name,\"a,b\"\r\n\"Jörg; \"\"J\"\"\",-5.33,16,,2026-01-31\r\n";
        assert_eq!(table.write(Dialect::PLAIN), plain);
        let german = "\u{feff}Name;a,b\r\n\"Jörg; \"\"J\"\"\";-5,33;16;;2026-01-31\r\n";
        assert_eq!(table.write(Dialect::of_locale("de_DE.UTF-8")), german);
    }

    #[test]
    fn a_locale_says_which_sign_stands_before_decimals() {
        for point in
            ["", "en_GB.UTF-8", "en", "C", "POSIX", "C.UTF-8", "es_MX", "de-CH", "de_CH@euro", "zh_Hans_CN"]
        {
            assert_eq!(Dialect::of_locale(point), Dialect::PLAIN, "{point}");
        }
        for comma in
            ["de_DE.UTF-8", "fr", "fr_CH", "es-ES", "it_IT", "en_ZA.UTF-8", "pt_BR", "ru_RU", "nl-BE"]
        {
            assert_eq!(Dialect::of_locale(comma), Dialect::COMMA, "{comma}");
        }
    }

    #[test]
    fn numbers_are_rounded_and_have_no_empty_decimals() {
        for (number, figure) in
            [(24.777_777, "24.78"), (17.0, "17"), (12.5, "12.5"), (-0.001, "0"), (1000.0, "1000")]
        {
            assert_eq!(Field::rounded(number, 2), Field::Number(figure.to_owned()));
        }
    }
}
