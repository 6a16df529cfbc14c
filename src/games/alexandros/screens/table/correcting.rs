//! An entry that was made on the map, corrected there: the table is shown as it stood before it.

use std::rc::Rc;

use egui::Ui;

use crate::{
    games::{
        alexandros::{
            pad::{LedgerEvent, LedgerGame, Place},
            session::Alexandros,
        },
        common::table::told,
    },
    text::Texts,
};

use super::{TableScreen, conquest::Chosen, form, known::Known, marker::Marker, moving::Moving};

/// An entry that is corrected on the map.
#[derive(Debug)]
pub struct Correcting {
    /// Which.
    pub entry: usize,
    /// What it was.
    event: LedgerEvent,
    /// The same in words.
    pub words: String,
    /// The table before it.
    pub before: Rc<LedgerGame>,
}

impl Correcting {
    /// Whether Alexander's move is corrected.
    pub const fn is_move(&self) -> bool {
        matches!(self.event, LedgerEvent::Move { .. } | LedgerEvent::Stay { .. })
    }

    /// Whether an entry is not the one that was made.
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
        self.correcting = Some(Correcting { entry, event: event.clone(), words, before });
    }

    /// Leaves the entry as it is.
    pub(super) fn leave_correction(&mut self) {
        if self.correcting.take().is_some() {
            (self.moving, self.chosen) = (Moving::default(), Chosen::default());
        }
    }

    /// Whether Alexander's move is made now.
    pub(super) fn is_moving(&self, known: &Known, table: &LedgerGame) -> bool {
        match &self.correcting {
            Some(correcting) => correcting.is_move(),
            None => known.goals.is_some() && !known.has_moved && !table.is_complete(),
        }
    }

    /// The turn of the entry and whose it is, to be changed; another turn has another position before it.
    /// `table` is the table as it is.
    pub(super) fn corrected_turn(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let Some(correcting) = &mut self.correcting else { return };
        let mut marker = self.marker;
        form::turn(ui, texts, &mut marker.turn);
        form::player(ui, texts, &table.header.seats, &mut marker.player);
        if std::mem::replace(&mut self.marker, marker).turn != marker.turn {
            let event = correcting.event.clone().in_turn(marker.turn);
            correcting.before = Rc::new(table.before(correcting.entry, &event));
            self.moving = Moving::of(&correcting.before, &event);
            self.chosen = Chosen::of(&correcting.before, &event);
        }
    }
}
