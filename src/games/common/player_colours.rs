//! The colours of players, as records and settings write them.

/// The colours a player can have, in the order of the theme.
pub const PLAYER_COLOURS: [&str; 6] = ["red", "blue", "green", "gold", "plum", "teal"];
