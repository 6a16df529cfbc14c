//! How a button fits into its place, and how it is painted there.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, Widget,
    WidgetInfo, epaint::RectShape, pos2, vec2,
};

use super::{
    Button, Emphasis, ICON, TALL_HEIGHT,
    colours::{ButtonColours, State},
    line, shortcut_width,
};
use crate::{
    drawing::symbols::{self, Symbol},
    second_click,
    theme::{self, TextSize, Theme},
    toast_exclusion,
    widgets::{control_height, fitted_text, focus_ring, shows_focus},
};

/// How much smaller a label may be that shares its place with a key.
const SMALLER: f32 = 0.87;

/// What a button shows in its place.
struct Fitted {
    size: Vec2,
    padding: f32,
    /// The icon with what keeps it apart from the label; 0 where there is no room for it.
    icon_width: f32,
    /// The icon and the label.
    contents: f32,
    caption: Option<Arc<Galley>>,
    /// The key, if there is room for it.
    shortcut: Option<Arc<Galley>>,
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let fitted = self.fitted(ui);
        let (rect, response) = ui.allocate_exact_size(fitted.size, Sense::click());
        let spoken = self.name.unwrap_or(self.label);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), spoken));
        // One that is switched on is switched off by the next click.
        second_click::does(ui.ctx(), response.id, (spoken, self.selected));
        let has_ring = shows_focus(ui, &response);
        if !ui.is_rect_visible(rect) {
            return response;
        }

        let state = State::of(ui, &response);
        if self.emphasis == Emphasis::Primary {
            toast_exclusion::keep(ui, rect);
        }
        let colours = self.colours(&theme, state);
        let radius = theme::radius::CONTROL;
        let painter = ui.painter();
        if !self.is_quiet() && !matches!(state, State::Pressed | State::Disabled) {
            let shadow =
                RectShape::filled(rect.translate(vec2(0.0, 1.5)), radius, theme.shadow).with_blur_width(4.0);
            painter.add(shadow);
        }
        painter.rect(rect, radius, colours.fill, colours.edge, StrokeKind::Inside);
        if has_ring {
            focus_ring(painter, rect, &theme, radius);
        }
        let is_icon = self.label.is_empty();
        match (self.icon, &fitted.caption) {
            (Some(symbol), Some(word)) if is_icon => icon_over(painter, rect, symbol, word, colours.ink),
            _ => self.paint_lines(painter, rect, fitted, &colours),
        }
        if is_icon { response.on_hover_text(self.tooltip.unwrap_or(spoken)) } else { response }
    }
}

impl Button<'_> {
    /// What it shows in the room that there is. In a narrow place the icon goes first, then the text shrinks a little, then
    /// the shortcut goes.
    fn fitted(&self, ui: &Ui) -> Fitted {
        let is_icon = self.label.is_empty();
        let label = line(ui, self.label, self.label_font());
        let caption_font = theme::body(if is_icon { TextSize::TINY } else { TextSize::SMALL });
        let caption = self.caption.map(|text| line(ui, text, caption_font));
        let shortcut = self.shortcut.map(|text| line(ui, text, theme::body(TextSize::SMALL)));
        let (padding, icon_width) = (self.padding(), self.icon_width());
        // The shortcut stands beside the label; a second line has the whole width.
        let first_line = self.natural_width(ui);
        let beside_icon = if is_icon { 0.0 } else { icon_width };
        let second_line = caption.as_ref().map_or(0.0, |text| padding * 2.0 + beside_icon + text.size().x);
        let natural = first_line.max(second_line);
        let least = control_height(ui);
        let width = natural.max(self.min_width).max(least).min(ui.available_width().max(2.0 * least));
        let is_narrow = !is_icon && shortcut.is_some() && width < first_line;
        let icon_width = if is_narrow { 0.0 } else { icon_width };
        let is_tight = is_narrow || caption.is_some() && !is_icon && !self.shows_label(ui, width);
        let padding = if is_tight { theme::space::SMALL } else { padding };
        let contents = icon_width + label.size().x;
        let least_line = |key: &Arc<Galley>| 2.0 * padding + contents * SMALLER + shortcut_width(key);
        let shortcut = shortcut.filter(|key| !is_narrow || width >= least_line(key));
        let size = vec2(width, if caption.is_some() { TALL_HEIGHT } else { least });
        Fitted { size, padding, icon_width, contents, caption, shortcut }
    }

    /// Paints icon, label and key in one line, and the second line below.
    fn paint_lines(&self, painter: &Painter, rect: Rect, fitted: Fitted, colours: &ButtonColours) {
        let Fitted { size, padding, icon_width, contents, caption, shortcut } = fitted;
        let shortcut_width = shortcut.as_deref().map_or(0.0, shortcut_width);
        let whole_line = size.x - padding * 2.0 - icon_width;
        // A label alone is centred; with a second line, or in a list, everything starts at the left.
        let room = rect.shrink2(vec2(padding, 0.0));
        let mut x = if caption.is_some() || self.at_left {
            room.min.x
        } else {
            room.min.x + (room.width() - shortcut_width - contents).max(0.0) / 2.0
        };
        let centre = rect.center().y;
        if let Some(symbol) = self.icon.filter(|_| icon_width > 0.0) {
            let icon = Rect::from_center_size(pos2(x + ICON / 2.0, centre), vec2(ICON, ICON));
            symbols::paint(painter, icon, symbol, colours.ink);
        }
        x += icon_width;
        // A second line that says nothing now only keeps its height.
        let has_second = self.caption.is_some_and(|caption| !caption.is_empty());
        let label_y = if has_second { centre - 10.5 } else { centre };
        let write = |text: &str, y: f32, font: FontId, ink: Color32, width: f32| {
            fitted_text(painter, pos2(x, y), Align2::LEFT_CENTER, text, font, ink, width + 0.5);
        };
        write(self.label, label_y, self.label_font(), colours.ink, whole_line - shortcut_width);
        if let Some(caption) = self.caption {
            write(caption, centre + 11.0, theme::body(TextSize::SMALL), colours.soft, whole_line);
        }
        if let Some(shortcut) = shortcut {
            let size = shortcut.size();
            let at = Align2::RIGHT_CENTER.anchor_size(pos2(room.max.x, label_y), size).min;
            painter.galley(at, shortcut, colours.soft);
        }
    }
}

/// Paints an icon with a word below it.
fn icon_over(painter: &Painter, rect: Rect, symbol: Symbol, word: &Arc<Galley>, ink: Color32) {
    let above = rect.center() - vec2(0.0, 9.0);
    symbols::paint(painter, Rect::from_center_size(above, vec2(ICON, ICON)), symbol, ink);
    let below = rect.center() + vec2(0.0, 12.0);
    let at = Align2::CENTER_CENTER.anchor_size(below, word.size()).min;
    painter.galley(at, Arc::clone(word), ink);
}
