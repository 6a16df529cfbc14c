//! What a log yields, entry by entry: the one place where notes are read and events applied.

use super::{By, Confirmed, Entry, Kind, LogError, Note, Numbered, Seed, SeedFrom, seed::seed_at};

/// A position of a game, with the events that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Position<K: Kind> {
    /// The position.
    pub state: K::State,
    /// The events that count after the notes, each with its entry number.
    pub events: Vec<Numbered<K::Event>>,
}

/// A log entered entry by entry: the events that count after its notes, and the positions they lead to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Progress<K: Kind> {
    events: Vec<Numbered<K::Event>>,
    /// Where events count in the order of the log, the position at the start and after each; else only the last.
    states: Vec<K::State>,
    confirmed: Vec<Confirmed<K::Finding>>,
}

/// Something wrong with a log.
#[derive(Clone, Debug)]
pub(super) struct Wrong<K: Kind> {
    /// The entry.
    pub(super) entry: usize,
    /// Why it does not fit.
    pub(super) error: K::Error,
    /// It counts all the same: only its dice are not those of the seed.
    pub(super) counts: bool,
}

/// The entry that does not fit, and why.
pub(super) type Misfit<K> = (usize, <K as Kind>::Error);

impl<K: Kind> Progress<K> {
    /// Before the first entry.
    pub(super) fn new(config: &K::Config) -> Result<Self, K::Error> {
        Ok(Self { events: Vec::new(), states: vec![K::start(config)?], confirmed: Vec::new() })
    }

    /// What the first `upto` entries of a log that was checked yield after the notes among the first `notes_upto`:
    /// with `upto == notes_upto` the game as it stood then, with more notes as later corrections made it.
    pub(super) fn of(
        config: &K::Config,
        log: &[Entry<K>],
        upto: usize,
        notes_upto: usize,
    ) -> Result<Self, K::Error> {
        let mut progress = Self::new(config)?;
        for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
            // The log was checked entry by entry.
            let _ = progress.enter(config, number, entry);
        }
        if upto < notes_upto {
            let kept = progress.events.partition_point(|&(number, _)| number <= upto);
            progress.keep_first(config, kept);
        }
        Ok(progress)
    }

    /// What the entries of a log yield, and all that is wrong with them. What does not fit is left out; in a game that
    /// was played here nothing after it can be judged. Without seeds no die can be checked.
    ///
    /// # Errors
    /// When no game can be played by this configuration.
    pub(super) fn check<'a>(
        config: &K::Config,
        seeds: Option<&[SeedFrom]>,
        log: impl IntoIterator<Item = (usize, &'a Entry<K>)>,
    ) -> Result<(Self, Vec<Wrong<K>>), K::Error> {
        let mut progress = Self::new(config)?;
        let mut wrong = Vec::new();
        for (entry, logged) in log {
            // The dice are the truth, the seed a claim: the replay goes on.
            let seed =
                seeds.and_then(|seeds| progress.check_seed(config, logged, seed_at(seeds, entry)).err());
            wrong.extend(seed.map(|error| Wrong { entry, error, counts: true }));
            let Err((_, error)) = progress.enter(config, entry, logged) else { continue };
            if K::IS_PLAYED {
                wrong.push(Wrong { entry, error, counts: false });
                break;
            }
            let all = logged.event().map(|event| K::errors(config, progress.state(), entry, event));
            let all = all.filter(|all| !all.is_empty()).unwrap_or_else(|| vec![error]);
            wrong.extend(all.into_iter().map(|error| Wrong { entry, error, counts: false }));
        }
        Ok((progress, wrong))
    }

    /// The position.
    pub(super) fn state(&self) -> &K::State {
        &self.states[self.states.len() - 1]
    }

    /// The position after the first `count` events, where it is known.
    pub(super) fn state_after(&self, count: usize) -> Option<&K::State> {
        if K::IN_LOG_ORDER { self.states.get(count) } else { None }
    }

    /// The positions at the start and after each event that counts, without those that come later.
    pub(super) fn states(&self, config: &K::Config) -> impl Iterator<Item = K::State> {
        // The events entered anew, as long as each fits behind those before it.
        let mut ahead = if K::IN_LOG_ORDER { None } else { Self::new(config).ok() };
        (0..=self.events.len()).map(move |count| {
            if let Some(known) = self.state_after(count) {
                return known.clone();
            }
            if let Some((number, event)) = count.checked_sub(1).map(|last| self.events[last].clone())
                && ahead.as_mut().is_some_and(|ahead| ahead.append(config, number, event).is_err())
            {
                ahead = None;
            }
            match &ahead {
                Some(progress) => progress.state().clone(),
                None => fitting::<K>(config, &self.events[..count]).unwrap_or_else(|| self.state().clone()),
            }
        })
    }

    /// Forgets all but the first `kept` events.
    fn keep_first(&mut self, config: &K::Config, kept: usize) {
        self.events.truncate(kept);
        if K::IN_LOG_ORDER {
            self.states.truncate(kept + 1);
        } else if let Some(state) = fitting::<K>(config, &self.events) {
            self.states = vec![state];
        }
    }

    /// Entry number and event of all that counts, in the order in which it was entered.
    pub(super) fn events(&self) -> &[Numbered<K::Event>] {
        &self.events
    }

    /// The findings that somebody confirmed.
    pub(super) fn confirmed(&self) -> &[Confirmed<K::Finding>] {
        &self.confirmed
    }

    pub(super) fn into_position(mut self) -> Position<K> {
        let state = self.states.swap_remove(self.states.len() - 1);
        Position { state, events: self.events }
    }

    /// Checks the program's dice of an entry against the seed that applies; dice of people are their own truth, and a
    /// roll that is not due is a fault of its own.
    pub(super) fn check_seed(
        &self,
        config: &K::Config,
        entry: &Entry<K>,
        seed: Option<Seed>,
    ) -> Result<(), K::Error> {
        let Some(event) = entry.event().filter(|event| K::by(event) == Some(By::Program)) else {
            return Ok(());
        };
        if K::due(config, self.state(), Some(event)).is_none() {
            return Ok(());
        }
        let Some(seed) = seed else { return Err(LogError::NoSeed.into()) };
        match K::draw(config, self.state(), Some(event), seed) {
            Some(drawn) if !K::is_same_roll(&drawn, event) => {
                Err(LogError::NotTheSeed { seed, due: drawn, found: event.clone() }.into())
            }
            _ => Ok(()),
        }
    }

    /// Enters entry `number`.
    ///
    /// # Errors
    /// The entry that does not fit, and why; nothing is changed then.
    pub(super) fn enter(
        &mut self,
        config: &K::Config,
        number: usize,
        entry: &Entry<K>,
    ) -> Result<(), Misfit<K>> {
        let here = |error| (number, error);
        let refused = |error: LogError<K>| (number, error.into());
        let note = match entry {
            Entry::Event(event) => return self.event(config, number, event),
            Entry::Note(note) if !K::NOTES.contains(&note.kind()) => {
                return Err(refused(LogError::NotTaken(note.kind())));
            }
            Entry::Note(note) => note,
        };
        match note {
            Note::TakeBack { to } => {
                if *to >= number {
                    return Err(refused(LogError::NoSuchEntry(*to)));
                }
                let kept = self.events.partition_point(|(entry, _)| entry <= to);
                let events = self.events[..kept].to_vec();
                self.set(config, events, kept)
            }
            Note::CorrectRoll { entry, dice } => {
                let at = self.place(*entry).map_err(refused)?;
                let mut events = self.events.clone();
                let is_typed = K::by(&events[at].1) == Some(By::People);
                if !is_typed || !K::correct_roll(&mut events[at].1, dice) {
                    return Err(refused(LogError::NotTyped(*entry)));
                }
                self.set(config, events, at)
            }
            Note::Amend { entry, event } => {
                let at = self.place(*entry).map_err(refused)?;
                // What was decided here was decided so, and what the program drew is as it drew it.
                if K::IS_PLAYED && K::by(&self.events[at].1) != Some(By::People) {
                    return Err(refused(LogError::NotTyped(*entry)));
                }
                let event =
                    K::complete(config, self.state(), &self.events[..at], event, false).map_err(here)?;
                if K::by(&event) == Some(By::Program) {
                    return Err(refused(LogError::AmendedRoll(*entry)));
                }
                let mut events = self.events.clone();
                events[at].1 = event;
                self.set(config, events, at)
            }
            Note::Strike { entry } => {
                let at = self.place(*entry).map_err(refused)?;
                let mut events = self.events.clone();
                events.remove(at);
                self.set(config, events, at)
            }
            Note::Confirm { finding } => {
                self.confirmed.push(finding.clone());
                Ok(())
            }
            Note::Handover { seat, .. } => K::check_handover(config, *seat).map_err(here),
            Note::Hint {} => Ok(()),
        }
    }

    fn event(&mut self, config: &K::Config, number: usize, event: &K::Event) -> Result<(), Misfit<K>> {
        let here = |error| (number, error);
        let event = K::complete(config, self.state(), &self.events, event, true).map_err(here)?;
        self.append(config, number, event)
    }

    /// Adds an event that is complete.
    pub(super) fn append(
        &mut self,
        config: &K::Config,
        number: usize,
        event: K::Event,
    ) -> Result<(), Misfit<K>> {
        let here = |error| (number, error);
        if !K::is_next(self.state(), &event) {
            let mut events = self.events.clone();
            events.push((number, event));
            return self.set(config, events, self.events.len());
        }
        if K::IN_LOG_ORDER {
            let mut state = self.state().clone();
            K::apply(config, &mut state, number, &event).map_err(here)?;
            self.states.push(state);
        } else {
            let last = self.states.len() - 1;
            K::apply(config, &mut self.states[last], number, &event).map_err(here)?;
        }
        self.events.push((number, event));
        Ok(())
    }

    /// Removes the last event, which is entry `number`; false where the last event is another.
    pub(super) fn pop(&mut self, number: usize) -> bool {
        let is_last = K::IN_LOG_ORDER && self.events.last().is_some_and(|&(last, _)| last == number);
        if is_last {
            self.events.pop();
            self.states.pop();
        }
        is_last
    }

    /// The place among the events of an entry that counts.
    fn place(&self, entry: usize) -> Result<usize, LogError<K>> {
        self.events
            .binary_search_by_key(&entry, |&(number, _)| number)
            .map_err(|_| LogError::NoSuchEntry(entry))
    }

    /// Puts other events in the place of those there were; the first `kept` are the same.
    fn set(
        &mut self,
        config: &K::Config,
        events: Vec<Numbered<K::Event>>,
        kept: usize,
    ) -> Result<(), Misfit<K>> {
        if K::IN_LOG_ORDER {
            let mut later = Vec::with_capacity(events.len() - kept);
            for (number, event) in &events[kept..] {
                let mut state = later.last().unwrap_or(&self.states[kept]).clone();
                K::apply(config, &mut state, *number, event).map_err(|error| (*number, error))?;
                later.push(state);
            }
            self.states.truncate(kept + 1);
            self.states.append(&mut later);
        } else {
            self.states = vec![K::replay(config, &events)?];
        }
        self.events = events;
        Ok(())
    }
}

/// What events yield of which not all need fit: one that was corrected can lean on a later one, that is not among them.
fn fitting<K: Kind>(config: &K::Config, events: &[Numbered<K::Event>]) -> Option<K::State> {
    let mut events = events.to_vec();
    loop {
        let number = match K::replay(config, &events) {
            Ok(state) => return Some(state),
            Err((number, _)) => number,
        };
        let misfit = events.iter().position(|&(entry, _)| entry == number)?;
        events.remove(misfit);
    }
}
