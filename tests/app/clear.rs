//! What a turn on screen says: why nothing happens, what is certain, whose sheet is shown, what a click costs.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GameCommand,
            rules::{Cell, Move, Phase, ToAct},
        },
    },
    storage::{Animation, Settings},
    text::{Language, Texts},
    ui::theme::Theme,
};
use egui::{Key, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{
        ANY, AnyNumber, Part, Program, Start, Words, named, play_on, program, program_with, settings, solo,
        table,
    },
    game::{gain, game, playing},
    painted::painted,
};

/// The cell of a place on the sheet of the first player, as a screen reader names it.
fn cell(program: &mut Program, place: Cell) -> impl Words + Copy + use<> {
    let game = game(program);
    let building = game.config().layout().grid().unwrap()[place.index()];
    let is_built = game.state().sheet(0).is_built(place);
    let (row, column) = (place.row().number(), place.column().number());
    move |t: &Texts| match is_built {
        true => t.sheet_cell_built(row, column, building),
        false => t.sheet_cell(row, column, building),
    }
}

/// An empty cell where nothing can be built now.
fn elsewhere(program: &mut Program) -> Cell {
    let state = *game(program).state();
    let free = |cell: &Cell| (state.offered() | state.sheet(0).built()) & cell.bit() == 0;
    Cell::all().find(free).unwrap()
}

#[test]
fn a_click_where_nothing_can_be_built_says_why_right_there() {
    let mut program = playing();
    let place = elsewhere(&mut program);
    let label = cell(&mut program, place);
    program.click(label);
    let cell_rect = program.get(label).rect();
    let why = program.get(Texts::refuse_elsewhere).rect();
    assert!(why.intersects(cell_rect), "{why:?} {cell_rect:?}");
    program.window.set_size(egui::vec2(1024.0, 640.0));
    program.window.run();
    let [why, cell_rect] = [program.get(Texts::refuse_elsewhere).rect(), program.get(label).rect()];
    assert!(why.intersects(cell_rect), "in a window of another size, too: {why:?} {cell_rect:?}");
    let before = game(&mut program);
    let built = Cell::all().find(|cell| before.state().sheet(0).is_built(*cell)).unwrap();
    let label = cell(&mut program, built);
    program.click(label);
    assert!(!program.shows(Texts::refuse_elsewhere));
    assert!(program.shows(Texts::refuse_built));
    program.press(Key::Num1);
    assert!(!program.shows(Texts::refuse_built), "it goes with the next key");
}

#[test]
fn space_where_nothing_can_be_built_says_why_too() {
    let mut program = playing();
    let place = elsewhere(&mut program);
    let label = cell(&mut program, place);
    program.get(label).focus();
    program.window.run();
    program.press(Key::Space);
    assert!(program.shows(Texts::refuse_elsewhere));
    assert_eq!(game(&mut program).state().phase(), Phase::Action);
}

#[test]
fn after_the_action_a_click_says_to_end_the_turn() {
    let mut program = playing();
    program.press(Key::G);
    let place = Cell::all().next().unwrap();
    let label = cell(&mut program, place);
    program.click(label);
    assert!(program.shows(Texts::refuse_acted));
}

#[test]
fn a_tooltip_closes_when_a_key_opens_a_window_over_it() {
    let mut program = playing();
    let coins = program.get(|t: &Texts| t.sheet_coins(3, 0, 3)).rect();
    let hint = program.said(|t: &Texts| t.sheet_coins_hint(15));
    let is_told =
        |program: &Program| painted(program.window.output()).iter().any(|(text, _)| text.contains(&hint));
    program.window.hover_at(coins.center());
    program.window.run_steps(8);
    assert!(is_told(&program), "the pointer rests on the coins");
    program.press(Key::M);
    program.window.run_steps(8);
    assert!(!is_told(&program), "the menu lies over them");
    program.press(Key::Escape);
    program.window.run_steps(8);
    assert!(is_told(&program), "the pointer is still there");
}

#[test]
fn the_ink_of_both_buildings_of_a_turn_is_wet_until_the_next_is_built() {
    let mut program = playing();
    let wet = |program: &Program| {
        let ink = Theme::of(&program.window.ctx).wet_ink[0];
        let shapes = program.window.output().shapes.iter();
        // A cross has two strokes.
        shapes.filter(|shape| matches!(&shape.shape, egui::Shape::Band(band) if band.fill == ink)).count() / 2
    };
    program.press(Key::Num1);
    assert_eq!(wet(&program), 1);
    program.press(Key::B);
    assert_eq!(wet(&program), 2, "a second building");
    while game(&mut program).state().phase() != Phase::Action {
        program.press(Key::Num1);
        program.press(Key::Enter);
    }
    assert_eq!(wet(&program), 2, "the last turn, when the next has begun");
    program.press(Key::Num1);
    assert_eq!(wet(&program), 1);
}

#[test]
fn a_pointer_that_rests_on_gain_hides_nothing_of_the_next_turn() {
    let mut program = playing();
    let gain_coins = gain(&mut program);
    let place = program.button(gain_coins).rect().center();
    program.window.hover_at(place);
    program.window.run();
    assert!(!shows_what_can_be_built(&mut program), "what would pay is shown instead");
    program.press(Key::G);
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().phase(), Phase::Action);
    assert!(shows_what_can_be_built(&mut program));
    let told = BuildingType::ALL.into_iter().any(|building| {
        // What it costs follows.
        let line = |t: &Texts| format!("{}{ANY}", t.history_filled(&t.phantom_name("II"), building));
        program.all(line).next().is_some()
    });
    assert!(told, "the phantoms' rolls are shown");
    program.window.hover_at(place + vec2(3.0, 0.0));
    program.window.run();
    assert!(!shows_what_can_be_built(&mut program), "a pointer that moves points again");
}

/// Whether the first cell that can be built on can be clicked.
fn shows_what_can_be_built(program: &mut Program) -> bool {
    let offered = game(program).state().offered();
    let place = Cell::all().find(|cell| offered & cell.bit() != 0).unwrap();
    let label = cell(program, place);
    !program.get(label).accesskit_node().is_disabled()
}

/// Plays games, building wherever possible, until nothing can be built and dice can be changed or not, as asked.
fn nothing_to_build(program: &mut Program, may_change: bool) {
    for seed in 0..200 {
        program.run(GameCommand::Start(Box::new(solo(seed))));
        while !game(program).is_over() {
            let legal = game(program).legal_moves();
            let builds = legal.iter().find(|decision| matches!(decision, Move::Build(_)));
            let changes = legal.iter().any(|decision| matches!(decision, Move::Special(_)));
            let phase = game(program).state().phase();
            if phase == Phase::Action && builds.is_none() && changes == may_change {
                program.window.run();
                return;
            }
            let coins = legal.contains(&Move::GainCoins).then_some(&Move::GainCoins);
            let spends = legal.iter().find(|decision| !may_change && matches!(decision, Move::Special(_)));
            let decision = *spends.or(builds).or(coins).or(legal.last()).unwrap();
            program.app().run(GameCommand::Play(decision));
        }
    }
    panic!("no such position");
}

#[test]
fn where_dice_can_be_changed_gaining_coins_is_only_one_of_two_ways() {
    let mut program = playing();
    nothing_to_build(&mut program, true);
    assert!(program.shows(Texts::play_coins_or_dice) && !program.shows(Texts::play_only_coins));
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().phase(), Phase::Action, "Enter chooses nothing");
}

#[test]
fn where_no_dice_can_be_changed_gaining_coins_is_what_comes_next() {
    let mut program = playing();
    nothing_to_build(&mut program, false);
    assert!(program.shows(Texts::play_only_coins) && !program.shows(Texts::play_coins_or_dice));
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().phase(), Phase::Done);
}

#[test]
fn a_preview_says_what_is_certain_and_what_would_count_if_the_game_ended_now() {
    let mut program = playing();
    let (mut lines, mut race) = (false, false);
    while !(lines && race) {
        let offered = game(&mut program).state().offered();
        for place in Cell::all().filter(|cell| offered & cell.bit() != 0) {
            let label = cell(&mut program, place);
            let at = program.get(label).rect().center();
            program.leave();
            program.window.hover_at(at);
            program.window.run();
            lines |= program
                .shows_containing(|t: &Texts| t.play_line_row(place.row().number(), AnyNumber, AnyNumber));
            race |= program.shows_containing(|t: &Texts| t.play_race_alone(AnyNumber, ANY))
                || program.shows_containing(|t: &Texts| t.play_race_shared(AnyNumber, AnyNumber, ANY));
        }
        program.press(Key::Num1);
        if game(&mut program).state().phase() == Phase::Action {
            program.press(Key::G);
        }
        program.press(Key::Enter);
        assert!(!game(&mut program).is_over());
    }
    let texts = Texts::new(alhambra::text::Language::English);
    assert!(texts.play_line_row(1, 4, 2).ends_with("certain"));
    let now = texts.play_ended_now().to_lowercase();
    assert!(
        texts.play_race_alone(1, "+21").ends_with(&now) && texts.play_race_place(1, 2, "+8").ends_with(&now)
    );
}

#[test]
fn home_says_that_points_are_those_if_the_game_ended_now() {
    let tables = [solo(11), table(&["Ada", "Ben"], 3)];
    for wish in tables {
        let mut program = program();
        program.run(GameCommand::Start(Box::new(wish)));
        play_on(program.app(), 2);
        program.run(AppCommand::Go(Page::Home));
        let name = |t: &Texts| format!("{}{ANY}, {ANY} {}", t.home_continue(), t.home_ended_now());
        assert!(program.shows(name), "{}", program.said(name));
    }
}

#[test]
fn the_focus_is_on_the_dice_as_soon_as_they_can_be_changed() {
    let mut program = playing();
    program.press(Key::C);
    let focused = |program: &Program| {
        let buttons =
            [(|t| t.play_die_down(AnyNumber)) as fn(&Texts) -> String, |t| t.play_die_up(AnyNumber)];
        buttons
            .into_iter()
            .flat_map(|name| {
                program.all(Part(name)).map(|node| (node.is_focused(), node.rect())).collect::<Vec<_>>()
            })
            .find(|(focused, _)| *focused)
    };
    let first = focused(&program).expect("the focus is on the first button of a die").1;
    program.press(Key::ArrowRight);
    let second = focused(&program).expect("an arrow leads to the next button").1;
    assert_ne!(first, second);
    program.press(Key::ArrowLeft);
    assert_eq!(focused(&program).map(|(_, rect)| rect), Some(first));
    let coins = game(&mut program).state().sheet(0).coins();
    program.press(Key::Space);
    assert_eq!(game(&mut program).state().sheet(0).coins(), coins - 1);
    assert!(focused(&program).is_some(), "the focus stays with the die");
    program.press(Key::Space);
    program.press(Key::U);
    program.press(Key::C);
    program.press(Key::C);
    assert!(focused(&program).is_some());
}

#[test]
fn a_click_on_a_die_itself_spends_nothing() {
    let mut program = playing();
    program.press(Key::C);
    let before = game(&mut program);
    let dice = |program: &Program| {
        (1..=6)
            .flat_map(|face| {
                let yellow = program.all(move |t: &Texts| t.play_die_yellow(face)).map(|node| node.rect());
                yellow
                    .chain(program.all(move |t: &Texts| t.play_die_blue(face)).map(|node| node.rect()))
                    .collect::<Vec<_>>()
            })
            .collect::<Vec<_>>()
    };
    let places = dice(&program);
    assert_eq!(places.len(), 4);
    for die in places {
        for at in [die.center(), die.center() + vec2(3.0, 3.0), die.center() - vec2(3.0, 3.0)] {
            program.at_once(crate::desk::clicked(at));
        }
    }
    assert_eq!(game(&mut program).log(), before.log());
}

/// A game of two people with a computer between them, animated, right after the first person's turn.
fn computer_plays(animation: Animation) -> Program {
    let shown = Settings { animation, ..settings(Language::English) };
    let mut program = program_with(&shown, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(table(&["Ada", "ben", "Cleo"], 7))));
    for key in [Key::Num1, Key::Enter] {
        program.window.key_press(key);
        program.window.run_steps(2);
    }
    // What Ada passes on comes first.
    for _ in 0..40 {
        if program.shows(|t: &Texts| t.play_acts("ben")) {
            break;
        }
        program.window.step();
    }
    program
}

#[test]
fn the_sheet_of_a_computer_is_shown_while_it_plays() {
    let mut program = computer_plays(Animation::Normal);
    let acts = |t: &Texts| t.play_acts("ben");
    assert!(program.shows(acts));
    let ben = Start(|t: &Texts| t.play_sheet_of("ben", AnyNumber, AnyNumber));
    assert!(
        program.get(ben).accesskit_node().toggled().is_some_and(|on| on == egui::accesskit::Toggled::True)
    );
    // The buildings on the large sheet are ben's.
    let now = game(&mut program);
    assert!(matches!(now.state().to_act(), ToAct::Decision(2)), "input is never blocked");
    let seen = program.roll_and_write().session.as_ref().unwrap().seen;
    let before = now.at(seen).state;
    let built = Cell::all().filter(|cell| before.sheet(1).is_built(*cell));
    for place in built {
        let building = now.config().layout().grid().unwrap()[place.index()];
        let label = |t: &Texts| t.sheet_cell_built(place.row().number(), place.column().number(), building);
        assert!(program.shows(label), "{}", program.said(label));
    }
    program.window.run_steps(60 * 8);
    assert!(!program.shows(acts), "it goes away by itself");
    assert!(program.shows(|t: &Texts| t.play_choose(&named("Cleo"))));
}

#[test]
fn a_click_ends_the_animation_and_builds_nothing() {
    let mut program = computer_plays(Animation::Slow);
    let before = game(&mut program);
    let offered = before.state().offered();
    let place = Cell::all().find(|cell| offered & cell.bit() != 0).unwrap();
    let building = before.config().layout().grid().unwrap()[place.index()];
    // On either sheet it is at the same place.
    let any =
        |t: &Texts| format!("{}{ANY}", t.sheet_cell(place.row().number(), place.column().number(), building));
    let label = any;
    let at = program.get(label).rect().center();
    program.at_once(crate::desk::clicked(at));
    assert!(!program.shows(|t: &Texts| t.play_acts("ben")));
    assert_eq!(game(&mut program).log(), before.log());
    program.at_once(crate::desk::clicked(at));
    assert_eq!(game(&mut program).state().phase(), Phase::Built, "the next click builds");
}

#[test]
fn an_error_goes_away_with_its_page() {
    let mut program = program();
    program.run(AppCommand::Open("none.json".to_owned()));
    let error = |t: &Texts| t.error_open(ANY, ANY);
    assert!(program.shows_containing(error));
    program.run(GameCommand::Start(Box::new(solo(11))));
    assert!(!program.shows_containing(error));
}
