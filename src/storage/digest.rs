//! How the program knows whether the bytes of a file are still the same.

use sha2::{Digest as _, Sha256};

/// The SHA-256 of bytes, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
