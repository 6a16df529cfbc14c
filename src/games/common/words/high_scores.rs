//! The best results in words, as their page shows them.

use crate::{
    day_of,
    high_scores::{HighScoreTable, HighScores, Ranked, ResultRank, Scored, Statistics},
};
use text::{Texts, day};

/// At most this many games of a table are shown.
const SHOWN: usize = 10;

/// What a game says of its best results in words.
pub trait ScoredText: Scored + Sized {
    /// What its tables are called, in their order.
    fn names(texts: &Texts, tables: &[&HighScoreTable<'_, Self>]) -> Vec<String>;

    /// Where VP come from, as [`Scored::parts`] has them.
    fn part_names(texts: &Texts) -> Vec<&str>;

    /// Which games count, and what those are called whose chance was typed in.
    fn kinds(texts: &Texts) -> [&str; 2];
}

/// The best results of a game.
#[derive(Debug)]
pub struct ShownScores {
    /// Its tables: those that count, then those whose chance was typed in.
    pub tables: Vec<ShownTable>,
    /// There are finished games, whether or not they count.
    pub any_finished: bool,
}

/// A table as it is shown.
#[derive(Debug)]
pub struct ShownTable {
    /// What it is called.
    pub name: String,
    /// Which games are in it.
    pub kind: String,
    /// The best of them.
    pub games: Vec<ShownGame>,
    /// All of them in figures.
    pub statistics: Statistics,
    /// Where VP come from, for each of the mean parts.
    pub parts: Vec<String>,
}

/// A game as it is shown.
#[derive(Debug)]
pub struct ShownGame {
    /// Its file.
    pub file: String,
    /// The person's total.
    pub total: u16,
    /// When it was played.
    pub date: String,
    /// They won against somebody.
    pub is_won: bool,
}

/// The tables with their names and figures.
pub fn shown<S: ScoredText>(texts: &Texts, scores: &HighScores<'_, S>) -> ShownScores {
    let all: Vec<&HighScoreTable<'_, S>> = scores.tables.iter().chain(&scores.typed).collect();
    let [counts, typed] = S::kinds(texts);
    let tables = (0..).zip(&all).zip(S::names(texts, &all)).filter_map(|((place, table), name)| {
        let is_typed = place >= scores.tables.len();
        Some(ShownTable {
            name: if is_typed { format!("{name} · {typed}") } else { name },
            kind: if is_typed { typed } else { counts }.to_owned(),
            games: table.games.iter().take(SHOWN).map(|game| game_of(texts, game)).collect(),
            statistics: Statistics::of(table)?,
            parts: S::part_names(texts).into_iter().map(str::to_owned).collect(),
        })
    });
    ShownScores { tables: tables.collect(), any_finished: scores.finished > 0 }
}

fn game_of<S: Scored>(texts: &Texts, game: &Ranked<'_, S>) -> ShownGame {
    ShownGame {
        file: game.file.to_owned(),
        total: game.total,
        date: day(texts, day_of(&game.summary.general().header)),
        is_won: game.is_won,
    }
}

/// How a result compares with the others of its kind.
pub fn compared(texts: &Texts, rank: ResultRank) -> String {
    let (place, of) = (rank.place, rank.of);
    match rank.above {
        0 => texts.score_average(place, of),
        above @ 1.. => texts.score_above(place, of, above),
        below => texts.score_below(place, of, -below),
    }
}
