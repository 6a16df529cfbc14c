//! Values in a file: a line that names the format, a checksum, and the tables compressed.

use std::io::{Read, Write};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use sha2::{Digest, Sha256};

use super::{
    Goal, Values,
    entries::{BLOCK, ROUNDS},
    weight,
};
use crate::rules::{Cell, Layout};
use common::BuildingType;

/// The first line of a file, with the version of the tables.
const HEAD: &[u8] = b"Alhambra values 1\n";
/// Bytes of the SHA-256 of what is compressed.
const DIGEST: usize = 32;
/// Entries are whole numbers of this part of a point.
const UNIT: f32 = 1.0 / 200.0;
/// Goal, rounds, and the types of the cells come before the entries.
const PREFIX: usize = 2 + Cell::COUNT;

/// Why a file of values cannot be used.
#[derive(Debug, PartialEq, Eq)]
pub enum ValuesFault {
    /// Another file, or another version.
    Head,
    /// Something changed on its way.
    Checksum,
    /// They were learned for other cells.
    Sheet,
}

impl Values {
    /// The bytes of a file: entries as 16-bit numbers.
    ///
    /// # Panics
    /// Never: writing to memory does not fail.
    #[must_use]
    pub fn to_bytes(&self, rounds: usize) -> Vec<u8> {
        let mut content = vec![(self.goal == Goal::Victory).into(), rounds as u8];
        content.extend(self.grid.iter().map(|building| building.index() as u8));
        for entry in &self.entries[..rounds.min(ROUNDS) * BLOCK] {
            let units = (weight(entry) / UNIT).round() as i16;
            content.extend(units.to_le_bytes());
        }
        let mut bytes = [HEAD, &Sha256::digest(&content)].concat();
        let mut encoder = DeflateEncoder::new(&mut bytes, Compression::best());
        if encoder.write_all(&content).and_then(|()| encoder.try_finish()).is_err() {
            unreachable!("memory takes all bytes");
        }
        drop(encoder);
        bytes
    }

    /// Values from the bytes of a file, for the layout that they were learned for.
    ///
    /// # Errors
    /// [`ValuesFault`] when it is another file, was changed, or belongs to another sheet.
    pub fn from_bytes(bytes: &[u8], layout: &Layout) -> Result<Self, ValuesFault> {
        let rest = bytes.strip_prefix(HEAD).ok_or(ValuesFault::Head)?;
        let (digest, compressed) = rest.split_at_checked(DIGEST).ok_or(ValuesFault::Head)?;
        let most = PREFIX + ROUNDS * BLOCK * 2;
        let mut content = Vec::with_capacity(most);
        // One byte more than the most is never read: a small file cannot fill the memory.
        let read = DeflateDecoder::new(compressed).take(most as u64 + 1).read_to_end(&mut content);
        if read.is_err() || *Sha256::digest(&content) != *digest {
            return Err(ValuesFault::Checksum);
        }
        let (prefix, entries) = content.split_at_checked(PREFIX).ok_or(ValuesFault::Checksum)?;
        let rounds = usize::from(prefix[1]);
        if !(1..=ROUNDS).contains(&rounds) || entries.len() != rounds * BLOCK * 2 {
            return Err(ValuesFault::Checksum);
        }
        let goal = if prefix[0] == 0 { Goal::Total } else { Goal::Victory };
        let values = Self::zero(layout, goal).ok_or(ValuesFault::Sheet)?;
        if !prefix[2..]
            .iter()
            .map(|&index| usize::from(index))
            .eq(values.grid.iter().map(|b: &BuildingType| b.index()))
        {
            return Err(ValuesFault::Sheet);
        }
        for (left, block) in values.entries.chunks(BLOCK).enumerate() {
            // Rounds beyond the tables use their last block.
            let from = left.min(rounds - 1) * BLOCK * 2;
            for (entry, units) in block.iter().zip(entries[from..].chunks_exact(2)) {
                let units = i16::from_le_bytes([units[0], units[1]]);
                entry.store((f32::from(units) * UNIT).to_bits(), std::sync::atomic::Ordering::Relaxed);
            }
        }
        Ok(values)
    }
}
