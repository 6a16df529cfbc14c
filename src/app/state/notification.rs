//! A message to the user, and in which window over the page it came about.

use common::host::Tone;

/// The window of a photo: what goes wrong in it is known later.
pub const PHOTO_WINDOW: &str = "photo";

/// A message to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    /// Tells it apart from all others.
    pub number: u64,
    /// What it says.
    pub text: String,
    /// What it is about.
    pub tone: Tone,
    /// The window over the page in which it went wrong.
    pub window: Option<&'static str>,
}

/// The windows over the page.
#[derive(Default)]
pub(super) struct Windows {
    /// Their names, that on top last.
    pub(super) open: Vec<&'static str>,
    /// The one in which something is being done.
    pub(super) acting: Option<&'static str>,
    /// The last notification that was there when they were looked at.
    pub(super) seen: u64,
}
