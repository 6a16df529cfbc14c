//! Plays that are written for another program, beside the window. Nothing is at their path until all of them are: whoever
//! stops it, or ends the program, has written none.

mod writing;

use std::{path::Path, task::Poll, time::Duration};

pub(super) use writing::PlaysOut;

use super::{AppState, work::Work};
use common::contract::plays_for_bg_stats;
use storage::StoreError;
use text::Texts;

/// What is done in this time is done at once.
const PATIENCE: Duration = Duration::from_millis(150);

impl AppState {
    /// How far the plays are that are being written, in percent.
    #[must_use]
    pub fn writing_plays(&self) -> Option<u32> {
        self.plays_out.as_ref().map(|plays| plays.work.percent())
    }

    /// Writes the plays in these files for BG Stats, in a list, where no file is.
    pub(super) fn write_plays(&mut self, files: Vec<String>, path: String) {
        if let Some(percent) = self.writing_plays() {
            return self.remark(self.texts.plays_out_writing(percent));
        }
        // Nobody waits for what cannot be written.
        let to = Path::new(path.trim());
        if to.exists() {
            return self.not_written(&StoreError::Exists { path: to.into() });
        }
        let (list, language) = (self.list, self.texts.language());
        let (games, people) = (self.games.clone(), self.people.clone());
        let work = Work::begin(self.waker.clone(), move |course| {
            let files = course.along(files.iter().map(String::as_str));
            plays_for_bg_stats(list, &Texts::new(language), &games, files, &people)
        });
        self.plays_out = Some(PlaysOut { path, work });
        self.hear_plays_out(PATIENCE);
    }

    /// Writes them no further.
    pub(super) fn stop_writing_plays(&mut self) {
        if let Some(plays) = &self.plays_out {
            plays.work.stop();
            self.hear_plays_out(PATIENCE);
        }
    }

    /// Hears how it goes; true while some are being written.
    pub(super) fn poll_plays_out(&mut self) -> bool {
        self.hear_plays_out(Duration::ZERO);
        self.plays_out.is_some()
    }

    fn hear_plays_out(&mut self, patience: Duration) {
        let Some(PlaysOut { work, .. }) = &self.plays_out else { return };
        let (is_stopped, Poll::Ready(made)) = (work.is_stopped(), work.poll(patience)) else { return };
        let Some(PlaysOut { path, .. }) = self.plays_out.take() else { return };
        match made {
            _ if is_stopped => self.remark(self.texts.plays_out_stopped().to_owned()),
            Some(Ok(text)) => {
                self.write_out(&path, text.as_bytes());
            }
            Some(Err((file, faults))) => {
                let reason = faults.into_iter().next().unwrap_or_default();
                self.error(self.texts.error_open(&file, &reason));
            }
            None => {}
        }
    }
}
