//! A table told entry by entry.

use super::{
    event_text, pad_text,
    timeline::{StepKind, Timeline, TimelineStep},
};
use crate::games::roll_and_write::{
    log::{Entry, Note},
    pad::{Pad, PadEvent, PadState},
};
use crate::text::{Key, Texts};

impl Timeline<PadState> {
    /// The table as it stood at each moment, or what counts of it with the corrections that came later.
    #[must_use]
    pub fn of_table(texts: &Texts, pad: &Pad, corrected: bool) -> Self {
        let mut then = pad.as_of(0);
        let mut chronicle = Self::start(texts, then.tally().clone());
        if corrected {
            for (entry, event) in pad.events() {
                let text = pad_text::describe(texts, pad, *entry, event);
                let kind = kind(pad, *entry, event);
                chronicle.tell(texts, pad, *entry, (text, kind, event.round()), pad.corrected_at(*entry));
            }
        } else {
            for (entry, logged) in (1..).zip(pad.log()) {
                let before = then.clone();
                then.redo();
                let told = match logged {
                    Entry::Event(event) => {
                        let text = pad_text::describe(texts, &then, entry, event);
                        (text, kind(&then, entry, event), event.round())
                    }
                    Entry::Note(note) => (self::note(texts, &before, &then, note), StepKind::Note, None),
                };
                chronicle.tell(texts, pad, entry, told, then.tally().clone());
            }
        }
        chronicle
    }

    /// Tells what an entry did, which belongs to a round or, without one, to that of the entry before.
    fn tell(
        &mut self,
        texts: &Texts,
        pad: &Pad,
        entry: usize,
        (text, kind, round): (String, StepKind, Option<u8>),
        state: PadState,
    ) {
        let before = &self.steps()[self.last()];
        let given = before.state.awards();
        let awards = state.awards().into_iter().filter(|award| !given.contains(award));
        let awards =
            awards.map(|award| event_text::award(texts, &state.config, &pad.header.seats, &award)).collect();
        let (round, player) = (round.unwrap_or(before.round), before.state.turn().unwrap_or(0));
        self.push(TimelineStep { entry, text, awards, kind, round, player, built: None, state });
    }
}

fn kind(pad: &Pad, entry: usize, event: &PadEvent) -> StepKind {
    match *event {
        PadEvent::Coins { .. } => StepKind::Coins,
        PadEvent::Fill { row, round: round @ 1.., .. } => {
            let is_before = |(earlier, event): &(usize, PadEvent)| {
                *earlier < entry && matches!(event, PadEvent::Fill { .. })
            };
            let entries = pad.entries_of(usize::from(row).saturating_sub(1), round);
            if entries.iter().any(is_before) { StepKind::Second } else { StepKind::Plain }
        }
        _ => StepKind::Plain,
    }
}

/// A note, told from the table before and after it.
fn note(texts: &Texts, before: &Pad, after: &Pad, note: &Note) -> String {
    match note {
        Note::Amend { entry, event } => {
            let what = pad_text::describe(texts, after, *entry, event);
            texts.with(Key::HistoryCorrected, &[("what", what.into())])
        }
        Note::Strike { entry } => {
            let struck = before.events().iter().find(|(number, _)| number == entry);
            let what = struck
                .map_or_else(String::new, |(entry, event)| pad_text::describe(texts, before, *entry, event));
            texts.with(Key::HistoryStruck, &[("what", what.into())])
        }
        Note::Confirm { oddity } => texts.with(Key::HistoryConfirmed, &[("what", oddity.as_str().into())]),
        Note::TakeBack { .. } => texts.get(Key::HistoryTakenBack).to_owned(),
        // Only full games have these.
        Note::CorrectRoll { .. } | Note::Handover { .. } | Note::Hint {} => String::new(),
    }
}
