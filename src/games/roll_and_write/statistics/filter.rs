//! Which games are looked at.

use std::collections::BTreeMap;

use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};

use super::{GameFacts, PlayerFacts};
use crate::{
    games::roll_and_write::log::Options,
    kernel::{NameKey, record::RecordKind},
};

/// What kind of game it is, by who takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mode {
    /// Alone beside so many phantoms, for the highest total.
    Solo(usize),
    /// Alone against so many phantoms (§11).
    Against(usize),
    /// So many real players.
    Several(usize),
}

impl Mode {
    /// That of a game.
    #[must_use]
    pub fn of(game: &GameFacts) -> Self {
        match (game.players.len(), game.options.phantom_bonus) {
            (1, None) => Self::Solo(game.phantoms),
            (1, Some(_)) => Self::Against(game.phantoms),
            (players, _) => Self::Several(players),
        }
    }
}

/// What a game must be to count; what is not said leaves all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Who takes part.
    pub mode: Option<Mode>,
    /// How it was kept.
    pub kind: Option<RecordKind>,
    /// The hash of the layout.
    pub layout: Option<String>,
    /// Rounds and options.
    pub options: Option<Options>,
    /// Whose results.
    pub person: Option<String>,
    /// Where.
    pub place: Option<String>,
    /// Begun then or later.
    pub since: Option<Timestamp>,
    /// Begun before.
    pub until: Option<Timestamp>,
    /// Whose clocks say on which day a game began; none is UTC.
    pub zone: Option<TimeZone>,
}

impl Filter {
    /// Whether a game passes: over, with a person whose result counts, and all that is said.
    #[must_use]
    pub fn passes(&self, game: &GameFacts) -> bool {
        fn fits<T: PartialEq>(wanted: Option<&T>, is: &T) -> bool {
            wanted.is_none_or(|wanted| wanted == is)
        }
        game.over
            && fits(self.mode.as_ref(), &Mode::of(game))
            && fits(self.kind.as_ref(), &game.kind)
            && fits(self.layout.as_ref(), &game.layout)
            && fits(self.options.as_ref(), &game.options)
            && fits(self.place.as_ref(), &game.location)
            && self.since.is_none_or(|since| game.started >= since)
            && self.until.is_none_or(|until| game.started < until)
            && game.players.iter().any(|player| self.passes_player(player))
    }

    /// Whether a player's result counts: a person's, and of whom it is asked.
    #[must_use]
    pub fn passes_player(&self, player: &PlayerFacts) -> bool {
        player.is_person && self.person.as_ref().is_none_or(|person| *person == player.id)
    }
}

/// A result that counts.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// The game.
    pub game: &'a GameFacts,
    /// Which of its players.
    pub seat: usize,
}

impl<'a> Play<'a> {
    /// Whose it is.
    #[must_use]
    pub fn player(&self) -> &'a PlayerFacts {
        &self.game.players[self.seat]
    }
}

/// The games that pass, by when they began; each once, however often it is among them.
#[must_use]
pub fn games<'a>(all: impl IntoIterator<Item = &'a GameFacts>, filter: &Filter) -> Vec<&'a GameFacts> {
    let zone = filter.zone.clone().unwrap_or(TimeZone::UTC);
    let mut games: Vec<&GameFacts> = all.into_iter().filter(|game| filter.passes(game)).collect();
    games.sort_by_cached_key(|game| (game.order(&zone), &game.id));
    games.dedup_by(|a, b| *a == *b);
    games
}

/// The results that count of some games.
#[must_use]
pub fn plays<'a>(games: &[&'a GameFacts], filter: &Filter) -> Vec<Play<'a>> {
    let of = |game: &&'a GameFacts| {
        let game = *game;
        let seats = (0..game.players.len()).filter(|&seat| filter.passes_player(&game.players[seat]));
        seats.map(move |seat| Play { game, seat }).collect::<Vec<_>>()
    };
    games.iter().flat_map(of).collect()
}

/// What can be asked of some games, in order: each with its name where it has one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// Who takes part.
    pub modes: Vec<Mode>,
    /// Hash and name.
    pub layouts: Vec<(String, String)>,
    /// Rounds and options.
    pub options: Vec<Options>,
    /// What tells a person apart, and the newest name.
    pub people: Vec<(String, String)>,
    /// Where.
    pub places: Vec<String>,
}

impl Choices {
    /// Those of all finished games.
    #[must_use]
    pub fn of(games: &[&GameFacts]) -> Self {
        let (mut layouts, mut people) = (BTreeMap::new(), BTreeMap::new());
        let mut choices = Self::default();
        for game in games {
            layouts.insert(game.layout.clone(), game.layout_name.clone());
            for player in game.players.iter().filter(|player| player.is_person) {
                people.insert(player.id.clone(), player.name.clone());
            }
            choices.modes.push(Mode::of(game));
            choices.places.extend(Some(game.location.clone()).filter(|place| !place.is_empty()));
            if !choices.options.contains(&game.options) {
                choices.options.push(game.options);
            }
        }
        choices.modes.sort_unstable();
        choices.modes.dedup();
        choices.places.sort_unstable();
        choices.places.dedup();
        (choices.layouts, choices.people) = (by_name(layouts), by_name(people));
        choices
    }
}

fn by_name<T>(all: BTreeMap<T, String>) -> Vec<(T, String)> {
    let mut all: Vec<(T, String)> = all.into_iter().collect();
    all.sort_by_cached_key(|(_, name)| NameKey::of(name));
    all
}
