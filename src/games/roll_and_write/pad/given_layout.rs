//! A layout inside an event of a table.

use serde::{Deserialize, Serialize};

use crate::rules::{Layout, LayoutDraft, LayoutFault};

/// The layout of an event: valid, or the first thing that is wrong with it (§1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(from = "LayoutDraft", into = "LayoutDraft")]
#[schemars(with = "LayoutDraft")]
pub struct GivenLayout(Result<Layout, LayoutFault>);

impl GivenLayout {
    /// The layout.
    ///
    /// # Errors
    /// What is wrong with it.
    pub const fn layout(self) -> Result<Layout, LayoutFault> {
        self.0
    }
}

impl From<Layout> for GivenLayout {
    fn from(layout: Layout) -> Self {
        Self(Ok(layout))
    }
}

impl From<LayoutDraft> for GivenLayout {
    fn from(draft: LayoutDraft) -> Self {
        Self(Layout::new(&draft).map_err(|faults| faults.first().copied().unwrap_or(LayoutFault::Nothing)))
    }
}

impl From<GivenLayout> for LayoutDraft {
    fn from(given: GivenLayout) -> Self {
        // What is wrong is refused, and never written.
        let nothing = Self { grid: None, counts: None, coins: 0, vp: Vec::new() };
        given.0.map_or(nothing, |layout| layout.draft())
    }
}
