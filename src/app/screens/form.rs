//! What pages with fields share: a name over each control, hints below, text fields.

use egui::{Align, Margin, Response, RichText, TextEdit, Ui, vec2};

use crate::{
    app::{
        texts::{Key, Texts},
        theme::{self, Theme},
        widgets::swatches,
    },
    archive::PLAYER_COLOURS,
};

/// The room below a field.
pub const GAP: f32 = 14.0;

/// A control under its name.
pub fn field<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui, &Response) -> R) -> R {
    let theme = Theme::of(ui.ctx());
    let label = ui.label(RichText::new(name).font(theme::medium(15.5)).color(theme.ink_soft));
    ui.add_space(4.0);
    let result = contents(ui, &label);
    ui.add_space(GAP);
    result
}

/// A line below a control that explains it.
pub fn hint(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    ui.add_space(5.0);
    ui.label(RichText::new(text).font(theme::body(15.5)).color(theme.ink_soft));
}

/// A field for a line of text, as high as the other controls. `label` names it.
pub fn text(ui: &mut Ui, label: &Response, value: &mut String, width: f32, limit: usize) -> Response {
    let edit = TextEdit::singleline(value)
        .desired_width(width - 24.0)
        .min_size(vec2(width, 40.0))
        .margin(Margin::symmetric(12, 8))
        .vertical_align(Align::Center)
        .char_limit(limit);
    ui.add(edit).labelled_by(label.id)
}

/// A choice of a player's colour; returns true if another one was chosen.
pub fn colour(ui: &mut Ui, texts: &Texts, name: &str, colour: &mut String) -> bool {
    let names = PLAYER_COLOURS.map(|name| texts.with(Key::ColourName, &[("colour", name.into())]));
    let mut chosen = PLAYER_COLOURS.iter().position(|name| name == colour).unwrap_or(0);
    let changed = swatches::show(ui, name, &mut chosen, &names);
    if changed {
        PLAYER_COLOURS[chosen].clone_into(colour);
    }
    changed
}
