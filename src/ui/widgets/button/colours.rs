//! What colours a button has in its states.

use egui::{Color32, Response, Stroke, Ui};

use super::{Button, Emphasis};
use crate::theme::{self, Theme};

/// What is done to a button.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Idle,
    Hovered,
    Pressed,
    Disabled,
}

impl State {
    /// What is done to the button of this response.
    pub(super) fn of(ui: &Ui, response: &Response) -> Self {
        if !ui.is_enabled() {
            Self::Disabled
        } else if response.is_pointer_button_down_on() {
            Self::Pressed
        } else if response.hovered() {
            Self::Hovered
        } else {
            Self::Idle
        }
    }
}

/// The colours of a button.
pub(super) struct ButtonColours {
    pub fill: Color32,
    pub edge: Stroke,
    pub ink: Color32,
    /// The second line, and the key.
    pub soft: Color32,
}

impl Button<'_> {
    /// Whether it is framed only under the pointer; so is a warning one that is only an icon.
    pub(super) const fn is_quiet(&self) -> bool {
        match self.emphasis {
            Emphasis::Quiet => true,
            Emphasis::Danger => self.label.is_empty(),
            Emphasis::Primary | Emphasis::Secondary => false,
        }
    }

    /// Its colours in this state.
    pub(super) fn colours(&self, theme: &Theme, state: State) -> ButtonColours {
        let pick = |[plain, hover, pressed]: [Color32; 3]| match state {
            State::Idle | State::Disabled => plain,
            State::Hovered => hover,
            State::Pressed => pressed,
        };
        let raised = [theme.raised, theme.raised_hover, theme.raised_pressed];
        let quiet = |ink| ButtonColours {
            fill: if state == State::Idle { Color32::TRANSPARENT } else { pick(raised) },
            edge: if state == State::Idle { Stroke::NONE } else { theme::stroke::edge(theme.line) },
            ink,
            soft: theme.ink_soft,
        };
        match self.emphasis {
            // What cannot be pressed is flat, and its words are still read.
            _ if state == State::Disabled => ButtonColours {
                fill: Color32::TRANSPARENT,
                edge: if self.is_quiet() { Stroke::NONE } else { theme::stroke::edge(theme.line) },
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
            Emphasis::Quiet => quiet(theme.ink),
            Emphasis::Danger if self.is_quiet() => quiet(theme.danger),
            Emphasis::Danger => ButtonColours {
                fill: pick(raised),
                edge: theme::stroke::edge(theme.danger),
                ink: theme.danger,
                soft: theme.ink_soft,
            },
        }
    }
}
