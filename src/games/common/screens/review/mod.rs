//! Going back over a game, whichever it is: how the expected result of a player went step by step, what the decisions cost,
//! and what is said of the step that is chosen. A game draws the position beside it.

pub mod bar;
mod curve;
mod details;
mod list;
mod model;
mod page;
#[cfg(test)]
mod tests;
mod words;

use egui::{Key as Press, Rect, Ui, UiBuilder};

use crate::{host::Source, screens::save_page::SavePage, words::HintText};
pub use curve::{COLUMN, Heights, STEP};
pub use model::Model;
pub use page::PlayerPage;
use text::{Language, Texts};
use ui::{
    actions::by_keys,
    theme,
    widgets::{segmented, surface::Surface},
};
pub use words::ReviewWords;

/// What the page remembers; `S` is a step made ready to be shown.
pub struct ReviewPage<S> {
    /// Whose decisions are shown.
    pub row: usize,
    /// The pages of all players are to be saved.
    pub save_page: SavePage,
    /// The list of all decisions lies over the page.
    lists: bool,
    shown: Option<Shown<S>>,
}

/// What is shown, made ready once.
struct Shown<S> {
    of: Key,
    model: Model,
    /// The step that is chosen.
    chosen: usize,
    step: Option<(usize, S)>,
}

/// What it was made of.
#[derive(Clone, PartialEq)]
struct Key {
    source: Source,
    row: usize,
    rollouts: u32,
    language: Language,
}

/// What is shown of a player, and the step of it that is chosen.
pub struct ReviewView<'a, S> {
    /// The player’s game.
    pub model: &'a Model,
    /// The step.
    pub chosen: usize,
    /// The same made ready.
    pub step: &'a S,
}

impl<S> Default for ReviewPage<S> {
    fn default() -> Self {
        Self { row: 0, save_page: SavePage::Closed, lists: false, shown: None }
    }
}

impl<S> ReviewPage<S> {
    /// Makes ready what is shown of the row, where it is another game, row or language, or more was found: by so many
    /// rollouts for each decision, if anything was.
    pub fn follow(
        &mut self,
        texts: &Texts,
        (source, found): (&Source, Option<u32>),
        model: impl FnOnce(usize) -> Option<Model>,
    ) {
        let Some(rollouts) = found else {
            self.shown = None;
            return;
        };
        let of = Key { source: source.clone(), row: self.row, rollouts, language: texts.language() };
        if self.shown.as_ref().is_some_and(|shown| shown.of == of) {
            return;
        }
        let Some(model) = model(self.row) else { return };
        // The same player's game stays where it was; another one begins with the worst mistake.
        let before =
            self.shown.take().filter(|before| before.of.source == of.source && before.of.row == of.row);
        let worst = || model.mistakes.first().map_or(0, |mistake| mistake.step);
        let chosen = before.map_or_else(worst, |before| before.chosen.min(model.steps.len() - 1));
        self.shown = Some(Shown { of, model, chosen, step: None });
    }

    /// What is shown, with the step that is chosen, which `make` makes ready; none as long as nothing is known.
    pub fn view(&mut self, make: impl FnOnce(&Model, usize) -> S) -> Option<ReviewView<'_, S>> {
        let Shown { model, chosen, step, .. } = self.shown.as_mut()?;
        step.take_if(|(number, _)| *number != *chosen);
        let (_, step) = step.get_or_insert_with(|| (*chosen, make(model, *chosen)));
        Some(ReviewView { model, chosen: *chosen, step })
    }

    /// The list of all decisions is asked for.
    pub const fn open_list(&mut self) {
        self.lists = true;
    }

    /// Goes to a step and to a row, if it was asked for, and shows the list over the page.
    pub fn go(&mut self, ui: &Ui, texts: &Texts, row: usize, step: Option<usize>) {
        if let Some(shown) = &mut self.shown {
            shown.chosen = step.unwrap_or(shown.chosen);
            if self.lists
                && let Some(picked) = list::show(ui, texts, &shown.model, shown.chosen)
            {
                self.lists = false;
                shown.chosen = picked.unwrap_or(shown.chosen);
            }
        }
        self.row = row;
    }
}

impl<S> ReviewView<'_, S> {
    /// Draws the curve in one place and the step in another, with what is said of a decision and before that what a game
    /// adds; the step to go to.
    pub fn show<M, C>(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        ([above, below], heights): ([Rect; 2], Heights),
        decision: Option<&HintText<M, C>>,
        before: impl FnOnce(&mut Ui),
    ) -> Option<usize> {
        let at = (self.model, self.chosen);
        let clicked = Surface::Plain.show_in(ui, above, |ui| curve::show(ui, texts, at, heights)).inner;
        let asked = Surface::Plain.show_in(ui, below, |ui| {
            let Some([list, step]) = list::beside(ui.available_rect_before_wrap()) else {
                return details::show(ui, texts, at, decision, before);
            };
            let [list, step] = [("list", list), ("step", step)]
                .map(|(name, place)| UiBuilder::new().max_rect(place).id_salt(name));
            let picked = ui.scope_builder(list, |ui| list::show_beside(ui, texts, self.model, self.chosen));
            let go = ui.scope_builder(step, |ui| details::show(ui, texts, at, decision, before));
            go.inner.or(picked.inner)
        });
        clicked.or(asked.inner)
    }
}

/// The choice of the player above the position, where there are several; returns the room below it.
pub fn players(ui: &mut Ui, place: Rect, texts: &Texts, names: &[String], row: &mut usize) -> Rect {
    if names.len() < 2 {
        return place;
    }
    let line = place.with_max_y(place.min.y + theme::size::CONTROL);
    ui.scope_builder(UiBuilder::new().max_rect(line).id_salt("players"), |ui| {
        let options: Vec<&str> = names.iter().map(String::as_str).collect();
        segmented::show(ui, texts.review_whose(), row, &options);
        if by_keys(ui, texts.review_whose(), [Press::P]) {
            *row = (*row + 1) % names.len();
        }
    });
    place.with_min_y(line.max.y + theme::space::SMALL)
}
