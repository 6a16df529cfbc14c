//! What the pads of all games say and ask in the same way and in the same place: what undo did and where in the past one
//! is, what no legal game allows, where and when the game is played, how long a turn takes.

use alhambra::{
    games::{
        alhambra::{game::GameCommand as TileCommand, pad::PadEvent, rules::Scoring},
        common::BuildingType,
    },
    kernel::record::Header,
    text::Texts,
};
use egui::{Key, Role};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{ANY, Part, Program, Words, program},
    ledger, pad, tile_game,
};

/// A pad of a game, and what is done there.
struct Case {
    begin: fn() -> Program,
    /// Makes an entry.
    enter: fn(&mut Program),
    /// Makes entries that no legal game allows.
    odd: fn(&mut Program),
    header: fn(&mut Program) -> Header,
    unconfirmed: fn(&mut Program) -> usize,
    /// Begins to enter something in the past.
    goes_back: fn(&mut Program),
}

fn begin_ledger() -> Program {
    let mut program = program();
    ledger::to_new_table(&mut program);
    ledger::begin(&mut program, 3);
    program
}

/// Holds a scoring with what has been entered.
fn hold(program: &mut Program, scoring: Scoring) {
    program.run(TileCommand::Enter(PadEvent::Scoring { scoring }));
    program.window.run();
}

const CASES: [Case; 3] = [
    Case {
        begin: || pad::playing(3),
        enter: |program| program.press(Key::Num1),
        odd: |program| {
            pad::tap(program, "Ani", BuildingType::Arcades);
            for building in [BuildingType::Garden, BuildingType::Chambers] {
                pad::tap_again(program, "Ani", building);
            }
        },
        header: |program| pad::pad(program).header,
        unconfirmed: |program| pad::pad(program).unconfirmed().len(),
        goes_back: |program| program.press(Key::PageUp),
    },
    Case {
        begin: || tile_game::begin(3),
        enter: |program| program.press(Key::Num6),
        odd: |program| {
            program.press(Key::W);
            tile_game::say_wall(program, 7);
            // Without a tile there is no such wall.
            hold(program, Scoring::First);
        },
        header: |program| tile_game::pad(program).header,
        unconfirmed: |program| tile_game::pad(program).unconfirmed().len(),
        goes_back: |program| {
            hold(program, Scoring::First);
            program.press(Key::PageUp);
        },
    },
    Case {
        begin: begin_ledger,
        enter: |program| program.press(Key::Enter),
        odd: |program| {
            program.menu(Key::T);
            let second = ledger::table(program).header.seats[1].name.clone();
            ledger::more(program, |_: &Texts| second.clone(), 2);
            program.click_button(Texts::alexandros_page_enter);
        },
        header: |program| ledger::table(program).header,
        unconfirmed: |program| ledger::table(program).unconfirmed().len(),
        goes_back: |program| {
            program.press(Key::H);
            program.press(Key::N);
        },
    },
];

/// How often a pad shows something; announcements to screen readers do not count.
fn count(program: &Program, words: impl Words) -> usize {
    program.all(Part(words)).filter(|node| node.accesskit_node().role() == Role::Label).count()
}

#[test]
fn every_pad_says_in_one_place_what_undo_did() {
    for case in CASES {
        let mut program = (case.begin)();
        (case.enter)(&mut program);
        program.press(Key::U);
        assert_eq!(count(&program, |t: &Texts| t.pad_undone(ANY)), 1);
        (case.enter)(&mut program);
        assert_eq!(count(&program, |t: &Texts| t.pad_undone(ANY)), 0);
    }
}

#[test]
fn every_pad_says_in_one_place_that_entries_count_in_the_past() {
    for case in CASES {
        let mut program = (case.begin)();
        (case.enter)(&mut program);
        assert_eq!(count(&program, |t: &Texts| t.pad_in_the_past(ANY)), 0);
        (case.goes_back)(&mut program);
        assert_eq!(count(&program, |t: &Texts| t.pad_in_the_past(ANY)), 1);
    }
}

#[test]
fn the_place_of_a_game_is_noted_on_every_pad() {
    for case in CASES {
        let mut program = (case.begin)();
        program.menu(Key::K);
        program.write(Texts::library_place, "At the lake");
        program.click_button(Texts::save);
        assert_eq!((case.header)(&mut program).location, "At the lake");
        // What was typed counts even if the form is left without saving.
        program.menu(Key::K);
        program.write(Texts::library_place, "Granada");
        program.press(Key::Escape);
        program.press(Key::Escape);
        assert_eq!((case.header)(&mut program).location, "Granada");
    }
}

#[test]
fn what_is_odd_leads_to_its_entry_and_is_kept_in_the_same_way_on_every_pad() {
    for case in CASES {
        let mut program = (case.begin)();
        program.press(Key::O);
        assert!(program.shows(Texts::pad_audit_none));
        program.press(Key::Escape);
        (case.odd)(&mut program);
        let odd = (case.unconfirmed)(&mut program);
        assert!(odd > 0);
        let press = |program: &mut Program, label: fn(&Texts) -> &str| {
            let buttons = Part(move |t: &Texts| t.pad_said(label(t), ANY));
            let is_button = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
            program.all(buttons).find(is_button).expect("each has its buttons").click();
            program.window.run();
        };
        program.press(Key::O);
        press(&mut program, Texts::pad_show_entry);
        assert!(program.shows(Texts::pad_strike), "its entry is open");
        program.press(Key::Escape);
        program.press(Key::O);
        for left in (0..odd).rev() {
            press(&mut program, Texts::pad_keep);
            assert_eq!((case.unconfirmed)(&mut program), left);
        }
        assert!(program.shows(Texts::pad_audit_rest) && !program.shows(Texts::pad_audit_none));
    }
}

#[test]
fn what_is_odd_is_asked_about_before_the_score_card_of_a_ledger_and_of_a_table_of_tiles() {
    let [_, mut tiles, mut ledger] = CASES.map(|case| {
        let mut program = (case.begin)();
        (case.odd)(&mut program);
        program
    });
    ledger.menu(Key::E);
    ledger.press(Key::K);
    for scoring in [Scoring::Second, Scoring::Third] {
        hold(&mut tiles, scoring);
    }
    for (mut program, card) in [(tiles, Key::C), (ledger, Key::Enter)] {
        let page = program.page();
        program.press(card);
        assert!(program.shows(Texts::pad_audit_hint));
        assert_eq!(program.page(), page, "the card waits");
        program.press(Key::Escape);
        program.press(card);
        program.press(Key::K);
        assert_ne!(program.page(), page);
        assert!(program.shows_containing(|t: &Texts| t.score_odd(ANY)), "the card says it");
    }
}
