//! What is asked before it is entered, because it may not be meant: anything at a table that is over, and a tile or a
//! piece more than there are (§A8).

use egui::Ui;

use super::findings::keep;
use crate::{
    pad::{Pad, PadEvent},
    rules::AuditFinding,
    session::GameCommand,
    text::audit_text,
};
use kernel::record::Seat;
use text::Texts;
use ui::dialogs::{self, Answer};

/// What waits for a word.
pub(super) struct Asking {
    commands: Vec<GameCommand>,
    /// What would be odd by it.
    odd: Vec<AuditFinding>,
    is_over: bool,
    seats: Vec<Seat>,
}

impl Asking {
    /// Holds back what was asked for from `known` on, where it may not be meant.
    pub(super) fn of(pad: &Pad, known: usize, commands: &mut Vec<GameCommand>) -> Option<Self> {
        let entries = commands[known..].iter().flat_map(GameCommand::events);
        let seats = commands[known..].iter().any(
            |command| matches!(command, GameCommand::Seats(seats) if seats.moves(pad.header.seats.len())),
        );
        let is_over = pad.is_complete() && (seats || entries.clone().any(changes_scores));
        let odd = beyond_the_supply(pad, entries);
        (is_over || !odd.is_empty()).then(|| Self {
            commands: commands.drain(known..).collect(),
            odd,
            is_over,
            seats: pad.header.seats.clone(),
        })
    }

    /// Asks whether it is meant; what still waits.
    pub(super) fn show(self, ui: &Ui, texts: &Texts, commands: &mut Vec<GameCommand>) -> Option<Self> {
        let said: Vec<String> =
            self.odd.iter().map(|odd| audit_text::describe(texts, &self.seats, odd)).collect();
        let (question, yes) = match self.is_over {
            true => (texts.alhambra_over_change(), texts.alhambra_over_yes()),
            false => (texts.alhambra_table_sure(), texts.alhambra_table_so()),
        };
        match dialogs::confirm_all(ui, texts, question, &said, yes) {
            Answer::Waiting => return Some(self),
            Answer::Cancelled => {}
            Answer::Given(()) => {
                commands.extend(self.commands);
                commands.extend(self.odd.into_iter().map(keep));
            }
        }
        None
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
