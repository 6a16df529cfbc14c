//! Options of a decision, in the words of the window and as JSON.

use serde_json::{Value, json};

use crate::{
    advisor::{Afterstate, Choice, NextDice},
    log::PlayEvent,
    rules::{Cell, Colour, Effect, Face, GameConfig, Move, Pair, State},
    session::hints::steps_in_digits,
};
use ::text::Texts;
use kernel::By;

/// An option as the window tells it, and the pair that it leaves. Two dice with a stroke are row and column.
pub(super) fn option_text(texts: &Texts, config: &GameConfig, before: &State, choice: &Choice) -> String {
    let option = steps_in_digits(texts, config, before, choice);
    match left(config, before, choice) {
        Some(pair) => texts.advise_leaving(&option, &pair.to_string()),
        None => option,
    }
}

/// The pair of the dice rolled that is not used, and is there for the next turn.
fn left(config: &GameConfig, before: &State, choice: &Choice) -> Option<Pair> {
    match choice.after.dice {
        NextDice::Kept(pair) if !before.is_keeping() && !before.is_last_turn(config) => Some(pair),
        _ => None,
    }
}

/// An option in the words of JSON, which are English and stay as they are: dice turned, then what is done.
fn words_of_json(config: &GameConfig, before: &State, choice: &Choice) -> String {
    let mut words = Vec::new();
    if choice.commands.is_empty() {
        words.push("end the turn".to_owned());
    }
    for (colour, from, to) in turned(before, &choice.commands) {
        words.push(format!("{} {from}→{to}", colour.name()));
    }
    let mut state = *before;
    for command in &choice.commands {
        match *command {
            Move::Build(cell) => words.push(format!("build {}", building(config, cell))),
            Move::Special(action) => {
                if let Some(cell) = action.effect(&state).and_then(Effect::built) {
                    let price = action.price();
                    words.push(format!("build {} too for {price} coins", building(config, cell)));
                }
            }
            Move::GainCoins => {
                let room = config.layout().coins() - before.sheet(before.seat()).circled();
                words.push(match room - choice.after.room {
                    1 => "gain 1 coin".to_owned(),
                    gained => format!("gain {gained} coins"),
                });
            }
            Move::Keep(pair) => words.push(format!("keep {pair}")),
            // An option holds neither rolls nor the end of the turn.
            Move::First(_) | Move::Roll(_) | Move::RollFour(_) | Move::EndTurn => {}
        }
        // An option is legal; were it not, the position would stay.
        let _ = state.apply(config, *command);
    }
    if let Some(pair) = left(config, before, choice) {
        words.push(format!("leave {pair}"));
    }
    words.join(", ")
}

/// The dice that are turned, each from where it began to where it ends.
fn turned(before: &State, commands: &[Move]) -> Vec<(Colour, Face, Face)> {
    let mut dice: Vec<(Colour, Face, Face)> = Vec::new();
    for command in commands {
        let Move::Special(action) = command else { continue };
        let Some(Effect::Turns { colour, from, to }) = action.effect(before) else { continue };
        match dice.last_mut() {
            Some((same, _, end)) if *same == colour && *end == from => *end = to,
            _ => dice.push((colour, from, to)),
        }
    }
    dice
}

fn building(config: &GameConfig, cell: Cell) -> String {
    let name = config.layout().grid().map_or("cell", |grid| grid[cell.index()].name());
    format!("{name} {}/{}", cell.row(), cell.column())
}

/// An option: its steps as a record writes them, and what it leads to.
pub(super) fn option_json(config: &GameConfig, before: &State, choice: &Choice) -> Value {
    let steps = choice.commands.iter().map(|&command| PlayEvent::of(command, before.to_act(), By::People));
    let Afterstate { built, coins, dice, .. } = choice.after;
    let grid = config.layout().grid();
    let cells = Cell::all().filter(|cell| built & cell.bit() != 0);
    let built = cells.map(|cell| {
        json!({"row": cell.row(), "column": cell.column(), "type": grid.map(|grid| grid[cell.index()])})
    });
    json!({
        "words": words_of_json(config, before, choice),
        "steps": steps.collect::<Vec<_>>(),
        "built": built.collect::<Vec<_>>(),
        "coins": coins,
        "dice": match dice {
            NextDice::Kept(pair) => json!({"kept": {"yellow": pair.yellow, "blue": pair.blue}}),
            NextDice::Own => json!("own_pair"),
            NextDice::All => json!("all_four"),
        },
    })
}
