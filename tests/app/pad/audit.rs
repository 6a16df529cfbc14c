//! What no legal game allows: it is named, leads to its entry, and is kept when somebody says so.

use super::*;

/// Ani builds three in one turn, which no game allows.
fn three_in_a_turn(program: &mut Program) {
    tap(program, "Ani", BuildingType::Arcades);
    for building in [BuildingType::Garden, BuildingType::Chambers] {
        tap_again(program, "Ani", building);
    }
}

/// What the pad says about that.
fn odd_of_three(texts: &Texts) -> String {
    without_rules(&texts.odd_turn("Ani", 3, 1))
}

#[test]
fn what_no_game_can_give_is_named_and_kept_when_somebody_says_so() {
    let mut program = playing(3);
    three_in_a_turn(&mut program);
    click(&mut program, |t: &Texts| t.pad_said(t.pad_audit(), "1"));
    assert_eq!(program.all(odd_of_three).count(), 2, "in the list, and on the sheet below");
    click(&mut program, |t: &Texts| t.pad_said(t.pad_keep(), &odd_of_three(t)));
    assert!(program.shows(|t: &Texts| t.history_confirmed(&odd_of_three(t))));
    let kept = saved(&mut program);
    assert!(kept.unconfirmed().is_empty() && !kept.findings().is_empty(), "the record says so");
}

#[test]
fn what_no_game_can_give_is_said_when_it_is_entered() {
    let mut program = program();
    table(&mut program, 3);
    for building in [BuildingType::Garden, BuildingType::Tower, BuildingType::Arcades] {
        tap(&mut program, "Ani", building);
    }
    tap(&mut program, "Ani", BuildingType::Chambers);
    assert!(program.shows_containing(Texts::pad_setup_full_hint), "first it asks");
    assert!(!program.shows(Texts::pad_no_second), "setup has no second buildings");
    tap(&mut program, "Ani", BuildingType::Chambers);
    let odd = |t: &Texts| without_rules(&t.odd_setup("Ani", 4));
    assert!(program.shows(odd), "then it says so");
    tap(&mut program, "Barbara", BuildingType::Garden);
    assert!(!program.shows(odd), "until something else is entered");
}

#[test]
fn what_is_odd_leads_to_its_entry() {
    let mut program = playing(3);
    three_in_a_turn(&mut program);
    click(&mut program, |t: &Texts| t.pad_said(t.pad_audit(), "1"));
    assert!(!program.shows_containing(|_: &Texts| '§'), "nobody has the rules at hand");
    click(&mut program, |t: &Texts| t.pad_said(t.pad_show_entry(), &odd_of_three(t)));
    assert!(program.shows(Texts::pad_what), "its last building is open");
    click(&mut program, Texts::pad_strike);
    assert_eq!(boxes(&mut program, 0)[3], 0);
    assert!(pad(&mut program).unconfirmed().is_empty());
}

#[test]
fn what_was_kept_is_not_said_to_be_right() {
    let mut program = playing(3);
    program.press(Key::O);
    assert!(program.shows(Texts::pad_audit_none));
    program.press(Key::Escape);
    three_in_a_turn(&mut program);
    for finding in pad(&mut program).unconfirmed() {
        program.run(GameCommand::Table(TableCommand::Note(Note::confirm(finding))));
    }
    program.press(Key::O);
    assert!(program.shows(Texts::pad_audit_rest) && !program.shows(Texts::pad_audit_none));
}

#[test]
fn oddities_nobody_confirmed_are_named_before_the_score_card_and_on_it() {
    let mut program = playing(3);
    three_in_a_turn(&mut program);
    count_by_numbers(&mut program);
    for _ in 0..3 {
        program.press(Key::Enter);
    }
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Pad));
    assert!(program.shows(odd_of_three));
    program.press(Key::Escape);
    assert!(!program.shows(odd_of_three), "people can look at it first");
    program.press(Key::Enter);
    click(&mut program, Texts::pad_keep_all);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert!(program.shows_containing(|t: &Texts| t.score_odd(&odd_of_three(t))));
    assert!(pad(&mut program).unconfirmed().is_empty());
}

#[test]
fn a_single_oddity_is_asked_about_once_before_the_score_card() {
    let mut program = playing(3);
    let enter = |program: &mut Program, event| program.run(GameCommand::Table(TableCommand::Enter(event)));
    for round in 1..18 {
        enter(&mut program, PadEvent::NextRound { round: Some(round) });
    }
    for (row, building) in
        [(1, BuildingType::Arcades), (1, BuildingType::Garden), (1, BuildingType::Chambers)]
    {
        enter(&mut program, PadEvent::Fill { row, building, round: 18 });
    }
    for row in 2..=3 {
        enter(&mut program, PadEvent::Nothing { row, round: 18 });
    }
    for row in 1..=3 {
        enter(&mut program, PadEvent::Close { row, lines: [0; 3], coins: 0, built: None });
    }
    assert_eq!(pad(&mut program).unconfirmed().len(), 1);
    program.window.run();
    program.press(Key::Enter);
    assert!(program.shows(Texts::pad_keep) && !program.shows(Texts::pad_keep_all));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Pad), "Enter keeps nothing");
    click(&mut program, Texts::pad_keep);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}
