//! The strip below a pad: whose turn it is with what is awaited, and the buttons of what can be entered.

use egui::{Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use text::Texts;
use ui::{
    actions::Action,
    announcer,
    drawing::frame,
    room,
    theme::{self, TextSize, Theme},
    widgets::{control_height, shortcut_row, wrapped},
};

/// The share of the width that the words have, and below which width there is only room for the buttons.
const WORDS: f32 = 0.31;
const NARROW: f32 = 640.0;
/// The most width of a button that stands there alone.
const ALONE: f32 = 400.0;
/// The height that both lines of words have.
const HINTS: f32 = theme::size::STRIP - theme::space::LARGE;
/// The height that words have over the buttons, with what keeps them apart.
const ABOVE: f32 = theme::size::TALL + theme::space::SMALL;
/// Upright windows so narrow have no room for words beside the buttons, and those so high have room for them above.
const UPRIGHT: Vec2 = vec2(960.0, 960.0);

/// The height of the strip in a window: where the words stand over the buttons it is higher.
#[must_use]
pub fn height(window: Vec2) -> f32 {
    let is_above = room::is_upright(window) && window.x < UPRIGHT.x && window.y >= UPRIGHT.y;
    theme::size::STRIP + if is_above { ABOVE } else { 0.0 }
}

/// Draws the strip of the table in a file with what is awaited and how it is entered, which a screen reader is told when
/// it changes; returns the room of the buttons.
pub fn show(ui: &Ui, rect: Rect, file: &str, (title, hint): (&str, &str)) -> Rect {
    let theme = Theme::of(ui.ctx());
    frame::plain(ui.painter(), rect, &theme);
    let inside = rect.shrink2(vec2(20.0, theme::space::MEDIUM));
    let [words, buttons] = if rect.height() > theme::size::STRIP {
        let top = inside.min.y + ABOVE;
        [inside.with_max_y(top - theme::space::SMALL), inside.with_min_y(top)]
    } else {
        let left = inside.min.x + if inside.width() < NARROW { 0.0 } else { inside.width() * WORDS };
        [inside.with_max_x(left), inside.with_min_x(left)]
    };
    announcer::follow(ui.ctx(), "situation", (file, title), || title.to_owned());
    if words.width() > 0.0 {
        said(ui.painter(), &theme, words, title, hint);
    }
    let label = ui.interact(words, ui.scope_id().with("situation"), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}. {hint}")));
    buttons
}

/// Shows actions side by side, a single one no wider than it has to be; what was asked for.
pub fn buttons<C>(ui: &mut Ui, texts: &Texts, rect: Rect, actions: Vec<Action<'_, C>>) -> Option<C> {
    let (mut asked, count) = (None, actions.len());
    let is_alone = count == 1 && rect.width() > ALONE;
    let rect = if is_alone { rect.with_min_x(rect.max.x - ALONE) } else { rect };
    // Buttons of one line stand in the middle of the height that those with two have.
    let is_low = actions.iter().all(|action| !action.has_two_lines());
    let height = if is_low { control_height(ui).min(rect.height()) } else { rect.height() };
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), height));
    let width = shortcut_row::width(rect, count);
    let mut actions = Action::with_icons_alike(ui, texts, actions, |_| width).into_iter();
    shortcut_row::show(ui, rect, count, |ui, _, width| {
        let action = actions.next().and_then(|action| action.show_wide(ui, texts, width));
        asked = asked.take().or(action);
    });
    asked
}

/// What is awaited, and below it how it is entered: in one line each, or the smallest in two.
fn said(painter: &Painter, theme: &Theme, place: Rect, title: &str, hint: &str) {
    let room = vec2(place.width() - theme::space::MEDIUM, HINTS);
    let title = wrapped(painter, title, theme::title(TextSize::HEADING), theme.ink, room);
    let room = vec2(room.x, room.y - title.size().y);
    let hint = wrapped(painter, hint, theme::body(TextSize::SMALL), theme.ink_soft, room);
    let top = place.center().y - (title.size().y + hint.size().y) / 2.0;
    let below = top + title.size().y;
    painter.galley(pos2(place.min.x, top), title, theme.ink);
    painter.galley(pos2(place.min.x, below), hint, theme.ink_soft);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_over_the_buttons_in_upright_windows_that_are_narrow_and_high() {
        let is_higher = |x: f32, y: f32| height(vec2(x, y)) > theme::size::STRIP;
        assert!(is_higher(800.0, 1280.0) && is_higher(600.0, 960.0));
        assert!(!is_higher(1080.0, 1920.0), "there is room beside them");
        assert!(!is_higher(480.0, 820.0), "the sheet needs the height");
        assert!(!is_higher(1024.0, 640.0));
    }
}
