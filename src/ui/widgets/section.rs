//! A part of a page that opens below its heading, which says in a line what is in it.

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{control_height, fitted_text, focus_ring, key_cap, shows_focus};
use crate::{
    actions::Action,
    drawing::symbols::{self, Symbol},
    keys,
    theme::{self, TextSize, Theme},
};
use text::Texts;

/// The heading of a part.
pub struct Heading<'a> {
    /// What it is called.
    pub title: &'a str,
    /// What is in it.
    pub summary: &'a str,
    /// The summary says what is wrong.
    pub is_wrong: bool,
    /// The key that opens and closes it.
    pub key: Press,
}

/// Shows the part; a click on its heading, or its key, opens and closes it.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    heading: &Heading<'_>,
    is_open: &mut bool,
    contents: impl FnOnce(&mut Ui),
) {
    let pressed = Action::new(heading.title, ()).key(heading.key).by_key(ui).is_some();
    if line(ui, texts, heading, *is_open) || pressed {
        *is_open = !*is_open;
    }
    if *is_open {
        ui.push_id(heading.key, |ui| contents(ui));
        ui.add_space(theme::space::LARGE);
    }
}

/// The heading; true when it is clicked.
fn line(ui: &mut Ui, texts: &Texts, heading: &Heading<'_>, is_open: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let size = vec2(ui.available_width(), control_height(ui));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, heading.title));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_expanded(is_open);
        node.set_description(heading.summary);
    });
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, theme::radius::CONTROL);
    }
    let icon = if is_open { Symbol::ChevronDown } else { Symbol::ChevronRight };
    let middle = rect.left_center() + vec2(theme::space::LARGE, 0.0);
    let place = Rect::from_center_size(middle, vec2(theme::size::SYMBOL, theme::size::SYMBOL));
    symbols::paint(painter, place, icon, theme.ink_soft);
    let key = keys::key_name(texts, heading.key);
    let cap = key_cap::size(painter, key);
    let right = rect.max.x - theme::space::SMALL - cap.x;
    key_cap::paint(painter, pos2(right + cap.x / 2.0, rect.center().y), &theme, key);
    let at = pos2(place.max.x + theme::space::MEDIUM, rect.center().y);
    let font = theme::title(TextSize::HEADING);
    let title = fitted_text(painter, at, Align2::LEFT_CENTER, heading.title, font, theme.ink, right - at.x);
    // What is open shows it itself.
    if is_open {
        return response.clicked();
    }
    let (font, ink) = if heading.is_wrong {
        (theme::medium(TextSize::SMALL), theme.danger)
    } else {
        (theme::body(TextSize::SMALL), theme.ink_soft)
    };
    let at = pos2(right - theme::space::MEDIUM, rect.center().y);
    let room = at.x - title.max.x - theme::space::LARGE;
    fitted_text(painter, at, Align2::RIGHT_CENTER, heading.summary, font, ink, room);
    response.clicked()
}
