//! What can be corrected at a table: entries, who plays and in which order, rules and sheet.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

#[test]
fn names_order_and_first_player_can_be_corrected_and_somebody_can_leave() {
    let mut program = playing(4);
    program.menu(Key::P);
    click(&mut program, |t: &Texts| t.pad_make_first("Carl"));
    assert_eq!(pad(&mut program).first(), 2);
    click(&mut program, |t: &Texts| t.pad_leaves("Dora"));
    assert!(pad(&mut program).has_left(3));
    click(&mut program, |t: &Texts| format!("{}: {}", t.player_name(2), t.seat_up()));
    click(&mut program, Texts::save);
    let names: Vec<String> = pad(&mut program).header.seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Barbara", "Ani", "Carl", "Dora"]);
    assert_eq!(pad(&mut program).first(), 2, "the first player stays the same");
}

#[test]
fn players_with_the_same_name_cannot_be_saved() {
    let mut program = program();
    table(&mut program, 3);
    program.menu(Key::P);
    let save = |program: &Program| {
        let button = program.control(Role::Button, Texts::save);
        !button.accesskit_node().is_disabled()
    };
    for (typed, can_be_saved) in [("ani", false), ("Cleo", true)] {
        program.write(|t: &Texts| t.seat_name(3), typed);
        assert_eq!(save(&program), can_be_saved, "{typed}");
        assert_eq!(program.shows(|t: &Texts| t.late_fault_same_name(1, 3)), !can_be_saved);
    }
}

#[test]
fn an_entry_moved_to_somebody_else_leaves_the_table_in_its_round() {
    let mut program = playing(3);
    for _ in 0..3 {
        tap_all(&mut program, 3, BuildingType::Garden);
    }
    tap(&mut program, "Ani", BuildingType::Garden);
    let entry = pad(&mut program).entries_of(1, 1)[0].0;
    let event = PadEvent::Fill { row: 3, building: BuildingType::Garden, round: 1 };
    program.run(GameCommand::Table(TableCommand::Note(Note::Amend { entry, event })));
    program.window.run();
    assert_eq!((pad(&mut program).round(), pad(&mut program).turn()), (4, Some(1)));
    let moved = |t: &Texts| {
        let [is, was] = ["Carl", "Barbara"].map(|name| t.history_filled(name, BuildingType::Garden));
        t.history_amended(1, &is, &was)
    };
    assert!(program.shows_containing(moved), "it says whose it was");
    let missing = |t: &Texts| without_rules(&t.odd_missing("Barbara", 1));
    assert!(program.shows(missing), "and the sheet says what is missing");
    tap(&mut program, "Barbara", BuildingType::Tower);
    assert_eq!(
        pad(&mut program).entries_of(1, 4).len(),
        1,
        "the next entry belongs to the round being played"
    );
    program.press(Key::O);
    click(&mut program, |t: &Texts| t.pad_said(t.pad_show_entry(), &missing(t)));
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Arcades));
    click(&mut program, Texts::pad_add);
    assert_eq!((pad(&mut program).round(), pad(&mut program).entries_of(1, 1).len()), (4, 1));
    assert!(pad(&mut program).unconfirmed().is_empty());
}

#[test]
fn an_earlier_first_player_is_marked_as_corrected() {
    let mut program = program();
    table(&mut program, 3);
    program.run(GameCommand::Table(TableCommand::Enter(PadEvent::First { row: 2 })));
    program.press(Key::H);
    let first = |t: &Texts, name: &str| t.pad_said(t.pad_change(), &t.history_first(&named(name)));
    assert!(program.shows(|t: &Texts| first(t, "Barbara")));
    assert!(!program.shows(|t: &Texts| first(t, "Ani")));
    let before = |t: &Texts| t.pad_superseded(&t.history_first(&named("Ani")));
    assert!(program.shows(|t: &Texts| t.pad_said(t.pad_change(), &before(t))));
}

#[test]
fn rules_and_sheet_change_in_mid_game_and_what_does_not_fit_says_why() {
    let mut program = playing(3);
    tap_all(&mut program, 3, BuildingType::Garden);
    let open = |program: &mut Program| {
        program.menu(Key::W);
    };
    open(&mut program);
    click(&mut program, Texts::new_special_both);
    click(&mut program, Texts::new_rounds_fewer);
    click(&mut program, Texts::pad_correct);
    let now = pad(&mut program);
    assert_eq!(now.corrected_config().rounds(), 17);
    assert_eq!(saved(&mut program).log(), now.log());
    assert!(program.shows_containing(|t: &Texts| t.pad_options_said(2, ANY)), "it is announced");
    open(&mut program);
    // Everybody has two towers: one is too few.
    for _ in 0..6 {
        click(&mut program, fewer(BuildingType::Tower));
        click(&mut program, more(BuildingType::Arcades));
    }
    let why = |t: &Texts| without_rules(&t.refused_boxes("Ani", 2, BuildingType::Tower, 1));
    assert!(program.shows(|t: &Texts| t.pad_refused(&why(t))));
    let save = program.control(Role::Button, Texts::pad_correct);
    assert!(save.accesskit_node().is_disabled());
    click(&mut program, more(BuildingType::Tower));
    click(&mut program, fewer(BuildingType::Arcades));
    click(&mut program, Texts::pad_correct);
    let layout = *pad(&mut program).corrected_config().layout();
    assert_eq!((layout.grid(), layout.count(BuildingType::Tower)), (None, 2));
    program.press(Key::U);
    assert!(pad(&mut program).corrected_config().layout().grid().is_some());
}

#[test]
fn a_correction_that_later_entries_do_not_fit_strikes_them_if_somebody_says_so() {
    let mut program = playing(2);
    for building in [BuildingType::Garden, BuildingType::Tower] {
        tap_all(&mut program, 2, building);
    }
    let later = pad(&mut program).entries_of(1, 2)[0].0;
    let leaves = || GameCommand::Table(TableCommand::Enter(PadEvent::Leave { row: 2, round: 1 }));
    program.run(leaves());
    program.window.run();
    assert!(program.shows(|t: &Texts| t.table_conflict(1)), "nothing is struck unasked");
    assert!(!pad(&mut program).has_left(1));
    click(&mut program, Texts::cancel);
    assert_eq!(pad(&mut program).entries_of(1, 2).len(), 1);
    program.run(leaves());
    program.window.run();
    click(&mut program, Texts::table_strike_too);
    assert!(pad(&mut program).has_left(1));
    assert_eq!(pad(&mut program).entries_of(1, 2), [], "entry {later} does not count any more");
    assert_eq!(saved(&mut program).log(), pad(&mut program).log());
}
