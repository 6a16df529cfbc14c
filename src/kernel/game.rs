//! A game: its header, its configuration and its log. Everything else is derived from the log.

use super::{
    Breakdown, By, Confirmed, Entry, Kind, LogError, Note, Numbered, Position, Seed, SeedFrom,
    progress::Progress, record::Header, redo, seed::seed_at,
};

/// A game of one kind. Entry numbers count from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Game<K: Kind> {
    /// What the record says beside the game.
    pub header: Header,
    config: K::Config,
    seeds: Vec<SeedFrom>,
    log: Vec<Entry<K>>,
    /// Entries undone, the last undone last.
    undone: Vec<Entry<K>>,
    progress: Progress<K>,
}

impl<K: Kind> Game<K> {
    /// A game before its first entry. `seed` makes the program's dice.
    ///
    /// # Errors
    /// When no game can be played by this configuration.
    pub fn start(header: Header, config: K::Config, seed: Option<Seed>) -> Result<Self, K::Error> {
        let seeds = seed.map(|seed| SeedFrom { seed, from: 1 }).into_iter().collect();
        Progress::new(&config).map(|progress| Self::from_parts(header, config, seeds, Vec::new(), progress))
    }

    /// A game with a log that is checked by replay.
    ///
    /// # Errors
    /// All that is wrong, each with its entry.
    pub fn from_log(
        header: Header,
        config: K::Config,
        seeds: Vec<SeedFrom>,
        log: Vec<Entry<K>>,
    ) -> Result<Self, Vec<(usize, K::Error)>> {
        let (progress, wrong) =
            Progress::check(&config, Some(&seeds), (1..).zip(&log)).map_err(|error| vec![(0, error)])?;
        if wrong.is_empty() {
            Ok(Self::from_parts(header, config, seeds, log, progress))
        } else {
            Err(wrong.into_iter().map(|wrong| (wrong.entry, wrong.error)).collect())
        }
    }

    /// A game from parts that were checked by replay.
    pub(super) const fn from_parts(
        header: Header,
        config: K::Config,
        seeds: Vec<SeedFrom>,
        log: Vec<Entry<K>>,
        progress: Progress<K>,
    ) -> Self {
        Self { header, config, seeds, log, undone: Vec::new(), progress }
    }

    /// What was agreed at the start.
    #[must_use]
    pub const fn config(&self) -> &K::Config {
        &self.config
    }

    /// The seeds, each with the entry it applies from.
    #[must_use]
    pub fn seeds(&self) -> &[SeedFrom] {
        &self.seeds
    }

    /// The log, notes included.
    #[must_use]
    pub fn log(&self) -> &[Entry<K>] {
        &self.log
    }

    /// What the log yields.
    pub(super) const fn progress(&self) -> &Progress<K> {
        &self.progress
    }

    /// The current position.
    #[must_use]
    pub fn state(&self) -> &K::State {
        self.progress.state()
    }

    /// Entry number and event of all that counts after the notes, in the order in which it was entered.
    #[must_use]
    pub fn events(&self) -> &[Numbered<K::Event>] {
        self.progress.events()
    }

    /// Whether the game came to its end by the rules.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        K::is_complete(&self.config, self.state())
    }

    /// Whether it has a result: by the rules where it was played here, else by what people say.
    #[must_use]
    pub fn has_result(&self) -> bool {
        if K::IS_PLAYED { self.is_complete() } else { self.header.ended.is_some() }
    }

    /// The result as it stands.
    #[must_use]
    pub fn result(&self) -> K::Result {
        K::result(&self.config, self.state())
    }

    /// How every total comes about as it stands, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<K::Reason>> {
        K::breakdown(&self.config, self.state())
    }

    /// What no legal game can give, confirmed or not.
    #[must_use]
    pub fn findings(&self) -> Vec<K::Finding> {
        K::findings(&self.config, self.state())
    }

    /// Whether later notes changed what earlier entries yield.
    #[must_use]
    pub fn has_corrections(&self) -> bool {
        self.log.iter().filter_map(Entry::note).any(Note::is_correction)
    }

    /// The findings that somebody confirmed.
    #[must_use]
    pub fn confirmed(&self) -> &[Confirmed<K::Finding>] {
        self.progress.confirmed()
    }

    /// What no legal game can give and nobody confirmed.
    #[must_use]
    pub fn unconfirmed(&self) -> Vec<K::Finding> {
        let is_confirmed = |finding: &K::Finding| {
            self.confirmed().iter().any(|confirmed| match confirmed {
                Confirmed::Finding(known) => known == finding,
                Confirmed::Words(words) => K::words_of_1x(finding).as_ref() == Some(words),
            })
        };
        self.findings().into_iter().filter(|finding| !is_confirmed(finding)).collect()
    }

    /// Adds an event at the end of the log.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub fn enter(&mut self, event: K::Event) -> Result<(), K::Error> {
        self.push(Entry::Event(event)).map_err(|(_, error)| error)
    }

    /// Adds a note at the end of the log.
    ///
    /// # Errors
    /// The entry that does not fit, the note or one that it changes, and why; nothing is changed then.
    pub fn note(&mut self, note: Note<K>) -> Result<(), (usize, K::Error)> {
        self.push(Entry::Note(note))
    }

    pub(super) fn push(&mut self, entry: Entry<K>) -> Result<(), (usize, K::Error)> {
        let number = self.log.len() + 1;
        self.progress
            .check_seed(&self.config, &entry, self.seed_at(number))
            .map_err(|error| (number, error))?;
        self.push_drawn(entry)
    }

    /// Adds an entry whose dice, if it has any, are known to be right. It is new: what only a record may hold is refused.
    fn push_drawn(&mut self, entry: Entry<K>) -> Result<(), (usize, K::Error)> {
        let corrected = entry.note().and_then(Note::corrects);
        let held = K::refused_now(self.state()).iter().map(|&(number, _)| number);
        let held: Vec<usize> = held.filter(|number| Some(*number) != corrected).collect();
        self.progress.enter(&self.config, self.log.len() + 1, &entry)?;
        let refused = K::refused_now(self.state()).iter().find(|(number, _)| !held.contains(number)).cloned();
        if let Some(refused) = refused {
            self.progress = self.progress_at(self.log.len(), self.log.len());
            return Err(refused);
        }
        self.keep(entry);
        Ok(())
    }

    /// Adds an entry to the log that was entered.
    fn keep(&mut self, entry: Entry<K>) {
        // A hint changes nothing: what was undone can still be done again.
        if !matches!(entry, Entry::Note(Note::Hint {})) {
            self.undone.clear();
        }
        self.log.push(entry);
        self.look_at_the_end();
    }

    /// A pad that is not complete has not ended, until somebody says so.
    fn look_at_the_end(&mut self) {
        if !K::IS_PLAYED && !self.is_complete() {
            self.header.ended = None;
        }
    }

    /// The seed of the program's dice at an entry.
    #[must_use]
    pub fn seed_at(&self, entry: usize) -> Option<Seed> {
        seed_at(&self.seeds, entry)
    }

    /// Makes this seed that of the program's dice from the next entry on, unless one applies already.
    pub fn use_seed(&mut self, seed: Seed) {
        let from = self.log.len() + 1;
        if self.seed_at(from).is_none() {
            // What began beyond was undone with its dice.
            self.seeds.retain(|claim| claim.from < from);
            self.seeds.push(SeedFrom { seed, from });
        }
    }

    /// Lets the program make the roll that is due, or the one that `like` stands for where several are.
    ///
    /// # Errors
    /// When none is due or no seed applies; the game is unchanged then.
    pub fn draw(&mut self, like: Option<&K::Event>) -> Result<(), K::Error> {
        let seed = self.seed_at(self.log.len() + 1).ok_or(LogError::NoSeed)?;
        let state = self.progress.state();
        let drawn = K::due(&self.config, state, like).and_then(|_| K::draw(&self.config, state, like, seed));
        self.push_drawn(Entry::Event(drawn.ok_or(LogError::NothingDue)?)).map_err(|(_, error)| error)
    }

    /// The entry that undo would remove: on a pad the last one, else the last decision or typed roll that nothing has
    /// sealed; hints stay.
    fn last_unsealed(&self) -> Option<usize> {
        if !K::IS_PLAYED {
            return self.log.len().checked_sub(1);
        }
        let last = self.log.iter().rposition(|entry| !matches!(entry, Entry::Note(Note::Hint {})))?;
        self.log[last].event().is_some_and(|event| K::by(event) != Some(By::Program)).then_some(last)
    }

    /// Whether [`Game::undo`] would do something.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.last_unsealed().is_some()
    }

    /// Removes the last entry that no new dice depend on.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.last_unsealed() else { return false };
        self.undone.push(self.log.remove(last));
        if !self.progress.pop(last + 1) {
            self.progress = self.progress_at(self.log.len(), self.log.len());
        }
        self.look_at_the_end();
        true
    }

    /// Whether something undone can be done again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The entry that [`Game::redo`] would make again.
    #[must_use]
    pub fn next_redo(&self) -> Option<&Entry<K>> {
        self.undone.last()
    }

    /// From now on what was undone cannot be done again: something else was decided.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else { return false };
        let later = std::mem::take(&mut self.undone);
        let number = self.log.len() + 1;
        let seed = self.progress.check_seed(&self.config, &entry, self.seed_at(number));
        // It was in the log already: a record may hold it.
        let done = seed.is_ok() && self.progress.enter(&self.config, number, &entry).is_ok();
        if done {
            self.keep(entry);
        }
        self.undone = later;
        done
    }

    /// What was undone, as text to be kept beside the record; none when nothing was.
    #[must_use]
    pub fn redo_text(&self) -> Option<String> {
        redo::write(&self.log, &self.undone)
    }

    /// Brings back what was undone. Text that does not fit this game changes nothing.
    pub fn bring_back_redo(&mut self, text: &str) {
        let Some(undone) = redo::read(text, &self.log) else { return };
        let sealed = |entry: &Entry<K>| entry.event().is_none_or(|event| K::by(event) == Some(By::Program));
        if K::IS_PLAYED && undone.iter().any(sealed) {
            return;
        }
        let mut ahead = Self { undone: undone.clone(), ..self.clone() };
        while ahead.can_redo() {
            if !ahead.redo() {
                return;
            }
        }
        self.undone = undone;
    }

    /// The position as it stood after entry `number` (0: before the first).
    #[must_use]
    pub fn at(&self, number: usize) -> Position<K> {
        let number = number.min(self.log.len());
        if self.log[number..].iter().all(|entry| entry.event().is_some()) {
            let kept = self.events().partition_point(|&(entry, _)| entry <= number);
            if let Some(state) = self.progress.state_after(kept) {
                return Position { state: state.clone(), events: self.events()[..kept].to_vec() };
            }
        }
        self.progress_at(number, number).into_position()
    }

    /// The position after entry `number` with the corrections that came later.
    #[must_use]
    pub fn corrected_at(&self, number: usize) -> Position<K> {
        self.progress_at(number, self.log.len()).into_position()
    }

    fn progress_at(&self, upto: usize, notes_upto: usize) -> Progress<K> {
        // The log was checked entry by entry, so that its prefixes replay; at worst the current state is shown.
        Progress::of(&self.config, &self.log, upto, notes_upto).unwrap_or_else(|_| self.progress.clone())
    }

    /// The game as it stood after entry `number`; what came later can be done again.
    #[must_use]
    pub fn as_of(&self, number: usize) -> Self {
        let log = &self.log[..number.min(self.log.len())];
        let undone = self.log[log.len()..].iter().rev().cloned().collect();
        let mut then = Self {
            header: self.header.clone(),
            config: self.config.clone(),
            seeds: self.seeds.clone(),
            progress: self.progress_at(log.len(), log.len()),
            log: log.to_vec(),
            undone,
        };
        then.look_at_the_end();
        then
    }

    /// The same game from an earlier position on, as a new one; the past keeps its dice. Its log has the events that
    /// count and no notes, so it is for kinds whose events count in the order of the log.
    #[must_use]
    pub fn branch(&self, number: usize, header: Header, seed: Option<Seed>) -> Self {
        self.branch_of(self.at(number), header, seed)
    }

    /// The same with the corrections that came later, and without seeds: nothing more is drawn in it.
    #[must_use]
    pub fn corrected_branch(&self, number: usize) -> Self {
        Self { seeds: Vec::new(), ..self.branch_of(self.corrected_at(number), self.header.clone(), None) }
    }

    fn branch_of(&self, position: Position<K>, header: Header, seed: Option<Seed>) -> Self {
        let Position { events, .. } = position;
        // Without the notes the entries have other numbers; of seeds that then begin together the last one applies.
        let mut seeds: Vec<SeedFrom> = Vec::new();
        let claims = self.seeds.iter().copied().map(|SeedFrom { seed, from }| {
            let before = events.iter().filter(|&&(entry, _)| entry < from).count();
            SeedFrom { seed, from: before + 1 }
        });
        let new = seed.map(|seed| SeedFrom { seed, from: events.len() + 1 });
        for claim in claims.filter(|claim| claim.from <= events.len()).chain(new) {
            seeds.retain(|earlier| earlier.from < claim.from);
            if seeds.last().is_some_and(|last| last.seed == claim.seed) {
                continue;
            }
            seeds.push(claim);
        }
        let log: Vec<Entry<K>> = events.into_iter().map(|(_, event)| Entry::Event(event)).collect();
        let progress =
            Progress::of(&self.config, &log, log.len(), log.len()).unwrap_or_else(|_| self.progress.clone());
        Self::from_parts(header, self.config.clone(), seeds, log, progress)
    }

    /// The same log under another configuration, entry by entry as `change` makes them. The caller seats the header.
    ///
    /// # Errors
    /// What does not fit; nothing is changed then.
    pub fn rebuild(
        &mut self,
        config: K::Config,
        mut change: impl FnMut(&Entry<K>) -> Result<Entry<K>, K::Error>,
    ) -> Result<(), K::Error> {
        let mut progress = Progress::<K>::new(&config)?;
        let mut log = Vec::with_capacity(self.log.len());
        for (number, entry) in (1..).zip(&self.log) {
            let entry = change(entry)?;
            progress.check_seed(&config, &entry, self.seed_at(number))?;
            progress.enter(&config, number, &entry).map_err(|(_, error)| error)?;
            log.push(entry);
        }
        (self.config, self.log, self.progress) = (config, log, progress);
        self.undone.clear();
        self.look_at_the_end();
        Ok(())
    }

    /// The same with each of its events changed, corrected ones among them, and each finding that was confirmed.
    ///
    /// # Errors
    /// The first event that does not fit; nothing is changed then.
    pub fn rebuild_events(
        &mut self,
        config: K::Config,
        mut change: impl FnMut(&K::Event) -> Result<K::Event, K::Error>,
        mut finding: impl FnMut(&K::Finding) -> K::Finding,
    ) -> Result<(), K::Error> {
        self.rebuild(config, |entry| {
            Ok(match entry {
                Entry::Event(event) => Entry::Event(change(event)?),
                Entry::Note(Note::Amend { entry, event }) => {
                    Entry::Note(Note::Amend { entry: *entry, event: change(event)? })
                }
                Entry::Note(Note::Confirm { finding: Confirmed::Finding(of) }) => {
                    Entry::Note(Note::confirm(finding(of)))
                }
                Entry::Note(note) => Entry::Note(note.clone()),
            })
        })
    }
}
