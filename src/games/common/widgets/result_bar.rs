//! A result as a bar: whose it is, its figure, and what is said of it below. Read as a sentence.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// The height of a result, and of its bar.
const LINE: f32 = 64.0;
const BAR: f32 = 12.0;
/// The height of what is said below a bar.
const BELOW: f32 = 20.0;

/// A result among others.
#[derive(Clone, Copy, Debug)]
pub struct ResultBar<'a> {
    /// Whose it is.
    pub name: &'a str,
    /// The part of the bar that is filled, with the figure, once there is one.
    pub figure: Option<(f32, &'a str)>,
    /// What is said below, if anything.
    pub below: Option<&'a str>,
    /// It is the one that the others are compared with.
    pub is_own: bool,
}

/// Draws it as wide as there is room.
pub fn show(ui: &mut Ui, result: &ResultBar<'_>) {
    show_compared(ui, result, None);
}

/// The same with what its figure is beside another, in quiet letters before it: figures end below each other.
pub fn show_compared(ui: &mut Ui, result: &ResultBar<'_>, beside: Option<&str>) {
    let &ResultBar { name, figure, below, is_own } = result;
    let theme = Theme::of(ui.ctx());
    let height = if below.is_some() { LINE } else { LINE - BELOW };
    let (place, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let (part, figure) = figure.unwrap_or((0.0, "…"));
    let told = beside.map_or_else(|| figure.to_owned(), |beside| format!("{figure} · {beside}"));
    let said = format!("{name}: {told}. {}", below.unwrap_or_default());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.trim_end()));
    let (ink, fill) = if is_own { (theme.gold_ink, theme.gold) } else { (theme.ink, theme.gold_line) };
    let painter = ui.painter();
    let bold = theme::bold(TextSize::TEXT);
    let small = theme::body(TextSize::SMALL);
    let mut right = painter.text(place.right_top(), Align2::RIGHT_TOP, figure, bold.clone(), ink);
    if let Some(beside) = beside {
        let end = right.left_center() - vec2(theme::space::SMALL, 0.0);
        right = painter.text(end, Align2::RIGHT_CENTER, beside, small.clone(), theme.ink_soft);
    }
    let (mut left, mut font) = (place.min, theme::medium(TextSize::TEXT));
    if is_own {
        let star =
            Rect::from_min_size(left + vec2(0.0, theme::space::HAIR), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, star, Symbol::Star, theme.gold_ink);
        left.x = star.max.x + theme::space::TIGHT;
        font = bold;
    }
    let room = right.min.x - left.x - theme::space::SMALL;
    fitted_text(painter, left, Align2::LEFT_TOP, name, font, theme.ink, room);
    let track = Rect::from_min_size(place.min + vec2(0.0, theme::space::WIDE), vec2(place.width(), BAR));
    let filled = track.with_max_x(track.min.x + track.width() * part);
    painter.rect_filled(track, BAR / 2.0, theme.band);
    painter.rect_filled(filled, BAR / 2.0, fill);
    let low = track.left_bottom() + vec2(0.0, theme::space::TIGHT);
    painter.text(low, Align2::LEFT_TOP, below.unwrap_or_default(), small, theme.ink_soft);
}
