//! Lines and words of a text: comments are left out, and what stands in quotation marks of any kind is one word.

/// Marks that open a quotation, each with those that close it.
const MARKS: [(char, &[char]); 9] = [
    ('"', &['"']),
    ('“', &['”', '“']),
    ('”', &['”']),
    ('„', &['“', '”']),
    ('«', &['»']),
    ('»', &['«', '»']),
    ('‘', &['’']),
    ('‚', &['‘', '’']),
    ('‹', &['›']),
];
/// Marks that are apostrophes, too: they close a quotation only where a word ends.
const APOSTROPHES: [char; 2] = ['’', '‘'];
/// What people put behind a word, and no word is made of.
const STOPS: [char; 3] = [':', ',', ';'];

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// It without its quotation marks.
    pub text: String,
    /// It as it stands there.
    raw: String,
    /// Whether no space stands between it and the word before.
    is_attached: bool,
    /// Whether it stood in quotation marks: then it is no keyword.
    pub is_quoted: bool,
    /// A quotation mark before it that is never closed.
    pub open: Option<char>,
}

impl Word {
    /// A word without quotation marks.
    pub fn plain(text: &str) -> Self {
        Self { text: text.to_owned(), raw: text.to_owned(), is_attached: false, is_quoted: false, open: None }
    }

    /// It in small letters without a colon or comma behind it; none in quotation marks.
    pub fn keyword(&self) -> Option<String> {
        (!self.is_quoted).then(|| self.bare().to_lowercase())
    }

    /// It without what people put behind a word that they did not quote.
    pub fn bare(&self) -> &str {
        if self.is_quoted { &self.text } else { self.text.trim_end_matches(STOPS) }
    }

    /// Whether it is but a colon or a comma.
    pub fn is_stop(&self) -> bool {
        !self.is_quoted && self.bare().is_empty()
    }

    /// The numbers that commas join, such as `0,0,0`; none where it is anything else.
    pub fn numbers(&self) -> Option<Vec<Self>> {
        let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let parts: Vec<&str> = self.bare().split([',', ';']).collect();
        let are_numbers = !self.is_quoted && parts.len() > 1 && parts.iter().all(is_number);
        are_numbers.then(|| parts.into_iter().map(Self::plain).collect())
    }
}

/// A line with at least one word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    pub words: Vec<Word>,
}

/// The lines of a text that say something, however they end.
pub fn lines(text: &str) -> Vec<Line> {
    let text = text.trim_start_matches('\u{feff}');
    let ends = text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'));
    let lines = (1..).zip(ends).map(|(number, line)| Line { number, words: words(line) });
    lines.filter(|line| !line.words.is_empty()).collect()
}

/// Free text: its words as they were written, but for the quotation marks around all of it and straight ones.
pub fn free_text(words: &[Word]) -> String {
    if let [only] = words {
        return only.text.clone();
    }
    let said = |word: &Word| if word.raw.starts_with('"') { word.text.clone() } else { word.raw.clone() };
    let mut text = String::new();
    for word in words {
        if !text.is_empty() && !word.is_attached {
            text.push(' ');
        }
        text.push_str(&said(word));
    }
    text
}

fn words(line: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    let mut is_attached = false;
    while !rest.is_empty() && !rest.starts_with('#') {
        let (word, after) = quotation(rest).unwrap_or_else(|| plain(rest));
        words.push(Word { is_attached, ..word });
        rest = after.trim_start();
        is_attached = rest.len() == after.len();
    }
    words
}

/// The quotation that a line begins with, and what follows it. An apostrophe may begin a word.
fn quotation(line: &str) -> Option<(Word, &str)> {
    let mark = line.chars().next()?;
    let (_, closing) = MARKS.iter().find(|(open, _)| *open == mark)?;
    let inside = &line[mark.len_utf8()..];
    let ends = |after: &str| !after.starts_with(|next: char| next.is_alphanumeric());
    let close = inside.match_indices(*closing).find(|(at, close)| {
        let after = &inside[at + close.len()..];
        !close.contains(APOSTROPHES) || mark == '„' || mark == '“' || ends(after)
    });
    // A typewriter has but one mark, which often closes what a better one opened.
    let close = close.or_else(|| inside.match_indices('"').next());
    let Some((at, close)) = close else {
        let (word, after) = if mark == '"' { (Word::plain(line), "") } else { plain(line) };
        let open = Some(mark).filter(|mark| !APOSTROPHES.contains(mark));
        return Some((Word { open, ..word }, after));
    };
    let (raw, after) = line.split_at(mark.len_utf8() + at + close.len());
    // French marks stand apart from what they are around.
    let text = if mark == '"' { &inside[..at] } else { inside[..at].trim() };
    Some((
        Word { text: text.to_owned(), raw: raw.to_owned(), is_attached: false, is_quoted: true, open: None },
        after,
    ))
}

fn plain(line: &str) -> (Word, &str) {
    let (word, after) =
        line.split_at(line.find(|c: char| c.is_whitespace() || c == '#').unwrap_or(line.len()));
    (Word::plain(word), after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &str) -> Vec<String> {
        words(line).into_iter().map(|word| word.text).collect()
    }

    #[test]
    fn quotation_marks_of_any_kind_make_one_word() {
        for quoted in [
            "\"Jörg Müller\"",
            "“Jörg Müller”",
            "”Jörg Müller”",
            "„Jörg Müller“",
            "„Jörg Müller”",
            "„Jörg Müller\"",
            "«Jörg Müller»",
            "« Jörg Müller »",
            "«\u{a0}Jörg Müller\u{a0}»",
            "«\u{202f}Jörg Müller\u{202f}»",
            "»Jörg Müller«",
            "»Jörg Müller»",
            "‘Jörg Müller’",
            "‚Jörg Müller‘",
            "‹Jörg Müller›",
        ] {
            assert_eq!(
                texts(&format!("players Ada {quoted} Zoé # {quoted}")),
                ["players", "Ada", "Jörg Müller", "Zoé"]
            );
        }
        assert_eq!(
            texts("‚Zoé’s Küche‘ “one” “two” „three“ „four“"),
            ["Zoé’s Küche", "one", "two", "three", "four"]
        );
    }

    #[test]
    fn a_mark_that_is_never_closed_is_known_and_an_apostrophe_is_none() {
        let open = |line: &str| words(line).into_iter().find_map(|word| word.open);
        for mark in ['"', '“', '„', '«', '‚'] {
            assert_eq!(open(&format!("players Ada {mark}Jörg Müller")), Some(mark));
        }
        assert_eq!(open("players ‘t’Hof Ada’s"), None);
        assert_eq!(texts("players ‘t Hof"), ["players", "‘t", "Hof"]);
    }

    #[test]
    fn lines_end_as_in_any_system() {
        for end in ["\n", "\r\n", "\r"] {
            let lines = lines(&["players Ada", "", "# nothing", "end"].join(end));
            assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 4], "{end:?}");
        }
    }

    #[test]
    fn free_text_keeps_the_marks_within_it() {
        let said = |line: &str| free_text(&words(line));
        assert_eq!(said("“An evening”"), "An evening");
        assert_eq!(said("Café “Zur  Post”, 1, 2: «that»"), "Café “Zur  Post”, 1, 2: «that»");
        assert_eq!(said("he said \"no end\" there “and"), "he said no end there “and");
    }
}
