//! People, and people against each other.

use std::collections::BTreeMap;

use super::{Distribution, FormPoint, GameResult};

/// So many results say how somebody plays now.
const FORM: usize = 24;

/// What a person did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Person {
    /// Tells them apart.
    pub id: String,
    /// The newest name.
    pub name: String,
    /// Games.
    pub games: usize,
    /// The totals.
    pub totals: Distribution,
    /// Games with somebody to win against.
    pub contests: usize,
    /// Of these, victories, shared ones too.
    pub wins: usize,
    /// The same where a victory shared by k counts 1/k.
    pub share: f64,
    /// The sum of the places in these games.
    places: usize,
    /// Victories one after the other by now, and the most there ever were.
    pub streak: [usize; 2],
    /// The last results, the oldest first.
    pub form: Vec<FormPoint>,
}

impl Person {
    /// The share of victories, from 0 to 1; none without somebody to win against.
    #[must_use]
    pub fn share_of_wins(&self) -> Option<f64> {
        self.per_contest(self.share)
    }

    /// The mean place; none without somebody to win against.
    #[must_use]
    pub fn mean_place(&self) -> Option<f64> {
        self.per_contest(self.places as f64)
    }

    fn per_contest(&self, sum: f64) -> Option<f64> {
        (self.contests > 0).then(|| sum / self.contests as f64)
    }
}

/// The people of some games in the order of time; who has played most comes first.
#[must_use]
pub fn people(results: &[&GameResult]) -> Vec<Person> {
    let mut all: BTreeMap<&str, Person> = BTreeMap::new();
    for result in results {
        for player in result.people() {
            let person = all.entry(&player.person).or_default();
            (person.id, person.name) = (player.person.clone(), player.name.clone());
            person.games += 1;
            person.totals.totals.push(player.total);
            person.form.push(FormPoint { total: player.total, won: result.is_contest.then_some(player.won) });
            if result.is_contest {
                let [now, most] = person.streak;
                let now = if player.won { now + 1 } else { 0 };
                person.streak = [now, most.max(now)];
                person.contests += 1;
                person.places += player.place;
                person.wins += usize::from(player.won);
                person.share += if player.won { 1.0 / result.winners as f64 } else { 0.0 };
            }
        }
    }
    let mut all: Vec<Person> = all.into_values().collect();
    for person in &mut all {
        person.totals.totals.sort_unstable();
        person.form.drain(..person.form.len().saturating_sub(FORM));
    }
    all.sort_by_key(|person| std::cmp::Reverse(person.games));
    all
}

/// Two people at the same tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// Who they are, as [`Person::id`].
    pub who: [String; 2],
    /// Games together.
    pub games: usize,
    /// In how many the first and the second were ahead of the other; the rest were level.
    pub ahead: [usize; 2],
    /// How much more the first had, on average.
    pub margin: f64,
}

impl Pairing {
    /// In how many games the first was ahead, neither, and the second.
    #[must_use]
    pub fn parts(&self) -> [f64; 3] {
        let [first, second] = self.ahead;
        [first, self.games.saturating_sub(first + second), second].map(|games| games as f64)
    }
}

/// Every two people who have met, the most frequent first.
#[must_use]
pub fn pairings(results: &[&GameResult]) -> Vec<Pairing> {
    let mut all: BTreeMap<[&str; 2], Pairing> = BTreeMap::new();
    for result in results {
        for one in result.people() {
            for other in result.people().filter(|other| one.person < other.person) {
                let who = [one.person.clone(), other.person.clone()];
                let new = || Pairing { who, games: 0, ahead: [0; 2], margin: 0.0 };
                let pairing = all.entry([&one.person, &other.person]).or_insert_with(new);
                pairing.games += 1;
                pairing.ahead[0] += usize::from(one.place < other.place);
                pairing.ahead[1] += usize::from(other.place < one.place);
                pairing.margin += f64::from(one.total) - f64::from(other.total);
            }
        }
    }
    let mut all: Vec<Pairing> = all.into_values().collect();
    all.iter_mut().for_each(|pairing| pairing.margin /= pairing.games as f64);
    all.sort_by_key(|pairing| std::cmp::Reverse(pairing.games));
    all
}
