//! The values that come with the program.

use std::sync::{Arc, OnceLock};

use super::{GameKind, Values};
use crate::{
    log::NamedLayout,
    rules::{GameConfig, Layout},
};

/// A set for each kind of game, in the order of [`GameKind::ALL`].
const SHIPPED: [&[u8]; GameKind::ALL.len()] = [
    include_bytes!("../../../../../assets/values/solo-2.values"),
    include_bytes!("../../../../../assets/values/solo-3.values"),
    include_bytes!("../../../../../assets/values/solo-4.values"),
    include_bytes!("../../../../../assets/values/victory-2.values"),
    include_bytes!("../../../../../assets/values/victory-3.values"),
    include_bytes!("../../../../../assets/values/victory-4.values"),
    include_bytes!("../../../../../assets/values/players-2.values"),
    include_bytes!("../../../../../assets/values/players-3.values"),
    include_bytes!("../../../../../assets/values/players-4.values"),
    include_bytes!("../../../../../assets/values/players-5.values"),
];

/// Unpacked when they are first asked for.
static READ: [OnceLock<Arc<Values>>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];

/// The values for games by this configuration, whose layout has a grid.
pub(super) fn values(config: &GameConfig) -> Arc<Values> {
    let (_, standard) = NamedLayout::standard();
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
        .unwrap_or_else(|fault| unreachable!("a test reads all that is shipped: {fault:?}"))
}
