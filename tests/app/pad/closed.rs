//! A final count opened again: what was changed is stored, and nothing else.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

/// The lines and coins that a row was last closed with.
fn closed_with(program: &mut Program, row: u8) -> Option<([u8; 3], u8)> {
    let is_its = |event: &PadEvent| matches!(event, PadEvent::Close { row: closed, .. } if *closed == row);
    match saved(program).events().iter().rev().map(|(_, event)| *event).find(is_its)? {
        PadEvent::Close { lines, coins, .. } => Some((lines, coins)),
        _ => None,
    }
}

/// A table of three, each closed by numbers with as many coins as the number of its row.
fn closed_by_numbers() -> Program {
    let mut program = playing(3);
    count_by_numbers(&mut program);
    for coins in 1..=3 {
        for _ in 0..coins {
            click(&mut program, more_coins);
        }
        program.press(Key::Enter);
    }
    assert!(pad(&mut program).is_over());
    program
}

#[test]
fn who_has_won_is_marked_on_the_pad_once_everybody_is_counted() {
    let mut program = closed_by_numbers();
    let winners = pad(&mut program).pad_state().cards().winners();
    assert!(winners.len() > 1, "two coins are worth as much as three");
    let names = winners.iter().map(|&row| NAMES[row]).collect::<Vec<_>>().join(", ");
    assert!(program.shows_containing(|t: &Texts| t.show_winners(&names)));
    program.press(Key::U);
    assert!(!program.shows_containing(|t: &Texts| t.show_winners(&names)), "as long as one is to come");
}

#[test]
fn the_strip_says_who_has_won_once_all_rounds_are_played_and_everybody_is_counted() {
    let mut program = playing(3);
    let mut enter = |event| program.run(GameCommand::Table(TableCommand::Enter(event)));
    for round in 1..=17 {
        enter(PadEvent::NextRound { round: Some(round) });
    }
    for row in 1..=3 {
        enter(PadEvent::Nothing { row, round: 18 });
    }
    // In the strip a hint follows.
    let strip = |t: &Texts| format!("{}. ", t.show_winner("Carl"));
    for row in 1..=3 {
        assert!(!program.shows_containing(strip));
        let event = PadEvent::Close { row, lines: [0; 3], coins: 2 * row, built: None };
        program.run(GameCommand::Table(TableCommand::Enter(event)));
        program.window.run();
    }
    assert!(program.shows_containing(strip));
}

#[test]
fn what_was_changed_on_one_tab_of_the_closing_is_stored_by_done_on_another() {
    let mut program = closed_by_numbers();
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
    assert_eq!(pad(&mut program).log().len(), entries + 2, "Carl was only looked at");
}

#[test]
fn what_does_not_fit_on_another_tab_of_the_closing_is_shown_instead_of_lost() {
    let mut program = closed_by_numbers();
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
    let mut program = closed_by_numbers();
    click(&mut program, Texts::pad_close_table);
    click(&mut program, more_coins);
    program.press(Key::Enter);
    assert_eq!(closed_with(&mut program, 1), Some(([0, 0, 0], 2)));
    program.press(Key::U);
    let entries = pad(&mut program).log().len();
    click(&mut program, Texts::pad_close_table);
    program.press(Key::Enter);
    assert_eq!(closed_with(&mut program, 1), Some(([0, 0, 0], 1)), "what was undone stays undone");
    assert_eq!(pad(&mut program).log().len(), entries);
}

#[test]
fn what_was_changed_in_a_closed_row_counts_when_the_final_count_is_left() {
    let mut program = closed_by_numbers();
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
    // It says what that changed.
    let what = |t: &Texts| {
        t.pad_from_to(&format!("Ani, {}", t.total().to_lowercase()), &t.count_vp(before), &t.count_vp(after))
    };
    assert!(program.shows_containing(what));
    click(&mut program, Texts::pad_close_table);
    let shown = program.control(Role::SpinButton, Texts::pad_coins_left);
    assert_eq!(shown.accesskit_node().numeric_value(), Some(2.0), "what is shown is what counts");
    assert_eq!(ticked(&mut program), Some(([0, 0, 0], 3)));
}
