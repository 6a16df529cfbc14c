//! What the pages of layouts show.

use std::collections::BTreeMap;

use crate::{
    advisor::{GameKind, ValueSets},
    files::{LayoutDocument, TrainedFile},
    session::trainer::{self, Trainer},
};
use common::transcribed::TranscribedDesk;
use storage::DataDir;

/// What the pages of sheets show.
pub struct LayoutDesk {
    /// The sheets themselves.
    pub sheets: TranscribedDesk<LayoutDocument>,
    /// What was learned for each sheet and kind of game.
    pub learned: BTreeMap<(String, GameKind), TrainedFile>,
    /// What advisors know: learned values are added when a sheet is looked at.
    pub values: ValueSets,
    /// The training under way.
    pub trainer: Option<Trainer>,
    /// How long to train (1 is a tenth of an hour).
    pub training: f32,
}

impl LayoutDesk {
    pub(super) fn new(data: &DataDir) -> Self {
        Self {
            sheets: TranscribedDesk::new(data),
            learned: BTreeMap::new(),
            values: ValueSets::bundled(),
            trainer: None,
            training: trainer::SCALE,
        }
    }
}
