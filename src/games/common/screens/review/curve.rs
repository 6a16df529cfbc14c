//! How the expected result went through a game, as a curve with its sum below.

use std::ops::RangeInclusive;

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::model::Model;
use crate::{
    search::Goal,
    widgets::{
        course::{self, CourseView},
        part_bars,
    },
    words::Figures,
};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::wrapped,
};

/// What curve, sum and the step that is chosen need, one below the other.
pub const COLUMN: Vec2 = vec2(392.0, 528.0);
/// The least that a step is told in.
pub const STEP: f32 = 260.0;
/// The curve and the sum, at least and at most: of what a column is higher than it has to be they take a share.
const CURVE: RangeInclusive<f32> = 112.0..=380.0;
const SUM: RangeInclusive<f32> = 92.0..=160.0;
const SHARES: [f32; 2] = [0.5, 0.2];
/// The height of where a game began and ended, and of a sum that is only that, with why.
const LEVELS: f32 = 44.0;
const PLAIN: f32 = 84.0;

/// The heights of the curve and of the sum.
#[derive(Clone, Copy, Debug)]
pub struct Heights([f32; 2]);

impl Heights {
    /// In a column of this height.
    #[must_use]
    pub fn of(column: f32) -> Self {
        let more = (column - COLUMN.y).max(0.0);
        let parts = [(CURVE, SHARES[0]), (SUM, SHARES[1])];
        Self(parts.map(|(within, share)| (within.start() + more * share).min(*within.end())))
    }

    /// The height of a card with both.
    #[must_use]
    pub fn card(self) -> f32 {
        self.0.iter().sum::<f32>() + theme::space::WIDE * 2.0
    }
}

/// Shows the curve, and the sum below it; the step that was clicked.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    (model, chosen): (&Model, usize),
    Heights([height, sum]): Heights,
) -> Option<usize> {
    let width = ui.available_width();
    // The curve has what a sum without parts leaves.
    let spare = if model.has_parts() { 0.0 } else { (sum - PLAIN).max(0.0) };
    let clicked = alone(ui, texts, (model, chosen), vec2(width, height + spare));
    let line = ui.available_rect_before_wrap();
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(line.x_range(), line.min.y, theme::stroke::fine(theme.gold_line));
    ui.add_space(theme::space::TIGHT);
    self::sum(ui, texts, model, sum - spare);
    clicked
}

/// Shows the sum in this height; where it has no parts, why.
pub(super) fn sum(ui: &mut Ui, texts: &Texts, model: &Model, height: f32) {
    let has_parts = model.has_parts();
    let size = vec2(ui.available_width(), if has_parts { height } else { LEVELS });
    part_bars::show(ui, size, texts.review_part_result(), &model.bars);
    if !has_parts {
        let room = Rect::from_min_size(ui.next_widget_position(), vec2(size.x, (height - size.y).max(0.0)));
        let (theme, font) = (Theme::of(ui.ctx()), theme::body(TextSize::SMALL));
        let why = wrapped(ui.painter(), texts.review_no_parts(), font, theme.ink_soft, room.size());
        let response = ui.allocate_rect(room, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts.review_no_parts()));
        ui.painter().galley(room.min, why, theme.ink_soft);
    }
}

/// Shows the curve without the sum in this size, with the mistakes marked; the step that was clicked.
pub(super) fn alone(
    ui: &mut Ui,
    texts: &Texts,
    (model, chosen): (&Model, usize),
    size: Vec2,
) -> Option<usize> {
    let figures = Figures::round(texts, model.goal);
    let marked: Vec<usize> = model.mistakes.iter().map(|mistake| mistake.step).collect();
    let view = CourseView {
        name: match model.goal {
            Goal::Total => texts.review_course(),
            Goal::Victory => texts.review_course_wins(),
        },
        legend: [texts.review_part_luck(), texts.review_part_losses(), texts.review_step_other()],
        steps: &model.steps,
        chosen,
        figure: &|value| figures.level(value),
        marked: &marked,
        rounds: &model.axis,
    };
    course::show(ui, size, view)
}
