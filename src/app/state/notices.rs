//! What the user is told, and for how long: what goes wrong in a window over the page is over with that window.

use super::{AppState, notification::Notification};
use common::host::Tone;

impl AppState {
    /// Tells the user that something is done.
    pub fn notify(&mut self, text: String) {
        self.push_notification(text, Tone::Done);
    }

    /// Tells the user something that they should know, such as why nothing was done.
    pub fn remark(&mut self, text: String) {
        self.push_notification(text, Tone::Remark);
    }

    /// Tells the user what went wrong.
    pub fn error(&mut self, text: String) {
        self.push_notification(text, Tone::Error);
    }

    /// Tells the user what went wrong in this window, though it is known only later.
    pub(super) fn error_in(&mut self, window: &'static str, text: String) {
        let acting = self.windows.acting.replace(window);
        self.error(text);
        self.windows.acting = acting;
    }

    pub(super) fn push_notification(&mut self, text: String, tone: Tone) {
        self.notifications_so_far += 1;
        self.errors += u64::from(tone == Tone::Error);
        let window = self.windows.acting.filter(|_| tone == Tone::Error);
        // What is said again is said once, and stays as long as if it were new.
        let is_over = |before: &Notification| {
            before.text == text
                || (before.tone == Tone::Reason && tone == Tone::Reason)
                || (window.is_some() && before.window == window)
        };
        self.notifications.retain(|before| !is_over(before));
        self.notifications.push_back(Notification { number: self.notifications_so_far, text, tone, window });
    }

    /// Does something that is asked for in the window on top, if one is open: what goes wrong is told of that window.
    pub(super) fn in_window(&mut self, act: impl FnOnce(&mut Self)) {
        let before = self.windows.acting;
        self.windows.acting = before.or(self.windows.open.last().copied());
        act(self);
        self.windows.acting = before;
    }

    /// Hears which windows are open over the page, that on top last. What went wrong in one that is closed is over with
    /// it; what went wrong while it closed is told on the page.
    pub fn hear_windows(&mut self, open: Vec<&'static str>) {
        self.windows.open = open;
        let (open, seen) = (&self.windows.open, self.windows.seen);
        let is_open = |window: Option<&'static str>| window.is_none_or(|window| open.contains(&window));
        self.notifications.retain(|told| told.number > seen || is_open(told.window));
        for told in self.notifications.iter_mut().filter(|told| !is_open(told.window)) {
            told.window = None;
        }
        self.windows.seen = self.notifications_so_far;
    }

    /// Whether a window is open over the page.
    #[must_use]
    pub const fn is_behind_window(&self) -> bool {
        !self.windows.open.is_empty()
    }
}
