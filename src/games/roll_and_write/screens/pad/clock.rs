//! The turn clock: how long the one whose entry is expected has had.

use std::time::Duration;

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::text::pad_text as words;
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

/// The width that it takes.
pub(super) const WIDTH: f32 = 96.0;

/// Whose turn is timed, and since when.
#[derive(Default)]
pub(super) struct Clock {
    /// The round and the row.
    turn: Option<(u8, usize)>,
    /// In seconds since the program was started.
    since: f64,
}

impl Clock {
    /// Shows how long this turn has lasted; another one begins at nought.
    pub(super) fn show(&mut self, ui: &Ui, texts: &Texts, turn: Option<(u8, usize)>, rect: Rect) {
        let now = ui.input(|input| input.time);
        if turn != self.turn {
            *self = Self { turn, since: now };
        }
        if turn.is_none() {
            return;
        }
        let lasted = now - self.since;
        ui.ctx().request_repaint_after(Duration::from_secs_f64(1.0 - lasted.fract()));
        let theme = Theme::of(ui.ctx());
        let time = in_minutes(lasted as u64);
        let at = rect.right_center();
        let font = theme::figures(TextSize::LEAD);
        let shown = ui.painter().text(at, Align2::RIGHT_CENTER, &time, font, theme.ink_soft);
        let icon = pos2(shown.min.x - theme::size::ICON, rect.center().y);
        let place = Rect::from_center_size(icon, vec2(theme::size::ICON, theme::size::ICON));
        symbols::paint(ui.painter(), place, Symbol::Clock, theme.ink_soft);
        let response = ui.interact(rect, ui.scope_id().with("clock"), Sense::hover());
        let said = words::said(texts, texts.pad_clock(), &time);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        response.on_hover_text(texts.pad_clock());
    }
}

/// Minutes and seconds, such as 1:05.
fn in_minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_two_digits_and_minutes_as_many_as_they_need() {
        let told = [0, 9, 65, 600, 7_199].map(in_minutes);
        assert_eq!(told, ["0:00", "0:09", "1:05", "10:00", "119:59"]);
    }
}
