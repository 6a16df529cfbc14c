//! Challenges: the dice of the day, typed codes, and results.

use std::{thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        common::challenges::Month,
        roll_and_write::{
            challenge::{Challenge, Dated, LayoutMark},
            game::{GameCommand, GamePage},
            session::{TrialCommand, challenges, today},
        },
    },
    text::{self, Language, Texts},
};
use egui::{Key, vec2};
use jiff::civil::Weekday;

use crate::{
    desk::{ANY, Program, play_on, program, program_with, settings, solo},
    review::{SOON, finished},
};

/// The page of challenges, over Home.
fn page() -> Program {
    let mut program = program();
    program.press(Key::G);
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
    program
}

/// The challenge of the game being played.
fn played(program: &mut Program) -> Challenge {
    challenges::of_game(program.roll_and_write().session.as_ref().unwrap().game()).unwrap()
}

#[test]
fn the_dice_of_the_day_are_played_and_their_result_is_shown() {
    let mut program = page();
    assert!(program.shows(Texts::challenges_none));
    program.press(Key::D);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(played(&mut program), Challenge::dated(Dated::Day(today())));
    assert!(program.shows(named), "the head says what is played");
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    assert!(program.shows(Texts::challenges_begun));
    program.press(Key::D);
    assert_eq!(program.page(), Page::from(GamePage::Play), "the game goes on");
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    assert!(program.shows(Texts::challenges_again), "it can only be played again");
    assert!(program.shows(|t: &Texts| t.challenges_streak(1)));
    assert!(program.shows(Texts::challenges_is_best));
    assert_eq!(program.roll_and_write().challenges.streak(today()).present, 1, "Home can show it");
    program.press(Key::R);
    assert_eq!(program.page(), Page::from(GamePage::Standing));
    program.press(Key::S);
    assert!(program.shows(named), "and so does the card");
    program.run(AppCommand::Go(Page::Library));
    assert!(program.shows_containing(named), "and the library");
}

#[test]
fn the_finished_sheet_is_shown_and_leads_to_pages_that_all_name_its_day() {
    let mut program = page();
    assert!(!program.shows_containing(own_board), "the sheet is empty");
    program.press(Key::D);
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    assert!(program.shows_containing(own_board));
    program.press(Key::P);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
    assert!(program.shows(named));
    program.roll_and_write().reviews.budget = SOON;
    program.press(Key::V);
    assert_eq!(program.page(), Page::from(GamePage::Review));
    assert!(program.shows(named));
    finished(&mut program);
    program.run(GameCommand::Trial(TrialCommand::Open { row: 0, decision: 0 }));
    assert_eq!(program.page(), Page::from(GamePage::Trial));
    assert!(program.shows(|t: &Texts| t.trial_title(&named(t))));
    program.press(Key::Escape);
    program.press(Key::B);
    assert_eq!(program.page(), Page::from(GamePage::BestPlay));
    assert!(program.shows(|t: &Texts| t.same_dice_title(&named(t))));
}

/// What the drawing of a finished sheet is called, without the result.
fn own_board(texts: &Texts) -> String {
    texts.challenges_own_board().to_owned()
}

#[test]
fn enter_plays_what_is_due_today_and_then_looks_at_its_result() {
    let mut program = page();
    program.press(Key::Enter);
    assert_eq!(played(&mut program), Challenge::dated(Dated::Day(today())));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Standing), "when it was played its result comes first");
}

#[test]
fn a_past_day_is_chosen_in_the_calendar_and_played_without_a_streak() {
    let day = today().yesterday().unwrap();
    let mut program = page();
    if day.month() != today().month() {
        program.press(Key::PageUp);
    }
    program.click(move |t: &Texts| t.pad_said(&text::day(t, day), t.challenges_missed()));
    assert!(program.shows(move |t: &Texts| text::day(t, day)), "it is selected");
    assert!(program.shows(Texts::challenges_late_hint));
    program.press(Key::D);
    assert_eq!(played(&mut program), Challenge::dated(Dated::Day(day)));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    assert!(program.shows(|t: &Texts| t.challenges_streak(0)));
    let challenge = Challenge::dated(Dated::Day(day));
    let total = program.roll_and_write().challenges.attempts(&challenge)[0].total.unwrap();
    if day.month() != today().month() {
        program.press(Key::PageUp);
    }
    let result = move |t: &Texts| t.pad_said(&text::day(t, day), &t.challenges_result(1, total));
    assert!(program.shows(result));
}

#[test]
fn the_calendar_is_walked_by_keys_and_leads_back_to_today() {
    let mut program = page();
    program.press(Key::PageUp);
    let month = Month::of(today()).before();
    assert!(program.shows(move |t: &Texts| text::month(t, month.first().year(), month.first().month())));
    let last = month.first().last_of_month();
    program.press(Key::ArrowLeft);
    program.press(Key::Enter);
    assert!(program.shows(move |t: &Texts| text::day(t, last)), "the focus comes to the latest day");
    program.press(Key::T);
    assert!(!program.shows(Texts::challenges_late_hint));
    assert!(program.shows(|t: &Texts| text::day(t, today())));
    program.press(Key::PageDown);
    assert!(program.has_told(Texts::challenges_none_after), "there is no month after the current one");
}

#[test]
fn the_way_back_to_today_stays_within_a_narrow_calendar() {
    for language in Language::ALL {
        let mut program = program_with(&settings(language), vec2(1024.0, 640.0));
        program.press(Key::G);
        program.press(Key::PageUp);
        let mut day = Month::of(today()).before().first();
        while day.weekday() != Weekday::Sunday {
            day = day.tomorrow().unwrap();
        }
        let named = move |t: &Texts| t.pad_said(&text::day(t, day), t.challenges_missed());
        let [sunday, back] = [program.get(named).rect(), program.get(Texts::challenges_today).rect()];
        assert!(back.max.x <= sunday.max.x + 1.0, "{language:?}: {back:?} beside {sunday:?}");
    }
}

/// What the dice of today are called.
fn named(texts: &Texts) -> String {
    format!("{}, {}", texts.challenges_day(), text::day(texts, today()))
}

#[test]
fn a_wrong_code_is_pointed_out_as_it_is_typed_and_a_right_one_begins_its_game() {
    let mut program = page();
    program.write(Texts::challenges_code, "100T");
    assert!(program.shows(|t: &Texts| t.challenges_letters(4, 10)));
    program.write(Texts::challenges_code, "100TU");
    assert!(program.shows(|t: &Texts| t.challenges_fault_letter("U", 5)));
    program.write(Texts::challenges_code, "100TZ-GW7EY");
    assert!(program.shows(Texts::challenges_fault_check));
    program.write(Texts::challenges_code, "100tz gw7ez");
    program.click(Texts::challenges_play);
    assert_eq!(played(&mut program).code(), "100TZ-GW7EZ");
}

#[test]
fn in_a_low_window_a_code_has_the_room_of_the_latest_results() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(GameCommand::PlayChallenge(Challenge::read("100TZ-GW7EZ").unwrap()));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    assert!(program.shows(Texts::challenges_earlier));
    program.write(Texts::challenges_code, "100TZ-GW7EZ");
    assert!(!program.shows(Texts::challenges_earlier));
}

#[test]
fn a_code_for_a_missing_sheet_begins_nothing() {
    let mut program = page();
    let usual = Challenge::read("100TZ-GW7EZ").unwrap();
    let mark = LayoutMark::Own(77);
    let seats = (usual.players(), usual.phantoms());
    let own = Challenge::new(seats, *usual.options(), mark, usual.seed()).unwrap();
    program.run(GameCommand::PlayChallenge(own));
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
    assert!(program.has_told(Texts::challenges_no_sheet));
}

#[test]
fn the_score_card_copies_code_and_result_and_a_second_game_is_a_second_try() {
    let mut program = program();
    for number in 1..=2 {
        program.run(GameCommand::Start(Box::new(solo(7))));
        let challenge = played(&mut program);
        play_on(program.app(), 18);
        let file = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
        program.run(AppCommand::Card(Source::File(file.clone())));
        program.press(Key::K);
        assert!(program.has_told(Texts::challenges_copied));
        program.press(Key::H);
        assert!(program.has_told(Texts::challenges_shared));
        let attempts = program.roll_and_write().challenges.attempts(&challenge).to_vec();
        assert_eq!(attempts.len(), number);
        // Games of the same second are in no particular order.
        assert!(attempts.iter().any(|attempt| attempt.file == file && attempt.is_result()));
        program.run(AppCommand::Go(Page::Home));
    }
    program.press(Key::G);
    assert!(!program.shows(Texts::challenges_none));
}

#[test]
fn a_result_is_shown_without_luck_and_beside_what_each_level_scores() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(7))));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::G);
    program.press(Key::Num1);
    assert_eq!(program.page(), Page::from(GamePage::Standing));
    assert!(program.shows(Texts::standing_working), "the levels play in the background");
    wait(&mut program);
    let standing = program.roll_and_write().standings.open().unwrap();
    let (total, levels, of_all) = (standing.total(), standing.levels, standing.percent_of_all());
    assert!(standing.adjusted.is_some());
    assert!(levels.iter().all(|level| level.here.is_some() && level.beaten.is_some()));
    assert!(!program.shows(Texts::standing_working));
    assert!(program.shows(|t: &Texts| t.count_vp(total)));
    let percent = levels[0].percent().unwrap();
    let is_said_of_one = program.shows_containing(|t: &Texts| t.standing_beaten(percent));
    assert_eq!(is_said_of_one, of_all.is_none(), "what all levels have in common is said once");
    let of_none = program.shows_containing(Texts::standing_beaten_none);
    let of_every = program.shows_containing(Texts::standing_beaten_all);
    assert_eq!([of_none, of_every], [of_all == Some(0), of_all == Some(100)]);
    let tried = move |t: &Texts| format!("{} · {ANY}: {total}", t.standing_try(1_usize));
    assert!(program.shows_containing(tried), "tries are bars, too");
    // The same from the score card.
    program.press(Key::S);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program.press(Key::M);
    assert_eq!(program.page(), Page::from(GamePage::Standing));
}

/// Lets the levels play to the end.
fn wait(program: &mut Program) {
    for _ in 0..12_000 {
        program.window.run_steps(2);
        let standings = &program.roll_and_write().standings;
        if standings.open().is_some() && !standings.is_working() {
            return program.window.run_steps(2);
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("the levels are still playing");
}
