//! The language of a run, and how it reports what went wrong.

use std::{
    ffi::{OsStr, OsString},
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use serde_json::json;

use common::{PLAYER_COLOURS, commands::Failure, words::json_text};
use storage::{DataDir, Settings};
use text::{Language, Texts, plain};

/// The texts of a run, and whether it answers in JSON.
pub(super) struct Reporter {
    pub texts: Texts,
    json: bool,
}

impl Reporter {
    /// The reporter that these arguments ask for, even if they cannot be parsed: usage and help are in its
    /// language, too. The language is that of the option, of the settings, or of the system; inside JSON
    /// everything is English.
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

    /// A reporter that answers people.
    #[cfg(feature = "gui")]
    pub(super) fn in_language(language: Language) -> Self {
        Self { texts: Texts::new(language), json: false }
    }

    /// What went wrong, as this reporter says it; `code` is the name of the failure in JSON.
    pub(super) fn said(&self, code: &str, message: &str) -> String {
        if self.json {
            json_text(&json!({"error": {"code": code, "message": message}}))
        } else {
            sentence(message)
        }
    }

    /// Says why nothing was done, or not everything, and returns the exit code.
    pub(super) fn print_error(&self, failure: &Failure) -> ExitCode {
        if failure.has_message() {
            // If stderr is closed there is nobody to tell; the exit code still says it.
            drop(if self.json {
                writeln!(io::stderr(), "{}", json_text(&failure.json(&self.texts)))
            } else {
                writeln!(io::stderr(), "{}", sentence(&failure.message(&self.texts)))
            });
        }
        ExitCode::from(failure.exit_code())
    }
}

/// What went wrong, for people.
fn sentence(message: &str) -> String {
    let lines: Vec<String> = message.lines().map(plain).collect();
    format!("alhambra: {}", lines.join("\n"))
}

/// The value of an option, as `--name value` or `--name=value`.
pub(super) fn option<'a>(arguments: &'a [OsString], name: &str) -> Option<&'a OsStr> {
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
    Language::chosen(settings.unwrap_or_default().language)
}
