//! Challenges of the tile game: those of the day and of the week, typed codes, and results.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        alhambra::{
            advisor::{Level, Policy},
            challenge::{Challenge, Dated},
            game::GamePage,
            session::challenges::of_game,
        },
        common::{
            Description,
            seating::{Controller as _, SeatController},
        },
    },
    storage::today,
    text::{self, Texts},
};
use egui::Key;

use super::play::{game, play_out, session};
use crate::desk::{Program, Typed, program};

/// The page of challenges, over Home.
fn page() -> Program {
    let mut program = program();
    to_page(&mut program);
    program
}

fn to_page(program: &mut Program) {
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::P);
    program.press(Key::J);
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
}

/// The challenge of the game being played.
fn played(program: &mut Program) -> Challenge {
    of_game(&game(program)).unwrap()
}

#[test]
fn the_game_of_the_day_is_played_by_keys_and_its_result_is_shown_shared_and_opened() {
    let mut program = page();
    assert!(program.shows(Texts::alhambra_challenges_none));
    program.press(Key::D);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(played(&mut program), Challenge::dated(Dated::Day(today())));
    let named = |t: &Texts| format!("{}, {}", t.alhambra_challenges_day(), text::day(t, today()));
    assert!(program.shows(named), "the head says what is played");
    to_page(&mut program);
    assert!(program.shows(Texts::challenges_begun));
    program.press(Key::D);
    assert_eq!(program.page(), Page::from(GamePage::Play), "the game goes on");
    play_out(&mut program);
    program.press(Key::K);
    assert!(program.has_told(Texts::challenges_copied));
    to_page(&mut program);
    assert!(program.shows(Texts::challenges_again), "it can only be played again");
    assert!(program.shows(|t: &Texts| t.challenges_streak(1)));
    program.press(Key::H);
    assert!(program.has_told(Texts::challenges_shared));
    assert!(program.shows_containing(|t: &Texts| t.challenges_own_board().to_owned()));
    program.press(Key::P);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
    assert!(program.shows(named), "the replay says what was played");
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
    program.press(Key::Num1);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert!(program.shows(named), "and so does the card");
}

#[test]
fn a_title_of_its_own_replaces_that_of_the_day_at_the_deal_and_in_the_game() {
    let mut program = page();
    program.press(Key::D);
    let file = session(&mut program).file().to_owned();
    let mut program = program.killed();
    let words = Description { title: "Ours".to_owned(), ..Description::default() };
    program.run(AppCommand::Describe { file: file.clone(), words: Box::new(words) });
    program.run(AppCommand::Open(file));
    let of_day = |t: &Texts| format!("{}, {}", t.alhambra_challenges_day(), text::day(t, today()));
    assert!(program.shows(Texts::alhambra_deal_go), "nobody has had a turn");
    assert!(program.shows(Typed("Ours")) && !program.shows(of_day));
    program.press(Key::Enter);
    assert!(!program.shows(Texts::alhambra_deal_go));
    assert!(program.shows(Typed("Ours")) && !program.shows(of_day));
}

#[test]
fn the_game_of_the_week_is_played_by_mouse_against_three_computers() {
    let mut program = program();
    to_page(&mut program);
    program.click(Texts::alhambra_challenges_play_week);
    assert_eq!(played(&mut program), Challenge::dated(Dated::Week(today())));
    let game = game(&mut program);
    let people = (0..4).filter(|seat| game.policy(*seat).is_none());
    assert_eq!((game.header.seats.len(), people.count()), (4, 1));
}

#[test]
fn a_wrong_code_is_pointed_out_as_it_is_typed_and_a_right_one_begins_its_game() {
    let mut program = page();
    program.write(Texts::challenges_code, "2110");
    assert!(program.shows(|t: &Texts| t.challenges_letters(4, 11)));
    program.write(Texts::challenges_code, "100TZ-GW7EZ");
    assert!(program.shows(Texts::challenges_fault_other_game));
    program.write(Texts::challenges_code, "21104-5742M-J");
    assert!(program.shows(Texts::challenges_fault_check));
    program.write(Texts::challenges_code, "21104 5742m k");
    program.click(Texts::challenges_play);
    assert_eq!(played(&mut program).code(), "21104-5742M-K");
}

#[test]
fn a_code_in_place_of_the_seed_chooses_its_game_but_not_who_plays() {
    let mut program = program();
    program.press(Key::P);
    program.press(Key::J);
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::NewGame), "it leads back to the form");
    program.press(Key::O);
    program.write(Texts::alhambra_new_seed, "212FX-1WCQH-H");
    program.click_button(Texts::new_start);
    assert_eq!(played(&mut program).code(), "212FX-1WCQH-H");
    let casual = SeatController::Computer(Policy::Level(Level::Casual));
    assert_eq!(SeatController::of(game(&mut program).policy(1)), casual, "as it was chosen last");
}
