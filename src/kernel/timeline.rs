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
    /// The one or the other of the two below.
    pub fn steps_of(&self, corrected: bool) -> Box<dyn Iterator<Item = Step<'_, K>> + '_> {
        if corrected { Box::new(self.corrected_steps()) } else { Box::new(self.steps()) }
    }

    /// The game entry by entry, as it stood at each moment.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_, K>> {
        let mut progress = Progress::<K>::new(self.config()).ok();
        (1..).zip(self.log()).filter_map(move |(entry, logged)| {
            let progress = progress.as_mut()?;
            let before = progress.state().clone();
            // The log was checked entry by entry; at worst the position stays.
            let _ = progress.enter(self.config(), entry, logged);
            let what = match logged {
                super::Entry::Event(event) => What::Event(event),
                super::Entry::Note(note) => What::Note(note),
            };
            Some(Step { entry, what, before, after: progress.state().clone() })
        })
    }

    /// The events that count in the end, with the corrections that came later: at each the position of
    /// [`Game::corrected_at`].
    pub fn corrected_steps(&self) -> impl Iterator<Item = Step<'_, K>> {
        let mut states = self.progress().states(self.config());
        let mut last = states.next();
        self.events().iter().zip(states).filter_map(move |((entry, event), after)| {
            let before = last.replace(after.clone())?;
            Some(Step { entry: *entry, what: What::Event(event), before, after })
        })
    }
}
