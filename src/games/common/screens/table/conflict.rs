//! The question about an entry that makes others impossible.

use egui::Ui;

use crate::table::{TableCommand, TableDesk, TableGame, told};
use text::Texts;
use ui::dialogs::{Answer, confirm_all};

/// Asks whether the entries that do not fit any more are struck, too; each is named.
pub fn ask_about_conflict<G: TableGame>(
    ui: &Ui,
    texts: &Texts,
    desk: &TableDesk<G>,
) -> Option<TableCommand<G>> {
    let (session, conflict) = desk.table.as_ref().zip(desk.conflict.as_ref())?;
    let mut others = conflict.others.clone();
    others.sort_unstable();
    let others: Vec<String> =
        others.into_iter().map(|other| told::<G>(texts, session.pad(), other)).collect();
    let question = texts.table_conflict(others.len());
    match confirm_all(ui, texts, &question, &others, texts.table_strike_too()) {
        Answer::Waiting => None,
        Answer::Cancelled => Some(TableCommand::LeaveAsIs),
        Answer::Given(()) => Some(TableCommand::StrikeToo),
    }
}
