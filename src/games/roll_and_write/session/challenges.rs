//! Which saved games were played on the same dice, and which of them was the first try.

use std::collections::HashMap;

use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};

use crate::{
    challenge::{Challenge, Dated, LayoutMark},
    files::{GameSummary, layout_hash},
    log::{Game, NamedLayout},
    rules::Layout,
};
use kernel::record::{RecordKind, SeatKind};

/// A game on the dice of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Its file.
    pub file: String,
    /// When it began.
    pub started: Timestamp,
    /// The total of the first person; none while it is not over.
    pub total: Option<u16>,
    /// It can be gone on with.
    pub is_open: bool,
    /// A hint was shown or seen dice were taken back.
    pub practice: bool,
    /// All of it is on these dice of the program, from the first round on.
    pub is_whole: bool,
}

impl Attempt {
    /// Whether it is a result: over, and on these dice alone.
    #[must_use]
    pub const fn is_result(&self) -> bool {
        self.total.is_some() && self.is_whole
    }
}

/// The saved games by what they are challenges of, each with its attempts, the oldest first.
#[derive(Debug, Default)]
pub struct Challenges {
    attempts: HashMap<Challenge, Vec<Attempt>>,
    /// Those that have a result, the newest first.
    played: Vec<Challenge>,
}

/// The mark of a sheet.
#[must_use]
pub fn mark_of(layout: &Layout) -> LayoutMark {
    // A digest is always one.
    LayoutMark::of(&layout_hash(layout), standard()).unwrap_or(LayoutMark::Standard)
}

/// The digest of the program's sheet.
fn standard() -> &'static str {
    static STANDARD: std::sync::LazyLock<String> =
        std::sync::LazyLock::new(|| layout_hash(&NamedLayout::standard().1));
    &STANDARD
}

/// The challenge that a game is; none where no dice of it are the program's.
#[must_use]
pub fn of_game(game: &Game) -> Option<Challenge> {
    let seed = game.seed_at(1).filter(|_| !game.has_typed_chance())?;
    Some(Challenge::of(game.config(), mark_of(game.config().layout()), seed))
}

/// The challenges whose dice a game has shown.
fn shown(summary: &GameSummary) -> impl Iterator<Item = Challenge> {
    let general = &summary.general;
    let seats = (general.header.players(), general.phantoms());
    let layout = LayoutMark::of(&summary.layout, standard());
    let seeds = summary.seeds.iter().filter(|_| general.kind == RecordKind::Full);
    seeds.filter_map(move |&seed| Challenge::new(seats, summary.options, layout?, seed))
}

impl Attempt {
    fn of(file: &str, summary: &GameSummary) -> Self {
        let (general, header) = (&summary.general, &summary.general.header);
        let person = header.seats.iter().position(|seat| seat.kind == SeatKind::Human);
        let total = person.and_then(|person| general.totals.get(person).copied().flatten());
        Self {
            file: file.to_owned(),
            started: header.started,
            total: total.filter(|_| general.over),
            is_open: general.can_go_on(),
            practice: general.practice,
            is_whole: summary.program_dice && summary.seeds.len() == 1 && header.parent.is_none(),
        }
    }
}

impl Challenges {
    /// The challenges of saved games, each with its file.
    #[must_use]
    pub fn new<'a>(games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>) -> Self {
        let mut all: Vec<_> = games.into_iter().collect();
        all.sort_by_key(|(_, summary)| (summary.general.header.started, &summary.general.header.id));
        let mut attempts: HashMap<Challenge, Vec<Attempt>> = HashMap::new();
        for (file, summary) in all {
            for challenge in shown(summary) {
                attempts.entry(challenge).or_default().push(Attempt::of(file, summary));
            }
        }
        let mut challenges = Self { attempts, played: Vec::new() };
        challenges.played = challenges.with_result();
        challenges
    }

    /// The games on these dice, the oldest first; all but the first are another try.
    #[must_use]
    pub fn attempts(&self, challenge: &Challenge) -> &[Attempt] {
        self.attempts.get(challenge).map_or(&[], Vec::as_slice)
    }

    /// The try that is shown for a challenge, counted from 1: the first result, else what can be gone on with, else the
    /// first.
    #[must_use]
    pub fn told(&self, challenge: &Challenge) -> Option<(usize, &Attempt)> {
        let attempts = self.attempts(challenge);
        let find = |is: fn(&Attempt) -> bool| attempts.iter().position(is);
        let found = find(Attempt::is_result).or_else(|| find(|attempt| attempt.is_open)).unwrap_or(0);
        attempts.get(found).map(|attempt| (found + 1, attempt))
    }

    /// The challenges that have a result, the newest first.
    #[must_use]
    pub fn played(&self) -> &[Challenge] {
        &self.played
    }

    fn with_result(&self) -> Vec<Challenge> {
        let begun = |challenge: &Challenge| self.told(challenge).map(|(_, attempt)| attempt.started);
        let mut played: Vec<Challenge> = self
            .attempts
            .keys()
            .filter(|challenge| self.attempts(challenge).iter().any(Attempt::is_result))
            .copied()
            .collect();
        played.sort_by_cached_key(|challenge| (std::cmp::Reverse(begun(challenge)), challenge.seed().0));
        played
    }

    /// Days in a row up to today, or up to yesterday while today's dice are not played, on which the dice of the day were
    /// played to the end at the first try, and not as practice.
    #[must_use]
    pub fn streak(&self, today: Date, zone: &TimeZone) -> usize {
        let counts = |day: Date| {
            let first = self.attempts(&Dated::Day(day).challenge()).first();
            first.is_some_and(|first| {
                let began = first.started.to_zoned(zone.clone()).date();
                first.is_result() && !first.practice && began == day
            })
        };
        let before = |days: i64| today.saturating_sub(days.days());
        let from = i64::from(!counts(today));
        (from..).take_while(|&days| counts(before(days))).count()
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::log::solo_header;
    use common;
    use kernel::record::{Header, Parent};

    /// A finished game on the dice of a date, begun at noon of `began`.
    fn game(dated: Dated, began: Date, total: u16) -> GameSummary {
        let challenge = dated.challenge();
        let started = began.at(12, 0, 0, 0).to_zoned(TimeZone::UTC).unwrap().timestamp();
        let header =
            Header { started, ended: Some(started), ..solo_header("id", "Default", challenge.phantoms()) };
        let general = common::Summary {
            totals: header.seats.iter().map(|seat| (seat.kind == SeatKind::Human).then_some(total)).collect(),
            header,
            kind: RecordKind::Full,
            round: 18,
            rounds: 18,
            over: true,
            winners: vec![0],
            practice: false,
            read_only: false,
        };
        GameSummary {
            general,
            options: *challenge.options(),
            parts: [total, 0, 0],
            sheet: None,
            program_dice: true,
            seeds: vec![challenge.seed()],
            layout: standard().to_owned(),
        }
    }

    fn challenges(games: &[GameSummary]) -> Challenges {
        Challenges::new(games.iter().map(|game| ("a.json", game)))
    }

    fn streak(games: &[GameSummary]) -> usize {
        challenges(games).streak(date(2026, 11, 23), &TimeZone::UTC)
    }

    /// The dice of a day of November, played that day.
    fn of_day(day: i8) -> GameSummary {
        game(Dated::Day(date(2026, 11, day)), date(2026, 11, day), 90)
    }

    #[test]
    fn the_first_game_on_the_dice_is_the_first_try_even_if_nothing_came_of_it() {
        let (day, week) = (date(2026, 11, 23), Dated::Week(date(2026, 11, 23)));
        let mut left = game(week, day.yesterday().unwrap(), 40);
        left.general.over = false;
        let mut branch = game(week, day.tomorrow().unwrap(), 99);
        branch.general.header.parent = Some(Parent { id: "x".to_owned(), entry: 3 });
        let all = [branch, game(week, day, 80), left];
        let all = challenges(&all);
        let told = all.told(&week.challenge()).map(|(number, attempt)| (number, attempt.total));
        assert_eq!(told, Some((2, Some(80))));
        assert_eq!(all.attempts(&week.challenge()).len(), 3);
        assert_eq!(all.played(), [week.challenge()]);
        assert!(all.attempts(&Dated::Day(day).challenge()).is_empty());
        assert!(all.told(&Dated::Day(day).challenge()).is_none());
    }

    #[test]
    fn a_try_that_was_ended_early_is_one() {
        let mut ended = of_day(23);
        ended.general.over = false;
        let all = [ended];
        let all = challenges(&all);
        let told = all.told(&Dated::Day(date(2026, 11, 23)).challenge());
        assert_eq!(
            told.map(|(number, attempt)| (number, attempt.total, attempt.is_open)),
            Some((1, None, false))
        );
    }

    #[test]
    fn a_streak_ends_where_a_day_is_missing_late_helped_or_a_second_try() {
        assert_eq!(streak(&[]), 0);
        assert_eq!(streak(&[of_day(22), of_day(21)]), 2, "today's dice may still be played");
        assert_eq!(streak(&[of_day(23), of_day(22), of_day(20)]), 2);
        let late = game(Dated::Day(date(2026, 11, 22)), date(2026, 11, 23), 90);
        assert_eq!(streak(&[of_day(23), late.clone()]), 1);
        let mut helped = of_day(22);
        helped.general.practice = true;
        assert_eq!(streak(&[of_day(23), helped, of_day(21)]), 1);
        let mut before = of_day(22);
        before.general.over = false;
        before.general.header.started = date(2026, 11, 1).to_zoned(TimeZone::UTC).unwrap().timestamp();
        assert_eq!(streak(&[of_day(23), before, of_day(22)]), 1);
    }
}
