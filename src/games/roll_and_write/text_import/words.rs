//! Lines and words of a written table.

use super::fault::{Faults, WrittenFault};

/// A word; what stands in quotation marks is one word, and no keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub is_quoted: bool,
}

impl Word {
    /// Whether it is this keyword, in letters great or small.
    pub fn is(&self, keyword: &str) -> bool {
        self.keyword().is_some_and(|word| word == keyword)
    }

    /// It as a keyword, in small letters; none in quotation marks.
    pub fn keyword(&self) -> Option<String> {
        (!self.is_quoted).then(|| self.text.to_lowercase())
    }
}

/// A line with at least one word.
#[derive(Clone, Debug)]
pub struct Line {
    /// From 1.
    pub number: usize,
    pub words: Vec<Word>,
}

impl Line {
    /// The words behind the first one.
    pub fn rest(&self) -> &[Word] {
        &self.words[1..]
    }
}

/// Words as they were written.
pub fn texts(words: &[Word]) -> Vec<String> {
    words.iter().map(|word| word.text.clone()).collect()
}

/// The same in one, for faults.
pub fn joined(words: &[Word]) -> String {
    texts(words).join(" ")
}

/// The lines that say something.
pub fn lines(text: &str, faults: &mut Faults) -> Vec<Line> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match words(line) {
            Some(words) if words.is_empty() => {}
            Some(words) => lines.push(Line { number, words }),
            None => faults.add(number, WrittenFault::OpenQuote),
        }
    }
    lines
}

/// The words of a line up to its comment; none when a quotation mark is not closed.
fn words(line: &str) -> Option<Vec<Word>> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let (text, after, is_quoted) = match rest.strip_prefix('"') {
            Some(inside) => {
                let (text, after) = inside.split_once('"')?;
                (text, after, true)
            }
            None => {
                let ends = |c: char| c.is_whitespace() || c == '"' || c == '#';
                let (text, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                (text, after, false)
            }
        };
        words.push(Word { text: text.to_owned(), is_quoted });
        rest = after.trim_start();
    }
    Some(words)
}
