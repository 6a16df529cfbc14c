//! The positions before decisions that are practised. Each game is read once, when one of them is first to be shown.

use std::collections::HashMap;

use super::{super::trial::decision_of, Drill};
use kernel::{Game, PlayedKind, record::Header};

/// Tells the round of a position, or how many turns its player has begun, by the game and whose decision it is: of one that
/// an entry tells.
pub type RoundOf<K> = fn(&Game<K>, usize, &DrillState<K>) -> usize;

/// A position.
type DrillState<K> = <K as kernel::Kind>::State;

/// The positions that were looked at so far.
#[derive(Debug)]
pub struct DrillPositions<K: PlayedKind> {
    read: fn(&str) -> Option<Game<K>>,
    round: RoundOf<K>,
    known: HashMap<DrillKey, Option<DrillPosition<K>>>,
}

/// The file of a game, an entry, and moves of it that were made before.
type DrillKey = (String, usize, usize);

/// A decision as it stood when it was due.
#[derive(Debug)]
pub struct DrillPosition<K: PlayedKind> {
    /// What is known of its game.
    pub header: Header,
    /// What was agreed.
    pub config: K::Config,
    /// The position before it.
    pub state: K::State,
    /// Whose decision it is.
    pub seat: usize,
    /// Its round, or the turn of whoever decides, from 1; 0 before the first one.
    pub round: usize,
}

impl<K: PlayedKind> DrillPositions<K> {
    /// Of games that are read from their records like this.
    #[must_use]
    pub fn new(read: fn(&str) -> Option<Game<K>>, round: RoundOf<K>) -> Self {
        Self { read, round, known: HashMap::new() }
    }

    /// Reads a game from its record.
    pub(super) fn read(&self, record: &str) -> Option<Game<K>> {
        (self.read)(record)
    }

    /// Games may have changed: they are read anew.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// The position before a decision: none as long as nobody has looked, and none in it where its game has none any more.
    #[must_use]
    pub fn of(&self, drill: &Drill) -> Option<Option<&DrillPosition<K>>> {
        self.known.get(&key(drill)).map(Option::as_ref)
    }

    /// Looks at all these decisions of a game; there may be none any more.
    pub(super) fn look<'a>(&mut self, game: Option<&Game<K>>, drills: impl Iterator<Item = &'a Drill>) {
        for drill in drills {
            let position = game.and_then(|game| self.position(game, drill));
            self.known.insert(key(drill), position);
        }
    }

    fn position(&self, game: &Game<K>, drill: &Drill) -> Option<DrillPosition<K>> {
        let (state, seat) = decision_of(game, (drill.entry, drill.moves_before))?;
        let round = (self.round)(game, drill.entry, &state);
        Some(DrillPosition { header: game.header.clone(), config: game.config().clone(), state, seat, round })
    }
}

fn key(drill: &Drill) -> DrillKey {
    (drill.file.clone(), drill.entry, drill.moves_before)
}
