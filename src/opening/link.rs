//! What the desktop hands over where something is clicked: the address of a file, or a link to a challenge.

use std::{borrow::Cow, path::PathBuf};

use percent_encoding::percent_decode_str;

/// How links to challenges begin, before the code.
pub const LINK: &str = "alhambra:";
/// How addresses of files begin.
const FILE: &str = "file://";
/// How the names of backups end; some programs take the layer of gzip away, and its ending.
const BACKUPS: [&str; 3] = [".tar.gz", ".tgz", ".tar"];

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A file of this machine.
    File(PathBuf),
    /// Something with this code, as it stands there.
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

/// Whether a file is called as backups are.
#[must_use]
pub fn is_backup(path: &str) -> bool {
    let path = path.to_lowercase();
    BACKUPS.iter().any(|ending| path.ends_with(ending))
}

fn after<'a>(word: &'a str, scheme: &str) -> Option<&'a str> {
    let (start, rest) = word.split_at_checked(scheme.len())?;
    start.eq_ignore_ascii_case(scheme).then_some(rest)
}

/// A part of an address with its `%…` as they are meant; what is no text, or no `%…`, stays as it is.
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
    fn backups_are_known_by_their_endings() {
        assert!(is_backup("/a/Backup.TAR.GZ") && is_backup("b.tgz") && is_backup("b.tar"));
        assert!(!is_backup("a.json") && !is_backup("tar.gz.json"));
    }
}
