//! The tiles left in the yard at the end (§A4.9): the money of those concerned is typed, and it tells who gets what.

use egui::{Grid, Key as Press, RichText, Ui, vec2};
use serde::{Deserialize, Serialize};

use super::asked::Next;
use crate::{
    games::{
        alhambra::{
            pad::{Pad, PadEvent},
            rules::leftover,
            session::GameCommand,
            text::names::who,
        },
        common::host::typed::TypedForms,
    },
    kernel::{Note, Numbered},
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::{number_field, toggle},
    },
};

/// Spaces of the yard.
const SPACES: usize = 4;
/// The width of a field of money.
const FIELD: f32 = 72.0;

/// What the form is called.
pub(super) const FORM: &str = "last tiles";

/// The panel of the last tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct LeftoversPanel {
    /// Whether a tile lies on a space.
    tiles: [bool; SPACES],
    /// The money of each player in the currency of each space.
    money: Vec<[i64; SPACES]>,
}

impl LeftoversPanel {
    /// With the money that was typed when it was left.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        let fresh = Self::fresh(pad);
        match typed.get::<Self>(FORM).filter(|typed| typed.money.len() == fresh.money.len()) {
            Some(typed) => {
                let tiles = std::array::from_fn(|space| typed.tiles[space] && fresh.tiles[space]);
                Self { tiles, ..typed }
            }
            None => fresh,
        }
    }

    /// What is typed, if something is.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Self> {
        (*self != Self::fresh(pad)).then_some(self)
    }

    /// No money is typed yet.
    fn fresh(pad: &Pad) -> Self {
        // Who got a tile may be noted already.
        let tiles = pad.state().leftovers.map(|noted| noted.is_none());
        Self { tiles, money: vec![[0; SPACES]; pad.config().game.players()] }
    }

    /// Shows it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (theme, seats) = (Theme::of(ui.ctx()), &pad.header.seats);
        let label = |words: &str, ink| RichText::new(words).font(theme::medium(TextSize::TEXT)).color(ink);
        ui.label(label(texts.alhambra_leftovers_hint(), theme.ink_soft));
        ui.add_space(theme::space::SMALL);
        let gets: [Option<usize>; SPACES] = std::array::from_fn(|space| {
            let money: Vec<u16> = self.money.iter().map(|own| own[space] as u16).collect();
            leftover(&money)
        });
        Grid::new("leftovers").spacing(vec2(theme::space::MEDIUM, theme::space::SMALL)).show(ui, |ui| {
            ui.label("");
            for (space, there) in self.tiles.iter_mut().enumerate() {
                toggle::show(ui, &texts.alhambra_leftovers_space(space + 1), there);
            }
            ui.end_row();
            for (row, money) in self.money.iter_mut().enumerate() {
                let name = who(texts, seats, row);
                ui.label(label(&name, theme.ink));
                for (space, own) in money.iter_mut().enumerate() {
                    let name = texts.alhambra_leftovers_money(&name, space + 1);
                    let there = self.tiles[space];
                    ui.add_enabled_ui(there, |ui| number_field::show(ui, &name, own, FIELD, 3, false));
                }
                ui.end_row();
            }
            ui.label(label(texts.alhambra_leftovers_gets(), theme.ink_soft));
            for (space, row) in gets.iter().enumerate() {
                let words = match row {
                    _ if !self.tiles[space] => String::new(),
                    Some(row) => who(texts, seats, *row),
                    None => texts.alhambra_leftovers_stays().to_owned(),
                };
                ui.label(label(&words, theme.gold_ink));
            }
            ui.end_row();
        });
        ui.add_space(theme::space::MEDIUM);
        let done = Action::new(texts.alhambra_leftovers_done(), ()).icon(Symbol::Check).key(Press::Enter);
        if done.primary().show(ui, texts).is_none() {
            return Next::Stay;
        }
        let there = gets.into_iter().zip(1..).zip(self.tiles).filter(|(_, there)| *there);
        commands.extend(there.map(|((row, space), _)| {
            let event = PadEvent::Leftover { space, row: row.map(|row| row as u8 + 1) };
            // Who notes a space again says that it was otherwise.
            let is_it =
                |(_, noted): &&Numbered<PadEvent>| matches!(noted, PadEvent::Leftover { space: of, .. } if *of == space);
            match pad.events().iter().rev().find(is_it) {
                Some(&(entry, _)) => GameCommand::Note(Note::Amend { entry, event }),
                None => GameCommand::Enter(event),
            }
        }));
        Next::Close
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alhambra::screens::trial::Trial;

    #[test]
    fn what_was_noted_is_not_offered_to_be_noted_again() {
        let noted = PadEvent::Leftover { space: 2, row: Some(3) };
        let table = Trial::table(3, &[], vec![noted]);
        assert_eq!(LeftoversPanel::fresh(table.pad()).tiles, [true, false, true, true]);
    }
}
