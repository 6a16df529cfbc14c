//! A score pad in words, entry by entry.

use super::{audit_text, event_text, pad_text, timeline::WORDS};
use crate::pad::{Pad, PadEvent, PadPosition, PadState, ScorePad};
use common::timeline::{Mark, Timeline, TimelineStep};
use kernel::{Entry, Note, Step, What, record::Seat};
use text::{Texts, without_rules};

/// The table as it stood at each moment, or what counts of it with the corrections that came later.
#[must_use]
pub fn of_table(texts: &Texts, pad: &Pad, corrected: bool) -> Timeline<PadState> {
    let (seats, log) = (&pad.header.seats, pad.log());
    let mut start = pad.at(0).state.pad_state;
    if let Some(Entry::Event(PadEvent::First { row })) = log.first() {
        // It was said before the table began.
        start.first = usize::from(*row) - 1;
    }
    let first = start.first;
    let mut timeline = Timeline::start(WORDS, texts, start, first);
    for Step { entry, what, before, after } in pad.steps_of(corrected) {
        let told = match what {
            What::Event(event) => {
                let text = pad_text::describe(texts, seats, &after, entry, event);
                let row = event.row().map(|row| usize::from(row) - 1);
                (text, mark(&before, event), event.round(), row)
            }
            What::Note(note) => {
                let text = self::note(texts, seats, (log, entry), &before, &after, note);
                (text, Some(Mark::Note), None, None)
            }
        };
        let step = tell(texts, pad, &timeline.steps()[timeline.last()], entry, told, after.pad_state);
        timeline.push(step);
    }
    timeline
}

/// Tells what an entry did, which belongs to a round or, without one, to that of the entry before; and of which row.
fn tell(
    texts: &Texts,
    pad: &Pad,
    before: &TimelineStep<PadState>,
    entry: usize,
    (text, mark, round, row): (String, Option<Mark>, Option<u8>, Option<usize>),
    state: PadState,
) -> TimelineStep<PadState> {
    let given = before.position.awards();
    let awards = state.awards().into_iter().filter(|award| !given.contains(award));
    let awards =
        awards.map(|award| event_text::award(texts, &state.config, &pad.header.seats, &award)).collect();
    // A late entry belongs to the round in which it was made, and says which one it is about.
    let (part, text) = match round.map(usize::from) {
        Some(0) if before.part > 0 => (before.part, texts.pad_late_told(texts.pad_late_setup(), &text)),
        Some(late) if late < before.part => (before.part, texts.pad_late_told(&texts.pad_late(late), &text)),
        round => (round.unwrap_or(before.part), text),
    };
    let player = before.position.turn().unwrap_or(0);
    TimelineStep { entry, text, awards, mark, part, player, row, position: state }
}

/// Entry `number` of a table in words, as it stood when it was entered.
#[must_use]
pub fn told(texts: &Texts, pad: &Pad, number: usize) -> String {
    let (seats, after) = (&pad.header.seats, pad.at(number).state);
    match pad.log().get(number.wrapping_sub(1)) {
        Some(Entry::Event(PadEvent::NextRound { round: Some(round) })) => {
            let [_, round] = event_text::round(texts, *round, after.pad_state.config.rounds());
            pad_text::said(texts, &round, texts.pad_round_ended())
        }
        Some(Entry::Event(event)) => pad_text::describe(texts, seats, &after, number, event),
        Some(Entry::Note(note)) => {
            let before = pad.at(number - 1).state;
            without_rules(&self::note(texts, seats, (pad.log(), number), &before, &after, note))
        }
        None => String::new(),
    }
}

/// How an entry stands out, by what was entered for its row and round before it.
fn mark(before: &PadPosition, event: &PadEvent) -> Option<Mark> {
    match *event {
        PadEvent::Coins { .. } => Some(Mark::Coin),
        PadEvent::Fill { row, round: round @ 1.., .. } => {
            let row = before.pad_state.rows.get(usize::from(row).wrapping_sub(1));
            let has_built = row.is_some_and(|row| row.entered(round).buildings > 0);
            has_built.then_some(Mark::Squares)
        }
        _ => None,
    }
}

/// What an entry was before note `number`: as it was amended last, else as it was entered.
fn last_of(log: &[Entry<ScorePad>], number: usize, entry: usize) -> Option<&PadEvent> {
    let mut amended = log.iter().take(number - 1).filter_map(Entry::note).filter_map(|note| match note {
        Note::Amend { entry: amended, event } if *amended == entry => Some(event),
        _ => None,
    });
    amended.next_back().or_else(|| log.get(entry - 1).and_then(Entry::event))
}

/// What an entry was before it was corrected, as far as that is something else: its row, what it was, and its round.
fn instead_of(
    texts: &Texts,
    seats: &[Seat],
    before: &PadPosition,
    entry: usize,
    (old, new): (&PadEvent, &PadEvent),
) -> String {
    let what = if old.row() == new.row() {
        pad_text::what(texts, before, entry, old).unwrap_or_else(|| texts.pad_again().to_owned())
    } else {
        pad_text::describe(texts, seats, before, entry, old)
    };
    match old.round() {
        Some(round) if old.round() != new.round() => texts.history_of_round(&what, round),
        _ => what,
    }
}

/// Note `number` of a log, told from the table before and after it.
fn note(
    texts: &Texts,
    seats: &[Seat],
    (log, number): (&[Entry<ScorePad>], usize),
    before: &PadPosition,
    after: &PadPosition,
    note: &Note<ScorePad>,
) -> String {
    match note {
        Note::Amend { entry, event } => {
            let what = pad_text::describe(texts, seats, after, *entry, event);
            match (event.round(), last_of(log, number, *entry)) {
                (Some(round), Some(old)) => texts.history_amended(
                    round,
                    &what,
                    &instead_of(texts, seats, before, *entry, (old, event)),
                ),
                _ => texts.history_corrected(&what),
            }
        }
        Note::Strike { entry } => {
            let what = last_of(log, number, *entry)
                .map_or_else(String::new, |event| pad_text::describe(texts, seats, before, *entry, event));
            texts.history_struck(&what)
        }
        Note::Confirm { finding } => {
            let what = audit_text::confirmed(texts, seats, finding, &before.pad_state.findings());
            texts.history_confirmed(&what)
        }
        Note::TakeBack { .. } => texts.history_taken_back().to_owned(),
        // Only full games have these.
        Note::CorrectRoll { .. } | Note::Handover { .. } | Note::Hint {} => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{self, AnyGame};
    use text::Language;

    #[test]
    fn a_step_of_a_table_is_about_the_row_that_was_entered() {
        let texts = Texts::new(Language::English);
        let text = include_str!("../../../../saves/table-three-players.json");
        let AnyGame::Table(pad) = record::read(text).unwrap().game else { panic!("a table") };
        let timeline = of_table(&texts, &pad, false);
        let of_rows = timeline.steps().iter().filter_map(|step| Some((step.row?, &step.text)));
        for (row, text) in of_rows.clone() {
            assert!(text.contains(&pad.header.seats[row].name), "{row}: {text}");
        }
        assert!((0..3).all(|row| of_rows.clone().any(|(of, _)| of == row)));
    }
}
