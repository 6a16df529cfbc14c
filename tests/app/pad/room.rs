//! In small windows no words are cut off: on buttons, in the forecast, and in long names.

use alhambra::games::roll_and_write::session::{GameCommand, TableCommand};

use super::*;
use crate::painted::painted;

const LONG: [&str; 5] = ["Anna", "Ben", "Maximilian-Alexander", "Dora", "Émilie"];
const UPRIGHT: Vec2 = vec2(800.0, 1180.0);

/// A new table of five, one of whom has a long name.
fn table_of_five(language: Language, size: Vec2) -> Program {
    let mut program = program_with(&settings(language), size);
    table_of(&mut program, &LONG);
    program
}

/// Enters everybody's lines and coins.
fn close(program: &mut Program) {
    for row in 1..=LONG.len() as u8 {
        let event = PadEvent::Close { row, lines: [0; 3], coins: 3, built: None };
        program.run(GameCommand::Table(TableCommand::Enter(event)));
    }
    program.window.run();
}

/// The texts that are painted, but cut off.
fn cut(program: &Program) -> Vec<String> {
    let texts = painted(program.window.output()).into_iter();
    texts.filter(|(_, whole)| !whole).map(|(text, _)| text).collect()
}

#[track_caller]
fn is_painted(program: &Program, words: impl Words) {
    let words = program.said(words);
    assert!(painted(program.window.output()).contains(&(words.clone(), true)), "{words}");
}

#[test]
fn the_icons_of_pad_and_score_card_have_words_in_every_window() {
    for size in [UPRIGHT, SMALL] {
        for language in [Language::English, Language::French] {
            let mut program = table_of_five(language, size);
            for word in [Texts::menu as fn(&Texts) -> &str, Texts::history_title, Texts::pad_forecast] {
                is_painted(&program, word);
            }
            is_painted(&program, Texts::undo);
            is_painted(&program, Texts::redo);
            close(&mut program);
            program.run(GameCommand::Table(TableCommand::End));
            program.window.run();
            for word in [Texts::score_picture as fn(&Texts) -> &str, Texts::score_more] {
                is_painted(&program, word);
            }
            is_painted(&program, Texts::home);
            is_painted(&program, Texts::back);
        }
    }
}

#[test]
fn in_an_upright_window_nothing_of_the_forecast_is_cut() {
    for language in [Language::English, Language::French] {
        let mut program = table_of_five(language, UPRIGHT);
        assert_eq!(cut(&program), [""; 0]);
        program.press(Key::F);
        assert_eq!(cut(&program), [""; 0]);
        is_painted(&program, |t: &Texts| t.pad_missing(5));
    }
}

#[test]
fn in_the_smallest_window_names_and_what_is_awaited_are_whole() {
    for language in [Language::English, Language::French] {
        let mut program = table_of_five(language, SMALL);
        // The long name is that of the next player, then of the one to enter, then of the one before.
        for _ in 0..3 {
            program.press(Key::Enter);
            assert_eq!(cut(&program), [""; 0]);
        }
        tap(&mut program, LONG[2], BuildingType::Garden);
        assert_eq!(cut(&program), [""; 0]);
        close(&mut program);
        assert!(program.shows_containing(Texts::pad_odd_hint));
        assert_eq!(cut(&program), [""; 0], "each row says that it is counted");
        program.run(GameCommand::Table(TableCommand::End));
        program.window.run();
        assert_eq!(cut(&program), [""; 0]);
    }
}

#[test]
fn boxes_are_counted_in_the_same_way_all_over_a_pad() {
    for size in [SMALL, UPRIGHT] {
        for language in [Language::English, Language::German] {
            let program = table_of_five(language, size);
            let painted = painted(program.window.output());
            let is_painted = |words: String| painted.iter().any(|(text, _)| *text == words);
            let in_words = [5, 6, 7].map(|of| is_painted(program.said(move |t: &Texts| t.pad_boxes(0, of))));
            let in_figures = [5, 6, 7].map(|of| is_painted(format!("0/{of}")));
            assert_eq!(in_words, [in_words[0]; 3], "{size} {language:?}");
            assert!(!(in_words[0] && in_figures.contains(&true)), "{size} {language:?}");
        }
    }
}

#[test]
fn players_are_rows_and_in_an_upright_window_columns() {
    let [pavilion, garden] = [BuildingType::Pavilion, BuildingType::Garden];
    for (size, is_upright) in [(SMALL, false), (UPRIGHT, true)] {
        let mut program = table_of_five(Language::English, size);
        let first = place_of(&program, LONG[0], pavilion);
        let (of_same, of_next) = (place_of(&program, LONG[0], garden), place_of(&program, LONG[4], pavilion));
        let is_below = |one: Rect, other: Rect| other.min.y >= one.max.y && other.min.x == one.min.x;
        assert_eq!([of_same, of_next].map(|other| is_below(first, other)), [is_upright, !is_upright]);
        tap(&mut program, LONG[0], garden);
        assert_eq!(boxes(&mut program, 0)[garden.index()], 1, "a tap counts for the player it hits");
    }
}

#[test]
fn copying_a_score_card_says_so() {
    let mut program = program();
    table(&mut program, 3);
    close(&mut program);
    program.run(GameCommand::Table(TableCommand::End));
    program.press(Key::C);
    assert!(program.has_told(Texts::score_copied));
}

#[test]
fn home_shows_no_points_before_setup_is_over() {
    let mut program = program();
    table(&mut program, 3);
    tap(&mut program, NAMES[0], BuildingType::Garden);
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.shows_containing(Texts::home_ended_now));
    let mut program = crate::desk::program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.run(AppCommand::Go(Page::Home));
    assert!(program.shows_containing(Texts::home_ended_now), "afterwards it does");
}
