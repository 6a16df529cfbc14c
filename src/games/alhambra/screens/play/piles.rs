//! How high the piles are that people cut: asked once the deal lies on the table, before a card is taken from them.

use egui::{Key as Press, RichText, ScrollArea, Ui};

use super::seen::Seen;
use crate::{
    log::Refused,
    rules::{Piles, Scoring, play::Refusal},
    session::{PlayCommand, PlaySession, PlaySessionExt},
    text::play_errors,
};
use common::screens::lesson::told;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme, size, space},
    widgets::{number_field, surface},
};

/// The width of a field, and its digits.
const FIELD: f32 = 64.0;
const DIGITS: usize = 2;

/// What the question remembers.
#[derive(Default)]
pub(super) struct PilesPrompt {
    /// Whether it is to be shown; unless somebody said so, as long as no heights are known.
    is_open: Option<bool>,
    /// The heights as far as they were typed.
    typed: Option<[i64; 5]>,
}

impl PilesPrompt {
    /// Whether it is to be shown now. It is forgotten where nothing can be said.
    pub(super) fn is_due(&mut self, session: &PlaySession) -> bool {
        if !session.can_set_piles() {
            *self = Self::default();
            return false;
        }
        self.is_open.unwrap_or_else(|| session.game().config().options().piles.is_none())
    }

    /// Asks once more.
    pub(super) fn open(&mut self) {
        *self = Self { is_open: Some(true), typed: None };
    }

    /// Shows the question; the answer.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, seen: &Seen<'_>) -> Option<PlayCommand> {
        let sizes = seen.state().piles()?.sizes;
        let answer = ScrollArea::vertical().id_salt("piles").auto_shrink([false, true]).show(ui, |ui| {
            surface::heading(ui, texts.alhambra_piles());
            ui.add_space(space::TIGHT);
            let second = seen.config.options().pile_of(Scoring::Second) + 1;
            told(ui, &texts.alhambra_piles_why(second), TextSize::SMALL);
            ui.add_space(space::SMALL);
            let fields = self.typed.get_or_insert_with(|| sizes.map(i64::from));
            self::fields(ui, texts, fields);
            let heights = fields.map(|height| u8::try_from(height).unwrap_or(u8::MAX));
            let fault = Piles::check(heights, sizes.iter().sum()).err().map(|fault| {
                play_errors::refusal(texts, seen.seats, &Refused::new(seen.config, Refusal::Piles(fault)))
            });
            if let Some(fault) = &fault {
                form::fault(ui, fault);
            }
            ui.add_space(space::MEDIUM);
            answers(ui, texts, (heights, heights != sizes), fault)
        });
        let answer = answer.inner?;
        *self = Self { is_open: Some(false), typed: None };
        // Piles that are cut by eye already stay so.
        let is_known = answer == seen.config.options().piles;
        (!is_known).then_some(PlayCommand::SetPiles(answer))
    }
}

/// A field for each pile, with its name above.
fn fields(ui: &mut Ui, texts: &Texts, heights: &mut [i64; 5]) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        for (pile, height) in (1..=5).zip(heights) {
            ui.vertical(|ui| {
                ui.set_width(FIELD);
                let (font, ink) = (theme::medium(TextSize::SMALL), Theme::of(ui.ctx()).ink_soft);
                ui.label(RichText::new(texts.alhambra_new_pile(pile)).font(font).color(ink));
                number_field::show(ui, &texts.alhambra_piles_of(pile), height, FIELD, DIGITS, false);
            });
        }
    });
}

/// What can be answered: the heights, or none. Enter never says that somebody counted who has typed nothing.
fn answers(
    ui: &mut Ui,
    texts: &Texts,
    (heights, are_typed): ([u8; 5], bool),
    fault: Option<String>,
) -> Option<Option<[u8; 5]>> {
    let width = ui.available_width().min(size::DIALOG);
    let mut counted = Action::new(texts.alhambra_piles_counted(), Some(heights)).icon(Symbol::Check);
    let mut by_eye = Action::new(texts.alhambra_piles_by_eye(), None).icon(Symbol::Eye);
    (counted, by_eye) = match are_typed {
        true => (counted.key(Press::Enter).key(Press::C).primary(), by_eye.key(Press::E)),
        false => (counted.key(Press::C), by_eye.key(Press::Enter).key(Press::E).primary()),
    };
    let counted = counted.enabled_if(fault.is_none(), fault.unwrap_or_default());
    let counted = counted.once().show_wide(ui, texts, width);
    ui.add_space(space::TIGHT);
    counted.or(by_eye.once().show_wide(ui, texts, width))
}
