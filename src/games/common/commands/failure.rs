//! Why a command did not do what was asked, and the exit code that says so.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use super::words::file_name;
use crate::{host::file_errors, words::bad_file};
use storage::StoreError;
use text::Texts;

/// Why a command did not do what was asked. Sentences in it are in the language of the run.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no, and was given on stdout already.
    No,
    /// The command line asks for what does not exist: what.
    Usage(String),
    /// The one input is bad: all its faults.
    Bad {
        /// What was read.
        file: String,
        /// What is wrong with it.
        faults: Vec<String>,
    },
    /// The one input is readable, and tells what no legal game gives.
    Odd {
        /// What was read.
        file: String,
        /// What is odd about it.
        findings: Vec<String>,
    },
    /// The one input is good, and of a kind that the command is not for: a sentence.
    OtherKind(String),
    /// There is nothing of which something could be made: a sentence.
    Nothing(String),
    /// The input cannot be read.
    Read(StoreError),
    /// Standard input cannot be read.
    Input,
    /// No window can open: why.
    NoWindow(String),
    /// The file exists and was not to be replaced.
    Exists(PathBuf),
    /// A file that is none of ours is where one of ours belongs: a sentence.
    Taken(String),
    /// A file cannot be written.
    Write(StoreError),
    /// The standard output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Failure {
    /// What cannot be written there.
    pub fn unwritten(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |source| Self::Write(StoreError::Write { path: path.to_owned(), source })
    }

    /// The exit code, as `alhambra --help` lists them.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::No => 1,
            Self::Usage(_) => 2,
            Self::Bad { .. } | Self::Odd { .. } | Self::OtherKind(_) => 65,
            Self::Nothing(_) | Self::Read(_) | Self::Input => 66,
            Self::NoWindow(_) => 69,
            // Who closes the pipe has seen enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Exists(_) | Self::Taken(_) | Self::Write(_) | Self::Output(_) => 74,
        }
    }

    /// What JSON calls it, in any language and version.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Usage(_) => "usage",
            Self::Bad { .. } => "bad_input",
            Self::Odd { .. } => "odd_input",
            Self::OtherKind(_) => "other_kind",
            Self::Nothing(_) => "nothing",
            Self::Read(_) | Self::Input => "unreadable",
            Self::NoWindow(_) => "no_window",
            Self::Exists(_) | Self::Taken(_) => "exists",
            Self::Write(_) | Self::Output(_) => "unwritable",
        }
    }

    /// Whether there is something to say on stderr.
    #[must_use]
    pub fn has_message(&self) -> bool {
        !matches!(self, Self::No) && self.exit_code() != 0
    }

    /// It in words: a sentence, or one a line.
    #[must_use]
    pub fn message(&self, texts: &Texts) -> String {
        match self {
            Self::No => String::new(),
            Self::Usage(what)
            | Self::OtherKind(what)
            | Self::Nothing(what)
            | Self::NoWindow(what)
            | Self::Taken(what) => what.clone(),
            Self::Bad { file, faults } => bad_file(texts, file, faults),
            Self::Odd { file, findings } => {
                format!("{}\n  {}", texts.failure_odd(file), findings.join("\n  "))
            }
            Self::Read(error) | Self::Write(error) => file_errors::with_file(texts, error),
            Self::Input => texts.failure_input().to_owned(),
            Self::Exists(path) => texts.failure_exists(&file_name(path)),
            Self::Output(_) => texts.failure_output().to_owned(),
        }
    }

    /// It for programs: a code that stays, the sentence, and the faults of an input one by one.
    #[must_use]
    pub fn json(&self, texts: &Texts) -> Value {
        let mut error = json!({"code": self.code(), "message": self.message(texts)});
        if let Self::Bad { faults, .. } | Self::Odd { findings: faults, .. } = self {
            error["faults"] = json!(faults);
        }
        json!({"error": error})
    }
}
