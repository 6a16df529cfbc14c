//! From the log of a table to its tally: the one place that reads its notes.

use std::collections::BTreeMap;

use super::{PadError, PadEvent, PadState, Rolled, phantom_type};
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        log::{By, Entry, Note, Options, Seed, SeedClaim, seed_at},
        rules::{GameConfig, Layout, LayoutDraft, LayoutFault, Move, Pair},
    },
};

/// The log of a table, entered entry by entry: the events that count after its notes, and what they add up to.
///
/// Events add up in the order of their rounds, those of one round as they were entered: an entry made late, or
/// corrected, gives the same as the game entered right the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The configuration before any correction of the counts.
    start: GameConfig,
    events: Vec<(usize, PadEvent)>,
    sum: Sum,
}

/// What events add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sum {
    tally: PadState,
    /// What each phantom's roll did, by its entry.
    rolls: BTreeMap<usize, Rolled>,
}

impl Course {
    /// Before the first entry.
    pub fn new(config: &GameConfig) -> Self {
        Self { start: *config, events: Vec::new(), sum: Sum::new(config) }
    }

    /// What the first `upto` entries of a log that was checked yield after the notes among the first `notes_upto`.
    pub fn of(config: &GameConfig, log: &[Entry<PadEvent>], upto: usize, notes_upto: usize) -> Self {
        let mut course = Self::new(config);
        for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
            // The log was checked entry by entry.
            let _ = course.enter(number, entry);
        }
        if upto < notes_upto {
            course.events.retain(|&(number, _)| number <= upto);
            let confirmed = std::mem::take(&mut course.sum.tally.confirmed);
            course.sum = Sum::of(config, &course.events).0;
            course.sum.tally.confirmed = confirmed;
        }
        course
    }

    /// The configuration before any correction of the counts.
    pub const fn start(&self) -> &GameConfig {
        &self.start
    }

    /// Entry number and event of what counts, as entered.
    pub fn events(&self) -> &[(usize, PadEvent)] {
        &self.events
    }

    /// What they add up to.
    pub const fn tally(&self) -> &PadState {
        &self.sum.tally
    }

    /// What the roll of an entry did; none when that is no roll that counts.
    pub fn rolled(&self, number: usize) -> Option<Rolled> {
        self.sum.rolls.get(&number).copied()
    }

    /// Checks the program's dice of an entry against the seed that applies.
    ///
    /// # Errors
    /// [`PadError::NotTheSeed`] or [`PadError::NoSeed`].
    pub fn check_seed(&self, entry: &Entry<PadEvent>, seed: Option<Seed>) -> Result<(), PadError> {
        let &Entry::Event(PadEvent::Roll { row, round, yellow, blue, by: By::Program }) = entry else {
            return Ok(());
        };
        // A roll that is not due is a fault of its own.
        let Ok(request) = self.tally().roll_due(row, round) else { return Ok(()) };
        let Some(seed) = seed else { return Err(PadError::NoSeed) };
        let found = Pair { yellow, blue };
        match seed.roll(request, self.start.players()) {
            Move::Roll(due) if due != found => Err(PadError::NotTheSeed { seed, due, found }),
            _ => Ok(()),
        }
    }

    /// Enters entry `number`.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub fn enter(&mut self, number: usize, entry: &Entry<PadEvent>) -> Result<(), PadError> {
        match entry {
            Entry::Event(event) => self.event(number, *event),
            Entry::Note(Note::TakeBack { to }) => {
                if *to >= number {
                    return Err(PadError::NoSuchEntry(*to));
                }
                self.change(|events| events.truncate(events.partition_point(|(entry, _)| entry <= to)))
            }
            Entry::Note(Note::Amend { entry, event }) => {
                let at = self.place(*entry)?;
                self.tally().check_close(event)?;
                if matches!(event, PadEvent::Roll { by: By::Program, .. }) {
                    return Err(PadError::AmendedRoll(*entry));
                }
                let event = self.dated(*event, at);
                self.change(|events| events[at].1 = event)
            }
            Entry::Note(Note::Strike { entry }) => {
                let at = self.place(*entry)?;
                self.change(|events| {
                    events.remove(at);
                })
            }
            Entry::Note(Note::Confirm { oddity }) => {
                self.sum.tally.confirmed.push(oddity.clone());
                Ok(())
            }
            Entry::Note(Note::CorrectRoll { .. } | Note::Hint {} | Note::Handover { .. }) => {
                Err(PadError::Note)
            }
        }
    }

    fn event(&mut self, number: usize, event: PadEvent) -> Result<(), PadError> {
        let event = self.dated(event, self.events.len());
        self.tally().check_close(&event)?;
        if let PadEvent::Roll { row, round, .. } = event {
            self.tally().roll_due(row, round)?;
        }
        if let PadEvent::Counts { counts } = event {
            self.check_counts(counts)?;
        }
        if !self.tally().is_in_order(&event) {
            return self.change(|events| events.push((number, event)));
        }
        let layout = *self.tally().config.layout();
        self.sum.apply(number, &event, &layout)?;
        self.events.push((number, event));
        Ok(())
    }

    /// Whether no row has more boxes than these counts.
    fn check_counts(&self, counts: [u8; BuildingType::COUNT]) -> Result<(), PadError> {
        for (building, printed) in BuildingType::ALL.into_iter().zip(counts) {
            for row in 0..self.start.rows() {
                let boxes = self.tally().score.boxes(row, building);
                if boxes > printed {
                    return Err(PadError::Boxes { row: row as u8 + 1, building, boxes, printed });
                }
            }
        }
        Ok(())
    }

    /// The place among the events of an entry that counts.
    fn place(&self, entry: usize) -> Result<usize, PadError> {
        self.events
            .binary_search_by_key(&entry, |&(number, _)| number)
            .map_err(|_| PadError::NoSuchEntry(entry))
    }

    /// The end of a round without a number is that of the round which the events before it had come to.
    fn dated(&self, event: PadEvent, at: usize) -> PadEvent {
        let PadEvent::NextRound { round: None } = event else { return event };
        let come_to = self.events[..at].iter().rev().find_map(|(_, event)| match event {
            PadEvent::NextRound { round } => round.map(|round| round + 1),
            event => event.round(),
        });
        event.in_round(come_to.unwrap_or(0))
    }

    /// Changes the events and adds up anew.
    fn change(&mut self, change: impl FnOnce(&mut Vec<(usize, PadEvent)>)) -> Result<(), PadError> {
        let mut events = self.events.clone();
        change(&mut events);
        let (mut sum, fault) = Sum::of(&self.start, &events);
        if let Some(fault) = fault {
            return Err(fault);
        }
        sum.tally.confirmed.clone_from(&self.tally().confirmed);
        (self.events, self.sum) = (events, sum);
        Ok(())
    }
}

impl Sum {
    fn new(config: &GameConfig) -> Self {
        Self { tally: PadState::new(config), rolls: BTreeMap::new() }
    }

    /// What events add up to in the order of their rounds, and the first fault; what does not fit is left out.
    fn of(config: &GameConfig, events: &[(usize, PadEvent)]) -> (Self, Option<PadError>) {
        let mut sum = Self::new(config);
        let mut layout = *config.layout();
        let mut fault = None;
        // A roll shows a type by the counts that were in force when it was entered.
        let mut steps: Vec<(usize, &PadEvent, Layout)> = Vec::with_capacity(events.len());
        for (number, event) in events {
            if let PadEvent::Counts { counts } = event {
                match with_counts(&layout, *counts) {
                    Ok(corrected) => layout = corrected,
                    Err(misfit) => fault = fault.or(Some(misfit)),
                }
            }
            steps.push((*number, event, layout));
        }
        if layout != *config.layout() {
            // The counts change nothing else of the configuration.
            let config = Options::of(config).config(layout, config.players(), config.phantoms());
            sum.tally.config = config.unwrap_or(sum.tally.config);
        }
        steps.sort_by_key(|(_, event, _)| match event {
            PadEvent::Close { .. } => u8::MAX,
            event => event.round().unwrap_or(0),
        });
        for (number, event, layout) in steps {
            if let Err(misfit) = sum.apply(number, event, &layout) {
                fault = fault.or(Some(misfit));
            }
        }
        (sum, fault)
    }

    fn apply(&mut self, number: usize, event: &PadEvent, layout: &Layout) -> Result<(), PadError> {
        match event.dice() {
            None => self.tally.apply(event),
            Some(pair) => {
                let building = phantom_type(layout, pair);
                let filled = self.tally.roll(event, building)?;
                self.rolls.insert(number, Rolled { pair, building, filled });
                Ok(())
            }
        }
    }
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

/// What the log of a table yields.
///
/// # Errors
/// Every entry that does not fit, by its number; the others are applied all the same.
pub fn tally_table(
    config: &GameConfig,
    seeds: &[SeedClaim],
    log: &[Entry<PadEvent>],
) -> Result<PadState, Vec<(usize, PadError)>> {
    let mut course = Course::new(config);
    let mut faults = Vec::new();
    for (number, entry) in (1..).zip(log) {
        // The dice are the truth, the seed a claim: the entry counts all the same.
        let seed = course.check_seed(entry, seed_at(seeds, number));
        let checks = [seed, course.enter(number, entry)];
        faults.extend(checks.into_iter().filter_map(Result::err).map(|fault| (number, fault)));
    }
    if faults.is_empty() { Ok(course.sum.tally) } else { Err(faults) }
}
