//! Where a pad stands: what its entries add up to, in the order of their rounds.

use std::collections::BTreeMap;

use super::{PadError, PadEvent, PadState, Rolled, options::InForce, phantom_type};
use crate::{
    log::Options,
    rules::{GameConfig, Layout, LayoutDraft, LayoutFault},
};
use common::BuildingType;
use kernel::Numbered;

/// What the events of a pad add up to.
///
/// They add up in the order of their rounds, those of one round as they were entered: an entry made late, or corrected,
/// gives the same as the game entered right the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadPosition {
    /// Boxes, turns, and who has closed.
    pub pad_state: PadState,
    /// What each phantom's roll did, by its entry.
    pub rolls: BTreeMap<usize, Rolled>,
}

impl PadPosition {
    pub(super) fn new(config: &GameConfig) -> Self {
        Self { pad_state: PadState::new(config), rolls: BTreeMap::new() }
    }

    /// What events add up to.
    ///
    /// # Errors
    /// The first that does not fit.
    pub(super) fn of(config: &GameConfig, events: &[Numbered<PadEvent>]) -> Result<Self, (usize, PadError)> {
        let mut layouts = vec![*config.layout()];
        // A roll shows a type by the counts that were in force when it was entered.
        let mut steps: Vec<(usize, &PadEvent, usize)> = Vec::with_capacity(events.len());
        for (number, event) in events {
            let last = layouts.len() - 1;
            if let PadEvent::Counts { counts } = event {
                layouts.push(with_counts(&layouts[last], *counts).map_err(|error| (*number, error))?);
            }
            steps.push((*number, event, layouts.len() - 1));
        }
        steps.sort_by_key(|(_, event, _)| match event {
            PadEvent::Close { .. } => u8::MAX,
            event => event.round().unwrap_or(0),
        });
        // The counts change nothing else of the configuration.
        let counted = match layouts.last() {
            Some(layout) if layout != config.layout() => {
                Options::of(config).config(*layout, config.players(), config.phantoms()).ok()
            }
            _ => None,
        };
        let start = counted.unwrap_or(*config);
        let in_force = InForce::after(start, steps.iter().map(|(number, event, _)| (*number, *event)))?;
        let mut sum = Self { pad_state: PadState::agreed(&in_force), rolls: BTreeMap::new() };
        // A layout that was given holds for the rolls after it; earlier ones filled what they showed at the table.
        let mut given = None;
        for (number, event, counted) in steps {
            if let PadEvent::Options { layout: Some(layout), .. } = event {
                given = layout.layout().ok();
            }
            let layout = given.as_ref().unwrap_or(&layouts[counted]);
            sum.apply(number, event, layout).map_err(|error| (number, error))?;
        }
        Ok(sum)
    }

    /// Applies an event behind all others; dice show a type by `layout`.
    pub(super) fn apply(&mut self, number: usize, event: &PadEvent, layout: &Layout) -> Result<(), PadError> {
        match event.dice() {
            None => self.pad_state.apply(event),
            Some(pair) => {
                let building = phantom_type(layout, pair);
                let filled = self.pad_state.roll(event, building)?;
                self.rolls.insert(number, Rolled { pair, building, filled });
                Ok(())
            }
        }
    }

    /// Checks an event that is entered now, and says which round one ends that names none.
    pub(super) fn complete(
        &self,
        before: &[Numbered<PadEvent>],
        event: PadEvent,
        is_new: bool,
    ) -> Result<PadEvent, PadError> {
        let event = dated(event, before);
        self.pad_state.check_close(&event)?;
        if is_new {
            if let PadEvent::Roll { row, round, .. } = event {
                self.pad_state.roll_due(row, round)?;
            }
            if let PadEvent::Counts { counts } = event {
                self.check_counts(counts)?;
            }
            if let PadEvent::Options { layout: Some(layout), .. } = event {
                let layout = layout.layout().map_err(PadError::Layout)?;
                self.check_counts(BuildingType::ALL.map(|building| layout.count(building)))?;
            }
        }
        Ok(event)
    }

    /// Whether no row has more boxes than these counts.
    fn check_counts(&self, counts: [u8; BuildingType::COUNT]) -> Result<(), PadError> {
        for (building, printed) in BuildingType::ALL.into_iter().zip(counts) {
            for row in 0..self.pad_state.config.rows() {
                let boxes = self.pad_state.score.boxes(row, building);
                if boxes > printed {
                    return Err(PadError::Boxes { row: row as u8 + 1, building, boxes, printed });
                }
            }
        }
        Ok(())
    }
}

/// The end of a round without a number is that of the round which the events before it had come to.
fn dated(event: PadEvent, before: &[Numbered<PadEvent>]) -> PadEvent {
    let PadEvent::NextRound { round: None } = event else { return event };
    let come_to = before.iter().rev().find_map(|(_, event)| match event {
        PadEvent::NextRound { round } => round.map(|round| round + 1),
        event => event.round(),
    });
    event.in_round(come_to.unwrap_or(0))
}

/// A layout of counts only with other counts (§1).
fn with_counts(layout: &Layout, counts: [u8; BuildingType::COUNT]) -> Result<Layout, PadError> {
    if layout.grid().is_some() {
        return Err(PadError::Grid);
    }
    let draft = LayoutDraft { counts: Some(counts.map(i64::from).to_vec()), ..layout.draft() };
    Layout::new(&draft)
        .map_err(|faults| PadError::Counts(faults.into_iter().next().unwrap_or(LayoutFault::Nothing)))
}
