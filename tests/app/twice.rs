//! Two clicks where one was meant: controls keep their places, and what cannot be undone is never under the second.

use alhambra::{
    app::Page,
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage},
            pad::PadExt,
            rules::{BuildSecond, Move, Phase},
        },
    },
    storage::Settings,
    text::{Label, Language, Texts},
};
use egui::{Key, Role, Vec2, vec2};

use crate::{
    desk::{ANY, AnyNumber, Part, Program, play_on, program_with, settings, solo, table},
    game::{gain, game, play_until},
};

const SIZES: [Vec2; 2] = [vec2(1280.0, 800.0), vec2(1024.0, 640.0)];

fn programs() -> [Program; 3] {
    let [large, small] = SIZES;
    [(Language::English, large), (Language::English, small), (Language::French, small)]
        .map(|(language, size)| program_with(&settings(language), size))
}

#[test]
fn a_second_building_clicked_twice_does_not_end_the_turn() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(solo(11))));
        play_until(&mut program, |game| game.legal_moves().contains(&BuildSecond.into()));
        let round = game(&mut program).state().round();
        let is_offered = |building: &BuildingType| {
            program.find_control(Role::Button, Part(|t: &Texts| t.play_build(*building))).is_some()
        };
        let building = BuildingType::ALL.into_iter().find(is_offered).unwrap();
        program.double_click(|t: &Texts| t.play_build(building));
        let after = game(&mut program);
        assert_eq!((after.state().round(), after.state().phase()), (round, Phase::Done));
        assert!(after.can_undo());
    }
}

#[test]
fn gaining_coins_clicked_twice_does_not_end_the_turn() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(solo(11))));
        let before = game(&mut program);
        let gain = gain(&mut program);
        program.double_click(gain);
        let after = game(&mut program);
        assert_eq!(
            (after.state().round(), after.log().len()),
            (before.state().round(), before.log().len() + 1)
        );
        assert!(after.can_undo());
    }
}

#[test]
fn a_second_click_does_not_gain_coins_in_the_next_turn() {
    let by_itself = Settings { end_turn_by_itself: true, ..settings(Language::English) };
    let mut program = program_with(&by_itself, SIZES[1]);
    program.run(GameCommand::Start(Box::new(solo(11))));
    let gain = gain(&mut program);
    program.double_click(gain);
    let now = game(&mut program);
    assert_eq!((now.state().round(), now.state().phase()), (2, Phase::Action));
}

#[test]
fn gaining_coins_at_a_table_clicked_twice_rolls_nothing() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 3))));
        let before = game(&mut program);
        let gain = gain(&mut program);
        program.double_click(gain);
        assert_eq!(game(&mut program).log().len(), before.log().len() + 1);
        assert!(game(&mut program).can_undo());
    }
}

#[test]
fn the_end_of_the_turn_clicked_twice_leaves_the_next_one_as_it_is() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.press(Key::Num1);
        program.double_click(Texts::play_end_turn);
        assert_eq!((game(&mut program).state().round(), game(&mut program).state().changes()), (2, 0));
        assert!(!program.shows_containing(|t: &Texts| t.play_die_up(AnyNumber)), "the dice show no buttons");
    }
}

#[test]
fn the_end_of_the_turn_keeps_its_place_whether_or_not_a_second_can_be_built() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(solo(11))));
        let gain = gain(&mut program);
        let gain = program.button(gain).rect();
        play_until(&mut program, |game| game.legal_moves().contains(&BuildSecond.into()));
        let ends = program.button(Texts::play_end_turn).rect();
        assert!(!ends.intersects(gain));
        program.press(Key::B);
        assert_eq!(program.button(Texts::play_end_turn).rect(), ends);
        program.run(GameCommand::Play(Move::EndTurn));
        play_until(&mut program, |game| {
            game.state().phase() == Phase::Built && !game.legal_moves().contains(&BuildSecond.into())
        });
        assert_eq!(program.button(Texts::play_end_turn).rect(), ends);
    }
}

#[test]
fn undo_clicked_twice_at_its_edge_does_nothing_more() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(solo(11))));
        let before = game(&mut program);
        program.press(Key::Num1);
        let undo = program.button(Texts::undo).rect();
        // At its very edge, where a shorter button would give way to what lies beside it.
        program.double_click_at(undo.right_center() - vec2(4.0, 0.0));
        assert_eq!(game(&mut program).state(), before.state());
        assert_eq!(program.button(Texts::undo).rect(), undo);
    }
}

#[test]
fn no_question_is_answered_by_the_second_click_of_the_two_that_asked_it() {
    for mut program in programs() {
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.double_click(Texts::play_hint);
        program.press(Key::Escape);
        play_on(program.app(), 2);
        program.window.run();
        let entries: [Label; 2] = [Texts::play_take_back, Texts::play_end_early];
        for entry in entries {
            program.press(Key::M);
            program.double_click(entry);
            program.press(Key::Escape);
        }
        let after = game(&mut program);
        assert!(!after.is_practice() && after.header.ended.is_none());
        assert_eq!(program.page(), Page::from(GamePage::Play));
    }
}

#[test]
fn the_size_of_everything_is_chosen_by_clicks_at_one_place() {
    for mut program in programs() {
        program.press(Key::S);
        let larger = program.button(Texts::settings_larger).rect();
        for _ in 0..2 {
            program.double_click_at(larger.center());
        }
        assert_eq!(program.app().settings.scale, 1.2, "saved at once");
        assert_eq!(program.button(Texts::settings_larger).rect(), larger);
        program.leave();
        let kept: Settings = program.app().settings.clone();
        program.press(Key::Escape);
        assert_eq!((program.page(), program.app().settings.clone()), (Page::Home, kept));
    }
}

#[test]
fn a_larger_size_takes_effect_when_the_page_is_left_by_its_key() {
    let mut program = program_with(&settings(Language::English), vec2(1500.0, 960.0));
    program.press(Key::S);
    program.click(Texts::settings_larger);
    assert_eq!(program.window.ctx.zoom_factor(), 1.0);
    program.press(Key::Escape);
    assert_eq!(program.window.ctx.zoom_factor(), 1.05);
}

fn round(program: &mut Program) -> u8 {
    program.roll_and_write().tables.table.as_ref().unwrap().pad().round()
}

#[test]
fn back_to_now_clicked_twice_on_the_pad_ends_no_round() {
    for mut program in programs() {
        crate::pad::beside_phantom(&mut program, false);
        program.press(Key::Num2);
        program.press(Key::Num2);
        assert_eq!(round(&mut program), 2);
        let entries =
            |program: &mut Program| program.roll_and_write().tables.table.as_ref().unwrap().pad().log().len();
        let before = entries(&mut program);
        program.press(Key::PageUp);
        program.double_click(Texts::pad_back_to_now);
        assert_eq!((round(&mut program), entries(&mut program)), (2, before));
        program.press(Key::PageUp);
        let next = program.button(Texts::pad_close_next).rect();
        program.press(Key::Escape);
        assert_eq!(program.button(|t: &Texts| t.pad_skip_row(ANY)).rect(), next);
    }
}

#[test]
fn undo_on_the_pad_stays_where_it_is_while_something_odd_comes_and_goes() {
    for mut program in programs() {
        crate::pad::table(&mut program, 3);
        crate::pad::setup(&mut program, 3);
        let both: [Label; 2] = [Texts::undo, Texts::redo];
        let places = both.map(|name| program.button(name).rect());
        // A row that has its entry asks first.
        let more = [Key::Num4, Key::Num4, Key::ArrowUp, Key::Num5, Key::Num5];
        for key in [Key::Num3, Key::ArrowUp].into_iter().chain(more) {
            program.press(key);
        }
        assert!(program.shows_containing(Texts::pad_audit), "{}", round(&mut program));
        assert_eq!(both.map(|name| program.button(name).rect()), places);
    }
}
