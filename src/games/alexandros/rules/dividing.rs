//! Dividing a province that was typed: people enter one part, and the other is what remains (§X5.2, §X10.1).

use super::{Governor, Province, Symbol};

/// Why a province has no such part. All reasons are reported at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DivideFault {
    /// More plain spaces than the province has.
    Plain {
        /// In the part.
        part: u16,
        /// In the whole.
        whole: u16,
    },
    /// More spaces with a symbol than the province has.
    Symbol {
        /// Which.
        symbol: Symbol,
        /// In the part.
        part: u16,
        /// In the whole.
        whole: u16,
    },
    /// A governor that does not stand in the province.
    Governor(Governor),
    /// More governors on a symbol than one of the two parts has spaces for.
    NoPlace {
        /// Which symbol.
        on: Symbol,
        /// Whether that is the part entered, or what remains.
        in_part: bool,
    },
    /// A part without a space.
    Nothing,
    /// The part is the whole: nothing remains.
    Whole,
}

impl Province {
    /// What remains when this part is taken off.
    ///
    /// # Errors
    /// Every reason why it cannot be a part.
    pub fn without(&self, part: &Self) -> Result<Self, Vec<DivideFault>> {
        let mut faults = Vec::new();
        if part.value() > self.value() {
            faults.push(DivideFault::Plain { part: part.value(), whole: self.value() });
        }
        for symbol in Symbol::ALL {
            let (part, whole) = (part.symbols().of(symbol), self.symbols().of(symbol));
            if part > whole {
                faults.push(DivideFault::Symbol { symbol, part, whole });
            }
        }
        let mut governors = self.governors().to_vec();
        for governor in part.governors() {
            match governors.iter().position(|other| other == governor) {
                Some(place) => drop(governors.remove(place)),
                None => faults.push(DivideFault::Governor(*governor)),
            }
        }
        let plain = self.value().saturating_sub(part.value());
        let rest = Self::new(plain, self.symbols().minus(&part.symbols()), governors);
        if part.size() == 0 {
            faults.push(DivideFault::Nothing);
        } else if faults.is_empty() && rest.size() == 0 {
            faults.push(DivideFault::Whole);
        }
        // If something is wrong already, there is no use in looking at places.
        if faults.is_empty() {
            for (province, in_part) in [(part, true), (&rest, false)] {
                let crowded = |on: &Symbol| province.governed().of(*on) > province.symbols().of(*on);
                let no_place = |on| DivideFault::NoPlace { on, in_part };
                faults.extend(Symbol::ALL.into_iter().filter(crowded).map(no_place));
            }
        }
        if faults.is_empty() { Ok(rest) } else { Err(faults) }
    }
}
