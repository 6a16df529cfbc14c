//! Whose turn it is. The log says so: going on to the next player is an entry, which can be undone and is saved like all
//! others.

use crate::pad::{LedgerEvent, LedgerState};

/// The turn that entries belong to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marker {
    /// The turn, from 1.
    pub turn: u16,
    /// Whose, from 0.
    pub player: u8,
}

impl Marker {
    /// Where a table stands.
    pub fn of(state: &LedgerState) -> Self {
        Self { turn: state.turn(), player: state.to_act() }
    }

    /// A turn at whose end the table stood like this: its player or, if nobody did anything in it, the one
    /// whose turn it would be.
    pub fn of_turn(state: &LedgerState, turn: u16) -> Self {
        let last = Self::of(state);
        let passed = turn.saturating_sub(last.turn).min(u16::from(u8::MAX));
        let player = (0..passed).fold(last.player, |player, _| state.next_player(player));
        Self { turn, player }
    }

    /// The entry that taxes are collected in it, with whatever card.
    pub const fn taxes(self) -> LedgerEvent {
        LedgerEvent::Taxes { turn: self.turn, player: self.player + 1, card: None, points: None }
    }

    /// The entry with which the next player's turn begins.
    pub fn next(self, state: &LedgerState) -> LedgerEvent {
        let player = state.next_player(self.player) + 1;
        LedgerEvent::BeginTurn { turn: self.turn.saturating_add(1), player }
    }

    /// The entry that makes it this player's turn: in the present turn if nobody has acted in it; nothing if
    /// it is that player's already.
    pub fn choose(self, state: &LedgerState, player: u8) -> Option<LedgerEvent> {
        let turn = self.turn.saturating_add(u16::from(state.is_taken()));
        (player != self.player).then_some(LedgerEvent::BeginTurn { turn, player: player + 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{pad::LedgerGame, rules::GameConfig};
    use kernel::record::{Header, Seat};

    fn table() -> LedgerGame {
        let seat = |name: &str| Seat::human(name.to_lowercase(), name, "");
        let seats = ["Ada", "Ben", "Cleo"].map(seat).to_vec();
        LedgerGame::start(Header::new("a", "", seats), GameConfig::new(3).unwrap(), None).unwrap()
    }

    fn marker(table: &LedgerGame) -> Marker {
        Marker::of(table.state())
    }

    #[test]
    fn a_turn_goes_by_by_an_entry_and_comes_back_when_that_is_undone() {
        let mut table = table();
        assert_eq!(marker(&table), Marker { turn: 1, player: 0 });
        for turn in 2..=4 {
            table.enter(marker(&table).next(table.state())).unwrap();
            assert_eq!(marker(&table).turn, turn);
        }
        assert_eq!(marker(&table), Marker { turn: 4, player: 0 }, "clockwise");
        assert!(table.undo());
        assert_eq!(marker(&table), Marker { turn: 3, player: 2 });
    }

    #[test]
    fn a_player_has_the_turn_in_which_nobody_acted_or_the_next_one() {
        let mut table = table();
        table.enter(marker(&table).choose(table.state(), 2).unwrap()).unwrap();
        assert_eq!(marker(&table), Marker { turn: 1, player: 2 }, "nobody acted: Cleo goes first");
        assert_eq!(marker(&table).choose(table.state(), 2), None, "it is hers already");
        table.enter(LedgerEvent::Walls { turn: 1, player: 3, walls: 3 }).unwrap();
        table.enter(marker(&table).choose(table.state(), 1).unwrap()).unwrap();
        assert_eq!(marker(&table), Marker { turn: 2, player: 1 }, "a turn is one player's");
    }
}
