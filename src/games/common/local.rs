//! Days where the program runs.

use jiff::{civil::Date, tz::TimeZone};

use kernel::record::Header;

/// The day on which a game began.
#[must_use]
pub fn day_of(header: &Header) -> Date {
    header.day_in(&TimeZone::system())
}
