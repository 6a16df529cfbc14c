//! A position as text.

use super::{PositionReport, card};
use crate::{
    pad::PadState,
    record::AnyGame,
    rules::{Award, Cell, Die, Face, Phase, RollRequest, State, ToAct},
    text::{event_text, names::building_name, pad_timeline, timeline},
};
use common::BuildingType;
use text::{Texts, plain};

/// The position: what happened last, what comes next, sheets, race, awards and score card.
#[must_use]
pub fn position(texts: &Texts, shown: &PositionReport<'_>) -> String {
    let names = names(texts, shown);
    let mut text = heading(texts, shown);
    if let Some(table) = &shown.table {
        text += &next_entry(texts, shown, table);
    }
    if let Some(state) = &shown.state {
        text += &next(texts, shown, state);
        for seat in 0..shown.config.players() {
            text += "\n";
            text += &sheet(texts, shown, state, seat);
        }
    }
    text += "\n";
    text += &race(texts, shown, &names);
    text += &awards(texts, shown, &names);
    let card = if shown.is_over { texts.score_card() } else { texts.show_now() };
    text += &format!("\n{card}\n{}", card::card_text(texts, &shown.cards, &names));
    if shown.is_over {
        text += &card::winners_text(texts, &shown.cards, &names);
    }
    text
}

/// The rows of the score sheet by name, fit for a terminal.
pub fn names(texts: &Texts, shown: &PositionReport<'_>) -> Vec<String> {
    (0..shown.config.rows()).map(|row| name(texts, shown, row)).collect()
}

fn name(texts: &Texts, shown: &PositionReport<'_>, row: usize) -> String {
    plain(&event_text::name(texts, &shown.game.header().seats, row))
}

fn heading(texts: &Texts, shown: &PositionReport<'_>) -> String {
    let header = shown.game.header();
    let title = if header.title.is_empty() { &header.id } else { &header.title };
    let started = texts.show_started(&plain(title), &header.when().to_string(), &plain(&header.layout_name));
    let event = match last_event(texts, shown) {
        Some(last) => texts.show_event_was(shown.at, shown.entries, &plain(&last)),
        None => texts.show_event(shown.at, shown.entries),
    };
    format!("{started}\n{event}\n")
}

/// The entry after which the position stands, in words.
fn last_event(texts: &Texts, shown: &PositionReport<'_>) -> Option<String> {
    let told = match shown.game {
        _ if shown.at == 0 => return None,
        AnyGame::Played(game) => timeline::of_game(texts, game, false).steps().get(shown.at)?.text.clone(),
        AnyGame::Table(pad) => pad_timeline::of_table(texts, pad, false).steps().get(shown.at)?.text.clone(),
        AnyGame::Result(_) => return None,
    };
    Some(told)
}

/// The round, and what the game waits for.
pub fn next(texts: &Texts, shown: &PositionReport<'_>, state: &State) -> String {
    let due = match state.to_act() {
        ToAct::Nothing => texts.show_game_over().to_owned(),
        ToAct::Decision(seat) => {
            let name = &name(texts, shown, seat.into());
            match state.phase() {
                Phase::Action => texts.show_due_action(name),
                Phase::Built if !state.can_only_end(&shown.config) => texts.show_due_second(name),
                Phase::Keep => texts.show_due_keep(name),
                Phase::Kept(pair) => texts.show_due_kept(name, &pair.to_string()),
                _ => texts.show_due_end(name),
            }
        }
        ToAct::Chance(RollRequest { purpose, seat, .. }) => {
            texts.show_due_roll(purpose, &name(texts, shown, seat.into()))
        }
    };
    let round = match state.round() {
        0 => texts.show_setup().to_owned(),
        round => texts.show_round(round, shown.config.rounds()),
    };
    texts.show_due(&round, &due) + "\n"
}

/// The round of a table, and whose entry it waits for.
fn next_entry(texts: &Texts, shown: &PositionReport<'_>, table: &PadState) -> String {
    let due = match table.turn() {
        Some(row) => texts.show_due_entry(&name(texts, shown, row)),
        None if shown.is_over => texts.show_closed().to_owned(),
        None => {
            let names = event_text::names(texts, &shown.game.header().seats, &table.open_rows());
            texts.show_to_close(&plain(&names))
        }
    };
    let round = match table.round() {
        0 => texts.show_setup().to_owned(),
        round if round > table.config.rounds() => texts.show_all_rounds().to_owned(),
        round => texts.show_round(round, table.config.rounds()),
    };
    texts.show_due(&round, &due) + "\n"
}

/// A player's sheet: built cells in brackets, a Y or B for each die on its row or column.
fn sheet(texts: &Texts, shown: &PositionReport<'_>, state: &State, seat: usize) -> String {
    let sheet = state.sheet(seat);
    let printed = shown.config.layout().coins();
    let name = name(texts, shown, seat);
    let mut text = texts.show_sheet(&name, sheet.coins(), sheet.circled(), printed, sheet.spent()) + "\n";
    let (yellow, blue) = state.dice(seat);
    let on = |dice: &[Die], face: Face| dice.iter().filter(|die| die.face == face).count();
    let columns: String =
        Face::ALL.map(|face| format!("{:^4}", texts.show_blue_letter().repeat(on(&blue, face)))).concat();
    if !blue.is_empty() {
        text += format!("      {columns}").trim_end();
        text += "\n";
    }
    text += "        1   2   3   4   5   6\n";
    for row in Face::ALL {
        text += &format!("  {:>2} {row}", texts.show_yellow_letter().repeat(on(&yellow, row)));
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
        text += &format!("  {}\n", texts.show_in_front(&list(&yellow), &list(&blue)));
    }
    text
}

/// Boxes filled, and the VP of the places, those struck in parentheses.
fn race(texts: &Texts, shown: &PositionReport<'_>, names: &[String]) -> String {
    let layout = shown.config.layout();
    let widths: Vec<usize> = names.iter().map(|name| name.chars().count().max(4)).collect();
    let head: String = names.iter().zip(&widths).map(|(name, width)| format!("  {name:>width$}")).collect();
    let mut text = format!("{:<10}{head}   {}\n", texts.show_race(), texts.show_places());
    for building in BuildingType::ALL {
        text += &format!("{:<10}", texts.within(&building_name(texts, building)));
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
fn awards(texts: &Texts, shown: &PositionReport<'_>, names: &[String]) -> String {
    let awards = shown.score.awards(shown.config.layout(), shown.awarded_rounds);
    let config = &shown.config;
    let line = |award: Award| {
        let vp =
            |row| if config.scores(row) { texts.count_vp(award.vp) } else { texts.show_no_vp().to_owned() };
        let rows: Vec<String> =
            award.rows.iter().map(|&row| format!("{} ({})", names[row], vp(row))).collect();
        texts.show_award(award.round, award.building, &rows.join(", ")) + "\n"
    };
    let lines: String = awards.into_iter().map(line).collect();
    if lines.is_empty() { lines } else { format!("\n{}\n{lines}", texts.show_awards()) }
}
