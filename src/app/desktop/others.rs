//! The desktops of Windows and macOS, which are asked nothing. `freedesktop.rs` is its twin. Compiled, but untried: nobody
//! has run it yet.

use super::Display;

/// There is one display, without a name.
pub const DISPLAY_IS_NAMED: bool = false;

struct Unasked;

impl Display for Unasked {
    fn keep_awake(&mut self) -> Option<u32> {
        None
    }

    fn let_sleep(&mut self, _: u32) {}
}

pub(super) fn display() -> Option<impl Display> {
    None::<Unasked>
}

pub(super) fn wants_stillness() -> bool {
    false
}
