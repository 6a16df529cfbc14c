//! Events of a table in words.

use super::words::{confirmed_in_words, dice};
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::pad::{PadEvent, PadState, ScorePad, phantom_type},
    },
    kernel::{By, Note, record::Seat},
};

/// An event of a table in words.
pub(super) fn table_event(seats: &[Seat], event: &PadEvent) -> String {
    let name =
        |row: u8| seats.get(usize::from(row).wrapping_sub(1)).map_or("nobody", |seat| seat.name.as_str());
    let acts = event.row().map_or("", name);
    let when = match event.round() {
        Some(0) => "in setup".to_owned(),
        Some(round) => format!("in round {round}"),
        None => String::new(),
    };
    match event {
        PadEvent::Fill { building, .. } => format!("{acts} fills a box of the {} {when}", building.name()),
        PadEvent::Coins { .. } => format!("{acts} takes coins {when}"),
        PadEvent::Nothing { .. } => format!("{acts} does nothing {when}"),
        PadEvent::Roll { yellow, blue, by, .. } => {
            let typed = if *by == By::People { ", typed in" } else { "" };
            format!("{acts} rolls {} {when}{typed}", dice(&[*yellow], &[*blue]))
        }
        PadEvent::NextRound { round: None } => "the round is ended by hand".to_owned(),
        PadEvent::NextRound { round: Some(0) } => "setup is ended by hand".to_owned(),
        PadEvent::NextRound { round: Some(round) } => format!("round {round} is ended by hand"),
        PadEvent::First { .. } => format!("{acts} goes first"),
        PadEvent::Leave { .. } => format!("{acts} leaves {when}"),
        PadEvent::Counts { counts } => {
            let counted = BuildingType::ALL.into_iter().zip(counts);
            let counts: Vec<String> =
                counted.map(|(building, count)| format!("{} {count}", building.name())).collect();
            format!("the buildings of the sheets are corrected: {}", counts.join(", "))
        }
        PadEvent::Close { lines: [four, five, six], coins, .. } => {
            format!(
                "{acts} closes with {four}, {five} and {six} lines with 4, 5 and 6, and coins left: {coins}"
            )
        }
    }
}

/// An event of a table in words, with what came of it.
pub(super) fn table_event_in_words(
    seats: &[Seat],
    before: &PadState,
    after: &PadState,
    event: &PadEvent,
) -> String {
    let building = match event {
        PadEvent::Fill { building, .. } => *building,
        _ => match event.dice() {
            Some(pair) => phantom_type(before.config.layout(), pair),
            None => return table_event(seats, event),
        },
    };
    let row = event.row().map_or(0, |row| usize::from(row).saturating_sub(1));
    let completes = match (before.score.completed(row, building), after.score.completed(row, building)) {
        (None, Some(_)) => ", and completes it",
        _ => "",
    };
    let outcome = match event {
        PadEvent::Roll { .. } if after.score.boxes(row, building) == before.score.boxes(row, building) => {
            format!(": all of the {} is full, again", building.name())
        }
        PadEvent::Roll { .. } => format!(": {}{completes}", building.name()),
        _ => completes.to_owned(),
    };
    table_event(seats, event) + &outcome
}

/// A note of a table in words.
pub(super) fn note_in_words(seats: &[Seat], note: &Note<ScorePad>) -> String {
    match note {
        Note::TakeBack { to: 0 } => "everything is taken back".to_owned(),
        Note::TakeBack { to } => format!("everything after event {to} is taken back"),
        Note::Amend { entry, event } => format!("event {entry} is amended: {}", table_event(seats, event)),
        Note::Strike { entry } => format!("event {entry} is struck"),
        Note::Confirm { finding } => format!("confirmed: {}", confirmed_in_words(seats, finding)),
        // Only full games have these.
        Note::CorrectRoll { .. } | Note::Hint {} | Note::Handover { .. } => String::new(),
    }
}
