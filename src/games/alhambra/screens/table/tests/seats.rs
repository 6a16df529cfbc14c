//! Who sits where, changed in mid-game.

use egui::{Key, Role};
use egui_kittest::{Harness, kittest::Queryable as _};

use super::{Page, WINDOW, click, page, press, texts};
use crate::{
    log::third_seat,
    pad::{PadEvent, Step},
    rules::Scoring,
    screens::test_desk::Trial,
    session::GameCommand,
};
use common::{BuildingType, table::NewSeats};

#[test]
fn the_third_player_is_called_as_usual_where_no_name_is_typed() {
    let mut harness = page(WINDOW, Trial::table(2, &[], Vec::new()));
    let texts = texts();
    let mut seats = harness.state().trial.pad().header.seats.clone();
    seats.push(third_seat("Nicolas".to_owned()));
    let from = vec![Some(0), Some(1), None];
    harness.state_mut().trial.run(vec![GameCommand::Seats(NewSeats { seats, from })]);
    press(&mut harness, Key::M);
    press(&mut harness, Key::P);
    let field = harness.get_by_role_and_label(Role::TextInput, texts.alhambra_new_third());
    field.focus();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    harness.run();
    press(&mut harness, Key::Backspace);
    click(&mut harness, texts.save());
    assert_eq!(harness.state().trial.pad().header.seats[2].name, texts.alhambra_third_usual());
}

#[test]
fn enter_behind_a_name_saves_who_sits_at_the_table() {
    let mut harness = page(WINDOW, Trial::table(3, &[], Vec::new()));
    let texts = texts();
    press(&mut harness, Key::M);
    press(&mut harness, Key::P);
    let name = texts.seat_name(1);
    harness.get_by_role_and_label(Role::TextInput, &name).focus();
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, &name).type_text("Zoe");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(harness.state().trial.pad().header.seats[0].name.contains("Zoe"));
}

#[test]
fn a_rename_is_a_new_state_of_the_table_and_what_was_typed_is_of_nobody_who_moved() {
    let mut trial = Trial::table(3, &[], Vec::new());
    let session = |trial: &Trial| {
        let session = trial.desk.table.as_ref().unwrap();
        (session.revision(), session.open.typed.names())
    };
    let seats = |trial: &Trial| trial.pad().header.seats.clone();
    trial.run(vec![GameCommand::Form("count", Some(serde_json::json!({ "row": 0 })))]);
    let (before, mut renamed) = (session(&trial), seats(&trial));
    renamed[0].name = "Zoe".to_owned();
    let from = vec![Some(0), Some(1), Some(2)];
    trial.run(vec![GameCommand::Seats(NewSeats { seats: renamed, from })]);
    let after = session(&trial);
    assert!(after.0 > before.0, "what is kept of the table is old");
    assert_eq!(after.1, ["count"]);
    let mut moved = seats(&trial);
    moved.swap(0, 1);
    let from = vec![Some(1), Some(0), Some(2)];
    trial.run(vec![GameCommand::Seats(NewSeats { seats: moved, from })]);
    assert_eq!(session(&trial).1, Vec::<String>::new());
}

#[test]
fn seats_are_ordered_added_and_removed_in_mid_game() {
    let tower =
        PadEvent::Tile { scoring: Scoring::First, row: 3, building: BuildingType::Tower, change: Step::More };
    let mut harness = page(WINDOW, Trial::table(3, &[], vec![tower]));
    let texts = texts();
    let names = |harness: &Harness<'_, Page>| -> Vec<String> {
        harness.state().trial.pad().header.seats.iter().map(|seat| seat.name.clone()).collect()
    };
    press(&mut harness, Key::M);
    press(&mut harness, Key::P);
    click(&mut harness, &texts.pad_said(&texts.player_name(3), texts.seat_up()));
    click(&mut harness, texts.pad_add_player());
    click(&mut harness, texts.save());
    assert_eq!(names(&harness), ["Ada", "Cleo", "Ben", "Player 4"]);
    assert_eq!(harness.state().trial.pad().state().rows[1].typed[BuildingType::Tower.index()], 1);
    press(&mut harness, Key::M);
    press(&mut harness, Key::P);
    click(&mut harness, &texts.pad_remove("Ben"));
    click(&mut harness, &texts.pad_remove("Player 4"));
    // Two are left: the third player sits down beside them.
    click(&mut harness, texts.save());
    assert_eq!(names(&harness), ["Ada", "Cleo", texts.alhambra_third_usual()]);
    press(&mut harness, Key::M);
    press(&mut harness, Key::P);
    click(&mut harness, &texts.pad_remove("Ada"));
    assert_eq!(names(&harness), ["Ada", "Cleo", texts.alhambra_third_usual()]);
    assert!(harness.query_by_label(&texts.player_name(1)).is_some());
}
