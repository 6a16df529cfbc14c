//! What the pad knows of a table, for the race forecast and the audit.

use super::Pad;
use crate::{
    game::Tally,
    rules::{Entered, Forecast, Ledger, Oddity, audit, forecast},
};

impl Tally {
    /// What was entered for each row.
    #[must_use]
    pub fn ledgers(&self) -> Vec<Ledger> {
        let ledger = |(index, row): (usize, &crate::game::Row)| {
            let entered = |turn: &crate::game::Turn| Entered {
                buildings: turn.boxes,
                coins: turn.coins,
                nothing: turn.nothing,
            };
            Ledger {
                rounds: Some(row.turns.iter().map(entered).collect()),
                has_left: row.left.is_some(),
                closing: row.closed.then(|| self.holdings[index]),
            }
        };
        self.rows.iter().enumerate().map(ledger).collect()
    }
}

impl Pad {
    /// The race forecast (§6, §7.1).
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        let tally = self.tally();
        forecast(&tally.terms, &tally.score, tally.round(), &tally.ledgers())
    }

    /// What no legal game can give, confirmed or not.
    #[must_use]
    pub fn oddities(&self) -> Vec<Oddity> {
        let tally = self.tally();
        audit(&tally.terms, &tally.score, tally.round(), &tally.ledgers())
    }

    /// What is odd and not confirmed yet.
    #[must_use]
    pub fn unconfirmed(&self) -> Vec<Oddity> {
        let confirmed = &self.tally().oddities;
        self.oddities().into_iter().filter(|oddity| !confirmed.contains(&oddity.to_string())).collect()
    }
}
