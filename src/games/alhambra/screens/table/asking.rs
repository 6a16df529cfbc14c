//! What is asked before it is entered, because it may not be meant: anything at a table that is over, and a tile or a
//! piece more than there are (§A8).

use egui::Ui;

use super::{TablePage, findings::keep};
use crate::{
    games::alhambra::{
        pad::{Pad, PadEvent},
        rules::AuditFinding,
        session::GameCommand,
        text::audit_text,
    },
    kernel::record::Seat,
    text::Texts,
    ui::dialogs::{self, Answer},
};

/// What waits for a word.
pub(super) struct Asking {
    commands: Vec<GameCommand>,
    /// What would be odd by it.
    odd: Vec<AuditFinding>,
    is_over: bool,
    seats: Vec<Seat>,
}

impl TablePage {
    /// Holds back what was asked for from `known` on, where it may not be meant.
    pub(super) fn hold_back(&mut self, pad: &Pad, known: usize, commands: &mut Vec<GameCommand>) {
        let entries = commands[known..].iter().filter_map(|command| match command {
            GameCommand::Enter(event) => Some(event),
            _ => None,
        });
        let is_over = pad.is_complete() && entries.clone().any(changes_scores);
        let odd = beyond_the_supply(pad, entries);
        if is_over || !odd.is_empty() {
            let (commands, seats) = (commands.drain(known..).collect(), pad.header.seats.clone());
            self.asking = Some(Asking { commands, odd, is_over, seats });
        }
    }

    /// Asks whether what waits is meant.
    pub(super) fn ask(&mut self, ui: &Ui, texts: &Texts, commands: &mut Vec<GameCommand>) {
        let Some(Asking { commands: held, odd, is_over, seats }) = self.asking.take() else { return };
        let said: Vec<String> = odd.iter().map(|odd| audit_text::describe(texts, &seats, odd)).collect();
        let (question, yes) = match is_over {
            true => (texts.alhambra_over_change(), texts.alhambra_over_yes()),
            false => (texts.alhambra_table_sure(), texts.alhambra_table_so()),
        };
        match dialogs::confirm_all(ui, texts, question, &said, yes) {
            Answer::Waiting => self.asking = Some(Asking { commands: held, odd, is_over, seats }),
            Answer::Cancelled => {}
            Answer::Given(()) => {
                commands.extend(held);
                commands.extend(odd.into_iter().map(keep));
            }
        }
    }
}

/// Whether an entry changes what somebody scored; who got the last tiles may be noted after the end.
const fn changes_scores(event: &PadEvent) -> bool {
    !matches!(event, PadEvent::Leftover { .. } | PadEvent::First { .. })
}

/// What there would be more of by these entries than there is. A scoring that is held tells all that is odd itself.
fn beyond_the_supply<'a>(pad: &Pad, entries: impl Iterator<Item = &'a PadEvent>) -> Vec<AuditFinding> {
    let mut after = pad.clone();
    let mut is_any = false;
    for event in entries {
        if matches!(event, PadEvent::Scoring { .. }) || after.enter(event.clone()).is_err() {
            return Vec::new();
        }
        is_any = true;
    }
    if !is_any {
        return Vec::new();
    }
    let known = pad.findings();
    let is_such = |finding: &AuditFinding| finding.is_beyond_the_supply() && !known.contains(finding);
    after.findings().into_iter().filter(is_such).collect()
}
