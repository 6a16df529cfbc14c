//! A game of several people at one screen.

use alhambra::games::roll_and_write::{
    game::{GameCommand, NewGame},
    rules::{Phase, ToAct},
    session::Dice,
};
use egui::Key;

use super::{
    Scene,
    game::{hint, phase},
    press, scene,
};
use crate::{
    desk::{Program, table},
    records::{game, go_on, turn},
};

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("two-begun", |program| start(program, &["Ada", "Ben"])).also_french(),
        scene("two-middle", |program| go_on(program, turn(7, 2, 1, 30))),
        scene("three-begun", |program| start(program, &["Ada", "Ben", "Cleo"])),
        scene("three-middle", |program| go_on(program, turn(7, 3, 0, 40))).also_for_any_eye(),
        scene("four-middle", |program| go_on(program, turn(7, 4, 0, 50))),
        scene("five-middle", |program| go_on(program, turn(7, 5, 0, 50))).also_french(),
        scene("five-ended", |program| go_on(program, game(7, 5, 0, 2000))),
        scene("two-ended", |program| go_on(program, game(7, 2, 1, 2000))),
        scene("with-computers", |program| {
            start(program, &["Ada", "ben", "cleo"]);
            press(program, &[Key::Num1, Key::Enter]);
        }),
        scene("looks-at-another", |program| {
            go_on(program, turn(7, 3, 0, 40));
            program.press(Key::V);
        }),
        scene("roll-all-four", |program| {
            start(program, &["Ada", "Ben", "Cleo"]);
            program.press(Key::G);
        }),
        scene("keep-a-pair", keep).also_french(),
        scene("kept-a-pair", |program| {
            keep(program);
            program.press(Key::Num1);
        }),
        scene("keep-a-pair-hint", |program| {
            keep(program);
            hint(program);
        }),
        scene("passed-a-pair", |program| {
            keep(program);
            press(program, &[Key::Num1, Key::Enter]);
        }),
        scene("curtain", |program| {
            program.app().settings.curtain = true;
            start(program, &["Ada", "Ben"]);
        })
        .also_french(),
        scene("several-menu", |program| {
            go_on(program, turn(7, 3, 0, 40));
            program.press(Key::Escape);
        }),
        scene("players-before-the-first-turn", |program| {
            start(program, &["Ada", "Ben"]);
            press(program, &[Key::Escape, Key::P]);
        }),
        scene("players-later", |program| {
            go_on(program, turn(7, 3, 0, 40));
            press(program, &[Key::Escape, Key::P]);
        })
        .also_french(),
        scene("players-who-sits", |program| {
            go_on(program, turn(7, 3, 0, 40));
            press(program, &[Key::Escape, Key::P]);
            super::open_list(program, 1);
        }),
        scene("typed-who-goes-first", |program| {
            let game = table(&["Ada", "Ben", "Cleo"], 0);
            let seating = alhambra::games::roll_and_write::session::seating::Seating {
                first: None,
                ..game.seating.clone()
            };
            program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::Typed, seating, ..game })));
        }),
        scene("typed-all-four", |program| {
            program.run(GameCommand::Start(Box::new(NewGame {
                dice: Dice::Typed,
                ..table(&["Ada", "Ben"], 0)
            })));
            typed_until_all_four(program);
        }),
    ]
}

fn start(program: &mut Program, names: &[&str]) {
    program.run(GameCommand::Start(Box::new(table(names, 5))));
}

/// All four dice are rolled, and a pair is to be kept.
fn keep(program: &mut Program) {
    start(program, &["Ada", "Ben", "Cleo"]);
    press(program, &[Key::G, Key::Enter]);
    assert_eq!(phase(program), Phase::Keep);
}

fn typed_until_all_four(program: &mut Program) {
    use alhambra::games::roll_and_write::rules::RollKind;
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    for k in 0..200 {
        match program.roll_and_write().session.as_ref().unwrap().game().state().to_act() {
            ToAct::Chance(due) if due.purpose == RollKind::AllFour => return,
            ToAct::Chance(_) => program.press(DIGITS[(k * 5 + k / 6) % 6]),
            _ => press(program, &[Key::G, Key::Enter]),
        }
    }
    panic!("nobody rolls all four");
}
