//! Window tests find what is on the screen by the program's texts, so that they work in every language.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::source::end_of_string;

/// Where window tests are.
const FOLDERS: [&str; 2] = ["tests/app", "tests/pictures/scenes"];

/// Functions that find by words: those of the harness (`tests/app/desk.rs`), and those that tests add to it.
const FINDERS: [&str; 23] = [
    "add",
    "all",
    "button",
    "click",
    "click_button",
    "click_containing",
    "click_the",
    "control",
    "double_click",
    "field",
    "find_control",
    "focus",
    "get",
    "has_told",
    "pick",
    "said",
    "shows",
    "shows_containing",
    "tab_to",
    "tap_at_once",
    "tells_at",
    "told",
    "write",
];

/// The finders whose second argument is what is typed.
const TYPE: [&str; 2] = ["add", "write"];

/// Functions of the library below the harness that find by any string.
const BELOW: [&str; 4] = ["_by_label", "_and_label", "label_contains(", ".label(\""];

/// A string in a call.
struct Written<'a> {
    string: &'a str,
    /// The named function within the call that it is given to, if any.
    given_to: &'a str,
    /// Its place among the arguments of the call itself, from 0.
    argument: Option<usize>,
}

/// The strings in a call, given the text after its opening parenthesis.
fn strings(call: &str) -> Vec<Written<'_>> {
    let (mut found, mut open, mut argument, mut at) = (Vec::new(), vec![""], 0, 0);
    while let Some(c) = call[at..].chars().next() {
        match c {
            '(' | '[' | '{' => {
                let before = call[..at].trim_end_matches(is_of_name);
                open.push(if c == '(' { &call[before.len()..at] } else { "" });
            }
            ')' | ']' | '}' => {
                open.pop();
            }
            '"' => {
                let end = at + 1 + end_of_string(&call[at + 1..]);
                found.push(Written {
                    string: &call[at + 1..end - 1],
                    given_to: open[open.len() - 1],
                    argument: (open.len() == 1).then_some(argument),
                });
                at = end - 1;
            }
            ',' if open.len() == 1 => argument += 1,
            _ => {}
        }
        if open.is_empty() {
            break;
        }
        at += c.len_utf8();
    }
    found
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || "_!".contains(c)
}

/// The faults of the calls in a file.
fn faults(text: &str, texts: &BTreeSet<&str>) -> Vec<String> {
    let mut faults: Vec<String> =
        BELOW.iter().filter(|below| text.contains(*below)).map(|below| format!("{below} is used")).collect();
    for finder in FINDERS {
        for (at, call) in text.match_indices(&format!("{finder}(")) {
            if text[..at].ends_with(is_of_name) {
                continue;
            }
            // Texts of the program may contain names and figures.
            let is_english = |written: &Written<'_>| match written.given_to {
                "" if written.argument == Some(1) && TYPE.contains(&finder) => false,
                "" | "format!" | "from" => words_of(written.string).contains(char::is_alphabetic),
                "Typed" => texts.contains(written.string),
                _ => false,
            };
            let english = strings(&text[at + call.len()..]).into_iter().filter(is_english);
            faults.extend(english.map(|written| format!("{finder}({:?}", written.string)));
        }
    }
    faults
}

/// A format without its placeholders.
fn words_of(format: &str) -> String {
    let parts = format.split('{').map(|part| part.split_once('}').map_or(part, |(_, behind)| behind));
    parts.collect()
}

/// The sources below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = inside.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| self::files(folder));
    below
        .chain(files.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "rs")))
        .collect()
}

#[test]
fn window_tests_find_controls_by_the_programs_texts_and_by_what_people_type() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let english = fs::read_to_string(root.join("assets/texts/en.ftl")).unwrap();
    let texts = english.lines().filter_map(|line| Some(line.split_once(" = ")?.1)).collect();
    let mut found = Vec::new();
    for file in FOLDERS.iter().flat_map(|folder| files(&root.join(folder))) {
        // There the harness itself calls the library below it.
        if file.ends_with("app/words.rs") {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        found.extend(faults(&text, &texts).into_iter().map(|fault| format!("{}: {fault}", file.display())));
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn english_sentences_in_a_window_test_are_found() {
    let texts = BTreeSet::from(["Cancel"]);
    let fine = r#"program.click(Texts::cancel); program.shows(|t: &Texts| format!("{}: {name}", t.seat_name(1)));
        program.write(|t: &Texts| t.late_coins("Red"), "3"); program.click(Typed("Zoé")); shown("Cancel");"#;
    assert_eq!(faults(fine, &texts), Vec::<String>::new());
    for wrong in [
        r#"program.click("Cancel")"#,
        r#"program.shows(&format!("Row {row}"))"#,
        r#"program.shows(|_: &Texts| "Cancel".to_owned())"#,
        r#"program.write("Name", text)"#,
        r#"program.click(Typed("Cancel"))"#,
        r#"program.all(Part(|t: &Texts| { "Cancel" }))"#,
        r#"program.window.get_by_label(label)"#,
        r#"click(&mut program, "Done");"#,
        r#"program
               .shows("Done")"#,
    ] {
        assert_eq!(faults(wrong, &texts).len(), 1, "{wrong}");
    }
}
