//! Where the dice of a game come from: the program or the table.

use crate::{
    log::{Game, PlayEvent, Played},
    rules::{RollKind, RollRequest, ToAct},
};
use common::play::ChanceSource;
use kernel::By;

/// Where dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dice {
    /// The program rolls.
    #[default]
    Program,
    /// People roll their own dice at the table and type them in; the program rolls for the phantoms.
    PlayersTyped,
    /// People roll all dice at the table and type them in, including those of the phantoms.
    Typed,
}

impl Dice {
    /// Whether the program rolls for phantoms, or else for players.
    #[must_use]
    pub const fn rolls_for(self, phantoms: bool) -> bool {
        match self {
            Self::Program => true,
            Self::PlayersTyped => phantoms,
            Self::Typed => false,
        }
    }
}

/// Whether a roll belongs to a phantom.
fn is_of_phantom(game: &Game, due: RollRequest) -> bool {
    usize::from(due.seat) >= game.config().players()
}

impl ChanceSource<Played> for Dice {
    const TYPED: Self = Self::Typed;

    /// The source of the last rolls of a player and of a phantom; the program's dice need a seed.
    fn of(game: &Game) -> Self {
        let events = game.at(game.log().len()).events;
        let players = game.config().players();
        let last = |is_phantom: bool| {
            events.iter().rev().find_map(|(_, event)| match event {
                PlayEvent::Roll { seat, by, .. } if (usize::from(*seat) > players) == is_phantom => Some(*by),
                _ => None,
            })
        };
        let seeded = game.seed_at(game.log().len() + 1).is_some();
        // The program's dice never wait before a game begins.
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

    fn needs_seed(self) -> bool {
        self.rolls_for(true)
    }

    /// Dice that follow a person's decision roll only once the player says so (§4.3b).
    fn draws(self, game: &Game, due: RollRequest) -> bool {
        let asks = due.purpose == RollKind::AllFour
            && !game.config().is_solo()
            && game.policy(due.seat.into()).is_none();
        self.rolls_for(is_of_phantom(game, due)) && !asks
    }

    fn in_one_go(game: &Game, due: RollRequest) -> bool {
        is_of_phantom(game, due)
    }
}
