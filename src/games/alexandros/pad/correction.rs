//! Corrections: what they move, and the later entries that they make impossible (§X10.5).

use super::{Changes, Ledger, LedgerError, LedgerEvent, LedgerGame, LedgerState, ledger::in_order};
use crate::kernel::{Note, Numbered};

/// A correction of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Correction {
    /// It was really another.
    Amend {
        /// Which.
        entry: usize,
        /// What it was.
        event: LedgerEvent,
    },
    /// It never happened.
    Strike {
        /// Which.
        entry: usize,
    },
}

/// An entry that would no longer fit, and why.
pub type Misfit = (usize, LedgerError);

impl Correction {
    fn note(self) -> Note<Ledger> {
        match self {
            Self::Amend { entry, event } => Note::Amend { entry, event },
            Self::Strike { entry } => Note::Strike { entry },
        }
    }

    const fn entry(&self) -> usize {
        match self {
            Self::Amend { entry, .. } | Self::Strike { entry } => *entry,
        }
    }

    fn of(&self, events: &[Numbered<LedgerEvent>]) -> Vec<Numbered<LedgerEvent>> {
        let corrected = |(number, event): &Numbered<LedgerEvent>| match self {
            Self::Amend { entry, event } if entry == number => Some((*number, event.clone())),
            Self::Strike { entry } if entry == number => None,
            _ => Some((*number, event.clone())),
        };
        events.iter().filter_map(corrected).collect()
    }
}

impl LedgerGame {
    /// What a correction would move, and the entries that would no longer fit, in the order of turns. They are left out
    /// of what it moves.
    #[must_use]
    pub fn look_ahead(&self, correction: &Correction) -> (Changes, Vec<Misfit>) {
        let mut state = LedgerState::new(self.config());
        let mut misfits = Vec::new();
        for (number, event) in in_order(&correction.of(self.events())) {
            if let Err(error) = state.apply(self.config(), *number, event) {
                misfits.push((*number, error));
            }
        }
        (Changes::between(self.state(), &state), misfits)
    }

    /// Corrects an entry; on demand the entries that would no longer fit are struck as well.
    ///
    /// # Errors
    /// The entry that does not fit, and why; nothing is changed then.
    pub fn correct(&mut self, correction: Correction, strike_misfits: bool) -> Result<(), Misfit> {
        let mut corrected = self.clone();
        if strike_misfits {
            let (_, misfits) = self.look_ahead(&correction);
            // What does not fit itself is refused below. What leans on others goes before them.
            let later = misfits.into_iter().rev().filter(|(entry, _)| *entry != correction.entry());
            for (entry, _) in later {
                corrected.note(Note::Strike { entry })?;
            }
        }
        corrected.note(correction.note())?;
        *self = corrected;
        Ok(())
    }
}
