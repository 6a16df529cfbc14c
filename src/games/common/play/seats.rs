//! Who decides for the seats of a game that is played, and what they are called.

use super::{ChanceSource, Computers, PlaySession};
use crate::seating::{Controller, SeatSetup, Seating};
use kernel::{
    PlayedKind, Rules,
    record::{ME, Seat},
};

impl<K: PlayedKind, C: ChanceSource<K>, S: Computers<K>> PlaySession<K, C, S> {
    /// The places as they are, with whoever decides for each now.
    #[must_use]
    pub fn places<T: Controller>(&self) -> Vec<SeatSetup<T>> {
        let game = self.game();
        let place = |row: usize| SeatSetup::of(&game.header.seats[row], row, game.policy(row));
        (0..K::Rules::players(game.config())).map(place).collect()
    }

    /// Changes what can be changed at any time: names, colours, and who decides for a seat; `seats` are what these places
    /// make. Returns the seats that were handed over.
    pub fn rename<T: Controller>(&mut self, seating: &Seating<T>, seats: Vec<Seat>) -> Vec<usize> {
        let mut handed_over = Vec::new();
        let untouched = self.is_untouched();
        let before = self.game().log().len();
        for (row, (place, seat)) in seating.places.iter().zip(seats).enumerate() {
            let policy = place.controller.policy_name();
            let old = &mut self.open.game.header.seats[row];
            (old.name, old.colour) = (seat.name, seat.colour);
            // Who is not me keeps what tells them apart in other records.
            if place.me != (old.id == ME) {
                old.id = seat.id;
            }
            if untouched {
                (old.kind, old.policy) = (seat.kind, seat.policy);
            }
            // A handover that was noted before outlasts what the seat says.
            if policy.as_deref() != self.game().policy(row) {
                self.open.game.hand_over(row, policy);
                handed_over.push(row);
            }
        }
        self.go_on_by_itself(before);
        handed_over
    }
}
