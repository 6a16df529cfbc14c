//! `alhambra FILE` and `alhambra CODE`: what a word that is not a command asks to open. The desktop passes addresses of
//! files and links to challenges.

use std::path::{self, Path, PathBuf};

use common::{
    commands::{Failure, check_readable},
    contract::{GameList, PlaysSource},
};
use opening::{LINK, Link, Opening, is_backup, unquoted};
use text::Texts;

/// What kind of thing a word names that is not a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    File,
    Code,
}

/// Whether a word names something that can be opened; otherwise it is a mistyped command.
pub(super) fn is_opening(list: GameList, texts: &Texts, word: &str) -> bool {
    kind(list, texts, unquoted(word)).is_some()
}

/// What the word asks to open.
///
/// # Errors
/// When it is neither a readable file nor a code.
pub(super) fn opening(list: GameList, texts: &Texts, word: &str) -> Result<Opening, Failure> {
    let word = unquoted(word);
    match Link::read(word).filter(|_| !Path::new(word).is_file()) {
        Some(Link::File(path)) => return file(list, texts, &path),
        Some(Link::Code(word)) => return code(list, texts, &word),
        None => {}
    }
    match kind(list, texts, word) {
        Some(Kind::File) => file(list, texts, Path::new(word)),
        Some(Kind::Code) => code(list, texts, word),
        None => Err(Failure::Usage(texts.usage_see_help(&texts.usage_no_command(word)))),
    }
}

/// A file that can be read; what is wrong with a backup, or with plays from another program, is said in the
/// window.
fn file(list: GameList, texts: &Texts, file: &Path) -> Result<Opening, Failure> {
    let path = path::absolute(file).unwrap_or_else(|_| PathBuf::from(file)).display().to_string();
    if is_backup(&path) && file.is_file() {
        return Ok(Opening::Backup(path));
    }
    if PlaysSource::open(list, file, false).is_none() {
        check_readable(texts, file)?;
    }
    Ok(Opening::File(path))
}

fn code(list: GameList, texts: &Texts, word: &str) -> Result<Opening, Failure> {
    match list.code(texts, word) {
        Some(Ok(code)) => Ok(Opening::Code(code)),
        Some(Err(why)) => Err(Failure::Usage(texts.usage_code(word, &why))),
        None => Err(Failure::Usage(texts.usage_see_help(&texts.usage_no_command(word)))),
    }
}

fn kind(list: GameList, texts: &Texts, word: &str) -> Option<Kind> {
    let is_code = || matches!(list.code(texts, word), Some(Ok(_)));
    kind_of(word, Path::new(word).is_file(), is_code)
}

/// A file is what exists, or what looks like one: with the ending of records, or in a folder. A code is what reads as one
/// or looks like one: a digit before letters and digits. No command begins with a digit.
fn kind_of(word: &str, is_file: bool, is_code: impl Fn() -> bool) -> Option<Kind> {
    let lower = word.to_lowercase();
    let is_written_as_file = lower.ends_with(".json") || is_backup(word) || word.contains(path::is_separator);
    let looks_like_code = || {
        let begins = word.trim_start().starts_with(|first: char| first.is_ascii_digit());
        begins
            && word
                .chars()
                .all(|letter| letter.is_alphanumeric() || letter.is_whitespace() || is_hyphen(letter))
    };
    match () {
        () if is_file => Some(Kind::File),
        () if lower.starts_with(LINK) => Some(Kind::Code),
        () if is_written_as_file => Some(Kind::File),
        () if is_code() || looks_like_code() => Some(Kind::Code),
        () => None,
    }
}

fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '‑' | '–')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_there_or_is_written_as_a_file_is_one() {
        assert_eq!(kind_of("table", true, || false), Some(Kind::File));
        assert_eq!(
            kind_of("100TZ-GW7EZ", true, || true),
            Some(Kind::File),
            "a file may be called like a code"
        );
        for word in [
            "game.json",
            "GAME.JSON",
            "./game",
            "games/game.txt",
            "100TZ-GW7EZ.json",
            "a.tar.gz",
            "file:///a",
        ] {
            assert_eq!(kind_of(word, false, || false), Some(Kind::File), "{word}");
        }
    }

    #[test]
    fn what_reads_as_a_code_or_looks_like_one_is_one() {
        for word in ["100TZ-GW7EZ", "loo tz gw 7ez", "alhambra:100TZ", "Alhambra://1"] {
            assert_eq!(kind_of(word, false, || true), Some(Kind::Code), "{word}");
        }
        for mistyped in ["100TZ-GW7EY", "100TU", "1", "200TZ-GW7EZ"] {
            assert_eq!(kind_of(mistyped, false, || false), Some(Kind::Code), "{mistyped}");
        }
    }

    #[test]
    fn all_else_is_a_mistyped_command() {
        for word in ["exprot", "verfy", "", "game", "game.txt", "l00TZ-GW7EY", "100 €", "é"] {
            assert_eq!(kind_of(word, false, || false), None, "{word}");
        }
    }
}
