//! What an interrupted training goes on from: a line that names the format, a check sum, and the numbers.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use sha2::{Digest, Sha256};

use common::search::Coherence;

use super::{Learner, entries::ROUNDS};

/// The first line, with the version of what follows the check sum.
const HEAD: &[u8] = b"Alhambra training 1\n";
/// Bytes of the SHA-256 of what follows it.
const DIGEST: usize = 32;
/// More games than are ever played.
const MOST_GAMES: u64 = 1 << 40;

impl Learner {
    /// What is needed to go on another time.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut content = self.games.to_le_bytes().to_vec();
        content.extend((self.top as u64).to_le_bytes());
        content.extend(self.numbers().flat_map(|number| number.load(Relaxed).to_le_bytes()));
        [HEAD, &Sha256::digest(&content), &content].concat()
    }

    /// Goes on from a checkpoint of the same kind of game; false, changing nothing, when it is none, or not whole.
    #[must_use]
    pub fn resume(&mut self, checkpoint: &[u8]) -> bool {
        let Some((games, top, numbers)) = self.read(checkpoint) else { return false };
        for (number, bytes) in self.numbers().zip(numbers) {
            number.store(u32::from_le_bytes(*bytes), Relaxed);
        }
        (self.games, self.top) = (games, top);
        true
    }

    /// Games, rounds and numbers of a checkpoint.
    fn read<'a>(&self, checkpoint: &'a [u8]) -> Option<(u64, usize, &'a [[u8; 4]])> {
        let (digest, content) = checkpoint.strip_prefix(HEAD)?.split_at_checked(DIGEST)?;
        let (games, rest) = content.split_first_chunk()?;
        let (top, rest) = rest.split_first_chunk()?;
        let (numbers, rest) = rest.as_chunks::<4>();
        let (games, top) = (u64::from_le_bytes(*games), u64::from_le_bytes(*top));
        let is_possible = games <= MOST_GAMES && top < ROUNDS as u64;
        let is_complete = rest.is_empty() && numbers.len() == self.numbers().count();
        let are_numbers = || numbers.iter().all(|bytes| f32::from_le_bytes(*bytes).is_finite());
        (is_possible && is_complete && *Sha256::digest(content) == *digest && are_numbers()).then_some((
            games,
            top as usize,
            numbers,
        ))
    }

    fn numbers(&self) -> impl Iterator<Item = &AtomicU32> {
        self.values.entries.iter().chain(self.coherence.iter().flat_map(Coherence::numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{advisor::GameKind, log::NamedLayout};

    fn learner() -> Learner {
        let kind = GameKind::Solo(2);
        let config = kind.config(NamedLayout::standard().1).unwrap();
        Learner::new(config, kind.learns(), 1).unwrap()
    }

    /// A checkpoint of which some bytes are others, with the check sum that fits them.
    fn changed(checkpoint: &[u8], place: usize, bytes: &[u8]) -> Vec<u8> {
        let mut content = checkpoint[HEAD.len() + DIGEST..].to_vec();
        content[place..place + bytes.len()].copy_from_slice(bytes);
        [HEAD, &Sha256::digest(&content), &content].concat()
    }

    #[test]
    fn a_training_goes_on_from_a_whole_checkpoint_alone() {
        let mut learner = learner();
        (learner.games, learner.top) = (4096, 3);
        learner.values.entries[7].store(1.5_f32.to_bits(), Relaxed);
        let checkpoint = learner.checkpoint();
        let mut other = self::learner();
        assert!(other.resume(&checkpoint));
        assert_eq!((other.games, other.top, other.checkpoint()), (4096, 3, checkpoint.clone()));

        let untouched = self::learner().checkpoint();
        let mut wrong = self::learner();
        let mut refuses = |bytes: &[u8]| !wrong.resume(bytes) && wrong.checkpoint() == untouched;
        assert!(refuses(b"") && refuses(HEAD) && refuses(&checkpoint[1..]));
        assert!(refuses(&checkpoint[..checkpoint.len() - 4]), "the end is missing");
        for place in [HEAD.len(), HEAD.len() + DIGEST, checkpoint.len() - 1] {
            let mut flipped = checkpoint.clone();
            flipped[place] ^= 1;
            assert!(refuses(&flipped), "byte {place} is another");
        }
        assert!(refuses(&changed(&checkpoint, 16, &f32::NAN.to_le_bytes())), "a value that is no number");
        assert!(refuses(&changed(&checkpoint, 0, &u64::MAX.to_le_bytes())), "games that nobody played");
        assert!(refuses(&changed(&checkpoint, 8, &u64::MAX.to_le_bytes())), "rounds that there are not");
        assert!(!refuses(&changed(&checkpoint, 0, &8192_u64.to_le_bytes())), "what is right is taken");
    }
}
