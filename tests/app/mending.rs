//! Correcting who plays after the start: names at any time, the rest before the first turn, and players who
//! leave.

use alhambra::{
    games::roll_and_write::{
        advisor::Policy,
        game::GameCommand,
        log::{Game, PlayEvent, Played},
        session::{Dice, change_seating::ChangeSeating, seating::SeatController},
    },
    kernel::{By, Entry, record::SeatKind},
    text::{Level, Texts},
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::{
    desk::{Program, program, table},
    game::{check_saved, game, playing, saved, turn_by_keys},
    typed::{table_after_rolls, waits_for_roll},
};

#[test]
fn names_can_be_corrected_at_any_time() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 3))));
    turn_by_keys(&mut program);
    let log = game(&mut program).log().to_vec();
    program.press(Key::Escape);
    program.press(Key::P);
    assert!(program.shows(Texts::mend_settled));
    assert!(!program.shows(|t: &Texts| t.count_players(3)));
    program.add(|t: &Texts| t.seat_name(2), "jamin");
    program.click(Texts::save);
    assert_eq!(saved(&mut program).header.seats[1].name, "Benjamin");
    assert_eq!(game(&mut program).log(), log);
}

#[test]
fn number_order_and_first_player_can_be_corrected_before_the_first_turn() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 3))));
    program.press(Key::Escape);
    program.press(Key::P);
    program.choose_players(3);
    program.click(|t: &Texts| format!("{}: {}", t.player_name(2), t.seat_up()));
    program.click(Texts::save);
    let mended = saved(&mut program);
    let names: Vec<&str> = mended.header.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Ada", "Player 3"]);
    assert_eq!((mended.config().rows(), mended.config().rounds()), (3, 18));
    assert_eq!(mended.state().first(), 1, "Ada still goes first");
    check_saved(&mut program);

    let mut seating = program.roll_and_write().session.as_ref().unwrap().seating();
    seating.first = Some(2);
    turn_by_keys(&mut program);
    let before = game(&mut program);
    program.run(GameCommand::Reseat(Box::new(seating)));
    assert_eq!(game(&mut program).log(), before.log(), "after the first turn it is settled");
    assert!(program.has_told(Texts::mend_too_late));
}

#[test]
fn a_computer_plays_on_for_whoever_leaves_and_the_record_says_so() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 3))));
    turn_by_keys(&mut program);
    let mut seating = program.roll_and_write().session.as_ref().unwrap().seating();
    seating.places[1].controller = SeatController::Computer(Policy::Greedy);
    program.run(GameCommand::Reseat(Box::new(seating.clone())));
    let left = saved(&mut program);
    assert_eq!((left.policy(1), left.state().seat()), (Some("greedy"), 2), "the computer has played at once");
    assert_eq!(left.header.seats[1].kind, SeatKind::Human, "the row stays as it began");
    program.window.run();
    assert!(program.shows_containing(|t: &Texts| t.history_left("Ben")));
    seating.places[1].controller = SeatController::Person;
    program.run(GameCommand::Reseat(Box::new(seating)));
    assert_eq!(saved(&mut program).policy(1), None);
}

#[test]
fn typed_rolls_are_used_again_when_the_order_is_corrected() {
    let mut program = table_after_rolls(&["Ada", "Ben", "Cleo"], 7);
    let before = game(&mut program);
    let mut seating = program.roll_and_write().session.as_ref().unwrap().seating();
    seating.move_up(2);
    program.run(GameCommand::Reseat(Box::new(seating.clone())));
    let after = saved(&mut program);
    // Each has the buildings they rolled, wherever they sit; Ada's third roll waits for no one.
    for (now, was) in [0, 2, 1].into_iter().enumerate() {
        assert_eq!(after.state().sheet(now).built(), before.state().sheet(was).built(), "seat {now}");
    }
    assert!(program.app().notifications.is_empty(), "everything fits");
    seating = program.roll_and_write().session.as_ref().unwrap().seating();
    seating.resize(2);
    program.run(GameCommand::Reseat(Box::new(seating)));
    assert_eq!(saved(&mut program).config().players(), 2);
    assert!(program.has_told(|t: &Texts| t.mend_dropped(2)));
}

#[test]
fn the_order_can_be_corrected_with_the_programs_dice_even_after_a_typed_beginning() {
    let mut program = table_after_rolls(&["Ada", "Ben", "Cleo"], 3);
    program.run(GameCommand::UseDice(Dice::Program));
    let before = game(&mut program);
    assert!(!waits_for_roll(&before));
    let mut seating = program.roll_and_write().session.as_ref().unwrap().seating();
    seating.move_up(1);
    program.run(GameCommand::Reseat(Box::new(seating)));
    check_saved(&mut program);
    let after = game(&mut program);
    assert!(!waits_for_roll(&after), "the program rolls what was not typed");
    let typed = |game: &Game| {
        let by_people =
            |entry: &&Entry<Played>| matches!(entry, Entry::Event(PlayEvent::Roll { by: By::People, .. }));
        game.log().iter().filter(by_people).count()
    };
    assert_eq!((typed(&before), typed(&after)), (3, 3));
}

/// A game of three after the first turn, with the window open in which the players are corrected.
fn mending_players() -> Program {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 3))));
    turn_by_keys(&mut program);
    program.press(Key::Escape);
    program.press(Key::P);
    program
}

/// Levels in the list of who sits in a row.
const BEGINNER: fn(&Texts) -> String = |t| level(t, Level::Beginner);
const CASUAL: fn(&Texts) -> String = |t| level(t, Level::Casual);

fn level(texts: &Texts, level: Level) -> String {
    format!("{} – {}", texts.seat_computer(level), texts.seat_strength(level))
}

/// Opens the choice of who sits in a row, counted from 0.
fn click_sitter(program: &mut Program, row: usize) {
    program.window.get_all_by_role(egui::Role::ComboBox).nth(row).unwrap().click();
    program.window.run();
}

#[test]
fn a_list_in_the_window_of_the_players_opens_above_it_every_time() {
    let mut program = mending_players();
    // What is clicked is what lies on top.
    for controller in [BEGINNER, CASUAL, BEGINNER] {
        click_sitter(&mut program, 1);
        program.click(controller);
        assert!(!program.shows(controller), "the list is closed");
    }
    program.click(Texts::save);
    assert_eq!(saved(&mut program).policy(1), Some("beginner"));
}

#[test]
fn escape_and_enter_close_the_list_and_not_the_window_of_the_players() {
    let mut program = mending_players();
    for key in [Key::Escape, Key::Enter] {
        click_sitter(&mut program, 1);
        program.get(BEGINNER).focus();
        program.window.run();
        program.press(key);
        assert!(!program.shows(BEGINNER), "{key:?} closes the list");
        assert!(program.shows(Texts::save), "and nothing but the list");
    }
    program.click(Texts::save);
    assert_eq!(saved(&mut program).policy(1), Some("beginner"), "Enter has picked");
}

#[test]
fn a_click_beside_the_window_of_the_players_loses_no_changes() {
    let mut program = mending_players();
    click_sitter(&mut program, 1);
    program.click(CASUAL);
    // In the corner there is nothing but the page behind.
    let beside = program.window.ctx.content_rect().left_bottom() + egui::vec2(4.0, -4.0);
    let click_beside = |program: &mut Program| {
        program.window.drag_at(beside);
        program.window.drop_at(beside);
        program.window.run();
    };
    click_beside(&mut program);
    assert!(program.shows(Texts::save));
    click_sitter(&mut program, 1);
    program.click(Texts::seat_person);
    click_beside(&mut program);
    assert!(!program.shows(Texts::save), "nothing is changed any more, so nothing is lost");
}

#[test]
fn a_solo_player_is_told_what_can_be_changed_in_a_solo_game() {
    let mut program = playing();
    program.press(Key::Num1);
    program.press(Key::Enter);
    program.menu(Key::P);
    assert!(program.shows(Texts::mend_settled_solo));
    assert!(!program.shows(Texts::mend_settled) && !program.shows(Texts::mend_leave));
}
