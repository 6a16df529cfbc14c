//! The game on screen: played with the mouse alone and with the keyboard alone, saved at every step.

use alhambra::{
    app::{AppCommand, Page, Tone},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        log::PlayEvent,
        record::AnyGame,
        rules::{BuildSecond, Cell, Move, Phase, RollKind, ToAct},
        session::Dice,
    },
    kernel::Entry,
    storage::{Animation, Settings},
    text::{Language, Texts},
};
use egui::{Key, Modifiers, vec2};

use crate::{
    desk::{ANY, AnyNumber, Part, Program, Words, play_on, program, program_with, settings, solo},
    game::{gain, game, playing, saved},
};

/// The first cell that can be built now.
fn offered(program: &mut Program) -> Option<impl Words + Copy + use<>> {
    let game = game(program);
    let legal = game.legal_moves();
    let cell = legal.iter().find_map(|command| match command {
        Move::Build(cell) => Some(*cell),
        _ => None,
    })?;
    let building = game.config().layout().grid().unwrap()[cell.index()];
    Some(move |t: &Texts| t.sheet_cell(cell.row().number(), cell.column().number(), building))
}

#[test]
fn a_whole_game_is_played_with_the_mouse_alone_in_two_languages() {
    for language in [Language::English, Language::French] {
        play_with_the_mouse(program_with(&settings(language), vec2(1280.0, 800.0)));
    }
}

fn play_with_the_mouse(mut program: Program) {
    program.run(GameCommand::Start(Box::new(solo(11))));
    while !game(&mut program).is_over() {
        match offered(&mut program) {
            Some(cell) => program.click(cell),
            None => {
                let gain = gain(&mut program);
                program.click_button(gain);
            }
        }
        assert_eq!(saved(&mut program), game(&mut program), "what is on screen is in the file");
        program.click_button(Texts::play_end_turn);
    }
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home, "nothing can be done on the board of a finished game");
}

#[test]
fn a_whole_game_is_played_with_the_keyboard_alone_in_french_and_in_the_dark() {
    let night = Settings { theme: alhambra::storage::ThemeSetting::Dark, ..settings(Language::French) };
    let mut program = program_with(&night, vec2(1024.0, 640.0));
    program.press(Key::N);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let mut turns = 0;
    while !game(&mut program).is_over() {
        let shows = |face: u8| program.shows_containing(|t: &Texts| t.play_die_yellow(face));
        assert!((1..=6).any(shows));
        program.press(Key::Num1);
        if game(&mut program).state().phase() == Phase::Action {
            program.press(Key::G);
        }
        program.press(Key::Enter);
        turns += 1;
    }
    assert_eq!(turns, 18);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn arrows_find_what_can_be_built_and_enter_builds_it() {
    let mut program = playing();
    let label = offered(&mut program).unwrap();
    program.press(Key::ArrowDown);
    assert!(program.get(label).is_focused());
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().phase(), Phase::Built);
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().round(), 2);
}

#[test]
fn a_building_is_undone_and_done_again_until_the_turn_ends() {
    let mut program = playing();
    let before = game(&mut program);
    program.press(Key::U);
    assert_eq!(game(&mut program), before, "there is nothing to undo, and dice are never undone");
    program.press(Key::Num1);
    let built = game(&mut program).state().to_owned();
    program.press(Key::U);
    assert_eq!(game(&mut program).state(), before.state());
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(game(&mut program).state(), &built);
    program.press(Key::Enter);
    assert!(!game(&mut program).can_undo(), "the dice rolled seal the turn");
}

#[test]
fn dice_are_changed_for_coins_and_undo_gives_them_back() {
    let mut program = playing();
    program.press(Key::C);
    let die = program.all(Part(|t: &Texts| t.play_die_up(AnyNumber))).next();
    die.expect("a die can be turned up").click();
    program.window.run();
    assert_eq!(game(&mut program).state().sheet(0).coins(), 2);
    program.press(Key::U);
    assert_eq!(game(&mut program).state().sheet(0).coins(), 3);
}

#[test]
fn gaining_coins_shows_what_it_pays_and_rolls_only_when_the_turn_ends() {
    let mut program = playing();
    play_on(program.app(), 3);
    program.window.run();
    let before = game(&mut program);
    let (_, pays) = before.state().paying(before.config());
    program.press(Key::G);
    let after = game(&mut program);
    assert_eq!(after.state().sheet(0).coins(), before.state().sheet(0).coins() + pays);
    assert!(after.can_undo(), "nothing was rolled yet");
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().round(), before.state().round() + 1);
}

#[test]
fn taking_back_seen_dice_asks_first_and_marks_the_game_as_practice() {
    let mut program = playing();
    let first = game(&mut program).state().to_owned();
    program.press(Key::Num1);
    program.press(Key::Enter);
    program.press(Key::T);
    assert!(!game(&mut program).is_practice(), "it only asked");
    program.press(Key::Enter);
    assert!(!game(&mut program).is_practice(), "Enter loses nothing");
    program.press(Key::T);
    let game = game(&mut program);
    assert!(game.is_practice());
    assert_eq!(game.state().round(), first.round());
}

#[test]
fn a_game_goes_on_after_the_program_was_killed() {
    let mut program = playing();
    program.press(Key::Num1);
    let at_the_end = game(&mut program);
    let mut again = program.killed();
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::from(GamePage::Play));
    assert_eq!(game(&mut again).log(), at_the_end.log());
    assert_eq!(game(&mut again).state(), at_the_end.state());
}

#[test]
fn the_phantoms_take_the_stage_one_after_the_other_and_any_key_skips_them() {
    let slow = Settings { animation: Animation::Slow, ..settings(Language::English) };
    let mut program = program_with(&slow, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.window.key_press(Key::Num1);
    program.window.step();
    program.window.key_press(Key::Enter);
    program.window.step();
    program.window.step();
    // The roll of the last phantom, as its line says it.
    let game = game(&mut program);
    assert!(matches!(game.state().to_act(), ToAct::Decision(0)), "input is never blocked");
    let last = game.log().iter().rev().find_map(|entry| match entry {
        Entry::Event(PlayEvent::Roll { purpose: RollKind::Phantom, yellow, blue, .. }) => {
            Some((yellow[0], blue[0]))
        }
        _ => None,
    });
    let (row, column) = last.unwrap();
    let building = game.config().layout().grid().unwrap()[Cell::new(row, column).index()];
    // What it costs follows.
    let line = move |t: &Texts| format!("{}{ANY}", t.history_filled(&t.phantom_name("II"), building));
    let shown = |program: &Program| program.all(line).count();
    let early = shown(&program);
    program.window.key_press(Key::F5);
    for _ in 0..4 {
        program.window.step();
    }
    assert!(shown(&program) > early, "{early} times {:?} before the skip", program.said(line));
}

/// What is said about the boxes of a phantom, type by type.
fn boxes(program: &Program) -> Vec<String> {
    let row = Part(|t: &Texts| t.race_boxes(&t.phantom_name("II"), AnyNumber, AnyNumber));
    program.all(row).filter_map(|row| egui_kittest::kittest::NodeT::accesskit_node(&row).label()).collect()
}

#[test]
fn a_box_is_filled_when_its_dice_have_fallen_or_at_once_by_a_key() {
    let shown = Settings { animation: Animation::Normal, ..settings(Language::English) };
    let mut program = program_with(&shown, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.window.key_press(Key::Num1);
    program.window.run_steps(20);
    let mut seen = vec![boxes(&program)];
    assert!(!seen[0].is_empty(), "{}", program.said(Texts::score_sheet));
    program.window.key_press(Key::Enter);
    let mut filled_at = Vec::new();
    for step in 0..40 {
        program.window.step();
        let now = boxes(&program);
        if seen.last() != Some(&now) {
            seen.push(now);
            filled_at.push(step);
        }
    }
    // One's own dice fall first, then those of each phantom, and each fills its box.
    assert_eq!(filled_at.len(), 2, "{filled_at:?}");
    assert!(filled_at[0] >= 3 && filled_at[1] >= filled_at[0] + 2, "quarters of a second: {filled_at:?}");
    program.window.key_press(Key::Num1);
    program.window.run_steps(20);
    let before = boxes(&program);
    program.window.key_press(Key::Enter);
    program.window.run_steps(2);
    assert_eq!(boxes(&program), before, "the dice still fall");
    program.window.key_press(Key::F5);
    program.window.run_steps(2);
    assert_ne!(boxes(&program), before, "any key hurries them");
}

#[test]
fn a_turn_with_nothing_left_to_do_ends_by_itself_if_so_set() {
    let by_itself = Settings { end_turn_by_itself: true, ..settings(Language::English) };
    let mut program = program_with(&by_itself, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(solo(11))));
    for _ in 0..6 {
        let before = game(&mut program);
        program.press(Key::Num1);
        let after = game(&mut program);
        if after.state().phase() == Phase::Built {
            assert!(
                after.legal_moves().contains(&Move::from(BuildSecond)),
                "only a second building holds the turn open"
            );
            program.press(Key::Enter);
        }
        assert!(game(&mut program).state().round() > before.state().round());
    }
}

#[test]
fn taking_back_reopens_a_turn_that_ended_by_itself() {
    let by_itself = Settings { end_turn_by_itself: true, ..settings(Language::English) };
    let mut program = program_with(&by_itself, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(solo(11))));
    play_on(program.app(), 2);
    program.window.run();
    let before = game(&mut program).state().to_owned();
    program.press(Key::Num1);
    program.run(GameCommand::TakeBack);
    assert_eq!(game(&mut program).state(), &before);
}

#[test]
fn a_game_that_could_not_be_saved_cannot_be_left() {
    let mut program = playing();
    let games = program.app().data.games();
    // A file where the folder was: nothing can be written.
    let aside = games.with_extension("aside");
    std::fs::rename(&games, &aside).unwrap();
    std::fs::write(&games, "").unwrap();
    program.press(Key::Num1);
    assert!(program.app().notifications.iter().any(|notification| notification.tone == Tone::Error));
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(program.page(), Page::from(GamePage::Play), "the game stays while it is not saved");
    std::fs::remove_file(&games).unwrap();
    std::fs::rename(&aside, &games).unwrap();
    let played = game(&mut program);
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(program.page(), Page::Home);
    let (file, _) = program.app().open_game().cloned().unwrap();
    let AnyGame::Played(kept) = program.record(&file) else { panic!("a full game") };
    assert_eq!(kept.log(), played.log());
}

#[test]
fn a_policys_game_is_played_again_by_the_person() {
    let mut program = program();
    program.run(AppCommand::RematchOf(alhambra::app::Source::Sample("solo-2-phantoms-greedy")));
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let seats = game(&mut program).header.seats;
    assert_eq!(seats[0].kind, alhambra::kernel::record::SeatKind::Human, "the person plays, not the policy");
}

#[test]
fn the_key_that_takes_back_only_undoes_as_far_as_undo_goes_and_marks_nothing() {
    let mut program = playing();
    let before = game(&mut program);
    program.press(Key::Num1);
    program.press(Key::T);
    assert_eq!(game(&mut program).state(), before.state());
    assert!(!program.shows(Texts::play_take_back_seen), "there is nothing to ask");
    program.press(Key::Num1);
    program.menu(Key::T);
    assert_eq!(game(&mut program).state(), before.state(), "nor in the menu");
    program.press(Key::Num1);
    program.run(GameCommand::TakeBack);
    assert_eq!(game(&mut program).log(), before.log(), "undone without a trace");
    assert!(!game(&mut program).is_practice());
}

#[test]
fn with_nothing_to_take_back_there_is_a_notice_and_no_question() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(7))));
    program.press(Key::T);
    assert!(program.has_told(Texts::play_take_back_nothing));
    assert!(!program.shows(Texts::cancel), "there is nothing to answer");
}

#[test]
fn setup_is_no_round_to_a_screen_reader() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::Typed, ..solo(7) })));
    assert!(program.shows(Texts::history_setup));
    assert!(!program.shows(|t: &Texts| format!("{} {}", t.round(), t.history_setup())));
}

#[test]
fn against_the_phantoms_their_totals_are_shown_and_practice_too() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { bonus: Some(21), ..solo(11) })));
    assert!(!program.shows(Texts::play_is_practice));
    // As long as nothing is built it would say little.
    program.press(Key::Num1);
    program.press(Key::Enter);
    let now = game(&mut program);
    let total = |row: usize| now.state().cards(now.config()).rows[row].unwrap().total();
    let names: [fn(&Texts) -> String; 3] =
        [|_| "Zoé".to_owned(), |t| t.phantom_name("I"), |t| t.phantom_name("II")];
    for (row, name) in names.into_iter().enumerate() {
        let words = |t: &Texts| format!("{} {}", total(row), name(t));
        assert!(program.shows_containing(words), "{}", program.said(words));
    }
    program.run(GameCommand::TakeBack);
    assert!(program.shows(Texts::play_is_practice));
}
