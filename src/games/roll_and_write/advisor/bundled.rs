//! The values that come with the program.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use super::{GameKind, Values};
use crate::games::roll_and_write::{
    log::NamedLayout,
    rules::{GameConfig, Layout},
};

/// A set for each kind of game, in the order of [`GameKind::ALL`].
const SHIPPED: [&[u8]; GameKind::ALL.len()] = [
    include_bytes!("../../../../assets/values/solo-2.values"),
    include_bytes!("../../../../assets/values/solo-3.values"),
    include_bytes!("../../../../assets/values/solo-4.values"),
    include_bytes!("../../../../assets/values/victory-2.values"),
    include_bytes!("../../../../assets/values/victory-3.values"),
    include_bytes!("../../../../assets/values/victory-4.values"),
    include_bytes!("../../../../assets/values/players-2.values"),
    include_bytes!("../../../../assets/values/players-3.values"),
    include_bytes!("../../../../assets/values/players-4.values"),
    include_bytes!("../../../../assets/values/players-5.values"),
];

static READ: [OnceLock<Arc<Values>>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];

/// Values that were learned for sheets of one's own.
static ADOPTED: RwLock<Vec<(Layout, GameKind, Arc<Values>)>> = RwLock::new(Vec::new());

/// From now on every new advisor for games of this kind on this layout has these values.
pub fn register(config: &GameConfig, values: Values) {
    let (layout, kind, values) = (*config.layout(), GameKind::of(config), Arc::new(values));
    let mut all = ADOPTED.write().unwrap_or_else(PoisonError::into_inner);
    all.retain(|other| (other.0, other.1) != (layout, kind));
    all.push((layout, kind, values));
}

fn adopted(config: &GameConfig) -> Option<Arc<Values>> {
    let all = ADOPTED.read().unwrap_or_else(PoisonError::into_inner);
    let found = all.iter().find(|(layout, of, _)| (layout, *of) == (config.layout(), GameKind::of(config)));
    found.map(|(.., values)| Arc::clone(values))
}

/// The values for games by these configuration, whose layout has a grid.
pub(super) fn values(config: &GameConfig) -> Arc<Values> {
    let (_, standard) = NamedLayout::standard();
    if let Some(values) = adopted(config) {
        return values;
    }
    let at = GameKind::ALL.iter().position(|&kind| kind == GameKind::of(config)).unwrap_or(0);
    let shipped = READ[at].get_or_init(|| Arc::new(read(SHIPPED[at], &standard)));
    let general = || shipped.for_layout(&standard, config.layout());
    match (*config.layout() != standard).then(general).flatten() {
        Some(values) => Arc::new(values),
        None => Arc::clone(shipped),
    }
}

fn read(bytes: &[u8], standard: &Layout) -> Values {
    Values::from_bytes(bytes, standard)
        .unwrap_or_else(|fault| unreachable!("a test reads all that is shipped: {fault}"))
}
