//! What the game is drawn with: pure functions that paint into a rectangle.

pub mod canvas;
pub mod chart;
pub mod coin;
pub mod cross;
pub mod dice;
pub mod frame;
pub mod ground;
pub mod paper;
pub mod qr_code;
pub mod rosette;
pub mod stamp;
pub mod star;
pub mod symbols;
