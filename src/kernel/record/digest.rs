//! The digest of what was played, so that any change to it shows.

use std::{fmt, io};

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// The members that every digest covers, beside those of the configuration.
const PLAYED: [&str; 6] = ["game", "kind", "seats", "seeds", "log", "result"];

/// `sha256:` and the hexadecimal SHA-256 of the covered members as canonical JSON: keys sorted, no white space. `setup`
/// are the members of the configuration. In version 1 there was no member `game`.
pub(super) fn digest(record: &Map<String, Value>, setup: &[&str], major: u32) -> String {
    let mut covered: Vec<&str> = PLAYED.iter().chain(setup).copied().collect();
    covered.retain(|&member| major > 1 || member != "game");
    covered.sort_unstable();
    let mut hash = Hash(Sha256::new());
    let members = covered.into_iter().map(|member| (member, record.get(member).unwrap_or(&Value::Null)));
    // Hashing cannot fail.
    let _ = object(&mut hash, members);
    let hex: String = hash.0.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{hex}")
}

/// Takes what is written without keeping it.
struct Hash(Sha256);

impl io::Write for Hash {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Hash {
    fn put(&mut self, text: fmt::Arguments<'_>) -> io::Result<()> {
        io::Write::write_fmt(self, text)
    }
}

fn object<'a>(hash: &mut Hash, members: impl Iterator<Item = (&'a str, &'a Value)>) -> io::Result<()> {
    hash.put(format_args!("{{"))?;
    for (i, (key, value)) in members.enumerate() {
        let comma = if i > 0 { "," } else { "" };
        hash.put(format_args!("{comma}{}:", Value::from(key)))?;
        canonical(hash, value)?;
    }
    hash.put(format_args!("}}"))
}

fn canonical(hash: &mut Hash, value: &Value) -> io::Result<()> {
    match value {
        Value::Object(map) => {
            let mut members: Vec<(&str, &Value)> =
                map.iter().map(|(key, value)| (key.as_str(), value)).collect();
            members.sort_unstable_by_key(|(key, _)| *key);
            object(hash, members.into_iter())
        }
        Value::Array(list) => {
            hash.put(format_args!("["))?;
            for (i, value) in list.iter().enumerate() {
                if i > 0 {
                    hash.put(format_args!(","))?;
                }
                canonical(hash, value)?;
            }
            hash.put(format_args!("]"))
        }
        other => hash.put(format_args!("{other}")),
    }
}
