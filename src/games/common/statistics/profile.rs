//! A person in detail: game by game, against whom, and under which names.

use std::{cmp::Reverse, collections::BTreeMap};

use jiff::civil::Date;

use super::{GameResult, PlayerResult};

/// Games and victories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: usize,
    /// Of these, victories over somebody, shared ones too.
    pub wins: usize,
    /// The best total.
    pub best: u16,
}

/// Somebody at the same tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Opponent {
    /// What tells them from others, as [`PlayerResult::person`].
    pub person: String,
    /// What they are called.
    pub name: String,
    /// The games together, and those of them that the person won.
    pub tally: Tally,
}

/// What a person did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// All games.
    pub all: Tally,
    /// The day of the last one.
    pub last: Date,
    /// Game by game, as records name them, the one played most first.
    pub by_game: Vec<(&'static str, Tally)>,
    /// The people at the same tables. Who was there most comes first.
    pub against: Vec<Opponent>,
    /// The names under which the person is written, each with what tells it from others.
    pub names: Vec<(String, String)>,
}

impl Profile {
    /// That of the person with this id, of gathered results.
    #[must_use]
    pub fn of(results: &[GameResult], id: &str) -> Self {
        let mut profile = Self::default();
        let (mut by_game, mut names) = (BTreeMap::new(), BTreeMap::new());
        let mut against: BTreeMap<&str, (&str, Tally)> = BTreeMap::new();
        for result in results {
            let Some(player) = result.people().find(|player| player.person == id) else { continue };
            let is_won = result.is_contest && player.won;
            profile.last = result.day;
            profile.all.count(player, is_won);
            by_game.entry(result.game).or_insert_with(Tally::default).count(player, is_won);
            for other in result.people().filter(|other| other.person != id) {
                let (name, tally) = against.entry(&other.person).or_default();
                *name = &other.name;
                tally.count(player, is_won);
            }
            let own = result.people().filter(|player| player.person == id);
            names.extend(own.map(|player| player.written.clone()));
        }
        profile.by_game = by_game.into_iter().collect();
        profile.by_game.sort_by_key(|(_, tally)| Reverse(tally.games));
        let opponent = |(person, (name, tally)): (&str, (&str, Tally))| Opponent {
            person: person.to_owned(),
            name: name.to_owned(),
            tally,
        };
        profile.against = against.into_iter().map(opponent).collect();
        profile.against.sort_by_key(|opponent| Reverse(opponent.tally.games));
        profile.names = names.into_iter().collect();
        profile
    }

    /// Whether the two have sat at one table: then they are two.
    #[must_use]
    pub fn has_met(&self, id: &str) -> bool {
        self.against.iter().any(|opponent| opponent.person == id)
    }
}

impl Tally {
    fn count(&mut self, player: &PlayerResult, is_won: bool) {
        self.games += 1;
        self.wins += usize::from(is_won);
        self.best = self.best.max(player.total);
    }
}
