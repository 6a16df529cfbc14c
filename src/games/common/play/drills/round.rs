//! Decisions that are practised one after the other: how far one is, and how it went.

use super::super::Exercise;

/// Decisions that are practised one after the other.
#[derive(Debug, Default)]
pub struct DrillRound {
    /// Which one is tried, from 1, and how many there are.
    at: (usize, usize),
    is_over: bool,
    /// Those that were answered, and whether well.
    answers: Vec<(Exercise, bool)>,
}

impl DrillRound {
    /// Goes on to the first of those that are still due.
    pub(super) const fn go_on(&mut self, due: usize) {
        let before = self.at.0;
        self.at = (before + 1, before + due);
    }

    /// The last one is behind it.
    pub(super) const fn finish(&mut self) {
        self.is_over = true;
    }

    /// The one that is tried was answered.
    pub(super) fn note(&mut self, exercise: &Exercise, good: bool) {
        if !self.is_over {
            self.answers.push((exercise.clone(), good));
        }
    }

    /// Which of how many is tried, from 1; none behind the last one.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        if self.is_over { None } else { Some(self.at) }
    }

    /// What was answered so far, and whether well.
    #[must_use]
    pub fn answers(&self) -> &[(Exercise, bool)] {
        &self.answers
    }

    /// How many were answered well.
    #[must_use]
    pub fn good(&self) -> usize {
        self.answers.iter().filter(|(_, good)| *good).count()
    }
}
