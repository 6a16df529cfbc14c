//! Why something is refused: what, where, and the § that says so.

use super::{
    board_errors,
    names::{sentence, who},
    places::Places,
    play_errors,
};
use crate::{
    log::SetupFault,
    pad::PadError,
    record::GameFault,
    rules::{TileFault, play::Unplayable},
    text_import::WrittenFault,
};
use common::{
    words::{
        record::{self, Sections},
        written::{of_line, read_fault},
    },
    written::{LineFault, TextFaults},
};
use kernel::record::{Fault, Seat};
use text::{Texts, without_rules};

/// Where the rules say when a game is over and what its result is.
const SECTIONS: Sections = Sections { end: "§A4.9", result: "§A2" };

/// What is wrong with a record.
#[must_use]
pub fn recorded(texts: &Texts, why: &Fault<GameFault>) -> String {
    record::fault(texts, SECTIONS, why, |why| fault(texts, &[], why))
}

/// Why nothing but tiles is said of the third player, for those who have no rules at hand.
#[must_use]
pub fn only_collects(texts: &Texts, third: &str) -> String {
    without_rules(&texts.alhambra_refused_of_a_player(third))
}

/// Why an entry of a table or a result does not fit.
#[must_use]
pub fn pad(texts: &Texts, seats: &[Seat], error: &PadError) -> String {
    let name = |row: u8| who(texts, seats, usize::from(row).saturating_sub(1));
    match error {
        PadError::Row(row) => texts.refused_no_row(*row, "§A5"),
        PadError::RowInUse(row) => texts.refused_row_in_use(&name(*row)),
        PadError::OfAPlayer(row) => texts.alhambra_refused_of_a_player(&name(*row)),
        PadError::NoThirdPlayer => texts.alhambra_refused_no_third().to_owned(),
        PadError::NoTile { row, building } => texts.alhambra_refused_no_tile(&name(*row), *building),
        PadError::TooMany { row, building } => texts.alhambra_refused_too_many(&name(*row), *building),
        PadError::UnknownTile(tile) => texts.alhambra_refused_unknown_tile(&tile.to_string()),
        PadError::Illegal { row, illegal } => texts
            .alhambra_refused_of_row(&name(*row), &board_errors::illegal(texts, illegal, Places::Numbered)),
        PadError::Space(space) => texts.alhambra_refused_space(*space),
        PadError::LeftoverTwice { space } => texts.alhambra_refused_leftover_twice(*space),
        PadError::BazaarsEarly { row, scoring } => {
            texts.alhambra_refused_bazaars_early(&name(*row), scoring.number())
        }
        PadError::DrawnByPlayer { row, scoring } => {
            texts.alhambra_refused_drawn_by_player(&name(*row), scoring.number())
        }
        PadError::Twice { row, scoring } => texts.alhambra_refused_twice(&name(*row), scoring.number()),
        PadError::NotScored => texts.alhambra_refused_not_scored().to_owned(),
        PadError::Missing { row, scoring } => texts.alhambra_refused_missing(&name(*row), scoring.number()),
        PadError::Note => texts.refused_table_note().to_owned(),
        PadError::NoSuchEntry(entry) => texts.refused_no_entry(*entry),
    }
}

/// What is wrong with a game of any kind: its set-up, or an entry.
#[must_use]
pub fn fault(texts: &Texts, seats: &[Seat], fault: &GameFault) -> String {
    match fault {
        GameFault::Setup(fault) => setup(texts, fault),
        GameFault::Play(error) => play_errors::play(texts, seats, error),
        GameFault::Pad(error) => pad(texts, seats, error),
    }
}

/// What is wrong with a set-up.
#[must_use]
pub fn setup(texts: &Texts, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Players(players) => texts.alhambra_refused_players(*players),
        SetupFault::PlayerBehindThird(seat) => texts.alhambra_refused_behind_third(*seat),
        SetupFault::ThirdPlayers { players, third } => texts.alhambra_refused_third_players(*players, *third),
        SetupFault::Tiles(fault) => tiles(texts, fault),
        SetupFault::Printed { listed, most } => texts.alhambra_refused_printed(*listed, *most),
        SetupFault::Unplayable(Unplayable::Tiles { have, need }) => {
            texts.alhambra_written_few_tiles(*have, *need)
        }
        SetupFault::Unplayable(Unplayable::Pieces { module, have, need }) => {
            texts.alhambra_refused_unplayable(*module, *have, *need)
        }
    }
}

/// What is wrong with a list of tiles.
#[must_use]
pub fn tiles(texts: &Texts, fault: &TileFault) -> String {
    match fault {
        TileFault::Head(text) => texts.alhambra_refused_tile_head(text),
        TileFault::Number(tiles) => texts.alhambra_refused_tile_number(*tiles),
        TileFault::Columns { line, columns } => texts.alhambra_refused_tile_line(*line, &columns.to_string()),
        TileFault::Id { line, text }
        | TileFault::Type { line, text }
        | TileFault::Price { line, text }
        | TileFault::Wall { line, text, .. }
        | TileFault::Walls { line, text, .. } => texts.alhambra_refused_tile_line(*line, text),
        TileFault::Twice { line, id } => texts.alhambra_refused_tile_twice(*line, &id.to_string()),
    }
}

/// What is wrong with a written table.
#[must_use]
pub fn written(texts: &Texts, faults: &TextFaults<WrittenFault>) -> Vec<String> {
    let told = |fault: &LineFault<WrittenFault>| {
        sentence(&of_line(texts, fault, &written_fault(texts, &faults.seats, &fault.fault)))
    };
    faults.faults.iter().map(told).collect()
}

/// What is wrong with a line of one.
#[must_use]
pub fn written_fault(texts: &Texts, seats: &[Seat], fault: &WrittenFault) -> String {
    match fault {
        WrittenFault::Read(fault) => read_fault(texts, fault),
        WrittenFault::Players(players) => texts.alhambra_refused_players(*players),
        WrittenFault::Tiles(fault) => tiles(texts, fault),
        WrittenFault::Twice => texts.alhambra_written_twice().to_owned(),
        WrittenFault::NoLine { name, scoring } => texts.alhambra_written_no_line(name, scoring.number()),
        WrittenFault::Drawn { before, drawn } => texts.alhambra_written_drawn(*before, *drawn),
        WrittenFault::FewTiles { tiles, least } => texts.alhambra_written_few_tiles(*tiles, *least),
        WrittenFault::Pad(error) => pad(texts, seats, error),
    }
}
