//! What can be mended at a table, and what is checked.

use alhambra::games::roll_and_write::{
    game::GamePage,
    session::{GameCommand, PadCommand},
};

use super::*;

#[test]
fn a_correction_several_rounds_back_tells_what_it_changed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..5 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Barbara", BuildingType::Seraglio);
        end_round(&mut program);
    }
    let entry = pad(&mut program).entries_of(1, 2)[0].0;
    program.press(Key::H);
    // Of the five, latest first, that of round 2.
    click_the(&mut program, 3, |t: &Texts| {
        t.pad_said(t.pad_change(), &t.history_filled("Barbara", BuildingType::Seraglio))
    });
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Arcades));
    click(&mut program, Texts::pad_correct);
    let pad_now = pad(&mut program);
    let event = pad_now.events().iter().find(|(number, _)| *number == entry).unwrap().1;
    assert_eq!(event, PadEvent::Fill { row: 2, building: BuildingType::Arcades, round: 2 });
    let corrected = |t: &Texts| {
        let [was, is] = [BuildingType::Seraglio, BuildingType::Arcades];
        t.history_amended(2, &t.history_filled("Barbara", is), &t.building_bare(was))
    };
    assert!(program.shows(corrected));
    assert!(program.shows_containing(|t: &Texts| {
        let what = format!("{}, {}", NAMES[0], t.building_bare(BuildingType::Seraglio));
        t.pad_from_to(&what, &t.pad_award_then(5, 13), &t.pad_award_then(5, 17))
    }));
    program.press(Key::Escape);
    program.press(Key::U);
    assert_eq!(boxes(&mut program, 1)[1], 5);
}

#[test]
fn another_pad_than_ours_needs_only_its_counts_and_they_can_be_corrected() {
    let mut program = program();
    program.press(Key::T);
    click(&mut program, fewer(BuildingType::Tower));
    assert!(program.shows_containing(Texts::new_pad_not_ready));
    click(&mut program, more(BuildingType::Pavilion));
    program.press(Key::Enter);
    let layout = *pad(&mut program).corrected_config().layout();
    assert_eq!((layout.grid(), layout.count(BuildingType::Pavilion)), (None, 6));
    program.press(Key::M);
    program.press(Key::W);
    click(&mut program, more(BuildingType::Pavilion));
    click(&mut program, fewer(BuildingType::Garden));
    click(&mut program, Texts::pad_correct);
    assert_eq!(pad(&mut program).corrected_config().layout().count(BuildingType::Pavilion), 7);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::T);
    assert!(!program.shows_containing(Texts::new_pad_counts_hint), "what was said once is remembered");
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).corrected_config().layout().count(BuildingType::Pavilion), 6);
}

#[test]
fn names_order_and_first_player_are_mended_and_somebody_leaves() {
    let mut program = program();
    table(&mut program, 4);
    setup(&mut program, 4);
    program.press(Key::M);
    program.press(Key::P);
    click(&mut program, |t: &Texts| t.pad_make_first("Carl"));
    assert_eq!(pad(&mut program).first(), 2);
    click(&mut program, |t: &Texts| t.pad_leaves("Dora"));
    assert!(pad(&mut program).has_left(3));
    click(&mut program, |t: &Texts| format!("{}: {}", t.player_name(2), t.seat_up()));
    click(&mut program, Texts::save);
    let names: Vec<String> = pad(&mut program).header.seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Barbara", "Ani", "Carl", "Dora"]);
    assert_eq!(pad(&mut program).first(), 2, "the first player stays who it is");
}

#[test]
fn crosses_are_checked_against_the_boxes_before_a_row_is_closed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::E);
    assert!(program.control(Role::Button, Texts::pad_close_next).accesskit_node().is_disabled());
    let grid = *pad(&mut program).config().layout().grid().unwrap();
    let mut wanted = [1, 0, 0, 0, 0, 2];
    for (k, building) in grid.iter().enumerate() {
        let left: &mut i32 = &mut wanted[building.index()];
        if *left > 0 {
            *left -= 1;
            click(&mut program, |t: &Texts| t.sheet_cell(k / 6 + 1, k % 6 + 1, *building));
        }
    }
    click(&mut program, Texts::pad_close_next);
    let closed = pad(&mut program);
    assert!(closed.is_closed(0) && !closed.is_closed(1));
}

#[test]
fn what_no_game_can_give_is_named_and_kept_when_somebody_says_so() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Arcades);
    for building in [BuildingType::Garden, BuildingType::Chambers] {
        tap_again(&mut program, "Ani", building);
    }
    let odd = |t: &Texts| without_rules(&t.odd_turn("Ani", 3, 1));
    click(&mut program, |t: &Texts| t.pad_said(t.pad_audit(), "1"));
    assert_eq!(program.all(odd).count(), 2, "in the list, and on the sheet below");
    click(&mut program, |t: &Texts| t.pad_said(t.pad_keep(), &odd(t)));
    assert!(program.shows(|t: &Texts| t.history_confirmed(&odd(t))));
    let kept = saved(&mut program);
    assert!(kept.unconfirmed().is_empty() && !kept.findings().is_empty(), "the record says so");
}

#[test]
fn every_entry_of_a_round_has_a_place_of_its_own_in_the_history() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..2 {
        tap(&mut program, "Ani", BuildingType::Arcades);
        program.press(Key::B);
        tap(&mut program, "Ani", BuildingType::Garden);
        tap(&mut program, "Barbara", BuildingType::Tower);
        tap(&mut program, "Carl", BuildingType::Chambers);
    }
    program.press(Key::H);
    let entries: Vec<_> =
        program.all(|t: &Texts| t.pad_said(t.pad_change(), ANY)).map(|entry| entry.rect()).collect();
    assert!(entries.len() >= 17, "{} entries", entries.len());
    for (k, entry) in entries.iter().enumerate() {
        let hidden = entries[..k].iter().find(|other| other.shrink(1.0).intersects(*entry));
        assert!(hidden.is_none(), "{entry} lies over {hidden:?}");
    }
}

#[test]
fn a_cross_is_made_by_a_tap_shorter_than_a_frame() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::E);
    let building = pad(&mut program).config().layout().grid().unwrap()[0];
    let free = move |t: &Texts| t.sheet_cell(1, 1, building);
    let built = move |t: &Texts| t.sheet_cell_built(1, 1, building);
    program.tap_at_once(free);
    assert!(program.shows(built));
    program.tap_at_once(built);
    assert!(program.shows(free), "and taken away by another");
}

#[test]
fn oddities_nobody_confirmed_are_named_before_the_score_card_and_on_it() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Arcades);
    for building in [BuildingType::Garden, BuildingType::Chambers] {
        tap_again(&mut program, "Ani", building);
    }
    program.press(Key::M);
    click(&mut program, Texts::pad_end_early);
    click(&mut program, Texts::pad_by_numbers);
    for _ in 0..3 {
        program.press(Key::Enter);
    }
    let odd = |t: &Texts| without_rules(&t.odd_turn("Ani", 3, 1));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad));
    assert!(program.shows(odd));
    program.press(Key::Escape);
    assert!(!program.shows(odd), "one can look at it first");
    program.press(Key::Enter);
    click(&mut program, Texts::pad_keep_all);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    assert!(program.shows_containing(|t: &Texts| t.score_odd(&odd(t))));
    assert!(pad(&mut program).unconfirmed().is_empty());
}

#[test]
fn a_single_oddity_is_asked_about_once_before_the_score_card() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    let enter = |program: &mut Program, event| program.run(GameCommand::Pad(PadCommand::Enter(event)));
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
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad), "Enter keeps nothing");
    click(&mut program, Texts::pad_keep);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
}

#[test]
fn players_of_one_name_are_not_seated() {
    let mut program = program();
    table(&mut program, 3);
    program.press(Key::M);
    program.press(Key::P);
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
fn a_secondary_click_on_a_field_leads_to_its_entries_and_adds_none() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for name in &NAMES[..3] {
        tap(&mut program, name, BuildingType::Garden);
    }
    let gardens = |t: &Texts| field_name(t, "Ani", BuildingType::Garden, ANY);
    program.control(Role::Button, gardens).click_secondary();
    program.window.run();
    assert_eq!(boxes(&mut program, 0)[4], 1, "nothing is added");
    assert!(program.shows(Texts::pad_what), "the entry is open");
    click(&mut program, Texts::pad_strike);
    assert_eq!(boxes(&mut program, 0)[4], 0);
    assert_eq!(pad(&mut program).round(), 1, "round 1 waits for Ani again");
}

#[test]
fn an_earlier_round_shows_the_boxes_filled_by_then() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..2 {
        for name in &NAMES[..3] {
            tap(&mut program, name, BuildingType::Garden);
        }
    }
    let field = |t: &Texts, building, filled: &str| field_name(t, "Barbara", building, filled);
    assert!(program.shows_containing(|t: &Texts| {
        field(t, BuildingType::Garden, &format!("{}, ", t.pad_boxes(2, 7)))
    }));
    for gardens in [2, 1, 0] {
        click(&mut program, Texts::pad_round_back);
        let shown = |t: &Texts| field(t, BuildingType::Garden, &t.pad_boxes(gardens, 7));
        assert!(program.shows(shown), "{}", program.said(shown));
        let pavilions = |t: &Texts| field(t, BuildingType::Pavilion, &t.pad_boxes(1, 5));
        assert!(program.shows(pavilions), "{}", program.said(shown));
    }
}

#[test]
fn crosses_that_were_tapped_become_the_numbers_of_lines() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    click(&mut program, Texts::pad_end_early);
    let grid = *pad(&mut program).config().layout().grid().unwrap();
    for column in 1..=4 {
        program.click(|t: &Texts| t.sheet_cell(1, column, grid[column - 1]));
    }
    assert!(program.shows_containing(|t: &Texts| t.pad_close_vp(2, AnyNumber)));
    click(&mut program, Texts::pad_by_numbers);
    assert!(program.shows_containing(|t: &Texts| t.pad_close_vp(2, AnyNumber)));
    click(&mut program, more_lines(5));
    click(&mut program, Texts::pad_by_grid);
    click(&mut program, Texts::pad_by_numbers);
    assert!(
        program.shows_containing(|t: &Texts| t.pad_close_vp(7, AnyNumber)),
        "and what was said by numbers stays"
    );
}

#[test]
fn crosses_that_were_tapped_are_there_after_looking_elsewhere() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    let close = |program: &mut Program| {
        program.press(Key::M);
        click(program, Texts::pad_end_early);
    };
    let crossed = |t: &Texts| t.sheet_cell_built(1, 1, BuildingType::Pavilion);
    close(&mut program);
    program.click_containing(|t: &Texts| t.sheet_cell(1, 1, BuildingType::Pavilion));
    click(&mut program, Typed("Barbara"));
    assert!(!program.shows(crossed), "another sheet");
    click(&mut program, Typed("Ani"));
    assert!(program.shows(crossed));
    program.press(Key::Escape);
    assert!(!program.shows(crossed));
    close(&mut program);
    assert!(program.shows(crossed));
}

#[test]
fn what_was_typed_for_a_new_table_is_there_after_going_back() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(3);
    program.add(|t: &Texts| t.seat_name(2), "Ben");
    program.press(Key::Enter);
    goes_first(&mut program, "Ben");
    click(&mut program, fewer(BuildingType::Tower));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::T);
    assert!(program.shows_containing(Texts::new_pad_not_ready), "the numbers as far as they were typed");
    click(&mut program, more(BuildingType::Pavilion));
    program.press(Key::Enter);
    let table = pad(&mut program);
    let config = table.config();
    assert_eq!((config.players(), table.header.seats[1].name.as_str(), table.first()), (3, "Ben", 1));
    assert_eq!(
        (config.layout().count(BuildingType::Pavilion), config.layout().count(BuildingType::Tower)),
        (6, 6)
    );
}

/// The lines and coins that a row was closed with last.
fn closed_with(program: &mut Program, row: u8) -> Option<([u8; 3], u8)> {
    let is_its = |event: &PadEvent| matches!(event, PadEvent::Close { row: closed, .. } if *closed == row);
    match saved(program).events().iter().rev().map(|(_, event)| *event).find(is_its)? {
        PadEvent::Close { lines, coins, .. } => Some((lines, coins)),
        _ => None,
    }
}

/// A table of three, each closed by numbers with as many coins as the number of its row.
fn closed_by_numbers(program: &mut Program) {
    table(program, 3);
    setup(program, 3);
    program.press(Key::M);
    click(program, Texts::pad_end_early);
    click(program, Texts::pad_by_numbers);
    for coins in 1..=3 {
        for _ in 0..coins {
            click(program, more_coins);
        }
        program.press(Key::Enter);
    }
    assert!(pad(program).is_over());
}

#[test]
fn what_was_changed_on_one_tab_of_the_closing_is_stored_by_done_on_another() {
    let mut program = program();
    closed_by_numbers(&mut program);
    let entries = pad(&mut program).log().len();
    click(&mut program, Texts::pad_close_table);
    click(&mut program, more_lines(4));
    click(&mut program, Typed("Barbara"));
    click(&mut program, |t: &Texts| t.new_pad_fewer(t.pad_coins_left()));
    click(&mut program, Typed("Carl"));
    click(&mut program, Texts::pad_close_done);
    assert_eq!(closed_with(&mut program, 1), Some(([1, 0, 0], 1)));
    assert_eq!(closed_with(&mut program, 2), Some(([0, 0, 0], 1)));
    assert_eq!(closed_with(&mut program, 3), Some(([0, 0, 0], 3)));
    assert_eq!(pad(&mut program).log().len(), entries + 2, "Carl was looked at only");
}

#[test]
fn what_does_not_fit_on_another_tab_of_the_closing_is_shown_instead_of_lost() {
    let mut program = program();
    closed_by_numbers(&mut program);
    click(&mut program, Texts::pad_close_table);
    for _ in 0..13 {
        click(&mut program, more_lines(4));
        click(&mut program, more_lines(5));
    }
    click(&mut program, Typed("Carl"));
    click(&mut program, Texts::pad_close_done);
    let done = program.control(Role::Button, Texts::pad_close_done);
    assert!(done.accesskit_node().is_disabled(), "Ani's tab is open, and cannot be stored");
    for _ in 0..13 {
        click(&mut program, |t: &Texts| t.new_pad_fewer(&t.pad_lines_with(5)));
    }
    click(&mut program, Texts::pad_close_done);
    assert_eq!(closed_with(&mut program, 1), Some(([12, 0, 0], 1)));
    assert!(program.find_control(Role::Button, Texts::pad_close_done).is_none());
}

#[test]
fn a_closing_that_was_undone_is_not_stored_again_by_looking_at_it() {
    let mut program = program();
    closed_by_numbers(&mut program);
    click(&mut program, Texts::pad_close_table);
    click(&mut program, more_coins);
    program.press(Key::Enter);
    assert_eq!(closed_with(&mut program, 1), Some(([0, 0, 0], 2)));
    program.press(Key::U);
    let entries = pad(&mut program).log().len();
    click(&mut program, Texts::pad_close_table);
    program.press(Key::Enter);
    assert_eq!(closed_with(&mut program, 1), Some(([0, 0, 0], 1)), "what was undone stays so");
    assert_eq!(pad(&mut program).log().len(), entries);
}

#[test]
fn what_was_changed_of_a_closed_row_counts_when_the_final_count_is_left() {
    let mut program = program();
    closed_by_numbers(&mut program);
    let total = |program: &mut Program| pad(program).pad_state().cards().rows[0].unwrap().total();
    let before = total(&mut program);
    click(&mut program, Texts::pad_close_table);
    let ticked = |program: &mut Program| {
        click(program, more_coins);
        program.press(Key::Escape);
        closed_with(program, 1)
    };
    assert_eq!(ticked(&mut program), Some(([0, 0, 0], 2)));
    let after = total(&mut program);
    assert_eq!(after, before + 1);
    // What that changed is said.
    let what = |t: &Texts| {
        t.pad_from_to(&format!("Ani, {}", t.total().to_lowercase()), &t.count_vp(before), &t.count_vp(after))
    };
    assert!(program.shows_containing(what));
    click(&mut program, Texts::pad_close_table);
    let shown = program.control(Role::SpinButton, Texts::pad_coins_left);
    assert_eq!(shown.accesskit_node().numeric_value(), Some(2.0), "what is shown is what counts");
    assert_eq!(ticked(&mut program), Some(([0, 0, 0], 3)));
}

#[test]
fn the_final_count_does_not_move_when_a_warning_comes_or_goes() {
    for numbers in [false, true] {
        let mut program = program_with(&settings(LanguageChoice::En), SMALL);
        table(&mut program, 3);
        setup(&mut program, 3);
        program.press(Key::M);
        program.press(Key::E);
        if numbers {
            click(&mut program, Texts::pad_by_numbers);
        }
        let place = |program: &Program| {
            [Texts::close as fn(&Texts) -> &str, Texts::pad_close_next]
                .map(|name| program.control(Role::Button, name).rect())
        };
        let before = place(&program);
        for _ in 0..9 {
            click(&mut program, more_coins);
            assert_eq!(place(&program), before);
        }
        assert_eq!(program.shows_containing(|t: &Texts| without_rules(&t.odd_coins("Ani", 9, 7))), numbers);
    }
}

#[test]
fn an_entry_moved_to_somebody_else_leaves_the_table_in_its_round() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..3 {
        for name in &NAMES[..3] {
            tap(&mut program, name, BuildingType::Garden);
        }
    }
    tap(&mut program, "Ani", BuildingType::Garden);
    let entry = pad(&mut program).entries_of(1, 1)[0].0;
    let event = PadEvent::Fill { row: 3, building: BuildingType::Garden, round: 1 };
    program.run(GameCommand::Pad(PadCommand::Amend { entry, event }));
    program.window.run();
    assert_eq!((pad(&mut program).round(), pad(&mut program).turn()), (4, Some(1)));
    let moved = |t: &Texts| {
        let [is, was] = ["Carl", "Barbara"].map(|name| t.history_filled(name, BuildingType::Garden));
        t.history_amended(1, &is, &was)
    };
    assert!(program.shows_containing(moved), "whose it was is said");
    let missing = |t: &Texts| without_rules(&t.odd_missing("Barbara", 1));
    assert!(program.shows(missing), "and the sheet says what is missing");
    tap(&mut program, "Barbara", BuildingType::Tower);
    assert_eq!(pad(&mut program).entries_of(1, 4).len(), 1, "the next entry is of the round that is played");
    program.press(Key::O);
    click(&mut program, |t: &Texts| t.pad_said(t.pad_show_entry(), &missing(t)));
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Arcades));
    click(&mut program, Texts::pad_add);
    assert_eq!((pad(&mut program).round(), pad(&mut program).entries_of(1, 1).len()), (4, 1));
    assert!(pad(&mut program).unconfirmed().is_empty());
}

#[test]
fn what_no_game_can_give_is_said_when_it_is_entered() {
    let mut program = program();
    table(&mut program, 3);
    for building in [BuildingType::Garden, BuildingType::Tower, BuildingType::Arcades] {
        tap(&mut program, "Ani", building);
    }
    tap(&mut program, "Ani", BuildingType::Chambers);
    assert!(program.shows_containing(Texts::pad_setup_full_hint), "first it is asked");
    assert!(!program.shows(Texts::pad_no_second), "setup has no second buildings");
    tap(&mut program, "Ani", BuildingType::Chambers);
    let odd = |t: &Texts| without_rules(&t.odd_setup("Ani", 4));
    assert!(program.shows(odd), "then it is said");
    tap(&mut program, "Barbara", BuildingType::Garden);
    assert!(!program.shows(odd), "until something else is entered");
}

#[test]
fn the_total_of_a_row_has_its_lines_and_coins_once_they_are_entered() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    let shown = |program: &mut Program, row: usize, title: fn(&Texts) -> &str, total: &str| {
        program.shows_containing(move |t: &Texts| format!(", {}", t.pad_said(title(t), total)))
            && program.shows_containing(move |t: &Texts| t.pad_said(NAMES[row], ANY))
    };
    let card = |program: &mut Program, row: usize| pad(program).pad_state().cards().rows[row].unwrap();
    let types = card(&mut program, 0).types_vp();
    assert!(shown(&mut program, 0, Texts::pad_types_now, &types.to_string()));
    let event = PadEvent::Close { row: 1, lines: [1, 0, 0], coins: 4, built: None };
    program.run(GameCommand::Pad(PadCommand::Enter(event)));
    program.window.run();
    assert_eq!(card(&mut program, 0).total(), types + 4);
    assert!(shown(&mut program, 0, Texts::total, &(types + 4).to_string()));
    let others = program.said(|t: &Texts| t.pad_types_and_more(types));
    assert!(shown(&mut program, 1, Texts::total, &others), "those of the others are to come");
}

#[test]
fn who_was_said_to_go_first_before_is_marked_as_corrected() {
    let mut program = program();
    table(&mut program, 3);
    program.run(GameCommand::Pad(PadCommand::Enter(PadEvent::First { row: 2 })));
    program.press(Key::H);
    let first = |t: &Texts, name: &str| t.pad_said(t.pad_change(), &t.history_first(&named(name)));
    assert!(program.shows(|t: &Texts| first(t, "Barbara")));
    assert!(!program.shows(|t: &Texts| first(t, "Ani")));
    let before = |t: &Texts| t.pad_superseded(&t.history_first(&named("Ani")));
    assert!(program.shows(|t: &Texts| t.pad_said(t.pad_change(), &before(t))));
}
