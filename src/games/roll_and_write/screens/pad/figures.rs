//! What is worked out about the table, once for every change of it.

use super::status_line;
use crate::{
    app::Companion,
    games::roll_and_write::{
        rules::{Cards, Forecast, Oddity},
        session::PadSession,
    },
};

/// What is worked out about a state of the table.
pub struct Figures {
    /// The revision of the table and the language.
    about: (u64, &'static str),
    /// What everybody would get now.
    pub cards: Cards,
    /// What everybody can still get.
    pub forecast: Forecast,
    /// What no legal game can give, and nobody has confirmed.
    pub oddities: Vec<Oddity>,
    /// What somebody confirmed all the same.
    pub kept: Vec<Oddity>,
    /// What there is to announce.
    pub news: Vec<status_line::News>,
}

impl Figures {
    /// Works everything out.
    pub fn new(companion: &Companion, session: &PadSession) -> Self {
        let pad = session.pad();
        let oddities = pad.unconfirmed();
        let kept = pad.oddities().into_iter().filter(|oddity| !oddities.contains(oddity)).collect();
        Self {
            about: Self::of(companion, session),
            cards: pad.tally().cards(),
            forecast: pad.forecast(),
            oddities,
            kept,
            news: status_line::news(&companion.texts, pad),
        }
    }

    fn of(companion: &Companion, session: &PadSession) -> (u64, &'static str) {
        (session.revision(), companion.texts.language().code())
    }

    /// Whether it is about the table as it is now.
    pub fn is_of(&self, companion: &Companion, session: &PadSession) -> bool {
        self.about == Self::of(companion, session)
    }
}
