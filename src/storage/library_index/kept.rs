//! The file of summaries: a line for each saved game, with the size and the time by which the game is recognised. It
//! can be thrown away at any time, and is then made again.

use std::{
    collections::{HashMap, HashSet},
    path::Path,
    time::{Duration, SystemTime},
};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    GameFile,
    store::{create_folder, read_bytes, write_atomically},
};

/// The first line, with the version of the summaries: it changes whenever they say something different.
const HEAD: &str = concat!("alhambra summaries 6, program ", env!("CARGO_PKG_VERSION"));
/// The most bytes that are read: enough for a million games.
const MOST_BYTES: u64 = 1 << 30;
/// A file that changed a moment ago may change again within the same tick of the clock.
const MOMENT: Duration = Duration::from_secs(2);
/// With so few new summaries, it is quicker to read those games again than to write the whole file.
const FEW: usize = 16;

/// The lines of the file, by the names of the games.
#[derive(Debug, Default)]
pub(super) struct SummaryFile {
    lines: HashMap<String, String>,
    /// How many lines the file does not have yet.
    new: usize,
}

/// What comes before the summary in a line.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct FileVersion {
    name: String,
    bytes: u64,
    seconds: u64,
    nanoseconds: u32,
}

impl FileVersion {
    fn of(file: &GameFile) -> Option<Self> {
        let time = file.modified.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        let (seconds, nanoseconds) = (time.as_secs(), time.subsec_nanos());
        Some(Self { name: file.name.clone(), bytes: file.bytes, seconds, nanoseconds })
    }
}

impl SummaryFile {
    /// What the file holds; nothing if it is missing, damaged or of another version.
    pub(super) fn open(path: &Path) -> Self {
        let text = read_bytes(path, MOST_BYTES).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let text = text.unwrap_or_default();
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Self::default();
        }
        // The name comes first, and is text in quotes without any quotes of its own.
        let name = |line: &str| Some(line.strip_prefix("[{\"name\":\"")?.split_once('"')?.0.to_owned());
        let lines = lines.filter_map(|line| Some((name(line)?, line.to_owned()))).collect();
        Self { lines, new: 0 }
    }

    /// The summary of a file that is still the same, as JSON.
    pub(super) fn find(&self, file: &GameFile) -> Option<&str> {
        let (version, summary): (FileVersion, &RawValue) =
            serde_json::from_str(self.lines.get(&file.name)?).ok()?;
        (Some(version) == FileVersion::of(file)).then_some(summary.get())
    }

    /// Takes in the summary of a file, as JSON, unless the file may still change unnoticed.
    pub(super) fn put(&mut self, file: &GameFile, summary: String) {
        let is_settled = file.modified.elapsed().is_ok_and(|age| age > MOMENT);
        let version = FileVersion::of(file).filter(|_| is_settled);
        let summary = RawValue::from_string(summary).ok();
        let line = version.zip(summary).and_then(|line| serde_json::to_string(&line).ok());
        if let Some(line) = line {
            self.lines.insert(file.name.clone(), line);
            self.new += 1;
        }
    }

    /// Forgets all but these files.
    pub(super) fn retain(&mut self, files: &[GameFile]) {
        let names: HashSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        self.lines.retain(|name, _| names.contains(name.as_str()));
    }

    /// Writes the file as soon as enough in it is new.
    pub(super) fn write_some(&mut self, path: &Path) {
        if self.new < FEW.max(self.lines.len() / 8) {
            return;
        }
        let mut text = HEAD.to_owned();
        for line in self.lines.values() {
            text.push('\n');
            text.push_str(line);
        }
        let folder = path.parent().map_or(Ok(()), create_folder);
        // If that fails, the games are read again.
        if folder.and_then(|()| write_atomically(path, text.as_bytes())).is_ok() {
            self.new = 0;
        }
    }
}
