//! What is transcribed from paper: finished games, and the user's own sheets.

use std::{thread, time::Duration};

use alhambra::{
    app::Page,
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::GameKind,
            game::{GameCommand, GamePage},
            log::NamedLayout,
        },
    },
    text::Texts,
};
use egui::{Key, Modifiers};

use super::{Scene, front::own_sheets, press, scene};
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
            program.click(|t: &Texts| t.late_tick_of(&t.player_name(2)));
            let grid = NamedLayout::standard().1;
            for column in [1, 2, 3] {
                let building = grid.grid().unwrap()[column - 1];
                program.click(|t: &Texts| t.sheet_cell(1, column, building));
            }
        })
        .also_french(),
        scene("late-odd", |program| {
            late(program);
            program.write(
                |t: &Texts| t.late_boxes(&t.player_name(1), &t.building_name(BuildingType::Pavilion)),
                "2",
            );
            program.press_with(Modifiers::COMMAND, Key::S);
        }),
        scene("late-start-over", |program| {
            filled(program);
            program.click(Texts::late_start_over);
        }),
        scene("late-correct", |program| {
            put(program, "result.json", &result());
            press(program, &[Key::L, Key::C]);
            assert_eq!(program.page(), Page::from(GamePage::LateEntry));
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
            program.write(Texts::sheets_coins, "2");
            program.write(|t: &Texts| t.sheets_vp_of(&t.building_name(BuildingType::Garden), 2), "30");
        })
        .also_french(),
        scene("editor-counts", |program| {
            program.press(Key::H);
            press(program, &[Key::Enter]);
            program.click(Texts::sheets_counts_only);
            program.write(|t: &Texts| t.sheets_count_of(&t.building_name(BuildingType::Pavilion)), "0");
        }),
    ]
}

/// The page for a finished paper game, with a day that is always the same.
fn late(program: &mut Program) {
    program.press(Key::E);
    program.write(Texts::late_date, "2026-03-09");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
}

/// Fields, and what is typed into them.
type Fields = &'static [(fn(&Texts) -> String, &'static str)];

fn faults(program: &mut Program) {
    late(program);
    let fields: Fields = &[
        (|t| t.late_date().to_owned(), "yesterday"),
        (|t| t.late_boxes(&t.player_name(1), &t.building_name(BuildingType::Pavilion)), "6"),
        (|t| t.late_boxes(&t.player_name(2), &t.building_name(BuildingType::Pavilion)), "5"),
        (|t| t.late_completed(&t.player_name(2), &t.building_name(BuildingType::Pavilion)), "19"),
        (|t| t.late_lines(&t.player_name(3), 6), "2"),
    ];
    for (field, text) in fields {
        program.write(field, text);
    }
}

/// The examples of the rules (§6, §7).
fn filled(program: &mut Program) {
    late(program);
    let fields: Fields = &[
        (|t| t.late_place().to_owned(), "At the lake"),
        (|t| t.seat_name(1), "Red"),
        (|t| t.seat_name(2), "Blue"),
        (|t| t.late_boxes("Red", &t.building_name(BuildingType::Seraglio)), "5"),
        (|t| t.late_completed("Red", &t.building_name(BuildingType::Seraglio)), "11"),
        (|t| t.late_boxes("Red", &t.building_name(BuildingType::Arcades)), "4"),
        (|t| t.late_boxes("Red", &t.building_name(BuildingType::Tower)), "7"),
        (|t| t.late_completed("Red", &t.building_name(BuildingType::Tower)), "14"),
        (|t| t.late_lines("Red", 4), "1"),
        (|t| t.late_coins("Red"), "3"),
        (|t| t.late_boxes("Blue", &t.building_name(BuildingType::Seraglio)), "5"),
        (|t| t.late_completed("Blue", &t.building_name(BuildingType::Seraglio)), "11"),
        (|t| t.late_boxes("Blue", &t.building_name(BuildingType::Tower)), "5"),
        (|t| t.late_boxes(&t.player_name(3), &t.building_name(BuildingType::Arcades)), "2"),
    ];
    for (field, text) in fields {
        program.write(field, text);
    }
    program.press(Key::Enter);
}

/// The editor with an empty sheet.
fn editor(program: &mut Program) {
    press(program, &[Key::H, Key::N]);
    assert_eq!(program.page(), Page::from(GamePage::LayoutEditor));
}

/// A sheet after training, the shortest possible.
fn trained(program: &mut Program) {
    own_sheets(program);
    press(program, &[Key::H, Key::ArrowDown]);
    program.roll_and_write().layouts.training = 0.0005;
    let file = "our-pad.json".to_owned();
    program.app().run(GameCommand::Train(file, GameKind::Solo(2)));
    while program.roll_and_write().layouts.trainer.is_some() {
        program.window.step();
        thread::sleep(Duration::from_millis(5));
    }
    program.window.run();
}
