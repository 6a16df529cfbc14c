//! The deal, which everybody may see before the first hand is hidden.

use alhambra::{
    app::AppCommand,
    games::alhambra::{
        advisor::Policy,
        game::PlayCommand,
        rules::play::{Card, State},
        session::{Deals, PlaySessionExt},
        text::names,
    },
    text::Texts,
};
use egui::Key;

use super::play::{game, session, shown_cards, step};
use crate::desk::{Program, program, tile_game};

/// Two people and a computer.
const SEATS: [Option<Policy>; 3] = [None, None, Some(Policy::Greedy)];

/// A game that has just begun.
fn begun(computers: &[Option<Policy>], deals: Deals) -> Program {
    let mut program = program();
    program.run(PlayCommand::Start(Box::new(tile_game(computers, &[], deals))));
    program
}

fn is_shown(program: &Program) -> bool {
    program.shows(Texts::alhambra_deal_go)
}

/// The position after the deal.
fn dealt(program: &mut Program) -> State {
    let last = session(program).deal().expect("nobody has had a turn");
    game(program).at(last).state
}

#[test]
fn everybodys_start_cards_lie_open_before_the_screen_is_handed_to_anybody() {
    let mut ahead = 0;
    for computer in 0..3 {
        let mut seats = [None; 3];
        seats[computer] = Some(Policy::Greedy);
        let mut program = begun(&seats, Deals::Program);
        let state = dealt(&mut program);
        assert_eq!(state, *session(&mut program).position(), "computers wait, too");
        let hands = (0..3).flat_map(|seat| state.player(seat).hand().iter());
        let mut open: Vec<Card> = hands.chain(state.display().iter()).collect();
        let mut shown = shown_cards(&program);
        open.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, open);
        let seats = game(&mut program).header.seats;
        for seat in 0..3 {
            let hand = state.player(seat).hand();
            let told = |t: &Texts| {
                let sum = t.alhambra_deal_sum(hand.total(), hand.len());
                let name = names::who(t, &seats, seat);
                let name = if seat == state.seat() { t.alhambra_deal_begins(&name) } else { name };
                t.alhambra_said(&name, &sum)
            };
            assert!(program.shows(told), "{seat}");
        }
        assert!(program.shows(|t: &Texts| t.alhambra_deal_begins(&names::who(t, &seats, state.seat()))));
        assert!(!program.shows(Texts::alhambra_cover_go));
        // Space opens only the cover page.
        program.press(Key::Space);
        assert!(is_shown(&program));
        program.press(Key::Enter);
        assert!(!is_shown(&program) && program.shows(Texts::alhambra_cover_go));
        assert_eq!(shown_cards(&program), []);
        ahead += usize::from(state != *session(&mut program).position());
    }
    assert_eq!(ahead, 1, "if the computer begins, it has its turn then");
}

#[test]
fn the_deal_is_shown_again_at_a_restart_until_somebody_has_decided_and_never_by_undo() {
    let mut program = begun(&SEATS, Deals::Program);
    program.press(Key::Enter);
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert!(is_shown(&program), "nobody has had a turn");
    program.press(Key::Enter);
    let before = game(&mut program).log().len();
    while game(&mut program).log().len() == before {
        step(&mut program);
    }
    program.press(Key::U);
    assert_eq!(game(&mut program).log().len(), before);
    assert!(!is_shown(&program));
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert!(!is_shown(&program), "what was undone can be done again");
    let mut program = begun(&SEATS, Deals::Program);
    program.press(Key::Enter);
    let before = game(&mut program).log().len();
    while game(&mut program).log().len() == before {
        step(&mut program);
    }
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert!(!is_shown(&program), "a person has decided");
}

#[test]
fn computers_that_begin_wait_for_whoever_looks_at_the_deal_even_when_the_game_is_opened_again() {
    let mut begins = 0;
    for person in 0..3 {
        let mut seats = [Some(Policy::Greedy); 3];
        seats[person] = None;
        let mut program = begun(&seats, Deals::Program);
        let dealt = game(&mut program).log().len();
        let mut program = program.killed();
        program.run(AppCommand::Continue);
        assert!(is_shown(&program));
        assert_eq!(game(&mut program).log().len(), dealt);
        program.press(Key::Enter);
        assert!(!is_shown(&program) && session(&mut program).person_decides());
        begins += usize::from(game(&mut program).log().len() == dealt);
    }
    assert_eq!(begins, 1, "otherwise computers decide before the person");
}

#[test]
fn neither_a_deal_that_is_typed_in_nor_one_among_computers_alone_is_shown() {
    assert!(!is_shown(&begun(&[Some(Policy::Greedy), Some(Policy::Greedy)], Deals::Program)));
    let mut typed = begun(&SEATS, Deals::Typed);
    assert!(!is_shown(&typed));
    typed.press(Key::R);
    assert!(session(&mut typed).position().piles().is_some(), "the program has dealt all");
    assert!(!is_shown(&typed));
}
