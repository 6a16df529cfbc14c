//! The values that come with the program.

use std::sync::{Arc, OnceLock};

use super::Values;

/// A set for each number of seats, from two to six.
const SHIPPED: [&[u8]; 5] = [
    include_bytes!("../../../../../assets/values/alhambra-2.values"),
    include_bytes!("../../../../../assets/values/alhambra-3.values"),
    include_bytes!("../../../../../assets/values/alhambra-4.values"),
    include_bytes!("../../../../../assets/values/alhambra-5.values"),
    include_bytes!("../../../../../assets/values/alhambra-6.values"),
];

/// Unpacked when they are first asked for.
static READ: [OnceLock<Arc<Values>>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];

/// The values for games of so many seats.
pub(super) fn values(seats: usize) -> Arc<Values> {
    let at = seats.clamp(2, 6) - 2;
    Arc::clone(READ[at].get_or_init(|| Arc::new(read(SHIPPED[at]))))
}

fn read(bytes: &[u8]) -> Values {
    Values::from_bytes(bytes)
        .unwrap_or_else(|fault| unreachable!("a test reads all that is shipped: {fault:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_shipped_can_be_read_and_is_for_its_seats() {
        for (seats, bytes) in (2..).zip(SHIPPED) {
            assert_eq!(Values::from_bytes(bytes).map(|values| values.seats()), Ok(seats));
        }
    }
}
