//! *Alexandros*.
//!
//! [`rules`] is the game itself, [`log`] what records write of it, [`pad`] the ledger of a real table and games entered
//! afterwards, [`record`] their records. [`text`] says it in words, [`text_import`] reads tables as people write them
//! down, [`files`] has what lies in files, [`session`] what is under way without a window, `widgets` what the screens
//! are made of.

pub mod files;
pub mod log;
pub mod pad;
pub mod record;
pub mod rules;
pub mod session;
pub mod text;
pub mod text_import;
#[cfg(feature = "gui")]
pub mod widgets;
