//! A pointer that rests where the last click was: it points at nothing until it moves.

use egui::{Pos2, Ui};

use crate::session::PlaySession;

/// Where the pointer was when the position changed.
#[derive(Default)]
pub struct Rest {
    /// The game and the length of its log.
    about: Option<(String, usize)>,
    at: Option<Pos2>,
}

impl Rest {
    /// Follows the game and the pointer; whether it has rested since the position changed.
    pub fn follow(&mut self, ui: &Ui, session: &PlaySession) -> bool {
        let now = ui.input(|input| input.pointer.latest_pos());
        let about = (session.file().to_owned(), session.game().log().len());
        if self.about.as_ref() != Some(&about) {
            self.about = Some(about);
            self.at = now;
        }
        self.at = self.at.filter(|at| Some(*at) == now);
        self.at.is_some()
    }
}
