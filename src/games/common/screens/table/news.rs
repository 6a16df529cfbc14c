//! What there is to say of what was done last at a table, beside what it was: what no legal game allows since then, and
//! what a step into the past changed.

use super::status_line::Announcement;
use crate::table::{TableDesk, TableGame, told};
use kernel::Kind as _;
use text::{Texts, without_rules};

/// The news of a table, worked out once after every change.
#[derive(Debug, Default)]
pub struct News {
    /// The table, its state and the language that they are of.
    of: Option<(String, u64, &'static str)>,
    /// What no legal game allows since the last entry, then what was corrected, undone or done again; empty where there is
    /// neither.
    pub told: Vec<Announcement>,
    /// What was done last; empty at a table without entries.
    pub last: String,
}

impl News {
    /// Works them out where the table is another.
    pub fn follow<G: TableGame>(&mut self, texts: &Texts, desk: &TableDesk<G>) {
        let Some(session) = &desk.table else { return };
        let of = Some((session.file().to_owned(), session.revision(), texts.language().code()));
        if self.of == of {
            return;
        }
        let last = match session.pad().log().len() {
            0 => String::new(),
            last => texts.play_last(&told::<G>(texts, session.pad(), last)),
        };
        *self = Self { of, told: of_last_step(texts, desk), last };
    }

    /// What a screen reader says: what was corrected says what was done last.
    pub fn spoken(&self) -> String {
        let is_correction = |news: &&Announcement| !news.warns();
        let (past, warnings): (Vec<_>, Vec<_>) = self.told.iter().partition(is_correction);
        let last = if past.is_empty() { self.last.as_str() } else { "" };
        let told = past.into_iter().chain(warnings).map(|news| news.text.as_str());
        let said: Vec<&str> = std::iter::once(last).chain(told).filter(|words| !words.is_empty()).collect();
        said.join(". ")
    }

    /// What there is to say beside what was done last, or that.
    pub fn or_last(&self) -> Vec<Announcement> {
        let last = || Announcement::plain(self.last.clone());
        if self.told.is_empty() && !self.last.is_empty() { vec![last()] } else { self.told.clone() }
    }
}

/// What no legal game allows since the last entry, then what a step into the past did, if that was the last thing done.
pub fn of_last_step<G: TableGame>(texts: &Texts, desk: &TableDesk<G>) -> Vec<Announcement> {
    let Some(session) = &desk.table else { return Vec::new() };
    let seats = &session.pad().header.seats;
    let corrected = desk.corrected.as_ref().filter(|last| last.is_of(session));
    let corrected = corrected.map(|last| {
        let changed = G::changed(texts, seats, &last.changes);
        Announcement::plain([vec![last.what.clone()], changed].concat().join(" · "))
    });
    new_findings::<G>(texts, desk).into_iter().map(Announcement::warning).chain(corrected).collect()
}

/// What was not odd before the last entry, and nobody has said that it is so.
fn new_findings<G: TableGame>(texts: &Texts, desk: &TableDesk<G>) -> Vec<String> {
    let Some(session) = &desk.table else { return Vec::new() };
    let table = session.pad();
    let findings = table.unconfirmed();
    let Some(entries) = table.log().len().checked_sub(1).filter(|_| !findings.is_empty()) else {
        return Vec::new();
    };
    let before = G::Table::findings(table.config(), &table.at(entries).state);
    let new = findings.iter().filter(|finding| !before.contains(finding));
    new.map(|finding| without_rules(&G::finding(texts, &table.header.seats, finding))).collect()
}
