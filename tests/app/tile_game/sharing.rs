//! People who share the screen: it is handed on, hands stay secret, and everybody is told what concerns them.

use std::collections::BTreeSet;

use alhambra::{
    games::{
        alhambra::{
            advisor::Policy,
            game::PlayCommand,
            rules::{
                Module,
                play::{Card, Phase, ToAct},
            },
            session::{PlaySessionExt, seating::Seating},
            text::names,
        },
        common::seating::SeatController,
    },
    text::Texts,
};
use egui::Key;

use super::play::{begun, game, session, shown_cards, step, words};
use crate::desk::{Program, program};

/// Hands a seat over to a computer, as the menu does.
fn hand_over(program: &mut Program, seat: usize) {
    let mut seating = Seating { places: session(program).places(), first: None };
    seating.places[seat].controller = SeatController::Computer(Policy::Greedy);
    program.run(PlayCommand::Rename(Box::new(seating)));
}

/// The seat of the person who decides.
fn decides(program: &mut Program) -> usize {
    session(program).to_act().decides().expect("somebody decides")
}

#[test]
fn nothing_of_another_hand_is_on_the_screen_and_the_page_between_people_shows_none() {
    let mut program = program();
    begun(&mut program, &[None, None, Some(Policy::Greedy)], &[]);
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let covered = program.shows(Texts::alhambra_cover_go);
        let ToAct::Decision(seat) = session(&mut program).to_act() else { panic!("nobody decides") };
        let state = session(&mut program).position().clone();
        if covered {
            assert_eq!(shown_cards(&program), [], "the page between people");
        } else if program.shows(Texts::alhambra_yard) {
            let mut open: Vec<Card> =
                state.player(seat.into()).hand().iter().chain(state.display().iter()).collect();
            open.sort_unstable();
            let mut shown = shown_cards(&program);
            shown.sort_unstable();
            assert_eq!(shown, open, "the person's own hand and the display");
            seen.insert(seat);
        }
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
        } else {
            step(&mut program);
        }
    }
    assert_eq!(seen.len(), 2, "both had their turns");
}

#[test]
fn whoever_has_the_screen_and_is_replaced_by_a_computer_leaves_it_to_the_next_person() {
    for people in [2, 3] {
        let mut program = program();
        let mut seats = vec![None; people];
        seats.push(Some(Policy::Greedy));
        begun(&mut program, &seats, &[]);
        step(&mut program);
        let left = decides(&mut program);
        assert!(program.shows(Texts::alhambra_yard), "the hand of this person is open");
        hand_over(&mut program, left);
        assert!(program.shows(Texts::alhambra_cover_go), "{people} people");
        assert_eq!(shown_cards(&program), [], "nobody has taken the screen yet");
        let next = decides(&mut program);
        assert_ne!(next, left);
        step(&mut program);
        let state = session(&mut program).position().clone();
        let mut open: Vec<Card> = state.player(next).hand().iter().chain(state.display().iter()).collect();
        open.sort_unstable();
        let mut shown = shown_cards(&program);
        shown.sort_unstable();
        assert_eq!(shown, open, "it is the next person's hand");
        let before = game(&mut program).log().len();
        step(&mut program);
        assert!(game(&mut program).log().len() > before, "and they play on");
    }
}

#[test]
fn what_somebody_opened_is_closed_before_the_screen_is_handed_on() {
    let mut program = program();
    begun(&mut program, &[None, None, Some(Policy::Greedy)], &[]);
    step(&mut program);
    let left = decides(&mut program);
    program.menu(Key::Y);
    assert!(program.shows(Texts::history_title));
    hand_over(&mut program, left);
    step(&mut program);
    assert!(!program.shows(Texts::history_title), "it showed what the other one had seen");
}

#[test]
fn a_click_beside_the_players_of_a_tile_game_loses_no_changes() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    program.menu(Key::P);
    assert!(program.shows(Texts::mend_settled));
    program.add(|t: &Texts| t.seat_name(1), "x");
    // In the corner there is nothing but the page behind.
    let beside = program.window.ctx.content_rect().left_bottom() + egui::vec2(4.0, -4.0);
    program.window.drag_at(beside);
    program.window.drop_at(beside);
    program.window.run();
    assert!(program.shows(Texts::save));
    program.click(Texts::cancel);
    assert!(!program.shows(Texts::save));
}

#[test]
fn enter_neither_declines_for_a_vizier_nor_shows_the_next_hand() {
    let mut program = program();
    begun(&mut program, &[None, None, None], &[Module::Vizier]);
    let (mut asked, mut handed) = (0, 0);
    for _ in 0..300 {
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        let covered = program.shows(Texts::alhambra_cover_go);
        let state = session(&mut program).position().clone();
        if covered || state.phase() == Phase::Vizier {
            program.press(Key::Enter);
            assert_eq!(*session(&mut program).position(), state, "Enter is for what came before");
            assert_eq!(program.shows(Texts::alhambra_cover_go), covered);
        }
        if covered && state.phase() == Phase::Vizier {
            let texts = Texts::new(alhambra::text::Language::English);
            let seats = game(&mut program).header.seats;
            let finished = names::who(&texts, &seats, state.seat());
            let is_own = decides(&mut program) == state.seat();
            let question = if is_own {
                texts.alhambra_guide_vizier_own().to_owned()
            } else {
                texts.alhambra_guide_vizier(&finished)
            };
            assert!(words(&program).contains(&question), "{question}");
            asked += 1;
        }
        handed += usize::from(covered);
        if asked > 1 && handed > 3 {
            return;
        }
        step(&mut program);
    }
    panic!("{asked} Viziers and {handed} hand-overs");
}

#[test]
fn nobody_undoes_what_another_person_decided_once_they_have_the_screen() {
    let mut program = program();
    begun(&mut program, &[None, None, None], &[Module::Vizier]);
    let mut declined = None;
    for _ in 0..300 {
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        let is_covered = program.shows(Texts::alhambra_cover_go);
        let before = session(&mut program).position().clone();
        step(&mut program);
        if is_covered && declined.is_some() {
            assert!(!session(&mut program).can_undo());
            program.press(Key::U);
            assert_eq!(*session(&mut program).position(), before, "it is not theirs");
            return;
        }
        // Nothing is drawn after that, which would seal it, too.
        let decides = session(&mut program).to_act().decides();
        declined = decides.filter(|_| before.phase() == Phase::Vizier && session(&mut program).can_undo());
    }
    panic!("nobody declined");
}

#[test]
fn every_person_is_shown_a_scoring_once_when_they_look_next() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), None, None], &[]);
    let mut shown = Vec::new();
    let mut looks = 0;
    while looks < 4 {
        if program.shows(Texts::alhambra_scoring_rows) {
            shown.push(decides(&mut program));
            program.press(Key::Enter);
            assert!(!program.shows(Texts::alhambra_scoring_rows), "it was read");
            continue;
        }
        // Once all know it, they go on for a round.
        looks += usize::from(shown.len() >= 3 && program.shows(Texts::alhambra_cover_go));
        assert!(session(&mut program).to_act().decides().is_some(), "the game is over");
        step(&mut program);
    }
    shown.sort_unstable();
    assert_eq!(shown, [0, 2, 3]);
}

#[test]
fn taking_back_says_whose_decision_it_is_if_somebody_else_decided_last() {
    let mut program = program();
    begun(&mut program, &[None, None], &[]);
    let first = session(&mut program).own_seat();
    while session(&mut program).own_seat() == first || program.shows(Texts::alhambra_cover_go) {
        step(&mut program);
    }
    let seats = game(&mut program).header.seats;
    let name = names::who(&program.app().texts, &seats, first);
    program.press(Key::M);
    program.press(Key::T);
    assert!(program.shows(|t: &Texts| t.alhambra_take_back_of(&name)));
    program.press(Key::T);
    assert_eq!(session(&mut program).own_seat(), first);
    assert!(program.shows(Texts::alhambra_cover_go), "whoever is to decide again is handed the screen");
}
