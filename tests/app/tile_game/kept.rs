//! What is kept beside tables: the pieces of one's own box, and games that were entered afterwards.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        alhambra::{
            game::GamePage,
            record::AnyGame,
            rules::{FalconKind, Side},
            text::names::sentence,
        },
        common::BuildingType,
    },
    storage::{DataDir, Games},
    text::Texts,
};
use egui::Key;

use super::{begin_in, choose, pad};
use crate::desk::{Program, program};

/// The page of the box, from Home.
fn to_box(program: &mut Program) {
    program.press(Key::A);
    program.press(Key::B);
    assert_eq!(program.page(), Page::Alhambra(GamePage::Pieces));
}

fn printed(program: &mut Program) -> alhambra::games::alhambra::log::Printed {
    program.app().alhambra.own.printed().clone()
}

#[test]
fn a_camp_copied_from_the_box_is_there_at_the_next_start_and_at_every_new_table() {
    let mut program = program();
    to_box(&mut program);
    program.click(|t: &Texts| t.alhambra_part_rampart(&t.alhambra_to_side(Side::North)));
    program.click_button(Texts::pad_add);
    assert_eq!(printed(&mut program).camps.len(), 1);
    choose(&mut program, |t: &Texts| t.alhambra_pieces_falcons(0, 15));
    program.click(|t: &Texts| sentence(&t.alhambra_falcon_kind(FalconKind::White)));
    for building in [BuildingType::Tower, BuildingType::Garden] {
        program.click(move |t: &Texts| t.building_name(building));
    }
    program.press(Key::Enter);
    assert_eq!(printed(&mut program).falcons.len(), 1);
    let kept = printed(&mut program);
    let mut program = program.killed();
    begin_in(&mut program, 3);
    assert_eq!(pad(&mut program).config().printed, kept);
    program.run(AppCommand::Go(Page::Home));
    to_box(&mut program);
    let camp = |t: &Texts| t.alhambra_pieces_take_out(1, &t.alhambra_pieces_camp(0));
    program.click(camp);
    assert!(printed(&mut program).camps.is_empty() && printed(&mut program).falcons == kept.falcons);
}

/// The record in the library.
fn saved(program: &Program) -> AnyGame {
    let games = Games::new(DataDir::find(Some(program.folder.path())).unwrap().games());
    let files = games.list().unwrap();
    assert_eq!(files.len(), 1);
    AnyGame::read(&files[0].text().unwrap()).unwrap().game
}

#[test]
fn the_title_of_a_past_game_is_kept() {
    let mut program = program();
    program.press(Key::A);
    program.press(Key::E);
    program.write(Texts::late_game_title, "At Zoé’s");
    program.click_button(Texts::late_save);
    assert_eq!(saved(&program).header().title, "At Zoé’s");
}

#[test]
fn a_past_game_is_typed_in_and_lies_in_the_library() {
    let mut program = program();
    program.press(Key::A);
    program.press(Key::E);
    assert_eq!(program.page(), Page::Alhambra(GamePage::LateEntry));
    let who = program.said(|t: &Texts| t.player_name(2));
    let towers = |t: &Texts| format!("{who}, {}, {}", t.building_name(BuildingType::Tower), 1);
    let wall = |t: &Texts| format!("{who}, {}, {}", t.alhambra_wall(), 1);
    program.write(towers, "2");
    program.write(wall, "7");
    program.click_button(Texts::late_save);
    let totals: Vec<i32> = saved(&program).breakdown().iter().map(|row| row.vp).collect();
    assert_eq!(totals, [0, 6 + 7, 0], "alone with towers, and a wall of seven");
}
