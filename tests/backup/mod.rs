//! Making and restoring backups: nothing half done, nothing lost, and nothing but our own files ever written.
#![allow(clippy::unwrap_used)]

mod archives;
mod damage;
mod merging;
mod refused;
mod repacked;
pub mod support;
