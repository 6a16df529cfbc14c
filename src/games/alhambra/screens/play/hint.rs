//! What is advised, in the place of the others: the best options and why the first is best.

use egui::{Rect, ScrollArea, Ui, UiBuilder, vec2};

use crate::{
    rules::play::Move,
    screens::told::BoardMessage,
    session::{Chosen, HintOption, HintText},
};
use common::{screens::advice, words::sentence};
use text::Texts;
use ui::{theme::space, widgets::surface::Surface};

/// A lower place has room for options only: why the first is best is said below the Alhambra.
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
        let shown = |ui: &mut Ui, of: &HintText| advice::show(ui, texts, of, true, false);
        let [pointed, chosen] = if is_brief(place, hint_text) {
            let brief = HintText { why: String::new(), basis: String::new(), ..hint_text.clone() };
            // Three options need a little more than the margin leaves.
            let inside = ui.max_rect().expand2(vec2(0.0, space::SMALL));
            let options = UiBuilder::new().max_rect(inside).id_salt("options");
            ui.scope_builder(options, |ui| scrolled(ui, |ui| shown(ui, &brief))).inner
        } else if place.height() < LOW {
            scrolled(ui, |ui| shown(ui, hint_text))
        } else {
            shown(ui, hint_text)
        };
        let option = |rank: u8| &hint_text.options[usize::from(rank) - 1];
        asked.option = pointed.map(option).or(hint_text.options.first());
        asked.follow = chosen.map(option).map(|option| option.decisions.as_slice());
    });
    asked
}

/// Why the first is best and what that rests on, where it is said below the Alhambra: as long as nothing is chosen.
pub(super) fn why_below(hint: Option<(Rect, &HintText)>, chosen: Chosen) -> Option<BoardMessage> {
    let (_, of) = hint.filter(|(place, of)| chosen == Chosen::Nothing && is_brief(*place, of))?;
    let said = [of.why.clone(), sentence(&of.basis)].into_iter().filter(|words| !words.is_empty());
    Some(BoardMessage { words: said.collect::<Vec<_>>().join(". "), refuses: false })
}

/// Whether the options stand alone in this place.
fn is_brief(place: Rect, hint_text: &HintText) -> bool {
    place.height() < LOW && !hint_text.options.is_empty()
}

fn scrolled<R>(ui: &mut Ui, shown: impl FnOnce(&mut Ui) -> R) -> R {
    // Else egui gives what is scrolled more height than the place has.
    let area = ScrollArea::vertical().id_salt("advice").min_scrolled_height(0.0);
    let all = |ui: &mut Ui| {
        // Else what does not fit is left out, not scrolled.
        ui.set_max_height(f32::INFINITY);
        shown(ui)
    };
    area.auto_shrink(false).show(ui, all).inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Cell;
    use common::words::Mark;
    use egui::Pos2;

    #[test]
    fn where_a_low_place_has_room_for_options_only_their_reason_is_said_below_until_something_is_chosen() {
        let option = HintOption {
            words: String::new(),
            in_full: String::new(),
            cells: Vec::new(),
            mark: Mark::Best,
            chance: String::new(),
            meaning: String::new(),
            loss: 0.0,
            error: 0.0,
            decisions: Vec::new(),
        };
        let why = "it wins more".to_owned();
        let hint_text = HintText { options: vec![option], why, basis: "many games".to_owned() };
        let said = |height: f32, of: &HintText, chosen| {
            let place = Rect::from_min_size(Pos2::ZERO, vec2(400.0, height));
            why_below(Some((place, of)), chosen).map(|message| message.words)
        };
        assert_eq!(said(100.0, &hint_text, Chosen::Nothing).as_deref(), Some("it wins more. Many games"));
        assert_eq!(said(100.0, &hint_text, Chosen::Laid(Cell::START)), None);
        assert_eq!(said(200.0, &hint_text, Chosen::Nothing), None);
        // As long as there are no options, what is said stands in their place.
        let thinking = HintText { options: Vec::new(), ..hint_text };
        assert_eq!(said(100.0, &thinking, Chosen::Nothing), None);
    }
}
