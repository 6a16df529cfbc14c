//! What can happen in a game: what chance brings from outside, and what players decide (§A4–§A6).

use super::{Card, Cards, PieceId};
use crate::rules::{Cell, Corner, Currency};

/// One step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Chance: this tile, camp or bazaar came from the stack, for what [`State::to_act`](super::State::to_act) says.
    Tile(PieceId),
    /// Chance: this card came from the deck, for what [`State::to_act`](super::State::to_act) says.
    Card(Card),
    /// Chance: the next scoring card turned up in the place of a card (§A4.7b).
    ScoringCard,
    /// Chance: the discards were shuffled and are the deck now (§A4.7).
    Reshuffle,
    /// Chance: the player in this seat, the youngest of those who are tied, begins (§A4.2).
    First(u8),
    /// Takes cards of the display (§A4.4).
    Take(Cards),
    /// Buys a tile of the yard, or a bazaar beside it, with these cards (§A4.5, §A6.3).
    Buy(Offer, Cards),
    /// Lays a piece: one of the reserve as a redesign (§A4.6), one just bought at the end of the turn (§A4.7a), or one of
    /// the last tiles (§A4.9).
    Lay(PieceId, Cell),
    /// Puts what is laid on a cell into the reserve (§A4.6).
    TakeAway(Cell),
    /// Swaps a piece of the reserve with the laid one on a cell (§A4.6).
    Swap(PieceId, Cell),
    /// Puts a piece just bought, or one of the last tiles, into the reserve (§A4.7a, §A4.9).
    Reserve(PieceId),
    /// Gives a piece just bought to the third player (§A5.3).
    Give(PieceId),
    /// Wakes the Vizier (§A6.1).
    Wake,
    /// Buys the falcon with this number and places it on a crossing (§A6.4).
    Falcon {
        /// Its place among the falcons of the game.
        falcon: u8,
        /// What is paid.
        card: Card,
        /// Where.
        crossing: Corner,
    },
    /// Ends the turn (§A4.7); where nothing was done, passes (§A4.8).
    EndTurn,
    /// The Vizier of the player in this seat buys (§A6.1).
    Vizier(u8, Offer, Cards),
    /// The player who has the say does not send the Vizier (§A6.1).
    Decline,
}

/// What can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offer {
    /// The tile on the yard's space of this currency.
    Space(Currency),
    /// A bazaar beside the yard.
    Bazaar(PieceId),
}

/// What chance has to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// A tile for the third player (§A5.2).
    ThirdPlayer,
    /// A tile for this space of the yard, or a bazaar that is laid beside it (§A4.7c, §A6.3).
    Yard(Currency),
    /// A card for the player in this seat, face up before all (§A4.1).
    Deal(u8),
    /// A card for the display, or a scoring card (§A4.7b).
    Display,
    /// The deck is empty: the discards are to be shuffled.
    Reshuffle,
    /// Which of those who are tied begins: bit n is seat n (§A4.2).
    First(u8),
}

/// What a game waits for.
pub type ToAct = kernel::ToAct<Draw>;
