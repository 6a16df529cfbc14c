//! The names of games: files in the folder, and never outside it.

use jiff::civil::DateTime;

use super::error::GamesError;
use crate::store::{StoreError, is_json_name};

/// Any moment takes as many letters in a name.
const MOMENT: &str = "2026-01-31-200000";

/// The name of a game that was started at this local time; only letters, digits and hyphens of its id are used.
pub(super) fn name_for(started: DateTime, id: &str) -> String {
    format!("{}-{}.json", started.strftime("%Y-%m-%d-%H%M%S"), plain(id))
}

/// Whether a name can hold the whole of an id.
pub(super) fn says_all(id: &str) -> bool {
    !id.is_empty() && plain(id) == id
}

/// Whether this is the name of the game with this id, whenever that was started.
pub(super) fn has_id(name: &str, id: &str) -> bool {
    name.get(MOMENT.len()..).is_some_and(|rest| rest == format!("-{}.json", plain(id)))
}

fn plain(id: &str) -> String {
    id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(40).collect()
}

/// A name that stays within the folder.
pub(super) fn checked(name: &str) -> Result<&str, GamesError> {
    if is_json_name(name) { Ok(name) } else { Err(GamesError::Name { name: name.into() }) }
}

/// Creates a file under the first free name: the name itself, or with a number after it, counting from `first`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_known_by_its_id_whenever_it_was_started() {
        let name = name_for(DateTime::constant(1970, 1, 1, 0, 0, 0, 0), "import-a1");
        assert_eq!(name, "1970-01-01-000000-import-a1.json");
        assert!(has_id(&name, "import-a1"));
        assert!(!has_id(&name, "a1") && !has_id(&name, "import-a") && !has_id("a.json", "a"));
        assert!(says_all("import-a1") && !says_all("é1") && !says_all("") && !says_all(&"a".repeat(41)));
    }
}
