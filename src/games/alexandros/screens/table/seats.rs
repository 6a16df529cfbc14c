//! Who sits where: names, colours, order and number of players.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::{pad::LedgerGame, rules::PLAYERS};
use common::{
    host::typed::TypedForms,
    screens::table::seats::Seats,
    seating::{SeatSetup, Seating},
    table::NewSeats,
};
use text::Texts;
use ui::theme;

/// The name under which the half-typed form is kept.
pub(super) const FORM: &str = "players";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatsPanel {
    #[serde(flatten)]
    seating: Seating<()>,
    /// Which seat each place had before; none if that was not written and nobody has moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    was: Vec<Option<usize>>,
}

impl SeatsPanel {
    /// The seats as they are, or as they were left half-typed.
    pub fn new(table: &LedgerGame, typed: &TypedForms) -> Self {
        let now = Self::of(table);
        let left = typed.get::<Self>(FORM);
        let left = left.and_then(|Self { seating, was }| now.seating.as_left(seating, was));
        left.map_or(now, |seating| Self { seating, was: Vec::new() })
    }

    fn of(table: &LedgerGame) -> Self {
        let seats = table.header.seats.iter().enumerate();
        let places = seats.map(|(row, seat)| SeatSetup::of(seat, row, None)).collect();
        Self { seating: Seating { places, first: None }, was: Vec::new() }
    }

    /// What has been typed but not saved, with the seats that the places had before.
    pub fn typed(&self, table: &LedgerGame) -> Option<Self> {
        (*self != Self::of(table)).then(|| Self { was: self.seating.was(), ..self.clone() })
    }

    /// The change of seats that was typed, or why there is none.
    pub fn change(&self, texts: &Texts, table: &LedgerGame) -> Result<NewSeats, String> {
        match self.seating.fault(texts) {
            Some(fault) => Err(fault),
            None if *self == Self::of(table) => Err(texts.why_nothing_changed().to_owned()),
            None => {
                let seats = self.seating.seats_after(texts, &table.header.seats);
                Ok(NewSeats { seats, from: self.seating.was() })
            }
        }
    }

    /// Draws the form; returns whether it is to be saved.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) -> bool {
        let has_entries = |row: usize| {
            let is_about = |player: u8| table.logged_events().any(|event| event.is_about(player));
            u8::try_from(row + 1).is_ok_and(is_about)
        };
        let form =
            Seats { players: PLAYERS.into_inner(), first: None, has_entries: &has_entries, no_more: None };
        form.rows(ui, texts, &mut self.seating, true, |_, _| {});
        ui.add_space(theme::space::SMALL);
        let why_not = self.change(texts, table).err();
        form.actions(ui, texts, &mut self.seating, why_not.as_deref())
    }
}
