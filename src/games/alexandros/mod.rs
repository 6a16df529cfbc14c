//! *Alexandros*.
//!
//! [`rules`] is the game itself, [`log`] what records write of it, [`pad`] the ledger of a real table and games entered
//! afterwards, [`record`] their records, [`files`] its files, [`text`] the game in words, [`session`] what is under
//! way, without a window; `widgets` and `screens` are its pages, and `game` is the door to all of this.

pub mod files;
pub mod game;
pub mod log;
pub mod pad;
pub mod record;
pub mod rules;
#[cfg(feature = "gui")]
pub mod screens;
pub mod session;
pub mod text;
pub mod text_import;
#[cfg(feature = "gui")]
pub mod widgets;
