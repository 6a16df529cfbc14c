//! A written table in other words that mean the same.

use alhambra::{
    games::common::BuildingType,
    text::{Language, Texts},
};

const MARKS: [(&str, &str); 7] =
    [("\"", "\""), ("“", "”"), ("„", "“"), ("« ", " »"), ("»", "«"), ("‚", "‘"), ("‹", "›")];

/// The same table with types and these words as in a language, and with other quotation marks and colons.
pub fn in_other_words(
    text: &str,
    number: usize,
    words: impl Fn(&Texts) -> Vec<(&'static str, String)>,
) -> String {
    let texts = Texts::new(Language::ALL[number % Language::ALL.len()]);
    let (open, close) = MARKS[number % MARKS.len()];
    let types = BuildingType::ALL.map(|building| (building.name(), texts.building_bare(building)));
    let others: Vec<_> = types.into_iter().chain(words(&texts)).collect();
    let line = |line: &str| {
        let mut is_quoted = false;
        let parts: Vec<String> = line
            .split(' ')
            .map(|word| {
                let was_quoted = is_quoted;
                is_quoted ^= word.matches('"').count() % 2 == 1;
                let is_plain = !was_quoted && !word.contains('"');
                let other = others.iter().find(|(known, _)| is_plain && *known == word);
                other.map_or_else(|| word.to_owned(), |(_, other)| other.clone())
            })
            .collect();
        let (mut line, mut is_open) = (String::new(), false);
        for part in parts.join(" ").split_inclusive('"') {
            match part.strip_suffix('"') {
                Some(part) => {
                    is_open = !is_open;
                    line.push_str(part);
                    line.push_str(if is_open { open } else { close });
                }
                None => line.push_str(part),
            }
        }
        line
    };
    text.lines().map(line).collect::<Vec<_>>().join(["\n", "\r\n", "\r"][number % 3])
}
