//! The final count of a table: crosses, lines and coins, and the way to the score card.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

/// What the lines come to, within the sum.
fn lines_vp(vp: u16) -> impl Words {
    move |t: &Texts| format!(", {vp} {}", t.lines())
}

#[test]
fn crosses_are_checked_against_the_boxes_before_a_row_is_closed() {
    let mut program = playing(3);
    program.menu(Key::E);
    let next = program.control(Role::Button, |t: &Texts| t.pad_close_on("Barbara"));
    assert!(next.accesskit_node().is_disabled());
    let grid = *pad(&mut program).config().layout().grid().unwrap();
    let mut wanted = [1, 0, 0, 0, 0, 2];
    for (k, building) in grid.iter().enumerate() {
        let left: &mut i32 = &mut wanted[building.index()];
        if *left > 0 {
            *left -= 1;
            click(&mut program, |t: &Texts| t.sheet_cell(k / 6 + 1, k % 6 + 1, *building));
        }
    }
    click(&mut program, |t: &Texts| t.pad_close_on("Barbara"));
    let closed = pad(&mut program);
    assert!(closed.is_closed(0) && !closed.is_closed(1));
}

#[test]
fn a_cross_is_made_by_a_tap_shorter_than_a_frame() {
    let mut program = playing(3);
    program.menu(Key::E);
    let building = pad(&mut program).config().layout().grid().unwrap()[0];
    let free = move |t: &Texts| t.sheet_cell(1, 1, building);
    let built = move |t: &Texts| t.sheet_cell_built(1, 1, building);
    program.tap_at_once(free);
    assert!(program.shows(built));
    program.tap_at_once(built);
    assert!(program.shows(free), "and another one takes it away");
}

#[test]
fn crosses_that_were_tapped_become_the_numbers_of_lines() {
    let mut program = playing(3);
    program.press(Key::M);
    click(&mut program, Texts::pad_end_early);
    let grid = *pad(&mut program).config().layout().grid().unwrap();
    for column in 1..=4 {
        program.click(|t: &Texts| t.sheet_cell(1, column, grid[column - 1]));
    }
    assert!(program.shows_containing(lines_vp(2)));
    click(&mut program, Texts::pad_by_numbers);
    assert!(program.shows_containing(lines_vp(2)));
    click(&mut program, more_lines(5));
    click(&mut program, Texts::pad_by_grid);
    click(&mut program, Texts::pad_by_numbers);
    assert!(program.shows_containing(lines_vp(7)), "and what was entered as numbers stays");
}

#[test]
fn crosses_that_were_tapped_are_there_after_looking_elsewhere() {
    let mut program = playing(3);
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
fn what_is_impossible_or_odd_in_a_final_count_is_said_while_it_is_typed() {
    let mut program = playing(3);
    program.menu(Key::E);
    assert!(program.shows(Texts::why_count_unfit));
    click(&mut program, Texts::pad_by_numbers);
    let odd = |t: &Texts| without_rules(&t.odd_coins("Ani", 8, 7));
    assert!(!program.shows(odd));
    // Three from the start, and a turn that may have given four.
    for _ in 0..8 {
        click(&mut program, more_coins);
    }
    assert!(program.shows(odd), "before anybody goes on to the next player");
    for _ in 0..7 {
        click(&mut program, more_lines(4));
        click(&mut program, more_lines(5));
    }
    assert!(program.shows(Texts::why_too_many_lines));
}

#[test]
fn coins_are_typed_in_digits() {
    let mut program = playing(3);
    count_by_numbers(&mut program);
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
fn the_final_count_does_not_move_when_a_warning_comes_or_goes() {
    for numbers in [false, true] {
        let mut program = program_with(&settings(Language::English), SMALL);
        table(&mut program, 3);
        setup(&mut program, 3);
        program.menu(Key::E);
        if numbers {
            click(&mut program, Texts::pad_by_numbers);
        }
        let place = |program: &Program| {
            let close = program.control(Role::Button, Texts::close).rect();
            [close, program.control(Role::Button, |t: &Texts| t.pad_close_on("Barbara")).rect()]
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
fn turning_to_numbers_moves_neither_the_final_count_nor_the_choice_itself() {
    let mut program = program_with(&settings(Language::English), SMALL);
    table(&mut program, 3);
    setup(&mut program, 3);
    program.menu(Key::E);
    let places = |program: &Program| {
        let choice = program.control(Role::RadioButton, Texts::pad_by_numbers).rect();
        let close = program.control(Role::Button, Texts::close).rect();
        let next = program.control(Role::Button, |t: &Texts| t.pad_close_on("Barbara")).rect();
        [choice, close, next]
    };
    let by_sheet = places(&program);
    click(&mut program, Texts::pad_by_numbers);
    assert_eq!(places(&program), by_sheet);
}

#[test]
fn the_total_of_a_row_has_its_lines_and_coins_once_they_are_entered() {
    let mut program = playing(3);
    let shown = |program: &mut Program, row: usize, title: fn(&Texts) -> &str, total: &str| {
        program.shows_containing(move |t: &Texts| format!(", {}", t.pad_said(title(t), total)))
            && program.shows_containing(move |t: &Texts| t.pad_said(NAMES[row], ANY))
    };
    let card = |program: &mut Program, row: usize| pad(program).pad_state().cards().rows[row].unwrap();
    let types = card(&mut program, 0).types_vp();
    assert!(shown(&mut program, 0, Texts::pad_types_now, &types.to_string()));
    let event = PadEvent::Close { row: 1, lines: [1, 0, 0], coins: 4, built: None };
    program.run(GameCommand::Table(TableCommand::Enter(event)));
    program.window.run();
    assert_eq!(card(&mut program, 0).total(), types + 4);
    assert!(shown(&mut program, 0, Texts::total, &(types + 4).to_string()));
    let others = program.said(|t: &Texts| t.pad_types_and_more(types));
    assert!(shown(&mut program, 1, Texts::total, &others), "those of the others are to come");
}

#[test]
fn back_and_home_on_a_score_card_lead_to_the_pad_and_to_home() {
    let mut program = on_score_card();
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::Pad), "back");
    program.press(Key::Enter);
    click(&mut program, Texts::home);
    assert_eq!(program.page(), Page::Home);
}
