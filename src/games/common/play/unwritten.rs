//! Moves that no entry of the log tells yet: the next one will stand for them, too.

use kernel::{By, Game, MoveOf, PlayedKind, RefusalOf, Rules};

/// The moves made since the last entry, each with the position it led to.
#[derive(Clone, Debug)]
pub(super) struct Unwritten<K: PlayedKind>(Vec<(MoveOf<K>, K::State)>);

impl<K: PlayedKind> Default for Unwritten<K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: PlayedKind> Unwritten<K> {
    /// The position of a game after them.
    pub fn state<'a>(&'a self, game: &'a Game<K>) -> &'a K::State {
        self.0.last().map_or_else(|| game.state(), |(_, state)| state)
    }

    /// Where a game stands with them: its entries, and how many moves came after. It grows with every move.
    pub fn at(&self, game: &Game<K>) -> (usize, usize) {
        (game.log().len(), self.0.len())
    }

    /// Forgets them: an entry tells of them by now, or they were taken back.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Makes a move: an entry where it is written.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing is changed then.
    pub fn perform(&mut self, game: &mut Game<K>, mv: MoveOf<K>) -> Result<(), RefusalOf<K>> {
        let (config, state) = (game.config(), self.state(game));
        let event = K::event(config, state, mv, By::People);
        // An entry can stand for more than is left after these: the log would take it.
        if event.is_none() || !self.0.is_empty() {
            let mut next = state.clone();
            K::Rules::apply(config, &mut next, mv)?;
            if event.is_none() {
                self.0.push((mv, next));
            }
        }
        if let Some(event) = event {
            game.enter(event).map_err(|error| K::refusal(game.config(), game.state(), error))?;
            self.0.clear();
        }
        Ok(())
    }

    /// Makes the chance that is due with the program's seed.
    ///
    /// # Errors
    /// When none is due or no seed applies; nothing is changed then.
    pub fn draw(&mut self, game: &mut Game<K>) -> Result<(), K::Error> {
        // The log alone waits for something else as long as moves are not written: any chance like that which is due
        // says so.
        let like = if self.0.is_empty() {
            None
        } else {
            let (config, state) = (game.config(), self.state(game));
            let outcomes = K::Rules::outcomes(config, state);
            outcomes.first().and_then(|&(outcome, _)| K::event(config, state, outcome, By::Program))
        };
        game.draw(like.as_ref())?;
        self.0.clear();
        Ok(())
    }

    /// Takes the last move back that nothing has sealed. Of an entry that stands for several it is the last one.
    pub fn undo(&mut self, game: &mut Game<K>) -> bool {
        if self.0.pop().is_some() {
            return true;
        }
        if !game.undo() {
            return false;
        }
        let undone = game.next_redo().and_then(kernel::Entry::event);
        let moves = undone.map(|event| K::moves(game.config(), game.state(), event)).unwrap_or_default();
        let others = moves.len().saturating_sub(1);
        for mv in moves.into_iter().take(others) {
            let mut next = self.state(game).clone();
            // They were part of an entry that fitted.
            if K::Rules::apply(game.config(), &mut next, mv).is_ok() {
                self.0.push((mv, next));
            }
        }
        true
    }
}
