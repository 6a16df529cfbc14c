//! Files that were opened or written lately: they are offered where one is to be opened.

use std::path::{self, Path};

use super::AppState;

impl AppState {
    /// Those of one kind, newest first.
    #[must_use]
    pub fn recent_files(&self, is_of_kind: impl Fn(&str) -> bool) -> Vec<String> {
        self.settings.recent_files.iter().filter(|path| is_of_kind(path)).cloned().collect()
    }

    pub(super) fn remember_file(&mut self, path: &Path) {
        if let Some(path) = whole(path) {
            let mut settings = self.settings.clone();
            settings.remember_file(&path);
            self.set(settings);
        }
    }

    pub(super) fn forget_file(&mut self, path: &Path) {
        if let Some(path) = whole(path).filter(|path| self.settings.recent_files.contains(path)) {
            let mut settings = self.settings.clone();
            settings.forget_file(&path);
            self.set(settings);
        }
    }
}

/// The path from the root on; none where it is no text, which settings cannot keep.
fn whole(path: &Path) -> Option<String> {
    path::absolute(path).ok()?.into_os_string().into_string().ok()
}
