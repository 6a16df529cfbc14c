//! What is advised, in the place of the others: the best options and why the first is best.

use egui::{Rect, ScrollArea, Ui};

use crate::{
    rules::play::Move,
    session::{HintOption, HintText},
};
use common::screens::advice;
use text::Texts;
use ui::widgets::surface::Surface;

/// A lower place has no room for all options and what is said of them: they are scrolled.
const LOW: f32 = 140.0;

/// What was asked for.
#[derive(Default)]
pub(super) struct HintRequest<'a> {
    /// The option that is pointed at, else the best.
    pub option: Option<&'a HintOption>,
    /// These decisions are carried out.
    pub follow: Option<&'a [Move]>,
}

/// Shows it; what was asked for.
pub(super) fn show<'a>(ui: &mut Ui, place: Rect, texts: &Texts, hint_text: &'a HintText) -> HintRequest<'a> {
    let mut asked = HintRequest::default();
    Surface::Plain.show_in(ui, place, |ui| {
        let shown = |ui: &mut Ui| advice::show(ui, texts, hint_text, (0.0, true), false);
        let [pointed, chosen] = match place.height() < LOW {
            // Else egui gives what is scrolled more height than the place has.
            true => {
                let area = ScrollArea::vertical().id_salt("advice").min_scrolled_height(0.0);
                let all = |ui: &mut Ui| {
                    // Else what does not fit is left out, not scrolled.
                    ui.set_max_height(f32::INFINITY);
                    shown(ui)
                };
                area.auto_shrink(false).show(ui, all).inner
            }
            false => shown(ui),
        };
        let option = |rank: u8| &hint_text.options[usize::from(rank) - 1];
        asked.option = pointed.map(option).or(hint_text.options.first());
        asked.follow = chosen.map(option).map(|option| option.decisions.as_slice());
    });
    asked
}
