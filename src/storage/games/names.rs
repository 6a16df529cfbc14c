//! The names of games: files of the folder, and of nothing beside it.

use super::error::GamesError;
use crate::storage::store::{StoreError, is_json_name};

/// A name that stays within the folder.
pub(super) fn checked(name: &str) -> Result<&str, GamesError> {
    if is_json_name(name) { Ok(name) } else { Err(GamesError::Name { name: name.into() }) }
}

/// Makes a file of the first name that is not in use: the name itself, or with a number behind it, from `first` on.
pub(super) fn in_free_name(
    name: &str,
    first: u32,
    make: impl Fn(&str) -> Result<(), StoreError>,
) -> Result<String, StoreError> {
    let stem = name.strip_suffix(".json").unwrap_or(name);
    let mut number = first;
    loop {
        let free = if number == 1 { name.to_owned() } else { format!("{stem}-{number}.json") };
        match make(&free) {
            Err(StoreError::Exists { .. }) => number += 1,
            done => return done.map(|()| free),
        }
    }
}
