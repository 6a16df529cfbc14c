//! The forms of a ledger: what is filled in is saved, or is refused in a sentence and changes nothing.

use alhambra::{
    games::alexandros::{
        pad::{LedgerError, LedgerEvent},
        rules::{DivideFault, Illegal, Province, Symbol},
        text::errors,
    },
    text::{Texts, without_rules},
};
use egui::{Key, Role};
use egui_kittest::kittest::NodeT as _;

use super::{begin, more, table, to_new_table};
use crate::desk::{ANY, Part, Program, program};

/// A table of three without a board.
fn ledger() -> Program {
    let mut program = program();
    to_new_table(&mut program);
    begin(&mut program, 3);
    program
}

/// The first player occupies a province of five plain spaces and two of a symbol, with one governor.
fn occupied(symbol: Symbol) -> Program {
    let mut program = ledger();
    program.press(Key::P);
    more(&mut program, Texts::alexandros_page_plain, 5);
    more(&mut program, |t: &Texts| t.alexandros_symbol(symbol), 2);
    program.click_button(Texts::alexandros_page_enter);
    program.press(Key::Num1);
    let prices = Part(|t: &Texts| t.alexandros_page_price(ANY, ANY));
    program.all(prices).next().unwrap().click();
    program.window.run();
    program.press(Key::Enter);
    let province = table(&mut program).state().province(1).cloned().unwrap();
    assert_eq!((province.owner(), province.governors().len()), (Some(0), 1));
    program
}

/// Tries to save what is typed, which is refused and changes nothing: the form stays open and says why.
#[track_caller]
fn is_refused(program: &mut Program, error: &LedgerError) {
    let before = table(program);
    program.click_button(Texts::alexandros_page_enter);
    assert!(program.shows(|t: &Texts| without_rules(&errors::ledger(t, &before.header.seats, error))));
    assert!(program.shows(Texts::alexandros_page_enter), "what was typed is still there");
    let after = table(program);
    assert_eq!((after.events(), after.state()), (before.events(), before.state()));
}

#[test]
fn walls_are_typed_and_corrected_and_no_walls_are_no_entry() {
    let mut program = ledger();
    program.press(Key::W);
    assert!(program.button(Texts::alexandros_page_enter).accesskit_node().is_disabled());
    program.press(Key::Enter);
    assert!(table(&mut program).events().is_empty(), "none were laid");
    more(&mut program, Texts::alexandros_page_walls_laid, 4);
    program.press(Key::Enter);
    assert_eq!(table(&mut program).state().walls(), 4);
    assert!(program.shows_containing(|t: &Texts| t.alexandros_page_walls_left(61, 10)));
    program.press(Key::H);
    program.all(Part(|t: &Texts| t.pad_said(t.pad_change(), ANY))).next().unwrap().click();
    program.window.run();
    more(&mut program, Texts::alexandros_page_walls_laid, 2);
    program.click_button(Texts::pad_correct);
    assert_eq!(table(&mut program).state().walls(), 6);
    assert_eq!(table(&mut program).events(), [(1, LedgerEvent::Walls { turn: 1, player: 1, walls: 6 })]);
}

#[test]
fn taxes_are_typed_with_their_card_and_points_and_a_card_without_a_governor_is_refused() {
    let mut program = occupied(Symbol::Amphora);
    program.menu(Key::T);
    program.control(Role::RadioButton, |t: &Texts| t.alexandros_symbol(Symbol::Horse)).click();
    program.window.run();
    let refused = Illegal::TaxCard { player: 0, card: Symbol::Horse };
    is_refused(&mut program, &LedgerError::Illegal(refused));
    program.control(Role::RadioButton, |t: &Texts| t.alexandros_symbol(Symbol::Amphora)).click();
    program.window.run();
    let [first, second] = [0, 1].map(|at: usize| table(&mut program).header.seats[at].name.clone());
    more(&mut program, |_: &Texts| first.clone(), 5);
    more(&mut program, |_: &Texts| second.clone(), 2);
    program.click_button(Texts::alexandros_page_enter);
    assert_eq!(table(&mut program).state().points(), [5, 2, 0]);
    let odd = table(&mut program).unconfirmed().len();
    assert!(odd > 0, "the second player has no province: it is kept, and pointed out");
    let turn = table(&mut program).state().turn();
    let card = Some(Symbol::Amphora);
    let typed = LedgerEvent::Taxes { turn, player: 1, card, points: Some(vec![5, 2, 0]) };
    assert_eq!(table(&mut program).events().last().map(|(_, event)| event.clone()), Some(typed));
}

#[test]
fn leaving_has_to_be_confirmed_frees_the_provinces_and_ends_what_the_player_can_do() {
    let mut program = occupied(Symbol::Temple);
    let entries = table(&mut program).events().len();
    let name = table(&mut program).header.seats[0].name.clone();
    program.menu(Key::L);
    assert!(program.shows(|t: &Texts| t.alexandros_page_has_left(&name)));
    assert_eq!(table(&mut program).events().len(), entries, "it asks first");
    program.press(Key::Escape);
    assert_eq!(table(&mut program).events().len(), entries, "nobody leaves");
    program.menu(Key::L);
    program.press(Key::K);
    assert_eq!(table(&mut program).state().left(0), Some(1));
    program.press(Key::W);
    more(&mut program, Texts::alexandros_page_walls_laid, 1);
    is_refused(&mut program, &LedgerError::Left { player: 1, left: 1 });
    program.press(Key::Escape);
    // The others go on without them.
    let next = table(&mut program).header.seats[1].name.clone();
    assert!(program.shows_containing(|t: &Texts| t.alexandros_page_next(&next)));
    program.press(Key::Enter);
    assert!(program.shows_containing(|t: &Texts| t.alexandros_page_turn_of(&next, 2)));
    assert_eq!(table(&mut program).state().next_player(2), 1);
}

#[test]
fn a_part_is_divided_off_with_its_governor_and_the_whole_is_no_part() {
    let mut program = occupied(Symbol::Lyre);
    let lyre = |t: &Texts| t.alexandros_symbol(Symbol::Lyre);
    program.press(Key::D);
    assert!(program.button(Texts::alexandros_page_enter).accesskit_node().is_disabled(), "no spaces yet");
    more(&mut program, Texts::alexandros_page_plain, 5);
    more(&mut program, lyre, 2);
    let name = table(&mut program).header.seats[0].name.clone();
    let governor = |t: &Texts| t.alexandros_page_governor_in_part(&name, &t.alexandros_symbol(Symbol::Lyre));
    program.click(governor);
    is_refused(&mut program, &LedgerError::Divide(vec![DivideFault::Whole]));
    for _ in 0..2 {
        program.click_button(|t: &Texts| t.new_pad_fewer(t.alexandros_page_plain()));
    }
    program.click_button(|t: &Texts| t.new_pad_fewer(&lyre(t)));
    assert!(!program.shows(|t: &Texts| without_rules(t.alexandros_divide_whole())), "it is another part");
    program.click_button(Texts::alexandros_page_enter);
    let state = table(&mut program).state().clone();
    let told = |number: u16| {
        let province: &Province = state.province(number).unwrap();
        (province.value(), province.symbols().of(Symbol::Lyre), province.owner())
    };
    assert_eq!(told(2), (3, 1, Some(0)), "the part has the governor");
    assert_eq!(told(1), (2, 1, None), "what remains is vacant");
    program.press(Key::T);
    assert_eq!(table(&mut program).state().points(), [3, 0, 0]);
}

#[test]
fn a_correction_cancelled_because_of_what_it_would_strike_is_still_in_the_form() {
    let mut program = occupied(Symbol::Lyre);
    let before = table(&mut program);
    program.press(Key::H);
    // The latest entry comes first.
    program.all(Part(|t: &Texts| t.pad_said(t.pad_change(), ANY))).next_back().unwrap().click();
    program.window.run();
    for _ in 0..2 {
        program.click_button(|t: &Texts| t.new_pad_fewer(&t.alexandros_symbol(Symbol::Lyre)));
    }
    program.click_button(Texts::pad_correct);
    assert!(program.shows_containing(|t: &Texts| t.table_conflict(1)));
    program.press(Key::Escape);
    assert!(program.shows(Texts::pad_correct), "the form is still there");
    assert_eq!(table(&mut program).events(), before.events());
    program.click_button(Texts::pad_correct);
    program.press(Key::K);
    assert!(!program.shows(Texts::pad_correct));
    assert_eq!(table(&mut program).events().len(), 1, "the province is without a symbol, and vacant");
}
