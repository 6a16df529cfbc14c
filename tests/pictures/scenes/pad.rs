//! The table pad: entered, corrected, closed.

use alhambra::{
    app::PhotoWindow,
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, TableCommand},
            log::NamedLayout,
            pad::{PadEvent, PadExt},
        },
    },
    text::Texts,
};
use egui::{Key, Role};
use image::{Rgb, RgbImage};

use super::{Scene, click_choice, click_first, press, scene, to_look_at};
use crate::{
    desk::{ANY, Program},
    records::{fill, go_on_table, table, table_after, table_closed},
};

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("pad-setup", |program| go_on_table(program, &table(3, 0))).also_french(),
        scene("pad-setup-two", |program| go_on_table(program, &table(2, 1))),
        scene("pad-middle", middle).also_for_any_eye(),
        scene("pad-just-filled", |program| {
            middle(program);
            program.press(Key::Num5);
        }),
        scene("pad-second", |program| {
            middle(program);
            press(program, &[Key::Num5, Key::B]);
        }),
        scene("pad-took-coins", |program| {
            middle(program);
            program.press(Key::G);
        }),
        scene("pad-another-row", |program| {
            middle(program);
            press(program, &[Key::ArrowDown, Key::ArrowDown]);
        }),
        scene("pad-earlier-round", |program| {
            middle(program);
            press(program, &[Key::PageUp, Key::PageUp]);
        })
        .also_french(),
        scene("pad-gap", |program| {
            middle(program);
            press(program, &[Key::Num5, Key::Enter]);
        }),
        scene("pad-award", |program| {
            award(program);
            fill_now(program, 2, BuildingType::Garden);
        })
        .also_french(),
        scene("pad-award-waits", award),
        scene("pad-complete", |program| {
            award(program);
            press(program, &[Key::ArrowDown, Key::Num2]);
        }),
        scene("pad-phantoms", |program| go_on_table(program, &table_after(2, 1, 5))),
        scene("pad-solo", |program| go_on_table(program, &table_after(1, 3, 5))),
        scene("pad-four", |program| go_on_table(program, &table_after(4, 0, 5))),
        scene("pad-five", |program| go_on_table(program, &table_after(5, 0, 5))).also_french(),
        scene("pad-letters", |program| {
            program.app().settings.letters = true;
            middle(program);
        }),
        scene("pad-menu", |program| {
            middle(program);
            program.press(Key::M);
        })
        .also_french(),
        to_look_at("pad-description", |program| {
            middle(program);
            press(program, &[Key::M, Key::K]);
        }),
        to_look_at("pad-clock", |program| {
            middle(program);
            press(program, &[Key::M, Key::T]);
        }),
        scene("pad-photo", photo).also_french(),
        scene("pad-history", |program| {
            middle(program);
            program.press(Key::H);
        })
        .also_french(),
        scene("pad-correct", correct).also_french(),
        scene("pad-corrected", |program| {
            correct(program);
            click_choice(program, |t: &Texts| t.building_name(BuildingType::Garden));
            click_first(program, Role::Button, Texts::pad_correct);
        }),
        scene("pad-forecast", |program| {
            middle(program);
            program.press(Key::F);
        })
        .also_french(),
        scene("pad-audit", |program| {
            middle(program);
            program.press(Key::O);
        }),
        scene("pad-odd", odd),
        scene("pad-audit-odd", |program| {
            odd(program);
            program.press(Key::O);
        })
        .also_french(),
        scene("pad-audit-kept", |program| {
            odd(program);
            program.press(Key::O);
            click_first(program, Role::Button, Texts::pad_keep);
        }),
        scene("pad-players", |program| {
            middle(program);
            press(program, &[Key::M, Key::P]);
        })
        .also_french(),
        scene("pad-left", |program| {
            middle(program);
            program.run(GameCommand::Table(TableCommand::Enter(PadEvent::Leave { row: 3, round: 8 })));
        }),
        scene("pad-over", |program| go_on_table(program, &table_after(3, 0, 18))),
        scene("pad-end-early", |program| {
            middle(program);
            press(program, &[Key::M, Key::E]);
        }),
        scene("pad-close-grid", |program| {
            close(program);
            let grid = NamedLayout::standard().1;
            for (row, column) in [(1, 1), (1, 2), (2, 2), (3, 5)] {
                let building = grid.grid().unwrap()[6 * (row - 1) + column - 1];
                program.click(|t: &Texts| t.sheet_cell(row, column, building));
            }
        }),
        scene("pad-close-numbers", |program| {
            close(program);
            click_choice(program, Texts::pad_by_numbers);
            click_first(program, Role::Button, |t: &Texts| t.new_pad_more(&t.pad_lines_with(4)));
            click_first(program, Role::Button, |t: &Texts| t.new_pad_more(t.pad_coins_left()));
        })
        .also_french(),
        scene("pad-close-next", |program| {
            close(program);
            click_choice(program, Texts::pad_by_numbers);
            click_first(program, Role::Button, |t: &Texts| t.pad_close_on("Barbara"));
        }),
        scene("pad-done", |program| go_on_table(program, &table_closed(3))).also_french(),
    ]
}

/// Three people in round 8.
fn middle(program: &mut Program) {
    go_on_table(program, &table_after(3, 0, 7));
}

/// A tap on the field of a row, from 0.
fn fill_now(program: &mut Program, row: u8, building: BuildingType) {
    let round = program.roll_and_write().tables.table.as_ref().unwrap().pad().round();
    let event = PadEvent::Fill { row: row + 1, building, round };
    program.run(GameCommand::Table(TableCommand::Enter(event)));
}

/// The first seraglio is complete, and the last player may still share it.
fn award(program: &mut Program) {
    let mut pad = table(3, 0);
    for building in [BuildingType::Pavilion, BuildingType::Tower, BuildingType::Tower] {
        (0..3).for_each(|row| fill(&mut pad, row, building, 0));
    }
    for round in 1..=4 {
        fill(&mut pad, 0, BuildingType::Seraglio, round);
        fill(&mut pad, 1, BuildingType::Garden, round);
        fill(&mut pad, 2, BuildingType::Seraglio, round);
    }
    fill(&mut pad, 0, BuildingType::Seraglio, 5);
    fill(&mut pad, 1, BuildingType::Chambers, 5);
    go_on_table(program, &pad);
    fill_now(program, 2, BuildingType::Tower);
}

/// An entry made three rounds ago is being corrected.
fn correct(program: &mut Program) {
    middle(program);
    program.press(Key::H);
    program.all(|t: &Texts| t.pad_said(t.pad_change(), ANY)).nth(6).unwrap().click();
    program.window.run();
}

/// Somebody has built three in a turn.
fn odd(program: &mut Program) {
    let mut pad = table_after(3, 0, 2);
    for building in [BuildingType::Arcades, BuildingType::Garden, BuildingType::Chambers] {
        fill(&mut pad, 0, building, 3);
    }
    go_on_table(program, &pad);
}

/// All rounds are played, and the first row is being closed.
fn close(program: &mut Program) {
    go_on_table(program, &table_after(3, 0, 18));
    program.press(Key::L);
}

/// The photo of the table: sheets and dice on wood, as seen from far away.
fn photo(program: &mut Program) {
    middle(program);
    let photos = program.folder.path().join("photos");
    std::fs::create_dir_all(&photos).unwrap();
    let on_wood = |x: u32, y: u32| match ((x % 200).abs_diff(100), (y % 240).abs_diff(120)) {
        (0..70, 0..90) => Rgb([236, 226, 204]),
        (70..74, _) => Rgb([70, 46, 28]),
        _ => Rgb([126 + (y % 24) as u8, 84, 52]),
    };
    RgbImage::from_fn(800, 600, on_wood).save(photos.join("table.jpg")).unwrap();
    press(program, &[Key::M, Key::I]);
    while program.app().photo.as_ref().is_none_or(PhotoWindow::is_busy) {
        program.window.run();
    }
    program.window.run();
}
