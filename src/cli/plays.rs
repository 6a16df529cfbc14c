//! The finished games among the saved ones, and the options that say which of them count.

use std::{thread, time::Duration};

use clap::{Args, ValueEnum};
use jiff::tz::TimeZone;

use common::{
    commands::{Failure, ProgressBar, at_least, moment},
    contract::{GameList, results},
    statistics::{Choices, Filter, GameResult},
};
use kernel::{
    NameKey, People,
    record::{RecordKind, When},
};
use storage::{DataDir, Games, LibraryIndex, PeopleFile, Reading};
use text::Texts;

/// A thread reads a large folder, and is asked for news this often.
const SOON: Duration = Duration::from_millis(10);

/// The options that say which games count.
#[derive(Debug, Args)]
pub(super) struct PlayFilter {
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "NAME")]
    person: Option<String>,
    #[arg(long, value_name = "PLACE")]
    place: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = moment)]
    since: Option<When>,
    #[arg(long, value_name = "DAY", value_parser = moment)]
    until: Option<When>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(1_usize))]
    players: Option<usize>,
    #[arg(long, value_enum, value_name = "full|table|result|totals", hide_possible_values = true)]
    kind: Option<Kind>,
}

/// How a game was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    Full,
    Table,
    Result,
    Totals,
}

impl From<Kind> for RecordKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Full => Self::Full,
            Kind::Table => Self::Table,
            Kind::Result => Self::Result,
            Kind::Totals => Self::Totals,
        }
    }
}

impl PlayFilter {
    /// Whether all games count.
    pub(super) const fn is_empty(&self) -> bool {
        let Self { game, person, place, since, until, players, kind } = self;
        let has_words = game.is_some() || person.is_some() || place.is_some();
        !has_words && since.is_none() && until.is_none() && players.is_none() && kind.is_none()
    }

    /// The filter that these options make, for these results.
    fn filter(
        &self,
        list: GameList,
        texts: &Texts,
        all: &[GameResult],
        known: &People,
    ) -> Result<Filter, Failure> {
        if let Some(game) = self.game.as_deref().filter(|game| list.named(game).is_none()) {
            let known: Vec<&str> = list.all().map(|game| game.id()).collect();
            let what = texts.usage_not_one_of(game, "--game", &known.join(", "));
            return Err(Failure::Usage(texts.usage_see_help(&what)));
        }
        let zone = TimeZone::system();
        let day = |when: &Option<When>| when.map(|when| when.day(&zone));
        Ok(Filter {
            game: self.game.clone(),
            person: self.person.as_deref().map(|name| person(all, known, name)),
            place: self.place.as_deref().map(|place| NameKey::of(place).into()),
            since: day(&self.since),
            until: day(&self.until),
            players: self.players,
            kind: self.kind.map(RecordKind::from),
        })
    }
}

/// What tells apart the person who is called, or was written, by this name; for a name that nobody has, the
/// name itself.
fn person(all: &[GameResult], known: &People, name: &str) -> String {
    let name = NameKey::of(name);
    let people = Choices::of(all).people;
    let called = people.into_iter().find(|(_, other)| NameKey::of(other) == name);
    called.map_or_else(|| known.id(name.as_str()).to_owned(), |(person, _)| person)
}

/// Who is who. Where that is not known, every name is a person of its own.
pub(super) fn who_is_who(data: &DataDir) -> People {
    PeopleFile::new(data).load().unwrap_or_default()
}

/// The finished games in a folder of games, and which of them count.
#[derive(Debug)]
pub(super) struct Plays {
    /// All of them, in order of time.
    pub all: Vec<GameResult>,
    /// Who is who.
    pub people: People,
    /// Which of them count.
    pub filter: Filter,
    /// How many files could not be read.
    pub unreadable: usize,
}

impl Plays {
    /// Reads the finished games among the saved ones.
    pub(super) fn read(
        list: GameList,
        texts: &Texts,
        data: &DataDir,
        asked: &PlayFilter,
    ) -> Result<Self, Failure> {
        let mut saved = LibraryIndex::new(Games::new(data.games()), data.summaries(), list);
        saved.refresh().map_err(Failure::Read)?;
        let bar = ProgressBar::of_work(texts);
        while saved.is_looking() {
            saved.poll();
            if let Some(Reading { known, all: Some(all) }) = saved.reading() {
                bar.report(known as u64, all as u64);
            }
            thread::sleep(SOON);
        }
        bar.finish();
        let people = who_is_who(data);
        let all = results(saved.games(), &people);
        let unreadable = saved.games().iter().filter(|entry| entry.content.is_err()).count();
        Ok(Self { filter: asked.filter(list, texts, &all, &people)?, all, people, unreadable })
    }

    /// The games that count; if there are none, that is a failure.
    pub(super) fn passing(&self, texts: &Texts) -> Result<Vec<&GameResult>, Failure> {
        let passing = common::statistics::passing(&self.all, &self.filter);
        let why = if self.all.is_empty() { texts.records_empty() } else { texts.statistics_none_fits() };
        if passing.is_empty() { Err(Failure::Nothing(why.to_owned())) } else { Ok(passing) }
    }
}
