//! What is kept beside tables: the pieces of the user's box, and games that were entered afterwards.

use std::fs;

use alhambra::{
    app::{AppCommand, Page},
    games::{
        alhambra::{
            game::{GameCommand, GamePage},
            record::{self, AnyGame},
            rules::{FalconKind, Side, TileSet},
            session::PiecesCommand,
            text::names::{sentence, tile_and_walls},
        },
        common::BuildingType,
    },
    storage::{DataDir, Games},
    text::{Texts, without_rules},
};
use egui::Key;

use super::{begin_in, choose, pad};
use crate::desk::{Program, clicked, program};

/// Opens the page of the box from Home.
fn to_box(program: &mut Program) {
    program.press(Key::A);
    program.press(Key::B);
    assert_eq!(program.page(), Page::from(GamePage::Pieces));
}

fn printed(program: &mut Program) -> alhambra::games::alhambra::log::Printed {
    program.alhambra().tables.own.printed().clone()
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

#[test]
fn a_tile_of_another_printing_is_changed_once_and_used_at_every_new_table() {
    let mut program = program();
    to_box(&mut program);
    choose(&mut program, |t: &Texts| t.alhambra_pieces_tiles(54));
    let first = TileSet::standard().tiles()[0];
    program.click(move |t: &Texts| tile_and_walls(t, first));
    program.click(|t: &Texts| t.alhambra_part_wall(&t.alhambra_to_side(Side::South)));
    program.click(|t: &Texts| t.new_pad_more(t.alhambra_pieces_price()));
    let mine = program.alhambra().tables.own.tiles().clone();
    let changed = mine.get(first.id).unwrap();
    assert_eq!((changed.price, changed.walls), (first.price + 1, first.walls.with(Side::South)));
    let mut program = program.killed();
    begin_in(&mut program, 3);
    assert_eq!(*pad(&mut program).config().game.tiles(), mine);
    assert_eq!(saved(&program).header().id, pad(&mut program).header.id, "its record can be read");
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::A);
    choose(&mut program, Texts::alhambra_new_tiles_first);
    program.press(Key::B);
    choose(&mut program, |t: &Texts| t.alhambra_pieces_tiles(54));
    program.click_button(Texts::alhambra_pieces_first_edition);
    assert!(program.alhambra().tables.own.has_own_tiles(), "it asks first");
    program.window.run();
    let yes = program.all(Texts::alhambra_pieces_first_edition).next_back().unwrap().rect().center();
    program.at_once(clicked(yes));
    program.window.run();
    assert!(!program.alhambra().tables.own.has_own_tiles());
}

#[test]
fn a_list_of_tiles_is_imported_but_never_replaces_tiles_of_ones_own() {
    let mut program = program();
    let head = "id,type,price,north,east,south,west,walls";
    let path = program.folder.path().join("tiles.csv");
    let import = |program: &mut Program, lines: &str| {
        let text = format!("{head}\n{lines}\n");
        fs::write(&path, text).unwrap();
        program.run(AppCommand::Import(path.display().to_string()));
    };
    import(&mut program, "P01,pavilion,3,1,0,0,1,2\nT01,tower,9,0,0,0,0,0");
    assert_eq!(program.alhambra().tables.own.tiles().counts(), [1, 0, 0, 0, 0, 1]);
    import(&mut program, "P01,pavilion,4,1,0,0,1,2");
    assert_eq!(program.alhambra().tables.own.tiles().tiles().len(), 2, "what is there stays");
    assert!(program.has_told(Texts::alhambra_pieces_tiles_there));
    import(&mut program, "P01,pavilion,0,1,0,0,1,2");
    let path = path.display().to_string();
    let why = |t: &Texts| without_rules(&t.alhambra_refused_tile_line(2, "0"));
    assert!(program.has_told(move |t: &Texts| t.error_open(&path, &why(t))));
}

#[test]
fn a_box_that_is_imported_leaves_alone_what_it_does_not_have() {
    let mut program = program();
    to_box(&mut program);
    program.click(|t: &Texts| t.alhambra_part_rampart(&t.alhambra_to_side(Side::North)));
    program.click_button(Texts::pad_add);
    let mine = printed(&mut program);
    let standard = TileSet::standard();
    let own = standard.without(standard.tiles()[0].id).unwrap();
    program.run(GameCommand::Own(PiecesCommand::Tiles(own.clone())));
    // At the next start another box is imported before anything was looked at.
    let mut program = program.killed();
    let path = program.folder.path().join("other.json");
    let other = r#"{"name": "Box", "camps": [], "bazaars": [], "falcons": [{"kind": "white", "colours": ["garden", "tower"]}]}"#;
    fs::write(&path, other).unwrap();
    program.run(AppCommand::Import(path.display().to_string()));
    assert!(program.has_told(Texts::alhambra_pieces_taken));
    let kept = printed(&mut program);
    assert_eq!((&kept.camps, kept.falcons.len()), (&mine.camps, 1));
    assert_eq!(*program.alhambra().tables.own.tiles(), own);
    let mut program = program.killed();
    to_box(&mut program);
    assert_eq!((printed(&mut program), program.alhambra().tables.own.tiles()), (kept, &own));
}

/// The record in the library.
fn saved(program: &Program) -> AnyGame {
    let games = Games::new(DataDir::find(Some(program.folder.path())).unwrap().games());
    let files = games.list().unwrap();
    assert_eq!(files.len(), 1);
    record::read(&files[0].text().unwrap()).unwrap().game
}

#[test]
fn the_title_of_a_past_game_is_kept() {
    let mut program = program();
    program.press(Key::A);
    program.press(Key::E);
    program.write(Texts::late_game_title, "At Zoé’s");
    program.write(|t: &Texts| format!("{}, {}, 1", t.player_name(1), t.alhambra_wall()), "1");
    program.click_button(Texts::late_save);
    assert!(program.shows(Texts::pad_audit_hint), "somebody has a wall but no tile");
    program.press(Key::K);
    assert_eq!(saved(&program).header().title, "At Zoé’s");
}

#[test]
fn a_past_game_is_typed_in_and_is_in_the_library() {
    let mut program = program();
    program.press(Key::A);
    program.press(Key::E);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    let who = program.said(|t: &Texts| t.player_name(2));
    let towers = |t: &Texts| format!("{who}, {}, {}", t.building_name(BuildingType::Tower), 1);
    let wall = |t: &Texts| format!("{who}, {}, {}", t.alhambra_wall(), 1);
    program.write(towers, "2");
    program.write(wall, "7");
    program.click_button(Texts::late_save);
    assert!(program.shows(Texts::pad_audit_hint), "two tiles cannot have a wall of seven");
    program.press(Key::K);
    let totals: Vec<i32> = saved(&program).breakdown().iter().map(|row| row.vp).collect();
    assert_eq!(totals, [0, 6 + 7, 0], "alone with towers, and a wall of seven");
}
