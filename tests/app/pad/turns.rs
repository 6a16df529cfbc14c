//! Whose turn it is: skipped rows stay open, a round ends when somebody says so, and a second entry is questioned.

use super::*;
use crate::desk::{clicked, typed};
use alhambra::games::roll_and_write::pad::PadExt;

fn row(texts: &Texts, name: &str, caption: &str) -> String {
    texts.pad_said(name, caption)
}

#[test]
fn next_moves_the_marker_and_a_skipped_row_stays_open_and_says_so() {
    let mut program = playing(3);
    let entries = pad(&mut program).log().len();
    assert!(program.shows_containing(|t: &Texts| t.pad_tap("Ani")));
    click(&mut program, |t: &Texts| t.pad_skip_row("Ani"));
    assert_eq!(
        (pad(&mut program).log().len(), pad(&mut program).round()),
        (entries, 1),
        "nothing is entered"
    );
    assert!(program.shows_containing(|t: &Texts| row(t, "Ani", t.pad_skipped())));
    program.press(Key::Num2);
    assert_eq!(boxes(&mut program, 1)[1], 1, "the key fills a box of Barbara's");
    program.press(Key::Num3);
    assert_eq!(boxes(&mut program, 2)[2], 1, "then Carl's");
    assert_eq!(pad(&mut program).round(), 1, "the round waits for whoever was skipped");
    assert!(program.shows_containing(|t: &Texts| t.pad_tap("Ani")));
    program.press(Key::Num4);
    assert_eq!((boxes(&mut program, 0)[3], pad(&mut program).round()), (1, 2));
    assert!(!program.shows_containing(Texts::pad_skipped));
}

#[test]
fn enter_goes_round_the_table_and_enters_nothing() {
    let mut program = playing(3);
    let before = pad(&mut program).log().to_vec();
    for skipped in ["Ani", "Barbara", "Carl", "Ani"] {
        assert!(
            program.find_control(Role::Button, |t: &Texts| t.pad_skip_row(skipped)).is_some(),
            "{skipped}"
        );
        program.press(Key::Enter);
    }
    assert_eq!(pad(&mut program).log(), before);
}

#[test]
fn a_round_ends_by_hand_only_after_it_has_said_who_is_missing() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Garden);
    let asked = |t: &Texts| t.pad_end_round_ask(1, "Barbara");
    // Nobody else is left, so the button that goes on asks.
    click(&mut program, Texts::pad_end_round);
    for no in [Key::Enter, Key::Escape] {
        assert!(program.shows(asked));
        program.press(no);
        assert_eq!(pad(&mut program).round(), 1, "{no:?}");
    }
    assert!(!program.shows(asked));
    click(&mut program, Texts::pad_end_round);
    program.press(Key::Delete);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::U);
    let ended = |t: &Texts| {
        let round = format!("{} {}", t.round(), t.round_of(1, 18));
        t.pad_said(&round, t.pad_round_ended())
    };
    assert!(program.shows_containing(|t: &Texts| t.pad_undone(&ended(t))));
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 2);
    // From the menu at any time, whoever is missing.
    program.menu(Key::X);
    assert!(program.shows(|t: &Texts| t.pad_end_round_ask(2, &t.names_and("Ani, Barbara", "Carl"))));
}

#[test]
fn a_tap_on_a_row_that_has_its_entry_asks_before_it_adds_a_second_building() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Garden);
    let entries = pad(&mut program).log().len();
    tap(&mut program, "Ani", BuildingType::Tower);
    assert_eq!(pad(&mut program).log().len(), entries);
    assert!(program.shows(|t: &Texts| format!("{}. {}", t.pad_tap_second("Ani"), t.pad_second_hint())));
    program.press(Key::Escape);
    tap(&mut program, "Barbara", BuildingType::Tower);
    assert_eq!((boxes(&mut program, 0)[5], boxes(&mut program, 1)[5]), (2, 3), "it went to Barbara alone");
    tap_again(&mut program, "Ani", BuildingType::Tower);
    assert_eq!(boxes(&mut program, 0)[5], 3);
    // Whoever took coins builds nothing more: it says what the entry is.
    program.press(Key::G);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::G);
    let entries = pad(&mut program).log().len();
    tap(&mut program, "Ani", BuildingType::Tower);
    let has =
        |t: &Texts| format!("{}. {}", t.pad_has_entry("Ani", t.pad_took_coins()), t.pad_has_entry_hint());
    assert!(program.shows(has));
    assert_eq!(pad(&mut program).log().len(), entries);
}

#[test]
fn two_clicks_on_a_row_that_has_its_entry_make_no_second_building() {
    let mut program = playing(3);
    for name in ["Ani", "Barbara"] {
        tap(&mut program, name, BuildingType::Garden);
    }
    let entries = pad(&mut program).log().len();
    let field = |t: &Texts| field_name(t, "Ani", BuildingType::Tower, ANY);
    let place = program.control(Role::Button, field).rect().center();
    program.double_click_at(place);
    assert_eq!(pad(&mut program).log().len(), entries);
}

#[test]
fn undo_takes_back_a_skipped_row_before_any_entry() {
    let mut program = playing(3);
    let entries = pad(&mut program).log().len();
    program.press(Key::Enter);
    assert!(program.shows_containing(|t: &Texts| row(t, "Ani", t.pad_skipped())));
    program.press(Key::U);
    assert_eq!(pad(&mut program).log().len(), entries, "nothing that was entered is lost");
    assert!(!program.shows_containing(Texts::pad_skipped));
    assert!(program.shows_containing(|t: &Texts| t.pad_tap("Ani")));
    program.press(Key::U);
    assert_eq!(pad(&mut program).log().len(), entries - 1);
}

#[test]
fn a_click_meant_for_the_end_of_a_round_that_has_just_ended_skips_nobody() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Garden);
    tap(&mut program, "Barbara", BuildingType::Garden);
    let place = program.control(Role::Button, Texts::pad_end_round).rect().center();
    // All of it within a moment.
    let start = program.window.ctx.input(|input| input.time);
    let acts =
        [typed(Modifiers::NONE, Key::Num5), Vec::new(), clicked(place), Vec::new(), Vec::new(), Vec::new()];
    for (k, act) in acts.into_iter().enumerate() {
        let input = program.window.input_mut();
        input.time = Some(start + 0.1 * (k + 1) as f64);
        input.events.extend(act);
        program.window.step();
    }
    assert_eq!(pad(&mut program).round(), 2);
    let next = program.control(Role::Button, |t: &Texts| t.pad_skip_row("Ani")).rect();
    assert!(next.contains(place), "it is where the other one was");
    assert!(!program.shows_containing(Texts::pad_skipped));
    program.window.input_mut().time = None;
    program.window.run_steps(4);
    click(&mut program, |t: &Texts| t.pad_skip_row("Ani"));
    assert!(program.shows_containing(Texts::pad_skipped), "a moment later it does what it says");
}

#[test]
fn whoever_has_left_is_shown_as_gone_and_can_return() {
    let mut program = playing(3);
    program.menu(Key::P);
    click(&mut program, |t: &Texts| t.pad_leaves("Barbara"));
    assert!(program.shows(|t: &Texts| t.pad_returns("Barbara")), "the button that undoes it takes its place");
    program.press(Key::Escape);
    // A tap on the boxes turns to the row, and says why nothing is filled.
    tap(&mut program, "Barbara", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 1)[4], 0);
    assert!(program.shows_containing(|t: &Texts| t.pad_has_left("Barbara")));
    for button in [Texts::pad_coins as fn(&Texts) -> &str, Texts::pad_nothing] {
        let node = program.control(Role::Button, button);
        assert!(node.accesskit_node().is_disabled());
        assert_eq!(node.accesskit_node().description(), Some(program.said(Texts::why_pad_left)));
    }
    click(&mut program, Texts::pad_returns_short);
    assert!(!pad(&mut program).has_left(1));
    tap(&mut program, "Ani", BuildingType::Garden);
    assert_eq!(pad(&mut program).turn(), Some(1), "Barbara's turn comes as it did before");
}

#[test]
fn what_does_not_fit_gets_a_notice_that_goes_away_by_itself() {
    let mut program = playing(3);
    program.run(GameCommand::Table(TableCommand::Enter(PadEvent::Coins { row: 1, round: 40 })));
    program.window.run();
    let refusal = |program: &mut Program| program.app().notifications.len();
    assert_eq!(refusal(&mut program), 1);
    program.window.run_steps(60);
    assert_eq!(refusal(&mut program), 0);
}
