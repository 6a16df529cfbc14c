//! What the desktop hands over when something is clicked: the address of a file, or a link to a challenge.

use std::{
    borrow::Cow,
    ffi::OsString,
    path::{Path, PathBuf},
};

use percent_encoding::percent_decode_str;

/// What links to challenges begin with, before the code.
pub const LINK: &str = "alhambra:";
/// What addresses of files begin with.
const FILE: &str = "file://";
/// What the names of backups end with; some programs unpack the gzip layer and drop its ending.
const BACKUPS: [&str; 3] = [".tar.gz", ".tgz", ".tar"];

/// Quotation marks around a path.
const QUOTES: [(char, char); 8] =
    [('"', '"'), ('\'', '\''), ('“', '”'), ('‘', '’'), ('„', '“'), ('‚', '‘'), ('«', '»'), ('»', '«')];

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A file on this machine.
    File(PathBuf),
    /// The challenge with this code, as written in the link.
    Code(String),
}

impl Link {
    /// What a word leads to; none where it is no address.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        if let Some(place) = after(word, FILE) {
            // The name of this machine may stand before the path.
            let path = place.strip_prefix("localhost").unwrap_or(place);
            return path.starts_with('/').then(|| Self::File(PathBuf::from(&*decoded(path))));
        }
        let code = decoded(after(word, LINK)?);
        Some(Self::Code(code.trim_matches('/').trim().to_owned()))
    }
}

/// Whether a file has the name of a backup.
#[must_use]
pub fn is_backup(path: &str) -> bool {
    let path = path.to_lowercase();
    BACKUPS.iter().any(|ending| path.ends_with(ending))
}

/// The path that somebody typed or pasted: one pair of quotation marks around it, as terminals and Windows write them,
/// is removed, and the address of a file is turned into its path. A name that exists as it stands is left alone.
#[must_use]
pub fn typed_path(typed: &str) -> PathBuf {
    if let Some(there) = [typed, typed.trim()].into_iter().find(|path| Path::new(path).exists()) {
        return there.into();
    }
    let path = unquoted(typed.trim());
    match Link::read(path) {
        Some(Link::File(path)) => path,
        _ => path.into(),
    }
}

/// The same for a path given to a command, which need not be text.
#[must_use]
pub fn given_path(given: OsString) -> PathBuf {
    match given.to_str() {
        Some(typed) => typed_path(typed),
        None => given.into(),
    }
}

/// A word without a pair of quotation marks around it.
#[must_use]
pub fn unquoted(word: &str) -> &str {
    let within = |(open, close)| word.strip_prefix(open)?.strip_suffix(close);
    QUOTES.into_iter().find_map(within).map_or(word, str::trim)
}

fn after<'a>(word: &'a str, scheme: &str) -> Option<&'a str> {
    let (start, rest) = word.split_at_checked(scheme.len())?;
    start.eq_ignore_ascii_case(scheme).then_some(rest)
}

/// A part of an address with its `%…` decoded; what is no text, or no valid `%…`, stays as it is.
fn decoded(part: &str) -> Cow<'_, str> {
    percent_decode_str(part).decode_utf8().unwrap_or(Cow::Borrowed(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_to_files_and_codes() {
        let file = |path: &str| Some(Link::File(PathBuf::from(path)));
        let code = |code: &str| Some(Link::Code(code.to_owned()));
        for (word, link) in [
            ("file:///home/a%20b/%C3%A9.json", file("/home/a b/é.json")),
            ("FILE://localhost/a.json", file("/a.json")),
            ("file:///100%.json", file("/100%.json")),
            ("file:///%ff", file("/%ff")),
            ("file:///%+f%é", file("/%+f%é")),
            ("file://elsewhere/a.json", None),
            ("file:a", None),
            ("alhambra:100TZ-GW7EZ", code("100TZ-GW7EZ")),
            ("Alhambra://100TZ-GW7EZ/", code("100TZ-GW7EZ")),
            ("alhambra:100TZ%20GW7EZ", code("100TZ GW7EZ")),
            ("alhambra:", code("")),
            ("alhambra", None),
            ("https://alhambra:1", None),
            ("é", None),
        ] {
            assert_eq!(Link::read(word), link, "{word}");
        }
    }

    #[test]
    fn a_file_that_is_there_is_called_as_it_is() {
        let folder = std::env::temp_dir().join(format!("alhambra paths {}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let odd = folder.join("x.json ");
        std::fs::write(&odd, "").unwrap();
        let typed = odd.display().to_string();
        assert_eq!(typed_path(&typed), odd);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_typed_path_loses_its_quotes_and_an_address_is_read() {
        let path = "/nowhere/my pictures/Tisch.JPG";
        for typed in [
            path,
            "  /nowhere/my pictures/Tisch.JPG\n",
            "'/nowhere/my pictures/Tisch.JPG'",
            "\"/nowhere/my pictures/Tisch.JPG\"",
            "„/nowhere/my pictures/Tisch.JPG“",
            "« /nowhere/my pictures/Tisch.JPG »",
            "file:///nowhere/my%20pictures/Tisch.JPG",
            "\"file:///nowhere/my%20pictures/Tisch.JPG\"",
        ] {
            assert_eq!(typed_path(typed), PathBuf::from(path), "{typed}");
            assert_eq!(given_path(typed.into()), PathBuf::from(path), "{typed}");
        }
        for odd in ["'", "\"a", "O'Neill's", ""] {
            assert_eq!(typed_path(odd), PathBuf::from(odd));
        }
    }

    #[test]
    fn backups_are_known_by_their_endings() {
        assert!(is_backup("/a/Backup.TAR.GZ") && is_backup("b.tgz") && is_backup("b.tar"));
        assert!(!is_backup("a.json") && !is_backup("tar.gz.json"));
    }
}
