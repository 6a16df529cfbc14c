//! The table as it stood: an entry made on the map is corrected there, or a forgotten one is entered.

use std::rc::Rc;

use egui::Ui;

use crate::{
    pad::{LedgerEvent, LedgerExt, LedgerGame, Place},
    session::Alexandros,
};
use common::table::told;
use text::Texts;

use super::{TableScreen, conquest::Chosen, form, known::Known, marker::Marker, moving::Moving};

/// The table before an entry counts. A forgotten one counts after everything else in its turn.
#[derive(Debug)]
pub struct Past {
    /// The table at that time.
    pub before: Rc<LedgerGame>,
    /// The entry that is being corrected; none for a forgotten one.
    pub corrected: Option<Corrected>,
}

/// An entry that is corrected on the map.
#[derive(Debug)]
pub struct Corrected {
    /// Its number.
    pub entry: usize,
    /// What it was.
    event: LedgerEvent,
    /// The same in words.
    pub words: String,
}

impl Corrected {
    /// Whether the entry is Alexander's move.
    pub const fn is_move(&self) -> bool {
        matches!(self.event, LedgerEvent::Move { .. } | LedgerEvent::Stay { .. })
    }

    /// Whether an entry differs from the one that was made.
    pub fn is_other(&self, event: &LedgerEvent) -> bool {
        self.event != *event
    }
}

/// Whether an entry was made on the map.
pub const fn is_of_map(event: &LedgerEvent) -> bool {
    match event {
        LedgerEvent::Move { .. } | LedgerEvent::Stay { .. } => true,
        LedgerEvent::Occupy { place, .. }
        | LedgerEvent::TakeOver { place, .. }
        | LedgerEvent::Recall { place, .. } => matches!(place, Place::Board { .. }),
        _ => false,
    }
}

impl TableScreen {
    /// Begins to correct an entry on the map.
    pub(super) fn correct(&mut self, texts: &Texts, table: &LedgerGame, entry: usize, event: &LedgerEvent) {
        let (Some(turn), Some(player)) = (event.turn(), event.player()) else { return };
        let before = Rc::new(table.before(entry, event));
        self.moving = Moving::of(&before, event);
        self.chosen = Chosen::of(&before, event);
        self.marker = Marker { turn, player: player - 1 };
        let words = told::<Alexandros>(texts, table, entry);
        self.past = Some(Past { before, corrected: Some(Corrected { entry, event: event.clone(), words }) });
    }

    /// Begins to enter something forgotten, in this turn until another is chosen.
    pub(super) fn add_forgotten(&mut self, table: &LedgerGame, turn: u16) {
        (self.moving, self.chosen) = (Moving::default(), Chosen::default());
        let (marker, before) = at_turn(table, turn);
        self.marker = marker;
        self.past = Some(Past { before, corrected: None });
    }

    /// Goes back to the table as it is now.
    pub(super) fn leave_past(&mut self) {
        if self.past.take().is_some() {
            (self.moving, self.chosen) = (Moving::default(), Chosen::default());
        }
    }

    /// The entry that is corrected on the map.
    pub(super) fn corrected(&self) -> Option<&Corrected> {
        self.past.as_ref()?.corrected.as_ref()
    }

    /// Whether it is time for Alexander's move.
    pub(super) fn is_moving(&self, known: &Known, table: &LedgerGame) -> bool {
        match self.corrected() {
            Some(corrected) => corrected.is_move(),
            None => known.goals.is_some() && !known.has_moved && !table.is_complete(),
        }
    }

    /// Draws the turn of the entry and whose it is, which can be changed; each turn has another position
    /// before it. `table` is the table as it is now.
    pub(super) fn turn_of_past(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let Some(past) = &mut self.past else { return };
        let mut marker = self.marker;
        form::turn(ui, texts, &mut marker.turn);
        if past.corrected.is_none() {
            // What is yet to come cannot be forgotten.
            marker.turn = marker.turn.min(table.state().turn());
        }
        form::player(ui, texts, &table.header.seats, &mut marker.player);
        if std::mem::replace(&mut self.marker, marker).turn == marker.turn {
            return;
        }
        if let Some(corrected) = &past.corrected {
            let event = corrected.event.clone().in_turn(marker.turn);
            past.before = Rc::new(table.before(corrected.entry, &event));
            self.moving = Moving::of(&past.before, &event);
            self.chosen = Chosen::of(&past.before, &event);
        } else {
            (self.marker, past.before) = at_turn(table, marker.turn);
            (self.moving, self.chosen) = (Moving::default(), Chosen::default());
        }
    }
}

/// Whose a turn is, and the table at its end.
fn at_turn(table: &LedgerGame, turn: u16) -> (Marker, Rc<LedgerGame>) {
    let next = LedgerEvent::BeginTurn { turn, player: 1 };
    let before = table.before(table.log().len() + 1, &next);
    (Marker::of_turn(before.state(), turn), Rc::new(before))
}
