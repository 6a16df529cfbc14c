//! Where the dice of a game come from: the program or the table, and how mistyped ones are corrected.

use super::PlaySession;
use crate::{
    log::{Game, GameExt, PlayEvent, Played, ReplayError},
    rules::{Illegal, Move, RollKind, RollRequest, ToAct},
};
use kernel::{By, Seed, Step};

/// Where dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dice {
    /// The program rolls.
    #[default]
    Program,
    /// People roll their own dice at the table and type them in; the program rolls for the phantoms.
    PlayersTyped,
    /// People roll all dice at the table and type them in, also for the phantoms.
    Typed,
}

impl Dice {
    /// Where the dice of a game come from: as with the last rolls of a player and of a phantom, and the program's need a
    /// seed.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let events = game.at(game.log().len()).events;
        let players = game.config().players();
        let last = |is_phantom: bool| {
            events.iter().rev().find_map(|(_, event)| match event {
                PlayEvent::Roll { seat, by, .. } if (usize::from(*seat) > players) == is_phantom => Some(*by),
                _ => None,
            })
        };
        let seeded = game.seed_at(game.log().len() + 1).is_some();
        // The program's dice never wait to begin a game.
        let waits = matches!(game.state().to_act(), ToAct::Chance(_));
        let typed = last(false).map_or(waits, |by| by == By::People);
        match (seeded, typed) {
            (true, false) => Self::Program,
            (true, true) if game.config().phantoms() > 0 && last(true) != Some(By::People) => {
                Self::PlayersTyped
            }
            _ => Self::Typed,
        }
    }

    /// Whether the program rolls for players, or for phantoms.
    #[must_use]
    pub const fn rolls_for(self, phantoms: bool) -> bool {
        match self {
            Self::Program => true,
            Self::PlayersTyped => phantoms,
            Self::Typed => false,
        }
    }

    /// Whether the program rolls any dice, so that it needs a seed.
    #[must_use]
    pub const fn need_seed(self) -> bool {
        self.rolls_for(true)
    }
}

/// A roll that was typed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedRoll {
    /// Its entry of the log.
    pub entry: usize,
    /// Which roll it was.
    pub due: RollRequest,
    /// The roll.
    pub event: PlayEvent,
}

/// A typed roll whose correction later events do not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfittingCorrection {
    /// The entry of the roll.
    pub entry: usize,
    /// The dice as they were.
    pub dice: Move,
    /// The first entry that does not fit them.
    pub at: usize,
    /// Why not.
    pub why: ReplayError,
}

impl PlaySession {
    /// Whether the program should roll now. Dice that a person's decision made roll only once the player says so
    /// (§4.3b).
    #[must_use]
    pub fn rolls_by_itself(&self) -> bool {
        let ToAct::Chance(request) = self.open.game.state().to_act() else { return false };
        let asks = request.purpose == RollKind::AllFour
            && !self.open.game.config().is_solo()
            && self.policy(request.seat.into()).is_none();
        let is_phantom = usize::from(request.seat) >= self.open.game.config().players();
        self.dice.rolls_for(is_phantom) && !asks
    }

    /// Makes the roll that is due with the program's dice, phantoms' rolls in one go; `seed` is for a game that has
    /// none yet.
    ///
    /// # Errors
    /// When no roll is due.
    pub fn roll(&mut self, seed: Seed) -> Result<(), Illegal> {
        self.seen = self.open.game.log().len();
        self.open.game.use_seed(seed);
        let players = self.open.game.config().players();
        let is_phantoms = |game: &Game| matches!(game.state().to_act(), ToAct::Chance(due) if usize::from(due.seat) >= players);
        let phantoms = is_phantoms(&self.open.game);
        self.open.game.roll()?;
        while phantoms && is_phantoms(&self.open.game) {
            self.open.game.roll()?;
        }
        self.advance();
        Ok(())
    }

    /// From now on dice come from there; `seed` is for the program's dice in a game that has none yet.
    pub fn use_dice(&mut self, dice: Dice, seed: Seed) {
        self.dice = dice;
        if dice.need_seed() {
            self.open.game.use_seed(seed);
        }
        self.go_on_by_itself(self.open.game.log().len());
    }

    /// The rolls that were typed in and still count.
    #[must_use]
    pub fn typed_rolls(&self) -> Vec<TypedRoll> {
        let typed = |step: Step<'_, Played>| match step.event()? {
            event @ PlayEvent::Roll { by: By::People, .. } => {
                let ToAct::Chance(due) = step.before.to_act() else { return None };
                Some(TypedRoll { entry: step.entry, due, event: event.clone() })
            }
            _ => None,
        };
        self.open.game.corrected_steps().filter_map(typed).collect()
    }

    /// Corrects a typed roll. Where later events do not fit, the game is unchanged and the correction waits in
    /// [`PlaySession::unfitting`].
    pub fn correct(&mut self, entry: usize, dice: Move) -> bool {
        match self.open.game.correct(entry, dice) {
            Ok(()) => {
                self.unfitting = None;
                self.open.go_on();
                self.go_on_by_itself(self.open.game.log().len());
                true
            }
            Err((at, why)) => {
                self.unfitting = Some(UnfittingCorrection { entry, dice, at, why });
                false
            }
        }
    }

    /// Carries the waiting correction out: takes back to before the first event that does not fit it.
    pub fn correct_and_take_back(&mut self) -> bool {
        let Some(UnfittingCorrection { entry, dice, at, .. }) = self.unfitting.take() else { return false };
        self.open.game.take_back(at - 1).is_ok() && self.correct(entry, dice)
    }
}
