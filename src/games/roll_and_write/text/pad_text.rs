//! Entries of a table in words.

use super::event_text;
use crate::{
    log::Options,
    pad::{AwardChange, Changes, Pad, PadEvent, PadPosition},
    rules::{ChangeDice, SpecialActions},
};
use common::BuildingType;
use kernel::{By, record::Seat};
use text::Texts;

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
        PadEvent::Coins { .. } => texts.pad_took_coins().to_owned(),
        PadEvent::Nothing { .. } => texts.pad_did_nothing().to_owned(),
        PadEvent::Leave { .. } => texts.pad_left().to_owned(),
        PadEvent::First { .. } => texts.pad_first().to_owned(),
        PadEvent::NextRound { .. } => texts.pad_round_ended().to_owned(),
        PadEvent::Counts { counts } => {
            let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
            texts.pad_counts_said(&counts.join(" "))
        }
        PadEvent::Options { .. } => texts.pad_options_changed().to_owned(),
        PadEvent::Close { lines, coins, .. } => texts.pad_closed_with(&counted(texts, *lines), *coins),
    })
}

/// How many lines have 4, 5 and 6 buildings; a number of buildings that none has is left out.
fn counted(texts: &Texts, lines: [u8; 3]) -> String {
    let some = (4_u8..).zip(lines).filter(|(_, lines)| *lines > 0);
    let some: Vec<String> = some.map(|(count, lines)| texts.pad_lines_of(lines, count)).collect();
    if some.is_empty() { "0".to_owned() } else { some.join(", ") }
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
        Some(rolled) => texts.pad_rolled_again(rolled.building),
        None => String::new(),
    };
    let what = what(texts, position, entry, event).unwrap_or_else(again);
    match event.row() {
        Some(row) if matches!(event, PadEvent::First { .. }) => {
            let who = event_text::who(texts, seats, usize::from(row).saturating_sub(1));
            texts.history_first(&who)
        }
        Some(row) => {
            let name = event_text::name(texts, seats, usize::from(row).saturating_sub(1));
            said(texts, &name, &what)
        }
        None => match event {
            PadEvent::Options { round, layout, options, phantom_dice } => {
                let what = agreed(texts, layout.is_some(), options, *phantom_dice);
                texts.pad_options_said(*round, &what)
            }
            _ => what,
        },
    }
}

/// What was agreed in mid-game, in a line.
fn agreed(texts: &Texts, sheet: bool, options: &Options, phantom_dice: Option<By>) -> String {
    let special = match options.special_actions {
        SpecialActions::One => texts.new_special_one(),
        SpecialActions::Both => texts.new_special_both(),
    };
    let dice = match options.change_dice {
        ChangeDice::Two => texts.new_change_two(),
        ChangeDice::Any => texts.new_change_any(),
    };
    let rolls = phantom_dice.map(|by| match by {
        By::Program => texts.new_pad_phantom_program(),
        By::People => texts.new_pad_phantom_table(),
    });
    let parts = [
        sheet.then(|| texts.pad_other_sheet().to_owned()),
        Some(texts.count_rounds(options.rounds)),
        Some(said(texts, texts.new_special_actions(), special)),
        Some(said(texts, texts.new_change_dice(), dice)),
        options.phantom_bonus.map(|bonus| said(texts, texts.new_phantom_bonus(), &texts.count_vp(bonus))),
        rolls.map(|rolls| said(texts, texts.new_pad_phantom_dice(), rolls)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A round that was ended although some rows lack an entry of it.
pub fn gap(texts: &Texts, pad: &Pad, round: u8, rows: &[usize]) -> String {
    let names = event_text::names(texts, &pad.header.seats, rows);
    texts.pad_ended_without(round, &names)
}

/// Something about somebody or something.
pub fn said(texts: &Texts, name: &str, what: &str) -> String {
    texts.pad_said(name, what)
}

/// A type in the middle of a line.
pub fn bare(texts: &Texts, building: BuildingType) -> String {
    texts.building_bare(building)
}

/// What a correction moved: awards, totals, rows to close again; a line each.
#[must_use]
pub fn changed(texts: &Texts, seats: &[Seat], changes: &Changes) -> Vec<String> {
    let name = |row: usize| event_text::name(texts, seats, row);
    let vp = |vp: u16| texts.count_vp(vp);
    let award = |award: Option<(u8, u8)>| match award {
        Some((round, vp)) => texts.pad_award_then(round, vp),
        None => texts.pad_no_award().to_owned(),
    };
    let from_to = |what: String, before: String, after: String| texts.pad_from_to(&what, &before, &after);
    let awards = changes.awards.iter().map(|AwardChange { row, building, before, after }| {
        from_to(format!("{}, {}", name(*row), bare(texts, *building)), award(*before), award(*after))
    });
    let totals = changes.totals.iter().map(|total| {
        let what = format!("{}, {}", name(total.row), texts.within(texts.total()));
        from_to(what, vp(total.before), vp(total.after))
    });
    let reopened = changes.reopened.iter().map(|&row| texts.pad_reopened(&name(row)));
    awards.chain(totals).chain(reopened).collect()
}
