//! The page of statistics: what it shows of which games, and what it writes.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::game::{GameCommand, GamePage},
    text::Texts,
};
use egui::{Key, Role};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{play_on, program, solo};

#[test]
fn the_page_is_one_key_from_the_high_scores_and_says_that_there_is_nothing_yet() {
    let mut program = program();
    program.press(Key::R);
    program.press(Key::S);
    assert_eq!(program.page(), Page::from(GamePage::Statistics));
    assert!(program.shows(Texts::records_empty));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::HighScores);
}

#[test]
fn a_finished_game_is_in_the_figures_beside_the_chart() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    play_on(program.app(), 18);
    program.window.run();
    let total = program.roll_and_write().session.as_ref().map(|open| {
        let game = open.game();
        game.state().total(game.config(), 0)
    });
    program.run(AppCommand::Go(Page::HighScores));
    program.press(Key::S);
    let (total, texts) = (total.unwrap().to_string(), &program.window.state().app.texts);
    let head = program.find_control(Role::ColumnHeader, Texts::statistics_result).unwrap();
    let table = head.accesskit_node().parent().unwrap();
    assert_eq!(table.role(), Role::Table);
    let cells: Vec<String> = table.children().filter_map(|cell| cell.label()).collect();
    let said = |row: &String| texts.statistics_figure_said(row, texts.statistics_result(), &total);
    assert!(cells.iter().any(|row| cells.contains(&said(row))), "row, column and value: {cells:?}");
}

#[test]
fn a_visit_where_nothing_is_new_works_nothing_out() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    play_on(program.app(), 18);
    let mut changes = || {
        program.run(AppCommand::Go(Page::HighScores));
        program.press(Key::S);
        while program.app().poll() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        program.window.run();
        program.roll_and_write().statistics.changes()
    };
    let first = changes();
    assert_eq!([changes(), changes()], [first; 2]);
}
