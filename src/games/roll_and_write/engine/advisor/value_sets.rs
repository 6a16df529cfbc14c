//! The values that advisors are given: trained ones for people's own layouts, otherwise the bundled ones.

use std::sync::Arc;

use super::{GameKind, Values, bundled};
use crate::rules::{GameConfig, Layout};

/// Whoever starts the program makes them and hands them on. Copies share what they hold.
#[derive(Clone, Debug, Default)]
pub struct ValueSets {
    trained: Vec<(Layout, GameKind, Arc<Values>)>,
}

impl ValueSets {
    /// The bundled values alone.
    #[must_use]
    pub fn bundled() -> Self {
        Self::default()
    }

    /// From now on advisors for games of this kind on this layout get these trained values.
    pub fn add(&mut self, config: &GameConfig, values: Values) {
        let (layout, kind, values) = (*config.layout(), GameKind::of(config), Arc::new(values));
        self.trained.retain(|other| (other.0, other.1) != (layout, kind));
        self.trained.push((layout, kind, values));
    }

    /// The values for games by this config, whose layout has a grid.
    pub(super) fn of(&self, config: &GameConfig) -> Arc<Values> {
        let wanted = (config.layout(), GameKind::of(config));
        let trained = self.trained.iter().find(|(layout, kind, _)| (layout, *kind) == wanted);
        trained.map_or_else(|| bundled::values(config), |(.., values)| Arc::clone(values))
    }
}
