//! A game that is played here as a viewer is told of it: the one place that decides what that is.
//!
//! Before the end the hands of others are hidden, and so is the seed, which is the order of stacks and decks. Nor is the
//! history an aid to memory, for people forget hands: cards that were dealt, displayed, taken or paid are named from the
//! viewer's own last turn on; what came before, and every earlier position, tells only how many they were. Somebody who
//! plays in no seat is told what any player is: the cards of the last round. Afterwards all is open.
//!
//! Whatever tells of a game is given an [`EventView`] or a [`PlayView`] and no position, so that it has nothing to give
//! away. A record is written from the game itself: saving is not telling.

mod event;
mod last_tiles;
mod position;

pub use event::{EventView, Happened};
pub use last_tiles::LastTile;
pub use position::{OfferView, PlayView};

use super::{PlayEvent, PlayedGame, position_of};
use crate::rules::play::{Cards, Phase, State};
use kernel::{Seed, Viewer};

/// A game as a viewer is told of it.
#[derive(Clone, Copy, Debug)]
pub struct GameView<'a> {
    game: &'a PlayedGame,
    viewer: Viewer,
    /// The first entry whose cards are named.
    named_from: usize,
    seed: Option<Seed>,
}

impl<'a> GameView<'a> {
    /// What a viewer is told. A game that is over is open to everybody, and but for its seed one in which hands lie open.
    #[must_use]
    pub fn new(game: &'a PlayedGame, viewer: Viewer) -> Self {
        let view = Self::of_secret_hands(game, viewer);
        if game.config().options().open_hands { view.with_open_hands() } else { view }
    }

    fn of_secret_hands(game: &'a PlayedGame, viewer: Viewer) -> Self {
        let viewer = if game.is_complete() { Viewer::Everybody } else { viewer };
        let named_from = match viewer {
            Viewer::Seat(seat) => last_turns(game).get(usize::from(seat)).copied().unwrap_or_default(),
            Viewer::Nobody => last_turns(game).into_iter().min().unwrap_or_default(),
            Viewer::Everybody => 0,
        };
        let seed = game.seeds().first().map(|claim| claim.seed);
        Self { game, viewer, named_from, seed: seed.filter(|_| viewer == Viewer::Everybody) }
    }

    /// The same with open hands (§A11.1): all that somebody who remembers everything would know, and that is not the seed.
    #[must_use]
    pub const fn with_open_hands(self) -> Self {
        Self { viewer: Viewer::Everybody, named_from: 0, ..self }
    }

    /// Whether some cards are secret.
    #[must_use]
    pub fn hides_cards(&self) -> bool {
        self.viewer != Viewer::Everybody
    }

    /// Who brought it about, and what it was: an event of entry `entry` in the position before it. None of one that does
    /// not fit.
    #[must_use]
    pub fn event(&self, entry: usize, before: &State, event: &PlayEvent) -> Option<EventView> {
        EventView::new(self, entry, before, event)
    }

    /// Who got what was left in the yard, where an event ended the game.
    #[must_use]
    pub fn last_tiles(&self, before: &State, event: &PlayEvent, after: &State) -> Vec<LastTile> {
        LastTile::of_event(self.game.config(), before, event, after)
    }

    /// Who got what was left in the yard where the game has ended: all are told, for hands are open then.
    #[must_use]
    pub fn left_at_the_end(&self) -> Vec<LastTile> {
        let mut left = self.game.steps().map(|step| match step.event() {
            Some(event) => self.last_tiles(&step.before, event, &step.after),
            None => Vec::new(),
        });
        left.find(|left| !left.is_empty()).unwrap_or_default()
    }

    /// The position after an entry; as it stood, or with the corrections that came later.
    #[must_use]
    pub fn position(&self, at: usize, corrected: bool) -> PlayView {
        let position = if corrected { self.game.corrected_at(at) } else { self.game.at(at) };
        self.told(at, &position.state)
    }

    /// The same of a position that is known already.
    #[must_use]
    pub fn told(&self, at: usize, state: &State) -> PlayView {
        PlayView::new(self, at, state)
    }

    /// Money as it is told with an entry.
    fn money(&self, entry: usize, cards: Cards) -> Money {
        if entry >= self.named_from { Money::Named(cards) } else { Money::Counted(cards.len()) }
    }
}

/// Money cards as a viewer is told of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Money {
    /// Which.
    Named(Cards),
    /// Only how many.
    Counted(u8),
}

impl Money {
    /// How many cards.
    #[must_use]
    pub fn len(self) -> u8 {
        match self {
            Self::Named(cards) => cards.len(),
            Self::Counted(cards) => cards,
        }
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cards; none where only their number is told.
    #[must_use]
    pub const fn cards(self) -> Option<Cards> {
        match self {
            Self::Named(cards) => Some(cards),
            Self::Counted(_) => None,
        }
    }
}

/// For each seat the entry that began the last turn it has ended; 0 before that.
fn last_turns(game: &PlayedGame) -> Vec<usize> {
    let config = game.config();
    let (mut begun, mut ended) = (vec![0; config.players()], vec![0; config.players()]);
    for step in game.corrected_steps() {
        let Some(event) = step.event() else { continue };
        let then = position_of(config, &step.before, event);
        if then.phase() == Phase::Action && !then.has_acted() {
            begun[then.seat()] = step.entry;
        }
        if matches!(event, PlayEvent::EndTurn {}) {
            ended[then.seat()] = begun[then.seat()];
        }
    }
    ended
}
