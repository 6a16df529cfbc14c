//! Cards or spaces of the five symbols, each with its drawing and a number to change.

use egui::{Rect, Sense, Ui, Vec2, vec2};

use super::symbols::{self, Tones};
use crate::rules::{Symbol, Symbols};
use ui::{
    theme::{self, Theme},
    widgets::stepper,
};

/// What a screen reader calls the number of a symbol, and its buttons for less and more.
pub struct CountWords {
    /// The number.
    pub name: String,
    /// Less and more.
    pub ends: [String; 2],
}

/// Draws a symbol in a line.
pub fn icon(ui: &mut Ui, symbol: Symbol, side: f32) {
    let theme = Theme::of(ui.ctx());
    let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let tones = Tones { ink: symbols::colours_of(&theme, symbol).ink, ground: theme.paper };
    symbols::paint(ui.painter(), Rect::from_center_size(place.center(), place.size()), symbol, tones);
}

/// Shows the five numbers; true if one changed. At most as many as `most` has are possible of each.
pub fn show(ui: &mut Ui, counts: &mut Symbols, most: Symbols, words: impl Fn(Symbol) -> CountWords) -> bool {
    let mut changed = false;
    ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::TIGHT);
    ui.horizontal_wrapped(|ui| {
        for symbol in Symbol::ALL {
            if most.of(symbol) == 0 {
                continue;
            }
            let CountWords { name, ends: [less, more] } = words(symbol);
            // A drawing and its number stand in one line.
            let both = theme::size::DRAWING + ui.spacing().item_spacing.x + stepper::width(ui);
            if ui.available_size_before_wrap().x < both {
                ui.end_row();
            }
            icon(ui, symbol, theme::size::DRAWING);
            let mut count = i64::from(counts.of(symbol));
            if stepper::show(ui, &name, [&less, &more], &mut count, 0..=i64::from(most.of(symbol))) {
                let now = |other: Symbol| if other == symbol { count as u16 } else { counts.of(other) };
                *counts = Symbols::new(Symbol::ALL.map(now));
                changed = true;
            }
            ui.add_space(theme::space::SMALL);
        }
    });
    changed
}
