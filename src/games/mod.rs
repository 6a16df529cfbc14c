//! The games of the house, one room each, and what they share.

pub mod alexandros;
pub mod alhambra;
pub mod common;
pub mod roll_and_write;

use common::contract::GameList;

/// The games of the house, in the order in which they came into it.
pub const HOUSE: GameList = GameList::new(&[
    &roll_and_write::game::RollAndWrite,
    &alhambra::game::Alhambra,
    &alexandros::game::Alexandros,
]);
