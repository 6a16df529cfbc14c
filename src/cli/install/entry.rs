//! What is installed: the entry of the program in menus, the type of its records, and its icon.

use std::path::{Path, PathBuf};

use crate::{
    games::common::host::RECORD_ENDING,
    text::{Language, Texts},
};

/// The name of the entry, which is that of the window on Wayland.
pub(super) const ENTRY: &str = "alhambra.desktop";
/// The type of links.
pub(super) const LINKS: &str = "x-scheme-handler/alhambra";
/// The names of records, and a link, for people.
pub(super) const PATTERN: &str = "*.alhambra.json";
pub(super) const EXAMPLE: &str = "alhambra:100TZ-GW7EZ";
/// The type of records.
const RECORDS: &str = "application/x-alhambra-record+json";
const ICON: &str = include_str!("../../../assets/icon.svg");

/// The files for a program, each where it belongs in the folder of the desktop.
pub(super) fn files(share: &Path, program: &Path, data_dir: Option<&Path>) -> Vec<(PathBuf, Vec<u8>)> {
    vec![
        (share.join("icons/hicolor/scalable/apps/alhambra.svg"), ICON.as_bytes().to_vec()),
        (share.join("mime/packages/alhambra.xml"), types().into_bytes()),
        // Last: what it names is there then.
        (share.join("applications").join(ENTRY), entry(program, data_dir).into_bytes()),
    ]
}

fn entry(program: &Path, data_dir: Option<&Path>) -> String {
    let mut lines = vec![
        "[Desktop Entry]".to_owned(),
        "Type=Application".to_owned(),
        "Version=1.5".to_owned(),
        "Name=Alhambra".to_owned(),
    ];
    lines.extend(in_all_languages(Texts::home_tagline, |code, words| match code {
        None => format!("Comment={words}"),
        Some(code) => format!("Comment[{code}]={words}"),
    }));
    let data_dir = data_dir.map(|folder| format!(" --data-dir {}", quoted(folder))).unwrap_or_default();
    lines.extend([
        format!("TryExec={}", escaped(&program.display().to_string())),
        format!("Exec={}{data_dir} %u", quoted(program)),
        "Icon=alhambra".to_owned(),
        "Terminal=false".to_owned(),
        "Categories=Game;BoardGame;".to_owned(),
        format!("MimeType={RECORDS};{LINKS};"),
        "StartupWMClass=alhambra".to_owned(),
    ]);
    lines.join("\n") + "\n"
}

/// The type of records, by the ending of their names or, where they have none that says anything, by how they begin. Other
/// JSON stays what it is.
fn types() -> String {
    let comments = in_all_languages(Texts::install_record, |code, words| match code {
        None => format!("    <comment>{words}</comment>\n"),
        Some(code) => format!("    <comment xml:lang=\"{code}\">{words}</comment>\n"),
    });
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{RECORDS}">
{}    <sub-class-of type="application/json"/>
    <icon name="alhambra"/>
    <magic priority="60">
      <match type="string" offset="0:16" value="&quot;format&quot;: &quot;alhambra-record&quot;"/>
    </magic>
    <glob pattern="*{RECORD_ENDING}"/>
  </mime-type>
</mime-info>
"#,
        comments.concat()
    )
}

/// A text in English, and in the other languages with their codes.
fn in_all_languages(text: fn(&Texts) -> &str, line: impl Fn(Option<&str>, &str) -> String) -> Vec<String> {
    let one = |language: Language| {
        let code = (language != Language::English).then(|| language.code());
        line(code, text(&Texts::new(language)))
    };
    Language::ALL.map(one).into()
}

/// A path as one word of a command line of an entry.
fn quoted(path: &Path) -> String {
    let mut word = String::from('"');
    for letter in path.display().to_string().chars() {
        match letter {
            '"' | '`' | '$' | '\\' => word.extend(['\\', letter]),
            '%' => word.push_str("%%"),
            letter => word.push(letter),
        }
    }
    word.push('"');
    escaped(&word)
}

/// A value of an entry.
fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opening::LINK;

    #[test]
    fn what_stands_for_itself_in_a_path_stays_one_word() {
        assert_eq!(quoted(Path::new("/a b/alhambra")), r#""/a b/alhambra""#);
        assert_eq!(quoted(Path::new(r#"/100%/"$x\`"#)), r#""/100%%/\\"\\$x\\\\\\`""#);
    }

    #[test]
    fn the_example_and_the_pattern_are_what_is_opened() {
        assert!(EXAMPLE.starts_with(LINK) && PATTERN.ends_with(RECORD_ENDING));
    }

    #[test]
    fn a_folder_of_data_goes_with_the_command() {
        let entry = entry(Path::new("/a/alhambra"), Some(Path::new("/my data")));
        assert!(entry.contains("\nExec=\"/a/alhambra\" --data-dir \"/my data\" %u\n"), "{entry}");
    }
}
