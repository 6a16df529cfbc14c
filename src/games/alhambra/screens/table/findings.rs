//! What no legal game allows: kept if somebody says that it is so.

use egui::Ui;

use super::asked::{Next, PanelRequest};
use crate::{
    pad::{Pad, ScorePad},
    rules::AuditFinding,
    session::{Alhambra, GameCommand},
};
use common::screens::table::findings::{self, FindingRequest};
use kernel::{Entry, Note};
use text::Texts;

/// That a finding is so.
pub(super) const fn keep(finding: AuditFinding) -> GameCommand {
    GameCommand::Note(Note::confirm(finding))
}

/// That what lies unlawfully by an entry, and did not before it, lies so.
pub(super) fn keeps(pad: &Pad, entry: &Entry<ScorePad>) -> Vec<GameCommand> {
    let (known, mut after) = (pad.unconfirmed(), pad.clone());
    if after.push_without(entry.clone(), &[]).is_err() {
        return Vec::new();
    }
    let is_so =
        |finding: &AuditFinding| matches!(finding, AuditFinding::Unlawful { .. }) && !known.contains(finding);
    after.unconfirmed().into_iter().filter(is_so).map(keep).collect()
}

/// Shows what nobody has kept yet, each with its buttons, and below it what was kept; once more before the score card.
pub(super) fn show(
    ui: &mut Ui,
    texts: &Texts,
    pad: &Pad,
    is_before_card: bool,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let list =
        if is_before_card { findings::before_the_card::<Alhambra> } else { findings::show::<Alhambra> };
    match list(ui, texts, pad, &[]) {
        Some(FindingRequest::Show(finding)) => {
            let entry = findings::brought_by::<Alhambra>(pad, &[finding]).into_iter().flatten().next();
            return Next::Show(entry.map_or(PanelRequest::History, PanelRequest::Entry));
        }
        Some(FindingRequest::Keep(finding)) => commands.push(keep(finding)),
        Some(FindingRequest::KeepAll) => {
            commands.extend(pad.unconfirmed().into_iter().map(keep));
            return Next::Do(GameCommand::End);
        }
        None => {}
    }
    Next::Stay
}
