//! What is written by hand: finished paper games, and sheets of one's own.

use std::{thread, time::Duration};

use alhambra::{
    app::Page,
    games::roll_and_write::{
        advisor::GameKind,
        game::{GameCommand, GamePage, LayoutCommand},
    },
};
use egui::{Key, Modifiers};

use super::{Scene, front::own_sheets, press, scene, write};
use crate::{
    desk::Program,
    records::{put, result},
};

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("late-empty", late).also_french(),
        scene("late-solo", |program| {
            late(program);
            program.choose_players(1);
        }),
        scene("late-five", |program| {
            late(program);
            program.choose_players(5);
        }),
        scene("late-faults", faults).also_french(),
        scene("late-filled", filled).also_for_any_eye(),
        scene("late-ticks", |program| {
            late(program);
            program.click("Player 2: tick off what is built");
            for column in [1, 2, 3] {
                program.click_containing(&format!("Row 1, column {column}:"));
            }
        })
        .also_french(),
        scene("late-odd", |program| {
            late(program);
            write(program, "Player 1, Pavilion: boxes", "2");
            program.press_with(Modifiers::COMMAND, Key::S);
        }),
        scene("late-start-over", |program| {
            filled(program);
            program.click("Start over");
        }),
        scene("late-correct", |program| {
            put(program, "result.json", &result());
            press(program, &[Key::L, Key::C]);
            assert_eq!(program.page(), Page::RollAndWrite(GamePage::LateEntry));
        }),
        scene("sheets-none", |program| program.press(Key::H)).also_french(),
        scene("sheets-list", |program| {
            own_sheets(program);
            press(program, &[Key::H, Key::ArrowDown]);
        })
        .also_for_any_eye(),
        scene("sheets-kinds-to-train-for", |program| {
            own_sheets(program);
            press(program, &[Key::H, Key::ArrowDown]);
            super::open_list(program, 0);
        }),
        scene("sheets-trained", trained).also_french(),
        scene("sheets-delete", |program| {
            own_sheets(program);
            press(program, &[Key::H, Key::ArrowDown, Key::Delete]);
        }),
        scene("sheets-deleted", |program| {
            own_sheets(program);
            press(program, &[Key::H, Key::ArrowDown, Key::Delete, Key::Delete]);
        }),
        scene("sheets-import", |program| {
            own_sheets(program);
            press(program, &[Key::H, Key::I]);
        }),
        scene("sheets-unsaved", |program| {
            editor(program);
            press(program, &[Key::Num5, Key::Num5, Key::Escape]);
        }),
        scene("sheets-discard", |program| {
            editor(program);
            press(program, &[Key::Num5, Key::Num5, Key::Escape, Key::N]);
        }),
        scene("editor-empty", editor).also_french(),
        scene("editor-half", |program| {
            editor(program);
            for letter in "PPSSAACCGGTTPSACGT".chars() {
                program.press(Key::from_name(&letter.to_string()).unwrap());
            }
        }),
        scene("editor-faults", |program| {
            program.press(Key::H);
            press(program, &[Key::Enter, Key::T]);
            write(program, "Coins printed", "2");
            write(program, "Garden, 2nd place: points", "30");
        })
        .also_french(),
        scene("editor-counts", |program| {
            program.press(Key::H);
            press(program, &[Key::Enter]);
            program.click("Counts only");
            write(program, "Pavilion: count", "0");
        }),
    ]
}

/// The page of a finished paper game, of a day that is always the same.
fn late(program: &mut Program) {
    program.press(Key::E);
    write(program, "Date", "2026-03-09");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LateEntry));
}

fn faults(program: &mut Program) {
    late(program);
    for (field, text) in [
        ("Date", "yesterday"),
        ("Player 1, Pavilion: boxes", "6"),
        ("Player 2, Pavilion: boxes", "5"),
        ("Player 2, Pavilion: completed in round", "19"),
        ("Player 3: lines with 6", "2"),
    ] {
        write(program, field, text);
    }
}

/// The examples of the rules (§6, §7).
fn filled(program: &mut Program) {
    late(program);
    for (field, text) in [
        ("Place", "At the lake"),
        ("Name of player 1", "Red"),
        ("Name of player 2", "Blue"),
        ("Red, Seraglio: boxes", "5"),
        ("Red, Seraglio: completed in round", "11"),
        ("Red, Arcades: boxes", "4"),
        ("Red, Tower: boxes", "7"),
        ("Red, Tower: completed in round", "14"),
        ("Red: lines with 4", "1"),
        ("Red: coins left", "3"),
        ("Blue, Seraglio: boxes", "5"),
        ("Blue, Seraglio: completed in round", "11"),
        ("Blue, Tower: boxes", "5"),
        ("Player 3, Arcades: boxes", "2"),
    ] {
        write(program, field, text);
    }
    program.press(Key::Enter);
}

/// Chooses how many play.
/// The editor with an empty sheet.
fn editor(program: &mut Program) {
    press(program, &[Key::H, Key::N]);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LayoutEditor));
}

/// A sheet that was trained for: the shortest training there is.
fn trained(program: &mut Program) {
    own_sheets(program);
    press(program, &[Key::H, Key::ArrowDown]);
    program.app().roll_and_write.layouts.training = 0.0005;
    let file = "our-pad.json".to_owned();
    program.app().run(GameCommand::Layouts(LayoutCommand::Train(file, GameKind::Solo(2))));
    while program.app().roll_and_write.layouts.trainer.is_some() {
        program.window.step();
        thread::sleep(Duration::from_millis(5));
    }
    program.window.run();
}
