//! From the log of a table to its tally: the one place that reads its notes.

use std::collections::BTreeMap;

use super::{Rolled, TableEvent, TableFault, Tally, phantom_type};
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        log::{By, Entry, Note, Options, Seed, SeedClaim, seed_at},
        rules::{Command, Layout, LayoutDraft, LayoutFault, Pair, Terms},
    },
};

/// The log of a table, entered entry by entry: the events that count after its notes, and what they add up to.
///
/// Events add up in the order of their rounds, those of one round as they were entered: an entry made late, or
/// corrected, gives the same as the game entered right the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The terms before any correction of the counts.
    start: Terms,
    events: Vec<(usize, TableEvent)>,
    sum: Sum,
}

/// What events add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sum {
    tally: Tally,
    /// What each phantom's roll did, by its entry.
    rolls: BTreeMap<usize, Rolled>,
}

impl Course {
    /// Before the first entry.
    pub fn new(terms: &Terms) -> Self {
        Self { start: *terms, events: Vec::new(), sum: Sum::new(terms) }
    }

    /// What the first `upto` entries of a log that was checked yield after the notes among the first `notes_upto`.
    pub fn of(terms: &Terms, log: &[Entry<TableEvent>], upto: usize, notes_upto: usize) -> Self {
        let mut course = Self::new(terms);
        for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
            // The log was checked entry by entry.
            let _ = course.enter(number, entry);
        }
        if upto < notes_upto {
            course.events.retain(|&(number, _)| number <= upto);
            let confirmed = std::mem::take(&mut course.sum.tally.confirmed);
            course.sum = Sum::of(terms, &course.events).0;
            course.sum.tally.confirmed = confirmed;
        }
        course
    }

    /// The terms before any correction of the counts.
    pub const fn start(&self) -> &Terms {
        &self.start
    }

    /// Entry number and event of what counts, as entered.
    pub fn events(&self) -> &[(usize, TableEvent)] {
        &self.events
    }

    /// What they add up to.
    pub const fn tally(&self) -> &Tally {
        &self.sum.tally
    }

    /// What the roll of an entry did; none when that is no roll that counts.
    pub fn rolled(&self, number: usize) -> Option<Rolled> {
        self.sum.rolls.get(&number).copied()
    }

    /// Checks the program's dice of an entry against the seed that applies.
    ///
    /// # Errors
    /// [`TableFault::NotTheSeed`] or [`TableFault::NoSeed`].
    pub fn check_seed(&self, entry: &Entry<TableEvent>, seed: Option<Seed>) -> Result<(), TableFault> {
        let &Entry::Event(TableEvent::Roll { row, round, yellow, blue, by: By::Program }) = entry else {
            return Ok(());
        };
        // A roll that is not due is a fault of its own.
        let Ok(request) = self.tally().roll_due(row, round) else { return Ok(()) };
        let Some(seed) = seed else { return Err(TableFault::NoSeed) };
        let found = Pair { yellow, blue };
        match seed.roll(request, self.start.players()) {
            Command::Roll(due) if due != found => Err(TableFault::NotTheSeed { seed, due, found }),
            _ => Ok(()),
        }
    }

    /// Enters entry `number`.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub fn enter(&mut self, number: usize, entry: &Entry<TableEvent>) -> Result<(), TableFault> {
        match entry {
            Entry::Event(event) => self.event(number, *event),
            Entry::Note(Note::TakeBack { to }) => {
                if *to >= number {
                    return Err(TableFault::NoSuchEntry(*to));
                }
                self.change(|events| events.truncate(events.partition_point(|(entry, _)| entry <= to)))
            }
            Entry::Note(Note::Amend { entry, event }) => {
                let at = self.place(*entry)?;
                self.tally().check_close(event)?;
                if matches!(event, TableEvent::Roll { by: By::Program, .. }) {
                    return Err(TableFault::AmendedRoll(*entry));
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
                Err(TableFault::Note)
            }
        }
    }

    fn event(&mut self, number: usize, event: TableEvent) -> Result<(), TableFault> {
        let event = self.dated(event, self.events.len());
        self.tally().check_close(&event)?;
        if let TableEvent::Roll { row, round, .. } = event {
            self.tally().roll_due(row, round)?;
        }
        if let TableEvent::Counts { counts } = event {
            self.check_counts(counts)?;
        }
        if !self.tally().is_in_order(&event) {
            return self.change(|events| events.push((number, event)));
        }
        let layout = *self.tally().terms.layout();
        self.sum.apply(number, &event, &layout)?;
        self.events.push((number, event));
        Ok(())
    }

    /// Whether no row has more boxes than these counts.
    fn check_counts(&self, counts: [u8; BuildingType::COUNT]) -> Result<(), TableFault> {
        for (building, printed) in BuildingType::ALL.into_iter().zip(counts) {
            for row in 0..self.start.rows() {
                let boxes = self.tally().score.boxes(row, building);
                if boxes > printed {
                    return Err(TableFault::Boxes { row: row as u8 + 1, building, boxes, printed });
                }
            }
        }
        Ok(())
    }

    /// The place among the events of an entry that counts.
    fn place(&self, entry: usize) -> Result<usize, TableFault> {
        self.events
            .binary_search_by_key(&entry, |&(number, _)| number)
            .map_err(|_| TableFault::NoSuchEntry(entry))
    }

    /// The end of a round without a number is that of the round which the events before it had come to.
    fn dated(&self, event: TableEvent, at: usize) -> TableEvent {
        let TableEvent::NextRound { round: None } = event else { return event };
        let come_to = self.events[..at].iter().rev().find_map(|(_, event)| match event {
            TableEvent::NextRound { round } => round.map(|round| round + 1),
            event => event.round(),
        });
        event.in_round(come_to.unwrap_or(0))
    }

    /// Changes the events and adds up anew.
    fn change(&mut self, change: impl FnOnce(&mut Vec<(usize, TableEvent)>)) -> Result<(), TableFault> {
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
    fn new(terms: &Terms) -> Self {
        Self { tally: Tally::new(terms), rolls: BTreeMap::new() }
    }

    /// What events add up to in the order of their rounds, and the first fault; what does not fit is left out.
    fn of(terms: &Terms, events: &[(usize, TableEvent)]) -> (Self, Option<TableFault>) {
        let mut sum = Self::new(terms);
        let mut layout = *terms.layout();
        let mut fault = None;
        // A roll shows a type by the counts that were in force when it was entered.
        let mut steps: Vec<(usize, &TableEvent, Layout)> = Vec::with_capacity(events.len());
        for (number, event) in events {
            if let TableEvent::Counts { counts } = event {
                match with_counts(&layout, *counts) {
                    Ok(corrected) => layout = corrected,
                    Err(misfit) => fault = fault.or(Some(misfit)),
                }
            }
            steps.push((*number, event, layout));
        }
        if layout != *terms.layout() {
            // The counts change nothing else of the terms.
            let terms = Options::of(terms).terms(layout, terms.players(), terms.phantoms());
            sum.tally.terms = terms.unwrap_or(sum.tally.terms);
        }
        steps.sort_by_key(|(_, event, _)| match event {
            TableEvent::Close { .. } => u8::MAX,
            event => event.round().unwrap_or(0),
        });
        for (number, event, layout) in steps {
            if let Err(misfit) = sum.apply(number, event, &layout) {
                fault = fault.or(Some(misfit));
            }
        }
        (sum, fault)
    }

    fn apply(&mut self, number: usize, event: &TableEvent, layout: &Layout) -> Result<(), TableFault> {
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
fn with_counts(layout: &Layout, counts: [u8; BuildingType::COUNT]) -> Result<Layout, TableFault> {
    if layout.grid().is_some() {
        return Err(TableFault::Grid);
    }
    let draft = LayoutDraft { counts: Some(counts.map(i64::from).to_vec()), ..layout.draft() };
    Layout::new(&draft)
        .map_err(|faults| TableFault::Counts(faults.into_iter().next().unwrap_or(LayoutFault::Nothing)))
}

/// What the log of a table yields.
///
/// # Errors
/// Every entry that does not fit, by its number; the others are applied all the same.
pub fn tally_table(
    terms: &Terms,
    seeds: &[SeedClaim],
    log: &[Entry<TableEvent>],
) -> Result<Tally, Vec<(usize, TableFault)>> {
    let mut course = Course::new(terms);
    let mut faults = Vec::new();
    for (number, entry) in (1..).zip(log) {
        // The dice are the truth, the seed a claim: the entry counts all the same.
        let seed = course.check_seed(entry, seed_at(seeds, number));
        let checks = [seed, course.enter(number, entry)];
        faults.extend(checks.into_iter().filter_map(Result::err).map(|fault| (number, fault)));
    }
    if faults.is_empty() { Ok(course.sum.tally) } else { Err(faults) }
}
