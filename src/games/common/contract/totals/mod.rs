//! How records of which only the totals are known fulfil the contract: of every game alike.

mod glance;
mod records;

pub use glance::TotalsGlance;
pub use records::{TotalsRecords, summary as totals_summary};
