//! How games of the library ended, as far as anybody looks at them: each is read once.

use std::collections::HashMap;

use crate::host::Host;
use kernel::{Game, PlayedKind};

/// Finished games of the library that are looked at.
pub struct EndedGames<K: PlayedKind> {
    read: fn(&str) -> Option<Game<K>>,
    known: HashMap<String, Option<Game<K>>>,
}

impl<K: PlayedKind> EndedGames<K> {
    /// Of games that are read from their records like this.
    #[must_use]
    pub fn new(read: fn(&str) -> Option<Game<K>>) -> Self {
        Self { read, known: HashMap::new() }
    }

    /// Games may have changed: they are read anew.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// The game in a file: none as long as nobody has looked, and none in it where there is none any more.
    #[must_use]
    pub fn of(&self, file: &str) -> Option<Option<&Game<K>>> {
        self.known.get(file).map(Option::as_ref)
    }

    /// Reads the game in a file, where it was not read yet.
    pub fn look<P>(&mut self, file: String, host: &Host<'_, P>) {
        let read = self.read;
        self.known
            .entry(file)
            .or_insert_with_key(|file| host.games.read(file).ok().and_then(|text| read(&text)));
    }
}
