//! What the game is drawn with: pure functions that paint into a rectangle.

pub mod building;
pub mod coin;
pub mod cross;
pub mod dice;
mod drawing;
pub mod frame;
pub mod ground;
pub mod star;
pub mod symbols;

#[cfg(test)]
mod gallery;
