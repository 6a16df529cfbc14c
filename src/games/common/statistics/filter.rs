//! Which results count, and what one can choose among.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jiff::civil::Date;

use super::{GameResult, PlayerResult};
use kernel::{NameKey, record::RecordKind};

/// What a game must be to count; what is not said leaves all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Which game.
    pub game: Option<String>,
    /// Whose results, as [`PlayerResult::person`].
    pub person: Option<String>,
    /// Where, as `place_key` makes it of what was written; empty where nobody said.
    pub place: Option<String>,
    /// Begun on this day or later.
    pub since: Option<Date>,
    /// Begun on this day or before.
    pub until: Option<Date>,
    /// So many real players.
    pub players: Option<usize>,
    /// How it was kept.
    pub kind: Option<RecordKind>,
}

/// What tells a place apart, however it is written.
pub(super) fn place_key(place: &str) -> String {
    NameKey::of(place).into()
}

impl Filter {
    /// Whether a game passes: one with a person whose result counts, and as all that is said.
    #[must_use]
    pub fn passes(&self, result: &GameResult) -> bool {
        fn fits<T: PartialEq>(wanted: Option<&T>, is: &T) -> bool {
            wanted.is_none_or(|wanted| wanted == is)
        }
        self.game.as_deref().is_none_or(|game| game == result.game)
            && self.place.as_ref().is_none_or(|place| *place == place_key(&result.place))
            && self.since.is_none_or(|since| result.day >= since)
            && self.until.is_none_or(|until| result.day <= until)
            && fits(self.players.as_ref(), &result.players.len())
            && fits(self.kind.as_ref(), &result.kind)
            && result.players.iter().any(|player| self.counts(player))
    }

    /// Whether a player's result counts: a person's, and of whom it is asked.
    #[must_use]
    pub fn counts(&self, player: &PlayerResult) -> bool {
        player.is_person && self.person.as_ref().is_none_or(|person| *person == player.person)
    }
}

/// A result that counts.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// The game.
    pub result: &'a GameResult,
    /// Which of its players.
    pub seat: usize,
}

impl<'a> Play<'a> {
    /// Whose it is.
    #[must_use]
    pub fn player(&self) -> &'a PlayerResult {
        &self.result.players[self.seat]
    }

    /// What it is one of: the results of this person in this game.
    #[must_use]
    pub fn course(&self) -> (&'a str, &'a str) {
        (self.result.game, &self.player().person)
    }
}

/// The games that pass, in their order.
#[must_use]
pub fn passing<'a>(all: &'a [GameResult], filter: &Filter) -> Vec<&'a GameResult> {
    all.iter().filter(|result| filter.passes(result)).collect()
}

/// The results that count of some games.
#[must_use]
pub fn plays<'a>(results: &[&'a GameResult], filter: &Filter) -> Vec<Play<'a>> {
    let mut plays = Vec::new();
    for &result in results {
        let counts = |&seat: &usize| filter.counts(&result.players[seat]);
        plays.extend((0..result.players.len()).filter(counts).map(|seat| Play { result, seat }));
    }
    plays
}

/// Results game by game, whichever came first before the others: points of different games cannot be compared.
#[must_use]
pub fn by_game<'a>(plays: &[Play<'a>]) -> Vec<Vec<Play<'a>>> {
    let mut games: Vec<Vec<Play<'a>>> = Vec::new();
    for &play in plays {
        let is_of = |own: &&mut Vec<Play<'a>>| own[0].result.game == play.result.game;
        match games.iter_mut().find(is_of) {
            Some(own) => own.push(play),
            None => games.push(vec![play]),
        }
    }
    games
}

/// The results of each person in each game, whichever came first before the others: each has a course of their own.
#[must_use]
pub fn by_course<'a>(plays: &[Play<'a>]) -> Vec<Vec<Play<'a>>> {
    let (mut courses, mut places) = (Vec::new(), HashMap::new());
    for &play in plays {
        let place = *places.entry(play.course()).or_insert_with(|| {
            courses.push(Vec::new());
            courses.len() - 1
        });
        courses[place].push(play);
    }
    courses
}

/// What can be asked of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The games that there are results of.
    pub games: BTreeSet<&'static str>,
    /// What tells a person apart, and the newest name, by name.
    pub people: Vec<(String, String)>,
    /// What tells a place apart, and how it was written last, by name; without the games of which nobody said it.
    pub places: Vec<(String, String)>,
    /// Whether there are such games.
    pub has_no_place: bool,
    /// The months in which was played.
    pub months: BTreeSet<(i16, i8)>,
    /// How many real players there were.
    pub players: BTreeSet<usize>,
}

impl Choices {
    /// Those of results in the order of time.
    #[must_use]
    pub fn of(all: &[GameResult]) -> Self {
        let (mut people, mut places) = (BTreeMap::new(), BTreeMap::new());
        let mut choices = Self::default();
        for result in all {
            for player in result.people() {
                people.insert(player.person.clone(), player.name.clone());
            }
            places.insert(place_key(&result.place), result.place.clone());
            choices.games.insert(result.game);
            choices.months.insert((result.day.year(), result.day.month()));
            choices.players.insert(result.players.len());
        }
        choices.has_no_place = places.remove("").is_some();
        (choices.people, choices.places) = (by_name(people), by_name(places));
        choices
    }
}

fn by_name(all: BTreeMap<String, String>) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = all.into_iter().collect();
    all.sort_by_cached_key(|(_, name)| NameKey::of(name));
    all
}
