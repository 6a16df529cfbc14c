//! What no legal game allows: kept if somebody says that it is so.

use egui::{RichText, Ui};

use crate::{
    pad::{Pad, ScorePad},
    rules::AuditFinding,
    session::GameCommand,
    text::audit_text,
};
use kernel::{Entry, Note};
use text::Texts;
use ui::{
    form,
    theme::{self, TextSize, Theme},
    widgets::button::Button,
};

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

/// Shows what nobody has kept yet, each with a button, and below it what was kept.
pub(super) fn show(ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) {
    let (theme, open) = (Theme::of(ui.ctx()), pad.unconfirmed());
    let soft = |words: &str| RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink_soft);
    ui.label(soft(if open.is_empty() { texts.pad_audit_none() } else { texts.pad_audit_hint() }));
    for finding in &open {
        let words = audit_text::describe(texts, &pad.header.seats, finding);
        form::fault(ui, &words);
        let name = texts.pad_said(texts.pad_keep(), &words);
        if ui.add(Button::secondary(texts.pad_keep()).name(&name)).clicked() {
            commands.push(keep(*finding));
        }
    }
    for finding in pad.findings().iter().filter(|finding| !open.contains(finding)) {
        let words = audit_text::describe(texts, &pad.header.seats, finding);
        ui.label(soft(&texts.history_confirmed(&words)));
    }
}
