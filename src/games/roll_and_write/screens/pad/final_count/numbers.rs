//! The numbers of a row in place of its sheet: its lines, and what the score sheet says of its types.

use egui::{Align2, Color32, FontId, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::closing::Closing;
use crate::{
    pad::{Pad, PadExt},
    rules::{LINE_VP, Lines},
    text::{names::building_name, pad_text::said},
};
use common::{BuildingType, drawing};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{figures, fitted_text, stepper},
};

/// The name of a number has at least this room and at most, and beside what each is worth more.
const NAME: [f32; 2] = [112.0, 200.0];
const LONG_NAME: f32 = 152.0;
const EACH: f32 = 104.0;

/// The height of the types with their heading, and of the sum below them.
const TYPES: f32 = 240.0 + figures::HEIGHT + theme::space::LARGE;

/// The fields of the numbers of lines.
pub(super) fn fields(ui: &mut Ui, texts: &Texts, closing: &mut Closing) {
    ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
    for (k, count) in [4_u8, 5, 6].into_iter().enumerate() {
        let name = texts.pad_lines_with(count);
        let each = texts.pad_line_vp(LINE_VP[usize::from(count)]);
        number(ui, texts, (&name, &each), &mut closing.lines[k], Lines::MOST.into());
    }
}

/// What the score sheet says of the row, in columns like those of the numbers, where there is room for all types.
pub(super) fn types(ui: &mut Ui, texts: &Texts, pad: &Pad, row: usize) {
    let width = name_beside(ui).min(NAME[1]);
    let has_room = width >= NAME[0] && ui.available_height() >= TYPES;
    let card = pad.pad_state().cards().rows[row].filter(|_| has_room);
    let Some(card) = card else { return };
    let theme = Theme::of(ui.ctx());
    let past = ui.spacing().item_spacing.x;
    ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    ui.label(RichText::new(texts.types()).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft));
    for building in BuildingType::ALL {
        let (name, rank) = (building_name(texts, building), card.types[building.index()]);
        let boxes = texts.pad_boxes(rank.boxes, pad.corrected_config().layout().count(building));
        let vp = texts.count_vp(rank.vp);
        let size = vec2(ui.available_width(), theme::size::DRAWING);
        let (line, response) = ui.allocate_exact_size(size, Sense::hover());
        let told = said(texts, &name, &format!("{boxes}, {vp}"));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        let icon = Rect::from_min_size(line.min, Vec2::splat(theme::size::DRAWING));
        drawing::paint(ui.painter(), icon, &theme, building);
        let (number, middle) = (line.min.x + width + past, line.center().y);
        let begin = icon.max.x + theme::space::SMALL;
        let write = |x: f32, anchor: Align2, words: &str, font: FontId, ink: Color32, width: f32| {
            fitted_text(ui.painter(), pos2(x, middle), anchor, words, font, ink, width);
        };
        let (plain, bold) = (theme::body(TextSize::TEXT), theme::bold(TextSize::TEXT));
        write(begin, Align2::LEFT_CENTER, &name, plain.clone(), theme.ink, number - past - begin);
        let wide = stepper::width(ui);
        write(number + wide / 2.0, Align2::CENTER_CENTER, &boxes, plain, theme.ink_soft, wide);
        write(number + wide + past, Align2::LEFT_CENTER, &vp, bold, theme.ink, EACH);
    }
}

/// How wide a name can be before a number with what each is worth behind it.
fn name_beside(ui: &Ui) -> f32 {
    ui.available_width() - stepper::width(ui) - EACH - 2.0 * ui.spacing().item_spacing.x
}

/// How wide the name of a number is, and whether there is room behind the number for what each is worth.
fn name_width(ui: &Ui) -> (f32, bool) {
    let beside = name_beside(ui);
    let is_told = beside >= LONG_NAME;
    let width = if is_told { beside } else { beside + EACH + ui.spacing().item_spacing.x };
    (width.clamp(NAME[0], NAME[1]), is_told)
}

/// A number beside its name, and behind it what each is worth, where there is room.
pub(super) fn number(ui: &mut Ui, texts: &Texts, (name, each): (&str, &str), value: &mut i64, most: i64) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal(|ui| {
        let (width, is_told) = name_width(ui);
        let (place, _) = ui.allocate_exact_size(vec2(width, theme::size::TOUCH), Sense::hover());
        let (font, ink) = (theme::body(TextSize::TEXT), theme.ink);
        fitted_text(ui.painter(), place.left_center(), Align2::LEFT_CENTER, name, font, ink, place.width());
        let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
        stepper::show(ui, name, [&ends[0], &ends[1]], value, 0..=most);
        if is_told {
            ui.label(RichText::new(each).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
        }
    });
}
