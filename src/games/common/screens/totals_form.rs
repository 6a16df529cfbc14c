//! The form of a finished game of which only the totals are known: when and where it was played, names and totals.

use std::ops::RangeInclusive;

use egui::Ui;

use super::late_entry::{Players, show_occasion};
use crate::{
    host::new_id,
    seating::name_fault,
    table::Occasion,
    totals::{TotalsEvent, TotalsGame, totals_game},
};
use kernel::{
    NameKey,
    record::{Header, MOST_NAME, Seat},
};
use text::Texts;
use ui::{
    form, theme,
    widgets::{
        number_field,
        surface::{self, Surface},
    },
};

/// How many can be typed.
const MOST: usize = 6;
/// The figures of a total, and their width.
const DIGITS: usize = 3;
const TOTAL: f32 = 84.0;
/// The most width that a name has.
const NAME: f32 = 360.0;

/// What is typed.
pub struct TotalsForm {
    occasion: Occasion,
    players: usize,
    names: [String; MOST],
    totals: [i64; MOST],
}

impl Default for TotalsForm {
    fn default() -> Self {
        Self { occasion: Occasion::today(), players: 2, names: Default::default(), totals: [0; MOST] }
    }
}

impl TotalsForm {
    /// Shows the form; `name` is what the game is called, which so many can play.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, name: &str, counts: RangeInclusive<usize>) {
        form::one_column(ui, |ui| {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                surface::heading(ui, name);
                form::hint(ui, texts.totals_form_hint());
                let players = Players { counts, now: self.players };
                self.players = show_occasion(ui, texts, &mut self.occasion, players, None);
                for row in 0..self.players {
                    self.row(ui, texts, row);
                }
            });
        });
    }

    fn row(&mut self, ui: &mut Ui, texts: &Texts, row: usize) {
        let said = texts.totals_form_name(row + 1);
        let total = texts.totals_form_total(row + 1);
        let (name, value) = (&mut self.names[row], &mut self.totals[row]);
        form::field(ui, &said, |ui, label| {
            ui.horizontal(|ui| {
                let spare = ui.available_width() - TOTAL - theme::space::MEDIUM;
                form::text(ui, label, name, "", spare.min(NAME), MOST_NAME);
                ui.add_space(theme::space::MEDIUM);
                number_field::show(ui, &total, value, TOTAL, DIGITS, false);
            });
        });
    }

    /// The record of what is typed, of a game as records name it.
    ///
    /// # Errors
    /// What is missing, in a sentence.
    pub fn game(&self, texts: &Texts, game: &str) -> Result<TotalsGame, String> {
        let names: Vec<String> =
            self.names.iter().take(self.players).map(|name| name.trim().to_owned()).collect();
        if names.iter().any(|name| NameKey::of(name).is_blank()) {
            return Err(texts.totals_form_no_name().to_owned());
        }
        if let Some(wrong) = (0..names.len()).find_map(|row| name_fault(texts, &names, row)) {
            return Err(wrong);
        }
        let totals = self.totals.iter().take(self.players);
        let totals: Vec<u16> = totals.map(|total| u16::try_from(*total).unwrap_or_default()).collect();
        if totals.iter().all(|total| *total == 0) {
            return Err(texts.totals_form_no_total().to_owned());
        }
        let seats = names.iter().map(|name| Seat::human("", name, "")).collect();
        let mut header = Header::new(&new_id(), "", seats);
        self.occasion.put_into(texts, &mut header, None)?;
        let event = TotalsEvent::Totals { totals, places: Vec::new(), source: None };
        totals_game(game, header, event).map_err(|why| crate::words::totals::fault(texts, &why))
    }
}
