//! What is worked out about the table, once after every change.

use super::announcements;
use crate::{
    pad::PadExt,
    rules::{AuditFinding, Cards, Forecast},
    session::{AppView, PadSession},
};
use common::screens::table::status_line::Announcement;

/// What is worked out about a state of the table.
pub struct Figures {
    /// The revision of the table and the language.
    about: (u64, &'static str),
    /// What everybody would get now.
    pub cards: Cards,
    /// What everybody can still get.
    pub forecast: Forecast,
    /// What no legal game can give, and nobody has confirmed.
    pub findings: Vec<AuditFinding>,
    /// What there is to announce.
    pub news: Vec<Announcement>,
}

impl Figures {
    /// Works everything out.
    pub fn new(app: &AppView<'_>, session: &PadSession) -> Self {
        let pad = session.pad();
        Self {
            about: Self::of(app, session),
            cards: pad.pad_state().cards(),
            forecast: pad.forecast(),
            findings: pad.unconfirmed(),
            news: announcements::news(app.texts, &app.desk.tables, session),
        }
    }

    fn of(app: &AppView<'_>, session: &PadSession) -> (u64, &'static str) {
        (session.revision(), app.texts.language().code())
    }

    /// Whether it is about the table as it is now.
    pub fn is_of(&self, app: &AppView<'_>, session: &PadSession) -> bool {
        self.about == Self::of(app, session)
    }
}
