//! What can be done with the selected thing: buttons below its details.

use egui::{Align, Key as Press, Layout, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::{actions::Action, theme, widgets::shortcut_row};
use text::Texts;

/// The height of a button, and of a row of them with the gap above it.
const BUTTON: f32 = theme::size::CONTROL;
const ROW: f32 = 52.0;
/// The same of icons over words.
const ICON: f32 = theme::size::TALL;
const ICONS: f32 = ICON + theme::space::MEDIUM;
/// Lower than this, or than this share of the width, what is seldom wanted leaves its room to the details.
const LOW: f32 = 560.0;
const LOW_SHARE: f32 = 0.75;

/// What opening the thing does: the first action, unless it loses something.
pub fn first<D>(actions: Vec<Action<'_, D>>) -> Option<D> {
    let first = actions.into_iter().next()?;
    (!first.is_danger()).then(|| first.into_does())
}

/// The first action as it stands out: Enter does it, too, unless it loses something.
pub fn as_first<D>(action: Action<'_, D>) -> Action<'_, D> {
    if action.is_danger() { action } else { action.first_key(Press::Enter).primary() }
}

/// Shows the actions, the most likely first, and the details in the room above them; what was asked for.
///
/// Two stand in a row, and the first alone where they are odd in number. Enter does the first, too. In a low window those
/// with a word for narrow bars are icons in a row below.
pub fn show<D>(
    ui: &mut Ui,
    texts: &Texts,
    actions: Vec<Action<'_, D>>,
    details: impl FnOnce(&mut Ui),
) -> Option<D> {
    let room = ui.available_rect_before_wrap();
    let [actions, seldom] = parted(ui, actions, room.size());
    let icons = if seldom.is_empty() { 0.0 } else { ICONS };
    let mut top = room.max.y - icons - height(actions.len());
    ui.scope_builder(UiBuilder::new().max_rect(room.with_max_y(top)), |ui| {
        ui.shrink_clip_rect(ui.max_rect());
        details(ui);
    });
    let mut asked = None;
    let mut left = actions.len();
    let actions =
        actions.into_iter().enumerate().map(|(k, action)| if k == 0 { as_first(action) } else { action });
    let row = Rect::from_min_size(room.min, vec2(room.width(), BUTTON));
    let width = |k: usize| shortcut_row::width(row, if k == 0 && left % 2 == 1 { 1 } else { 2 });
    let mut actions = Action::with_icons_alike(ui, texts, actions.collect(), width).into_iter();
    while left > 0 {
        let count = if left % 2 == 1 { 1 } else { 2 };
        let line = Rect::from_min_size(pos2(room.min.x, top + ROW - BUTTON), vec2(room.width(), BUTTON));
        ui.push_id(left, |ui| {
            shortcut_row::show(ui, line, count, |ui, _, width| {
                let action = actions.next().and_then(|action| action.show_wide(ui, texts, width));
                asked = asked.take().or(action);
            });
        });
        left -= count;
        top += ROW;
    }
    let icon = show_icons(ui, texts, seldom, room.with_min_y(room.max.y - ICON));
    asked.or(icon)
}

/// The height of the rows of so many buttons.
fn height(count: usize) -> f32 {
    ROW * count.div_ceil(2) as f32
}

/// All as they are, or in a low window apart from those that have room in a row of icons, where that makes more room.
fn parted<'a, D>(ui: &Ui, actions: Vec<Action<'a, D>>, room: Vec2) -> [Vec<Action<'a, D>>; 2] {
    let widths: Vec<f32> = actions.iter().filter_map(|action| action.narrow_width(ui)).collect();
    let needed = widths.iter().map(|width| width + theme::space::TIGHT).sum::<f32>();
    let saved = height(actions.len()) - height(actions.len() - widths.len());
    if room.y >= LOW.max(room.x * LOW_SHARE) || needed > room.x || saved <= ICONS {
        return [actions, Vec::new()];
    }
    let (seldom, others) = actions.into_iter().partition(|action| action.narrow_width(ui).is_some());
    [others, seldom]
}

/// Shows icons over words, which share a place by what they need.
fn show_icons<D>(ui: &mut Ui, texts: &Texts, actions: Vec<Action<'_, D>>, place: Rect) -> Option<D> {
    let needed = |action: &Action<'_, D>| action.narrow_width(ui).unwrap_or_default();
    let widths: Vec<f32> = actions.iter().map(needed).collect();
    let gaps = theme::space::TIGHT * widths.len().saturating_sub(1) as f32;
    let spare = (place.width() - gaps - widths.iter().sum::<f32>()) / widths.len().max(1) as f32;
    let inside = UiBuilder::new().max_rect(place).id_salt("icons").layout(Layout::left_to_right(Align::Min));
    let mut asked = None;
    ui.scope_builder(inside, |ui| {
        ui.spacing_mut().item_spacing.x = theme::space::TIGHT;
        for (action, width) in actions.into_iter().zip(widths) {
            asked = asked.take().or(action.fitted(false).show_wide(ui, texts, width + spare));
        }
    });
    asked
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;
    use crate::{drawing::symbols::Symbol, theme::ThemeChoice};

    #[test]
    fn in_a_low_window_what_is_seldom_wanted_is_a_row_of_icons_where_that_makes_more_room() {
        let ctx = Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let parts = |seldom: usize, room: Vec2| {
                let export = || Action::new("Export", ()).icon(Symbol::ArrowUp).narrow_word("Export");
                let often = (0..2).map(|_| Action::new("Show", ()));
                let all = often.chain((0..seldom).map(|_| export())).collect();
                parted(ui, all, room).map(|part| part.len())
            };
            assert_eq!(parts(4, vec2(308.0, 500.0)), [2, 4]);
            assert_eq!(parts(4, vec2(308.0, 700.0)), [6, 0], "high enough for all");
            assert_eq!(parts(4, vec2(1000.0, 700.0)), [2, 4], "so wide, it is low");
            assert_eq!(parts(4, vec2(120.0, 500.0)), [6, 0], "too narrow for the icons");
            assert_eq!(parts(2, vec2(308.0, 500.0)), [4, 0], "they are higher than a row of buttons");
        });
        output.textures_delta.clear();
    }

    #[test]
    fn opening_something_does_what_comes_first_unless_that_loses_something() {
        let action = |does| Action::new("", does);
        assert_eq!(first(vec![action(1), action(2).danger()]), Some(1));
        assert_eq!(first(vec![action(1).danger(), action(2)]), None);
        assert_eq!(first::<u8>(Vec::new()), None);
    }
}
