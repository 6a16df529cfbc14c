//! What is installed: a menu entry for the program, the type of its records, and its icon.

use std::path::{Path, PathBuf};

use common::host::RECORD_ENDING;
use text::{Language, Texts};

/// The name of the entry, which is also that of the window on Wayland.
pub(super) const ENTRY: &str = "alhambra.desktop";
/// The type of links.
pub(super) const LINKS: &str = "x-scheme-handler/alhambra";
/// What the names of records look like, and a link, to show to people.
pub(super) const PATTERN: &str = "*.alhambra.json";
pub(super) const EXAMPLE: &str = "alhambra:100TZ-GW7EZ";
/// The type of records.
const RECORDS: &str = "application/x-alhambra-record+json";
const ICON: &str = include_str!("../../../assets/icon.svg");

/// Says in an entry for whose data folder it was written: an entry for another one does not replace it.
const OWNER: &str = "X-Alhambra-Data=";

/// What an entry is for.
pub(super) struct Entry<'a> {
    pub program: &'a Path,
    /// The data folder from which it is installed.
    pub data: &'a Path,
    /// Whether the entry passes the data folder to the program.
    pub names_data: bool,
}

impl Entry<'_> {
    /// The files, each with its place in the desktop's folder.
    ///
    /// # Errors
    /// A path that cannot be written into an entry.
    pub(super) fn files(&self, share: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>, PathBuf> {
        plain(share)?;
        Ok(vec![
            (share.join("icons/hicolor/scalable/apps/alhambra.svg"), ICON.as_bytes().to_vec()),
            (share.join("mime/packages/alhambra.xml"), types().into_bytes()),
            // The entry comes last: what it names is there by then.
            (path(share), self.text()?.into_bytes()),
        ])
    }

    fn text(&self) -> Result<String, PathBuf> {
        let (program, data) = (plain(self.program)?, plain(self.data)?);
        let mut lines = vec![
            "[Desktop Entry]".to_owned(),
            "Type=Application".to_owned(),
            "Version=1.4".to_owned(),
            "Name=Alhambra".to_owned(),
        ];
        lines.extend(in_all_languages(Texts::home_tagline, |code, words| match code {
            None => format!("Comment={words}"),
            Some(code) => format!("Comment[{code}]={words}"),
        }));
        // `env` takes a word with `=` for a setting, and desktops look for a first word with `%` just as it
        // stands.
        if program.contains('=') {
            return Err(self.program.to_path_buf());
        }
        let starter = if program.contains('%') { "env " } else { "" };
        let folder = if self.names_data { format!(" --data-dir {}", quoted(data)) } else { String::new() };
        lines.extend([
            format!("TryExec={}", escaped(program)),
            format!("Exec={starter}{}{folder} %u", quoted(program)),
            "Icon=alhambra".to_owned(),
            "Terminal=false".to_owned(),
            "Categories=Game;BoardGame;".to_owned(),
            format!("MimeType={RECORDS};{LINKS};"),
            "StartupWMClass=alhambra".to_owned(),
            format!("{OWNER}{}", escaped(data)),
        ]);
        Ok(lines.join("\n") + "\n")
    }
}

/// Where the entry lies.
pub(super) fn path(share: &Path) -> PathBuf {
    share.join("applications").join(ENTRY)
}

/// The data folder from which an entry was installed; none if it does not say, as in entries of earlier versions that
/// start the program without one.
pub(super) fn owner(entry: &str) -> Option<PathBuf> {
    let value = |key: &str| entry.lines().find_map(|line| line.strip_prefix(key));
    let of_earlier = || {
        let command = unescaped(value("Exec=")?);
        unquoted(command.split_once(" --data-dir \"")?.1)
    };
    value(OWNER).map(unescaped).or_else(of_earlier).map(PathBuf::from)
}

/// A path that can be written into an entry: text without control characters.
fn plain(path: &Path) -> Result<&str, PathBuf> {
    let text = path.to_str().filter(|text| !text.contains(char::is_control));
    text.ok_or_else(|| path.to_path_buf())
}

/// The type of records, recognised by the ending of the name or, where that says nothing, by how the file begins. Other
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

/// A path as one word of the command line in an entry.
fn quoted(path: &str) -> String {
    let mut word = String::from('"');
    for letter in path.chars() {
        match letter {
            '"' | '`' | '$' | '\\' => word.extend(['\\', letter]),
            '%' => word.push_str("%%"),
            letter => word.push(letter),
        }
    }
    word.push('"');
    escaped(&word)
}

/// The path in a quoted word, after its first quotation mark; none if there is no second one.
fn unquoted(word: &str) -> Option<String> {
    let (mut path, mut letters) = (String::new(), word.chars());
    loop {
        match letters.next()? {
            '"' => return Some(path.replace("%%", "%")),
            '\\' => path.push(letters.next()?),
            letter => path.push(letter),
        }
    }
}

/// A value of an entry, in which spaces at the beginning and the end count.
fn escaped(value: &str) -> String {
    let value = value.replace('\\', "\\\\");
    let kept = value.trim_end_matches(' ');
    format!("{kept}{}", "\\s".repeat(value.len() - kept.len()))
}

/// The value that was written in this way.
fn unescaped(value: &str) -> String {
    let (mut plain, mut letters) = (String::new(), value.chars());
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            '\\' if letters.clone().next() == Some('s') => {
                letters.next();
                ' '
            }
            '\\' => letters.next().unwrap_or('\\'),
            letter => letter,
        });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use opening::LINK;

    fn text(program: &str, data: &str, names_data: bool) -> String {
        Entry { program: Path::new(program), data: Path::new(data), names_data }.text().unwrap()
    }

    #[test]
    fn what_stands_for_itself_in_a_path_stays_one_word() {
        assert_eq!(quoted("/a b/alhambra"), r#""/a b/alhambra""#);
        assert_eq!(quoted(r#"/100%/"$x\`"#), r#""/100%%/\\"\\$x\\\\\\`""#);
    }

    #[test]
    fn the_example_and_the_pattern_are_what_is_opened() {
        assert!(EXAMPLE.starts_with(LINK) && PATTERN.ends_with(RECORD_ENDING));
    }

    #[test]
    fn a_folder_of_data_goes_with_the_command_where_somebody_names_it() {
        let entry = text("/a/alhambra", "/my data", true);
        assert!(entry.contains("\nExec=\"/a/alhambra\" --data-dir \"/my data\" %u\n"), "{entry}");
        let entry = text("/a/alhambra", "/my data", false);
        assert!(entry.contains("\nExec=\"/a/alhambra\" %u\n"), "{entry}");
    }

    #[test]
    fn a_program_with_a_percent_sign_in_its_path_is_found_by_desktops() {
        let entry = text("/100%/alhambra ", "/50%", true);
        assert!(entry.contains("\nTryExec=/100%/alhambra\\s\n"), "{entry}");
        assert!(entry.contains("\nExec=env \"/100%%/alhambra \" --data-dir \"/50%%\" %u\n"), "{entry}");
    }

    #[test]
    fn an_entry_says_whose_it_is_also_one_of_an_earlier_version() {
        for folder in ["/a", "/a b/%d%%", r#"/"$x\`/é"#, "/s ", r"/\s", "/a --data-dir \"/b\""] {
            let entry = text("/alhambra", folder, true);
            assert_eq!(owner(&entry), Some(folder.into()), "{entry}");
            let lines: Vec<&str> = entry.lines().filter(|line| !line.starts_with(OWNER)).collect();
            assert_eq!(owner(&lines.join("\n")), Some(folder.into()), "{entry}");
        }
        assert_eq!(owner("[Desktop Entry]\nExec=\"/alhambra\" %u\n"), None);
    }

    #[test]
    fn what_cannot_stand_in_an_entry_is_told() {
        let files = |program: &Path, data: &Path| {
            Entry { program, data, names_data: true }.files(Path::new("/share")).map(|files| files.len())
        };
        let (good, share) = (Path::new("/a"), Path::new("/a\nb"));
        assert_eq!(files(good, good), Ok(3));
        for odd in [Path::new("/a=b/alhambra"), share, Path::new("/\u{1b}[1m")] {
            assert_eq!(files(odd, good), Err(odd.to_path_buf()));
        }
        assert_eq!(files(good, Path::new("/a=b")), Ok(3));
        assert_eq!(files(good, share), Err(share.to_path_buf()));
        #[cfg(unix)]
        {
            use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
            let odd = Path::new(OsStr::from_bytes(b"/\xff"));
            assert_eq!((files(odd, good), files(good, odd)), (Err(odd.into()), Err(odd.into())));
            assert!(Entry { program: good, data: good, names_data: false }.files(odd).is_err());
        }
    }
}
