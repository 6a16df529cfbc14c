//! Writing saved games: the right to do so, and what is done with it.

use std::time::Duration;

use super::{
    Games, GamesError,
    names::{checked, in_free_name},
};
use crate::{
    disk,
    lock::{self, Lock},
    store::{MOST_BYTES, StoreError, create_folder, read_bytes, write_atomically, write_new},
};

/// The right to write one game, held by one window at a time until dropped.
#[derive(Debug)]
pub struct GameLock {
    name: String,
    _file: Lock,
    /// What the file held when this window last read or wrote it.
    known: Option<String>,
    /// The name under which something else that was in the file was kept, until it is mentioned.
    kept: Option<String>,
}

impl GameLock {
    /// The file name of the game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name under which something that another program had written to the file was kept as another game;
    /// once.
    pub const fn tell_kept(&mut self) -> Option<String> {
        self.kept.take()
    }
}

impl Games {
    /// Takes the right to write a game, which need not exist yet.
    ///
    /// # Errors
    /// [`GamesError::Locked`] when another window, of this or another process, has it.
    pub fn lock(&self, name: &str) -> Result<GameLock, GamesError> {
        match lock::take(&self.folder.join("locks"), checked(name)?)? {
            Some(file) => Ok(GameLock { name: name.into(), _file: file, known: None, kept: None }),
            None => Err(GamesError::Locked { name: name.into() }),
        }
    }

    /// Takes the right to write a game, and reads it.
    ///
    /// # Errors
    /// [`GamesError::Locked`], or when the file cannot be read.
    pub fn open(&self, name: &str) -> Result<(GameLock, String), GamesError> {
        // Locked first, then read: what is read is what will be replaced.
        let mut lock = self.lock(name)?;
        let text = self.read(name)?;
        lock.known = Some(text.clone());
        Ok((lock, text))
    }

    /// Writes a game, all or nothing. Anything that another program wrote there in the meantime is kept as
    /// another game.
    ///
    /// # Errors
    /// When the file, or the other one, cannot be written; it is then as it was.
    pub fn save(&self, game: &mut GameLock, text: &str) -> Result<(), StoreError> {
        create_folder(&self.folder)?;
        self.keep_unknown(game)?;
        write_atomically(&self.folder.join(&game.name), text.as_bytes())?;
        game.known = Some(text.to_owned());
        Ok(())
    }

    /// Copies what the file of a game holds, unless this window has read or written it.
    fn keep_unknown(&self, game: &mut GameLock) -> Result<(), StoreError> {
        let bytes = match read_bytes(&self.folder.join(&game.name), MOST_BYTES) {
            Ok(bytes) => bytes,
            Err(StoreError::Missing { .. }) => return Ok(()),
            Err(error) => return Err(error),
        };
        if !bytes.is_empty() && game.known.as_ref().is_none_or(|known| known.as_bytes() != bytes) {
            let kept = in_free_name(&game.name, 2, |name| write_new(&self.folder.join(name), &bytes))?;
            // If the rest fails, it is not copied again.
            game.known = String::from_utf8(bytes).ok();
            game.kept = Some(kept);
        }
        Ok(())
    }

    /// Writes a game that has only been described differently: it keeps its place in the list. Its time moves on a
    /// little all the same, so that others see that it has changed.
    ///
    /// # Errors
    /// As [`Games::save`].
    pub fn save_in_place(&self, game: &mut GameLock, text: &str) -> Result<(), StoreError> {
        let path = self.folder.join(&game.name);
        let before = disk::look_through(&path).and_then(|metadata| metadata.modified()).ok();
        self.save(game, text)?;
        if let Some(before) = before {
            // If that fails, it comes first in the list, and nothing is lost.
            let _ = disk::set_modified(&path, before + Duration::from_micros(1));
        }
        Ok(())
    }

    /// Adds a game. One that is already here under its name is not replaced, not even one that cannot be read.
    ///
    /// # Errors
    /// When there is one already, or the file cannot be locked or written.
    pub fn add(&self, name: &str, text: &str) -> Result<(), GamesError> {
        let mut lock = self.lock(name)?;
        if self.contains(name)? {
            return Err(StoreError::Exists { path: self.folder.join(name) }.into());
        }
        Ok(self.save(&mut lock, text)?)
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, time::SystemTime};

    use super::{
        super::tests::{games, names},
        *,
    };

    #[test]
    fn a_game_that_is_only_described_keeps_its_place_and_is_seen_to_have_changed() {
        let (_folder, games) = games();
        for (name, age) in [("a.json", 30), ("b.json", 10)] {
            games.save(&mut games.lock(name).unwrap(), name).unwrap();
            let file = fs::File::options().write(true).open(games.folder.join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        let before = games.list().unwrap();
        games.save_in_place(&mut games.open("a.json").unwrap().0, "c.json").unwrap();
        let after = games.list().unwrap();
        assert_eq!(names(&after), ["b.json", "a.json"]);
        assert_eq!(games.read("a.json").unwrap(), "c.json");
        assert!(after[1].modified > before[1].modified && after[0].modified == before[0].modified);
    }

    #[test]
    fn what_another_program_wrote_to_an_open_game_is_kept_beside_it() {
        let (_folder, games) = games();
        games.add("a.json", "one").unwrap();
        let (mut lock, text) = games.open("a.json").unwrap();
        assert_eq!(text, "one");
        games.save(&mut lock, "two").unwrap();
        games.save(&mut lock, "three").unwrap();
        assert_eq!(
            (lock.tell_kept(), games.list().unwrap().len()),
            (None, 1),
            "its own writing is no other's"
        );
        for (theirs, ours, kept) in [("four", "five", "a-2.json"), ("six", "seven", "a-3.json")] {
            fs::write(games.folder.join("a.json"), theirs).unwrap();
            games.save(&mut lock, ours).unwrap();
            assert_eq!(lock.tell_kept().as_deref(), Some(kept));
            assert_eq!(lock.tell_kept(), None, "told once");
            assert_eq!(
                (games.read("a.json").unwrap().as_str(), games.read(kept).unwrap().as_str()),
                (ours, theirs)
            );
        }
        fs::remove_file(games.folder.join("a.json")).unwrap();
        games.save(&mut lock, "eight").unwrap();
        assert_eq!((lock.tell_kept(), games.list().unwrap().len()), (None, 3));
    }

    #[test]
    fn a_game_that_was_never_read_is_not_written_over() {
        let (_folder, games) = games();
        games.add("a.json", "one").unwrap();
        games.save(&mut games.lock("a.json").unwrap(), "two").unwrap();
        assert_eq!(games.read("a-2.json").unwrap(), "one");
    }

    #[test]
    fn a_game_has_one_writer_at_a_time() {
        let (_folder, games) = games();
        let lock = games.lock("a.json").unwrap();
        let second = games.lock("a.json").unwrap_err();
        assert!(matches!(&second, GamesError::Locked { name } if name == "a.json"), "{second:?}");
        assert!(games.lock("b.json").is_ok(), "another game is free");
        drop(lock);
        assert!(games.lock("a.json").is_ok());
    }
}
