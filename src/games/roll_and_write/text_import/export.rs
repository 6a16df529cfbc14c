//! A table as text: what counts of it, with the corrections that came later.

use std::{collections::BTreeSet, fmt::Write};

use jiff::tz::TimeZone;

use crate::{
    log::NamedLayout,
    pad::{Pad, PadEvent, PadExt},
    rules::{ChangeDice, SpecialActions},
};
use common::written::{description, quoted, times};

/// A table as text that is read again, with the times of `zone`. A sheet of one's own is in a file beside it, by its name.
#[must_use]
pub fn written(pad: &Pad, zone: &TimeZone) -> String {
    let (header, config) = (&pad.header, pad.corrected_config());
    let seats = header.seats.iter().take(config.players());
    let players: Vec<String> = seats.map(|seat| quoted(&seat.name)).collect();
    let phantoms = (1..=config.phantoms()).map(super::header::phantom_name);
    let names: Vec<String> = players.iter().cloned().chain(phantoms).collect();
    let mut text = format!("players {}\nphantoms {}\n", players.join(" "), config.phantoms());
    layout(&mut text, pad);
    let _ = writeln!(text, "rounds {}", config.rounds());
    if config.special_actions() == SpecialActions::Both {
        text.push_str("special_actions both\n");
    }
    if config.change_dice() == ChangeDice::Any {
        text.push_str("change_dice any\n");
    }
    if let Some(bonus) = config.phantom_bonus() {
        let _ = writeln!(text, "against_phantoms {bonus}");
    }
    text.push_str(&description(header));
    text.push_str(&times(header, header.ended.filter(|_| pad.is_over()), zone));
    let is_first = |event: &PadEvent| matches!(event, PadEvent::First { .. });
    if let Some(name) = names.get(pad.first())
        && pad.events().iter().any(|(_, event)| is_first(event))
    {
        let _ = writeln!(text, "first {name}");
    }
    text.push('\n');
    let mut said = BTreeSet::new();
    for (_, event) in pad.events() {
        let lines = lines(event, &names);
        // A tap too many says nothing new.
        if !is_said_once(event) || said.insert(lines.clone()) {
            text.push_str(&lines);
        }
    }
    text
}

/// Whether an event says the same when it comes again.
const fn is_said_once(event: &PadEvent) -> bool {
    matches!(
        event,
        PadEvent::Coins { .. }
            | PadEvent::Nothing { .. }
            | PadEvent::Leave { .. }
            | PadEvent::NextRound { .. }
    )
}

/// The sheet, where it is not the standard one.
fn layout(text: &mut String, pad: &Pad) {
    let layout = pad.corrected_config().layout();
    let draft = layout.draft();
    if *layout == NamedLayout::standard().1 {
        return;
    }
    match draft.counts.filter(|_| draft.grid.is_none()) {
        Some(counts) => {
            let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
            let _ = writeln!(text, "counts {}\ncoins {}", counts.join(" "), draft.coins);
        }
        None => {
            let _ = writeln!(text, "layout {}", quoted(&pad.header.layout_name));
        }
    }
}

/// The lines of an entry; none for what the header says.
fn lines(event: &PadEvent, names: &[String]) -> String {
    let who = |row: u8| names.get(usize::from(row).wrapping_sub(1)).map_or("", String::as_str);
    let line = |row: u8, round: u8, did: &str| match round {
        0 => format!("setup {} {did}\n", who(row)),
        round => format!("r{round} {} {did}\n", who(row)),
    };
    match *event {
        PadEvent::Fill { row, building, round } => line(row, round, building.name()),
        PadEvent::Coins { row, round } => line(row, round, "coins"),
        PadEvent::Nothing { row, round } => line(row, round, "nothing"),
        PadEvent::Leave { row, round } => line(row, round, "leaves"),
        PadEvent::Roll { row, round, yellow, blue, .. } => {
            line(row, round, &format!("roll {} {}", yellow.number(), blue.number()))
        }
        PadEvent::NextRound { round } => round.map_or_else(String::new, |round| format!("r{round} over\n")),
        PadEvent::Close { row, lines: [four, five, six], coins, built } => {
            let name = who(row);
            let marks = match built {
                Some(crosses) => format!("sheet {name} {}", Vec::<String>::from(crosses).join(" ")),
                None => format!("lines {name} {four} {five} {six}"),
            };
            format!("{marks}\nleft {name} {coins}\n")
        }
        PadEvent::First { .. } | PadEvent::Counts { .. } | PadEvent::Options { .. } => String::new(),
    }
}
