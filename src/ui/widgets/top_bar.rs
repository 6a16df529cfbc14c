//! The bar along the top: emblem and title, something in the middle, buttons on the right.

use egui::{
    Align, CornerRadius, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, accesskit::NodeId, pos2, vec2,
};

use super::{fitted_text, reading_order::ReadingOrder};
use crate::{
    drawing::{paper, star},
    theme::{self, TextSize, Theme},
};

/// The height of the bar.
pub const HEIGHT: f32 = theme::size::BAR;
/// The title has at least this width, with the emblem before it; buttons become icons for it.
pub const LEAST_TITLE: f32 = 200.0;
/// The share of the room left of the buttons that it has where something stands in the middle.
const TITLE: f32 = 0.42;
/// How far a title stands above the middle that has a line below it, and that line below the middle.
const TITLE_UP: f32 = 8.0;
const BELOW_DOWN: f32 = 16.0;

/// What a bar is about: its title, and perhaps a smaller line below it.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// The title.
    pub title: &'a str,
    /// The line below.
    pub below: Option<&'a str>,
    /// Both, as a screen reader says them.
    pub said: &'a str,
}

impl<'a> From<&'a str> for Heading<'a> {
    fn from(title: &'a str) -> Self {
        Self { title, below: None, said: title }
    }
}

/// Shows the bar. `right` is laid out from the right edge, so its first widget is the outermost one; the keyboard and a
/// screen reader go from left to right all the same.
pub fn show(ui: &mut Ui, title: &str, centre: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    show_headed(ui, title.into(), centre, right);
}

/// The same with a heading that may have two lines.
pub fn show_headed(
    ui: &mut Ui,
    heading: Heading<'_>,
    centre: impl FnOnce(&mut Ui),
    right: impl FnOnce(&mut Ui),
) {
    parts(ui, heading, Some(centre), right);
}

/// The same with nothing in its middle: the title has that room, too.
pub fn show_titled(ui: &mut Ui, title: &str, right: impl FnOnce(&mut Ui)) {
    parts(ui, title.into(), None::<fn(&mut Ui)>, right);
}

fn parts(
    ui: &mut Ui,
    heading: Heading<'_>,
    centre: Option<impl FnOnce(&mut Ui)>,
    right: impl FnOnce(&mut Ui),
) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let painter = ui.painter();
    painter.add(paper::shape(painter, rect, CornerRadius::ZERO, &theme));
    painter.hline(rect.x_range(), rect.max.y - 0.75, theme::stroke::edge(theme.gold_line));
    let middle = rect.center().y - 1.0;
    star::emblem(painter, pos2(rect.min.x + 38.0, middle), 18.0, &theme);

    let bar = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(*ui.layout()));
    let order = ReadingOrder::begin(bar);
    let mut buttons = bar.new_child(
        UiBuilder::new()
            .max_rect(Rect::from_min_max(rect.min, rect.max - vec2(24.0, 2.0)))
            .layout(Layout::right_to_left(Align::Center)),
    );
    right(&mut buttons);
    let left_of_buttons = buttons.min_rect().min.x;

    let room = left_of_buttons - rect.min.x;
    let share = if centre.is_some() { TITLE } else { 1.0 };
    let title_room = (room * share).max(LEAST_TITLE).min(room - theme::space::SMALL);
    let write = |y: f32, words: &str, font, ink| {
        let (at, width) = (pos2(rect.min.x + 68.0, y), (title_room - 68.0).max(1.0));
        fitted_text(bar.painter(), at, egui::Align2::LEFT_CENTER, words, font, ink, width)
    };
    let written = match heading.below {
        None => write(middle, heading.title, theme::title(TextSize::TITLE), theme.ink),
        Some(below) => {
            let line = |y, words, font, ink| write(middle + y, words, font, ink);
            let title = line(-TITLE_UP, heading.title, theme::title(TextSize::HEADING), theme.ink);
            title.union(line(BELOW_DOWN, below, theme::body(TextSize::SMALL), theme.ink_soft))
        }
    };
    let response = bar.interact(written, bar.scope_id().with("title"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, heading.said));
    let room = Rect::from_min_max(
        pos2(written.max.x + 36.0, rect.min.y),
        pos2(left_of_buttons - 20.0, rect.max.y - 2.0),
    );
    if let Some(centre) = centre.filter(|_| room.width() > 40.0) {
        centre(
            &mut bar.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center))),
        );
    }
    order.end(bar);
    // Made from the right, then the title and the middle.
    reorder(bar, |children| children.rotate_left(1));
    reorder(&buttons, <[NodeId]>::reverse);
}

/// Puts what a screen reader finds in a place into another order.
fn reorder(ui: &Ui, order: impl FnOnce(&mut [NodeId])) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        let mut children = node.children().to_vec();
        order(&mut children);
        node.set_children(children);
    });
}
