//! The chance of a game: drawn by the program, or typed in and corrected.

use super::{ChanceSource, Computers, PlaySession};
use kernel::{By, DrawOf, MoveOf, PlayedKind, Seed, Step, ToAct};

/// Chance that was typed in.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedChance<K: PlayedKind> {
    /// Its entry of the log.
    pub entry: usize,
    /// What it was for.
    pub due: DrawOf<K>,
    /// What it was.
    pub event: K::Event,
}

/// Typed chance whose correction later events do not fit.
#[derive(Clone, Debug, PartialEq)]
pub struct UnfittingCorrection<K: PlayedKind> {
    /// Its entry.
    pub entry: usize,
    /// What it was really.
    pub was: MoveOf<K>,
    /// The first entry that does not fit that.
    pub at: usize,
    /// Why not.
    pub why: K::Error,
}

impl<K: PlayedKind, C: ChanceSource<K>, S: Computers<K>> PlaySession<K, C, S> {
    /// Whether the program should draw now.
    #[must_use]
    pub fn draws_by_itself(&self) -> bool {
        matches!(self.to_act(), ToAct::Chance(due) if self.chance.draws(&self.open.game, due))
    }

    /// Draws what is due.
    pub(super) fn draw_due(&mut self) -> Result<(), K::Error> {
        self.unwritten.draw(&mut self.open.game)
    }

    fn is_in_one_go(&self) -> bool {
        matches!(self.to_act(), ToAct::Chance(due) if C::in_one_go(&self.open.game, due))
    }

    /// Draws what is due, because a person asks for it; `seed` is for a game that has none yet.
    ///
    /// # Errors
    /// When nothing is due.
    pub fn draw(&mut self, seed: Seed) -> Result<(), K::Error> {
        self.seen = self.open.game.log().len();
        self.open.game.use_seed(seed);
        let in_one_go = self.is_in_one_go();
        self.draw_due()?;
        while in_one_go && self.is_in_one_go() {
            self.draw_due()?;
        }
        self.advance();
        Ok(())
    }

    /// From now on chance comes from there; `seed` is for what the program draws in a game that has none yet.
    pub fn use_chance(&mut self, chance: C, seed: Seed) {
        self.chance = chance;
        if chance.needs_seed() {
            self.open.game.use_seed(seed);
        }
        self.go_on_by_itself(self.open.game.log().len());
    }

    /// The chance that was typed in and still counts.
    #[must_use]
    pub fn typed_chance(&self) -> Vec<TypedChance<K>> {
        let game = &self.open.game;
        let typed = |step: Step<'_, K>| {
            let event = step.event().filter(|event| K::by(event) == Some(By::People))?;
            let Some(ToAct::Chance(due)) = game.waited_for(&step.before, event).pop() else { return None };
            Some(TypedChance { entry: step.entry, due, event: event.clone() })
        };
        game.corrected_steps().filter_map(typed).collect()
    }

    /// Corrects typed chance. Where later events do not fit, the game is unchanged and the correction waits in
    /// [`PlaySession::unfitting`].
    pub fn correct(&mut self, entry: usize, was: MoveOf<K>) -> bool {
        match self.open.game.correct(entry, was) {
            Ok(()) => {
                self.unfitting = None;
                self.unwritten.clear();
                self.open.go_on();
                self.go_on_by_itself(self.open.game.log().len());
                true
            }
            Err((at, why)) => {
                self.unfitting = Some(UnfittingCorrection { entry, was, at, why });
                false
            }
        }
    }

    /// Carries the waiting correction out: takes back to before the first event that does not fit it.
    pub fn correct_and_take_back(&mut self) -> bool {
        let Some(UnfittingCorrection { entry, was, at, .. }) = self.unfitting.take() else { return false };
        self.open.game.take_back(at - 1).is_ok() && self.correct(entry, was)
    }
}
