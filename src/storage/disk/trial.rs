//! For tests: the disk fails, or the program is killed, at a step named beforehand. Not part of a release.

use std::{
    io,
    sync::{Mutex, PoisonError},
};

use super::step::Step;

/// What happens at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The program is killed.
    Kill,
    /// From this step on the disk is full.
    Full,
    /// Only this step fails.
    Broken,
}

struct Trial {
    /// Steps so far.
    steps: usize,
    trouble: Option<(usize, Trouble)>,
}

static TRIAL: Mutex<Trial> = Mutex::new(Trial { steps: 0, trouble: None });

/// Counts steps from 0 from now on, and makes this happen at that one. None ends the trial.
pub fn begin(trouble: Option<(usize, Trouble)>) {
    *TRIAL.lock().unwrap_or_else(PoisonError::into_inner) = Trial { steps: 0, trouble };
}

/// Steps taken since then.
#[must_use]
pub fn steps() -> usize {
    TRIAL.lock().unwrap_or_else(PoisonError::into_inner).steps
}

/// Takes a step, or fails.
pub(super) fn take(step: Step) -> io::Result<()> {
    let mut trial = TRIAL.lock().unwrap_or_else(PoisonError::into_inner);
    let now = trial.steps;
    trial.steps += 1;
    match trial.trouble {
        Some((at, Trouble::Kill)) if now == at => std::process::abort(),
        Some((at, Trouble::Full)) if now >= at && step == Step::Writes => {
            Err(io::ErrorKind::StorageFull.into())
        }
        Some((at, Trouble::Broken)) if now == at => Err(io::Error::other("a broken disk")),
        _ => Ok(()),
    }
}
