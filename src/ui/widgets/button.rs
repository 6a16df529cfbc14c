//! Buttons: one primary for what comes next, secondary ones next to it, quiet ones in rows and bars.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo,
    epaint::RectShape, pos2, vec2,
};

use super::{control_height, fitted_text, focus_ring, shows_focus};
use crate::{
    drawing::symbols::{self, Symbol},
    second_click,
    theme::{self, TextSize, Theme},
    toast_exclusion,
};

/// The height of a button with a second line.
pub const TALL_HEIGHT: f32 = theme::size::TALL;
/// Between the edge and what is written.
const PADDING: f32 = theme::space::LARGE;
/// Between the label and the key.
const KEY_GAP: f32 = theme::space::MEDIUM;
/// How much smaller a label may be that shares its place with a key.
const SMALLER: f32 = 0.87;
const ICON: f32 = theme::size::ICON;
const GAP: f32 = theme::space::SMALL;

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The next thing to do: at most one on a screen.
    Primary,
    /// What may be done instead.
    Secondary,
    /// In bars and lists: framed only under the pointer.
    Quiet,
    /// What cannot be taken back.
    Danger,
}

/// A button with a label and, if wanted, an icon, a second line and its shortcut.
#[must_use = "add it to a Ui"]
pub struct Button<'a> {
    emphasis: Emphasis,
    label: &'a str,
    name: Option<&'a str>,
    caption: Option<&'a str>,
    shortcut: Option<&'a str>,
    tooltip: Option<&'a str>,
    icon: Option<Symbol>,
    min_width: f32,
    selected: bool,
    at_left: bool,
    bare: bool,
}

impl<'a> Button<'a> {
    /// A button of some emphasis.
    pub const fn new(emphasis: Emphasis, label: &'a str) -> Self {
        Self {
            emphasis,
            label,
            name: None,
            caption: None,
            shortcut: None,
            tooltip: None,
            icon: None,
            min_width: 0.0,
            selected: false,
            at_left: false,
            bare: false,
        }
    }

    /// The one to press next.
    pub const fn primary(label: &'a str) -> Self {
        Self::new(Emphasis::Primary, label)
    }

    /// What may be done instead.
    pub const fn secondary(label: &'a str) -> Self {
        Self::new(Emphasis::Secondary, label)
    }

    /// A quiet one for bars and lists.
    pub const fn quiet(label: &'a str) -> Self {
        Self::new(Emphasis::Quiet, label)
    }

    /// A warning one.
    pub const fn danger(label: &'a str) -> Self {
        Self::new(Emphasis::Danger, label)
    }

    /// A quiet one that is only an icon; `name` is what a screen reader says and what hovering shows.
    pub const fn icon_only(symbol: Symbol, name: &'a str) -> Self {
        Self::new(Emphasis::Quiet, "").icon(symbol).name(name)
    }

    /// A second, smaller line.
    pub const fn caption(mut self, caption: &'a str) -> Self {
        self.caption = Some(caption);
        self
    }

    /// The key that does the same, shown at the right.
    pub const fn shortcut(mut self, key: &'a str) -> Self {
        self.shortcut = Some(key);
        self
    }

    /// What the pointer is told of a button that is only an icon; else its name.
    pub const fn tooltip(mut self, tooltip: &'a str) -> Self {
        self.tooltip = Some(tooltip);
        self
    }

    /// An icon before the label.
    pub const fn icon(mut self, symbol: Symbol) -> Self {
        self.icon = Some(symbol);
        self
    }

    /// What a screen reader says, where the label alone would not do.
    pub const fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// At least this wide.
    pub const fn min_width(mut self, width: f32) -> Self {
        self.min_width = width;
        self
    }

    /// Its label begins at the left, behind the room for an icon, as in a list.
    pub const fn at_left(mut self, at_left: bool) -> Self {
        self.at_left = at_left;
        self
    }

    /// No entry of its list has an icon, and there is no room for one.
    pub const fn bare(mut self, bare: bool) -> Self {
        self.bare = bare;
        self
    }

    /// Shown as switched on.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// How wide it is with its label and its key; a second line may be wider.
    #[must_use]
    pub fn natural_width(&self, ui: &Ui) -> f32 {
        let label = line(ui, self.label, self.label_font()).size().x;
        let key =
            self.shortcut.map_or(0.0, |key| shortcut_width(&line(ui, key, theme::body(TextSize::SMALL))));
        2.0 * self.padding() + self.icon_width() + label + key
    }

    /// Whether its label is shown whole, perhaps smaller, if it has a second line and is this wide.
    #[must_use]
    pub fn shows_label(&self, ui: &Ui, width: f32) -> bool {
        let smaller = TextSize::TINY.points() / TextSize::TEXT.points();
        line(ui, self.label, self.label_font()).size().x * smaller
            <= width - 2.0 * PADDING - self.icon_width()
    }

    fn padding(&self) -> f32 {
        match (self.label.is_empty(), self.caption) {
            (true, None) => 11.0,
            // The word below an icon has the room that the icon leaves at its sides.
            (true, Some(_)) => theme::space::TIGHT,
            (false, _) => PADDING,
        }
    }

    /// The width of the icon, with what keeps it apart from the label.
    fn icon_width(&self) -> f32 {
        match self.icon {
            Some(_) if self.label.is_empty() => ICON,
            Some(_) => ICON + GAP,
            None if self.at_left && !self.bare => ICON + GAP,
            None => 0.0,
        }
    }

    fn label_font(&self) -> FontId {
        if self.caption.is_some() || matches!(self.emphasis, Emphasis::Primary) {
            theme::bold(TextSize::TEXT)
        } else {
            theme::medium(TextSize::TEXT)
        }
    }

    fn look(&self, theme: &Theme, state: State) -> ButtonColours {
        let pick = |[plain, hover, pressed]: [Color32; 3]| match state {
            State::Idle | State::Disabled => plain,
            State::Hovered => hover,
            State::Pressed => pressed,
        };
        let raised = [theme.raised, theme.raised_hover, theme.raised_pressed];
        match self.emphasis {
            // What cannot be pressed is flat, and its words are still read.
            _ if state == State::Disabled => ButtonColours {
                fill: Color32::TRANSPARENT,
                edge: if self.emphasis == Emphasis::Quiet {
                    Stroke::NONE
                } else {
                    theme::stroke::edge(theme.line)
                },
                ink: theme.ink,
                soft: theme.ink,
            },
            Emphasis::Primary => ButtonColours {
                fill: pick([theme.primary, theme.primary_hover, theme.primary_pressed]),
                edge: theme::stroke::edge(theme.primary_pressed),
                ink: theme.on_primary,
                soft: theme.on_primary,
            },
            Emphasis::Quiet | Emphasis::Secondary if self.selected => ButtonColours {
                fill: theme.selection,
                edge: theme::stroke::edge(theme.focus),
                ink: theme.ink,
                soft: theme.ink_soft,
            },
            Emphasis::Secondary => ButtonColours {
                fill: pick(raised),
                edge: theme::stroke::edge(if state == State::Idle { theme.gold_line } else { theme.gold }),
                ink: theme.ink,
                soft: theme.ink_soft,
            },
            Emphasis::Quiet => ButtonColours {
                fill: if state == State::Idle { Color32::TRANSPARENT } else { pick(raised) },
                edge: if state == State::Idle { Stroke::NONE } else { theme::stroke::edge(theme.line) },
                ink: theme.ink,
                soft: theme.ink_soft,
            },
            Emphasis::Danger => ButtonColours {
                fill: pick(raised),
                edge: theme::stroke::edge(theme.danger),
                ink: theme.danger,
                soft: theme.ink_soft,
            },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    Hovered,
    Pressed,
    Disabled,
}

struct ButtonColours {
    fill: Color32,
    edge: Stroke,
    ink: Color32,
    soft: Color32,
}

/// A line of text, without its colour yet.
fn line(ui: &Ui, text: &str, font: FontId) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER)
}

/// The room that a key takes beside the label.
fn shortcut_width(key: &Galley) -> f32 {
    key.size().x + KEY_GAP
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let label = line(ui, self.label, self.label_font());
        let is_icon = self.label.is_empty();
        let caption_font = theme::body(if is_icon { TextSize::TINY } else { TextSize::SMALL });
        let caption = self.caption.map(|text| line(ui, text, caption_font.clone()));
        let shortcut = self.shortcut.map(|text| line(ui, text, theme::body(TextSize::SMALL)));
        let (padding, icon_width) = (self.padding(), self.icon_width());
        // The shortcut stands beside the label; a second line has the whole width.
        let first_line = self.natural_width(ui);
        let beside_icon = if is_icon { 0.0 } else { icon_width };
        let second_line = caption.as_ref().map_or(0.0, |text| padding * 2.0 + beside_icon + text.size().x);
        let natural = first_line.max(second_line);
        // In a narrow place the icon goes first, then the text shrinks a little, then the shortcut goes.
        let least = control_height(ui);
        let width = natural.max(self.min_width).max(least).min(ui.available_width().max(2.0 * least));
        let is_narrow = !self.label.is_empty() && shortcut.is_some() && width < first_line;
        let icon_width = if is_narrow { 0.0 } else { icon_width };
        let is_tight = is_narrow || caption.is_some() && !is_icon && !self.shows_label(ui, width);
        let padding = if is_tight { theme::space::SMALL } else { padding };
        let contents = icon_width + label.size().x;
        let least_line = |key: &Arc<Galley>| 2.0 * padding + contents * SMALLER + shortcut_width(key);
        let shortcut = shortcut.filter(|key| !is_narrow || width >= least_line(key));
        let shortcut_width = shortcut.as_deref().map_or(0.0, shortcut_width);
        let whole_line = width - padding * 2.0 - icon_width;
        let wanted = vec2(width, if caption.is_some() { TALL_HEIGHT } else { least });
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
        let spoken = self.name.unwrap_or(self.label);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), spoken));
        // One that is switched on is switched off by the next click.
        second_click::does(ui.ctx(), response.id, (spoken, self.selected));
        let has_ring = shows_focus(ui, &response);
        if !ui.is_rect_visible(rect) {
            return response;
        }

        let state = if !ui.is_enabled() {
            State::Disabled
        } else if response.is_pointer_button_down_on() {
            State::Pressed
        } else if response.hovered() {
            State::Hovered
        } else {
            State::Idle
        };
        if self.emphasis == Emphasis::Primary {
            toast_exclusion::keep(ui, rect);
        }
        let look = self.look(&theme, state);
        let radius = theme::radius::CONTROL;
        let painter = ui.painter();
        if !matches!(self.emphasis, Emphasis::Quiet) && !matches!(state, State::Pressed | State::Disabled) {
            let shadow =
                RectShape::filled(rect.translate(vec2(0.0, 1.5)), radius, theme.shadow).with_blur_width(4.0);
            painter.add(shadow);
        }
        painter.rect(rect, radius, look.fill, look.edge, StrokeKind::Inside);
        if has_ring {
            focus_ring(painter, rect, &theme, radius);
        }

        if let (true, Some(symbol), Some(word)) = (is_icon, self.icon, &caption) {
            let above = rect.center() - vec2(0.0, 9.0);
            symbols::paint(painter, Rect::from_center_size(above, vec2(ICON, ICON)), symbol, look.ink);
            let below = rect.center() + vec2(0.0, 12.0);
            let at = Align2::CENTER_CENTER.anchor_size(below, word.size()).min;
            painter.galley(at, word.clone(), look.ink);
            return response.on_hover_text(self.tooltip.unwrap_or(spoken));
        }
        // A label alone is centred; with a second line, or in a list, everything starts at the left.
        let room = rect.shrink2(vec2(padding, 0.0));
        let mut x = if caption.is_some() || self.at_left {
            room.min.x
        } else {
            room.min.x + (room.width() - shortcut_width - contents).max(0.0) / 2.0
        };
        if let Some(symbol) = self.icon.filter(|_| !is_narrow) {
            let icon = Rect::from_center_size(pos2(x + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
            symbols::paint(painter, icon, symbol, look.ink);
        }
        x += icon_width;
        let centre = rect.center().y;
        let label_y = if caption.is_some() { centre - 10.5 } else { centre };
        let write = |text: &str, y: f32, font: FontId, ink: Color32, width: f32| {
            fitted_text(painter, pos2(x, y), Align2::LEFT_CENTER, text, font, ink, width + 0.5);
        };
        write(self.label, label_y, self.label_font(), look.ink, whole_line - shortcut_width);
        if let Some(caption) = self.caption {
            write(caption, centre + 11.0, theme::body(TextSize::SMALL), look.soft, whole_line);
        }
        if let Some(shortcut) = shortcut {
            let size = shortcut.size();
            let at = Align2::RIGHT_CENTER.anchor_size(pos2(room.max.x, label_y), size).min;
            painter.galley(at, shortcut, look.soft);
        }
        if self.label.is_empty() { response.on_hover_text(self.tooltip.unwrap_or(spoken)) } else { response }
    }
}
