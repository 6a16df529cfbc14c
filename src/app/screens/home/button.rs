//! What is pressed on Home: buttons that grow with the window, and how they flow in lines.

use std::{fmt::Debug, hash::Hash};

use egui::{
    Align2, Color32, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use ui::{
    drawing::symbols::{self, Symbol},
    second_click,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, text_width},
};

/// The height of a quiet button at scale 1, and the room between two.
pub const QUIET_HEIGHT: f32 = 32.0;
pub const QUIET_GAP: f32 = 4.0;
/// Between its edge, which is not seen, and its label.
pub const QUIET_PADDING: f32 = 8.0;

/// Between the edge of a narrow button and its label.
const LEAST_PADDING: f32 = 8.0;

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The one to press next.
    Primary,
    /// What begins something.
    Raised,
    /// What else there is: framed under the pointer alone.
    Quiet,
}

/// A button at some scale.
#[derive(Clone, Copy)]
pub struct HomeButton<'a> {
    pub face: Face,
    pub icon: Option<Symbol>,
    /// What stands on it.
    pub label: &'a str,
    /// What a screen reader says.
    pub name: &'a str,
    /// What the pointer and a screen reader are told besides.
    pub hint: &'a str,
    /// The key that does the same.
    pub key: &'a str,
    pub scale: f32,
}

impl HomeButton<'_> {
    fn label_font(&self) -> FontId {
        match self.face {
            Face::Primary => theme::bold(TextSize::LEAD * self.scale),
            Face::Raised => theme::bold(TextSize::TEXT * self.scale),
            Face::Quiet => theme::medium(TextSize::SMALL * self.scale),
        }
    }

    fn key_font(&self) -> FontId {
        let size = if self.face == Face::Primary { TextSize::SMALL } else { TextSize::TINY };
        theme::medium(size * self.scale.max(1.0))
    }

    /// Between the edge and what is written, and between its parts.
    fn paddings(&self) -> [f32; 2] {
        let paddings = match self.face {
            Face::Primary => [20.0, 12.0],
            Face::Raised => [12.0, 8.0],
            Face::Quiet => [QUIET_PADDING, 5.0],
        };
        paddings.map(|padding| padding * self.scale)
    }

    /// How wide its icon, its label and its key are, each with the gap that it needs.
    fn parts(&self, painter: &Painter) -> [f32; 3] {
        let [_, gap] = self.paddings();
        let icon = self.icon.map_or(0.0, |_| theme::size::ICON * self.scale + gap);
        let key =
            if self.key.is_empty() { 0.0 } else { text_width(painter, self.key, self.key_font()) + gap };
        [icon, text_width(painter, self.label, self.label_font()), key]
    }

    /// How wide it is with all that stands on it.
    pub fn width(&self, painter: &Painter) -> f32 {
        self.around(self.parts(painter))
    }

    /// How wide it is with these parts.
    fn around(&self, parts: [f32; 3]) -> f32 {
        2.0 * self.paddings()[0] + parts.iter().sum::<f32>()
    }

    /// How wide it is at least: its label as small as it may be, without icon and key.
    pub fn least_width(&self, painter: &Painter) -> f32 {
        let smallest = FontId { size: TextSize::TINY.points(), ..self.label_font() };
        2.0 * LEAST_PADDING * self.scale + text_width(painter, self.label, smallest) + 1.0
    }

    /// Shows it; its id is to be unique on the page.
    pub fn show(&self, ui: &Ui, id: impl Hash + Debug, rect: Rect) -> Response {
        let theme = Theme::of(ui.ctx());
        let response = pressed(ui, id, rect, self.name, self.hint);
        self.paint(ui.painter(), rect, &theme, &response);
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), rect, &theme, theme::radius::CONTROL);
        }
        if self.hint.is_empty() { response } else { response.on_hover_text(self.hint) }
    }

    /// Draws it, touched as something is that it is a part of.
    pub fn paint(&self, painter: &Painter, rect: Rect, theme: &Theme, response: &Response) {
        let [fill, edge, ink, soft] = self.colours(theme, response);
        painter.rect(rect, theme::radius::CONTROL, fill, theme::stroke::edge(edge), StrokeKind::Inside);
        let parts = self.parts(painter);
        let [mut icon, label, mut key] = parts;
        // In a narrow place the icon goes first, then the edges and the letters shrink, and then the key goes.
        let is_narrow = self.around(parts) > rect.width() + 0.5;
        let padding = if is_narrow { LEAST_PADDING * self.scale } else { self.paddings()[0] };
        let room = rect.shrink2(vec2(padding, 0.0));
        if is_narrow {
            icon = 0.0;
        }
        let font = self.label_font();
        if label * (TextSize::TINY.points() / font.size).min(1.0) + key > room.width() + 0.5 {
            key = 0.0;
        }
        let middle = rect.center().y;
        if let Some(symbol) = self.icon.filter(|_| icon > 0.0) {
            let side = theme::size::ICON * self.scale;
            let place = Rect::from_center_size(pos2(room.min.x + side / 2.0, middle), Vec2::splat(side));
            symbols::paint(painter, place, symbol, if self.face == Face::Raised { soft } else { ink });
        }
        let at = pos2(room.min.x + icon, middle);
        let width = room.width() - icon - key;
        fitted_text(painter, at, Align2::LEFT_CENTER, self.label, font, ink, width + 0.5);
        if key > 0.0 {
            painter.text(room.right_center(), Align2::RIGHT_CENTER, self.key, self.key_font(), soft);
        }
    }

    /// Its face, its edge, its label, and what is softer than that.
    fn colours(&self, theme: &Theme, response: &Response) -> [Color32; 4] {
        let touched = |colours: [Color32; 3]| by_touch(response, colours);
        let none = Color32::TRANSPARENT;
        match self.face {
            Face::Primary => {
                let fill = touched([theme.primary, theme.primary_hover, theme.primary_pressed]);
                [fill, theme.primary_pressed, theme.on_primary, theme.on_primary]
            }
            Face::Raised => {
                let fill = touched([theme.raised, theme.raised_hover, theme.raised_pressed]);
                [fill, touched([theme.gold_line, theme.gold, theme.gold]), theme.ink, theme.gold_ink]
            }
            Face::Quiet => {
                let fill = touched([none, theme.raised_hover, theme.raised_pressed]);
                [fill, touched([none, theme.line, theme.line]), theme.ink, theme.ink_soft]
            }
        }
    }
}

/// Of what is idle, hovered and pressed, what something is.
fn by_touch<T: Copy>(response: &Response, [idle, hovered, pressed]: [T; 3]) -> T {
    match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => pressed,
        (_, true) => hovered,
        _ => idle,
    }
}

/// Something that can be pressed: how it is touched. `hint` is what a screen reader says besides.
pub fn pressed(ui: &Ui, id: impl Hash + Debug, rect: Rect, name: &str, hint: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if !hint.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(hint));
    }
    second_click::does(ui.ctx(), response.id, name);
    response
}

/// Draws the row or card of something that can be pressed, in a frame.
pub fn paint_face(ui: &Ui, response: &Response, rect: Rect, edge: Stroke) {
    let theme = Theme::of(ui.ctx());
    let fill = by_touch(response, [theme.raised, theme.raised_hover, theme.raised_pressed]);
    ui.painter().rect(rect, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
    if shows_focus(ui, response) {
        focus_ring(ui.painter(), rect, &theme, theme::radius::CONTROL);
    }
}

/// Puts things of these widths into lines: of each its line, and where it begins in it.
pub fn flow(widths: &[f32], room: f32, gap: f32) -> Vec<(usize, f32)> {
    let (mut line, mut x) = (0, 0.0);
    let mut places = Vec::with_capacity(widths.len());
    for width in widths {
        if x > 0.0 && x + width > room + 0.5 {
            (line, x) = (line + 1, 0.0);
        }
        places.push((line, x));
        x += width + gap;
    }
    places
}

/// Puts them into as few lines, below one another in columns: of the same width where all have room in these, or else each
/// as wide as what stands in it. None is left alone in a line; only where columns have no room they flow.
pub fn columns(widths: &[f32], room: f32, gap: f32) -> Vec<(usize, f32)> {
    let flowing = flow(widths, room, gap);
    let lines = flowing.last().map_or(1, |(line, _)| line + 1);
    let columns = widths.len().div_ceil(lines).max(1);
    let mut steps = vec![(room + gap) / columns as f32; columns];
    if widths.iter().any(|width| width + gap > steps[0] + 0.5) {
        for (column, step) in steps.iter_mut().enumerate() {
            *step = widths.iter().skip(column).step_by(columns).copied().fold(0.0, f32::max) + gap;
        }
    }
    if steps.iter().sum::<f32>() > room + gap + 0.5 {
        return flowing;
    }
    (0..widths.len()).map(|k| (k / columns, steps[..k % columns].iter().sum())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_room_in_a_line_begins_the_next_one() {
        assert_eq!(
            flow(&[40.0, 50.0, 20.0, 200.0, 10.0], 100.0, 5.0),
            [(0, 0.0), (0, 45.0), (1, 0.0), (2, 0.0), (3, 0.0)]
        );
        assert_eq!(flow(&[], 100.0, 5.0), []);
    }

    #[test]
    fn none_of_four_is_left_alone_in_a_line_where_two_have_room_in_each() {
        let in_two = [(0, 0.0), (0, 52.5), (1, 0.0), (1, 52.5)];
        assert_eq!(columns(&[30.0, 30.0, 30.0, 20.0], 100.0, 5.0), in_two);
        let wide = [60.0, 20.0, 70.0, 40.0];
        assert_eq!(columns(&wide, 100.0, 5.0), flow(&wide, 100.0, 5.0));
        assert_eq!(columns(&[], 100.0, 5.0), []);
    }

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them_where_equal_ones_have_no_room() {
        let in_two = [(0, 0.0), (0, 65.0), (1, 0.0), (1, 65.0)];
        assert_eq!(columns(&[60.0, 20.0, 30.0, 30.0], 100.0, 5.0), in_two);
    }
}
