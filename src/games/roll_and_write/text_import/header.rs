//! The header of a written table: who plays, with which configuration, and when.

use std::collections::BTreeMap;

use jiff::tz::TimeZone;

use super::{
    entries::EndingLines,
    fault::{Faults, HeaderLine, WrittenFault},
    words::{Line, Word, joined, texts},
};
use crate::{
    games::common::{
        Description,
        written::{Times, describe, name_fault, place_of},
    },
    games::roll_and_write::{
        log::{NamedLayout, Options},
        pad::{Pad, PadEvent},
        rules::{
            ChangeDice, ConfigFault, GameConfig, Layout, LayoutDraft, MAX_ROWS, SpecialActions,
            standard_phantoms, standard_rounds,
        },
    },
    kernel::record::{Header, Seat, When, WhenFault},
};

/// The most rounds that a game can have (§2): they stand in for those that cannot be read.
const MOST_ROUNDS: i64 = 33;

/// The most phantoms that play along (§10): more have no rows.
const MOST_PHANTOMS: usize = 4;

/// The words that begin a line of the header.
const KEYWORDS: [&str; 16] = [
    "players",
    "phantoms",
    "first",
    "layout",
    "counts",
    "coins",
    "rounds",
    "special_actions",
    "change_dice",
    "against_phantoms",
    "date",
    "ended",
    "title",
    "location",
    "comment",
    "tags",
];

pub fn is_of_header(line: &Line) -> bool {
    KEYWORDS.iter().any(|keyword| line.words[0].is(keyword))
}

/// The table before its first entry. Something sensible stands in for what is faulty, so that the entries are judged.
pub struct Opening {
    pub pad: Pad,
    /// Whether the layout is that of the text.
    pub is_layout_known: bool,
}

/// The lines of the header by their keywords, and who plays.
pub struct Head {
    lines: BTreeMap<String, Line>,
    players: Vec<String>,
    phantoms: usize,
}

impl Head {
    pub fn new(header: Vec<Line>, faults: &mut Faults) -> Self {
        let mut lines: BTreeMap<String, Line> = BTreeMap::new();
        for line in header {
            let keyword = line.words[0].keyword().unwrap_or_default();
            match lines.get(&keyword) {
                Some(before) => {
                    faults.add(line.number, WrittenFault::Twice(keyword, before.number));
                }
                None => drop(lines.insert(keyword, line)),
            }
        }
        let mut head = Self { lines, players: Vec::new(), phantoms: 0 };
        let players = texts(head.said("players"));
        if players.is_empty() {
            faults.add(head.line("players"), WrittenFault::NoPlayers);
        }
        let phantoms: Vec<String> = (1..=MOST_PHANTOMS).map(phantom_name).collect();
        for (index, name) in players.iter().enumerate() {
            if let Some(fault) = name_fault(&players, index) {
                faults.add(head.line("players"), WrittenFault::Player(fault));
            }
            if place_of(name, &phantoms).is_some() {
                faults.add(head.line("players"), WrittenFault::PhantomName(name.clone()));
            }
        }
        let usual = standard_phantoms(players.len());
        let count = |words: &[Word]| usize::try_from(number(words)?).ok();
        head.phantoms = head.read("phantoms", HeaderLine::Phantoms, count, faults).unwrap_or(usual);
        head.players = players;
        head
    }

    /// Whether anybody plays, as far as the text can be read.
    pub fn has_players(&self) -> bool {
        !self.players.is_empty()
    }

    /// What the text calls the rows of the score sheet, in their order.
    pub fn rows(&self) -> Vec<String> {
        let phantoms = (1..=self.phantoms.min(MOST_PHANTOMS)).map(phantom_name);
        self.players.iter().cloned().chain(phantoms).collect()
    }

    /// Who sits at the table, as the text has it.
    pub fn seats(&self) -> Vec<Seat> {
        self.seats_with(self.phantoms.min(MOST_PHANTOMS))
    }

    fn seats_with(&self, phantoms: usize) -> Vec<Seat> {
        let person = |name: &String| Seat::human("", name.clone(), "");
        let phantoms = (1..=phantoms).map(Seat::phantom);
        self.players.iter().map(person).chain(phantoms).collect()
    }

    /// The number of a keyword's line; 0 without it.
    fn line(&self, keyword: &str) -> usize {
        self.lines.get(keyword).map_or(0, |line| line.number)
    }

    /// The words behind a keyword.
    fn said(&self, keyword: &str) -> &[Word] {
        self.lines.get(keyword).map_or(&[], Line::rest)
    }

    /// What a keyword says; none without it, and when it cannot be read, which is a fault.
    fn read<T>(
        &self,
        keyword: &str,
        what: HeaderLine,
        read: impl FnOnce(&[Word]) -> Option<T>,
        faults: &mut Faults,
    ) -> Option<T> {
        let line = self.lines.get(keyword)?;
        let value = read(line.rest());
        if value.is_none() {
            faults.add(line.number, WrittenFault::Misread(what, joined(line.rest())));
        }
        value
    }

    /// The table before its first entry; none without players.
    pub fn opening(
        &self,
        find_layout: impl FnOnce(&str) -> Result<(NamedLayout, Layout), String>,
        faults: &mut Faults,
    ) -> Option<Opening> {
        let options = self.options(faults);
        let layout = self.layout(find_layout, faults);
        let is_layout_known = layout.is_some();
        let (named, sheet) = layout.unwrap_or_else(NamedLayout::standard);
        let config = options.config(sheet, self.players.len(), self.phantoms).or_else(|found| {
            // Without players that is said already.
            for fault in found.into_iter().filter(|_| !self.players.is_empty()) {
                let keyword = match fault {
                    ConfigFault::Rounds(_) => "rounds",
                    ConfigFault::AgainstPhantoms(_) | ConfigFault::Bonus(_) => "against_phantoms",
                    // With fewer players there would be a number of phantoms for them.
                    ConfigFault::Seats { players, .. }
                        if players <= MAX_ROWS && self.line("phantoms") > 0 =>
                    {
                        "phantoms"
                    }
                    ConfigFault::Seats { .. } => "players",
                };
                faults.add(self.line(keyword), WrittenFault::Config(fault));
            }
            self.nearest_terms(sheet, options.rounds)
        });
        let config = config.ok()?;
        let header = Header::new("", &named.name, self.seats_with(config.phantoms()));
        let mut words = Description::default();
        for (keyword, line) in &self.lines {
            describe(&mut words, keyword, &texts(line.rest()));
        }
        let header = words.put_into(header, &TimeZone::UTC);
        Some(Opening { pad: Pad::new(header, config, None), is_layout_known })
    }

    /// Terms in place of faulty ones: with the nearest seats, and the most rounds when theirs are not known.
    fn nearest_terms(&self, sheet: Layout, rounds: i64) -> Result<GameConfig, ConfigFault> {
        let players = self.players.len().min(MAX_ROWS);
        let phantoms = if players == 1 { self.phantoms.clamp(2, 4) } else { standard_phantoms(players) };
        GameConfig::new(sheet, self.players.len(), self.phantoms)
            .and_then(|config| config.with_rounds(rounds))
            .or_else(|_| GameConfig::new(sheet, players, phantoms)?.with_rounds(MOST_ROUNDS))
    }

    fn options(&self, faults: &mut Faults) -> Options {
        let special = self.read(
            "special_actions",
            HeaderLine::SpecialActions,
            |words| one_of(words, ["one", "both"]),
            faults,
        );
        let change =
            self.read("change_dice", HeaderLine::ChangeDice, |words| one_of(words, ["two", "any"]), faults);
        let bonus = |words: &[Word]| {
            if words.is_empty() { Some(Options::booklet_bonus(self.phantoms)) } else { number(words) }
        };
        let rounds = self.read("rounds", HeaderLine::Rounds, number, faults);
        let rows = self.players.len().saturating_add(self.phantoms);
        let usual = if self.line("rounds") > 0 { MOST_ROUNDS } else { standard_rounds(rows).into() };
        Options {
            rounds: rounds.unwrap_or(usual),
            special_actions: [SpecialActions::One, SpecialActions::Both][special.unwrap_or(0)],
            change_dice: [ChangeDice::Two, ChangeDice::Any][change.unwrap_or(0)],
            phantom_bonus: self.read("against_phantoms", HeaderLine::AgainstPhantoms, bonus, faults),
        }
    }

    fn layout(
        &self,
        find: impl FnOnce(&str) -> Result<(NamedLayout, Layout), String>,
        faults: &mut Faults,
    ) -> Option<(NamedLayout, Layout)> {
        let counts = self.read(
            "counts",
            HeaderLine::Counts,
            |words| words.iter().map(one_number).collect::<Option<Vec<i64>>>(),
            faults,
        );
        let coins = self.read("coins", HeaderLine::Coins, number, faults);
        let name = joined(self.said("layout"));
        for keyword in ["counts", "coins"] {
            if self.line(keyword) > 0 && self.line("layout") > 0 {
                faults.add(self.line(keyword), WrittenFault::OfLayout(keyword, self.line("layout")));
                return None;
            }
        }
        if self.line("coins") > 0 && self.line("counts") == 0 {
            faults.add(self.line("coins"), WrittenFault::CoinsAlone);
            return None;
        }
        let (standard, layout) = NamedLayout::standard();
        if self.line("layout") > 0 && name.to_lowercase() != "default" {
            let fault = |what| faults.add(self.line("layout"), WrittenFault::NoLayout(what));
            return find(&name).map_err(fault).ok();
        }
        if self.line("counts") == 0 {
            return Some((standard, layout));
        }
        let draft = LayoutDraft {
            grid: None,
            counts: Some(counts?),
            coins: coins.unwrap_or(standard.draft.coins),
            ..standard.draft
        };
        match Layout::new(&draft) {
            Ok(layout) => Some((NamedLayout { name: "Counts only".to_owned(), draft }, layout)),
            Err(found) => {
                for fault in found {
                    faults.add(self.line("counts"), WrittenFault::Sheet(fault));
                }
                None
            }
        }
    }

    /// The time behind a keyword.
    pub fn time(&self, keyword: &'static str, zone: &TimeZone, faults: &mut Faults) -> Option<When> {
        let line = self.lines.get(keyword)?;
        let said = joined(line.rest());
        match When::read(&said, zone) {
            Ok(when) => return Some(when),
            Err(WhenFault::Form) => {
                faults.add(line.number, WrittenFault::Misread(HeaderLine::Moment(keyword), said));
            }
            Err(fault) => faults.add(line.number, WrittenFault::When(fault, said)),
        }
        None
    }

    /// Who goes first, if it is said.
    pub fn first(&self, rows: &[String], faults: &mut Faults) -> Option<(usize, PadEvent)> {
        let row = self.read(
            "first",
            HeaderLine::First,
            |words| match words {
                [name] => super::entries::row_of(rows, name),
                _ => None,
            },
            faults,
        )?;
        Some((self.line("first"), PadEvent::First { row }))
    }

    /// When the game began and ended: a table that is closed has.
    pub fn end(&self, pad: &mut Pad, times: &Times<'_>, endings: &[EndingLines], faults: &mut Faults) {
        let is_over = pad.is_over();
        if let Err(fault) = times.put_into(&mut pad.header, is_over) {
            faults.add(self.line("ended"), WrittenFault::Ended(fault));
        }
        if !is_over && self.line("ended") > 0 {
            // Half an ending is a fault already.
            let is_silent = |&row: &usize| endings[row].marks.is_none() && endings[row].coins.is_none();
            for row in pad.pad_state().open_rows().into_iter().filter(is_silent) {
                faults.add(self.line("ended"), WrittenFault::Unclosed(row));
            }
        }
    }
}

/// What the text calls a phantom, by its number from 1.
pub fn phantom_name(number: usize) -> String {
    format!("phantom{number}")
}

fn one_number(word: &Word) -> Option<i64> {
    word.text.parse().ok()
}

fn number(words: &[Word]) -> Option<i64> {
    match words {
        [word] => one_number(word),
        _ => None,
    }
}

fn one_of(words: &[Word], choices: [&str; 2]) -> Option<usize> {
    match words {
        [word] => choices.iter().position(|choice| word.is(choice)),
        _ => None,
    }
}
