//! A turn as newcomers meet it: seals that say what a click does, news that stay, keys that say why not.

use std::{thread, time::Duration};

use alhambra::{
    app::Page,
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage},
            log::Game,
            rules::{BuildSecond, Move, Phase},
            session::{HintOption, HintText},
        },
    },
    kernel::{Entry, Note},
    storage::{LanguageChoice, Settings},
    text::Texts,
};
use egui::{Key, vec2};

use crate::{
    desk::{ANY, AnyNumber, Part, Program, named, play_on, program, program_with, settings, solo},
    game::{gain, game, playing},
    typed::typed,
};

const SMALL: egui::Vec2 = vec2(1024.0, 640.0);

/// A game with advice at every decision, in a small window.
fn learning(size: egui::Vec2) -> Program {
    let always = Settings { always_advise: true, ..settings(LanguageChoice::En) };
    let mut program = program_with(&always, size);
    program.app().roll_and_write.hints.budgets = &[];
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.press(Key::H);
    answered(&mut program);
    program
}

fn answered(program: &mut Program) {
    program.window.run();
    while program.app().roll_and_write.hints.is_working() {
        thread::sleep(Duration::from_millis(2));
        program.window.run();
    }
    program.window.run();
}

/// What is advised now.
fn options(program: &mut Program) -> Vec<HintOption> {
    let app = program.app();
    let session = app.roll_and_write.session.as_ref().unwrap();
    HintText::new(&app.texts, session, &app.roll_and_write.hints).map_or_else(Vec::new, |text| text.options)
}

/// The game goes on, by its first decisions, until something is so.
fn until(program: &mut Program, mut so: impl FnMut(&Game) -> bool) {
    loop {
        let now = game(program);
        assert!(!now.is_over(), "it never is");
        if so(&now) {
            program.window.run();
            return;
        }
        let decision = now.legal()[0];
        program.app().run(GameCommand::Play(decision));
    }
}

fn hints(game: &Game) -> usize {
    game.log().iter().filter(|entry| **entry == Entry::Note(Note::Hint {})).count()
}

#[test]
fn a_click_on_a_cell_whose_seal_has_a_die_changes_dice_and_builds() {
    for seed in 0.. {
        let mut program = program();
        program.app().roll_and_write.hints.budgets = &[];
        program.run(GameCommand::Start(Box::new(solo(seed))));
        program.press(Key::H);
        program.press(Key::H);
        answered(&mut program);
        let before = game(&mut program);
        let options = options(&mut program);
        let by_dice = |option: &&HintOption| {
            let free = option.cells.first().is_some_and(|cell| before.state().offered() & cell.bit() == 0);
            option.changes_dice() && option.cells.len() == 1 && free
        };
        let Some(option) = options.iter().find(by_dice).cloned() else { continue };
        let cell = option.cells[0];
        let building = before.config().layout().grid().unwrap()[cell.index()];
        let rank = 1 + options.iter().position(|other| *other == option).unwrap();
        let words = option.words.clone();
        program.click(move |t: &Texts| {
            let cell = t.sheet_cell(cell.row().number(), cell.column().number(), building);
            t.hint_cell_more(&cell, rank, ANY, &words)
        });
        let mut expected = *before.state();
        for decision in &option.decisions {
            expected.apply(before.config(), *decision).unwrap();
        }
        assert_eq!(*game(&mut program).state(), expected);
        return;
    }
}

#[test]
fn what_the_phantoms_rolled_is_told_again_after_undo() {
    for size in [SMALL, vec2(1280.0, 800.0)] {
        let mut program = program_with(&settings(LanguageChoice::En), size);
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.press(Key::Num1);
        program.press(Key::Enter);
        let told = |program: &Program| phantom_rolls(program) > 0;
        assert!(told(&program));
        program.press(Key::Num1);
        program.press(Key::U);
        assert_eq!(game(&mut program).state().phase(), Phase::Action);
        assert!(told(&program));
    }
}

/// How many rolls of phantoms are told.
fn phantom_rolls(program: &Program) -> usize {
    let told = |building: BuildingType| {
        ["I", "II"].into_iter().flat_map(move |number| {
            program.all(move |t: &Texts| t.history_filled(&t.phantom_name(number), building))
        })
    };
    BuildingType::ALL.into_iter().flat_map(told).count()
}

#[test]
fn advice_hides_neither_the_phantoms_rolls_nor_awards() {
    let mut program = learning(SMALL);
    let mut awards = 0;
    while !game(&mut program).is_over() {
        let before = game(&mut program).state().awarded_rounds();
        let decision = *game(&mut program).legal().first().unwrap();
        program.run(GameCommand::Play(decision));
        answered(&mut program);
        let now = game(&mut program);
        if now.is_over() || now.state().phase() != Phase::Action || now.state().awarded_rounds() == before {
            continue;
        }
        if program.app().roll_and_write.hints.answer().is_some() {
            assert_eq!(phantom_rolls(&program), 2, "in round {}", now.state().round());
        }
        awards += program.app().roll_and_write.session.as_ref().unwrap().new_awards().len();
        let told = program.app().roll_and_write.session.as_ref().unwrap().new_awards();
        for award in told {
            let texts = Texts::new(alhambra::text::Language::English);
            let words = alhambra::games::roll_and_write::text::event_text::award(
                &texts,
                now.config(),
                &now.header.seats,
                &award,
            );
            assert!(program.shows(move |_: &Texts| words.clone()));
        }
    }
    assert!(awards > 0);
}

#[test]
fn advice_at_every_decision_is_noted_every_time_and_once_for_a_position() {
    let mut program = learning(SMALL);
    assert_eq!(hints(&game(&mut program)), 1);
    program.press(Key::Num1);
    answered(&mut program);
    let shown = hints(&game(&mut program));
    program.press(Key::U);
    answered(&mut program);
    assert_eq!(hints(&game(&mut program)), shown, "the same position");
    assert!(game(&mut program).can_redo(), "and what was undone can be done again");
    program.press(Key::Num1);
    program.press(Key::Enter);
    answered(&mut program);
    assert!(hints(&game(&mut program)) > shown);
}

#[test]
fn advice_not_wanted_in_a_game_stays_set_and_asks_in_the_next_one() {
    let always = Settings { always_advise: true, ..settings(LanguageChoice::En) };
    let mut program = program_with(&always, SMALL);
    program.run(GameCommand::Start(Box::new(solo(11))));
    assert!(program.shows(Texts::hint_notice_always));
    program.press(Key::Escape);
    program.press(Key::Num1);
    program.press(Key::Enter);
    assert!(!program.shows(Texts::hint_notice_always) && !game(&mut program).is_practice());
    assert!(program.app().settings.always_advise);
    program.run(GameCommand::Start(Box::new(solo(12))));
    assert!(program.shows(Texts::hint_notice_always));
}

#[test]
fn keys_that_can_do_nothing_now_say_why() {
    let mut program = playing();
    program.press(Key::B);
    assert!(program.has_told(Texts::why_no_second));
    program.press(Key::Enter);
    assert!(program.has_told(Texts::why_choose_first));
    program.press(Key::Num9);
    let offered = game(&mut program).state().offered().count_ones();
    assert!(program.has_told(move |t: &Texts| t.why_no_number(offered)));
    program.press(Key::Num1);
    program.press(Key::G);
    assert!(program.has_told(Texts::refuse_acted));
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    program.press(Key::G);
    assert!(program.has_told(Texts::refuse_roll_first));
    program.press(Key::Num1);
    program.press(Key::Enter);
    assert!(program.has_told(Texts::why_both_dice));
}

#[test]
fn dice_that_can_be_changed_no_more_lose_their_buttons() {
    let mut program = playing();
    program.press(Key::C);
    assert!(program.shows(Texts::play_changing), "the heading says what is to be done");
    while game(&mut program).state().sheet(0).coins() > 0 {
        let die = program.all(Part(|t: &Texts| t.play_die_up(AnyNumber))).next();
        let die = die.or_else(|| program.all(Part(|t: &Texts| t.play_die_down(AnyNumber))).next());
        die.unwrap().click();
        program.window.run();
    }
    assert!(!program.shows(Texts::play_changing));
    let change = program.button(Texts::play_change);
    assert!(egui_kittest::kittest::NodeT::accesskit_node(&change).is_disabled());
}

#[test]
fn a_click_on_a_die_shows_the_buttons_of_the_dice() {
    let mut program = playing();
    let die = (1..=6).find_map(|face| program.all(move |t: &Texts| t.play_die_yellow(face)).next());
    let at = die.unwrap().rect().center();
    program.at_once(crate::desk::clicked(at));
    program.window.run();
    assert!(program.shows(Texts::play_changing));
    assert_eq!(game(&mut program).state().sheet(0).coins(), 3, "nothing is spent");
}

#[test]
fn the_score_card_as_it_stands_is_opened_from_the_game_and_leads_back() {
    for size in [SMALL, vec2(1280.0, 800.0), vec2(1600.0, 1000.0)] {
        for by_key in [true, false] {
            let mut program = program_with(&settings(LanguageChoice::En), size);
            program.run(GameCommand::Start(Box::new(solo(11))));
            if by_key {
                program.press(Key::N);
            } else {
                program.click_button(Part(Texts::play_ended_now_hint));
            }
            assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
            program.press(Key::Escape);
            assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
        }
    }
}

#[test]
fn the_history_is_there_in_a_small_window() {
    let mut program = program_with(&settings(LanguageChoice::En), SMALL);
    program.run(GameCommand::Start(Box::new(solo(11))));
    play_on(program.app(), 6);
    program.window.run();
    assert!(!program.shows(Texts::history_title));
    program.press(Key::Y);
    assert!(program.shows(Texts::history_title));
    let latest = |t: &Texts| format!("6.  {}", t.history_filled(&t.phantom_name("II"), BuildingType::ALL[0]));
    let place = |program: &Program| program.all(Part(|_: &Texts| "1.  ")).next().unwrap().rect().min.y;
    let before = place(&program);
    program.press(Key::End);
    program.window.run_steps(20);
    assert!(place(&program) < before, "keys move it");
    program.press(Key::Y);
    assert!(!program.shows(Texts::history_title) && !program.shows(latest));
}

#[test]
fn tab_stops_once_at_the_sheet() {
    let mut program = playing();
    let gain = gain(&mut program);
    let texts = Texts::new(alhambra::text::Language::English);
    let gain = gain_label(gain, &texts);
    for _ in 0..12 {
        program.press(Key::Tab);
        let label = gain.clone();
        if program.button(move |_: &Texts| label.clone()).is_focused() {
            return;
        }
    }
    panic!("the cells take more than one stop");
}

fn gain_label(words: impl crate::desk::Words, texts: &Texts) -> String {
    words.said(texts)
}

#[test]
fn escape_leads_from_the_dice_of_a_roll_back_to_the_list() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    for key in [Key::Num1, Key::Num2, Key::Num3, Key::Num4] {
        program.press(key);
    }
    program.press(Key::M);
    program.press(Key::X);
    let rolled = |t: &Texts| t.history_rolled(&named(ANY), ANY, ANY);
    assert!(program.shows_containing(|t: &Texts| t.rolls_setup(1, ANY)));
    assert!(program.shows_containing(|t: &Texts| t.rolls_setup(2, ANY)));
    program.press(Key::Num1);
    assert!(program.shows(Texts::rolls_retype));
    program.press(Key::Escape);
    assert!(program.shows(Texts::rolls_choose) && !program.shows(Texts::rolls_retype));
    program.press(Key::Escape);
    assert!(!program.shows(Texts::rolls_choose) && !program.shows(rolled));
}

#[test]
fn a_crossing_that_is_built_is_named_where_the_roll_is_repeated() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    for key in [Key::Num1, Key::Num2, Key::Num1, Key::Num2] {
        program.press(key);
    }
    let again = |t: &Texts| t.ask_again("1/2");
    assert!(program.shows(again));
    program.press(Key::Num3);
    program.press(Key::Num4);
    assert!(!program.shows(again));
    program.press(Key::U);
    assert!(program.shows(again), "the roll is one that is made again");
}

#[test]
fn one_player_alone_is_told_what_can_be_changed_of_one() {
    let mut program = playing();
    program.press(Key::Num1);
    program.press(Key::Enter);
    program.press(Key::M);
    program.press(Key::P);
    assert!(program.shows(Texts::mend_settled_solo));
    assert!(!program.shows(Texts::mend_settled) && !program.shows(Texts::mend_leave));
}

#[test]
fn a_turn_ends_by_itself_whenever_nothing_is_left_to_do() {
    let by_itself = Settings { end_turn_by_itself: true, ..settings(LanguageChoice::En) };
    let mut program = program_with(&by_itself, SMALL);
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.press(Key::G);
    assert_eq!(game(&mut program).state().round(), 2, "after coins");
    until(&mut program, |game| game.legal().contains(&BuildSecond.into()));
    let round = game(&mut program).state().round();
    program.press(Key::B);
    assert_eq!(game(&mut program).state().round(), round + 1, "after a second building");
}

#[test]
fn a_second_click_does_not_gain_coins_in_the_next_turn() {
    let by_itself = Settings { end_turn_by_itself: true, ..settings(LanguageChoice::En) };
    let mut program = program_with(&by_itself, SMALL);
    program.run(GameCommand::Start(Box::new(solo(11))));
    let gain = gain(&mut program);
    program.double_click(gain);
    let now = game(&mut program);
    assert_eq!((now.state().round(), now.state().phase()), (2, Phase::Action));
}

#[test]
fn where_no_coin_is_left_to_circle_the_button_says_so() {
    let mut program = playing();
    for _ in 0..400 {
        let now = game(&mut program);
        let sheet = now.state().sheet(0);
        let full = sheet.circled() == now.config().layout().coins();
        if now.is_over() {
            break;
        }
        if now.state().phase() == Phase::Action && full && !now.state().paying(now.config()).0.is_empty() {
            program.window.run();
            let coins = now.config().layout().coins();
            let gain = program.button(|t: &Texts| t.play_gain(0)).rect();
            program.window.hover_at(gain.center());
            program.window.run();
            assert!(program.shows_containing(move |t: &Texts| t.play_gain_full(coins)));
            return;
        }
        let legal = now.legal();
        let built = now.state().sheet(0).built().count_ones();
        let wanted = |decision: &&Move| match decision {
            Move::Build(_) => built < 8,
            Move::GainCoins => built >= 8,
            _ => false,
        };
        let decision = *legal.iter().find(wanted).unwrap_or(&legal[0]);
        program.app().run(GameCommand::Play(decision));
    }
    panic!("the coins are never all circled");
}
