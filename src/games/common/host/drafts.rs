//! Messages about unfinished work that is kept in files.

use super::{Host, file_errors};
use storage::{Draft, DraftTrouble};

/// Tells what did not come back.
pub fn tell_trouble<P>(found: Option<DraftTrouble>, host: &mut Host<'_, P>) {
    match found {
        Some(DraftTrouble::Broken { path }) => {
            let path = path.display().to_string();
            host.remark(host.texts.drafts_broken(&path));
        }
        Some(DraftTrouble::Unreadable(error)) => {
            let reason = file_errors::with_file(host.texts, &error);
            host.remark(host.texts.drafts_unreadable(&reason));
        }
        None => {}
    }
}

/// Tells that another window has unfinished work of this kind.
pub fn tell_beside<P>(kept: &mut Draft, host: &mut Host<'_, P>) {
    if kept.tell_beside() {
        host.remark(host.texts.drafts_beside().to_owned());
    }
}
