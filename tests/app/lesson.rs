//! The first game, in which each step is explained.

use alhambra::{
    app::Page,
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage},
            rules::{Cards, Move, SpecialAction},
            session::lesson::{Lesson, STEPS},
        },
    },
    text::Texts,
    ui::theme::Theme,
};
use egui::{Color32, Key, Rect, vec2};

use crate::desk::{AnyNumber, Part, Program, program};

const LESSON: GamePage = GamePage::Lesson;

/// The move that the lesson asks for next, if it is not over.
fn step(program: &mut Program) -> Option<Move> {
    program.roll_and_write().lesson.as_ref().and_then(Lesson::step).map(|step| step.does)
}

/// How many files are in the folder of games.
fn saved(program: &Program) -> usize {
    std::fs::read_dir(program.folder.path().join("games")).map_or(0, Iterator::count)
}

#[test]
fn what_a_step_says_can_be_read_after_the_theme_has_changed() {
    let mut program = program();
    program.press(Key::F2);
    let words = |t: &Texts| t.lesson_crossing(2, 5);
    assert!(program.shows(words));
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        program.window.ctx.set_theme(theme);
        program.window.run_steps(4);
        let (said, ink) = (program.said(words), Theme::of(&program.window.ctx).ink);
        let shapes = program.window.output().shapes.iter();
        let inks = shapes.filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) if text.galley.text() == said => {
                let own = text.galley.job.sections[0].format.color;
                Some(if own == Color32::PLACEHOLDER { text.fallback_color } else { own })
            }
            _ => None,
        });
        assert_eq!(inks.collect::<Vec<_>>(), [ink]);
    }
}

#[test]
fn the_lesson_is_played_to_its_end_by_keys_and_clicks_and_is_not_saved() {
    let mut program = program();
    let before = saved(&program);
    program.press(Key::F2);
    assert_eq!(program.page(), Page::from(LESSON));
    for expected in STEPS {
        assert_eq!(step(&mut program), Some(expected.does));
        match expected.does {
            Move::Build(cell) => {
                let (row, column) = (cell.row().number(), cell.column().number());
                let at_cell = move |t: &Texts| {
                    let at = usize::from(row - 1) * 6 + usize::from(column - 1);
                    let layout = alhambra::games::roll_and_write::log::NamedLayout::standard().1;
                    t.sheet_cell(row, column, layout.grid().unwrap()[at])
                };
                program.click_button(at_cell);
            }
            Move::EndTurn => program.press(Key::Enter),
            Move::GainCoins => program.press(Key::G),
            Move::Special(_) if program.shows_containing(Texts::play_change) => {
                program.press(Key::C);
                program.click_containing(|t: &Texts| t.play_die_up(4));
            }
            _ => program.press(Key::B),
        }
    }
    assert_eq!(step(&mut program), None);
    assert!(program.shows(Texts::lesson_over));
    let game = program.roll_and_write().lesson.as_ref().unwrap().game();
    let cards: Cards = game.state().cards(game.config());
    let total = cards.rows[0].unwrap().total().to_string();
    assert!(program.shows_containing(move |_: &Texts| total.clone()));
    assert_eq!(saved(&program), before, "nothing is saved");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().game().config().rounds(), 18);
}

#[test]
fn the_lesson_ends_with_what_was_learnt_and_leads_on_to_a_game_or_to_a_table() {
    for (key, page) in [(Key::N, GamePage::NewGame), (Key::T, GamePage::NewPad)] {
        let mut program = program();
        program.press(Key::F2);
        for step in STEPS {
            program.run(GameCommand::Lesson(step.does));
        }
        program.window.run();
        assert!(program.shows(Texts::lesson_learnt_types) && program.shows(Texts::lesson_learnt_rules));
        program.press(key);
        assert_eq!(program.page(), Page::from(page));
    }
}

#[test]
fn all_that_was_learnt_is_in_sight_in_a_small_window() {
    let mut program = program();
    program.window.set_size(vec2(1024.0, 640.0));
    program.press(Key::F2);
    for step in STEPS {
        program.run(GameCommand::Lesson(step.does));
    }
    program.window.run();
    let last = program.get(Texts::lesson_learnt_rules).rect();
    let play_on = program.get(Texts::lesson_play_on).rect();
    assert!(last.max.y <= play_on.min.y, "{last} above {play_on}");
    program.press(Key::N);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
}

#[test]
fn the_focus_goes_to_the_die_that_the_lesson_asks_for_beside_those_of_its_colour_alone() {
    let mut program = program();
    program.press(Key::F2);
    let is_turn = |does: Move| matches!(does, Move::Special(SpecialAction::ChangeDie(_)));
    let turn = STEPS.iter().position(|step| is_turn(step.does)).unwrap();
    for step in &STEPS[..turn] {
        program.run(GameCommand::Lesson(step.does));
    }
    program.window.run();
    program.press(Key::C);
    let turns_up_to =
        |program: &Program, face: u8| program.shows_containing(move |t: &Texts| t.play_die_up(face));
    // Blue dice show 2 and 3, yellow ones 1 and 4.
    assert!(turns_up_to(&program, 4) && !turns_up_to(&program, 5));
    program.press(Key::Space);
    assert_eq!(step(&mut program), Some(STEPS[turn + 1].does));
    assert!(!program.shows(Texts::lesson_strayed));
}

#[test]
fn the_rules_are_one_key_from_the_lesson_and_lead_back_to_its_step() {
    let mut program = program();
    program.press(Key::F2);
    program.run(GameCommand::Lesson(STEPS[0].does));
    program.press(Key::F1);
    assert_eq!(program.page(), Page::from(GamePage::Rules));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(LESSON));
    assert_eq!(step(&mut program), Some(STEPS[1].does));
}

#[test]
fn another_move_gets_a_kind_answer_and_escape_leaves() {
    let mut program = program();
    program.press(Key::N);
    program.click_button(Texts::lesson_offer);
    assert_eq!(program.page(), Page::from(LESSON));
    program.press(Key::Num2);
    assert!(program.shows(Texts::lesson_strayed));
    assert_eq!(step(&mut program), Some(STEPS[0].does));
    program.run(GameCommand::Lesson(STEPS[0].does));
    assert!(!program.shows(Texts::lesson_strayed));
    program.press(Key::Escape);
    assert_ne!(program.page(), Page::from(LESSON));
}

#[test]
fn what_a_step_says_hides_no_cell_of_the_sheet() {
    for size in [vec2(1024.0, 640.0), vec2(1366.0, 768.0), vec2(2560.0, 1080.0)] {
        let mut program = program();
        program.window.set_size(size);
        program.press(Key::F2);
        let told = program.all(Part(|t: &Texts| t.lesson_crossing(2, 5))).next().unwrap().rect();
        let of = |building| program.all(Part(move |t: &Texts| t.sheet_cell(AnyNumber, AnyNumber, building)));
        let cells: Vec<Rect> = BuildingType::ALL.into_iter().flat_map(of).map(|node| node.rect()).collect();
        assert!(cells.len() >= 4, "the crossings at least");
        for cell in cells {
            assert!(!told.intersects(cell), "{told} on {cell} at {size}");
        }
    }
}
