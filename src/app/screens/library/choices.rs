//! What the games of a shelf can be chosen by, counted as they come and go.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};

use jiff::civil::Date;

use common::contract::{GameRef, SavedGame};
use kernel::{NameKey, record::Seat};
use text::folded;

/// The most names, tags or places to choose among: the most frequent ones.
const MOST: usize = 200;

/// A year, or a month of it.
pub type Time = (i16, Option<i8>);

/// How often each thing occurs.
type Count<T> = HashMap<T, usize>;

/// What some games say that they can be chosen by.
#[derive(Debug, Default)]
pub struct Occurrences {
    games: BTreeMap<GameRef, usize>,
    /// Under each way to write the name.
    people: HashMap<NameKey, Count<String>>,
    tags: Count<String>,
    places: Count<String>,
    months: BTreeMap<(i16, i8), usize>,
}

impl Occurrences {
    /// Counts what a game says that began on this day.
    pub fn note(&mut self, game: &SavedGame, day: Option<Date>) {
        *self.games.entry(game.game()).or_default() += 1;
        if let Some(day) = day {
            *self.months.entry((day.year(), day.month())).or_default() += 1;
        }
        self.each_word(game, |count, word| match count.get_mut(word) {
            Some(often) => *often += 1,
            None => {
                count.insert(word.to_owned(), 1);
            }
        });
    }

    /// Takes out what a game says that was counted.
    pub fn forget(&mut self, game: &SavedGame, day: Option<Date>) {
        if let Some(often) = self.games.get_mut(&game.game()) {
            *often -= 1;
            self.games.retain(|_, often| *often > 0);
        }
        if let Some(day) = day {
            let month = (day.year(), day.month());
            if let Some(often) = self.months.get_mut(&month) {
                *often -= 1;
                self.months.retain(|_, often| *often > 0);
            }
        }
        self.each_word(game, |count, word| {
            if let Some(often) = count.get_mut(word) {
                *often -= 1;
                if *often == 0 {
                    count.remove(word);
                }
            }
        });
        self.people.retain(|_, written| !written.is_empty());
    }

    /// Each word that a game says, with where it is counted.
    fn each_word(&mut self, game: &SavedGame, mut count: impl FnMut(&mut Count<String>, &str)) {
        let header = &game.general().header;
        header.tags.iter().for_each(|tag| count(&mut self.tags, tag));
        if !header.location.is_empty() {
            count(&mut self.places, &header.location);
        }
        for seat in header.seats.iter().filter(|seat: &&Seat| seat.is_person()) {
            let key = NameKey::of(&seat.name);
            if !key.is_blank() {
                count(self.people.entry(key).or_default(), &seat.name);
            }
        }
    }

    fn games(&self) -> Vec<GameRef> {
        self.games.keys().copied().collect()
    }

    /// How often each person played, by the name that is most frequent.
    fn people(&self) -> Count<String> {
        let as_written = |written: &Count<String>| {
            let name = written.iter().max_by_key(|&(name, often)| (often, Reverse(name)));
            name.map(|(name, _)| (name.clone(), written.values().sum()))
        };
        self.people.values().filter_map(as_written).collect()
    }
}

/// What one can choose among.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The games: those of one's own, or of the samples where there is nothing else.
    pub games: Vec<GameRef>,
    /// Who played.
    pub people: Vec<String>,
    /// The tags in use.
    pub tags: Vec<String>,
    /// Where was played.
    pub places: Vec<String>,
    /// The years in which was played, each before its months, the newest first.
    pub times: Vec<Time>,
    /// Whether the samples, and one's own, are of several games.
    several: [bool; 2],
}

impl Choices {
    /// Those of one's own games, or of the samples where there are no others.
    pub fn of(own: &Occurrences, samples: &Occurrences, has_own: bool) -> Self {
        let games = [samples, own].map(Occurrences::games);
        let several = games.each_ref().map(|games| games.len() > 1);
        let [of_samples, of_own] = games;
        let from = if has_own { own } else { samples };
        Self {
            games: if of_own.is_empty() { of_samples } else { of_own },
            people: most_frequent(&from.people()),
            tags: most_frequent(&from.tags),
            places: most_frequent(&from.places),
            times: times(&from.months),
            several,
        }
    }

    /// Whether it has to be said of one's own, or of a sample, which game it is of: who has only one reads nothing of it.
    pub fn names_game(&self, is_own: bool) -> bool {
        self.several[usize::from(is_own)]
    }
}

/// The years, each before its months; nothing where there is only one month.
fn times(months: &BTreeMap<(i16, i8), usize>) -> Vec<Time> {
    let mut times: Vec<Time> = Vec::new();
    for &(year, month) in months.keys().rev().filter(|_| months.len() > 1) {
        if times.last().is_none_or(|(last, _)| *last != year) {
            times.push((year, None));
        }
        times.push((year, Some(month)));
    }
    times
}

/// The words that occur most often, in their order.
fn most_frequent(count: &Count<String>) -> Vec<String> {
    let mut words: Vec<(&String, usize)> = count.iter().map(|(word, often)| (word, *often)).collect();
    words.sort_unstable_by_key(|&(word, often)| (Reverse(often), word));
    words.truncate(MOST);
    let mut words: Vec<String> = words.into_iter().map(|(word, _)| word.clone()).collect();
    words.sort_by_cached_key(|word| folded(word));
    words
}
