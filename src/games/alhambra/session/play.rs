//! A game that is being played here.

use super::{Deals, Levels};
use crate::{
    log::{Played, position_of},
    rules::play::{GameRules, Move, PlayConfig, State, ToAct},
};
use kernel::{PlayedKind, Rules};

/// A game being played, with the right to write its file.
pub type PlaySession = common::play::PlaySession<Played, Deals, Levels>;

/// What the screens ask about a game that is being played.
pub trait PlaySessionExt {
    /// The seat whose Alhambra and hand are shown: that of the person who decides; while a computer does, that of the
    /// person who decided last, or else will decide first.
    #[must_use]
    fn own_seat(&self) -> usize;

    /// The person who decides, or will be the next to decide; none if computers play among themselves.
    #[must_use]
    fn next_person(&self) -> Option<usize>;

    /// Whether nothing is left of the turn but its end.
    #[must_use]
    fn has_only_the_end(&self) -> bool;

    /// Whether everybody may see all hands now.
    #[must_use]
    fn has_open_hands(&self) -> bool;

    /// The last entry of the deal, as long as nobody at the screen has had a turn. None if people dealt at the table and
    /// typed it in, or if only computers play: then nobody needs to be told.
    #[must_use]
    fn deal(&self) -> Option<usize>;

    /// Lets computers that waited go on, unless the deal is to be looked at first.
    fn wait_for_deal(&mut self);

    /// Ends the look at the deal, so that computers who begin go on; returns whether any waited.
    fn leave_deal(&mut self) -> bool;

    /// Whether people can say how high the piles are: they have cut them, and not yet taken a card from them
    /// (§A11.2).
    #[must_use]
    fn can_set_piles(&self) -> bool;

    /// Says how high they are; returns whether that fits.
    fn set_piles(&mut self, heights: Option<[u8; 5]>) -> bool;

    /// Forgets how high they were if the deal was taken back: another deal leaves other cards.
    fn forget_piles(&mut self);
}

impl PlaySessionExt for PlaySession {
    fn own_seat(&self) -> usize {
        let (config, state) = (self.game().config(), self.position());
        let people: Vec<usize> = (0..config.players()).filter(|&seat| self.is_person(seat)).collect();
        match (self.to_act(), people.as_slice()) {
            (ToAct::Decision(seat), _) if self.is_person(seat.into()) => seat.into(),
            (_, []) => state.seat(),
            (_, [only]) => *only,
            // Whoever of them had the last turn.
            (_, several) => {
                let players = config.players();
                let ago = |seat: &usize| (state.seat() + players - seat) % players;
                several.iter().copied().min_by_key(ago).unwrap_or_default()
            }
        }
    }

    fn next_person(&self) -> Option<usize> {
        let players = self.game().config().players();
        let acts = self.to_act().decides().unwrap_or_else(|| self.position().seat());
        (0..players).map(|step| (acts + step) % players).find(|&seat| self.is_person(seat))
    }

    fn has_only_the_end(&self) -> bool {
        self.person_decides() && has_only_the_end(self.game().config(), self.position())
    }

    fn has_open_hands(&self) -> bool {
        self.position().has_open_hands(self.game().config())
    }

    fn deal(&self) -> Option<usize> {
        let (game, config) = (self.game(), self.game().config());
        let turns = game.events().iter().filter(|(_, event)| Played::ends_turn(event)).count();
        // A seat that was handed to a person later has had a turn, too, and so has whoever undid a move.
        let has_begun = turns >= config.players() || game.can_redo();
        if has_begun || self.people() == 0 || self.chance != Deals::Program {
            return None;
        }
        let mut last = None;
        for step in game.steps() {
            let Some(event) = step.event().filter(|event| event.by().is_none()) else { continue };
            let decides = position_of(config, &step.before, event).to_act(config).decides();
            if decides.is_some_and(|seat| self.is_person(seat)) {
                return None;
            }
            last.get_or_insert(step.entry - 1);
        }
        last.or_else(|| self.to_act().decides().map(|_| game.log().len()))
    }

    fn wait_for_deal(&mut self) {
        self.computers.wait = self.deal().is_some();
        self.resume();
    }

    fn leave_deal(&mut self) -> bool {
        let waited = std::mem::take(&mut self.computers.wait);
        if waited {
            self.go_on_by_itself(0);
        }
        waited
    }

    fn can_set_piles(&self) -> bool {
        let state = self.game().state();
        self.chance == Deals::Typed && state.is_money_typed() && state.piles().is_some() && state.drawn() == 0
    }

    fn set_piles(&mut self, heights: Option<[u8; 5]>) -> bool {
        let (mut game, seen) = (self.game().clone(), self.seen);
        let config = game.config().clone().with_piles(heights);
        let fits = self.can_set_piles() && game.rebuild(config, |entry| Ok(entry.clone())).is_ok();
        if fits {
            self.replace(game);
            self.seen = seen;
        }
        fits
    }

    fn forget_piles(&mut self) {
        let game = &mut self.open.game;
        if game.config().options().piles.is_some() && game.state().piles().is_none() {
            let config = game.config().clone().with_piles(None);
            // Nothing depends on them yet.
            let _ = game.rebuild(config, |entry| Ok(entry.clone()));
        }
    }
}

/// Whether nothing is left of a turn but its end.
#[must_use]
pub fn has_only_the_end(config: &PlayConfig, state: &State) -> bool {
    state.has_acted() && GameRules::legal_moves(config, state) == [Move::EndTurn]
}
