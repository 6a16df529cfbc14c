//! Steps into the past say what they changed, and what is odd leads to its entry.

use alhambra::games::roll_and_write::{
    game::GamePage,
    session::{GameCommand, PadCommand},
};

use super::*;

/// Ani and Barbara complete the seraglio together in round 5.
fn shared_seraglio(program: &mut Program) {
    table(program, 3);
    setup(program, 3);
    for _ in 0..5 {
        tap(program, "Ani", BuildingType::Seraglio);
        tap(program, "Barbara", BuildingType::Seraglio);
        end_round(program);
    }
}

/// That somebody's early award has changed.
fn award(texts: &Texts, name: &str, before: &str, after: &str) -> String {
    let what = format!("{name}, {}", texts.building_bare(BuildingType::Seraglio));
    texts.pad_from_to(&what, before, after)
}

#[test]
fn what_a_correction_moved_is_said_on_the_sheet_and_above_the_entries() {
    let mut program = program_with(&settings(LanguageChoice::En), vec2(1024.0, 640.0));
    shared_seraglio(&mut program);
    program.press(Key::H);
    click_the(&mut program, 4, |t: &Texts| {
        t.pad_said(t.pad_change(), &t.history_filled("Barbara", BuildingType::Seraglio))
    });
    click(&mut program, Texts::pad_strike);
    let moved = |t: &Texts| award(t, "Ani", &t.pad_award_then(5, 13), &t.pad_award_then(5, 17));
    let shown = program.all(moved).next().expect("it is said").rect();
    let window = program.window.ctx.content_rect();
    assert!(window.contains_rect(shown), "it is in sight, however far the list was scrolled: {shown}");
    program.press(Key::Escape);
    assert!(program.shows_containing(moved), "the sheet says it, too");
}

#[test]
fn undo_and_redo_say_what_they_did_and_what_moved() {
    let mut program = program();
    shared_seraglio(&mut program);
    let entry = pad(&mut program).entries_of(1, 5)[0].0;
    program.run(GameCommand::Pad(PadCommand::Strike(entry)));
    program.window.run();
    program.press(Key::U);
    let struck = |t: &Texts| t.history_struck(&t.history_filled("Barbara", BuildingType::Seraglio));
    assert!(program.shows_containing(|t: &Texts| t.pad_undone(&struck(t))));
    let back = |t: &Texts| award(t, "Ani", &t.pad_award_then(5, 17), &t.pad_award_then(5, 13));
    assert!(program.shows_containing(back));
    program.press_with(Modifiers::SHIFT, Key::U);
    assert!(program.shows_containing(|t: &Texts| t.pad_redone(&struck(t))));
    tap(&mut program, "Carl", BuildingType::Garden);
    assert!(!program.shows_containing(|t: &Texts| t.pad_redone(ANY)), "until something else is done");
}

#[test]
fn a_late_entry_says_what_it_moved() {
    let mut program = program();
    shared_seraglio(&mut program);
    for _ in 0..5 {
        program.press(Key::PageUp);
    }
    tap(&mut program, "Carl", BuildingType::Garden);
    assert!(program.shows_containing(|t: &Texts| t.history_filled("Carl", BuildingType::Garden)));
    let total = |t: &Texts| t.pad_from_to(&format!("Carl, {}", t.total().to_lowercase()), ANY, ANY);
    assert!(program.shows_containing(total));
}

#[test]
fn what_is_odd_leads_to_its_entry() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Arcades);
    for building in [BuildingType::Garden, BuildingType::Chambers] {
        tap_again(&mut program, "Ani", building);
    }
    let odd = |t: &Texts| without_rules(&t.odd_turn("Ani", 3, 1));
    click(&mut program, |t: &Texts| t.pad_said(t.pad_audit(), "1"));
    assert!(!program.shows_containing(|_: &Texts| '§'), "nobody has the rules at hand");
    click(&mut program, |t: &Texts| t.pad_said(t.pad_show_entry(), &odd(t)));
    assert!(program.shows(Texts::pad_what), "its last building is open");
    click(&mut program, Texts::pad_strike);
    assert_eq!(boxes(&mut program, 0)[3], 0);
    assert!(pad(&mut program).unconfirmed().is_empty());
}

#[test]
fn what_was_kept_is_not_said_to_be_right() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::O);
    assert!(program.shows(Texts::pad_audit_none));
    program.press(Key::Escape);
    tap(&mut program, "Ani", BuildingType::Arcades);
    for building in [BuildingType::Garden, BuildingType::Chambers] {
        tap_again(&mut program, "Ani", building);
    }
    for finding in pad(&mut program).unconfirmed() {
        program.run(GameCommand::Pad(PadCommand::Confirm(finding)));
    }
    program.press(Key::O);
    assert!(program.shows(Texts::pad_audit_rest) && !program.shows(Texts::pad_audit_none));
}

#[test]
fn what_cannot_be_closed_so_and_what_is_odd_is_said_while_it_is_typed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::E);
    assert!(program.shows(Texts::why_count_unfit));
    click(&mut program, Texts::pad_by_numbers);
    let odd = |t: &Texts| without_rules(&t.odd_coins("Ani", 8, 7));
    assert!(!program.shows(odd));
    // Three of the start, and a turn that may have given four.
    for _ in 0..8 {
        click(&mut program, more_coins);
    }
    assert!(program.shows(odd), "before the next player is turned to");
    for _ in 0..7 {
        click(&mut program, more_lines(4));
        click(&mut program, more_lines(5));
    }
    assert!(program.shows(Texts::why_too_many_lines));
}

#[test]
fn coins_are_typed_in_digits() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::E);
    click(&mut program, Texts::pad_by_numbers);
    program.control(Role::SpinButton, Texts::pad_coins_left).click();
    program.window.run();
    for key in [Key::Num1, Key::Num2] {
        program.press(key);
    }
    program.press(Key::Enter);
    let closed = saved(&mut program).events().last().map(|(_, event)| *event);
    assert_eq!(closed, Some(PadEvent::Close { row: 1, lines: [0; 3], coins: 12, built: None }));
}

#[test]
fn a_place_without_an_entry_in_the_history_adds_one() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Garden);
    end_round(&mut program);
    program.press(Key::H);
    click(&mut program, |t: &Texts| t.pad_add_entry("Carl", 1));
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Tower));
    click(&mut program, Texts::pad_add);
    let late = PadEvent::Fill { row: 3, building: BuildingType::Tower, round: 1 };
    assert_eq!(pad(&mut program).entries_of(2, 1).last().map(|(_, event)| *event), Some(late));
    assert!(!program.shows(|t: &Texts| t.pad_add_entry("Carl", 1)));
    assert!(program.shows(|t: &Texts| t.pad_add_entry("Barbara", 1)), "she has none yet");
}

#[test]
fn rules_and_sheet_change_in_mid_game_and_what_does_not_fit_says_why() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for name in &NAMES[..3] {
        tap(&mut program, name, BuildingType::Garden);
    }
    let open = |program: &mut Program| {
        program.press(Key::M);
        program.press(Key::W);
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
fn phantoms_are_rolled_at_the_table_or_by_the_program_from_a_round_on() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(2);
    click(&mut program, Texts::new_pad_phantom_table);
    program.press(Key::Enter);
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    assert_eq!(boxes(&mut program, 2), [0; 6]);
    program.press(Key::M);
    program.press(Key::W);
    click(&mut program, Texts::new_pad_phantom_program);
    click(&mut program, Texts::pad_correct);
    assert_eq!(boxes(&mut program, 2).iter().sum::<u8>(), 3, "the program rolls at once");
    assert_eq!(saved(&mut program).log(), pad(&mut program).log());
    program.press(Key::U);
    assert_eq!((boxes(&mut program, 2), pad(&mut program).program_rolls()), ([0; 6], false));
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(boxes(&mut program, 2).iter().sum::<u8>(), 3);
}

#[test]
fn the_same_players_play_again_and_the_next_one_goes_first() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::E);
    click(&mut program, Texts::pad_by_numbers);
    for _ in 0..3 {
        program.press(Key::Enter);
    }
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    let old = pad(&mut program);
    click(&mut program, Texts::score_again);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad));
    let again = pad(&mut program);
    assert_eq!((again.round(), again.first(), again.config()), (0, 1, old.corrected_config()));
    assert_eq!(again.header.seats, old.header.seats);
    assert_ne!(again.header.id, old.header.id);
    assert!(program.has_told(|t: &Texts| t.rematch_first(&named("Ani"), &named("Barbara"))));
    // From the menu of the pad as well, by the key that a game has for it.
    program.press(Key::M);
    program.press(Key::A);
    assert_eq!(pad(&mut program).first(), 2);
}

#[test]
fn a_new_table_proposes_the_next_first_player_and_a_new_game_knows_the_names() {
    let mut program = program();
    table(&mut program, 3);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::T);
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).first(), 1, "after Ani, who went first, Barbara");
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::N);
    program.choose_players(3);
    let name =
        |program: &Program, k: usize| program.field(|t: &Texts| t.seat_name(k)).value().unwrap_or_default();
    assert_eq!([name(&program, 2), name(&program, 3)], ["Ani", "Barbara"]);
}

#[test]
fn back_and_home_lead_there_from_a_score_card() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::E);
    click(&mut program, Texts::pad_by_numbers);
    for _ in 0..4 {
        program.press(Key::Enter);
    }
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad), "back");
    program.press(Key::Enter);
    click(&mut program, Texts::home);
    assert_eq!(program.page(), Page::Home);
}

#[test]
fn a_phantom_that_scores_nothing_is_not_said_to_get_points() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(1);
    program.add(|t: &Texts| t.seat_name(1), "Barbara");
    program.press(Key::Enter);
    click(&mut program, Texts::new_pad_phantom_table);
    program.press(Key::Enter);
    end_round(&mut program);
    for row in 0..3 {
        for _ in 0..5 {
            let event = PadEvent::Fill { row: row + 1, building: BuildingType::Pavilion, round: 1 };
            if row < 2 {
                program.run(GameCommand::Pad(PadCommand::Enter(event)));
            }
        }
    }
    end_round(&mut program);
    let phantom = program.said(|t: &Texts| t.phantom_name("I"));
    assert!(program.shows_containing(|t: &Texts| {
        let who = t.names_and("Barbara", &phantom);
        t.award_with_phantoms(&who, BuildingType::Pavilion, 1, &t.share_two(16, 8, 2), 12, "Barbara")
    }));
    program.press(Key::O);
    assert!(program.shows_containing(|t: &Texts| t.pad_ended_without(0, ANY)));
    assert!(!program.shows_containing(|t: &Texts| t.pad_ended_without(0, &t.names_and(t.you(), ANY))));
}
