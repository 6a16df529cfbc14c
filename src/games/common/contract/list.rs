//! The games that a program has.

use std::{cmp::Ordering, fmt, ops::Deref};

use super::{AdvisedGame, Game, GameRecords};
use kernel::record::{Container, RecordKind};
use text::Texts;

/// A game of the list that a program has.
#[derive(Clone, Copy)]
pub struct GameRef {
    /// Its place in the list.
    place: usize,
    game: &'static dyn Game,
}

impl Deref for GameRef {
    type Target = dyn Game;

    fn deref(&self) -> &Self::Target {
        self.game
    }
}

impl PartialEq for GameRef {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl Eq for GameRef {}

/// By their places in the list.
impl Ord for GameRef {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place.cmp(&other.place)
    }
}

impl PartialOrd for GameRef {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for GameRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The games that a program has, in the order in which they came into the house.
#[derive(Clone, Copy)]
pub struct GameList(&'static [&'static dyn Game]);

impl GameList {
    /// A list of these games.
    ///
    /// # Panics
    /// When there is none: what is no record is for the first one.
    #[must_use]
    pub const fn new(games: &'static [&'static dyn Game]) -> Self {
        assert!(!games.is_empty(), "a program has a game");
        Self(games)
    }

    /// All of them.
    pub fn all(self) -> impl DoubleEndedIterator<Item = GameRef> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(place, game)| GameRef { place, game: *game })
    }

    /// The oldest.
    #[must_use]
    pub const fn first(self) -> GameRef {
        GameRef { place: 0, game: self.0[0] }
    }

    /// The game that records call so.
    #[must_use]
    pub fn named(self, id: &str) -> Option<GameRef> {
        self.all().find(|game| game.id() == id)
    }

    /// What the game is called that records call so.
    #[must_use]
    pub fn name_of(self, texts: &Texts, id: &str) -> String {
        self.named(id).map_or_else(|| id.to_owned(), |game| game.name(texts).to_owned())
    }

    /// The game that judges a text: that of a record; what no game here knows is for the oldest one, which says so.
    #[must_use]
    pub fn judging(self, text: &str) -> GameRef {
        self.of(text).unwrap_or_else(|_| self.first())
    }

    /// What is done with the text of a record: by its game, unless the record knows nothing but the totals.
    #[must_use]
    pub fn records(self, text: &str) -> &'static dyn GameRecords {
        match self.found(text) {
            Ok((game, true)) => game.game.totals(),
            found => found.map_or(self.first(), |(game, _)| game).game.records(),
        }
    }

    /// The game of a record that knows nothing but the totals; none where the text is something else.
    #[must_use]
    pub fn of_totals(self, text: &str) -> Option<GameRef> {
        self.found(text).ok().and_then(|(game, is_totals)| is_totals.then_some(game))
    }

    /// The code that a text is, or what is wrong with it; none where no game has codes.
    ///
    /// # Errors
    /// What the first game with codes finds wrong with it.
    #[must_use]
    pub fn code(self, texts: &Texts, text: &str) -> Option<Result<String, String>> {
        let mut codes = self.all().filter_map(|game| game.code(texts, text));
        let first = codes.next()?;
        Some(first.or_else(|wrong| codes.find_map(Result::ok).ok_or(wrong)))
    }

    /// The oldest that says something of decisions.
    #[must_use]
    pub fn advised(self) -> Option<&'static dyn AdvisedGame> {
        self.0.iter().find_map(|game| game.advised())
    }

    /// The game of a record.
    ///
    /// A text that is no record is for the oldest game, unless another one knows it: it says what is wrong with it.
    ///
    /// # Errors
    /// What the record calls its game, where nobody here knows it.
    pub fn of(self, text: &str) -> Result<GameRef, String> {
        self.found(text).map(|(game, _)| game)
    }

    /// The same, and whether it is a record that knows nothing but the totals.
    pub(super) fn found(self, text: &str) -> Result<(GameRef, bool), String> {
        match Container::read::<()>(text) {
            Ok(record) => {
                // Records of 1.x are all of one game, and know no such kind.
                let is_totals = record.version.0 > 1 && record.kind::<()>() == Ok(RecordKind::Totals);
                self.named(&record.game).map(|game| (game, is_totals)).ok_or(record.game)
            }
            Err(_) => Ok((self.all().find(|game| game.is_written(text)).unwrap_or(self.first()), false)),
        }
    }
}
