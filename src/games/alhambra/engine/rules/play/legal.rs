//! All legal moves of the player who acts, step by step.

use super::{Cards, Move, Offer, Payments, Phase, PlayConfig, State, payments::takings, state::Done};
use crate::rules::{Module, Vizier};

impl State {
    /// Tells each legal move of the player who acts; of payments all, or those without a needless card. When chance is to
    /// act there is none: [`State::outcomes`] tells what it can bring. Last tiles may be placed in any order; those of the
    /// player who acts are told.
    pub fn legal_moves(&self, config: &PlayConfig, which: Payments, tell: &mut dyn FnMut(Move)) {
        match self.phase {
            Phase::Action | Phase::Placing => self.moves_of_turn(config, which, tell),
            Phase::Vizier => {
                let seat = self.asked_seat(config);
                self.purchases(config, which, &mut |offer, cards| tell(Move::Vizier(seat, offer, cards)));
                tell(Move::Decline);
            }
            Phase::VizierPlacing | Phase::LastTiles => {
                self.placings(config, usize::from(self.acting(config)), tell);
            }
            Phase::ThirdPlayer | Phase::Yard | Phase::Deal | Phase::Display | Phase::First | Phase::Over => {}
        }
    }

    /// Tells each way to take money from the display (§A4.4).
    pub fn takings(&self, tell: &mut dyn FnMut(Cards)) {
        takings(self.display, tell);
    }

    fn moves_of_turn(&self, config: &PlayConfig, which: Payments, tell: &mut dyn FnMut(Move)) {
        let player = &self.players[self.seat()];
        if self.may_act() {
            self.takings(&mut |cards| tell(Move::Take(cards)));
            self.purchases(config, which, &mut |offer, cards| tell(Move::Buy(offer, cards)));
            self.redesigns(config, tell);
            if config.has(Module::Vizier) && player.vizier == Vizier::Asleep {
                tell(Move::Wake);
            }
        }
        self.falcon_moves(config, tell);
        if self.must_act(config).is_none() {
            self.placings(config, self.seat(), tell);
            if player.pending.is_empty() {
                tell(Move::EndTurn);
            }
        }
    }

    fn purchases(&self, config: &PlayConfig, which: Payments, tell: &mut dyn FnMut(Offer, Cards)) {
        for (offer, _) in self.offers(config) {
            self.payments(config, offer, which, &mut |cards| tell(offer, cards));
        }
    }

    fn redesigns(&self, config: &PlayConfig, tell: &mut dyn FnMut(Move)) {
        let player = &self.players[self.seat()];
        let grounds = &player.grounds;
        for piece in player.reserve.iter() {
            grounds.places(config, piece, &mut |cell| tell(Move::Lay(piece, cell)));
            grounds.swaps(config, piece).for_each(|cell| tell(Move::Swap(piece, cell)));
        }
        grounds.removals(config).for_each(|cell| tell(Move::TakeAway(cell)));
    }

    fn placings(&self, config: &PlayConfig, seat: usize, tell: &mut dyn FnMut(Move)) {
        let player = &self.players[seat];
        let can_give = config.game().has_third_player() && self.phase != Phase::LastTiles;
        for piece in player.pending.iter() {
            player.grounds.places(config, piece, &mut |cell| tell(Move::Lay(piece, cell)));
            tell(Move::Reserve(piece));
            if can_give {
                tell(Move::Give(piece));
            }
        }
    }

    /// Tells each falcon that can be bought and placed now, with each card (§A6.4).
    pub fn falcon_moves(&self, config: &PlayConfig, tell: &mut dyn FnMut(Move)) {
        let player = &self.players[self.seat()];
        let may = self.phase == Phase::Action && matches!(self.done, Done::Nothing | Done::Falcons);
        if player.hand.is_empty() || !may {
            return;
        }
        for falcon in (0..16).filter(|&falcon| self.has_falcon(falcon)) {
            for crossing in player.grounds.crossings(config, falcon) {
                for (card, _) in player.hand.kinds() {
                    tell(Move::Falcon { falcon, card, crossing });
                }
            }
        }
    }
}
