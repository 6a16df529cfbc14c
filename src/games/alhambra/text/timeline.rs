//! A table in words, entry by entry (§A12.4).

use super::{audit_text, event_text};
use crate::{
    games::alhambra::{
        pad::{Pad, PadEvent, PadState, ScorePad},
        rules::Scoring,
    },
    kernel::{Confirmed, Entry, Note, What},
    text::Texts,
};

/// An entry in words, with the table after it.
#[derive(Clone, Debug)]
pub struct TimelineStep {
    /// Its number.
    pub entry: usize,
    /// What it says.
    pub text: String,
    /// The scoring in which it counts; of a note that of the entry before.
    pub scoring: Scoring,
    /// Whether it is the scoring itself.
    pub is_scoring: bool,
    /// The table after it.
    pub state: PadState,
}

/// The table as it stood at each moment, or what counts of it with the corrections that came later.
#[must_use]
pub fn of_table(texts: &Texts, pad: &Pad, corrected: bool) -> Vec<TimelineStep> {
    let mut steps: Vec<TimelineStep> = Vec::new();
    let mut latest = Scoring::First;
    for step in pad.either_steps(corrected) {
        let (text, scoring) = match step.what {
            What::Event(event) => (described(texts, pad, latest, event), event.scoring()),
            What::Note(note) => (self::note(texts, pad, note), latest),
        };
        latest = latest.max(scoring);
        let is_scoring = matches!(step.event(), Some(PadEvent::Scoring { .. }));
        steps.push(TimelineStep { entry: step.entry, text, scoring, is_scoring, state: step.after });
    }
    steps
}

/// An event; one of an earlier scoring says that it is late.
fn described(texts: &Texts, pad: &Pad, latest: Scoring, event: &PadEvent) -> String {
    let text = event_text::describe(texts, pad.config(), &pad.header.seats, event);
    let is_late = event.scoring() < latest && !matches!(event, PadEvent::First { .. });
    if is_late { texts.alhambra_late(event.scoring().number(), &text) } else { text }
}

/// A note.
fn note(texts: &Texts, pad: &Pad, note: &Note<ScorePad>) -> String {
    let seats = &pad.header.seats;
    let told = |event: &PadEvent| event_text::describe(texts, pad.config(), seats, event);
    match note {
        Note::Amend { event, .. } => texts.history_corrected(&told(event)),
        Note::Strike { entry } => {
            let struck = pad.log().get(entry.wrapping_sub(1)).and_then(Entry::event);
            texts.history_struck(&struck.map_or_else(String::new, told))
        }
        Note::Confirm { finding: Confirmed::Finding(finding) } => {
            texts.history_confirmed(&audit_text::describe(texts, seats, finding))
        }
        Note::Confirm { finding: Confirmed::Words(words) } => texts.history_confirmed(words),
        Note::TakeBack { .. } => texts.history_taken_back().to_owned(),
        // Only games played on screen have these.
        Note::CorrectRoll { .. } | Note::Handover { .. } | Note::Hint {} => String::new(),
    }
}
