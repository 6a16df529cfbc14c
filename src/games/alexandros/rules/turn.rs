//! The actions of a turn (§X4).

use super::{Illegal, Recall};

/// The most actions of a turn (§X4).
pub const ACTIONS: u8 = 2;

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take a card (§X4.1).
    TakeCard,
    /// Occupy a vacant province (§X4.2).
    Occupy,
    /// Take over another player's (§X4.3).
    TakeOver,
    /// Collect taxes (§X4.4).
    Taxes,
    /// Take back a governor (§X4.5).
    TakeBack,
}

/// What was done in a turn, which begins with Alexander's move (§X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    moved: bool,
    actions: u8,
    taxes: bool,
}

impl Turn {
    /// A turn in which nothing was done.
    pub const NEW: Self = Self { moved: false, actions: 0, taxes: false };

    /// A turn of which only the actions are entered: Alexander has moved at the real table.
    pub const ACTIONS_ALONE: Self = Self { moved: true, actions: 0, taxes: false };

    /// The turn after one more action: each kind up to twice, but taxes only once (§X4).
    ///
    /// # Errors
    /// When Alexander has not moved, both actions are done, or taxes were already collected in this turn.
    pub const fn after(self, action: Action, recall: Recall) -> Result<Self, Illegal> {
        if !self.moved {
            return Err(Illegal::NotMoved);
        }
        if matches!((action, recall), (Action::TakeBack, Recall::Free)) {
            return Ok(self);
        }
        let taxes = matches!(action, Action::Taxes);
        if self.taxes && taxes {
            return Err(Illegal::TaxesTwice);
        }
        if self.actions >= ACTIONS {
            return Err(Illegal::NoActions);
        }
        Ok(Self { actions: self.actions + 1, taxes: self.taxes || taxes, ..self })
    }

    /// The turn after Alexander has moved or stayed (§X3); none if he has done so already.
    #[must_use]
    pub const fn moved(self) -> Option<Self> {
        if self.moved { None } else { Some(Self { moved: true, ..self }) }
    }

    /// Whether Alexander has moved or stayed in it.
    #[must_use]
    pub const fn has_moved(self) -> bool {
        self.moved
    }

    /// How many actions are left.
    #[must_use]
    pub const fn left(self) -> u8 {
        ACTIONS - self.actions
    }
}
