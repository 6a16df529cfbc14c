//! Games put together by what they have in common, and what each of these groups says.

use std::collections::{BTreeMap, BTreeSet};

use super::{Distribution, Filter, GameResult, filter::place_key, mean};

/// What games of a group have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// The game.
    Game,
    /// The place.
    Place,
    /// The year.
    Year,
    /// The month.
    Month,
    /// How many real players there are.
    Players,
}

/// Some games with something in common.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// What tells it apart: the game as records name it, a place, `2026`, `2026-01`, or a number.
    pub key: String,
    /// A place as it was written last.
    pub name: String,
    /// Games.
    pub games: usize,
    /// Different people in them.
    pub people: usize,
    /// Hours that somebody was at them; none where nobody knows.
    pub hours: Option<f64>,
    /// The mean of the best total with which a person won against others, game by game.
    pub winning: Option<f64>,
    /// The results that count.
    pub totals: Distribution,
}

/// What is added up of a group.
#[derive(Default)]
struct Sums<'a> {
    group: Group,
    people: BTreeSet<&'a str>,
    seconds: u64,
    winning: Vec<f64>,
}

/// The games in their groups; those of games and places with the most games first, the others in their order.
#[must_use]
pub fn groups(results: &[&GameResult], filter: &Filter, grouping: Grouping) -> Vec<Group> {
    let mut all: BTreeMap<(usize, String), Sums<'_>> = BTreeMap::new();
    for result in results {
        let sums = all.entry(key_of(result, grouping)).or_default();
        sums.group.name.clone_from(&result.place);
        sums.group.games += 1;
        sums.seconds += result.seconds;
        sums.people.extend(result.people().map(|player| player.person.as_str()));
        let counted = result.players.iter().filter(|player| filter.counts(player));
        sums.group.totals.totals.extend(counted.map(|player| player.total));
        let won = result.people().filter(|player| player.won).map(|player| f64::from(player.total));
        sums.winning.extend(won.reduce(f64::max).filter(|_| result.is_contest));
    }
    let mut all: Vec<Group> = all.into_iter().map(|((_, key), sums)| sums.finish(key)).collect();
    if matches!(grouping, Grouping::Game | Grouping::Place) {
        // What nobody said comes after what somebody did.
        all.sort_by_key(|group| (std::cmp::Reverse(group.games), group.key.is_empty()));
    }
    all
}

/// What a game has in common with the others of its group, and what comes first in order.
fn key_of(result: &GameResult, grouping: Grouping) -> (usize, String) {
    let key = match grouping {
        Grouping::Game => result.game.to_owned(),
        Grouping::Place => place_key(&result.place),
        Grouping::Year => format!("{:04}", result.day.year()),
        Grouping::Month => format!("{:04}-{:02}", result.day.year(), result.day.month()),
        Grouping::Players => return (result.players.len(), result.players.len().to_string()),
    };
    (0, key)
}

impl Sums<'_> {
    fn finish(self, key: String) -> Group {
        let Self { mut group, people, seconds, winning } = self;
        group.totals.totals.sort_unstable();
        Group {
            key,
            people: people.len(),
            hours: (seconds > 0).then(|| seconds as f64 / 3600.0),
            winning: (!winning.is_empty()).then(|| mean(&winning)),
            ..group
        }
    }
}
