//! Entries of a table in words.

use super::event_text;
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::pad::{Pad, PadEvent, PadPosition},
    },
    kernel::record::Seat,
    text::{Key, Texts},
};

/// What a row entered in a round, such as "tower, garden".
pub fn in_short(texts: &Texts, pad: &Pad, entries: &[(usize, PadEvent)]) -> String {
    let short: Vec<String> =
        entries.iter().filter_map(|(entry, event)| what(texts, pad.state(), *entry, event)).collect();
    short.join(", ")
}

/// An entry without its row; none for a roll that filled nothing.
pub fn what(texts: &Texts, position: &PadPosition, entry: usize, event: &PadEvent) -> Option<String> {
    Some(match event {
        PadEvent::Fill { building, .. } => bare(texts, *building),
        PadEvent::Roll { .. } => {
            let rolled = position.rolls.get(&entry)?;
            if !rolled.filled {
                return None;
            }
            bare(texts, rolled.building)
        }
        PadEvent::Coins { .. } => texts.get(Key::PadTookCoins).to_owned(),
        PadEvent::Nothing { .. } => texts.get(Key::PadDidNothing).to_owned(),
        PadEvent::Leave { .. } => texts.get(Key::PadLeft).to_owned(),
        PadEvent::First { .. } => texts.get(Key::PadFirst).to_owned(),
        PadEvent::NextRound { .. } => texts.get(Key::PadRoundEnded).to_owned(),
        PadEvent::Counts { counts } => {
            let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
            texts.with(Key::PadCountsSaid, &[("counts", counts.join(" ").into())])
        }
        PadEvent::Close { lines: [four, five, six], coins, .. } => texts.with(
            Key::PadClosedWith,
            &[
                ("four", (*four).into()),
                ("five", (*five).into()),
                ("six", (*six).into()),
                ("coins", (*coins).into()),
            ],
        ),
    })
}

/// An entry with its row, for a list.
pub fn describe(
    texts: &Texts,
    seats: &[Seat],
    position: &PadPosition,
    entry: usize,
    event: &PadEvent,
) -> String {
    let again = || match position.rolls.get(&entry) {
        Some(rolled) => bare(texts, rolled.building),
        None => String::new(),
    };
    let what = what(texts, position, entry, event)
        .unwrap_or_else(|| texts.with(Key::PadRolledAgain, &[("building", again().into())]));
    match event.row() {
        Some(row) if matches!(event, PadEvent::First { .. }) => {
            let who = event_text::who(texts, seats, usize::from(row).saturating_sub(1));
            texts.with(Key::HistoryFirst, &[("who", who.into())])
        }
        Some(row) => {
            let name = event_text::name(texts, seats, usize::from(row).saturating_sub(1));
            said(texts, &name, &what)
        }
        None => what,
    }
}

/// A round that was ended although some rows lack an entry of it.
pub fn gap(texts: &Texts, pad: &Pad, round: u8, rows: &[usize]) -> String {
    let names = event_text::names(texts, &pad.header.seats, rows);
    texts.with(Key::PadEndedWithout, &[("round", round.into()), ("names", names.into())])
}

/// Something about somebody or something.
pub fn said(texts: &Texts, name: &str, what: &str) -> String {
    texts.with(Key::PadSaid, &[("name", name.into()), ("what", what.into())])
}

/// A type in the middle of a line.
pub fn bare(texts: &Texts, building: BuildingType) -> String {
    texts.with(Key::BuildingBare, &[("building", building.name().into())])
}
