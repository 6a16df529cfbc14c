//! What is wrong with a set-up: the configuration, or a board that somebody transcribed (§X1.3, §X7).

use crate::{
    log::SetupFault,
    rules::{BoardFault, ConfigFault},
};
use text::Texts;

/// What is wrong with a set-up.
#[must_use]
pub fn setup(texts: &Texts, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Board(fault) => board(texts, *fault),
        SetupFault::Config(fault) => config(texts, *fault),
        SetupFault::Phantom(seat) => texts.alexandros_refused_phantom(*seat),
    }
}

/// Why a configuration is not valid.
#[must_use]
pub fn config(texts: &Texts, fault: ConfigFault) -> String {
    match fault {
        ConfigFault::Players(players) => texts.alexandros_refused_players(players),
        ConfigFault::Goal(goal) => texts.alexandros_refused_goal(goal),
    }
}

/// Why a board is not valid. Rows, columns, lines and places count from 1 here, as people count.
#[must_use]
pub fn board(texts: &Texts, fault: BoardFault) -> String {
    match fault {
        BoardFault::Rows(rows) => texts.alexandros_board_rows(rows),
        BoardFault::RowLength { row, characters } => texts.alexandros_board_row_length(row + 1, characters),
        BoardFault::Letter { row, column, letter } => {
            texts.alexandros_board_letter(&letter.to_string(), row + 1, column + 1)
        }
        BoardFault::Spaces(0) => texts.alexandros_board_empty().to_owned(),
        BoardFault::Spaces(spaces) => texts.alexandros_board_spaces(spaces),
        BoardFault::Apart { row, column } => texts.alexandros_board_apart(row + 1, column + 1),
        BoardFault::Missing(symbol) => texts.alexandros_board_missing(symbol),
        BoardFault::Start { line, place } => {
            let from_1 = |number: i64| number.saturating_add(1).to_string();
            texts.alexandros_board_start(&from_1(line), &from_1(place))
        }
    }
}
