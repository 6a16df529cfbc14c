//! What an interrupted training goes on from: a line that names the format, a check sum, and the numbers.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use sha2::{Digest, Sha256};

use super::Learner;
use common::search::Coherence;

/// The first line, with the version of what follows the check sum.
const HEAD: &[u8] = b"Alhambra tile game training 1\n";
/// Bytes of the SHA-256 of what follows it.
const DIGEST: usize = 32;
/// More games than are ever played.
const MOST_GAMES: u64 = 1 << 40;

impl Learner {
    /// What is needed to go on another time.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut content = self.games.to_le_bytes().to_vec();
        content.extend((self.values().seats as u64).to_le_bytes());
        content.extend(self.numbers().flat_map(|number| number.load(Relaxed).to_le_bytes()));
        [HEAD, &Sha256::digest(&content), &content].concat()
    }

    /// Goes on from a checkpoint of as many seats; false, changing nothing, when it is none, or not whole.
    #[must_use]
    pub fn resume(&mut self, checkpoint: &[u8]) -> bool {
        let Some((games, numbers)) = self.read(checkpoint) else { return false };
        for (number, bytes) in self.numbers().zip(numbers) {
            number.store(u32::from_le_bytes(*bytes), Relaxed);
        }
        self.games = games;
        true
    }

    /// Games and numbers of a checkpoint.
    fn read<'a>(&self, checkpoint: &'a [u8]) -> Option<(u64, &'a [[u8; 4]])> {
        let (digest, content) = checkpoint.strip_prefix(HEAD)?.split_at_checked(DIGEST)?;
        let (games, rest) = content.split_first_chunk()?;
        let (seats, rest) = rest.split_first_chunk()?;
        let (numbers, rest) = rest.as_chunks::<4>();
        let games = u64::from_le_bytes(*games);
        let is_possible = games <= MOST_GAMES && u64::from_le_bytes(*seats) == self.values().seats as u64;
        let is_complete = rest.is_empty() && numbers.len() == self.numbers().count();
        let are_numbers = || numbers.iter().all(|bytes| f32::from_le_bytes(*bytes).is_finite());
        let is_whole = is_possible && is_complete && *Sha256::digest(content) == *digest && are_numbers();
        is_whole.then_some((games, numbers))
    }

    fn numbers(&self) -> impl Iterator<Item = &AtomicU32> {
        self.values().entries.iter().chain(self.coherence.iter().flat_map(Coherence::numbers))
    }
}
