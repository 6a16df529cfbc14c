//! Whose turn it is: what was entered says it, until somebody goes on.

use crate::games::alexandros::pad::LedgerState;

/// The turn that entries belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The turn, from 1.
    pub turn: u16,
    /// Whose, from 0.
    pub player: u8,
}

impl Default for Marker {
    fn default() -> Self {
        Self { turn: 1, player: 0 }
    }
}

impl Marker {
    /// Where a table stands that was just opened.
    pub fn of(state: &LedgerState) -> Self {
        let (turn, players) = (state.turn(), state.points().len().max(1) as u16);
        let usual = (turn - 1) % players;
        Self { turn, player: state.whose().unwrap_or(usual as u8) }
    }

    /// Comes to a turn that was entered elsewhere.
    pub fn follow(&mut self, state: &LedgerState) {
        let is_others = state.turn() == self.turn && state.whose().is_some_and(|whose| whose != self.player);
        if state.turn() > self.turn || is_others {
            *self = Self::of(state);
        }
    }

    /// The next player's turn begins.
    pub fn next(&mut self, state: &LedgerState) {
        *self = Self { turn: self.turn.saturating_add(1), player: state.next_player(self.player) };
    }

    /// It is the turn of this player: the present one where it is nobody else's yet.
    pub fn choose(&mut self, state: &LedgerState, player: u8) {
        let taken = state.turn() == self.turn && state.whose().is_some_and(|whose| whose != player);
        *self = Self { turn: self.turn.saturating_add(u16::from(taken)), player };
    }

    /// How many actions are left in the turn.
    pub const fn actions_left(self, state: &LedgerState) -> u8 {
        if state.turn() == self.turn {
            state.actions_left()
        } else {
            crate::games::alexandros::rules::ACTIONS
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alexandros::{
        pad::{LedgerEvent, LedgerGame},
        rules::GameConfig,
    };
    use crate::kernel::record::{Header, Seat, SeatKind};

    fn table() -> LedgerGame {
        let seat = |name: &str| Seat {
            id: name.to_lowercase(),
            name: name.to_owned(),
            colour: String::new(),
            kind: SeatKind::Human,
            policy: None,
        };
        let seats = ["Ada", "Ben", "Cleo"].map(seat).to_vec();
        LedgerGame::start(Header::new("a", "", seats), GameConfig::new(3).unwrap(), None).unwrap()
    }

    #[test]
    fn a_turn_without_an_entry_goes_by_and_an_entry_of_another_turn_is_followed() {
        let mut table = table();
        let mut marker = Marker::of(table.state());
        assert_eq!(marker, Marker { turn: 1, player: 0 });
        marker.next(table.state());
        marker.next(table.state());
        marker.follow(table.state());
        assert_eq!(marker, Marker { turn: 3, player: 2 }, "nothing was entered");
        table.enter(LedgerEvent::Walls { turn: 5, player: 2, walls: 3 }).unwrap();
        marker.follow(table.state());
        assert_eq!(marker, Marker { turn: 5, player: 1 });
        marker.choose(table.state(), 1);
        assert_eq!(marker.turn, 5, "it is this player's already");
        marker.choose(table.state(), 0);
        assert_eq!(marker, Marker { turn: 6, player: 0 }, "a turn is one player's");
    }
}
