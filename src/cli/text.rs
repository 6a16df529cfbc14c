//! A position as text.

use super::{
    Shown, card,
    pad_words::{self, table_event_in_words},
    words::{self, plain},
};
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            pad::PadState,
            record::AnyGame,
            rules::{Award, Cell, Die, Face, Phase, RollRequest, State, ToAct},
        },
    },
    kernel::Entry,
};

/// The position: what happened last, what comes next, sheets, race, awards and score card.
#[must_use]
pub fn position(shown: &Shown<'_>) -> String {
    let names: Vec<String> = (0..shown.config.rows()).map(|row| plain(shown.name(row))).collect();
    let mut text = heading(shown);
    if let Some(table) = &shown.table {
        text += &next_entry(shown, table);
    }
    if let Some(state) = &shown.state {
        text += &next(shown, state);
        for seat in 0..shown.config.players() {
            text += "\n";
            text += &sheet(shown, state, seat);
        }
    }
    text += "\n";
    text += &race(shown, &names);
    text += &awards(shown, &names);
    text += if shown.is_over { "\nScore card\n" } else { "\nIf it ended now\n" };
    text += &card::card_text(&shown.cards, &names);
    if shown.is_over {
        text += &card::winners_text(&shown.cards, &names);
    }
    text
}

fn heading(shown: &Shown<'_>) -> String {
    let header = shown.game.header();
    let title = if header.title.is_empty() { &header.id } else { &header.title };
    let mut text =
        format!("{}, started {}, layout {}\n", plain(title), header.started, plain(&header.layout_name));
    text += &format!("event {} of {}", shown.at, shown.entries);
    if let Some(last) = last_event(shown) {
        text += &format!(": {}", plain(&last));
    }
    text + "\n"
}

/// The entry after which the position stands, in words.
fn last_event(shown: &Shown<'_>) -> Option<String> {
    let last = shown.at.checked_sub(1)?;
    let seats = &shown.game.header().seats;
    match shown.game {
        AnyGame::Full(game) => Some(match game.log().get(last)? {
            Entry::Event(event) => words::event_in_words(game.config(), seats, &game.at(last).state, event),
            Entry::Note(note) => words::note_in_words(seats, note),
        }),
        AnyGame::Pad(pad) => Some(match pad.log().get(last)? {
            Entry::Event(event) => {
                let (before, after) = (pad.at(last).state.pad_state, pad.at(last + 1).state.pad_state);
                table_event_in_words(seats, &before, &after, event)
            }
            Entry::Note(note) => pad_words::note_in_words(seats, note),
        }),
        AnyGame::Result(_) => None,
    }
}

/// The round, and what the game waits for.
pub(super) fn next(shown: &Shown<'_>, state: &State) -> String {
    let round = match state.round() {
        0 => "setup".to_owned(),
        round => format!("round {round} of {}", shown.config.rounds()),
    };
    let due = match state.to_act() {
        ToAct::Nothing => "the game is over".to_owned(),
        ToAct::Decision(seat) => {
            let name = plain(shown.name(usize::from(seat)));
            match state.phase() {
                Phase::Action => format!("{name} chooses an action"),
                Phase::Built if !state.can_only_end(&shown.config) => {
                    format!("{name} builds a second or ends the turn")
                }
                Phase::Keep => format!("{name} keeps a pair"),
                Phase::Kept(pair) => format!("{name} keeps {pair} and ends the turn"),
                _ => format!("{name} ends the turn"),
            }
        }
        ToAct::Roll(RollRequest { purpose, seat, .. }) => {
            format!("{} is due for {}", words::roll_name(purpose), plain(shown.name(usize::from(seat))))
        }
    };
    format!("{round}: {due}\n")
}

/// The round of a table, and whose entry it waits for.
fn next_entry(shown: &Shown<'_>, table: &PadState) -> String {
    let due = match table.turn() {
        Some(row) => format!("{} is next", plain(shown.name(row))),
        None if shown.is_over => "the table is closed".to_owned(),
        None => {
            let open = table.open_rows().into_iter().map(|row| plain(shown.name(row)));
            format!("to be closed by {}", open.collect::<Vec<_>>().join(" and "))
        }
    };
    match table.round() {
        0 => format!("setup: {due}\n"),
        round if round > table.config.rounds() => format!("all rounds are over: {due}\n"),
        round => format!("round {round} of {}: {due}\n", table.config.rounds()),
    }
}

/// A player's sheet: built cells in brackets, a Y or B for each die on its row or column.
fn sheet(shown: &Shown<'_>, state: &State, seat: usize) -> String {
    let sheet = state.sheet(seat);
    let printed = shown.config.layout().coins();
    let mut text = format!(
        "{}: {} coins ({} of {printed} circled, {} spent)\n",
        plain(shown.name(seat)),
        sheet.coins(),
        sheet.circled(),
        sheet.spent(),
    );
    let (yellow, blue) = state.dice(seat);
    let on = |dice: &[Die], face: Face| dice.iter().filter(|die| die.face == face).count();
    let columns: String = Face::ALL.map(|face| format!("{:^4}", "B".repeat(on(&blue, face)))).concat();
    if !blue.is_empty() {
        text += format!("      {columns}").trim_end();
        text += "\n";
    }
    text += "        1   2   3   4   5   6\n";
    for row in Face::ALL {
        text += &format!("  {:>2} {row}", "Y".repeat(on(&yellow, row)));
        for column in Face::ALL {
            let cell = Cell::new(row, column);
            let letter = shown.config.layout().grid().map_or('?', |grid| grid[cell.index()].letter());
            text += &if sheet.is_built(cell) { format!(" [{letter}]") } else { format!("  {letter} ") };
        }
        text.truncate(text.trim_end().len());
        text += "\n";
    }
    let (yellow, blue) = state.dice_in_front(seat);
    if !yellow.is_empty() {
        let list = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        text += &format!("  in front: yellow {}, blue {}\n", list(&yellow), list(&blue));
    }
    text
}

/// Boxes filled, and the VP of the places, those struck in parentheses.
fn race(shown: &Shown<'_>, names: &[String]) -> String {
    let layout = shown.config.layout();
    let widths: Vec<usize> = names.iter().map(|name| name.chars().count().max(4)).collect();
    let head: String = names.iter().zip(&widths).map(|(name, width)| format!("  {name:>width$}")).collect();
    let mut text = format!("{:<10}{head}   places\n", "Race");
    for building in BuildingType::ALL {
        text += &format!("{:<10}", building.name());
        for (row, width) in widths.iter().enumerate() {
            let boxes = format!("{}/{}", shown.score.boxes(row, building), layout.count(building));
            text += &format!("  {boxes:>width$}");
        }
        let struck = shown.score.struck(building, shown.awarded_rounds);
        let places: Vec<String> = (0..)
            .zip(layout.vp(building))
            .map(|(place, vp)| if place < struck { format!("({vp})") } else { vp.to_string() })
            .collect();
        text += &format!("   {}\n", places.join(" "));
    }
    text
}

/// The early awards given (§6).
fn awards(shown: &Shown<'_>, names: &[String]) -> String {
    let awards = shown.score.awards(shown.config.layout(), shown.awarded_rounds);
    let config = &shown.config;
    let line = |award: Award| {
        let scores = |row: usize| row < config.players() || config.phantom_bonus().is_some();
        let vp = |row| if scores(row) { format!("{} VP", award.vp) } else { "no VP".to_owned() };
        let rows: Vec<String> =
            award.rows.iter().map(|&row| format!("{} ({})", names[row], vp(row))).collect();
        format!("round {}: {} completed by {}\n", award.round, award.building.name(), rows.join(" and "))
    };
    let lines: String = awards.into_iter().map(line).collect();
    if lines.is_empty() { lines } else { format!("\nEarly awards\n{lines}") }
}
