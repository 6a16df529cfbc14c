//! `alhambra install --user`: makes the program, its records and its links known to the user's desktop; `--remove`
//! undoes it.

mod entry;
mod tools;

use std::{
    env,
    io::Write,
    path::{self, Path, PathBuf},
};

use clap::Args;

use entry::Entry;

use super::data_folder::data_folder;
use common::commands::{Failure, file_name};
use storage::{DataDir, InstallManifest, StoreError, read_text};
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Install {
    /// Nothing is ever installed for all users: that is what packages are for.
    #[arg(long, required = true)]
    user: bool,
    #[arg(long)]
    remove: bool,
}

impl Install {
    pub(super) fn run(
        self,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        if !cfg!(feature = "gui") {
            return Err(Failure::NoWindow(texts.failure_no_gui().to_owned()));
        }
        if cfg!(any(not(unix), target_os = "macos")) {
            return Err(Failure::Usage(texts.install_not_here().to_owned()));
        }
        let data = data_folder(texts, data_dir)?;
        let share = share(texts)?;
        let placed = InstallManifest::new(&data);
        if self.remove {
            return remove(texts, &placed, &share, out);
        }
        let program = env::current_exe().map_err(|_| Failure::Usage(texts.install_lost().to_owned()))?;
        // If a data folder is named, it also holds for whatever is clicked on the desktop.
        let entry = Entry { program: &program, data: data.root(), names_data: data_dir.is_some() };
        let files = entry.files(&share);
        let files = files.map_err(|path| Failure::Usage(texts.install_bad_path(&file_name(&path))))?;
        placed.put(&files).map_err(|error| match error {
            StoreError::Exists { path } => Failure::Taken(in_the_way(texts, &share, &data, &path)),
            error => Failure::Write(error),
        })?;
        writeln!(out, "{}", texts.install_done(entry::PATTERN, entry::EXAMPLE))?;
        for (path, _) in &files {
            writeln!(out, "  {}", texts.install_written(&file_name(path)))?;
        }
        tools::update(texts, &share, out)?;
        tools::check(texts, out)
    }
}

/// What is in the way: somebody else's file, or an entry installed for another data folder.
fn in_the_way(texts: &Texts, share: &Path, data: &DataDir, path: &Path) -> String {
    let entry = read_text(&entry::path(share)).unwrap_or_default();
    // An entry without a folder starts the program with the usual one.
    let other = DataDir::find(entry::owner(&entry).as_deref()).ok();
    let other = other.filter(|other| other != data && InstallManifest::new(other).has(path));
    match other {
        Some(other) => texts.install_of_other(&file_name(path), &file_name(other.root())),
        None => texts.install_in_the_way(&file_name(path)),
    }
}

/// Removes everything that is still as it was installed.
fn remove(texts: &Texts, placed: &InstallManifest, share: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    if !placed.any() {
        return Ok(writeln!(out, "{}", texts.install_none())?);
    }
    let changed = placed.take_away().map_err(Failure::Write)?;
    // The folders go last: the tools need them.
    tools::update(texts, share, out)?;
    placed.forget().map_err(Failure::Write)?;
    writeln!(out, "{}", texts.install_removed())?;
    for path in &changed {
        writeln!(out, "  {}", texts.install_changed(&file_name(path)))?;
    }
    Ok(())
}

/// The folder in which desktops look for what one user has installed.
fn share(texts: &Texts) -> Result<PathBuf, Failure> {
    let share = directories::BaseDirs::new().map(|dirs| dirs.data_dir().to_path_buf());
    share
        .and_then(|share| path::absolute(share).ok())
        .ok_or_else(|| Failure::Usage(texts.install_lost().to_owned()))
}
