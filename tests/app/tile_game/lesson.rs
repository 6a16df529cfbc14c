//! The first tile game, in which each step is explained.

use alhambra::{
    app::Page,
    games::alhambra::{
        game::{GamePage, PlayCommand},
        rules::{
            Cell, Currency,
            play::{Card, Cards, Move, Offer, PieceId},
        },
        session::lesson::{Lesson, STEPS, TURNS},
        text::names,
    },
    storage::Animation,
    text::Texts,
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{ANY, Program, Start, Typed, Words, program};

/// Anything further away than this is not beside it.
const FAR: f32 = 80.0;

/// The lesson that is open.
fn lesson(program: &mut Program) -> &Lesson {
    program.alhambra().lesson.as_ref().expect("a lesson")
}

/// How long its log is.
fn entries(program: &mut Program) -> usize {
    lesson(program).game().log().len()
}

/// Opens the lesson from the page of a new game.
fn opened() -> Program {
    let mut program = program();
    program.press(Key::P);
    program.press(Key::F2);
    assert_eq!(program.page(), Page::from(GamePage::Lesson));
    program
}

/// How many files are in the folder of games.
fn saved(program: &Program) -> usize {
    std::fs::read_dir(program.folder.path().join("games")).map_or(0, Iterator::count)
}

/// Goes through the lesson: does what each step asks for, and closes the scoring that is shown in between.
fn play_through(
    program: &mut Program,
    does: impl Fn(&mut Program, Option<Move>),
    closes: impl Fn(&mut Program),
) {
    let mut tellings = 0;
    for step in STEPS {
        if program.shows(Texts::alhambra_scoring_rows) {
            closes(program);
            tellings += 1;
        }
        assert_eq!(lesson(program).step(), Some(step));
        let due = lesson(program).due();
        does(program, due);
        assert!(!program.shows(Texts::alhambra_lesson_strayed), "{step:?}");
    }
    assert_eq!(lesson(program).step(), None);
    assert_eq!(tellings, 1, "the scoring was shown once");
    assert!(program.shows(Texts::lesson_over));
    let names: Vec<String> =
        lesson(program).game().header.seats.iter().map(|seat| seat.name.clone()).collect();
    let went = |t: &Texts| t.alhambra_lesson_over_result(19, &names[1], 8, &names[2], 6);
    assert!(program.shows(went), "how it went");
}

/// Does what is due, whatever is shown.
fn go_on(program: &mut Program) {
    let due = lesson(program).due();
    program.app().run(PlayCommand::Lesson(due));
}

/// Whether a scoring is shown.
fn is_told(program: &Program) -> bool {
    program.shows(Texts::alhambra_scoring_rows)
}

/// The totals that the scoring shows.
fn totals(program: &Program) -> Option<String> {
    let line = |t: &Texts| t.alhambra_scoring_totals(ANY);
    program.all(line).find_map(|node| node.accesskit_node().value())
}

#[test]
fn the_lesson_ends_with_what_was_learnt_and_leads_on_to_a_table() {
    let mut program = opened();
    for _ in STEPS {
        go_on(&mut program);
        program.window.run();
        if is_told(&program) {
            program.press(Key::Enter);
        }
    }
    assert!(program.shows(Texts::alhambra_lesson_learnt_turn));
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(GamePage::NewTable));
}

#[test]
fn the_points_of_a_scoring_fly_to_the_totals_and_nobody_waits_for_them() {
    let mut still = opened();
    let mut steps = 0;
    while !is_told(&still) && steps < STEPS.len() {
        go_on(&mut still);
        still.window.run();
        steps += 1;
    }
    let at_once = totals(&still);
    assert!(at_once.is_some());
    // The same with animation, up to the first frame of the scoring.
    let moving = || {
        let mut program = opened();
        for _ in 1..steps {
            go_on(&mut program);
            program.window.run();
        }
        program.app().settings.animation = Animation::Normal;
        go_on(&mut program);
        for _ in 0..40 {
            program.window.step();
            if is_told(&program) {
                break;
            }
        }
        program
    };
    let mut program = moving();
    let mut seen = vec![totals(&program)];
    for _ in 0..20 {
        program.window.step();
        seen.push(totals(&program));
    }
    seen.dedup();
    assert!(seen.len() > 2, "they count up: {seen:?}");
    assert_eq!(seen.last(), Some(&at_once));
    let mut program = moving();
    assert_ne!(totals(&program), at_once);
    program.window.key_press(Key::Enter);
    program.window.run_steps(2);
    assert!(!is_told(&program), "it closes while they fly");
}

/// A cell on which something can be laid.
fn free(cell: Cell) -> impl Words + Copy {
    move |t: &Texts| t.alhambra_said(&names::cell(t, cell), t.alhambra_board_free())
}

/// The name of a piece that is to be laid from the reserve; one just bought is in hand already.
fn from_reserve(program: &mut Program, piece: PieceId) -> Option<String> {
    let lesson = lesson(program);
    let (game, is_there) = (lesson.game(), lesson.game().state().player(0).reserve().has(piece));
    let piece = game.config().piece(piece);
    is_there.then(|| names::sentence(&names::piece(&program.app().texts, piece)))
}

/// The keys of cards on display.
fn keys_of(display: Cards, cards: Cards) -> Vec<Key> {
    let keys = [Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let key = |card: Card| keys[display.iter().position(|of| of == card).expect("it is on display")];
    cards.iter().map(key).collect()
}

fn by_keys(program: &mut Program, due: Option<Move>) {
    match due {
        None => program.press(Key::Space),
        Some(Move::Take(cards)) => {
            let display = lesson(program).game().state().display();
            keys_of(display, cards).into_iter().for_each(|key| program.press(key));
            program.press(Key::Enter);
        }
        Some(Move::Buy(Offer::Space(space), _)) => {
            program.press([Key::Num1, Key::Num2, Key::Num3, Key::Num4][space.index()]);
            program.press(Key::Enter);
        }
        Some(Move::Lay(piece, cell)) => {
            if let Some(name) = from_reserve(program, piece) {
                program.focus(Role::Button, Typed(&name));
                program.press(Key::Space);
            }
            program.focus(Role::Button, free(cell));
            program.press(Key::Space);
        }
        Some(Move::Reserve(_)) => program.press(Key::R),
        Some(_) => program.press(Key::Enter),
    }
}

fn by_clicks(program: &mut Program, due: Option<Move>) {
    let click = |program: &mut Program, card: Card| {
        program.control(Role::Button, |t: &Texts| names::sentence(&names::card(t, card))).click();
        program.window.run();
    };
    match due {
        None => program.click_button(Texts::keys_do_go_on),
        Some(Move::Take(cards)) => {
            cards.iter().for_each(|card| click(program, card));
            program.click_button(|t: &Texts| t.alhambra_take(ANY));
        }
        Some(Move::Buy(Offer::Space(space), _)) => {
            program.control(Role::Button, on_space(space)).click();
            program.window.run();
            program.click_button(|t: &Texts| t.alhambra_buy(ANY, ANY));
        }
        Some(Move::Lay(piece, cell)) => {
            if let Some(name) = from_reserve(program, piece) {
                program.control(Role::Button, Typed(&name)).click();
                program.window.run();
            }
            program.control(Role::Button, free(cell)).click();
            program.window.run();
        }
        Some(Move::Reserve(_)) => program.click_button(|t: &Texts| t.alhambra_keep_in_reserve(ANY)),
        Some(_) => program.click_button(Texts::play_end_turn),
    }
    later(program);
}

/// Lets a second pass, or the next click at the same place would be the second of a double click and do nothing.
pub fn later(program: &mut Program) {
    let now = program.window.ctx.input(|input| input.time);
    program.window.input_mut().time = Some(now + 1.0);
    program.window.step();
    program.window.input_mut().time = None;
}

/// A space of the yard, whatever lies there.
fn on_space(space: Currency) -> impl Words {
    Start(move |t: &Texts| t.alhambra_show_space(space.space(), space, ANY))
}

#[test]
fn the_lesson_is_played_to_its_end_by_keys_and_a_game_of_two_follows() {
    let mut program = opened();
    let before = saved(&program);
    play_through(&mut program, by_keys, |program| program.press(Key::Enter));
    assert_eq!(saved(&program), before, "nothing is saved");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let session = program.alhambra().session.as_ref().unwrap();
    assert_eq!((session.game().config().players(), session.people()), (2, 1));
}

#[test]
fn the_lesson_is_played_to_its_end_by_clicks_and_another_game_can_be_chosen() {
    let mut program = program();
    program.press(Key::P);
    program.click_button(Texts::alhambra_lesson_offer);
    let before = saved(&program);
    play_through(&mut program, by_clicks, |program| program.click(Texts::close));
    assert_eq!(saved(&program), before, "nothing is saved");
    program.press(Key::N);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
}

#[test]
fn another_move_gets_a_kind_answer_and_the_right_one_follows() {
    let mut program = opened();
    program.press(Key::Enter);
    program.press(Key::Enter);
    let (step, before) = (lesson(&mut program).step(), entries(&mut program));
    let Some(Move::Take(taught)) = lesson(&mut program).due() else { panic!("money is taken") };
    let display = lesson(&mut program).game().state().display();
    let other = display.iter().find(|card| !taught.has(*card)).unwrap();
    keys_of(display, Cards::NONE.with(other)).into_iter().for_each(|key| program.press(key));
    program.press(Key::Enter);
    assert!(program.shows(Texts::alhambra_lesson_strayed));
    assert_eq!((lesson(&mut program).step(), entries(&mut program)), (step, before));
    by_keys(&mut program, Some(Move::Take(taught)));
    assert!(!program.shows(Texts::alhambra_lesson_strayed));
    assert_ne!(lesson(&mut program).step(), step);
}

#[test]
fn escape_leaves_the_lesson_without_a_question_and_it_begins_anew() {
    let mut program = opened();
    program.press(Key::Enter);
    assert_eq!(lesson(&mut program).step(), Some(STEPS[1]));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
    program.press(Key::F2);
    assert_eq!(lesson(&mut program).step(), Some(STEPS[0]));
}

#[test]
fn the_rules_are_one_key_from_the_lesson_and_lead_back_to_its_step() {
    let mut program = opened();
    program.run(PlayCommand::Lesson(None));
    program.press(Key::F1);
    assert_eq!(program.page(), Page::from(GamePage::Rules));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::Lesson));
    assert_eq!(lesson(&mut program).step(), Some(STEPS[1]));
}

#[test]
fn a_step_is_explained_beside_its_cell_and_covers_neither_that_nor_any_control() {
    for size in [vec2(1024.0, 640.0), vec2(1366.0, 768.0), vec2(1920.0, 1080.0)] {
        let mut program = program();
        program.window.set_size(size);
        program.teach_tiles(5);
        program.window.run();
        let Some(Move::Lay(_, aim)) = lesson(&mut program).due() else { panic!("a tile is laid") };
        let told = program.get(Texts::alhambra_lesson_lay).rect();
        let cell = program.control(Role::Button, free(aim)).rect();
        assert!(!told.intersects(cell), "{told} on {cell} at {size}");
        assert!(told.expand(FAR).intersects(cell), "{told} and {cell} at {size}");
        let buttons = program.window.query_all_by_role(Role::Button);
        // Cells around the start tile, below that cell, in which the tile cannot lie may be covered.
        let around = cell.translate(vec2(0.0, cell.height())).scale_from_center(3.1);
        let is_apart = |rect| !around.contains_rect(rect);
        for button in
            buttons.filter(|button| !button.accesskit_node().is_disabled() && is_apart(button.rect()))
        {
            assert!(!told.intersects(button.rect()), "{button:?} at {size}");
        }
    }
}

#[test]
fn a_step_is_explained_off_the_heading_of_the_reserve() {
    for size in [vec2(1024.0, 640.0), vec2(1366.0, 768.0), vec2(1536.0, 864.0)] {
        let mut program = program();
        program.window.set_size(size);
        program.teach_tiles(4);
        program.window.run();
        let told = program.get(|t: &Texts| t.alhambra_lesson_turn(2, TURNS)).rect();
        let heading = program.get(Texts::alhambra_board_reserve).rect();
        assert!(!told.intersects(heading), "{told} on {heading} at {size}");
    }
}

#[test]
fn a_single_person_without_a_name_is_called_you_in_a_scoring() {
    let mut program = program();
    program.teach_tiles(31);
    program.window.run();
    assert!(program.shows(|t: &Texts| t.alhambra_got(t.you(), 19)));
}

#[test]
fn the_answer_to_another_move_is_beside_the_cell_too() {
    let mut program = program();
    program.teach_tiles(5);
    program.press(Key::R);
    assert!(program.shows(Texts::alhambra_lesson_strayed));
    assert!(program.shows(Texts::alhambra_lesson_lay));
    assert!(program.shows(|t: &Texts| t.alhambra_lesson_turn(2, TURNS)));
}
