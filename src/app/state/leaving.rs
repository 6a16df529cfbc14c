//! Leaving a game, or the program, while something is not saved: it asks first.

use super::{
    AppState,
    next::{Leaving, Next},
};
use crate::command::LeaveCommand;
use common::host::file_errors;
use storage::write_out;

impl AppState {
    /// Leaves what is open for something else. What could not be saved is tried once more; if that fails, it is asked.
    pub(super) fn leave(&mut self, next: Next) {
        self.leaving = None;
        let quits = matches!(next, Next::Quit);
        if let Some(((game, what), error)) = self.unsaved(quits) {
            let reason = file_errors::with_file(&self.texts, &error);
            if matches!(next, Next::Home)
                && let Some((_, page)) = self.open_file()
            {
                self.page = page;
            }
            self.leaving = Some(Leaving { what, game, reason, next });
            return;
        }
        if !quits {
            let open = self.open_file().map(|(file, _)| file.to_owned());
            self.close_games();
            // Home shows it; elsewhere one would not know where it is.
            if let Some(file) = open.filter(|_| matches!(next, Next::Begin(_))) {
                self.tell_kept(&file);
            }
        }
        match next {
            Next::Quit => self.quit = true,
            Next::Home => self.show_home(),
            Next::Open(file) => self.open_left(&file),
            Next::Begin(page) => self.begin(page),
        }
    }

    /// Says that an unfinished game which another one replaces is kept.
    fn tell_kept(&mut self, file: &str) {
        let kept = self.library.games().iter().find(|game| game.file == file);
        if kept.and_then(|game| game.content.as_ref().ok()).is_some_and(|game| game.general().can_go_on()) {
            self.notify(self.texts.library_kept().to_owned());
        }
    }

    pub(super) fn run_leave(&mut self, command: LeaveCommand) {
        let Some(Leaving { what, game, reason, next }) = self.leaving.take() else { return };
        match command {
            LeaveCommand::Stay => {}
            LeaveCommand::TryAgain => {
                self.leave(next);
                if self.leaving.as_ref().is_some_and(|leaving| leaving.what == what) {
                    self.error(self.texts.leave_failed(&reason));
                }
            }
            LeaveCommand::GiveUp => {
                self.give_up((game, what));
                self.leave(next);
            }
            LeaveCommand::SaveTo(path) => {
                let path = path.trim();
                let Some(text) = self.text_of((game, what)) else { return };
                match write_out(path.as_ref(), text.as_bytes(), false) {
                    Ok(()) => {
                        self.notify(self.texts.exported_to(path));
                        self.give_up((game, what));
                        self.leave(next);
                    }
                    Err(error) => {
                        let failed = file_errors::with_file(&self.texts, &error);
                        self.error(self.texts.leave_failed(&failed));
                        self.leaving = Some(Leaving { what, game, reason, next });
                    }
                }
            }
        }
    }
}
