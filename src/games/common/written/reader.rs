//! A written table read by the grammar of its game: what its lines say, and what is wrong with them.

use jiff::{Timestamp, tz::TimeZone};

use super::{
    fault::{ReadFault, TextFaults, name_fault, place_of},
    grammar::{DATE, ENDED, Form, Grammar, OF_ALL, PLAYERS, Value, Values},
    lines::{Line, Word, free_text, lines as lines_of},
    times::Times,
};
use crate::Description;
use kernel::record::{Header, Seat, When, WhenFault, limit_exceeded};

/// What a line says that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The line, from 1.
    pub line: usize,
    /// How it is written.
    pub form: &'static str,
    /// The line as it stands there.
    pub told: String,
    /// What it says behind its first words, for faults.
    said: String,
    values: Values,
}

/// What the lines of a text say.
pub struct Written<'a> {
    grammar: &'static Grammar,
    zone: &'a TimeZone,
    /// The lines that could be read, in their order.
    lines: Vec<Said>,
    /// Who plays, clockwise.
    pub players: Vec<String>,
    /// The lines that could not be read, each with the word that it begins with.
    unread: Vec<(usize, &'static str)>,
    faults: Vec<(usize, ReadFault)>,
}

impl Grammar {
    /// Whether a text is of this game: it says so, or has a line that may be one of those that tell what happened.
    #[must_use]
    pub fn is_of(&self, text: &str) -> bool {
        let lines = lines_of(text);
        let said = lines.iter().find(|line| line.words[0].keyword().as_deref() == Some("game"));
        if let Some(game) = said.and_then(|line| line.words.get(1)) {
            return game.bare() == self.game;
        }
        let forms: Vec<Form> = self.often.iter().map(|form| Form::new(form)).collect();
        let tells =
            |line: &Line| line.words.len() > 1 && forms.iter().any(|form| form.begins(self, &line.words));
        lines.iter().any(tells)
    }
}

impl<'a> Written<'a> {
    /// Reads the lines of a text; times are those of `zone`.
    pub fn read(text: &str, grammar: &'static Grammar, zone: &'a TimeZone) -> Self {
        let forms: Vec<Form> =
            OF_ALL.iter().chain(grammar.once).chain(grammar.often).map(|form| Form::new(form)).collect();
        let (lines, players, unread, faults) = Default::default();
        let mut written = Self { grammar, zone, lines, players, unread, faults };
        let mut once: Vec<(&str, usize)> = Vec::new();
        for line in lines_of(text) {
            let fitting: Vec<&Form> = forms.iter().filter(|form| form.begins(grammar, &line.words)).collect();
            let keyword = fitting.first().map_or("", |form| form.keyword());
            let before = once.iter().find(|(known, _)| *known == keyword).map(|(_, line)| *line);
            let read = match before {
                Some(before) => Err(ReadFault::Twice(keyword.to_owned(), before)),
                None => written.line(&line.words, &fitting, &forms),
            };
            if fitting.first().is_some_and(|form| !grammar.often.contains(&form.written)) {
                once.push((keyword, line.number));
            }
            match read {
                Ok((form, values)) => {
                    let (told, said) = (free_text(&line.words), form.said(&line.words));
                    let (line, form) = (line.number, form.written);
                    written.lines.push(Said { line, form, told, said, values });
                }
                Err(fault) => {
                    written.faults.push((line.number, fault));
                    written.unread.push((line.number, keyword));
                }
            }
        }
        written.check_head();
        written
    }

    /// What a line says that one of the fitting forms has.
    fn line<'f>(
        &self,
        words: &[Word],
        fitting: &[&'f Form],
        all: &[Form],
    ) -> Result<(&'f Form, Values), ReadFault> {
        let is_text = fitting.first().is_some_and(|form| form.is_text());
        if let Some(mark) = words.iter().find_map(|word| word.open).filter(|mark| !is_text || *mark == '"') {
            return Err(ReadFault::OpenQuote(mark));
        }
        if fitting.is_empty() {
            let entries = all.iter().filter(|form| self.grammar.often.contains(&form.written));
            let mut known: Vec<String> = entries.map(Form::example).collect();
            known.dedup();
            return Err(ReadFault::Unknown(words[0].text.clone(), known.join(", ")));
        }
        let second: Option<Vec<&str>> = fitting.iter().map(|form| form.second()).collect();
        if let (Some(mut known), Some(word)) = (second, words.get(1))
            && !known.iter().any(|known| word.keyword().as_deref() == Some(*known))
        {
            known.dedup();
            return Err(ReadFault::NotOneOf("", word.text.clone(), known.join(", ")));
        }
        let mut farthest: Option<(usize, ReadFault)> = None;
        for form in fitting {
            match form.read(self.grammar, words) {
                Ok(values) => return Ok((form, values)),
                Err(wrong) if farthest.as_ref().is_none_or(|(at, _)| *at < wrong.0) => farthest = Some(wrong),
                Err(_) => {}
            }
        }
        Err(farthest.map_or(ReadFault::Unknown(words[0].text.clone(), String::new()), |(_, fault)| fault))
    }

    /// Looks at the lines that every game has.
    fn check_head(&mut self) {
        let game = self.grammar.game;
        if let Some(said) = self.once("game GAME").filter(|said| said.text("GAME") != game).cloned() {
            self.fault(said.line, said.misread());
        }
        let Some(said) = self.once(PLAYERS).cloned() else {
            if !self.is_unread("players") {
                self.fault(0, ReadFault::NoPlayers);
            }
            return;
        };
        self.players = said.texts("PLAYER");
        if self.players.is_empty() {
            self.fault(said.line, ReadFault::NoPlayers);
        }
        for at in 0..self.players.len() {
            if let Some(fault) = name_fault(&self.players, at) {
                self.fault(said.line, ReadFault::Player(fault));
            }
        }
    }

    /// The rows have these names: whoever a line names is one of them. A line that names nobody of them is a fault, but
    /// not where nobody knows who plays.
    pub fn seat(&mut self, names: &[String]) {
        for mut said in std::mem::take(&mut self.lines) {
            let wrong = said.values.iter_mut().filter(|(name, _)| *name == "NAME").find_map(|(_, value)| {
                let Value::Text(name) = value else { return None };
                match place_of(name, names).and_then(|at| u8::try_from(at + 1).ok()) {
                    Some(row) => {
                        *value = Value::Row(row);
                        None
                    }
                    None => Some(name.clone()),
                }
            });
            match wrong {
                None => self.lines.push(said),
                Some(name) => {
                    self.unread.push((said.line, ""));
                    if !self.players.is_empty() {
                        self.fault(said.line, ReadFault::Nobody(name, names.join(", ")));
                    }
                }
            }
        }
    }

    /// The line of a form that a text has once.
    pub fn once(&self, form: &str) -> Option<&Said> {
        self.lines.iter().find(|said| said.form == form)
    }

    /// The lines of these forms.
    pub fn all<'s>(&'s self, forms: &'s [&str]) -> impl Iterator<Item = &'s Said> {
        self.lines.iter().filter(|said| forms.contains(&said.form))
    }

    /// What is read of a line; where it cannot be, that is a fault of the line.
    pub fn take<T>(&mut self, said: &Said, read: impl FnOnce(&Said) -> Result<T, ReadFault>) -> Option<T> {
        let read = read(said);
        read.map_err(|fault| self.unreadable(said, fault)).ok()
    }

    fn unreadable(&mut self, said: &Said, fault: ReadFault) {
        self.unread.push((said.line, said.form.split(' ').next().unwrap_or_default()));
        self.fault(said.line, fault);
    }

    /// What the line of a form says that a text has once.
    pub fn take_once<T>(
        &mut self,
        form: &str,
        read: impl FnOnce(&Said) -> Result<T, ReadFault>,
    ) -> Option<T> {
        let said = self.once(form)?.clone();
        self.take(&said, read)
    }

    /// Adds a fault.
    pub fn fault(&mut self, line: usize, fault: ReadFault) {
        self.faults.push((line, fault));
    }

    /// Whether a line could not be read that begins with this word.
    pub fn is_unread(&self, keyword: &str) -> bool {
        self.unread.iter().any(|(_, unread)| *unread == keyword)
    }

    /// Whether all lines could be read: where not, nothing is said to be missing.
    pub fn is_whole(&self) -> bool {
        self.unread.is_empty()
    }

    /// The first line that could not be read, and is none of those that a text has once.
    pub fn first_unread_entry(&self) -> Option<usize> {
        let is_once = |keyword: &str| {
            let mut forms = OF_ALL.iter().chain(self.grammar.once);
            forms.any(|form| form.split(' ').next() == Some(keyword))
        };
        self.unread.iter().filter(|(_, keyword)| !is_once(keyword)).map(|(line, _)| *line).min()
    }

    /// The number of a line that a text has once; 0 without it.
    pub fn line_of(&self, form: &str) -> usize {
        self.once(form).map_or(0, |said| said.line)
    }

    /// A header with what the text says of the table in words of its own.
    pub fn describe(&self, header: Header) -> Header {
        let text = |form| self.once(form).map(|said| said.text("TEXT").to_owned()).unwrap_or_default();
        let words = Description {
            title: text("title TEXT"),
            location: text("location TEXT"),
            comment: text("comment TEXT"),
            tags: self.once("tags [TAG …]").map(|said| said.texts("TAG")).unwrap_or_default(),
            when: None,
        };
        words.put_into(header, self.zone)
    }

    /// Puts into a header when the table began, and ended if it is over; `now` stands for what is not said.
    pub fn put_times(&mut self, header: &mut Header, is_over: bool, now: Timestamp) {
        let [began, ended] = [DATE, ENDED].map(|form| self.when(form));
        let times = Times { now, zone: self.zone, began, ended };
        if let Err(fault) = times.put_into(header, is_over) {
            self.fault(self.line_of(ENDED), ReadFault::Ended(fault));
        }
    }

    fn when(&mut self, form: &'static str) -> Option<When> {
        let zone = self.zone;
        self.take_once(form, |said| {
            let day = said.text("DAY");
            When::read(day, zone).map_err(|fault| match fault {
                WhenFault::Form => said.misread(),
                fault => ReadFault::When(fault, day.to_owned()),
            })
        })
    }

    /// Checks that a record can hold a table of so many entries.
    pub fn check_size(&mut self, header: &Header, entries: usize) {
        if let Some(limit_exceeded) = limit_exceeded(header, entries) {
            self.fault(0, ReadFault::LimitExceeded(limit_exceeded));
        }
    }

    /// Whether nothing is wrong so far.
    pub fn is_good(&self) -> bool {
        self.faults.is_empty()
    }

    /// All that is wrong, with a game's own faults, at the table of these seats.
    pub fn faults<F: From<ReadFault> + PartialEq>(
        self,
        seats: Vec<Seat>,
        own: Vec<(usize, F)>,
    ) -> TextFaults<F> {
        let read = self.faults.into_iter().map(|(line, fault)| (line, fault.into()));
        TextFaults::new(seats, read.chain(own).collect())
    }
}

impl Said {
    /// The fault of a line that says something else than it has to.
    #[must_use]
    pub fn misread(&self) -> ReadFault {
        ReadFault::Misread(self.form, self.said.clone())
    }

    /// The values of a name.
    fn all(&self, name: &str) -> impl Iterator<Item = &Value> {
        self.values.iter().filter(move |(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Whether a word stands there.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.values.iter().any(|(known, _)| *known == name)
    }

    /// A number.
    ///
    /// # Errors
    /// When it is missing, or larger than it can be.
    pub fn number<T: TryFrom<i64>>(&self, name: &str) -> Result<T, ReadFault> {
        self.numbers(name)?.into_iter().next().ok_or_else(|| self.misread())
    }

    /// Numbers of one name.
    ///
    /// # Errors
    /// When one is larger than it can be.
    pub fn numbers<T: TryFrom<i64>>(&self, name: &str) -> Result<Vec<T>, ReadFault> {
        let number = |value: &Value| if let Value::Number(number) = value { Some(*number) } else { None };
        let numbers: Result<Vec<T>, _> = self.all(name).filter_map(number).map(T::try_from).collect();
        numbers.map_err(|_| self.misread())
    }

    /// The places of words among those that can be there.
    #[must_use]
    pub fn ones(&self, name: &str) -> Vec<usize> {
        self.all(name).filter_map(|value| if let Value::One(at) = value { Some(*at) } else { None }).collect()
    }

    /// The same of a single word.
    #[must_use]
    pub fn one(&self, name: &str) -> Option<usize> {
        self.ones(name).first().copied()
    }

    /// Words.
    #[must_use]
    pub fn texts(&self, name: &str) -> Vec<String> {
        let text = |value: &Value| if let Value::Text(text) = value { Some(text.clone()) } else { None };
        self.all(name).filter_map(text).collect()
    }

    /// A word, or free text.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        match self.values.iter().find(|(known, _)| *known == name) {
            Some((_, Value::Text(text))) => text,
            _ => "",
        }
    }

    /// Who is named, each by the row, from 1.
    #[must_use]
    pub fn rows(&self) -> Vec<u8> {
        self.all("NAME")
            .filter_map(|value| if let Value::Row(row) = value { Some(*row) } else { None })
            .collect()
    }

    /// The first who is named; no row where nobody is.
    #[must_use]
    pub fn row(&self) -> u8 {
        self.rows().first().copied().unwrap_or_default()
    }
}
