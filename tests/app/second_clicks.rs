//! A double click on any control of any pad does no more than a single click: the second one never hits what the first
//! one brought under the pointer, nor anything that has changed its meaning since.

use alhambra::{
    games::{
        alexandros::{pad::LedgerEvent, rules::Symbol},
        common::BuildingType,
        roll_and_write::pad::{PadEvent, PadExt},
    },
    text::Texts,
};
use egui::{Key, Pos2, Role};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::{
    desk::{ANY, AnyNumber, Part, Program, clicked, program},
    ledger, pad, tile_game,
};

/// How many entries the open table has.
fn entries(program: &mut Program) -> usize {
    if let Some(session) = &program.roll_and_write().tables.table {
        return session.pad().log().len();
    }
    if let Some(session) = &program.alhambra().tables.table {
        return session.pad().log().len();
    }
    program.alexandros().table.as_ref().unwrap().pad().log().len()
}

/// The middles of all buttons that can be clicked, each with its name.
fn buttons(program: &Program) -> Vec<(String, Pos2)> {
    let all = program.window.query_all(By::new().role(Role::Button));
    let enabled = all.filter(|node| !node.accesskit_node().is_disabled());
    enabled.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect().center())).collect()
}

/// A table of three of Roll & Write at which the last player has no entry yet in the first round.
fn last_of_round() -> Program {
    let mut program = pad::playing(3);
    program.press(Key::Num4);
    program.press(Key::Num5);
    program
}

/// A table of three of Roll & Write before the last box of setup.
fn last_of_setup() -> Program {
    let mut program = program();
    pad::table(&mut program, 3);
    for _ in 0..8 {
        program.press(Key::Num1);
    }
    program
}

/// Alexandros without a board, where somebody can occupy the province that is shown.
fn can_occupy() -> Program {
    let mut program = program();
    ledger::to_new_table(&mut program);
    ledger::begin(&mut program, 3);
    program.press(Key::P);
    ledger::more(&mut program, Texts::alexandros_page_plain, 5);
    ledger::more(&mut program, |t: &Texts| t.alexandros_symbol(Symbol::Amphora), 1);
    program.click_button(Texts::alexandros_page_enter);
    program.press(Key::Num1);
    program.click_containing(|t: &Texts| t.alexandros_page_price(ANY, ANY));
    program
}

/// The tile game, where the first wall is asked for.
fn walls_are_asked() -> Program {
    let mut program = tile_game::begin(3);
    program.press(Key::X);
    program
}

#[test]
fn a_double_click_on_any_button_of_any_pad_makes_one_entry_at_most() {
    for begin in [last_of_round, can_occupy, walls_are_asked] {
        let mut program = begin();
        for (name, at) in buttons(&program) {
            let before = entries(&mut program);
            program.double_click_at(at);
            let made = entries(&mut program).saturating_sub(before);
            assert!(made <= 1, "{name}: {made} entries");
            program = begin();
        }
    }
}

#[test]
fn the_last_box_of_a_round_clicked_twice_fills_none_of_the_next_round() {
    for (begin, round) in [(last_of_setup as fn() -> Program, 1), (last_of_round, 2)] {
        let mut program = begin();
        let garden = || |t: &Texts| pad::field_name(t, "Carl", BuildingType::Garden, ANY);
        let at = program.get(garden()).rect().center();
        let before = entries(&mut program);
        program.double_click_at(at);
        assert_eq!((entries(&mut program), pad::pad(&mut program).round()), (before + 1, round));
        // A click that is meant for the next round does.
        program.click(garden());
        let last = pad::pad(&mut program).events().last().map(|(_, event)| *event);
        let filled = PadEvent::Fill { row: 3, building: BuildingType::Garden, round };
        assert_eq!(last, Some(filled));
    }
}

#[test]
fn occupy_clicked_twice_does_not_go_on_to_the_next_player() {
    let mut program = can_occupy();
    let occupy = program.control(Role::Button, Texts::alexandros_page_occupy).rect().center();
    program.double_click_at(occupy);
    let table = ledger::table(&mut program);
    let last = table.events().last().map(|(_, event)| event.clone());
    assert!(matches!(last, Some(LedgerEvent::Occupy { .. })), "{last:?}");
    // A key that is meant for the next player does.
    program.press(Key::Enter);
    assert_eq!(ledger::table(&mut program).state().turn(), 2);
}

#[test]
fn a_wall_clicked_twice_does_not_count_for_the_next_player_too() {
    let mut program = walls_are_asked();
    let seven = program.control(Role::Button, |t: &Texts| t.alhambra_measure_number(7)).rect().center();
    program.double_click_at(seven);
    let walls: Vec<_> =
        tile_game::pad(&mut program).state().rows.iter().map(|row| row.measured[0].wall).collect();
    assert_eq!(walls, [Some(7), None, None]);
}

#[test]
fn tiles_of_one_type_can_be_tapped_as_fast_as_anybody_likes() {
    let mut program = tile_game::begin(3);
    let name = tile_game::name(&mut program, 0);
    let cell =
        Part(|t: &Texts| t.alhambra_table_cell(&name, BuildingType::Tower, AnyNumber, AnyNumber, AnyNumber));
    let at = program.button(cell).rect().center();
    program.double_click_at(at);
    assert_eq!(entries(&mut program), 2, "two clicks are two tiles");
    // But right after a tile was taken off, the second click adds none.
    program.press(Key::Minus);
    program.double_click_at(at);
    assert_eq!(entries(&mut program), 3);
}

#[test]
fn two_players_can_be_tapped_as_fast_as_anybody_likes() {
    let mut program = pad::playing(3);
    let place = |name: &str| {
        let said = format!("{name}, ");
        let all = buttons(&program);
        all.into_iter().find(|(label, _)| label.starts_with(&said)).unwrap().1
    };
    let both = [place("Ani"), place("Barbara")];
    let before = entries(&mut program);
    program.at_once(both.map(clicked).concat());
    assert_eq!(entries(&mut program), before + 2);
}
