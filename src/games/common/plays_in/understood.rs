//! What is looked for in a file of plays, and what was understood of it.

use std::{collections::BTreeMap, ops::RangeInclusive};

use jiff::tz::TimeZone;

use super::{
    play::Play,
    refusal::{Program, Refusal, Unusable},
};
use crate::{bg_stats::Published, totals::MOST_PLAYERS};
use text::folded;

/// A game of ours, as other programs may name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGame {
    /// How it is published.
    published: Published,
    /// Its names, as they are compared.
    names: Vec<String>,
}

impl KnownGame {
    /// A game with what it is called beside its title.
    pub fn new<'a>(published: Published, names: impl IntoIterator<Item = &'a str>) -> Self {
        let names = names.into_iter().chain([published.title, published.id]).map(bare).collect();
        Self { published, names }
    }

    /// What records call it.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.published.id
    }
}

/// A name with nothing but its letters and digits.
fn bare(name: &str) -> String {
    folded(name).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Whose games are looked for, and whose clocks tell the time.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    /// Our games.
    pub games: &'a [KnownGame],
    /// Where times are told that name no zone.
    pub zone: &'a TimeZone,
}

impl Reading<'_> {
    /// What records call the game of this name, or of this number at BoardGameGeek.
    pub(super) fn game(&self, name: &str, number: Option<u32>) -> Option<&'static str> {
        let bare = bare(name);
        let is_it = |game: &&KnownGame| {
            number.is_some() && game.published.number == number || game.names.contains(&bare)
        };
        self.games.iter().find(is_it).map(KnownGame::id)
    }

    /// How many can play a game.
    pub(super) fn counts(&self, game: &str) -> RangeInclusive<usize> {
        let known = self.games.iter().find(|known| known.id() == game);
        known.map_or(1..=MOST_PLAYERS, |known| known.published.counts())
    }
}

/// What was understood of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Understood {
    /// The plays of our games.
    pub plays: Vec<Play>,
    /// How many plays of other games there are, by their names.
    pub other_games: BTreeMap<String, usize>,
    /// What cannot be used, each with the number of its play, or of its line in CSV.
    pub unusable: Vec<(usize, Unusable)>,
}

impl Understood {
    /// Keeps the play of this number, if a record can hold it and so many can play its game; else why not.
    pub(super) fn take(
        &mut self,
        number: usize,
        play: Result<Play, Unusable>,
        counts: RangeInclusive<usize>,
    ) {
        match play.and_then(|play| play.checked(counts)) {
            Ok(play) => self.plays.push(play),
            Err(why) => self.unusable.push((number, why)),
        }
    }

    /// Counts a play of another game.
    pub(super) fn count_other(&mut self, name: &str) {
        let mut name: String = name.trim().chars().take(MOST_LETTERS).collect();
        // A file may have as many names as plays.
        if !self.other_games.contains_key(&name) && self.other_games.len() >= MOST_NAMES {
            "…".clone_into(&mut name);
        }
        *self.other_games.entry(name).or_default() += 1;
    }
}

/// So many other games are told apart.
const MOST_NAMES: usize = 1000;
/// So much is kept of the name of one, in letters.
const MOST_LETTERS: usize = 120;

/// What a file says, unless there is nothing in it.
pub(super) fn some(program: Program, understood: Understood) -> Result<Understood, Refusal> {
    let Understood { plays, other_games, unusable } = &understood;
    if plays.is_empty() && other_games.is_empty() && unusable.is_empty() {
        return Err(Refusal::NoPlays(program));
    }
    Ok(understood)
}
