//! Forms at a table that are left half-typed: by their button, by Esc, by a tap beside them, and by the end of the
//! program. What was typed counts, or is still there when the form is opened again.

use alhambra::{games::roll_and_write::pad::PadExt, text::Texts};
use egui::{Key, Pos2, Role};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{Program, clicked, program},
    ledger, pad, tile_game,
};

/// A way to leave a form.
#[derive(Clone, Copy, Debug)]
enum Way {
    Button,
    Escape,
    Beside,
    Killed,
}

const CLOSED: [Way; 3] = [Way::Button, Way::Escape, Way::Beside];
const ALL: [Way; 4] = [Way::Button, Way::Escape, Way::Beside, Way::Killed];

/// Leaves the form that is open; a program that was killed goes on with the same table.
fn leave(mut program: Program, way: Way) -> Program {
    match way {
        Way::Button => program.click(Texts::close),
        Way::Escape => {
            // The first one leaves the field.
            for _ in 0..2 {
                if program.find_control(Role::Button, Texts::close).is_some() {
                    program.press(Key::Escape);
                }
            }
        }
        Way::Beside => program.at_once(clicked(Pos2::new(4.0, 400.0))),
        Way::Killed => {
            program = program.killed();
            program.press(Key::Enter);
        }
    }
    program
}

fn is_closed(program: &Program) -> bool {
    program.find_control(Role::Button, Texts::close).is_none()
}

fn name_of(row: usize) -> impl Fn(&Texts) -> String + Copy {
    move |t: &Texts| t.seat_name(row + 1)
}

/// What the field of a name says.
fn typed_name(program: &Program, row: usize) -> Option<String> {
    program.field(name_of(row)).value()
}

fn names(seats: &[alhambra::kernel::record::Seat]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}

#[test]
fn names_and_order_typed_at_a_score_pad_count_however_the_form_is_left() {
    for way in ALL {
        let mut program = pad::playing(3);
        program.menu(Key::P);
        program.write(name_of(2), "Zora");
        program.click(|t: &Texts| format!("{}: {}", t.player_name(2), t.seat_up()));
        let mut program = leave(program, way);
        assert!(is_closed(&program), "{way:?}");
        if !matches!(way, Way::Killed) {
            assert_eq!(
                names(&pad::pad(&mut program).header.seats)[..3],
                ["Barbara", "Ani", "Zora"],
                "{way:?}"
            );
        }
        program.menu(Key::P);
        for (row, name) in ["Barbara", "Ani", "Zora"].into_iter().enumerate() {
            assert_eq!(typed_name(&program, row).as_deref(), Some(name), "{way:?}");
        }
        if matches!(way, Way::Killed) {
            program.click(Texts::save);
            assert_eq!(names(&pad::pad(&mut program).header.seats)[..3], ["Barbara", "Ani", "Zora"]);
        }
    }
}

#[test]
fn impossible_names_are_still_there_when_the_form_is_opened_again() {
    for way in ALL {
        let mut program = pad::playing(3);
        program.menu(Key::P);
        program.write(name_of(2), "Ani");
        let mut program = leave(program, way);
        assert_eq!(names(&pad::pad(&mut program).header.seats)[2], "Carl");
        program.menu(Key::P);
        assert_eq!(typed_name(&program, 2).as_deref(), Some("Ani"), "{way:?}");
    }
}

#[test]
fn names_of_a_table_of_tiles_and_of_a_ledger_count_however_the_form_is_left() {
    for way in ALL {
        let mut program = tile_game::begin(3);
        program.menu(Key::P);
        program.write(name_of(1), "Zora");
        let mut program = leave(program, way);
        if !matches!(way, Way::Killed) {
            assert_eq!(tile_game::name(&mut program, 1), "Zora", "{way:?}");
        }
        program.menu(Key::P);
        assert_eq!(typed_name(&program, 1).as_deref(), Some("Zora"), "{way:?}");

        let mut program = program_with_ledger();
        program.menu(Key::P);
        program.write(name_of(1), "Zora");
        let mut program = leave(program, way);
        if !matches!(way, Way::Killed) {
            assert_eq!(names(&ledger::table(&mut program).header.seats)[1], "Zora", "{way:?}");
        }
        program.menu(Key::P);
        assert_eq!(typed_name(&program, 1).as_deref(), Some("Zora"), "{way:?}");
    }
}

fn program_with_ledger() -> Program {
    let mut program = program();
    ledger::to_new_table(&mut program);
    ledger::begin(&mut program, 3);
    program
}

#[test]
fn money_typed_for_the_last_tiles_is_there_until_it_is_settled_who_gets_them() {
    for way in ALL {
        let mut program = tile_game::begin(3);
        let name = tile_game::name(&mut program, 1);
        let name = &name;
        let money = |typed: u16| move |t: &Texts| format!("{}: {typed}", t.alhambra_leftovers_money(name, 2));
        program.menu(Key::L);
        program.click_button(money(0));
        program.press(Key::Num7);
        let mut program = leave(program, way);
        assert!(is_closed(&program), "{way:?}");
        program.menu(Key::L);
        assert!(program.shows(money(7)), "{way:?}");
        assert!(tile_game::pad(&mut program).events().is_empty());
        program.click_button(Texts::alhambra_leftovers_done);
        assert_eq!(tile_game::pad(&mut program).state().leftovers[1], Some(Some(1)), "{way:?}");
        program.menu(Key::L);
        assert!(!program.shows(money(7)), "what was said is not asked again");
    }
}

#[test]
fn what_is_noted_about_a_table_counts_however_the_form_is_left() {
    for way in CLOSED {
        let mut program = pad::playing(3);
        program.menu(Key::K);
        program.write(Texts::library_place, "At the lake");
        let mut program = leave(program, way);
        assert_eq!(pad::pad(&mut program).header.location, "At the lake", "{way:?}");
    }
    let mut program = pad::playing(3);
    program.menu(Key::K);
    program.write(Texts::library_place, "At the lake");
    let mut program = leave(program, Way::Killed);
    program.menu(Key::K);
    assert_eq!(program.field(Texts::library_place).value().as_deref(), Some("At the lake"));
}

#[test]
fn a_final_count_that_was_begun_is_still_there_however_the_form_is_left() {
    for way in ALL {
        let mut program = pad::playing(3);
        program.menu(Key::E);
        program.click(Texts::pad_by_numbers);
        let more = |t: &Texts| t.new_pad_more(&t.pad_lines_with(5));
        program.click(more);
        program.click(more);
        program.click(|t: &Texts| t.new_pad_more(t.pad_coins_left()));
        let mut program = leave(program, way);
        assert!(!pad::pad(&mut program).is_closed(0));
        program.menu(Key::E);
        let number = |program: &Program, name: &str| {
            let field = program.control(Role::SpinButton, |_: &Texts| name.to_owned());
            field.accesskit_node().numeric_value()
        };
        let lines = program.said(|t: &Texts| t.pad_lines_with(5));
        let coins = program.said(Texts::pad_coins_left);
        assert_eq!((number(&program, &lines), number(&program, &coins)), (Some(2.0), Some(1.0)), "{way:?}");
        program.click(|t: &Texts| t.pad_close_on("Barbara"));
        assert!(pad::pad(&mut program).is_closed(0), "{way:?}");
        // What was stored beside the table is gone.
        let typed = program.folder.path().join("games/typed");
        assert_eq!(std::fs::read_dir(typed).unwrap().count(), 0, "{way:?}");
    }
}

#[test]
fn a_tap_beside_a_form_with_a_cancel_button_is_no_answer_while_something_is_typed() {
    let mut program = program_with_ledger();
    program.press(Key::W);
    program.click(|t: &Texts| t.new_pad_more(t.alexandros_page_walls_laid()));
    program.at_once(clicked(Pos2::new(4.0, 400.0)));
    program.click_button(Texts::alexandros_page_enter);
    assert_eq!(ledger::table(&mut program).state().walls(), 1);
}
