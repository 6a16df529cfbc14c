//! Says that saved games are still being read, and how many are.

use egui::{RichText, Ui, accesskit};

use super::catalogue::Shelf;
use crate::AppState;
use storage::Reading;
use text::Texts;
use ui::theme::{self, TextSize, Theme};

/// How far the reading of the games of a shelf is; none where all are known.
pub fn of(app: &AppState, shelf: Shelf) -> Option<Reading> {
    match shelf {
        Shelf::Own | Shelf::All => app.library.reading(),
        Shelf::Trash => app.trash.reading(),
        Shelf::Samples => None,
    }
}

/// Says it, to a screen reader too; nothing where it is not known yet how many there are.
pub fn show(ui: &mut Ui, texts: &Texts, reading: Option<Reading>) {
    let Some(Reading { known, all: Some(all) }) = reading else { return };
    let words = RichText::new(texts.library_read_so_far(known, all)).font(theme::medium(TextSize::SMALL));
    let response = ui.label(words.color(Theme::of(ui.ctx()).ink_soft));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
}
