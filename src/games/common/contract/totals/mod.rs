//! How records of which only the totals are known fulfil the contract: of every game alike.

mod glance;
mod records;

pub use glance::TotalsGlance;
pub use records::{TotalsRecords, read as read_totals_record};
