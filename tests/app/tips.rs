//! Tips: each when it is due, and none twice.

use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use alhambra::{
    app::AppCommand,
    games::roll_and_write::{game::GameCommand, rules::Move},
    storage::Settings,
    text::{Label, Language, Texts},
};
use egui::{Rect, accesskit::Action, vec2};
use egui_kittest::kittest::{By, NodeT, Queryable};

use crate::desk::{AnyNumber, Part, Program, program, program_with, settings, solo, told};

const ALL: [Label; 4] = [Texts::tip_crossing, Texts::tip_phantom, Texts::tip_award, Texts::tip_coins];

fn with_tips() -> Program {
    let settings = Settings { tips: true, ..settings(Language::English) };
    program_with(&settings, vec2(1280.0, 800.0))
}

/// The name of something, with what it shows.
type Name = fn(&Texts) -> String;

/// Builds without spending coins until this round is over.
fn build_on(program: &mut Program, round: u8) {
    let app = program.app();
    loop {
        let game = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().game();
        if game.is_over() || game.state().round() > round {
            return;
        }
        let legal = game.legal_moves();
        let command = match legal.first() {
            Some(_) if legal.contains(&Move::EndTurn) => GameCommand::Play(Move::EndTurn),
            Some(first) => {
                let build = legal.iter().find(|decision| matches!(decision, Move::Build(_)));
                GameCommand::Play(*build.unwrap_or(first))
            }
            None => GameCommand::Roll,
        };
        app.run(command);
    }
}

/// Plays the same game round by round, and returns how often each tip was given.
fn given(program: &mut Program) -> [usize; 4] {
    let mut given = [0; 4];
    program.run(GameCommand::Start(Box::new(solo(11))));
    for round in 1..=17 {
        program.window.run();
        for (count, tip) in given.iter_mut().zip(ALL) {
            // If there is no room beside what it is about, it is a notice.
            *count += usize::from(told(program.app(), tip) > 0 || program.shows(tip));
        }
        program.app().notifications.clear();
        program.press(egui::Key::D);
        build_on(program, round);
    }
    given
}

#[test]
fn each_tip_is_given_only_once_even_after_a_restart() {
    let mut program = with_tips();
    assert_eq!(given(&mut program), [1; 4]);
    let mut program = program.killed();
    assert_eq!(program.app().settings.seen_tips.len(), 4);
    assert_eq!(given(&mut program), [0; 4]);
}

#[test]
fn a_tip_covers_neither_coins_nor_dice_and_goes_once_it_is_followed() {
    for size in [vec2(1024.0, 640.0), vec2(1280.0, 800.0), vec2(910.0, 512.0), vec2(800.0, 1280.0)] {
        let settings = Settings { tips: true, ..settings(Language::English) };
        let mut program = program_with(&settings, size);
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.window.run();
        let tip = program.get(Texts::tip_crossing).rect();
        let kept: [(&str, Name); 3] = [
            ("coins", |t| t.sheet_coins(3, 0, 3)),
            ("a yellow die", |t| t.play_die_yellow(AnyNumber)),
            ("a blue die", |t| t.play_die_blue(AnyNumber)),
        ];
        for (what, name) in kept {
            for place in program.all(Part(name)).map(|node| node.rect()) {
                assert!(!tip.intersects(place), "{what} at {size}: {tip:?} on {place:?}");
            }
        }
        // If nothing were free beside the sheet it would be a notice, which goes away by itself.
        assert_eq!(told(program.app(), Texts::tip_crossing), 0, "{size}");
        program.press(egui::Key::Num1);
        assert!(!program.shows(Texts::tip_crossing), "it has been followed at {size}");
        assert_eq!(program.app().settings.seen_tips, ["crossing"]);
    }
}

#[test]
fn in_a_small_window_a_tip_covers_nothing_that_can_be_pressed() {
    for language in Language::ALL {
        let settings = Settings { tips: true, ..settings(language) };
        for size in [vec2(819.0, 512.0), vec2(1024.0, 640.0)] {
            let mut program = program_with(&settings, size);
            program.run(GameCommand::Start(Box::new(solo(11))));
            program.window.run();
            let tip = program.get(Texts::tip_crossing).rect();
            let pressed = program
                .window
                .query_all(
                    By::new()
                        .predicate(|node| node.data().supports_action(Action::Click) && !node.is_disabled()),
                )
                .map(|node| (node.accesskit_node().label(), node.rect()));
            // Except for its own button, for scroll bars, which have no name, and for the history, which can be clicked
            // all over: a tip may cover its empty parts.
            let is_region = |place: Rect| place.width() > 220.0 && place.height() > 64.0;
            let other = |(name, place): &(Option<String>, Rect)| {
                name.is_some() && !tip.contains_rect(*place) && !is_region(*place)
            };
            let pressed: Vec<_> = pressed.filter(other).collect();
            assert!(pressed.len() > 5, "{size}: {pressed:?}");
            for (what, place) in pressed {
                assert!(!tip.intersects(place), "{what:?} at {size}: {tip:?} on {place:?}");
            }
        }
    }
}

#[test]
fn a_tip_stays_beside_what_it_is_about_until_it_is_closed() {
    for close in [
        |program: &mut Program| program.press(egui::Key::D),
        |program: &mut Program| {
            program.click_button(Texts::tip_close);
        },
    ] {
        let mut program = with_tips();
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.window.run();
        assert_eq!(told(program.app(), Texts::tip_crossing), 0, "it is no notice");
        let place = program.get(Texts::tip_crossing).rect();
        program.window.run_steps(60 * 20);
        assert_eq!(program.get(Texts::tip_crossing).rect(), place);
        assert_eq!(program.app().settings.seen_tips, [""; 0]);
        close(&mut program);
        program.window.run();
        assert!(!program.shows(Texts::tip_crossing));
        assert_eq!(program.app().settings.seen_tips, ["crossing"]);
    }
}

#[test]
fn a_tip_that_is_shown_follows_the_language() {
    let mut program = with_tips();
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.window.run();
    assert!(program.shows(Texts::tip_crossing));
    for language in Language::ALL {
        program.run(AppCommand::Set(Box::new(Settings { tips: true, ..settings(language) })));
        program.window.run();
        assert_eq!(program.app().texts.language(), language);
        assert!(program.shows(Texts::tip_crossing), "{language:?}");
    }
}

#[test]
fn no_tip_is_given_while_they_are_switched_off() {
    let mut program = program();
    assert_eq!(given(&mut program), [0; 4]);
    program.run(AppCommand::Set(Box::new(Settings { tips: true, ..settings(Language::English) })));
    program.window.run();
    let shown = ALL.into_iter().filter(|tip| program.shows(*tip)).count();
    assert_eq!(shown, 1, "the next one, once they are on");
}
