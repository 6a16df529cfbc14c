//! Typing in dice from the table: two keys for each pair, and who is asked for which.

mod corrected;
mod whose;

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        log::{Game, PlayEvent, Played},
        rules::{Move, Pair, Phase, RollKind, ToAct},
        session::Dice,
    },
    kernel::{By, Entry, Note},
    storage::Settings,
    text::{Language, Texts, Who},
};
use egui::{Key, vec2};

use crate::{
    desk::{
        ANY, AnyNumber, Part, Program, Typed, named, play_on, program, program_with, settings, solo, table,
    },
    game::{check_saved, game, playing, saved, tells_of_building, tells_of_turn},
};

const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// Dice of which no pair comes twice in a row, so that setup goes on.
pub struct Table(pub usize);

impl Table {
    /// Types the roll that is due; returns how many keys it took.
    pub fn roll(&mut self, program: &mut Program) -> usize {
        let ToAct::Chance(due) = game(program).state().to_act() else { return 0 };
        let count = match due.purpose {
            RollKind::FirstPlayer => 1,
            RollKind::AllFour => 4,
            _ => 2,
        };
        for k in 0..count {
            let face = if due.purpose == RollKind::FirstPlayer {
                0
            } else {
                (self.0 / if k % 2 == 0 { 6 } else { 1 }) % 6
            };
            program.press(DIGITS[face]);
            self.0 += usize::from(k % 2 == 1) * 5 + k;
        }
        self.0 += 1;
        count
    }
}

pub fn typed(names: &[&str]) -> NewGame {
    let game = if names.is_empty() { solo(0) } else { table(names, 0) };
    NewGame { dice: Dice::Typed, ..game }
}

/// A solo game with typed dice, of which these have been typed.
pub fn typed_so_far(digits: &[usize]) -> Program {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    for digit in digits {
        program.press(DIGITS[digit - 1]);
    }
    program
}

/// A table with typed dice, of which this many rolls have been typed.
pub fn table_after_rolls(names: &[&str], rolls: usize) -> Program {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(names))));
    let mut dice = Table(0);
    for _ in 0..rolls {
        dice.roll(&mut program);
    }
    program
}

pub fn waits_for_roll(game: &Game) -> bool {
    matches!(game.state().to_act(), ToAct::Chance(_))
}

fn play_on_one(program: &mut Program) {
    let decision = *game(program).legal_moves().last().unwrap();
    program.run(GameCommand::Play(decision));
}

/// Types the roll that is due, or makes a decision.
fn go_on(program: &mut Program, dice: &mut Table) {
    if waits_for_roll(&game(program)) {
        dice.roll(program);
    } else {
        play_on_one(program);
    }
}

#[test]
fn one_person_with_a_paper_sheet_types_two_keys_a_pair() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::D);
    program.click(Texts::new_dice_typed);
    program.click(Texts::new_pad_phantom_table);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert!(program.shows(|t: &Texts| t.ask_setup(&Who::You, 1)));
    let mut dice = Table(0);
    let (mut keys, mut rolls) = (0, 0);
    while !game(&mut program).is_over() {
        if waits_for_roll(&game(&mut program)) {
            keys += dice.roll(&mut program);
            rolls += 1;
            continue;
        }
        program.press(Key::Num1);
        if game(&mut program).state().phase() == Phase::Action {
            program.press(Key::G);
        }
        program.press(Key::Enter);
    }
    check_saved(&mut program);
    let played = saved(&mut program);
    assert!(played.seeds().is_empty(), "the program rolled nothing");
    let by_people =
        |entry: &&Entry<Played>| matches!(entry, Entry::Event(PlayEvent::Roll { by: By::People, .. }));
    assert_eq!(played.log().iter().filter(by_people).count(), rolls);
    assert!(keys <= 4 * rolls);
}

#[test]
fn faces_can_be_tapped_and_a_digit_taken_back() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    program.press(Key::Num5);
    program.press(Key::Backspace);
    program.click(|t: &Texts| t.play_die_yellow(3));
    program.click(|t: &Texts| t.play_die_yellow(4));
    program.click(|t: &Texts| t.play_die_blue(2));
    let built = game(&mut program);
    assert_eq!(built.state().sheet(0).built(), Pair::new(4, 2).unwrap().cell().bit());
    assert!(program.shows(|t: &Texts| t.ask_setup(&Who::You, 2)));
    program.press(Key::U);
    assert!(game(&mut program).log().is_empty(), "a typed roll can be undone");
}

#[test]
fn the_table_is_asked_for_every_roll_by_name() {
    let mut program = program();
    let wish = typed(&["Ada", "ben", "Cleo"]);
    let seating =
        alhambra::games::roll_and_write::session::seating::Seating { first: None, ..wish.seating.clone() };
    program.run(GameCommand::Start(Box::new(NewGame { seating, ..wish })));
    assert!(program.shows(Texts::ask_first));
    assert!(program.shows(Texts::ask_draw_first) && !program.shows(Texts::ask_program), "nothing is rolled");
    program.click(Typed("Cleo"));
    let mut asked = Vec::new();
    let mut dice = Table(0);
    while !matches!(game(&mut program).state().to_act(), ToAct::Decision(_)) {
        let ToAct::Chance(due) = game(&mut program).state().to_act() else { panic!() };
        asked.push((due.purpose, due.seat));
        dice.roll(&mut program);
    }
    use RollKind::{ExtraPair, Placing, Setup};
    let rounds = [(Setup, 2), (Setup, 0), (Setup, 1)];
    let placed = [(Placing, 2), (Placing, 0), (Placing, 1), (ExtraPair, 2)];
    asked.dedup();
    assert_eq!(asked, [rounds, rounds, rounds].concat().into_iter().chain(placed).collect::<Vec<_>>());
    // The computer's turn comes by itself, and what it marks is shown.
    for _ in 0..2 {
        assert_eq!(game(&mut program).state().round(), 1);
        program.press(Key::Num1);
        program.press(Key::Enter);
        while waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        }
    }
    assert!(tells_of_turn(&program, "ben"));
    check_saved(&mut program);
}

#[test]
fn a_whole_table_with_typed_dice_gives_a_valid_record() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { rounds: 3, ..typed(&["Ada", "ben"]) })));
    let mut dice = Table(0);
    while !game(&mut program).is_over() {
        go_on(&mut program, &mut dice);
    }
    check_saved(&mut program);
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    play_on(program.app(), 3);
}

#[test]
fn a_digit_that_no_die_shows_gets_an_answer() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    program.press(Key::Num7);
    assert!(program.shows(Texts::ask_faces));
    program.press(Key::Num3);
    assert!(!program.shows(Texts::ask_faces));
}

#[test]
fn what_computers_mark_and_pass_on_is_shown_even_in_the_smallest_window() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "ben", "cleo"]))));
    let mut dice = Table(0);
    let (mut built, mut passed) = (0, 0);
    for _ in 0..60 {
        let entries = game(&mut program).log().len();
        match game(&mut program).state().to_act() {
            ToAct::Chance(_) => dice.roll(&mut program),
            ToAct::Decision(_) => {
                program.press(Key::Num1);
                if game(&mut program).state().phase() == Phase::Action {
                    program.press(Key::G);
                }
                program.press(Key::Enter);
                continue;
            }
            ToAct::Nothing => break,
        };
        if !waits_for_roll(&game(&mut program)) {
            continue;
        }
        // What happened since the dice were typed stands beside the prompt for the next ones.
        let log = game(&mut program).log()[entries..].to_vec();
        if log.iter().any(|entry| matches!(entry, Entry::Event(PlayEvent::Build { .. }))) {
            assert!(tells_of_building(&program, ANY), "{log:?}");
            built += 1;
            passed += usize::from(program.shows_containing(|t: &Texts| t.play_passed(&named(ANY), ANY, ANY)));
        }
    }
    assert!(built > 3 && passed > 0, "{built} {passed}");
    assert!(program.shows(Texts::ask_program));
}

#[test]
fn the_curtain_comes_before_the_dice_of_a_turn_are_asked_for() {
    let curtain = Settings { curtain: true, ..settings(Language::English) };
    let mut program = program_with(&curtain, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "Ben", "Cleo"]))));
    let mut dice = Table(0);
    let due = |program: &mut Program| match game(program).state().to_act() {
        ToAct::Chance(due) => Some((due.purpose, due.seat)),
        _ => None,
    };
    while due(&mut program).is_some_and(|(purpose, _)| purpose != RollKind::ExtraPair) {
        assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)), "setup is everybody's");
        dice.roll(&mut program);
    }
    assert!(program.shows(|t: &Texts| t.curtain_turn("Ada")));
    program.press(Key::Num3);
    program.press(Key::Enter);
    assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)));
    dice.roll(&mut program);
    assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)), "once a turn");
    program.press(Key::Num1);
    program.press(Key::Enter);
    while due(&mut program).is_none() {
        program.press(Key::Num1);
        program.press(Key::Enter);
    }
    let asked = due(&mut program).unwrap();
    let name = ["Ada", "Ben", "Cleo"][usize::from(asked.1)];
    if asked.1 != 0 {
        assert!(program.shows(|t: &Texts| t.curtain_turn(name)), "{asked:?}");
        assert!(
            program.shows(|t: &Texts| t.curtain_take(AnyNumber, AnyNumber)),
            "and it says which of the dice on the table to take"
        );
    }
}

#[test]
fn enter_before_all_four_dice_are_typed_says_what_is_missing() {
    let mut program = table_after_rolls(&["Ada", "Ben"], 3);
    let all_four = |due: ToAct| matches!(due, ToAct::Chance(due) if due.purpose == RollKind::AllFour);
    let mut dice = Table(3);
    for _ in 0..40 {
        if all_four(game(&mut program).state().to_act()) {
            break;
        }
        if dice.roll(&mut program) == 0 {
            program.press(Key::G);
        }
    }
    program.press(Key::Enter);
    assert!(program.shows(Texts::why_four_dice));
}

#[test]
fn a_crossing_that_is_built_already_is_named_when_the_roll_has_to_be_repeated() {
    let mut program = typed_so_far(&[1, 2, 1, 2]);
    let again = |t: &Texts| t.ask_again("1/2");
    assert!(program.shows(again));
    program.press(Key::Num3);
    program.press(Key::Num4);
    assert!(!program.shows(again));
    program.press(Key::U);
    assert!(program.shows(again), "the roll has to be repeated again");
}
