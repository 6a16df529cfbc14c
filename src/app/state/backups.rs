//! Backups, made and brought back beside the window.

use std::{
    path::PathBuf,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use super::AppState;
use crate::command::BackupCommand;
use common::{PLAYER_COLOURS, host::file_errors};
use storage::{
    Backup, BackupContents, BackupError, DataDir, OnConflict, Refused, RestorePlan, Restored, Settings,
    back_up,
};
use text::Texts;

/// What is done in this time is done at once.
const PATIENCE: Duration = Duration::from_millis(150);

/// What is under way with backups.
#[derive(Default)]
pub struct Backups {
    /// A backup that can be brought back, and what that would change: somebody is to say whether.
    pub asked: Option<(Backup, RestorePlan)>,
    work: Option<Work>,
}

/// Work of a thread.
struct Work {
    news: Receiver<News>,
    /// How far it is, in percent.
    percent: u64,
}

/// What the thread tells.
enum News {
    Percent(u64),
    Done(Result<Outcome, BackupError>),
}

/// What was asked for.
enum Outcome {
    Made(BackupContents, PathBuf),
    Read(Box<(Backup, RestorePlan)>, PathBuf),
    Restored(Restored),
}

impl Backups {
    /// How far the work is that is under way, in percent.
    #[must_use]
    pub fn percent(&self) -> Option<u64> {
        self.work.as_ref().map(|work| work.percent)
    }

    fn begin(
        &mut self,
        work: impl FnOnce(&mut dyn FnMut(u64, u64)) -> Result<Outcome, BackupError> + Send + 'static,
    ) {
        let (tell, news) = channel();
        thread::spawn(move || {
            let done = work(&mut percents(tell.clone()));
            // Nobody listens any more when the program is closed.
            drop(tell.send(News::Done(done)));
        });
        self.work = Some(Work { news, percent: 0 });
    }

    /// What came of the work, once that is known; it is waited for so long.
    fn poll(&mut self, patience: Duration) -> Option<Result<Outcome, BackupError>> {
        let until = Instant::now() + patience;
        while let Some(work) = &mut self.work {
            match work.news.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(News::Percent(percent)) => work.percent = percent,
                Ok(News::Done(done)) => {
                    self.work = None;
                    return Some(done);
                }
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.work = None,
            }
        }
        None
    }
}

/// Tells every percent once.
fn percents(tell: Sender<News>) -> impl FnMut(u64, u64) {
    let mut told = 0;
    move |done, all| {
        let percent = done * 100 / all.max(1);
        if percent > told {
            told = percent;
            drop(tell.send(News::Percent(percent)));
        }
    }
}

impl AppState {
    pub(super) fn run_backup(&mut self, command: BackupCommand) {
        if self.backups.work.is_some() {
            return self.remark(self.texts.backup_busy().to_owned());
        }
        let (asked, data) = (self.backups.asked.take(), self.data.clone());
        match command {
            BackupCommand::BackUp(path) => {
                let path = PathBuf::from(path.trim());
                self.backups
                    .begin(move |progress| Ok(Outcome::Made(back_up(&data, &path, false, progress)?, path)));
            }
            BackupCommand::Open(path) => {
                let path = PathBuf::from(path.trim());
                self.backups.begin(move |progress| {
                    let backup = Backup::open(&path, progress)?;
                    let plan = RestorePlan::new(&backup, &data, progress);
                    Ok(Outcome::Read(Box::new((backup, plan)), path))
                });
            }
            BackupCommand::Restore(choice) => {
                let Some((backup, plan)) = asked else { return };
                self.backups.begin(move |progress| restore(&backup, &plan, &data, choice, progress));
            }
            BackupCommand::Cancel => return,
        }
        self.hear_backups(PATIENCE);
    }

    /// Hears how work with backups goes; true while some is under way.
    pub(super) fn poll_backups(&mut self) -> bool {
        self.hear_backups(Duration::ZERO);
        self.backups.work.is_some()
    }

    fn hear_backups(&mut self, patience: Duration) {
        match self.backups.poll(patience) {
            None => {}
            Some(Ok(Outcome::Made(kept, path))) => {
                self.remember_file(&path);
                self.notify(self.texts.backup_done(kept.files, &path.display().to_string()));
                let reasons: Vec<String> =
                    kept.left_out.iter().map(|error| file_errors::with_file(&self.texts, error)).collect();
                self.remark_all(&reasons, Texts::backup_left_out);
            }
            Some(Ok(Outcome::Read(read, path))) => {
                self.backups.asked = Some(*read);
                self.remember_file(&path);
            }
            Some(Ok(Outcome::Restored(restored))) => {
                let Restored { added, replaced, same, kept, skipped, refused } = restored;
                self.take_restored();
                self.notify(self.texts.backup_restored(added, replaced, same, kept));
                self.remark_all(&skipped, Texts::backup_skipped);
                let why = |refused: &Refused| {
                    let why = file_errors::of_obstacle(&self.texts, refused.obstacle);
                    self.texts.backup_file(&refused.name, &self.texts.backup_refused(why))
                };
                let reasons: Vec<String> = refused.iter().map(why).collect();
                self.remark_all(&reasons, |_, reason| reason.to_owned());
            }
            Some(Err(error)) => {
                // Some of it may be here.
                self.take_restored();
                self.error(self.texts.backup_failed(&file_errors::of_backup(&self.texts, &error)));
            }
        }
    }

    /// Remarks on the first of some things, and says how many more there are.
    pub(super) fn remark_all(&mut self, what: &[String], say: fn(&Texts, &str) -> String) {
        let Some(first) = what.first() else { return };
        let (first, more) = (say(&self.texts, first), what.len() - 1);
        self.remark(if more == 0 { first } else { self.texts.error_and_more(&first, more) });
    }

    /// Takes up what may have come: games, settings and who is who.
    fn take_restored(&mut self) {
        let settings = Settings::load(&self.data.settings(), &PLAYER_COLOURS).settings;
        if settings != self.settings {
            self.adopt(settings);
        }
        self.refresh_people();
        self.refresh_library();
    }
}

fn restore(
    backup: &Backup,
    plan: &RestorePlan,
    data: &DataDir,
    choice: OnConflict,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, BackupError> {
    plan.carry_out(backup, data, choice, progress).map(Outcome::Restored)
}
