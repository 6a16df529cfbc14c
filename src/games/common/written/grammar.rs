//! The lines that a written table has, said as they are written:
//!
//! ```text
//! goal POINTS                     a word in small letters stands there so, one in capitals for a number
//! rim boundary|walls              one of these words
//! 3 or r3: TURN, rROUND           a line may begin with a number, or with one behind a letter
//! NAME SYMBOL ROW,COLUMN          the kinds of a grammar say what is no number; two numbers
//! [T] [POINTS …] [NAME T] …       what may be missing, and what comes several times; of several in brackets any first
//! ```

use super::{
    fault::ReadFault,
    lines::{Word, free_text},
    vocabulary::{TYPES, Words},
};

/// The lines of a game's tables.
pub struct Grammar {
    /// What records call the game.
    pub game: &'static str,
    /// The lines that a text has once, beside those of every game.
    pub once: &'static [&'static str],
    /// The lines that it has as often as it likes.
    pub often: &'static [&'static str],
    /// What stands for words in capitals that are no numbers, and for words of which any language has its own.
    pub kinds: &'static [(&'static str, Kind)],
}

/// What a word of a form stands for.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Somebody at the table.
    Name,
    /// Any word.
    Word,
    /// All that follows.
    Text,
    /// A word of these.
    One(&'static Words),
    /// Letters of these, or a hyphen for none.
    Letters(&'static Words),
}

/// The lines of every game that a text has once.
pub const OF_ALL: [&str; 8] =
    ["game GAME", PLAYERS, "title TEXT", "location TEXT", "comment TEXT", "tags [TAG …]", DATE, ENDED];
/// Who plays, clockwise.
pub const PLAYERS: &str = "players [PLAYER …]";
/// When the table began.
pub const DATE: &str = "date DAY";
/// When it ended.
pub const ENDED: &str = "ended DAY";

/// The kinds of every game.
const KINDS: [(&str, Kind); 7] = [
    ("NAME", Kind::Name),
    ("TYPE", Kind::One(&TYPES)),
    ("GAME", Kind::Word),
    ("PLAYER", Kind::Word),
    ("TAG", Kind::Word),
    ("TEXT", Kind::Text),
    ("DAY", Kind::Text),
];

/// What a word of a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Number(i64),
    Text(String),
    /// Its place among those that can be there.
    One(usize),
    /// A row, from 1.
    Row(u8),
    /// It stands there.
    There,
}

/// What a line says, by the words of its form.
pub type Values = Vec<(&'static str, Value)>;

/// A part of a form.
enum Part {
    Word(&'static str),
    Maybe(Vec<Part>),
    Many(Box<Part>),
}

/// A form that lines are held against.
pub struct Form {
    pub written: &'static str,
    parts: Vec<Part>,
}

impl Form {
    pub fn new(written: &'static str) -> Self {
        let mut open = vec![Vec::new()];
        for token in written.split(' ') {
            let brackets = |of: char| token.matches(of).count();
            open.extend((0..brackets('[')).map(|_| Vec::new()));
            let parts = open.last_mut().expect("brackets match");
            match token.trim_matches(['[', ']']) {
                "…" => {
                    let last = parts.pop().expect("something is repeated");
                    parts.push(Part::Many(Box::new(last)));
                }
                word => parts.push(Part::Word(word)),
            }
            for _ in 0..brackets(']') {
                let group = open.pop().expect("brackets match");
                open.last_mut().expect("brackets match").push(Part::Maybe(group));
            }
        }
        Self { written, parts: open.pop().unwrap_or_default() }
    }

    /// The word that its lines begin with.
    pub fn keyword(&self) -> &'static str {
        self.written.split(' ').next().unwrap_or_default()
    }

    /// Words that its lines may begin with, such as `r1`.
    pub fn example(&self) -> String {
        let of = |word: &str| match word.find(|letter: char| letter.is_ascii_uppercase()) {
            Some(number) => format!("{}1", &word[..number]),
            None => word.to_owned(),
        };
        self.keyword().split('|').map(of).collect::<Vec<_>>().join(", ")
    }

    /// The word that stands behind the first one in all its lines.
    pub fn second(&self) -> Option<&'static str> {
        self.written.split(' ').nth(1).filter(|word| is_fixed(word))
    }

    /// Whether a line may be one of its lines, by its first word.
    pub fn begins(&self, grammar: &Grammar, words: &[Word]) -> bool {
        let mut reader = Reader::new(grammar, &words[..words.len().min(1)]);
        self.parts.first().is_some_and(|part| reader.one(part))
    }

    /// Whether all that follows is free text.
    pub fn is_text(&self) -> bool {
        self.written.ends_with(" TEXT")
    }

    /// What a line says that is written so; else how far it is, in words, and what is wrong there.
    pub fn read(&self, grammar: &Grammar, words: &[Word]) -> Result<Values, (usize, ReadFault)> {
        let mut reader = Reader::new(grammar, words);
        if reader.all(&self.parts) && (reader.word().is_none() || reader.fails(None)) {
            return Ok(reader.values);
        }
        let (at, fault) = reader.wrong.unwrap_or_default();
        Err((at, fault.unwrap_or_else(|| ReadFault::Misread(self.written, self.said(words)))))
    }

    /// What a line says behind the words that every such line has, and a name.
    pub fn said(&self, words: &[Word]) -> String {
        let is_known = |part: &&Part| matches!(part, Part::Word(word) if *word == "NAME" || is_fixed(word));
        let known = self.parts.iter().skip(1).take_while(is_known).count() + 1;
        free_text(words.get(known..).unwrap_or_default())
    }
}

/// Whether a word of a form stands there so.
fn is_fixed(word: &str) -> bool {
    word.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_')
}

/// Holds a line against a form.
struct Reader<'a> {
    grammar: &'a Grammar,
    words: Vec<Word>,
    at: usize,
    values: Values,
    /// The place of the farthest word that did not fit, and what is wrong with it, if more is known.
    wrong: Option<(usize, Option<ReadFault>)>,
}

impl<'a> Reader<'a> {
    fn new(grammar: &'a Grammar, words: &[Word]) -> Self {
        Self { grammar, words: words.to_vec(), at: 0, values: Vec::new(), wrong: None }
    }

    fn all(&mut self, mut parts: &[Part]) -> bool {
        while let Some((first, rest)) = parts.split_first() {
            let optional = parts.iter().take_while(|part| matches!(part, Part::Maybe(_))).count();
            if optional > 0 {
                self.in_any_order(&parts[..optional]);
                parts = &parts[optional..];
            } else if self.one(first) {
                parts = rest;
            } else {
                return false;
            }
        }
        true
    }

    fn in_any_order(&mut self, parts: &[Part]) {
        let mut left: Vec<&Part> = parts.iter().collect();
        while let Some(at) = left.iter().position(|part| self.advances(part)) {
            left.remove(at);
        }
    }

    /// Whether a part is there, and not nothing.
    fn advances(&mut self, part: &Part) -> bool {
        let before = self.at;
        self.one(part) && self.at > before
    }

    fn one(&mut self, part: &Part) -> bool {
        match part {
            Part::Word(word) => self.takes(word),
            Part::Many(part) => {
                let is_there = self.advances(part);
                while is_there && self.advances(part) {}
                is_there || matches!(**part, Part::Maybe(_))
            }
            Part::Maybe(parts) => {
                let (at, values) = (self.at, self.values.len());
                if !self.all(parts) {
                    self.at = at;
                    self.values.truncate(values);
                }
                true
            }
        }
    }

    /// The next word; what stands alone between words is no word.
    fn word(&mut self) -> Option<Word> {
        while self.words.get(self.at).is_some_and(Word::is_stop) {
            self.at += 1;
        }
        self.words.get(self.at).cloned()
    }

    /// Notes that a word does not fit.
    fn fails(&mut self, why: Option<ReadFault>) -> bool {
        if self.wrong.as_ref().is_none_or(|(at, _)| *at < self.at) {
            self.wrong = Some((self.at, why));
        }
        false
    }

    fn gives(&mut self, name: &'static str, value: Value) -> bool {
        self.values.push((name, value));
        true
    }

    /// Takes what a word of the form stands for.
    fn takes(&mut self, name: &'static str) -> bool {
        let kinds = self.grammar.kinds.iter().chain(&KINDS);
        let kind = kinds.into_iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind);
        if let Some(Kind::Text) = kind {
            let text = free_text(&self.words[self.at..]);
            self.at = self.words.len();
            return self.gives(name, Value::Text(text));
        }
        let Some(word) = self.word() else {
            let before = self.words[0].text.clone();
            return self.fails(matches!(kind, Some(Kind::Name)).then_some(ReadFault::Whose(before)));
        };
        match kind {
            Some(Kind::One(words)) => return self.takes_one(name, words),
            Some(Kind::Letters(words)) => return self.takes_letters(name, &word, words),
            Some(_) => {
                self.at += 1;
                return self.gives(name, Value::Text(word.bare().to_owned()));
            }
            None => {}
        }
        let small = name.trim_end_matches(|letter: char| letter.is_ascii_uppercase());
        match small {
            "" => self.takes_number(name),
            _ if name.contains(',') => name.split(',').all(|_| self.takes_number(name)),
            _ if name.contains('|') => self.takes_written(name, &word, &name.split('|').collect::<Vec<_>>()),
            _ if small.len() < name.len() => self.takes_numbered(&name[small.len()..], small, &word),
            _ => self.takes_written(name, &word, &[name]),
        }
    }

    fn takes_written(&mut self, name: &'static str, word: &Word, known: &[&str]) -> bool {
        let keyword = word.keyword();
        match known.iter().position(|known| Some(*known) == keyword.as_deref()) {
            Some(at) => {
                self.at += 1;
                self.gives(name, if known.len() == 1 { Value::There } else { Value::One(at) })
            }
            None if known.len() == 1 => self.fails(None),
            None => self.fails(Some(ReadFault::NotOneOf(name, word.text.clone(), known.join(", ")))),
        }
    }

    /// A word of any language, or several: some languages have no single one.
    fn takes_one(&mut self, name: &'static str, words: &Words) -> bool {
        let rest = &self.words[self.at..];
        let found = (1..=rest.len().min(5)).rev().find_map(|count| {
            let said: Vec<&str> = rest[..count].iter().map(Word::bare).collect();
            Some((words.find(&said.join(" "))?, count))
        });
        match found {
            Some((at, count)) => {
                self.at += count;
                self.gives(name, Value::One(at))
            }
            None => {
                let (word, known) = (rest[0].text.clone(), words.written().join(", "));
                self.fails(Some(ReadFault::NotOneOf(name, word, known)))
            }
        }
    }

    fn takes_letters(&mut self, name: &'static str, word: &Word, words: &Words) -> bool {
        let letters = word.bare().chars().filter(|_| word.bare() != "-");
        let found: Option<Vec<usize>> = match words.find(word.bare()) {
            Some(at) => Some(vec![at]),
            None => letters.map(|letter| words.find(letter.encode_utf8(&mut [0; 4]))).collect(),
        };
        let Some(found) = found else { return self.fails(None) };
        self.at += 1;
        found.into_iter().all(|at| self.gives(name, Value::One(at)))
    }

    fn takes_number(&mut self, name: &'static str) -> bool {
        let Some(word) = self.word() else { return self.fails(None) };
        if let Some(numbers) = word.numbers() {
            self.words.splice(self.at..=self.at, numbers);
        }
        let Ok(number) = self.words[self.at].bare().parse() else { return self.fails(None) };
        self.at += 1;
        self.gives(name, Value::Number(number))
    }

    /// A number behind letters; one that is larger than any is the largest.
    fn takes_numbered(&mut self, name: &'static str, before: &str, word: &Word) -> bool {
        let keyword = word.keyword().unwrap_or_default();
        let digits = keyword.strip_prefix(before).filter(|digits| !digits.is_empty());
        match digits.filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit())) {
            Some(digits) => {
                self.at += 1;
                self.gives(name, Value::Number(digits.parse().unwrap_or(i64::MAX)))
            }
            None => self.fails(None),
        }
    }
}
