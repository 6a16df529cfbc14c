//! What there is to say of what was done last at a table, beside what it was: what no legal game allows since then, and
//! what a step into the past changed.

use crate::{
    host::table_session::TableSession,
    table::{TableGame, TableView, told},
};
use kernel::Kind as _;
use text::{Texts, without_rules};

/// The news of a table, worked out once after every change.
#[derive(Debug, Default)]
pub struct News {
    /// The table, its state and the language that they are of.
    of: Option<(String, u64, &'static str)>,
    /// What no legal game allows since the last entry; empty where there is nothing.
    pub warning: String,
    /// What was corrected, undone or done again, and what that changed; empty where it was none of these.
    pub corrected: String,
    /// What a screen reader says.
    pub spoken: String,
}

impl News {
    /// Works them out where the table is another.
    pub fn follow<G: TableGame>(&mut self, app: &TableView<'_, G>) {
        let (texts, Some(session)) = (app.texts, &app.desk.table) else { return };
        let of = Some((session.file().to_owned(), session.revision(), texts.language().code()));
        if self.of == of {
            return;
        }
        let table = session.pad();
        let corrected = app.desk.corrected.as_ref().filter(|last| last.is_of(session));
        let corrected = corrected.map_or_else(String::new, |last| {
            let changed = G::changed(texts, &table.header.seats, &last.changes);
            [vec![last.what.clone()], changed].concat().join(" · ")
        });
        let last = match table.log().len() {
            0 => String::new(),
            _ if !corrected.is_empty() => corrected.clone(),
            last => texts.play_last(&told::<G>(texts, table, last)),
        };
        let warning = new_findings::<G>(texts, app).join(" · ");
        let spoken: Vec<&str> = [&*last, &*warning].into_iter().filter(|words| !words.is_empty()).collect();
        let spoken = spoken.join(". ");
        *self = Self { of, warning, corrected, spoken };
    }
}

/// What was not odd before the last entry, and nobody has said that it is so.
fn new_findings<G: TableGame>(texts: &Texts, app: &TableView<'_, G>) -> Vec<String> {
    let Some(table) = app.desk.table.as_ref().map(TableSession::pad) else { return Vec::new() };
    let findings = table.unconfirmed();
    let Some(entries) = table.log().len().checked_sub(1).filter(|_| !findings.is_empty()) else {
        return Vec::new();
    };
    let before = G::Table::findings(table.config(), &table.at(entries).state);
    let new = findings.iter().filter(|finding| !before.contains(finding));
    new.map(|finding| without_rules(&G::finding(texts, &table.header.seats, finding))).collect()
}
