//! A turn as newcomers meet it: news that stays, keys that say why not, turns that end by themselves.

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GameCommand,
            rules::{BuildSecond, Move, Phase},
        },
    },
    storage::{Animation, Settings},
    text::{Language, Texts},
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{ANY, AnyNumber, Part, Program, play_on, program_with, settings, solo},
    game::{gain, game, play_until, playing},
    painted::painted,
    typed::typed,
};

const SMALL: egui::Vec2 = vec2(1024.0, 640.0);

#[test]
fn what_the_phantoms_rolled_is_shown_again_after_undo() {
    for size in [SMALL, vec2(1280.0, 800.0)] {
        let mut program = program_with(&settings(Language::English), size);
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

#[test]
fn rolls_of_phantoms_that_do_not_fit_in_a_line_begin_another() {
    let several = |seed: u64| {
        let mut program = program_with(&settings(Language::English), SMALL);
        program.run(GameCommand::Start(Box::new(solo(seed))));
        play_on(program.app(), 17);
        play_until(&mut program, |game| game.legal_moves().contains(&Move::EndTurn));
        let before = game(&mut program).log().len();
        program.app().settings.animation = Animation::Normal;
        program.window.key_press(Key::Enter);
        program.window.step();
        (game(&mut program).log().len() > before + 6).then_some(program)
    };
    let mut program = (0..).find_map(several).unwrap();
    let mut most = 0;
    for _ in 0..16 {
        program.window.step();
        let rolls = program.all(Part(|t: &Texts| t.phantom_name(ANY)));
        let rolls: Vec<_> = rolls.filter(|node| node.accesskit_node().role() == Role::Label).collect();
        assert!(rolls.iter().all(|roll| roll.rect().max.x <= SMALL.x));
        most = most.max(rolls.len());
    }
    assert!(most > 4, "{most} at most");
}

/// How many rolls of phantoms are shown.
pub fn phantom_rolls(program: &Program) -> usize {
    let told = |building: BuildingType| {
        ["I", "II"].into_iter().flat_map(move |number| {
            // What it costs follows.
            let line =
                move |t: &Texts| format!("{}{ANY}", t.history_filled(&t.phantom_name(number), building));
            program.all(line)
        })
    };
    BuildingType::ALL.into_iter().flat_map(told).count()
}

#[test]
fn the_total_so_far_is_shown_in_full_in_a_small_window() {
    for language in Language::ALL {
        let mut program = program_with(&settings(language), SMALL);
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.press(Key::Num1);
        program.press(Key::Enter);
        program.window.run();
        let now = game(&mut program);
        let vp = now.state().total(now.config(), 0).to_string();
        let total = program.said(|t: &Texts| t.within(t.total()));
        let seen = painted(program.window.output());
        for words in [vp, total] {
            assert!(seen.contains(&(words.clone(), true)), "{words} as a figure with its word below");
        }
    }
}

#[test]
fn keys_that_can_do_nothing_now_say_why() {
    let mut program = playing();
    assert!(program.tells_at(Key::B, Texts::why_no_second));
    assert!(program.tells_at(Key::Enter, Texts::why_choose_first));
    let offered = game(&mut program).state().offered().count_ones();
    assert!(program.tells_at(Key::Num9, move |t: &Texts| t.why_no_number(offered)));
    program.press(Key::Num1);
    assert!(program.tells_at(Key::G, Texts::refuse_acted));
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    assert!(program.tells_at(Key::G, Texts::refuse_roll_first));
    program.press(Key::Num1);
    program.press(Key::Enter);
    assert!(program.shows_containing(Texts::why_both_dice), "the card says so itself");
    assert!(!program.has_told(Texts::why_both_dice));
}

#[test]
fn dice_that_can_no_longer_be_changed_keep_only_the_buttons_that_turn_them_back() {
    let mut program = playing();
    program.press(Key::C);
    assert!(program.shows_containing(|t: &Texts| t.play_die_up(AnyNumber)), "every die has its buttons");
    while game(&mut program).state().sheet(0).coins() > 0 {
        let die = program.all(Part(|t: &Texts| t.play_die_up(AnyNumber))).next();
        let die = die.or_else(|| program.all(Part(|t: &Texts| t.play_die_down(AnyNumber))).next());
        die.unwrap().click();
        program.window.run();
    }
    let (paid, back) = ways_to_turn(&program);
    assert!(paid.is_empty() && !back.is_empty(), "without a coin dice can only be turned back");
    program.press(Key::Num1);
    assert_eq!(ways_to_turn(&program), (Vec::new(), Vec::new()), "building takes the buttons away");
    program.press(Key::U);
    program.press(Key::U);
    assert_eq!(game(&mut program).state().sheet(0).coins(), 1);
}

/// Where the buttons are that turn a die for a coin, and those that turn one back.
fn ways_to_turn(program: &Program) -> (Vec<egui::Rect>, Vec<egui::Rect>) {
    let places = |names: [fn(&Texts) -> String; 2]| {
        let buttons = names.into_iter().flat_map(|name| program.all(Part(name)).map(|node| node.rect()));
        buttons.collect()
    };
    let paid = places([|t| t.play_die_up(AnyNumber), |t| t.play_die_down(AnyNumber)]);
    (paid, places([|t| t.play_die_back_up(AnyNumber), |t| t.play_die_back_down(AnyNumber)]))
}

#[test]
fn dice_are_turned_back_for_nothing_in_any_order() {
    let mut program = playing();
    program.press(Key::C);
    let before = game(&mut program);
    let click = |program: &mut Program, place: egui::Rect| {
        program.at_once(crate::desk::clicked(place.center()));
        program.window.run();
        game(program).state().sheet(0).coins()
    };
    assert!(ways_to_turn(&program).1.is_empty(), "nothing was turned");
    let yellow = ways_to_turn(&program).0[0];
    assert_eq!(click(&mut program, yellow), 2);
    let blue = *ways_to_turn(&program).0.last().expect("a blue die can be turned, too");
    assert_eq!(click(&mut program, blue), 1);
    for (turned, coins) in [(2, 2), (1, 3)] {
        let (_, back) = ways_to_turn(&program);
        assert_eq!(back.len(), turned, "each of them can come back, the first one, too");
        assert_eq!(click(&mut program, back[0]), coins);
    }
    assert_eq!(game(&mut program).state(), before.state());
    assert_eq!(game(&mut program).log(), before.log(), "nothing is left of it");
    assert!(ways_to_turn(&program).1.is_empty());
}

#[test]
fn escape_while_dice_are_changed_only_ends_the_change() {
    let mut program = playing();
    program.press(Key::C);
    assert!(program.shows_containing(|t: &Texts| t.play_die_up(AnyNumber)));
    program.press(Key::Escape);
    assert!(!program.shows_containing(|t: &Texts| t.play_die_up(AnyNumber)));
    assert!(!program.shows(Texts::play_menu_resume), "the menu stays closed");
}

#[test]
fn a_click_on_a_die_shows_the_buttons_of_the_dice() {
    let mut program = playing();
    let die = (1..=6).find_map(|face| program.all(move |t: &Texts| t.play_die_yellow(face)).next());
    let at = die.unwrap().rect().center();
    program.at_once(crate::desk::clicked(at));
    program.window.run();
    assert!(program.shows_containing(|t: &Texts| t.play_die_up(AnyNumber)));
    assert_eq!(game(&mut program).state().sheet(0).coins(), 3, "nothing is spent");
}

#[test]
fn the_history_can_be_opened_in_a_small_window() {
    let mut program = program_with(&settings(Language::English), SMALL);
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
    assert!(place(&program) < before, "keys scroll it");
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
fn a_turn_ends_by_itself_whenever_nothing_is_left_to_do() {
    let by_itself = Settings { end_turn_by_itself: true, ..settings(Language::English) };
    let mut program = program_with(&by_itself, SMALL);
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.press(Key::G);
    assert_eq!(game(&mut program).state().round(), 2, "after coins");
    play_until(&mut program, |game| game.legal_moves().contains(&BuildSecond.into()));
    let round = game(&mut program).state().round();
    program.press(Key::B);
    assert_eq!(game(&mut program).state().round(), round + 1, "after a second building");
}

#[test]
fn dice_that_coins_were_gained_for_are_told_to_be_used() {
    let mut program = playing();
    let (yellow, _) = game(&mut program).state().dice(0);
    let face = yellow[0].face.number();
    let used = move |t: &Texts| format!("{}, {}", t.play_die_yellow(face), t.sheet_die_used());
    assert!(!program.shows_containing(used));
    program.press(Key::G);
    assert!(program.shows_containing(used));
}

#[test]
fn when_no_coin_is_left_to_circle_the_button_says_so() {
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
        let legal = now.legal_moves();
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

#[test]
fn the_last_turn_can_be_ended_when_only_turned_dice_could_build_and_no_coin_is_left_to_gain() {
    let mut program = playing();
    (0..400).find(|&seed| is_all_built_and_gained(&mut program, seed)).expect("such a turn");
    program.window.run();
    program.press(Key::G);
    assert_ne!(game(&mut program).state().phase(), Phase::Action);
}

/// Plays a game, coins first, to the last turn; whether that offers no building and no coin, but something else.
fn is_all_built_and_gained(program: &mut Program, seed: u64) -> bool {
    program.app().run(GameCommand::Start(Box::new(solo(seed))));
    loop {
        let now = game(program);
        let (state, config, legal) = (now.state(), now.config(), now.legal_moves());
        let gains = state.phase() == Phase::Action && state.paying(config).1 > 0;
        if state.phase() == Phase::Action && state.is_last_turn(config) {
            return state.offered() == 0 && !gains && legal.len() > 1;
        }
        let build = legal.iter().find(|decision| matches!(decision, Move::Build(_)));
        let ends = [Move::EndTurn, Move::GainCoins].into_iter().find(|ends| legal.contains(ends));
        let coins = gains.then_some(Move::GainCoins);
        match coins.or(build.copied()).or(ends).or(legal.last().copied()) {
            Some(decision) => program.app().run(GameCommand::Play(decision)),
            None => program.app().run(GameCommand::Roll),
        }
    }
}
