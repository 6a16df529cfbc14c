//! The question about an entry that makes others impossible.

use egui::Ui;

use crate::{
    games::common::table::{TableCommand, TableGame, TableView, told},
    ui::dialogs::{Answer, confirm_all},
};

/// Asks whether the entries that do not fit any more are struck, too; each is named.
pub fn ask_about_conflict<G: TableGame>(
    ui: &Ui,
    app: &TableView<'_, G>,
    commands: &mut Vec<TableCommand<G>>,
) {
    let (texts, desk) = (app.texts, app.desk);
    let (Some(session), Some(conflict)) = (&desk.table, &desk.conflict) else { return };
    let mut others = conflict.others.clone();
    others.sort_unstable();
    let others: Vec<String> =
        others.into_iter().map(|other| told::<G>(texts, session.pad(), other)).collect();
    let question = texts.table_conflict(others.len());
    match confirm_all(ui, texts, &question, &others, texts.table_strike_too()) {
        Answer::Waiting => {}
        Answer::Cancelled => commands.push(TableCommand::LeaveAsIs),
        Answer::Given(()) => commands.push(TableCommand::StrikeToo),
    }
}
