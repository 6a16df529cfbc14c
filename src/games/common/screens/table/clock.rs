//! The turn clock: how long the one whose entry is expected has had.

use std::time::Duration;

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use storage::Settings;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

/// The width that it takes.
const WIDTH: f32 = 96.0;

/// Whose turn is timed, and since when.
#[derive(Default)]
pub struct Clock {
    /// The round and the row.
    turn: Option<(usize, usize)>,
    /// In seconds since the program was started.
    since: f64,
}

impl Clock {
    /// Shows how long the turn of a row in a round has lasted at the right of a line, where it is to be seen; returns the
    /// rest of the line.
    pub fn beside(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        settings: &Settings,
        turn: Option<(usize, usize)>,
        line: Rect,
    ) -> Rect {
        if !settings.turn_clock {
            return line;
        }
        let (rest, clock) = line.split_left_right_at_x(line.max.x - WIDTH);
        self.show(ui, texts, turn, clock);
        rest
    }

    /// Another turn begins at nought.
    fn show(&mut self, ui: &Ui, texts: &Texts, turn: Option<(usize, usize)>, rect: Rect) {
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
        let said = texts.pad_said(texts.pad_clock(), &time);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        response.on_hover_text(texts.pad_clock());
    }
}

/// It comes and goes.
pub fn action<'a, C>(
    texts: &'a Texts,
    settings: &Settings,
    does: impl FnOnce(Settings) -> C,
) -> Action<'a, C> {
    let is_shown = settings.turn_clock;
    let label = if is_shown { texts.pad_clock_hide() } else { texts.pad_clock_show() };
    let settings = Settings { turn_clock: !is_shown, ..settings.clone() };
    Action::new(label, does(settings)).icon(Symbol::Clock)
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
