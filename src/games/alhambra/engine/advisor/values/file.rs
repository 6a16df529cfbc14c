//! Values in a file: a line that names the format, a checksum, and the tables compressed.

use std::{
    io::{Read, Write},
    sync::atomic::Ordering::Relaxed,
};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use sha2::{Digest, Sha256};

use super::{Values, entries::ENTRIES, weight};

/// The first line of a file, with the version of the tables.
const HEAD: &[u8] = b"Alhambra tile game values 1\n";
/// Bytes of the SHA-256 of what is compressed.
const DIGEST: usize = 32;
/// Entries are whole numbers of this part of a VP.
const UNIT: f32 = 1.0 / 100.0;
/// One byte for the seats, two for each entry.
const CONTENT: usize = 1 + 2 * ENTRIES;

/// Why a file of values cannot be used.
#[derive(Debug, PartialEq, Eq)]
pub enum ValuesFault {
    /// Another file, or another version.
    Head,
    /// Something changed on its way.
    Checksum,
}

impl Values {
    /// The bytes of a file: entries as 16-bit numbers.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut content = vec![self.seats as u8];
        for entry in &self.entries {
            content.extend(((weight(entry) / UNIT).round() as i16).to_le_bytes());
        }
        let mut bytes = [HEAD, &Sha256::digest(&content)].concat();
        let mut encoder = DeflateEncoder::new(&mut bytes, Compression::best());
        if encoder.write_all(&content).and_then(|()| encoder.try_finish()).is_err() {
            unreachable!("memory takes all bytes");
        }
        drop(encoder);
        bytes
    }

    /// Values from the bytes of a file.
    ///
    /// # Errors
    /// [`ValuesFault`] when it is another file, or was changed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ValuesFault> {
        let rest = bytes.strip_prefix(HEAD).ok_or(ValuesFault::Head)?;
        let (digest, compressed) = rest.split_at_checked(DIGEST).ok_or(ValuesFault::Head)?;
        let mut content = Vec::with_capacity(CONTENT);
        // One byte more than there can be is never read: a small file cannot fill the memory.
        let read = DeflateDecoder::new(compressed).take(CONTENT as u64 + 1).read_to_end(&mut content);
        if read.is_err() || content.len() != CONTENT || *Sha256::digest(&content) != *digest {
            return Err(ValuesFault::Checksum);
        }
        let values = Self::zero(content[0].into());
        for (entry, units) in values.entries.iter().zip(content[1..].chunks_exact(2)) {
            let units = i16::from_le_bytes([units[0], units[1]]);
            entry.store((f32::from(units) * UNIT).to_bits(), Relaxed);
        }
        Ok(values)
    }
}
