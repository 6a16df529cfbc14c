//! Alexandros in the window: a ledger without a board to its end, and one on a board transcribed in the editor.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alexandros::{
            game::GamePage,
            pad::{LedgerEvent, LedgerGame},
            record,
            rules::{Province, Symbol},
            session::{SketchFault, board_faults},
        },
        common::words::sentence,
    },
    storage::{DataDir, Games},
    text::{Language, Texts, without_rules},
};
use egui::{Key, Modifiers, Role};

use crate::desk::{ANY, AnyNumber, Part, Program, Typed, Words, named, program, typed};

mod forms;

/// Opens the page for a new table from Home.
pub fn to_new_table(program: &mut Program) {
    program.press(Key::X);
    assert_eq!(program.page(), Page::from(GamePage::NewTable));
}

/// Chooses how many play, and begins.
pub fn begin(program: &mut Program, players: usize) {
    program.control(Role::RadioButton, move |t: &Texts| t.count_players(players)).click();
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Table));
}

/// The table as it is kept.
pub fn table(program: &mut Program) -> LedgerGame {
    program.alexandros().table.as_ref().unwrap().pad().clone()
}

/// Makes a number larger, step by step.
#[track_caller]
pub fn more(program: &mut Program, name: impl Words + Copy, steps: usize) {
    for _ in 0..steps {
        program.control(Role::Button, move |t: &Texts| t.new_pad_more(&name.said(t))).click();
        program.window.run();
    }
}

/// Ends the table early, which has to be confirmed, and looks at its score card and its replay.
fn end(program: &mut Program) {
    program.menu(Key::E);
    assert!(program.shows(Texts::alexandros_page_close_early));
    assert!(!table(program).is_complete(), "it asks first");
    program.press(Key::K);
    assert!(table(program).is_complete());
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert!(table(program).header.ended.is_some());
    program.press(Key::R);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
    program.press(Key::End);
    assert!(program.shows_containing(|t: &Texts| t.alexandros_part(AnyNumber)));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn a_ledger_without_a_board_is_kept_up_to_its_score_card() {
    let mut program = program();
    to_new_table(&mut program);
    begin(&mut program, 3);
    program.press(Key::W);
    more(&mut program, Texts::alexandros_page_walls_laid, 3);
    program.click_button(Texts::alexandros_page_enter);
    assert_eq!(table(&mut program).state().walls(), 3);
    program.press(Key::Enter);
    program.press(Key::P);
    more(&mut program, Texts::alexandros_page_plain, 5);
    more(&mut program, |t: &Texts| t.alexandros_symbol(Symbol::Amphora), 1);
    program.click_button(Texts::alexandros_page_enter);
    let typed = table(&mut program).state().province(1).cloned().unwrap();
    assert_eq!((typed.value(), typed.symbols().of(Symbol::Amphora), typed.owner()), (5, 1, None));
    program.press(Key::Num1);
    program.click_containing(|t: &Texts| t.alexandros_page_price(ANY, ANY));
    program.press(Key::Enter);
    let second = table(&mut program).state().province(1).and_then(Province::owner);
    assert_eq!(second, Some(1), "the second player occupies it");
    program.press(Key::T);
    assert_eq!(table(&mut program).state().points(), [0, 5, 0]);
    let done = |t: &Texts| sentence(&without_rules(t.alexandros_refused_taxes_twice()));
    assert!(program.tells_at(Key::T, done), "the button says why not");
    program.press(Key::Enter);
    let before = table(&mut program).log().len();
    assert!(program.tells_at(Key::T, Texts::alexandros_page_why_no_taxes), "the third has no governor");
    assert_eq!(table(&mut program).log().len(), before);
    end(&mut program);
    let names: Vec<String> = table(&mut program).header.seats.iter().map(|seat| seat.name.clone()).collect();
    let beaten = |t: &Texts| t.names_and(&names[0], &names[2]);
    let ahead = |t: &Texts| t.score_ahead(&t.score_won(&named(&names[1])), &t.count_points(5), &beaten(t));
    assert!(program.shows_containing(ahead));
}

#[test]
fn striking_an_entry_in_the_history_strikes_what_needs_it_too_once_people_agree() {
    let mut program = program();
    to_new_table(&mut program);
    begin(&mut program, 2);
    program.press(Key::P);
    more(&mut program, Texts::alexandros_page_plain, 4);
    more(&mut program, |t: &Texts| t.alexandros_symbol(Symbol::Temple), 1);
    program.click_button(Texts::alexandros_page_enter);
    program.press(Key::Num1);
    program.click_containing(|t: &Texts| t.alexandros_page_price(ANY, ANY));
    program.press(Key::Enter);
    assert_eq!(table(&mut program).events().len(), 2);
    program.press(Key::H);
    // The latest entry comes first.
    let entries = Part(|t: &Texts| t.pad_said(t.pad_change(), ANY));
    program.all(entries).next_back().unwrap().click();
    program.window.run();
    program.click_button(Texts::pad_strike);
    assert!(program.shows_containing(|t: &Texts| t.table_conflict(1)));
    assert_eq!(table(&mut program).events().len(), 2, "it asks first");
    program.press(Key::K);
    assert!(table(&mut program).events().is_empty() && table(&mut program).state().provinces().is_empty());
}

#[test]
fn letters_typed_after_a_click_in_the_board_editor_are_symbols_from_there_on() {
    let mut program = program();
    to_new_table(&mut program);
    program.press(Key::B);
    program.press(Key::N);
    let space = |symbol: Option<Symbol>, row: u32, column: u32| {
        move |t: &Texts| {
            let what = symbol.map(|symbol| t.alexandros_symbol(symbol).to_owned());
            let what = what.unwrap_or_else(|| t.alexandros_page_plain_space().to_owned());
            t.alexandros_page_space(&what, row, column)
        }
    };
    program.control(Role::RadioButton, |t: &Texts| sentence(&t.alexandros_symbol(Symbol::Horse))).click();
    program.window.run();
    program.click(space(None, 2, 3));
    assert!(program.shows(space(Some(Symbol::Horse), 2, 3)));
    [Key::T, Key::A, Key::L].into_iter().for_each(|key| program.at_once(typed(Modifiers::NONE, key)));
    for (symbol, column) in [(Symbol::Temple, 3), (Symbol::Amphora, 4), (Symbol::Lyre, 5)] {
        assert!(program.shows(space(Some(symbol), 2, column)), "{symbol:?}");
    }
}

/// What is wrong with the board in the editor.
fn faults(program: &mut Program) -> Vec<SketchFault> {
    board_faults(&Texts::new(Language::English), &program.alexandros().own)
}

#[test]
fn a_board_is_transcribed_in_the_editor_and_a_table_is_kept_on_it() {
    let mut program = program();
    to_new_table(&mut program);
    program.press(Key::B);
    assert_eq!(program.page(), Page::from(GamePage::Boards));
    program.press(Key::N);
    assert_eq!(program.page(), Page::from(GamePage::BoardEditor));
    // A name is missing, and every symbol.
    assert!(!faults(&mut program).is_empty());
    let board = [
        (Symbol::Temple, 1, 1),
        (Symbol::Amphora, 1, 4),
        (Symbol::Horse, 2, 4),
        (Symbol::Lyre, 1, 9),
        (Symbol::Hoplite, 2, 2),
    ];
    for (symbol, row, column) in board {
        program.control(Role::RadioButton, |t: &Texts| sentence(&t.alexandros_symbol(symbol))).click();
        program.window.run();
        program.click(|t: &Texts| {
            t.alexandros_page_space(t.alexandros_page_plain_space(), row as u32, column as u32)
        });
        let put =
            |t: &Texts| t.alexandros_page_space(&t.alexandros_symbol(symbol), row as u32, column as u32);
        assert!(program.shows(put), "{symbol:?}");
    }
    program.write(Texts::alexandros_page_board_name, "Ours");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert!(faults(&mut program).is_empty());
    assert_eq!(program.page(), Page::from(GamePage::Boards));
    assert!(program.folder.path().join("boards/ours.json").exists());
    program.press(Key::Escape);
    if program.page() == Page::Home {
        to_new_table(&mut program);
    }
    program.pick(Texts::alexandros_page_board, Typed("Ours"));
    begin(&mut program, 2);
    let spaces = table(&mut program).config().board().map(|board| board.spaces().len());
    assert_eq!(spaces, Some(7 * 21), "the table is kept on it");
    for (symbol, space, corner, walls) in
        [(Symbol::Horse, (2, 4), (3, 6), 3), (Symbol::Hoplite, (2, 2), (3, 2), 5)]
    {
        program.click(|t: &Texts| t.alexandros_page_space(&t.alexandros_symbol(symbol), space.0, space.1));
        program.click(|t: &Texts| t.alexandros_page_corner(corner.0, corner.1));
        program.press(Key::Enter);
        assert_eq!(table(&mut program).state().walls(), walls, "{symbol:?}");
        program.press(Key::Enter);
    }
    let is_move = |event: &LedgerEvent| !matches!(event, LedgerEvent::BeginTurn { .. });
    let moves: Vec<LedgerEvent> =
        table(&mut program).events().iter().map(|(_, event)| event.clone()).filter(is_move).collect();
    assert_eq!(moves.iter().map(LedgerEvent::player).collect::<Vec<_>>(), [Some(1), Some(2)]);
    end(&mut program);
}

#[test]
fn a_replay_tells_whose_turn_it_is() {
    let mut program = program();
    program.run(AppCommand::Replay(Source::Sample("alexandros-board")));
    program.press(Key::Home);
    assert!(program.shows_containing(|t: &Texts| t.alexandros_page_turn_of("Red", 1)));
    program.press(Key::End);
    assert!(program.shows_containing(|t: &Texts| t.alexandros_page_turn_of("Blue", 24)));
}

#[test]
fn a_past_game_is_typed_in_and_is_in_the_library() {
    let mut program = program();
    to_new_table(&mut program);
    program.press(Key::E);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    program.control(Role::RadioButton, |t: &Texts| t.count_players(3)).click();
    program.window.run();
    for (number, points) in [(1_u8, "88"), (2, "104"), (3, "61")] {
        program.write(move |t: &Texts| t.alexandros_page_points_of(&t.player_name(number)), points);
    }
    program.click_button(Texts::late_save);
    let games = Games::new(DataDir::find(Some(program.folder.path())).unwrap().games());
    let files = games.list().unwrap();
    assert_eq!(files.len(), 1);
    let loaded = record::read(&files[0].text().unwrap()).unwrap();
    let totals: Vec<i32> = loaded.game.breakdown().iter().map(|row| row.vp).collect();
    assert_eq!(totals, [88, 104, 61]);
}
