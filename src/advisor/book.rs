//! The values that come with the program.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use super::Values;
use crate::{
    game::NamedLayout,
    rules::{Layout, Terms},
};

/// Sets by players and phantoms, then those for winning against phantoms (§11).
///
/// The readings of the options (§5) share a set.
const SHIPPED: [(usize, usize, bool, &[u8]); 10] = [
    (1, 2, false, include_bytes!("../../assets/values/solo-2.values")),
    (1, 3, false, include_bytes!("../../assets/values/solo-3.values")),
    (1, 4, false, include_bytes!("../../assets/values/solo-4.values")),
    (1, 2, true, include_bytes!("../../assets/values/victory-2.values")),
    (1, 3, true, include_bytes!("../../assets/values/victory-3.values")),
    (1, 4, true, include_bytes!("../../assets/values/victory-4.values")),
    (2, 1, false, include_bytes!("../../assets/values/players-2.values")),
    (3, 0, false, include_bytes!("../../assets/values/players-3.values")),
    (4, 0, false, include_bytes!("../../assets/values/players-4.values")),
    (5, 0, false, include_bytes!("../../assets/values/players-5.values")),
];

static READ: [OnceLock<Arc<Values>>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];

/// Values that were learned for sheets of one's own.
static ADOPTED: RwLock<Vec<(Layout, Kind, Arc<Values>)>> = RwLock::new(Vec::new());

/// Players, phantoms, and whether these are to be beaten.
type Kind = (usize, usize, bool);

const fn kind(terms: &Terms) -> Kind {
    (terms.players(), terms.phantoms(), terms.phantom_bonus().is_some())
}

/// From now on every new advisor for games of this kind on this layout has these values.
pub fn adopt(terms: &Terms, values: Values) {
    let (layout, kind, values) = (*terms.layout(), kind(terms), Arc::new(values));
    let mut all = ADOPTED.write().unwrap_or_else(PoisonError::into_inner);
    all.retain(|other| (other.0, other.1) != (layout, kind));
    all.push((layout, kind, values));
}

fn adopted(terms: &Terms) -> Option<Arc<Values>> {
    let all = ADOPTED.read().unwrap_or_else(PoisonError::into_inner);
    let found = all.iter().find(|(layout, of, _)| (layout, *of) == (terms.layout(), kind(terms)));
    found.map(|(.., values)| Arc::clone(values))
}

/// The values for games by these terms, whose layout has a grid.
pub(super) fn values(terms: &Terms) -> Arc<Values> {
    let (_, standard) = NamedLayout::standard();
    if let Some(values) = adopted(terms) {
        return values;
    }
    let kind = kind(terms);
    let at = SHIPPED
        .iter()
        .position(|&(players, phantoms, wins, _)| (players, phantoms, wins) == kind)
        .unwrap_or(0);
    let shipped = READ[at].get_or_init(|| Arc::new(read(SHIPPED[at].3, &standard)));
    let general = || shipped.for_layout(&standard, terms.layout());
    match (*terms.layout() != standard).then(general).flatten() {
        Some(values) => Arc::new(values),
        None => Arc::clone(shipped),
    }
}

fn read(bytes: &[u8], standard: &Layout) -> Values {
    Values::from_bytes(bytes, standard)
        .unwrap_or_else(|fault| unreachable!("a test reads all that is shipped: {fault}"))
}
