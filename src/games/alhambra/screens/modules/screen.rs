//! What a module adds to the screens.

use egui::{Painter, Rect};

use crate::{pad::Pad, rules::Scoring, widgets::as_printed::Draft};
use text::Texts;
use ui::theme::Theme;

/// What a module adds.
pub struct ModuleScreen {
    /// Draws what is counted of it, in a square.
    pub paint: fn(&Painter, &Theme, Rect),
    /// Its pieces, which are put together as printed.
    pub pieces: Option<PieceScreen>,
    /// What people have to remember, with the numbers of their table.
    pub reminder: Option<fn(&Texts, &Pad) -> Vec<String>>,
    /// What stands below the sheet before a scoring.
    pub forecast: fn(&Texts, &Pad, Scoring) -> Option<String>,
}

/// The pieces of a module.
pub struct PieceScreen {
    /// What one is called.
    pub name: fn(&Texts) -> &str,
    /// One with nothing on it yet.
    pub draft: fn() -> Draft,
}

/// Nothing at all.
pub(super) const NOTHING: ModuleScreen =
    ModuleScreen { paint: |_, _, _| {}, pieces: None, reminder: None, forecast: |_, _, _| None };
