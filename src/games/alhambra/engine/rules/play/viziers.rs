//! Viziers buy after a turn (§A6.1).

use super::{Cards, Offer, Phase, PlayConfig, Priced, Refusal, State, turn_end::Step};
use crate::rules::Module;

impl State {
    /// The Vizier of a player buys.
    pub(super) fn send_vizier(
        &mut self,
        config: &PlayConfig,
        seat: u8,
        offer: Offer,
        cards: Cards,
    ) -> Result<(), Refusal> {
        Self::check_module(config, Module::Vizier)?;
        let at = usize::from(seat);
        self.check_phase(config, self.phase == Phase::Vizier && at < config.players())?;
        let vizier = self.players[at].vizier.buys().map_err(|_| Refusal::Asleep(seat))?;
        self.check_phase(config, seat == self.asked_seat(config))?;
        let Priced { piece, currency, price, is_exact } = self.priced(config, offer)?;
        let paid = self.paid(at, currency, cards)?;
        if paid != u16::from(price) {
            return Err(if is_exact {
                Refusal::BazaarPrice { paid, price, currency }
            } else {
                Refusal::NotExact { paid, price, currency }
            });
        }
        self.hand_over(at, offer, piece, cards);
        self.players[at].vizier = vizier;
        self.passes = 0;
        self.phase = Phase::VizierPlacing;
        Ok(())
    }

    /// The player who has the say does not send the Vizier.
    pub(super) fn decline(&mut self, config: &PlayConfig) -> Result<(), Refusal> {
        self.check_phase(config, self.phase == Phase::Vizier)?;
        self.proceed(config, Step::Viziers);
        Ok(())
    }
}
