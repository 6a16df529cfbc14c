//! The actions of a turn (§A4.3): money, redesign, waking the Vizier, falcons; buying lies in `purchase`.

use super::{
    Card, Cards, Phase, PieceId, PlayConfig, Possible, Refusal, State, grounds::Left, payments::MOST_TAKEN,
    state::Done,
};
use crate::rules::{Cell, Corner, FurtherAction, Module, Vizier};

impl State {
    /// Whether an action may be taken now; falcons apart.
    pub(super) fn check_action(&self, config: &PlayConfig) -> Result<(), Refusal> {
        self.check_phase(config, matches!(self.phase, Phase::Action | Phase::Placing))?;
        match (self.phase, self.done) {
            (Phase::Placing, _) => match self.players[self.seat()].pending.len() {
                0 => Err(Refusal::OneAction),
                left => Err(Refusal::LayFirst(left)),
            },
            (_, Done::Nothing | Done::Exact) => Ok(()),
            (_, Done::Falcons) => Err(Refusal::FalconTurn),
            (_, Done::All) => Err(Refusal::OneAction),
        }
    }

    /// Takes money (§A4.4).
    pub(super) fn take(&mut self, config: &PlayConfig, cards: Cards) -> Result<(), Refusal> {
        self.check_action(config)?;
        if cards.is_empty() {
            return Err(Refusal::NotDisplayed(None));
        }
        let Some(left) = self.display.minus(cards) else {
            return Err(Refusal::NotDisplayed(cards.beyond(self.display)));
        };
        let value = cards.total();
        if cards.len() > 1 && value > MOST_TAKEN {
            return Err(Refusal::TooMuch { value });
        }
        self.display = left;
        self.swaps = 0;
        let player = self.current();
        player.hand = player.hand.and(cards);
        self.done = Done::All;
        Ok(())
    }

    /// Lays a piece of the reserve (§A4.6).
    pub(super) fn lay_of_reserve(
        &mut self,
        config: &PlayConfig,
        piece: PieceId,
        cell: Cell,
    ) -> Result<(), Refusal> {
        self.check_reserve(config, piece)?;
        let player = self.current();
        player.grounds.lay(config, piece, cell)?;
        player.reserve.remove(piece);
        self.done = Done::All;
        Ok(())
    }

    /// Puts a laid piece into the reserve (§A4.6).
    pub(super) fn take_away(&mut self, config: &PlayConfig, cell: Cell) -> Result<(), Refusal> {
        self.check_action(config)?;
        let left = self.current().grounds.take_away(config, cell)?;
        self.is_redesigned(&left);
        Ok(())
    }

    /// Swaps a piece of the reserve with a laid one (§A4.6).
    pub(super) fn swap(&mut self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Result<(), Refusal> {
        self.check_reserve(config, piece)?;
        let player = self.current();
        let left = player.grounds.swap(config, piece, cell)?;
        player.reserve.remove(piece);
        self.swaps = self.swaps.saturating_add(1);
        self.is_redesigned(&left);
        Ok(())
    }

    fn is_redesigned(&mut self, left: &Left) {
        self.current().reserve.insert(left.piece);
        self.falcons |= left.falcons;
        self.done = Done::All;
    }

    /// Whether a piece of the reserve may be laid or swapped now.
    fn check_reserve(&self, config: &PlayConfig, piece: PieceId) -> Result<(), Refusal> {
        self.check_action(config)?;
        let player = &self.players[self.seat()];
        if player.reserve.has(piece) {
            return Ok(());
        }
        Err(Refusal::NotInReserve { piece, is_bought: player.pending.has(piece) })
    }

    /// Wakes the Vizier (§A6.1).
    pub(super) fn wake(&mut self, config: &PlayConfig) -> Result<(), Refusal> {
        Self::check_module(config, Module::Vizier)?;
        self.check_action(config)?;
        let seat = self.seat;
        let player = self.current();
        player.vizier = player.vizier.wakes().map_err(|_| Refusal::Awake(seat))?;
        self.done = Done::All;
        Ok(())
    }

    /// Buys a falcon and places it (§A6.4).
    pub(super) fn buy_falcon(
        &mut self,
        config: &PlayConfig,
        falcon: u8,
        card: Card,
        crossing: Corner,
    ) -> Result<(), Refusal> {
        Self::check_module(config, Module::Falconers)?;
        self.check_phase(config, matches!(self.phase, Phase::Action | Phase::Placing))?;
        if self.phase == Phase::Placing || matches!(self.done, Done::Exact | Done::All) {
            return Err(Refusal::FalconTurn);
        }
        if !self.has_falcon(falcon) {
            return Err(Refusal::NoFalcon(falcon));
        }
        let player = self.current();
        let hand = player.hand.without(card).ok_or(Refusal::NotYours(card))?;
        player.grounds.place(config, falcon, crossing)?;
        player.hand = hand;
        self.discards = self.discards.with(card);
        self.falcons &= !(1 << falcon);
        self.swaps = 0;
        self.done = Done::Falcons;
        Ok(())
    }

    /// Whether the falcon with this number is in the supply.
    #[must_use]
    pub const fn has_falcon(&self, falcon: u8) -> bool {
        falcon < 16 && self.falcons >> falcon & 1 == 1
    }

    /// Whether an action may be taken now; falcons apart.
    #[must_use]
    pub fn may_act(&self) -> bool {
        self.phase == Phase::Action && matches!(self.done, Done::Nothing | Done::Exact)
    }

    /// Whether something may be bought now (§A4.5, §A6.3).
    #[must_use]
    pub fn may_buy(&self) -> bool {
        self.may_act() || self.phase == Phase::Vizier
    }

    /// What must still be done before the actions may end; nothing where they may (§A4.3, §A4.8).
    #[must_use]
    pub fn must_act(&self, config: &PlayConfig) -> Option<Possible> {
        let is_must = config.options().further_action == FurtherAction::Must;
        match self.done {
            Done::Exact if is_must && self.phase == Phase::Action => self.possible(config),
            Done::Nothing => self.possible(config).or_else(|| self.possible_falcon(config)),
            _ => None,
        }
    }

    /// An action that can be taken, falcons apart: the first in the order of §A4.8.
    fn possible(&self, config: &PlayConfig) -> Option<Possible> {
        let player = &self.players[self.seat()];
        if !self.display.is_empty() {
            return Some(Possible::Take);
        }
        let payable = self.offers(config).find(|&(_, priced)| self.can_pay(self.seat(), priced));
        if let Some((offer, _)) = payable {
            return Some(Possible::Buy(offer));
        }
        let grounds = &player.grounds;
        let mut reserve = player.reserve.iter();
        if reserve.any(|piece| grounds.fits(config, piece) || grounds.swaps(config, piece).next().is_some())
            || grounds.removals(config).next().is_some()
        {
            return Some(Possible::Redesign);
        }
        (config.has(Module::Vizier) && player.vizier == Vizier::Asleep).then_some(Possible::Wake)
    }

    /// A falcon that can be paid and placed.
    fn possible_falcon(&self, config: &PlayConfig) -> Option<Possible> {
        let player = &self.players[self.seat()];
        if player.hand.is_empty() {
            return None;
        }
        let mut supply = (0..16).filter(|&falcon| self.has_falcon(falcon));
        let falcon = supply.find(|&falcon| player.grounds.crossings(config, falcon).next().is_some())?;
        Some(Possible::Falcon(falcon))
    }
}
