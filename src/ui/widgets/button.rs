//! Buttons: one primary for what comes next, secondary ones next to it, quiet ones in rows and bars.

mod colours;
mod painted;

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Ui};

use crate::{
    drawing::symbols::Symbol,
    theme::{self, TextSize},
};

/// The height of a button with a second line.
pub const TALL_HEIGHT: f32 = theme::size::TALL;
/// Between the edge and what is written.
const PADDING: f32 = theme::space::LARGE;
/// Between the label and the key.
const KEY_GAP: f32 = theme::space::MEDIUM;
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
}

/// A line of text, without its colour yet.
fn line(ui: &Ui, text: &str, font: FontId) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER)
}

/// The room that a key takes beside the label.
fn shortcut_width(key: &Galley) -> f32 {
    key.size().x + KEY_GAP
}
