//! Names as people type and paste them, and what is wrong with them.

use kernel::{CodePoint, NameFault, NameKey, People, Person};
use storage::Settings;
use text::Texts;

/// Names of a list at most, and words of a name.
const MOST_PASTED: usize = 12;
const MOST_WORDS: usize = 4;

/// The names of a list, as a chat or a spreadsheet has it: one a line, or with tabs or semicolons between them, or with
/// commas where there is none of these; numbers and dots before them are none of theirs. None where it is a single one.
#[must_use]
pub fn list_of_names(text: &str) -> Option<Vec<String>> {
    const BETWEEN: [char; 4] = ['\n', '\r', '\t', ';'];
    let text = text.trim();
    let between: &[char] = if text.contains(BETWEEN) { &BETWEEN } else { &[','] };
    let names = text.split(between).map(|name| unnumbered(name.trim())).filter(|name| !name.is_empty());
    let names: Vec<String> = names.map(str::to_owned).collect();
    Some(names).filter(|names| names.len() > 1)
}

/// A name of a list without its number, such as `1.` or `2)`, or the dot or dash before it.
fn unnumbered(name: &str) -> &str {
    let rest = name.trim_start_matches(|c: char| c.is_ascii_digit());
    let marked = if rest.len() < name.len() {
        rest.strip_prefix(['.', ')'])
    } else {
        rest.strip_prefix(['-', '–', '*', '•']).filter(|rest| rest.starts_with(char::is_whitespace))
    };
    marked.unwrap_or(name).trim()
}

/// Whether a text that was pasted may be names, and nothing longer.
#[must_use]
pub fn may_be_names(text: &str) -> bool {
    let may_be = |name: &String| {
        NameFault::of(name).is_none()
            && name.split_whitespace().count() <= MOST_WORDS
            && !name.to_lowercase().starts_with("players")
            && !name.contains(['{', '}', '[', ']'])
    };
    list_of_names(text).is_some_and(|names| names.len() <= MOST_PASTED && names.iter().all(may_be))
}

/// Everybody who has a name in the forms that the settings remember, each once, called as people are shown.
#[must_use]
pub fn known_players(settings: &Settings, people: &People) -> Vec<String> {
    let forms = [(&settings.last_pad, "people"), (&settings.last_new_game, "places")];
    let tables = settings.forms.values().map(|form| (form, "people"));
    let places = forms.into_iter().chain(tables).filter_map(|(form, places)| form.get(places)?.as_array());
    let names = places.flatten().filter_map(|place| place.get("name")?.as_str());
    let mut known: Vec<(String, String)> = Vec::new();
    // One that was remembered before names had a rule is not proposed again.
    for name in names.map(str::trim).filter(|name| NameFault::of(name).is_none()) {
        let key = NameKey::of(name);
        let person = people.of(key.as_str());
        let id = person.map_or(key.as_str(), Person::id);
        if !known.iter().any(|(other, _)| other == id) {
            let shown = person.map(|person| person.name.as_str()).filter(|name| !name.is_empty());
            known.push((id.to_owned(), shown.unwrap_or(name).to_owned()));
        }
    }
    known.into_iter().map(|(_, name)| name).collect()
}

/// What is wrong with the name in a row, if something is.
#[must_use]
pub fn name_fault(texts: &Texts, names: &[String], row: usize) -> Option<String> {
    let sign = sign_in(&names[row]).map(|sign| texts.late_fault_name(row + 1, &sign));
    let same = || called_like(names, row).map(|above| texts.late_fault_same_name(above + 1, row + 1));
    sign.or_else(same)
}

/// The sign in a name that no name can have, as Unicode calls it.
#[must_use]
pub fn sign_in(name: &str) -> Option<String> {
    match NameFault::of(name)? {
        NameFault::Sign { sign, .. } => Some(CodePoint(sign).to_string()),
        // A field takes no name that is too long.
        NameFault::Blank | NameFault::Long { .. } => None,
    }
}

/// The row above this one whose player has the same name, however it is written; no name is none.
#[must_use]
pub fn called_like(names: &[String], row: usize) -> Option<usize> {
    let name = NameKey::of(&names[row]);
    (0..row).find(|&above| !name.is_blank() && NameKey::of(&names[above]) == name)
}
