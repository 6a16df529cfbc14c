//! A heading of what lay open, with what is told beside it.

use std::sync::Arc;

use egui::{Align2, Galley, Rect, Role, Sense, Ui, WidgetInfo};

use ui::theme::{self, TextSize, Theme, space};

/// The height of a line.
pub(super) const LINE: f32 = 24.0;

/// A heading with what is told beside it, or in a second line; where neither has room only whoever points at the title is told.
pub(super) struct Heading<'a> {
    words: [&'a str; 2],
    written: [Arc<Galley>; 2],
}

impl<'a> Heading<'a> {
    pub(super) fn new(ui: &Ui, title: &'a str, beside: &'a str) -> Self {
        let theme = Theme::of(ui.ctx());
        let write = |words: &str, font, ink| ui.painter().layout_no_wrap(words.to_owned(), font, ink);
        let title_written = write(title, theme::title(TextSize::LEAD), theme.ink);
        let beside_written = write(beside, theme::body(TextSize::TINY), theme.ink_soft);
        Self { words: [title, beside], written: [title_written, beside_written] }
    }

    /// In one line.
    pub(super) fn width(&self) -> f32 {
        self.written.iter().map(|galley| galley.size().x).sum::<f32>() + space::MEDIUM
    }

    pub(super) fn show(self, ui: &Ui, place: Rect, lines: usize) {
        let line = |k: usize| {
            let top = place.min.y + LINE * k as f32;
            place.with_min_y(top).with_max_y(top + LINE)
        };
        let places = match lines {
            1 => [(line(0), Align2::LEFT_CENTER), (line(0), Align2::RIGHT_CENTER)],
            _ => [(line(0), Align2::LEFT_CENTER), (line(1), Align2::LEFT_CENTER)],
        };
        let has_room = lines > 1 || self.width() <= place.width();
        let both = format!("{} · {}", self.words[0], self.words[1]);
        let said = if has_room { self.words } else { [&*both, ""] };
        let ink = Theme::of(ui.ctx()).ink;
        let parts = said.into_iter().zip(self.written).zip(places);
        for ((words, galley), (place, align)) in parts.filter(|((words, _), _)| !words.is_empty()) {
            let rect = align.align_size_within_rect(galley.size(), place);
            ui.painter().galley(rect.min, galley, ink);
            let response = ui.interact(rect, ui.scope_id().with(("heading", words)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
            if !has_room {
                response.on_hover_text(words);
            }
        }
    }
}
