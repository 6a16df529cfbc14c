//! Leaving a game, or the program, while something is not saved: that is asked first.

use super::AppState;
use crate::app::Page;
use crate::{
    games::roll_and_write::{
        log::Game,
        pad::Pad,
        session::{file_errors, play::Dice},
    },
    storage::{StoreError, document_text, write_new},
    text::Key,
};

/// What is to happen once nothing unsaved is left behind.
#[derive(Clone, Debug)]
pub(super) enum Next {
    /// The program ends.
    Quit,
    /// Home.
    Home,
    /// The game in this file goes on.
    Open(String),
    /// This game begins.
    Play(Box<Game>, Dice),
    /// This table begins.
    Table(Box<Pad>),
}

/// Something that could not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaved {
    /// The game being played.
    Game,
    /// The table being kept.
    Table,
    /// Finished games that are typed in.
    LateEntry,
    /// The sheet being transcribed.
    Sheet,
}

/// A question: something is to be left behind that could not be saved.
#[derive(Clone, Debug)]
pub struct Leaving {
    /// What it is.
    pub what: Unsaved,
    /// Why it could not be saved.
    pub reason: String,
    next: Next,
}

impl Leaving {
    /// Whether the program ends with it.
    #[must_use]
    pub const fn quits(&self) -> bool {
        matches!(self.next, Next::Quit)
    }
}

/// The answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeaveCommand {
    /// Saves it where it belongs, if that is possible by now.
    TryAgain,
    /// Writes it to a new file at this path.
    SaveTo(String),
    /// Leaves it behind.
    GiveUp,
    /// Stays with it.
    Stay,
}

impl AppState {
    /// Leaves what is open for something else. What could not be saved is tried once more; if that fails, it is asked.
    pub(super) fn leave(&mut self, next: Next) {
        self.leaving = None;
        if let Some((what, error)) = self.unsaved(&next) {
            let reason = file_errors::with_file(&self.texts, &error);
            if matches!(next, Next::Home) {
                self.page = if what == Unsaved::Table { Page::Pad } else { Page::Play };
            }
            self.leaving = Some(Leaving { what, reason, next });
            return;
        }
        if !matches!(next, Next::Quit) {
            self.session = None;
            self.pad = None;
            self.refresh_library();
        }
        match next {
            Next::Quit => self.quit = true,
            Next::Home => self.show_home(),
            Next::Open(file) => self.open_left(&file),
            Next::Play(game, dice) => self.begin_left(*game, dice),
            Next::Table(pad) => self.begin_table(*pad),
        }
    }

    /// The first thing that would be lost, and why it cannot be saved.
    fn unsaved(&mut self, next: &Next) -> Option<(Unsaved, StoreError)> {
        if let Some(session) = self.session.as_mut().filter(|session| session.is_unsaved())
            && let Err(error) = session.save(&self.games, super::now())
        {
            return Some((Unsaved::Game, error));
        }
        if let Some(session) = self.pad.as_mut().filter(|session| session.is_unsaved())
            && let Err(error) = session.save(&self.games, super::now())
        {
            return Some((Unsaved::Table, error));
        }
        // Drafts stay in the window until the program ends.
        let quits = matches!(next, Next::Quit);
        if quits
            && self.late.kept.is_unsaved()
            && let Err(error) = self.late.keep()
        {
            return Some((Unsaved::LateEntry, error));
        }
        if quits
            && self.sheets.kept.is_unsaved()
            && let Err(error) = self.sheets.keep()
        {
            return Some((Unsaved::Sheet, error));
        }
        None
    }

    pub(super) fn run_leave(&mut self, command: LeaveCommand) {
        let Some(Leaving { what, reason, next }) = self.leaving.take() else { return };
        match command {
            LeaveCommand::Stay => {}
            LeaveCommand::TryAgain => {
                self.leave(next);
                if self.leaving.as_ref().is_some_and(|leaving| leaving.what == what) {
                    self.error(Key::LeaveFailed, &[("reason", reason.into())]);
                }
            }
            LeaveCommand::GiveUp => {
                self.give_up(what);
                self.leave(next);
            }
            LeaveCommand::SaveTo(path) => {
                let path = path.trim();
                let Some(text) = self.text_of(what) else { return };
                match write_new(path.as_ref(), text.as_bytes()) {
                    Ok(()) => {
                        self.notify(self.texts.with(Key::ExportedTo, &[("path", path.into())]));
                        self.give_up(what);
                        self.leave(next);
                    }
                    Err(error) => {
                        let failed = file_errors::with_file(&self.texts, &error);
                        self.error(Key::LeaveFailed, &[("reason", failed.into())]);
                        self.leaving = Some(Leaving { what, reason, next });
                    }
                }
            }
        }
    }

    /// It as the text of a file that can be imported.
    fn text_of(&self, what: Unsaved) -> Option<String> {
        match what {
            Unsaved::Game => Some(self.session.as_ref()?.text()),
            Unsaved::Table => Some(self.pad.as_ref()?.text()),
            Unsaved::LateEntry => Some(self.late.text()),
            Unsaved::Sheet => Some(document_text(&self.sheets.editor.as_ref()?.draft().named())),
        }
    }

    fn give_up(&mut self, what: Unsaved) {
        match what {
            Unsaved::Game => self.session = None,
            Unsaved::Table => self.pad = None,
            Unsaved::LateEntry => self.late.kept.give_up(),
            Unsaved::Sheet => self.sheets.kept.give_up(),
        }
    }
}
