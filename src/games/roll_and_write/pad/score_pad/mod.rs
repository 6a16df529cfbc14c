//! The score pad of a table: the score sheet of people who keep their own paper sheets.

mod boxes;
mod changes;
mod reseat;

use serde_json::Value;

pub use boxes::Boxes;
pub use changes::{AwardChange, Changes, TotalChange};
pub use reseat::Reseat;

use super::{PadError, PadEvent, PadFault, PadPosition, PadState, Rolled, words_of_1x};
use crate::{
    log::{self, GameResult, RolledDice},
    rules::{AuditFinding, Award, Face, Forecast, GameConfig, Reason},
};
use kernel::{
    Breakdown, By, Due, Kind, LogError, Note, Numbered, Seed,
    record::{Header, Members, RecordKind, SeatKind},
};

/// The kind of game that people keep on a score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScorePad;

/// A pad being kept: its log, and what it adds up to.
///
/// Rows of events count from 1 as in records; rows asked for or answered here count from 0.
pub type Pad = kernel::Game<ScorePad>;

impl Kind for ScorePad {
    const GAME: &'static str = log::GAME;
    const KIND: RecordKind = RecordKind::Table;
    const IN_LOG_ORDER: bool = false;
    const SETUP: &'static [&'static str] = &log::MEMBERS;

    type Config = GameConfig;
    type Agreed = GameConfig;
    type Event = PadEvent;
    type Dice = RolledDice;
    type State = PadPosition;
    type Error = PadError;
    type Fault = PadFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(config: &GameConfig) -> Result<PadPosition, PadError> {
        Ok(PadPosition::new(config))
    }

    fn apply(
        _: &GameConfig,
        state: &mut PadPosition,
        number: usize,
        event: &PadEvent,
    ) -> Result<(), PadError> {
        let layout = *state.pad_state.config.layout();
        state.apply(number, event, &layout)
    }

    fn replay(config: &GameConfig, events: &[Numbered<PadEvent>]) -> Result<PadPosition, (usize, PadError)> {
        PadPosition::of(config, events)
    }

    fn agreed<'a>(_: &'a GameConfig, state: &'a PadPosition) -> &'a GameConfig {
        &state.pad_state.config
    }

    fn is_next(state: &PadPosition, event: &PadEvent) -> bool {
        state.pad_state.is_in_order(event)
    }

    fn complete(
        _: &GameConfig,
        state: &PadPosition,
        before: &[Numbered<PadEvent>],
        event: &PadEvent,
        is_new: bool,
    ) -> Result<PadEvent, PadError> {
        state.complete(before, *event, is_new)
    }

    fn is_complete(_: &GameConfig, state: &PadPosition) -> bool {
        state.pad_state.is_closed()
    }

    fn findings(_: &GameConfig, state: &PadPosition) -> Vec<AuditFinding> {
        state.pad_state.findings()
    }

    fn words_of_1x(finding: &AuditFinding) -> Option<String> {
        words_of_1x(finding)
    }

    fn result(_: &GameConfig, state: &PadPosition) -> GameResult {
        GameResult::of(&state.pad_state.cards())
    }

    fn completion_faults(_: &GameConfig, state: &PadPosition) -> Vec<PadFault> {
        let open = state.pad_state.open_rows().into_iter();
        open.map(|row| PadError::NotClosed(row + 1).into()).collect()
    }

    fn read_config(members: &mut Members<'_, PadFault>, header: Option<&mut Header>) -> Option<GameConfig> {
        log::read_config(members, header)
    }

    fn write_config(config: &GameConfig, header: &Header) -> Vec<Value> {
        log::write_config(config, header)
    }

    fn breakdown(_: &GameConfig, state: &PadPosition) -> Vec<Breakdown<Reason>> {
        state.pad_state.breakdown()
    }

    fn due(_: &GameConfig, state: &PadPosition, event: Option<&PadEvent>) -> Option<Due> {
        let &PadEvent::Roll { row, round, .. } = event? else { return None };
        state.pad_state.roll_due(row, round).ok().map(log::due)
    }

    fn draw(_: &GameConfig, state: &PadPosition, event: Option<&PadEvent>, seed: Seed) -> Option<PadEvent> {
        let &PadEvent::Roll { row, round, .. } = event? else { return None };
        let due = log::due(state.pad_state.roll_due(row, round).ok()?);
        let pair = log::pair(&mut seed.stream(due));
        Some(PadEvent::Roll { row, round, yellow: pair.yellow, blue: pair.blue, by: By::Program })
    }

    fn by(event: &PadEvent) -> Option<By> {
        match event {
            PadEvent::Roll { by, .. } => Some(*by),
            _ => None,
        }
    }
}

impl From<LogError<ScorePad>> for PadError {
    fn from(error: LogError<ScorePad>) -> Self {
        match error {
            LogError::NotTaken(_) | LogError::NotTyped(_) | LogError::NothingDue | LogError::NotComplete => {
                Self::Note
            }
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            LogError::AmendedRoll(entry) => Self::AmendedRoll(entry),
            LogError::NoSeed => Self::NoSeed,
            LogError::NotTheSeed { seed, due, found } => match (due.dice(), found.dice()) {
                (Some(due), Some(found)) => Self::NotTheSeed { seed, due, found },
                _ => Self::Note,
            },
        }
    }
}

/// What a pad of this game can be asked and told besides.
pub trait PadExt: Sized {
    /// A pad before its first entry. The layout may be counts only. `seed` makes the program's dice.
    ///
    /// # Panics
    /// Never: a pad can be kept for every configuration.
    #[must_use]
    fn new(header: Header, config: GameConfig, seed: Option<Seed>) -> Self;

    /// What the log adds up to.
    #[must_use]
    fn pad_state(&self) -> &PadState;

    /// The configuration, with the counts as they were corrected.
    #[must_use]
    fn corrected_config(&self) -> &GameConfig;

    /// The round that waits for entries: 0 in setup, one more than there are when the table is to be closed.
    #[must_use]
    fn round(&self) -> u8;

    /// Whether all rounds are over: lines and coins are to be counted, or are.
    #[must_use]
    fn has_all_rounds(&self) -> bool;

    /// The row whose entry is expected next; none when the table is to be closed.
    #[must_use]
    fn turn(&self) -> Option<usize>;

    /// The row of the first player.
    #[must_use]
    fn first(&self) -> usize;

    /// The phantom whose roll is due, from 0.
    #[must_use]
    fn phantom_due(&self) -> Option<usize>;

    /// Whether the program rolls for the phantoms: as was agreed last, at first where it was given a seed.
    #[must_use]
    fn program_rolls(&self) -> bool;

    /// Those of a row and round.
    #[must_use]
    fn entries_of(&self, row: usize, round: u8) -> Vec<(usize, PadEvent)>;

    /// Whether the player of a row has left.
    #[must_use]
    fn has_left(&self, row: usize) -> bool;

    /// The entry with which the player of a row left.
    #[must_use]
    fn leaving_of(&self, row: usize) -> Option<usize>;

    /// Whether lines and coins of a row are given.
    #[must_use]
    fn is_closed(&self, row: usize) -> bool;

    /// Whether every player has closed who has not left.
    #[must_use]
    fn is_over(&self) -> bool;

    /// The early awards of rounds that are over (§6).
    #[must_use]
    fn awards(&self) -> Vec<Award>;

    /// The awards that the first `entries` entries had not given, or not so.
    #[must_use]
    fn awards_since(&self, entries: usize) -> Vec<Award>;

    /// What every row can still get for each type (§6, §7.1).
    #[must_use]
    fn forecast(&self) -> Forecast;

    /// Ends the round that waits for entries, whoever has none.
    ///
    /// # Errors
    /// When all rounds are over.
    fn next_round(&mut self) -> Result<(), PadError>;

    /// Rolls the program's dice for a phantom until they fill a box (§9).
    ///
    /// # Errors
    /// When no roll of this row is due in this round, or no seed applies; nothing is changed then.
    fn roll_phantom(&mut self, row: usize, round: u8) -> Result<Vec<Rolled>, PadError>;

    /// What the roll of an entry did; none when that is no roll that counts.
    #[must_use]
    fn rolled(&self, entry: usize) -> Option<Rolled>;

    /// Says that entry `entry` was really this, and tells what that changes.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    fn amend(&mut self, entry: usize, event: PadEvent) -> Result<Changes, PadError>;

    /// Says that entry `entry` never happened, and tells what that changes.
    ///
    /// # Errors
    /// When there is no such entry, or what came after does not fit without it; nothing is changed then.
    fn strike(&mut self, entry: usize) -> Result<Changes, PadError>;

    /// Notes that somebody confirmed a finding: it is true.
    fn confirm(&mut self, finding: AuditFinding);
}

impl PadExt for Pad {
    fn new(header: Header, config: GameConfig, seed: Option<Seed>) -> Self {
        Self::start(header, config, seed).expect("a pad needs no grid")
    }

    fn pad_state(&self) -> &PadState {
        &self.state().pad_state
    }

    fn corrected_config(&self) -> &GameConfig {
        &self.pad_state().config
    }

    fn round(&self) -> u8 {
        self.pad_state().round()
    }

    fn has_all_rounds(&self) -> bool {
        self.round() > self.corrected_config().rounds()
    }

    fn turn(&self) -> Option<usize> {
        self.pad_state().turn()
    }

    fn first(&self) -> usize {
        self.pad_state().first
    }

    fn phantom_due(&self) -> Option<usize> {
        let row = self.turn()?;
        (self.header.seats.get(row)?.kind == SeatKind::Phantom).then_some(row)
    }

    fn program_rolls(&self) -> bool {
        self.pad_state().phantom_dice.map_or_else(|| self.seed_at(1).is_some(), |by| by == By::Program)
    }

    fn entries_of(&self, row: usize, round: u8) -> Vec<(usize, PadEvent)> {
        let is_of =
            |event: &PadEvent| event.row().map(usize::from) == Some(row + 1) && event.round() == Some(round);
        self.events().iter().filter(|(_, event)| is_of(event)).copied().collect()
    }

    fn has_left(&self, row: usize) -> bool {
        self.pad_state().rows.get(row).is_some_and(|row| row.left.is_some())
    }

    fn leaving_of(&self, row: usize) -> Option<usize> {
        let leaves = |event: &PadEvent| matches!(event, PadEvent::Leave { row: left, .. } if usize::from(*left) == row + 1);
        self.events().iter().find(|(_, event)| leaves(event)).map(|(entry, _)| *entry)
    }

    fn is_closed(&self, row: usize) -> bool {
        self.pad_state().rows.get(row).is_some_and(|row| row.closed)
    }

    fn is_over(&self) -> bool {
        self.pad_state().is_closed()
    }

    fn awards(&self) -> Vec<Award> {
        self.pad_state().awards()
    }

    fn awards_since(&self, entries: usize) -> Vec<Award> {
        let before = self.at(entries).state.pad_state.awards();
        self.awards().into_iter().filter(|award| !before.contains(award)).collect()
    }

    fn forecast(&self) -> Forecast {
        self.pad_state().forecast()
    }

    fn next_round(&mut self) -> Result<(), PadError> {
        self.enter(PadEvent::NextRound { round: Some(self.round()) })
    }

    fn roll_phantom(&mut self, row: usize, round: u8) -> Result<Vec<Rolled>, PadError> {
        let number = u8::try_from(row + 1).unwrap_or(u8::MAX);
        let one = Face::ALL[0];
        // Any dice: the program makes its own.
        let like = PadEvent::Roll { row: number, round, yellow: one, blue: one, by: By::Program };
        let mut rolls = Vec::new();
        while rolls.last().is_none_or(|rolled: &Rolled| !rolled.filled) {
            if self.seed_at(self.log().len() + 1).is_some() {
                self.pad_state().roll_due(number, round)?;
            }
            self.draw(Some(&like))?;
            rolls.extend(self.rolled(self.log().len()));
        }
        Ok(rolls)
    }

    fn rolled(&self, entry: usize) -> Option<Rolled> {
        self.state().rolls.get(&entry).copied()
    }

    fn amend(&mut self, entry: usize, event: PadEvent) -> Result<Changes, PadError> {
        correct(self, Note::Amend { entry, event })
    }

    fn strike(&mut self, entry: usize) -> Result<Changes, PadError> {
        correct(self, Note::Strike { entry })
    }

    fn confirm(&mut self, finding: AuditFinding) {
        // A confirmation fits everywhere.
        let _ = self.note(Note::confirm(finding));
    }
}

fn correct(pad: &mut Pad, note: Note<ScorePad>) -> Result<Changes, PadError> {
    let before = pad.pad_state().clone();
    pad.note(note).map_err(|(_, error)| error)?;
    Ok(Changes::between(&before, pad.pad_state()))
}
