//! Entries that no legal game allows, and rounds without an entry: looked at, or kept if somebody says that they are true.

use egui::Ui;

use super::panel::{Next, Panel};
use crate::{
    pad::{Pad, PadExt},
    rules::AuditFinding,
    session::{AppView, GameCommand, PadSession, RollAndWrite, TableCommand},
    text::pad_text,
};
use common::screens::table::findings::{self, FindingRequest};
use kernel::Note;
use text::Texts;

/// What is odd once more before the score card: kept as it is, or looked at.
pub(super) fn before_the_card(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let pad = session.pad();
    let asked = findings::before_the_card::<RollAndWrite>(ui, app.texts, pad, &gaps(app.texts, pad));
    follow(asked.as_ref(), pad, commands)
}

pub(super) fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let pad = session.pad();
    let asked = findings::show::<RollAndWrite>(ui, app.texts, pad, &gaps(app.texts, pad));
    follow(asked.as_ref(), pad, commands)
}

/// Whether there is nothing to say but that every entry fits the rules.
pub(super) fn is_clean(pad: &Pad) -> bool {
    pad.findings().is_empty() && pad.pad_state().gaps().is_empty()
}

fn follow(asked: Option<&FindingRequest<AuditFinding>>, pad: &Pad, commands: &mut Vec<GameCommand>) -> Next {
    let confirm = |finding| GameCommand::Table(TableCommand::Note(Note::confirm(finding)));
    match asked {
        None => Next::Stay,
        Some(FindingRequest::Show(finding)) => Next::Show(Panel::of_finding(pad, finding)),
        Some(FindingRequest::Keep(finding)) => {
            commands.push(confirm(*finding));
            Next::Stay
        }
        Some(FindingRequest::KeepAll) => {
            commands.extend(pad.unconfirmed().into_iter().map(confirm));
            commands.push(GameCommand::Table(TableCommand::End));
            Next::Close
        }
    }
}

/// Rounds in which somebody has no entry.
fn gaps(texts: &Texts, pad: &Pad) -> Vec<String> {
    let gaps = pad.pad_state().gaps();
    gaps.into_iter().map(|(round, rows)| pad_text::gap(texts, pad, round, &rows)).collect()
}
