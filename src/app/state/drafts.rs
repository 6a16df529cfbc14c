//! What is told about unfinished work that is kept in files.

use super::AppState;
use crate::{
    games::roll_and_write::session::file_errors,
    storage::{Draft, DraftTrouble},
    text::Key,
};

impl AppState {
    /// Tells what did not come back, and that another window has unfinished work of this kind.
    pub(super) fn tell_drafts(
        &mut self,
        found: Option<DraftTrouble>,
        kept: impl Fn(&mut Self) -> &mut Draft,
    ) {
        match found {
            Some(DraftTrouble::Broken { path }) => {
                let path = path.display().to_string();
                self.remark(self.texts.with(Key::DraftsBroken, &[("path", path.into())]));
            }
            Some(DraftTrouble::Unreadable(error)) => {
                let reason = file_errors::with_file(&self.texts, &error);
                self.remark(self.texts.with(Key::DraftsUnreadable, &[("reason", reason.into())]));
            }
            None => {}
        }
        if kept(self).tell_beside() {
            self.remark(self.texts.get(Key::DraftsBeside).to_owned());
        }
    }
}
