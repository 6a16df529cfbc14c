//! People, and people against each other.

use std::collections::BTreeMap;

use super::{GameFacts, PlayerFacts};

/// What a person did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Person {
    /// Tells them apart.
    pub id: String,
    /// The newest name.
    pub name: String,
    /// Games.
    pub games: usize,
    /// The mean total.
    pub mean: f64,
    /// The best total.
    pub best: u16,
    /// Games with somebody to win against.
    pub contests: usize,
    /// Of these, victories, shared ones too.
    pub wins: usize,
}

/// The people of some games in the order of time; who has played most comes first.
#[must_use]
pub fn people(games: &[&GameFacts]) -> Vec<Person> {
    let mut all: BTreeMap<&str, Person> = BTreeMap::new();
    for game in games {
        let is_contest = game.players.len() > 1 || game.options.phantom_bonus.is_some();
        for player in persons(game) {
            let person = all.entry(&player.id).or_default();
            (person.id, person.name) = (player.id.clone(), player.name.clone());
            person.mean += f64::from(player.total);
            person.best = person.best.max(player.total);
            person.games += 1;
            person.contests += usize::from(is_contest);
            person.wins += usize::from(is_contest && player.won);
        }
    }
    let mut all: Vec<Person> = all.into_values().collect();
    all.iter_mut().for_each(|person| person.mean /= person.games as f64);
    all.sort_by_key(|person| std::cmp::Reverse(person.games));
    all
}

fn persons(game: &GameFacts) -> impl Iterator<Item = &PlayerFacts> {
    game.players.iter().filter(|player| player.is_person)
}

/// Two people at the same tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// Who they are, as [`Person::id`].
    pub who: [String; 2],
    /// Games together.
    pub games: usize,
    /// In how many the first and the second had more than the other; the rest were level.
    pub ahead: [usize; 2],
    /// How much more the first had, on average.
    pub margin: f64,
}

/// Every two people who have met, the most frequent first.
#[must_use]
pub fn pairings(games: &[&GameFacts]) -> Vec<Pairing> {
    let mut all: BTreeMap<[&str; 2], Pairing> = BTreeMap::new();
    for game in games {
        for one in persons(game) {
            for other in persons(game).filter(|other| one.id < other.id) {
                let who = [one.id.clone(), other.id.clone()];
                let new = || Pairing { who, games: 0, ahead: [0; 2], margin: 0.0 };
                let pairing = all.entry([&one.id, &other.id]).or_insert_with(new);
                pairing.games += 1;
                pairing.ahead[0] += usize::from(one.total > other.total);
                pairing.ahead[1] += usize::from(other.total > one.total);
                pairing.margin += f64::from(one.total) - f64::from(other.total);
            }
        }
    }
    let mut all: Vec<Pairing> = all.into_values().collect();
    all.iter_mut().for_each(|pairing| pairing.margin /= pairing.games as f64);
    all.sort_by_key(|pairing| std::cmp::Reverse(pairing.games));
    all
}
