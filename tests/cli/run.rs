//! Runs the program.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// The outcome of a run.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The output of a successful run that said nothing on stderr.
    pub fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one sentence of a run that failed with this code.
    pub fn failed(self, code: i32) -> String {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.starts_with("alhambra: ") && self.err.ends_with('\n'), "{self:?}");
        assert!(!self.err.contains("panicked") && !self.err.contains("os error"), "{self:?}");
        self.err
    }
}

/// A folder to work in, and the program in it.
pub struct Place(tempfile::TempDir);

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The program with these words, split at spaces, and nothing on its standard input.
    pub fn run(&self, words: &str) -> Run {
        self.run_with(words, b"")
    }

    pub fn run_with(&self, words: &str, input: &[u8]) -> Run {
        let mut child = command(self.0.path(), words).stdin(Stdio::piped()).spawn().unwrap();
        // A program that does not read its input closes the pipe.
        drop(child.stdin.take().unwrap().write_all(input));
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        Run {
            code: status.code().expect("an exit code"),
            out: plain_spaces(stdout),
            err: plain_spaces(stderr),
        }
    }
}

/// What was said, with plain spaces where lines must not break.
fn plain_spaces(said: Vec<u8>) -> String {
    String::from_utf8(said).unwrap().replace('\u{a0}', " ")
}

/// The program in a folder, without a display and with the folder as its home.
pub fn command(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_alhambra"));
    command.args(words.split_whitespace()).current_dir(folder).env("HOME", folder).env("LC_ALL", "C");
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command.env_remove("ALHAMBRA_DATA_DIR").env_remove("XDG_DATA_HOME").env("TZ", "UTC");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A record as this version of the program would write it.
pub fn written_today(record: &str) -> String {
    let by = |version| format!("\"program\": \"alhambra {version}\"");
    record.replace(&by("0.1.0"), &by(env!("CARGO_PKG_VERSION")))
}
