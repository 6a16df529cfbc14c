//! A whole table: tiles by taps and keys, walls, leads, three scorings, corrections, the score card and the replay.

use alhambra::{
    app::Page,
    games::{
        alhambra::{
            game::GamePage,
            log::Measured,
            pad::PadEvent,
            rules::Scoring,
            text::{
                errors::only_collects,
                event_text,
                names::{self, sentence},
            },
        },
        common::BuildingType,
    },
    text::Texts,
};
use egui::{Key, Modifiers, Role};

use super::{begin, name, pad, say_wall, tap};
use crate::desk::{AnyNumber, Part, Program, Start, named};

/// The tiles and walls of the rows at each scoring, as §A9.5 has them, and their totals.
const GAME: [[([u8; 6], u16); 3]; 3] = [
    [([2, 0, 1, 2, 1, 0], 7), ([1, 2, 1, 0, 1, 2], 5), ([0, 1, 1, 1, 0, 2], 9)],
    [([3, 1, 2, 3, 2, 1], 9), ([1, 3, 2, 1, 3, 3], 6), ([1, 1, 3, 1, 2, 3], 11)],
    [([4, 2, 3, 4, 4, 2], 12), ([1, 4, 2, 2, 4, 4], 8), ([2, 1, 4, 2, 3, 4], 11)],
];
const TOTALS: [i32; 3] = [135, 121, 116];

/// Taps the tiles that each row has gained since the scoring before.
fn count(program: &mut Program, scoring: usize) {
    for (row, (types, _)) in GAME[scoring].iter().enumerate() {
        for (k, building) in BuildingType::ALL.into_iter().enumerate() {
            let before = scoring.checked_sub(1).map_or(0, |before| GAME[before][row].0[k]);
            for _ in before..types[k] {
                tap(program, row, building);
            }
        }
    }
}

/// Enters the walls as they are asked for, and holds the scoring.
fn hold(program: &mut Program, scoring: usize) {
    program.press(Key::X);
    for (row, (_, wall)) in GAME[scoring].iter().enumerate() {
        let name = name(program, row);
        assert!(program.shows(|t: &Texts| t.alhambra_measure_wall(&name)), "walls come first");
        say_wall(program, *wall);
    }
    assert!(program.find_control(Role::Button, Texts::alhambra_scoring_hold).is_some());
    program.press(Key::Enter);
}

fn whole() -> Program {
    let mut program = begin(3);
    for scoring in 0..3 {
        count(&mut program, scoring);
        hold(&mut program, scoring);
    }
    program
}

#[test]
fn a_whole_game_scores_as_in_the_rules_and_ends_at_its_score_card() {
    let mut program = whole();
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let pad = pad(&mut program);
    assert_eq!(pad.breakdown().iter().map(|row| row.vp).collect::<Vec<_>>(), TOTALS);
    assert_eq!(pad.state().held, Scoring::ALL);
    assert!(pad.header.ended.is_some() && pad.findings().is_empty());
    let winner = pad.header.seats[0].name.clone();
    assert!(program.shows_containing(|t: &Texts| t.score_won(&named(&winner))));
    // The replay goes through it entry by entry, and back.
    program.press(Key::R);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
    let held = |t: &Texts| t.alhambra_held(3);
    program.press(Key::End);
    assert!(program.shows_containing(held));
    program.press(Key::Home);
    assert!(program.shows_containing(|t: &Texts| t.alhambra_part(1)));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(GamePage::Table));
    assert!(program.shows_containing(Texts::alhambra_all_held));
}

#[test]
fn keys_count_tiles_of_the_row_that_is_chosen() {
    let mut program = begin(3);
    program.press(Key::Num1);
    program.press(Key::ArrowDown);
    program.press(Key::Num6);
    program.press(Key::Num6);
    program.press(Key::ArrowUp);
    program.press(Key::ArrowUp);
    program.press(Key::Num3);
    let typed =
        |program: &mut Program| pad(program).state().rows.iter().map(|row| row.typed).collect::<Vec<_>>();
    assert_eq!(typed(&mut program), [[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2], [0, 0, 1, 0, 0, 0]]);
    // Minus takes one off, but only with the next key.
    program.press(Key::Minus);
    program.press(Key::Num3);
    program.press(Key::Num4);
    assert_eq!(typed(&mut program)[2], [0, 0, 0, 1, 0, 0]);
    program.press(Key::U);
    program.press(Key::U);
    assert_eq!(typed(&mut program)[2], [0, 0, 1, 0, 0, 0]);
}

#[test]
fn the_wall_of_a_row_is_entered_by_its_number_and_missing_ones_are_named() {
    let mut program = begin(3);
    program.press(Key::W);
    say_wall(&mut program, 7);
    let measured = |program: &mut Program| {
        pad(program).state().rows.iter().map(|row| row.measured[0].wall).collect::<Vec<_>>()
    };
    assert_eq!(measured(&mut program), [Some(7), None, None]);
    program.press(Key::X);
    let second = name(&mut program, 1);
    assert!(
        program.shows(|t: &Texts| t.alhambra_measure_wall(&second)),
        "the first row has its wall already"
    );
    program.press(Key::W);
    let both = [second, name(&mut program, 2)];
    let missing = |t: &Texts| t.pad_said(&t.names_and(&both[0], &both[1]), t.alhambra_missing_wall());
    assert!(program.shows_containing(missing), "it goes on without it");
    program.press(Key::Enter);
    say_wall(&mut program, 5);
    assert_eq!(measured(&mut program), [Some(7), Some(5), None]);
    program.press(Key::Escape);
    assert_eq!(pad(&mut program).state().held, []);
}

#[test]
fn holding_a_scoring_and_confirming_what_is_odd_in_it_is_one_step() {
    let mut program = begin(3);
    program.press(Key::W);
    say_wall(&mut program, 7);
    program.press(Key::X);
    program.press(Key::W);
    let before = pad(&mut program).log().to_vec();
    program.press(Key::A);
    let held = pad(&mut program).log().to_vec();
    assert!(held.len() > before.len() + 1, "a wall of seven without a tile was kept with the scoring");
    assert_eq!(pad(&mut program).unconfirmed(), []);
    program.press(Key::U);
    assert_eq!(pad(&mut program).log(), before);
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).log(), held);
}

#[test]
fn a_heading_says_who_leads_its_type_and_what_one_more_tile_would_change() {
    let mut program = begin(3);
    for (row, towers) in [(0, 2), (1, 3), (2, 3)] {
        for _ in 0..towers {
            tap(&mut program, row, BuildingType::Tower);
        }
    }
    let head = |t: &Texts| t.alhambra_table_head(BuildingType::Tower, crate::desk::ANY, 1);
    program.control(Role::Button, head).click();
    program.window.run();
    for (row, towers) in [(0, 2), (1, 3), (2, 3)] {
        let name = name(&mut program, row);
        let told = Start(|t: &Texts| t.alhambra_lead_row(&name, towers, AnyNumber, crate::desk::ANY));
        assert!(program.all(told).next().is_some(), "{name}");
    }
    program.press(Key::Escape);
    assert_eq!(pad(&mut program).events().len(), 8, "looking changes nothing");
}

#[test]
fn an_entry_of_an_earlier_scoring_is_corrected_in_the_history_which_says_what_it_moves() {
    let mut program = begin(3);
    count(&mut program, 0);
    hold(&mut program, 0);
    let before = pad(&mut program);
    program.press(Key::H);
    let (entry, wall) = before
        .events()
        .iter()
        .find(|(_, event)| matches!(event, PadEvent::Measure { row: 2, .. }))
        .cloned()
        .unwrap();
    let said = {
        let texts = &program.app().texts;
        event_text::describe(texts, before.config(), &before.header.seats, &wall)
    };
    program.click_button(|t: &Texts| t.pad_said(t.pad_change(), &said));
    let PadEvent::Measure { said: Measured { wall: Some(pieces), .. }, .. } = wall else {
        panic!("a wall was entered")
    };
    program.write(Texts::alhambra_wall, &(pieces + 1).to_string());
    program.click_button(Texts::pad_correct);
    let after = pad(&mut program);
    assert_eq!(after.log().len(), before.log().len() + 1);
    let moved = after.breakdown()[1].vp - before.breakdown()[1].vp;
    assert_eq!(moved, 1, "entry {entry} gives a VP more");
    let (name, scoring) = (name(&mut program, 1), Scoring::First);
    let what = Part(|t: &Texts| format!("{name}, {}", names::scoring(t, scoring)));
    assert!(program.all(what).next().is_some(), "it says what it moved");
    program.press(Key::Escape);
    program.press(Key::U);
    assert_eq!(pad(&mut program).state(), before.state(), "a correction can be undone");
}

#[test]
fn a_tile_forgotten_at_an_earlier_scoring_is_entered_there() {
    let mut program = begin(3);
    count(&mut program, 0);
    hold(&mut program, 0);
    assert!(program.shows_containing(|t: &Texts| t.alhambra_before_scoring(2)));
    program.press(Key::PageUp);
    tap(&mut program, 2, BuildingType::Garden);
    program.press(Key::PageDown);
    tap(&mut program, 2, BuildingType::Garden);
    let events = pad(&mut program).events().to_vec();
    let last: Vec<Scoring> = events[events.len() - 2..].iter().map(|(_, event)| event.scoring()).collect();
    assert_eq!(last, [Scoring::First, Scoring::Second]);
    program.press(Key::H);
    for scoring in [1, 2] {
        let add = |t: &Texts| t.alhambra_history_add(scoring);
        assert!(program.find_control(Role::Button, add).is_some());
    }
    assert!(program.shows_containing(|t: &Texts| sentence(&t.alhambra_part(2))));
}

#[test]
fn the_third_player_has_no_wall_to_enter() {
    let mut program = begin(2);
    let third = name(&mut program, 2);
    let why = |t: &Texts| only_collects(t, &third);
    assert!(program.find_control(Role::Button, why).is_some(), "the cell says why it is empty");
    program.press(Key::ArrowUp);
    assert!(program.tells_at(Key::W, why));
    assert!(!program.shows(|t: &Texts| t.alhambra_measure_wall(&third)));
}

#[test]
fn two_players_are_asked_for_the_tiles_of_the_third() {
    let mut program = begin(2);
    program.press(Key::X);
    say_wall(&mut program, 3);
    say_wall(&mut program, 4);
    let third = name(&mut program, 2);
    assert!(program.shows_containing(|t: &Texts| t.alhambra_third_has(&third, 0, 6)));
    for building in BuildingType::ALL {
        let more = |t: &Texts| t.new_pad_more(&t.building_name(building));
        program.control(Role::Button, more).click();
        program.window.run();
    }
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).state().at(Scoring::First).rows[2].types(), &[1; 6]);
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).state().held, [Scoring::First]);
    // After a scoring the next tiles of the third player are asked for.
    assert!(program.shows_containing(|t: &Texts| t.alhambra_third_has(&third, 6, AnyNumber)));
}
