//! The way to the unfinished games beside the one that the large card goes on with.

use egui::{Align2, Key, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use crate::{AppCommand, AppState};
use ui::{
    actions::by_keys,
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, shows_focus},
};

/// The key that leads there.
const KEY: Key = Key::U;

/// How many there are beside the one that is gone on with.
fn more(app: &AppState) -> Option<usize> {
    app.unfinished_games.checked_sub(1).filter(|more| *more > 0)
}

/// Goes there by its key.
pub fn by_key(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    if more(app).is_some_and(|more| by_keys(ui, &app.texts.home_more_unfinished(more), [KEY])) {
        commands.push(AppCommand::Unfinished);
    }
}

/// Shows how many there are, from the middle of its left edge on, as a button that leads there. How far it goes to the
/// right; none where there are no others.
pub fn show(
    ui: &Ui,
    app: &AppState,
    left: Pos2,
    (width, scale): (f32, f32),
    commands: &mut Vec<AppCommand>,
) -> Option<f32> {
    let theme = Theme::of(ui.ctx());
    let label = app.texts.home_more_unfinished(more(app)?);
    let laid = |words: &str, size: TextSize, ink| {
        ui.painter().layout_no_wrap(words.to_owned(), theme::medium(size * scale), ink)
    };
    let words = laid(&label, TextSize::TEXT, theme.ink);
    let key = laid(KEY.name(), TextSize::SMALL, theme.ink_soft);
    let (padding, gap) = (16.0 * scale, 12.0 * scale);
    let size = Vec2::new(padding * 2.0 + words.size().x + gap + key.size().x, 48.0 * scale);
    // Where there is no room for the key the words do.
    let has_key = size.x <= width;
    let size = if has_key { size } else { Vec2::new(size.x - gap - key.size().x, size.y) };
    let rect = Rect::from_min_size(pos2(left.x, left.y - size.y / 2.0), size);
    let response = ui.interact(rect, ui.scope_id().with("unfinished"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.clicked() {
        commands.push(AppCommand::Unfinished);
    }
    let fill = match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => theme.raised_pressed,
        (_, true) => theme.raised_hover,
        _ => theme.raised,
    };
    let (painter, radius) = (ui.painter(), theme::radius::CARD);
    painter.rect(rect, radius, fill, theme::stroke::edge(theme.gold_line), StrokeKind::Inside);
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, radius);
    }
    let at = Align2::LEFT_CENTER.anchor_size(pos2(rect.min.x + padding, rect.center().y), words.size());
    painter.galley(at.min, words, theme.ink);
    if has_key {
        let at = Align2::RIGHT_CENTER.anchor_size(pos2(rect.max.x - padding, rect.center().y), key.size());
        painter.galley(at.min, key, theme.ink_soft);
    }
    Some(rect.max.x)
}
