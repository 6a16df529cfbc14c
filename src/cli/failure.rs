//! Why a command did not do what was asked, and the exit code that says so.

use std::{io, path::PathBuf};

use thiserror::Error;

use crate::storage::StoreError;

/// Why a command did not do what was asked.
#[derive(Debug, Error)]
pub enum Failure {
    /// The answer is no, and was given on stdout already.
    #[error("the answer is no")]
    No,
    /// The command line asks for what does not exist.
    #[error("{0}")]
    Usage(String),
    /// The one input is bad: all its faults.
    #[error("{file} {}", listed(.faults))]
    Bad {
        /// What was read.
        file: String,
        /// What is wrong with it.
        faults: Vec<String>,
    },
    /// The one input is readable, and tells what no legal game gives.
    #[error("{file} holds what no legal game gives; if it is true, add --confirm:\n  {}", .findings.join("\n  "))]
    Odd {
        /// What was read.
        file: String,
        /// What is odd about it.
        findings: Vec<String>,
    },
    /// The input cannot be read.
    #[error(transparent)]
    Read(StoreError),
    /// Standard input cannot be read.
    #[error("the standard input cannot be read ({0})")]
    Input(io::Error),
    /// No window can open.
    #[error("{0}")]
    NoWindow(String),
    /// The file exists and was not to be replaced.
    #[error("{} exists already and was left as it is: choose another name, or add --force", .0.display())]
    Exists(PathBuf),
    /// A file cannot be written.
    #[error(transparent)]
    Write(StoreError),
    /// The standard output cannot be written.
    #[error("the standard output cannot be written ({0})")]
    Output(#[from] io::Error),
}

impl Failure {
    /// The exit code, as `alhambra --help` lists them.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::No => 1,
            Self::Usage(_) => 2,
            Self::Bad { .. } | Self::Odd { .. } => 65,
            Self::Read(_) | Self::Input(_) => 66,
            Self::NoWindow(_) => 69,
            // Who closes the pipe has seen enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Exists(_) | Self::Write(_) | Self::Output(_) => 74,
        }
    }

    /// Whether there is something to say on stderr.
    #[must_use]
    pub fn has_message(&self) -> bool {
        !matches!(self, Self::No) && self.exit_code() != 0
    }
}

/// One fault in its sentence, several one a line.
fn listed(faults: &[String]) -> String {
    match faults {
        [fault] => format!("is bad: {fault}"),
        _ => format!("has {} faults:\n  {}", faults.len(), faults.join("\n  ")),
    }
}
