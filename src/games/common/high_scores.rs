//! The best games, and statistics of them: from their summaries, without reading any file.

use std::{cmp::Reverse, collections::HashSet, fmt::Debug};

use jiff::Timestamp;

use super::Summary;
use kernel::{Seed, record::RecordKind};

/// What a game says of a saved game so that the best ones are found.
pub trait Scored: Debug + PartialEq {
    /// What games must share to be compared.
    type Conditions: Clone + Debug + PartialEq;

    /// What every game says.
    fn general(&self) -> &Summary;

    /// What it must share with others; none where nobody's best result is in it, whoever played it how.
    fn conditions(&self) -> Option<Self::Conditions>;

    /// The seeds of the program's chance.
    fn seeds(&self) -> &[Seed];

    /// All chance was the program's.
    fn is_dealt(&self) -> bool;

    /// Whether there was somebody to win against.
    fn is_contest(&self) -> bool;

    /// The VP of the person by where they come from.
    fn parts(&self) -> Vec<u16>;
}

/// A game of a table of high scores.
#[derive(Debug, PartialEq)]
pub struct Ranked<'a, S> {
    /// Its file.
    pub file: &'a str,
    /// What it says.
    pub summary: &'a S,
    /// The person's total.
    pub total: u16,
    /// They won against somebody.
    pub is_won: bool,
}

/// The games under the same conditions, the best first; of equals the earlier one.
#[derive(Debug, PartialEq)]
pub struct HighScoreTable<'a, S: Scored> {
    /// The conditions.
    pub conditions: S::Conditions,
    /// The games.
    pub games: Vec<Ranked<'a, S>>,
}

/// The tables of high scores; the one with the most games first.
#[derive(Debug, PartialEq)]
pub struct HighScores<'a, S: Scored> {
    /// Games with the program's chance, without help, each seed for the first time.
    pub tables: Vec<HighScoreTable<'a, S>>,
    /// Games with chance typed in, and games entered afterwards.
    pub typed: Vec<HighScoreTable<'a, S>>,
    /// Finished games, also those that count for nothing.
    pub finished: usize,
}

impl<S: Scored> Default for HighScores<'_, S> {
    fn default() -> Self {
        Self { tables: Vec::new(), typed: Vec::new(), finished: 0 }
    }
}

/// How a result compares with the others of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultRank {
    /// Its place among all of them, from 1.
    pub place: usize,
    /// How many there are.
    pub of: usize,
    /// Points above the mean of the others.
    pub above: i32,
    /// It is the best, and the newest.
    pub is_new_best: bool,
}

impl<'a, S: Scored> HighScores<'a, S> {
    /// The high scores among saved games, each with its file.
    #[must_use]
    pub fn new(games: impl IntoIterator<Item = (&'a str, &'a S)>) -> Self {
        let all: Vec<(&str, &S)> = games.into_iter().collect();
        let finished = all.iter().filter(|(_, summary)| summary.general().over).count();
        let mut scores = Self { finished, ..Self::default() };
        let conditions = |(file, summary): (&'a str, &'a S)| Some((file, summary, summary.conditions()?));
        let mut counted: Vec<_> = all.into_iter().filter_map(conditions).collect();
        counted.sort_by_key(|(_, summary, _)| by_time(*summary));
        // Also a game that counts for nothing has shown its chance.
        let mut seen: Vec<(S::Conditions, HashSet<Seed>)> = Vec::new();
        for (file, summary, conditions) in counted {
            let known =
                entry(&mut seen, |(known, _)| *known == conditions, || (conditions.clone(), HashSet::new()));
            let mut fresh = true;
            for seed in summary.seeds() {
                fresh &= known.1.insert(*seed);
            }
            let general = summary.general();
            if !general.over || general.practice || general.header.parent.is_some() {
                continue;
            }
            let Some((seat, total)) = of_person(general) else { continue };
            let tables = match (general.kind, summary.is_dealt()) {
                (RecordKind::Full, true) if fresh => &mut scores.tables,
                (RecordKind::Full, true) => continue,
                _ => &mut scores.typed,
            };
            let table = entry(
                tables,
                |table| table.conditions == conditions,
                || HighScoreTable { conditions: conditions.clone(), games: Vec::new() },
            );
            let is_won = summary.is_contest() && general.winners.contains(&seat);
            table.games.push(Ranked { file, summary, total, is_won });
        }
        for tables in [&mut scores.tables, &mut scores.typed] {
            for table in tables.iter_mut() {
                table.games.sort_by_key(|game| Reverse(game.total));
            }
            tables.sort_by_key(|table| Reverse(table.games.len()));
        }
        scores
    }

    /// How a game compares with the others under its conditions; none where it is the only one, or counts for nothing.
    #[must_use]
    pub fn placing(&self, file: &str) -> Option<ResultRank> {
        let mut tables = self.tables.iter().chain(&self.typed);
        let (games, one) = tables.find_map(|table| {
            let one = table.games.iter().find(|game| game.file == file)?;
            Some((&table.games, one))
        })?;
        let others = u32::try_from(games.len() - 1).ok().filter(|others| *others > 0)?;
        let sum: u32 = games.iter().map(|game| u32::from(game.total)).sum();
        let mean = f64::from(sum - u32::from(one.total)) / f64::from(others);
        Some(ResultRank {
            place: 1 + games.iter().filter(|game| game.total > one.total).count(),
            of: games.len(),
            above: (f64::from(one.total) - mean).round() as i32,
            is_new_best: self.is_new_best_score(file),
        })
    }

    /// Whether a game with the program's chance is the best under its conditions, and no later one has been played
    /// since: alone in its table it is a beginning, no best score.
    #[must_use]
    pub fn is_new_best_score(&self, file: &str) -> bool {
        let started = |game: &Ranked<'_, S>| game.summary.general().header.started;
        self.tables.iter().any(|table| match table.games.as_slice() {
            [best, others @ ..] if best.file == file && !others.is_empty() => {
                others.iter().all(|other| started(other) < started(best))
            }
            _ => false,
        })
    }
}

/// The seat of the first person, and their total.
fn of_person(general: &Summary) -> Option<(usize, u16)> {
    let seat = general.header.people().next()?;
    Some((seat, general.totals.get(seat).copied().flatten()?))
}

/// The order of games: by when they began.
fn by_time<S: Scored>(summary: &S) -> (Timestamp, &str) {
    let header = &summary.general().header;
    (header.started, &header.id)
}

/// The first item that fits, added if there is none.
fn entry<T>(items: &mut Vec<T>, fits: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let place = items.iter().position(fits).unwrap_or_else(|| {
        items.push(new());
        items.len() - 1
    });
    &mut items[place]
}

/// What games say together.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// How many.
    pub games: usize,
    /// The mean total.
    pub average: f64,
    /// The total in the middle; the mean of the two in the middle of an even number.
    pub median: f64,
    /// The best total.
    pub best: u16,
    /// The mean VP by where they come from.
    pub parts: Vec<f64>,
    /// Games won, where there is somebody to win against.
    pub wins: Option<usize>,
    /// The totals by time, the oldest first.
    pub trend: Vec<u16>,
}

impl Statistics {
    /// The statistics of some games; none of no games.
    #[must_use]
    pub fn of<S: Scored>(table: &HighScoreTable<'_, S>) -> Option<Self> {
        let mut totals: Vec<u16> = table.games.iter().map(|game| game.total).collect();
        totals.sort_unstable();
        let (games, best) = (totals.len(), *totals.last()?);
        let mean = |sum: u64| sum as f64 / games as f64;
        let mut in_order: Vec<&Ranked<'_, S>> = table.games.iter().collect();
        in_order.sort_by_key(|game| by_time(game.summary));
        let parts: Vec<Vec<u16>> = in_order.iter().map(|game| game.summary.parts()).collect();
        let part =
            |k: usize| mean(parts.iter().filter_map(|parts| parts.get(k)).map(|vp| u64::from(*vp)).sum());
        let is_contest = in_order.iter().any(|game| game.summary.is_contest());
        Some(Self {
            games,
            average: mean(totals.iter().map(|&total| u64::from(total)).sum()),
            median: (f64::from(totals[(games - 1) / 2]) + f64::from(totals[games / 2])) / 2.0,
            best,
            parts: (0..parts.iter().map(Vec::len).max().unwrap_or(0)).map(part).collect(),
            wins: is_contest.then(|| in_order.iter().filter(|game| game.is_won).count()),
            trend: in_order.iter().map(|game| game.total).collect(),
        })
    }
}
