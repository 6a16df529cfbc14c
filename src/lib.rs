//! Alhambra Companion: play, keep score, replay and understand the games of the *Alhambra* family.
//!
//! This is the house: its rooms, which are packages, and the list of its games. The program's window and its command line
//! stand on them.

#[cfg(feature = "gui")]
pub use ::{app, ui};
pub use ::{cli, kernel, opening, storage, text};

/// The games of the house, one room each, and what they share.
pub mod games {
    pub use ::{alexandros, common, roll_and_write, tile_game as alhambra};

    use alexandros::game::ALEXANDROS;
    use alhambra::game::ALHAMBRA;
    use common::contract::GameList;
    use roll_and_write::game::ROLL_AND_WRITE;

    /// The games of the house, in the order in which they came into it.
    pub static HOUSE: GameList = GameList::new(&[ROLL_AND_WRITE, ALHAMBRA, ALEXANDROS]);
}
