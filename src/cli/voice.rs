//! The language a run speaks, and how it says what went wrong.

use std::{
    ffi::{OsStr, OsString},
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use super::{
    Failure,
    words::{json_text, plain},
};
use crate::{
    games::common::{PLAYER_COLOURS, host},
    storage::{DataDir, Settings},
    text::{Language, Texts},
};

/// The texts of a run, and whether it answers in JSON.
pub(super) struct Voice {
    pub texts: Texts,
    json: bool,
}

impl Voice {
    /// What these arguments ask for, whether or not they can be parsed: usage and help are told in it, too. The
    /// language is that of the option, of the settings, or of the system; inside JSON all is English.
    pub(super) fn of(arguments: &[OsString]) -> Self {
        let json = arguments.iter().any(|argument| argument == "--json");
        let language = if json {
            Language::English
        } else {
            let named = option(arguments, "--language").and_then(|name| Language::named(name.to_str()?));
            named
                .unwrap_or_else(|| of_settings(option(arguments, "--data-dir").map(PathBuf::from).as_deref()))
        };
        Self { texts: Texts::new(language), json }
    }

    /// A voice that answers people.
    #[cfg(feature = "gui")]
    pub(super) fn in_language(language: Language) -> Self {
        Self { texts: Texts::new(language), json: false }
    }

    /// Says why nothing or not all was done, and gives the exit code.
    pub(super) fn complain(&self, failure: &Failure) -> ExitCode {
        if failure.has_message() {
            // Without a stderr there is nobody to tell; the exit code still says it.
            drop(if self.json {
                writeln!(io::stderr(), "{}", json_text(&failure.json(&self.texts)))
            } else {
                let lines: Vec<String> = failure.message(&self.texts).lines().map(plain).collect();
                writeln!(io::stderr(), "alhambra: {}", lines.join("\n"))
            });
        }
        ExitCode::from(failure.exit_code())
    }
}

/// The value of an option, as `--name value` or `--name=value`.
fn option<'a>(arguments: &'a [OsString], name: &str) -> Option<&'a OsStr> {
    arguments.iter().enumerate().find_map(|(at, argument)| {
        if argument == name {
            return arguments.get(at + 1).map(OsString::as_os_str);
        }
        let value = argument.to_str()?.strip_prefix(name)?.strip_prefix('=')?;
        Some(OsStr::new(value))
    })
}

fn of_settings(data_dir: Option<&Path>) -> Language {
    let settings =
        DataDir::find(data_dir).map(|data| Settings::load(&data.settings(), &PLAYER_COLOURS).settings);
    host::language(settings.unwrap_or_default().language)
}
