//! `alhambra backup` and `restore`: everything that somebody has made in one file, and how it comes back.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::{
    Args, ValueEnum,
    builder::{OsStringValueParser, TypedValueParser as _},
};
use serde_json::{Value, json};

use super::data_folder::data_folder;
use common::{
    commands::{Failure, ProgressBar, bad, check_free, file_name},
    host::file_errors,
    words::json_text,
};
use opening::given_path;
use storage::{
    Backup, BackupError, Change, Obstacle, OnConflict, Planned, Refused, RestorePlan, Restored, StoreError,
    back_up,
};
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct BackUp {
    #[arg(short, long, value_name = "FILE", value_parser = OsStringValueParser::new().map(given_path))]
    output: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

impl BackUp {
    pub(super) fn run(
        self,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        if self.output.as_os_str() == "-" {
            return Err(Failure::Usage(texts.backup_no_stream().to_owned()));
        }
        check_free(&self.output, self.force)?;
        let data = data_folder(texts, data_dir)?;
        let kept =
            with_bar(texts, |report| back_up(&data, &self.output, self.force, report)).map_err(|error| {
                match error {
                    // What is not a regular file can only be read, and so is no place to write to.
                    BackupError::Store(error @ StoreError::NotAFile { .. }) => Failure::Write(error),
                    error => failure(texts, &self.output, error),
                }
            })?;
        let left_out: Vec<String> =
            kept.left_out.iter().map(|error| file_errors::with_file(texts, error)).collect();
        if self.json {
            let written = self.output.display().to_string();
            let told = json!({"written": written, "files": kept.files, "left_out": left_out});
            writeln!(out, "{}", json_text(&told))?;
        } else {
            writeln!(out, "{}", texts.backup_done(kept.files, &file_name(&self.output)))?;
            for reason in &left_out {
                writeln!(out, "  {}", plain(&texts.backup_left_out(reason)))?;
            }
        }
        if left_out.is_empty() { Ok(()) } else { Err(Failure::No) }
    }
}

#[derive(Debug, Args)]
pub(super) struct Restore {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_enum, value_name = "keep|replace|both", hide_possible_values = true)]
    conflicts: Option<Conflicts>,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Conflicts {
    Keep,
    Replace,
    Both,
}

impl From<Conflicts> for OnConflict {
    fn from(conflicts: Conflicts) -> Self {
        match conflicts {
            Conflicts::Keep => Self::Keep,
            Conflicts::Replace => Self::Replace,
            Conflicts::Both => Self::Both,
        }
    }
}

impl Restore {
    pub(super) fn run(
        self,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let data = data_folder(texts, data_dir)?;
        let fail = |error| failure(texts, &self.file, error);
        let backup = with_bar(texts, |report| Backup::open(&self.file, report)).map_err(fail)?;
        let plan = with_bar(texts, |report| RestorePlan::new(&backup, &data, report));
        let is_open = plan.count(Change::Differs) > 0 && self.conflicts.is_none();
        let restored = if self.dry_run || is_open {
            None
        } else {
            let choice = self.conflicts.map_or(OnConflict::Keep, OnConflict::from);
            Some(with_bar(texts, |report| plan.carry_out(&backup, &data, choice, report)).map_err(fail)?)
        };
        if self.json {
            writeln!(out, "{}", json_text(&as_json(&backup, &plan, restored.as_ref())))?;
        } else {
            match &restored {
                Some(restored) => tell(texts, restored, out)?,
                None => list(texts, &backup, &plan, out)?,
            }
        }
        let skipped =
            restored.is_some_and(|restored| !restored.skipped.is_empty() || !restored.refused.is_empty());
        // Something that was asked for has to be asked for in another way, or once more.
        if is_open && !self.dry_run || skipped { Err(Failure::No) } else { Ok(()) }
    }
}

/// Does something that reports its progress.
fn with_bar<T>(texts: &Texts, work: impl FnOnce(&mut dyn FnMut(u64, u64)) -> T) -> T {
    let bar = ProgressBar::of_work(texts);
    let done = work(&mut |done, all| bar.report(done, all));
    bar.finish();
    done
}

/// What is wrong with the backup, or with a file that it was to be made of or written to.
fn failure(texts: &Texts, file: &Path, error: BackupError) -> Failure {
    match error {
        BackupError::Store(StoreError::Exists { path }) => Failure::Exists(path),
        BackupError::Store(
            error @ (StoreError::Write { .. } | StoreError::Protected { .. } | StoreError::Name { .. }),
        ) => Failure::Write(error),
        BackupError::Store(error) => Failure::Read(error),
        error @ (BackupError::NoFolder { .. } | BackupError::Nothing { .. }) => {
            Failure::Nothing(file_errors::of_backup(texts, &error))
        }
        error => bad(texts, file, vec![file_errors::of_backup(texts, &error)]),
    }
}

/// Says what would be changed.
fn list(texts: &Texts, backup: &Backup, plan: &RestorePlan, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", texts.backup_of(&backup.made.to_string(), &plain(&backup.program), backup.len()))?;
    for file in plan.files().iter().filter(|file| file.change != Change::Same) {
        writeln!(out, "  {}", plain(&texts.backup_file(&file.name(), &file_errors::of_change(texts, file))))?;
    }
    writeln!(out, "{}", texts.backup_same(plan.count(Change::Same)))?;
    let conflicts = plan.count(Change::Differs);
    if conflicts > 0 {
        writeln!(out, "{}", texts.backup_choose(conflicts))?;
    }
    writeln!(out, "{}", texts.backup_nothing_yet())?;
    Ok(())
}

/// Says what was done.
fn tell(texts: &Texts, restored: &Restored, out: &mut dyn Write) -> Result<(), Failure> {
    let Restored { added, replaced, same, kept, skipped, refused } = restored;
    writeln!(out, "{}", texts.backup_restored(*added, *replaced, *same, *kept))?;
    for name in skipped {
        writeln!(out, "  {}", plain(&texts.backup_skipped(name)))?;
    }
    for Refused { name, obstacle } in refused {
        let why = texts.backup_refused(file_errors::of_obstacle(texts, *obstacle));
        writeln!(out, "  {}", plain(&texts.backup_file(name, &why)))?;
    }
    Ok(())
}

/// Why a file cannot be restored, for programs.
const fn code(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Name => "name",
        Obstacle::Empty => "empty",
        Obstacle::InPlace => "in_place",
        Obstacle::Unwritable => "unwritable",
    }
}

fn as_json(backup: &Backup, plan: &RestorePlan, restored: Option<&Restored>) -> Value {
    let file = |file: &Planned| {
        let change = match file.change {
            Change::New => "new",
            Change::Same => "same",
            Change::Differs => "differs",
            Change::Open => "open",
            Change::Refused(obstacle) => {
                return json!({"name": file.name(), "change": "refused", "why": code(obstacle)});
            }
        };
        json!({"name": file.name(), "change": change, "beside": file.beside()})
    };
    let refused = |refused: &Refused| json!({"name": refused.name, "why": code(refused.obstacle)});
    let restored = restored.map(|done| {
        json!({"added": done.added, "replaced": done.replaced, "same": done.same, "kept": done.kept,
            "skipped": done.skipped, "refused": done.refused.iter().map(refused).collect::<Vec<_>>()})
    });
    json!({
        "made": backup.made.to_string(),
        "program": backup.program,
        "files": plan.files().iter().map(file).collect::<Vec<_>>(),
        "restored": restored,
    })
}
