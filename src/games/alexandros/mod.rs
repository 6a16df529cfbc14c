//! *Alexandros*.
//!
//! [`rules`] is the game itself, [`log`] what records write of it, [`pad`] the ledger of a real table and games entered
//! afterwards, [`record`] their records.

pub mod log;
pub mod pad;
pub mod record;
pub mod rules;
