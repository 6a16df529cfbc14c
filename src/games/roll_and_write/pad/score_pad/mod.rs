//! The live pad of a table: the score sheet of people who keep their own paper sheets.

mod boxes;
mod changes;
mod reseat;

pub use changes::{AwardChange, Changes, TotalChange};

use super::{Course, PadError, PadEvent, PadState, Rolled};
use crate::games::roll_and_write::log::{
    AnyGame, By, Entry, Header, Log, Note, ScoreOnly, Seed, SeedClaim, read_redo, seed_at, write_redo,
};
use crate::games::roll_and_write::rules::{AuditFinding, Award, Forecast, GameConfig, Move, Pair};

/// A table game: its configuration and its log. Everything else is derived from the log.
///
/// Rows of events count from 1 as in records; rows asked for or answered here count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    /// What the record says beside the game. It has ended only while every row is closed.
    pub header: Header,
    seeds: Vec<SeedClaim>,
    log: Vec<Entry<PadEvent>>,
    /// Entries undone, the last undone last.
    undone: Vec<Entry<PadEvent>>,
    /// What the log yields.
    course: Course,
}

impl Pad {
    /// A table before its first entry. The layout may be counts only. `seed` makes the program's dice.
    #[must_use]
    pub fn new(header: Header, config: GameConfig, seed: Option<Seed>) -> Self {
        let seeds = seed.map(|seed| SeedClaim { seed, from: 1 }).into_iter().collect();
        Self { header, seeds, log: Vec::new(), undone: Vec::new(), course: Course::new(&config) }
    }

    /// Goes on with a table that was read; none when it is another kind of record.
    #[must_use]
    pub fn resume(table: ScoreOnly) -> Option<Self> {
        let ScoreOnly { header, config, seeds, log: Log::Table(log), .. } = table else { return None };
        let course = Course::of(&config, &log, log.len(), log.len());
        Some(Self { header, seeds, log, undone: Vec::new(), course })
    }

    /// The game as records and score cards know it.
    #[must_use]
    pub fn to_any(&self) -> AnyGame {
        AnyGame::Score(Box::new(ScoreOnly {
            header: self.header.clone(),
            config: *self.course.start(),
            seeds: self.seeds.clone(),
            log: Log::Table(self.log.clone()),
            tally: self.tally().clone(),
        }))
    }

    /// The configuration, with the counts as they were corrected.
    #[must_use]
    pub const fn config(&self) -> &GameConfig {
        &self.course.tally().config
    }

    /// The log, notes included. Entry numbers count from 1.
    #[must_use]
    pub fn log(&self) -> &[Entry<PadEvent>] {
        &self.log
    }

    /// The seeds, each with the entry it applies from.
    #[must_use]
    pub fn seeds(&self) -> &[SeedClaim] {
        &self.seeds
    }

    /// What the log adds up to.
    #[must_use]
    pub const fn tally(&self) -> &PadState {
        self.course.tally()
    }

    /// What the first `number` entries added up to, as it stood then.
    #[must_use]
    pub fn at(&self, number: usize) -> PadState {
        Course::of(self.course.start(), &self.log, number, number).tally().clone()
    }

    /// The table as it stood after entry `number`; what came later can be done again.
    #[must_use]
    pub fn as_of(&self, number: usize) -> Self {
        let log = &self.log[..number.min(self.log.len())];
        let undone = self.log[log.len()..].iter().rev().cloned().collect();
        let course = Course::of(self.course.start(), log, log.len(), log.len());
        let mut then = Self {
            header: self.header.clone(),
            seeds: self.seeds.clone(),
            log: log.to_vec(),
            undone,
            course,
        };
        then.look_at_the_end();
        then
    }

    /// What those of the first `number` entries add up to that count in the end.
    #[must_use]
    pub fn corrected_at(&self, number: usize) -> PadState {
        Course::of(self.course.start(), &self.log, number, self.log.len()).tally().clone()
    }

    /// The round that waits for entries: 0 in setup, one more than there are when the table is to be closed.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.tally().round()
    }

    /// The row whose entry is expected next; none when the table is to be closed.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        self.tally().turn()
    }

    /// The row of the first player.
    #[must_use]
    pub const fn first(&self) -> usize {
        self.tally().first
    }

    /// Entry number and event of all that counts after the notes, in the order in which it was entered.
    #[must_use]
    pub fn events(&self) -> &[(usize, PadEvent)] {
        self.course.events()
    }

    /// Those of a row and round.
    #[must_use]
    pub fn entries_of(&self, row: usize, round: u8) -> Vec<(usize, PadEvent)> {
        let is_of =
            |event: &PadEvent| event.row().map(usize::from) == Some(row + 1) && event.round() == Some(round);
        self.events().iter().filter(|(_, event)| is_of(event)).copied().collect()
    }

    /// Whether the player of a row has left.
    #[must_use]
    pub fn has_left(&self, row: usize) -> bool {
        self.tally().rows.get(row).is_some_and(|row| row.left.is_some())
    }

    /// Whether lines and coins of a row are given.
    #[must_use]
    pub fn is_closed(&self, row: usize) -> bool {
        self.tally().rows.get(row).is_some_and(|row| row.closed)
    }

    /// Whether every player has closed who has not left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.tally().is_closed()
    }

    /// The early awards of rounds that are over (§6).
    #[must_use]
    pub fn awards(&self) -> Vec<Award> {
        self.tally().awards()
    }

    /// The awards that the first `entries` entries had not given, or not so.
    #[must_use]
    pub fn awards_since(&self, entries: usize) -> Vec<Award> {
        let before = self.at(entries).awards();
        self.awards().into_iter().filter(|award| !before.contains(award)).collect()
    }

    /// What every row can still get for each type (§6, §7.1).
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        self.tally().forecast()
    }

    /// What no legal game can give, confirmed or not.
    #[must_use]
    pub fn findings(&self) -> Vec<AuditFinding> {
        self.tally().findings()
    }

    /// What no legal game can give and nobody confirmed.
    #[must_use]
    pub fn unconfirmed(&self) -> Vec<AuditFinding> {
        self.tally().unconfirmed()
    }

    /// Enters an event.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub fn enter(&mut self, event: PadEvent) -> Result<(), PadError> {
        self.push(Entry::Event(event))
    }

    /// Ends the round that waits for entries, whoever has none.
    ///
    /// # Errors
    /// When all rounds are over.
    pub fn next_round(&mut self) -> Result<(), PadError> {
        self.enter(PadEvent::NextRound { round: Some(self.round()) })
    }

    /// Rolls the program's dice for a phantom until they fill a box (§9).
    ///
    /// # Errors
    /// When no roll of this row is due in this round, or no seed applies; nothing is changed then.
    pub fn roll_phantom(&mut self, row: usize, round: u8) -> Result<Vec<Rolled>, PadError> {
        let number = u8::try_from(row + 1).unwrap_or(u8::MAX);
        let mut rolls = Vec::new();
        while rolls.last().is_none_or(|rolled: &Rolled| !rolled.filled) {
            let seed = seed_at(&self.seeds, self.log.len() + 1).ok_or(PadError::NoSeed)?;
            let request = self.tally().roll_due(number, round)?;
            let Move::Roll(Pair { yellow, blue }) = seed.roll(request, self.config().players()) else {
                return Err(PadError::NotDue { row: number, round });
            };
            self.enter(PadEvent::Roll { row: number, round, yellow, blue, by: By::Program })?;
            rolls.extend(self.rolled(self.log.len()));
        }
        Ok(rolls)
    }

    /// What the roll of an entry did; none when that is no roll that counts.
    #[must_use]
    pub fn rolled(&self, entry: usize) -> Option<Rolled> {
        self.course.rolled(entry)
    }

    /// Says that entry `entry` was really this, and tells what that changes.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub fn amend(&mut self, entry: usize, event: PadEvent) -> Result<Changes, PadError> {
        self.correct(Note::Amend { entry, event })
    }

    /// Says that entry `entry` never happened, and tells what that changes.
    ///
    /// # Errors
    /// When there is no such entry, or what came after does not fit without it; nothing is changed then.
    pub fn strike(&mut self, entry: usize) -> Result<Changes, PadError> {
        self.correct(Note::Strike { entry })
    }

    fn correct(&mut self, note: Note) -> Result<Changes, PadError> {
        let before = self.tally().clone();
        self.push(Entry::Note(note))?;
        Ok(Changes::between(&before, self.tally()))
    }

    /// Notes that somebody confirmed a finding: it is true.
    pub fn confirm(&mut self, oddity: &str) {
        // A confirmation fits everywhere.
        let _ = self.push(Entry::Note(Note::Confirm { oddity: oddity.to_owned() }));
    }

    /// Whether there is an entry to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.log.is_empty()
    }

    /// Removes the last entry, event or note.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.log.pop() else { return false };
        self.undone.push(entry);
        self.course = Course::of(self.course.start(), &self.log, self.log.len(), self.log.len());
        self.look_at_the_end();
        true
    }

    /// Whether something undone can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else { return false };
        let later = std::mem::take(&mut self.undone);
        let done = self.push(entry).is_ok();
        self.undone = later;
        done
    }

    /// What was undone, as text to be kept beside the record; none when nothing was.
    #[must_use]
    pub fn redo_text(&self) -> Option<String> {
        write_redo(&self.log, &self.undone)
    }

    /// Brings back what was undone. Text that does not fit this table changes nothing.
    pub fn bring_back_redo(&mut self, text: &str) {
        let Some(undone) = read_redo(text, &self.log) else { return };
        let mut ahead = Self { undone: undone.clone(), ..self.clone() };
        while ahead.can_redo() {
            if !ahead.redo() {
                return;
            }
        }
        self.undone = undone;
    }

    fn push(&mut self, entry: Entry<PadEvent>) -> Result<(), PadError> {
        let number = self.log.len() + 1;
        self.course.check_seed(&entry, seed_at(&self.seeds, number))?;
        self.course.enter(number, &entry)?;
        self.log.push(entry);
        self.undone.clear();
        self.look_at_the_end();
        Ok(())
    }

    /// A table that is no longer closed has not ended.
    fn look_at_the_end(&mut self) {
        if !self.is_over() {
            self.header.ended = None;
        }
    }
}
