//! The games that are kept at real tables, in windows of every size.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alexandros::{
            game::{GameCommand as LedgerCommand, GamePage as LedgerPage},
            session::BoardCommand,
        },
        alhambra::game::GamePage as TilePage,
    },
    text::{Label, Texts},
};
use egui::Key;

use super::{SIZES, is_in_sight, program_of};
use crate::{desk::ANY, ledger, tile_game};

#[test]
fn what_comes_next_is_in_sight_on_every_page_of_tables() {
    let primaries: [(Page, Label); 5] = [
        (Page::from(TilePage::NewTable), Texts::new_start),
        (Page::from(TilePage::LateEntry), Texts::late_save),
        (Page::from(LedgerPage::NewTable), Texts::new_start),
        (Page::from(LedgerPage::LateEntry), Texts::late_save),
        (Page::from(LedgerPage::Boards), Texts::alexandros_page_board_new),
    ];
    for size in SIZES {
        for (page, primary) in primaries {
            let mut program = program_of(size);
            program.run(AppCommand::Go(page));
            is_in_sight(&program, primary, size);
        }
        let mut program = program_of(size);
        program.run(AppCommand::Go(LedgerPage::Boards.into()));
        program.run(LedgerCommand::Own(BoardCommand::New));
        is_in_sight(&program, Texts::save, size);
    }
}

#[test]
fn the_next_scoring_and_its_questions_are_in_sight() {
    for size in SIZES {
        let mut program = program_of(size);
        tile_game::begin_in(&mut program, 6);
        is_in_sight(&program, |t: &Texts| t.alhambra_scoring_now(1), size);
        program.press(Key::X);
        is_in_sight(&program, Texts::close, size);
        program.press(Key::Escape);
        program.press(Key::B);
        is_in_sight(&program, Texts::pad_back_to_table, size);
    }
}

/// In lower windows people have to scroll to it.
#[test]
fn the_button_that_holds_a_scoring_is_in_sight_in_windows_that_are_high_enough() {
    for (players, least) in [(3, 512.0), (6, 768.0)] {
        for size in SIZES.into_iter().filter(|size| size.y >= least) {
            let mut program = program_of(size);
            tile_game::begin_in(&mut program, players);
            program.press(Key::X);
            (0..players).for_each(|_| tile_game::say_wall(&mut program, 2));
            is_in_sight(&program, Texts::alhambra_scoring_hold_anyway, size);
        }
    }
}

#[test]
fn the_next_turn_of_a_ledger_and_what_is_typed_into_it_are_in_sight() {
    for size in SIZES {
        let mut program = program_of(size);
        ledger::to_new_table(&mut program);
        ledger::begin(&mut program, 4);
        is_in_sight(&program, |t: &Texts| t.alexandros_page_next(ANY), size);
        for key in [Key::P, Key::W] {
            program.press(key);
            is_in_sight(&program, Texts::alexandros_page_enter, size);
            program.press(Key::Escape);
        }
    }
}

#[test]
fn the_way_on_from_score_cards_and_replays_of_tables_is_in_sight() {
    let samples = ["alhambra-table-two-and-dirk", "alexandros-ledger", "alexandros-board"];
    for size in SIZES {
        for sample in samples {
            let mut program = program_of(size);
            program.run(AppCommand::Card(Source::Sample(sample)));
            is_in_sight(&program, Texts::score_replay, size);
            program.run(AppCommand::Replay(Source::Sample(sample)));
            is_in_sight(&program, Texts::score_card, size);
        }
    }
}
