//! What is worked out about the table, once after every change.

use super::status_line;
use crate::{
    pad::PadExt,
    rules::{AuditFinding, Cards, Forecast},
    session::{AppView, PadSession},
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
    pub findings: Vec<AuditFinding>,
    /// What somebody confirmed all the same.
    pub kept: Vec<AuditFinding>,
    /// What there is to announce.
    pub news: Vec<status_line::Announcement>,
}

impl Figures {
    /// Works everything out.
    pub fn new(app: &AppView<'_>, session: &PadSession) -> Self {
        let pad = session.pad();
        let findings = pad.unconfirmed();
        let before = pad.log().len().checked_sub(1).map(|entries| pad.at(entries).state.pad_state.findings());
        let is_new =
            |finding: &&AuditFinding| !before.as_ref().is_some_and(|before| before.contains(finding));
        let new: Vec<AuditFinding> = findings.iter().filter(is_new).copied().collect();
        let kept = pad.findings().into_iter().filter(|finding| !findings.contains(finding)).collect();
        Self {
            about: Self::of(app, session),
            cards: pad.pad_state().cards(),
            forecast: pad.forecast(),
            findings,
            kept,
            news: status_line::news(
                app.texts,
                pad,
                app.desk.tables.corrected.as_ref().filter(|corrected| corrected.is_of(session)),
                &new,
            ),
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
