//! What is said of a game in the list and beside it: at the left who plays, with the totals where several have finished it,
//! and always at the right how it has ended, or how it stands.

use std::cmp::Reverse;

use jiff::tz::TimeZone;

use crate::screens::result::{is_stopped, totals_line};
use common::{Summary, contract::SavedGame, day_of, words::named};
use kernel::record::RecordKind;
use text::Texts;

/// A game in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Its own title, the result of several, or what is played.
    pub title: String,
    /// What stands above its details, where its totals are told: what was played, instead of the result of several.
    pub heading: String,
    /// The best total, such as "82 VP", and who leads while several play; where the title says it, who won by how much. Of one
    /// player the whole result.
    pub total: String,
    /// When it began.
    pub date: String,
    /// When on that day, what was played as far as the title does not say it, where, and its tags.
    pub line: String,
    /// The same where no heading tells the day.
    pub dated: String,
    /// How it stands, where the title does not say its result.
    pub state: String,
    /// What was played.
    pub played: String,
}

impl Words {
    /// What is said of a file that cannot be read.
    pub fn of_damaged(texts: &Texts, name: &str) -> Self {
        let (title, heading) = (name.to_owned(), name.to_owned());
        Self { title, heading, state: texts.library_damaged().to_owned(), ..Self::default() }
    }

    /// What is said of a game.
    pub fn of(texts: &Texts, game: &SavedGame) -> Self {
        Self::begun_at(texts, game, &time(game.general()))
    }

    /// What is said of a sample: when on its day it began tells nobody anything.
    pub fn of_sample(texts: &Texts, game: &SavedGame) -> Self {
        Self { state: texts.library_sample().to_owned(), ..Self::begun_at(texts, game, "") }
    }

    fn begun_at(texts: &Texts, game: &SavedGame, time: &str) -> Self {
        let summary = game.general();
        let header = &summary.header;
        let played = game.usual_title(texts);
        let result = totals_line(texts, game);
        let (own, of_all) = if header.players() > 1 {
            (None, result.filter(|_| header.title.is_empty()))
        } else {
            (result, None)
        };
        // The result of several says who played.
        let says_result = of_all.is_some();
        let title = of_all.unwrap_or_else(|| game.title(texts));
        let best = best(summary);
        let marks = game.marks(texts);
        // Of equal totals it does not say who has won.
        let state = if says_result && best.is_none_or(|best| best.lead != Some(0)) {
            marks.join(", ")
        } else {
            with_marks(texts, state(texts, game), &marks)
        };
        let who = if says_result || title == played { "" } else { &played };
        let line = |began: &str| {
            let words = [began, who, &header.location].into_iter();
            let words = words.chain(header.tags.iter().map(String::as_str)).filter(|words| !words.is_empty());
            words.collect::<Vec<_>>().join(" · ")
        };
        let date = when(texts, summary, time);
        Self {
            heading: if says_result { played.clone() } else { title.clone() },
            title,
            total: own.or_else(|| Some(total(texts, game, best?, says_result))).unwrap_or_default(),
            line: line(time),
            dated: line(&date),
            date,
            state,
            played,
        }
    }
}

/// The best total.
#[derive(Clone, Copy)]
struct Best {
    total: u16,
    /// Whose it is; of equal ones the first.
    row: usize,
    /// By how much it is above the next one, if there is one.
    lead: Option<u16>,
}

/// The best total of the players, once the game has begun.
fn best(summary: &Summary) -> Option<Best> {
    let begun = summary.round > 0 || summary.kind != RecordKind::Full;
    let totals = summary.totals.iter().take(summary.header.players()).enumerate();
    let mut totals: Vec<_> = totals.filter_map(|(row, total)| Some((Reverse((*total)?), row))).collect();
    totals.sort_unstable();
    let &(Reverse(total), row) = totals.first().filter(|_| begun)?;
    Some(Best { total, row, lead: totals.get(1).map(|(Reverse(second), _)| total - second) })
}

/// The best total and whose it is, or by how much they won where the result is told already.
fn total(texts: &Texts, game: &SavedGame, Best { total, row, lead }: Best, says_result: bool) -> String {
    let summary = game.general();
    let points = game.counted(texts, total);
    match lead {
        Some(0) if says_result => texts.library_tied().to_owned(),
        Some(lead) if says_result => texts.library_ahead(&named(texts, &game.seat_name(texts, row)), lead),
        None if says_result => String::new(),
        _ if summary.over || summary.header.players() < 2 => points,
        Some(0) => texts.library_level(&points),
        _ => texts.library_leads(&named(texts, &game.seat_name(texts, row)), &points),
    }
}

/// The time of the day when it began; of a game that was typed in afterwards only the day is known, unless somebody said
/// more.
fn time(summary: &Summary) -> String {
    if summary.kind == RecordKind::Result || summary.header.day.is_some() {
        return String::new();
    }
    summary.header.started.to_zoned(TimeZone::system()).strftime("%H:%M").to_string()
}

fn when(texts: &Texts, summary: &Summary, time: &str) -> String {
    let day = text::day(texts, day_of(&summary.header));
    if time.is_empty() { day } else { texts.library_date(&day, time) }
}

/// How it stands, and what its result is marked by.
fn with_marks(texts: &Texts, state: String, marks: &[&str]) -> String {
    let marks = marks.iter().map(|mark| texts.within(mark));
    [state].into_iter().chain(marks).collect::<Vec<_>>().join(", ")
}

/// How far it is, or who has won.
fn state(texts: &Texts, game: &SavedGame) -> String {
    let summary = game.general();
    if summary.over && !is_stopped(summary) {
        let seats = summary.header.seats.iter().enumerate();
        let winners = seats.filter(|(row, seat)| summary.winners.contains(row) && !seat.name.is_empty());
        let winners: Vec<&str> = winners.map(|(_, seat)| seat.name.as_str()).collect();
        if summary.header.players() < 2 || winners.is_empty() {
            return texts.library_finished().to_owned();
        }
        texts.library_won(&winners.join(", "))
    } else if summary.kind.is_afterwards() {
        texts.library_filter_open().to_owned()
    } else if summary.header.ended.is_some() {
        texts.library_stopped(summary.round, summary.rounds)
    } else {
        game.stage(texts)
    }
}
