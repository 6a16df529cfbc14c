//! All entries, the latest first, grouped by the scoring in which they count: any can be corrected or struck, and a
//! forgotten one is entered there.

mod board;
mod counted;
mod form;
mod kinds;
mod pieces;
#[cfg(test)]
mod tests;

use egui::{RichText, Ui, vec2};

use self::form::{EntryForm, Formed};
use super::findings::keeps;
use crate::{
    games::alhambra::{pad::Pad, rules::Scoring, session::GameCommand, text::event_text},
    kernel::{Entry, Note},
    text::Texts,
    ui::{
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::button::Button,
    },
};

/// What the panel remembers.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HistoryPanel {
    /// An entry that is being corrected, or one that is missing: it has the panel for itself.
    form: Option<EntryForm>,
}

impl HistoryPanel {
    /// Shows the entries, or the one that is being corrected.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) {
        let entries = pad.log().len();
        self.form.take_if(|form| form.asked_at.is_some_and(|before| before != entries));
        let Some(mut form) = self.form.take() else { return self.list(ui, texts, pad) };
        match form.show(ui, texts, pad) {
            Formed::Open => self.form = Some(form),
            Formed::Left => {}
            // It stays until the table has it: a question may come first.
            Formed::Asked(command) => {
                let is_so = form.now.anyway() == Some(true);
                let strikes = |entry: &Entry<_>| matches!(entry, Entry::Note(Note::Strike { .. }));
                let made = command.entries().into_iter().filter(|entry| is_so && !strikes(entry));
                let keeps: Vec<_> = made.flat_map(|entry| keeps(pad, &entry)).collect();
                commands.push(command);
                commands.extend(keeps);
                form.asked_at = Some(entries);
                self.form = Some(form);
            }
        }
    }

    fn list(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) {
        let theme = Theme::of(ui.ctx());
        ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::TIGHT);
        if pad.events().is_empty() {
            ui.label(
                RichText::new(texts.history_empty()).font(theme::body(TextSize::TEXT)).color(theme.ink_soft),
            );
        }
        let reached = pad.reached();
        for scoring in Scoring::ALL.into_iter().rev().filter(|scoring| *scoring <= reached) {
            let title = texts.alhambra_part(usize::from(scoring.number()));
            ui.label(RichText::new(title).font(theme::title(TextSize::HEADING)).color(theme.gold_ink));
            let name = texts.alhambra_history_add(scoring.number());
            if ui.add(Button::quiet(texts.pad_add()).icon(Symbol::Plus).name(&name)).clicked() {
                self.form = Some(EntryForm::forgotten(pad, scoring));
            }
            for (entry, event) in pad.events().iter().rev().filter(|(_, event)| event.scoring() == scoring) {
                let words = event_text::describe(texts, pad.config(), &pad.header.seats, event);
                let name = texts.pad_said(texts.pad_change(), &words);
                let button = Button::secondary(&words).name(&name).min_width(ui.available_width());
                if ui.add(button).clicked() {
                    self.form = Some(EntryForm::of(*entry, event));
                }
            }
        }
    }
}
