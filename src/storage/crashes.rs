//! Reports of runs that ended in a panic: written by a program that is about to end, and found by the next one.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process,
    time::SystemTime,
};

use jiff::Timestamp;

use super::{
    DataDir,
    disk::{self, system},
};

/// How many reports are kept.
const MOST: usize = 5;
/// The most bytes of a report.
const MOST_BYTES: usize = 4 << 10;
/// What the names of reports begin with, before the seconds since 1970 and the number of the process.
const NAME: &str = "crash-";
const REPORT: &str = "txt";
/// The ending of the mark next to a report that no window has mentioned yet.
const NEWS: &str = "new";

/// A report that no window has mentioned yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crash {
    /// When the program ended.
    pub when: Timestamp,
    /// Where the report lies.
    pub report: PathBuf,
}

/// The folder of reports.
#[derive(Clone, Debug)]
pub struct Crashes {
    folder: PathBuf,
}

impl Crashes {
    /// The folder of reports in a data folder.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { folder: data.crashes() }
    }

    /// Writes a report that only its owner may read; if it `is_news`, a window will mention it. This needs nothing but the
    /// standard library: nothing else can be relied on when the program ends.
    ///
    /// # Errors
    /// When it cannot be written; nothing is left behind then.
    pub fn write(&self, report: &str, is_news: bool) -> io::Result<PathBuf> {
        let mut builder = DirBuilder::new();
        system::folder_for_its_owner(&mut builder);
        builder.recursive(true).create(&self.folder)?;
        self.make_room();
        let seconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let seconds = seconds.map_or(0, |since| since.as_secs());
        let path = self.folder.join(format!("{NAME}{seconds:012}-{}.{REPORT}", process::id()));
        let bytes = report.as_bytes();
        let mut file = private(&path)?;
        if let Err(error) =
            file.write_all(&bytes[..bytes.len().min(MOST_BYTES)]).and_then(|()| file.sync_all())
        {
            drop(fs::remove_file(&path));
            return Err(error);
        }
        if is_news {
            // Without the mark there still is a report.
            drop(private(&path.with_extension(NEWS)));
        }
        Ok(path)
    }

    /// Removes the oldest reports, so that there is room for one.
    fn make_room(&self) {
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        let mut reports: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| is_ours(path, REPORT)).collect();
        reports.sort();
        for old in reports.iter().rev().skip(MOST - 1) {
            drop(fs::remove_file(old));
            drop(fs::remove_file(old.with_extension(NEWS)));
        }
    }

    /// The newest report that no window has mentioned yet. It is news once, to one window.
    #[must_use]
    pub fn take_news(&self) -> Option<Crash> {
        let entries = disk::list(&self.folder).ok()??;
        let news = entries.flatten().map(|entry| entry.path()).filter(|path| is_ours(path, NEWS));
        // Whoever removes the mark is the one to mention it.
        let mut taken: Vec<PathBuf> = news.filter(|mark| disk::remove(mark).is_ok()).collect();
        taken.sort();
        let report = taken.pop()?.with_extension(REPORT);
        disk::look(&report).ok()?;
        let seconds = report.file_stem()?.to_str()?.strip_prefix(NAME)?.split('-').next()?.parse().ok()?;
        Some(Crash { when: Timestamp::from_second(seconds).unwrap_or_default(), report })
    }
}

fn is_ours(path: &Path, ending: &str) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.starts_with(NAME)) && path.extension().is_some_and(|it| it == ending)
}

/// A new file that only its owner may read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    system::for_its_owner(&mut options);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crashes() -> (tempfile::TempDir, Crashes) {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(&folder.path().join("data"))).unwrap();
        (folder, Crashes::new(&data))
    }

    #[test]
    fn a_report_is_news_once_and_stays() {
        let (_folder, crashes) = crashes();
        assert_eq!(crashes.take_news(), None);
        let report = crashes.write("what happened", true).unwrap();
        let news = crashes.take_news().unwrap();
        assert_eq!(news.report, report);
        assert!((super::super::now().as_second() - news.when.as_second()).abs() < 100);
        assert_eq!(crashes.take_news(), None, "another window does not tell of it again");
        assert_eq!(fs::read_to_string(report).unwrap(), "what happened");
    }

    #[test]
    fn what_a_terminal_was_told_is_no_news() {
        let (_folder, crashes) = crashes();
        crashes.write("what happened", false).unwrap();
        assert_eq!(crashes.take_news(), None);
    }

    #[test]
    fn reports_are_few_and_short_and_the_newest_stays() {
        let (_folder, crashes) = crashes();
        fs::create_dir_all(&crashes.folder).unwrap();
        fs::write(crashes.folder.join("notes.txt"), "of somebody").unwrap();
        for second in 0..9 {
            fs::write(crashes.folder.join(format!("crash-{second:012}-7.txt")), "old").unwrap();
            fs::write(crashes.folder.join(format!("crash-{second:012}-7.new")), "").unwrap();
        }
        let newest = crashes.write(&"x".repeat(1 << 20), true).unwrap();
        let reports = fs::read_dir(&crashes.folder).unwrap().map(|entry| entry.unwrap().path());
        let reports: Vec<PathBuf> = reports.filter(|path| is_ours(path, REPORT)).collect();
        assert_eq!(reports.len(), MOST);
        assert!(reports.contains(&newest) && newest.metadata().unwrap().len() == MOST_BYTES as u64);
        assert!(crashes.folder.join("notes.txt").exists());
        assert_eq!(crashes.take_news().unwrap().report, newest);
        assert_eq!(crashes.take_news(), None, "older ones are no news beside it");
    }

    #[cfg(unix)]
    #[test]
    fn its_owner_alone_reads_a_report() {
        use std::os::unix::fs::PermissionsExt as _;
        let (_folder, crashes) = crashes();
        let report = crashes.write("what happened", true).unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&report), mode(&crashes.folder)), (0o600, 0o700));
    }

    #[test]
    fn where_nothing_can_be_written_nothing_is_left() {
        let (_folder, crashes) = crashes();
        fs::create_dir_all(crashes.folder.parent().unwrap()).unwrap();
        fs::write(&crashes.folder, "a file in the way").unwrap();
        assert!(crashes.write("what happened", true).is_err());
        assert_eq!(crashes.take_news(), None);
    }
}
