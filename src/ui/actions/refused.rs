//! Why the key that was pressed last did nothing: its button is told by hovering, a key has no other answer.

use egui::{Context, Id};

/// Where it is kept.
const REFUSED: &str = "why a key did nothing";

/// Notes why what a key asks for cannot be done now.
pub(super) fn refuse(ctx: &Context, why: &str) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(REFUSED), why.to_owned()));
    ctx.request_repaint();
}

/// Why the last key did nothing; says so once.
pub fn take(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(Id::unique(REFUSED)))
}
