//! The steps of a log, with the position before and after each: replay, review and texts are made from them.

use super::{Game, Kind, Note, progress::Progress};

/// What an entry did.
#[derive(Clone, Debug)]
pub struct Step<'a, K: Kind> {
    /// Its number.
    pub entry: usize,
    /// What it says.
    pub what: What<'a, K>,
    /// The position before it.
    pub before: K::State,
    /// The position after it.
    pub after: K::State,
}

/// What an entry says.
#[derive(Clone, Copy, Debug)]
pub enum What<'a, K: Kind> {
    /// Something happened.
    Event(&'a K::Event),
    /// Something about the game.
    Note(&'a Note<K>),
}

impl<K: Kind> Step<'_, K> {
    /// The event; none of a note.
    #[must_use]
    pub const fn event(&self) -> Option<&K::Event> {
        match &self.what {
            What::Event(event) => Some(event),
            What::Note(_) => None,
        }
    }
}

impl<K: Kind> Game<K> {
    /// The game entry by entry, as it stood at each moment.
    #[must_use]
    pub fn steps(&self) -> Vec<Step<'_, K>> {
        let Ok(mut progress) = Progress::<K>::new(self.config()) else { return Vec::new() };
        let mut steps = Vec::with_capacity(self.log().len());
        for (entry, logged) in (1..).zip(self.log()) {
            let before = progress.state().clone();
            // The log was checked entry by entry; at worst the position stays.
            let _ = progress.enter(self.config(), entry, logged);
            let what = match logged {
                super::Entry::Event(event) => What::Event(event),
                super::Entry::Note(note) => What::Note(note),
            };
            steps.push(Step { entry, what, before, after: progress.state().clone() });
        }
        steps
    }

    /// The events that count in the end, with the corrections that came later: at each the position of
    /// [`Game::corrected_at`].
    #[must_use]
    pub fn corrected_steps(&self) -> Vec<Step<'_, K>> {
        let states = self.progress().states(self.config());
        let moves = self.events().iter().zip(states.windows(2));
        moves
            .map(|((entry, event), states)| Step {
                entry: *entry,
                what: What::Event(event),
                before: states[0].clone(),
                after: states[1].clone(),
            })
            .collect()
    }
}
