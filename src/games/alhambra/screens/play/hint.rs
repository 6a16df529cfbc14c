//! What is advised, below the Alhambra: the best options and why the first is best.

use egui::{Rect, Ui};

use crate::{
    rules::{Cell, play::Move},
    session::HintText,
};
use common::screens::advice;
use text::Texts;
use ui::widgets::surface::Surface;

/// What was asked for.
#[derive(Default)]
pub(super) struct HintRequest<'a> {
    /// The cells of the option that is pointed at.
    pub pointed: &'a [Cell],
    /// These decisions are carried out.
    pub follow: Option<&'a [Move]>,
}

/// Shows it; what was asked for.
pub(super) fn show<'a>(ui: &mut Ui, place: Rect, texts: &Texts, hint_text: &'a HintText) -> HintRequest<'a> {
    let mut asked = HintRequest::default();
    Surface::Plain.show_in(ui, place, |ui| {
        let [pointed, chosen] = advice::show(ui, texts, hint_text, (0.0, true), false);
        let option = |rank: u8| &hint_text.options[usize::from(rank) - 1];
        asked.pointed = pointed.map(option).map_or(&[], |option| &option.cells);
        asked.follow = chosen.map(option).map(|option| option.decisions.as_slice());
    });
    asked
}
