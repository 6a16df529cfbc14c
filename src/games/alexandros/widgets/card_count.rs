//! Cards or spaces of the five symbols, each with its drawing and a number that can be changed.

use egui::{Rect, Sense, Ui, Vec2, vec2};

use super::symbols::{self, Tones};
use crate::rules::{Symbol, Symbols};
use ui::{
    theme::{self, Theme},
    widgets::{control_height, stepper},
};

/// The names, for a screen reader, of the number for a symbol and of its buttons.
pub struct CountWords {
    /// The number.
    pub name: String,
    /// The buttons for less and more.
    pub ends: [String; 2],
}

/// Draws a symbol in the middle of a line as high as its number, which comes after it.
fn icon(ui: &mut Ui, symbol: Symbol, name: &str) {
    let theme = Theme::of(ui.ctx());
    let side = theme::size::DRAWING;
    let (place, response) = ui.allocate_exact_size(vec2(side, control_height(ui)), Sense::hover());
    let tones = Tones { ink: symbols::colours_of(&theme, symbol).ink, ground: theme.paper };
    let drawing = Rect::from_center_size(place.center(), Vec2::splat(side));
    symbols::paint(ui.painter(), drawing, symbol, tones);
    response.on_hover_text(name);
}

/// Shows the five numbers; true if one has changed. `most` has the limit for each.
pub fn show(ui: &mut Ui, counts: &mut Symbols, most: Symbols, words: impl Fn(Symbol) -> CountWords) -> bool {
    let mut changed = false;
    ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::TIGHT);
    ui.horizontal_wrapped(|ui| {
        for symbol in Symbol::ALL {
            if most.of(symbol) == 0 {
                continue;
            }
            let CountWords { name, ends: [less, more] } = words(symbol);
            // A drawing and its number stay on one line.
            let both = theme::size::DRAWING + ui.spacing().item_spacing.x + stepper::width(ui);
            if ui.available_size_before_wrap().x < both {
                ui.end_row();
            }
            icon(ui, symbol, &name);
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
