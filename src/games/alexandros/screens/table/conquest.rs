//! The province that is looked at: what it costs the player whose turn it is, and where governors are put.

use crate::{
    pad::{LedgerEvent, LedgerGame, LedgerState, Place},
    rules::{Conquest, Cost, Province, Space, Symbol, Symbols},
};

use super::{form::list, marker::Marker};

/// What is chosen for a province.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Its number; none while no province is looked at.
    pub number: Option<u16>,
    /// The symbols on which governors are put.
    pub on: Symbols,
    /// The spaces on the board that were chosen for them.
    pub spaces: Vec<Space>,
}

impl Chosen {
    /// What an entry has chosen for a province, as far as it fits the table.
    pub fn of(table: &LedgerGame, event: &LedgerEvent) -> Self {
        let (LedgerEvent::Occupy { place, .. }
        | LedgerEvent::TakeOver { place, .. }
        | LedgerEvent::Recall { place, .. }) = event
        else {
            return Self::default();
        };
        let (Place::Board { spaces }, Some(board), Some((_, provinces))) =
            (place, table.config().board(), table.state().on_board())
        else {
            return Self::default();
        };
        let spaces: Vec<Space> = spaces.iter().filter_map(|at| board.space(*at)).collect();
        let number = spaces.first().and_then(|space| provinces.of(*space));
        let number = number.and_then(|place| u16::try_from(place + 1).ok());
        let mut chosen = Self { number, ..Self::default() };
        if !matches!(event, LedgerEvent::Recall { .. }) {
            for space in spaces {
                chosen.put(table, space);
            }
        }
        chosen
    }

    /// The province.
    pub fn province<'a>(&self, state: &'a LedgerState) -> Option<(u16, &'a Province)> {
        let number = self.number?;
        Some((number, state.province(number)?))
    }

    /// Looks at a province, or no longer if it was looked at already.
    pub fn toggle(&mut self, number: u16) {
        let number = (self.number != Some(number)).then_some(number);
        *self = Self { number, ..Self::default() };
    }

    /// Puts governors as a price says; on a board, on the first spaces that fit.
    pub fn take(&mut self, table: &LedgerGame, cost: &Cost) {
        self.on = cost.on;
        self.spaces.clear();
        let mut left = cost.on;
        for space in self.symbol_spaces(table) {
            let symbol = table.config().board().and_then(|board| board.symbol(space));
            let Some(symbol) = symbol.filter(|symbol| left.of(*symbol) > 0) else { continue };
            left = left.minus(&Symbols::NONE.with(symbol));
            self.spaces.push(space);
        }
    }

    /// Puts a governor on a space of the province, or removes it; false if none can stand there.
    pub fn put(&mut self, table: &LedgerGame, space: Space) -> bool {
        if !self.symbol_spaces(table).contains(&space) {
            return false;
        }
        match self.spaces.iter().position(|other| *other == space) {
            Some(place) => drop(self.spaces.remove(place)),
            None => self.spaces.push(space),
        }
        let board = table.config().board();
        let symbol = |space: &Space| board.and_then(|board| board.symbol(*space));
        self.on = self.spaces.iter().filter_map(symbol).collect();
        true
    }

    fn symbol_spaces(&self, table: &LedgerGame) -> Vec<Space> {
        let (Some(board), Some((_, provinces))) = (table.config().board(), table.state().on_board()) else {
            return Vec::new();
        };
        let place = self.number.and_then(|number| usize::from(number).checked_sub(1));
        let province = place.and_then(|place| provinces.all().get(place));
        let spaces = province.map_or(&[][..], |province| &province.spaces).iter().copied();
        spaces.filter(|space| board.symbol(*space).is_some()).collect()
    }

    /// The entry for this choice, and the way in which it acquires the province.
    pub fn event(&self, table: &LedgerGame, marker: Marker) -> Option<(Conquest, LedgerEvent)> {
        let (number, province) = self.province(table.state())?;
        let how = province.conquest(marker.player).ok()?;
        if self.on.is_empty() {
            return None;
        }
        let place = match table.config().board() {
            Some(board) => {
                Place::Board { spaces: self.spaces.iter().map(|space| board.place(*space)).collect() }
            }
            None => Place::Typed { province: number, on: list(self.on) },
        };
        let (turn, player) = (marker.turn, marker.player + 1);
        Some(match how {
            Conquest::Occupy => (how, LedgerEvent::Occupy { turn, player, place }),
            Conquest::TakeOver => (how, LedgerEvent::TakeOver { turn, player, place }),
        })
    }

    /// Whether the player whose turn it is can acquire the province.
    pub fn event_is_possible(&self, table: &LedgerGame, marker: Marker) -> bool {
        self.province(table.state()).is_some_and(|(_, province)| province.conquest(marker.player).is_ok())
    }

    /// The governors that can be taken back from it: the symbol of each, and the entry for it.
    pub fn recalls(&self, table: &LedgerGame, marker: Marker) -> Vec<(Symbol, LedgerEvent)> {
        let Some((number, province)) = self.province(table.state()) else { return Vec::new() };
        let (turn, player) = (marker.turn, marker.player + 1);
        let recall = |on, place| (on, LedgerEvent::Recall { turn, player, place });
        if let (Some(board), Some((state, _))) = (table.config().board(), table.state().on_board()) {
            let own = self.symbol_spaces(table).into_iter();
            let own = own.filter(|space| state.governors.at(*space) == Some(marker.player));
            let place = |space: Space| {
                Some(recall(board.symbol(space)?, Place::Board { spaces: vec![board.place(space)] }))
            };
            return own.filter_map(place).collect();
        }
        let own = province.governors().iter().filter(|governor| governor.player == marker.player);
        own.filter_map(|governor| governor.on)
            .map(|on| recall(on, Place::Typed { province: number, on: vec![on] }))
            .collect()
    }
}
