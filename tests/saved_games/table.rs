//! Records without sheets: a finished game that was entered later, and a table with its entries.

use super::*;
use crate::saved_games::paper_game::paper_game;
use alhambra::{
    games::{
        common::{
            BuildingType::{Chambers, Garden, Pavilion, Tower},
            screens::table::PictureStyle,
        },
        roll_and_write::{
            pad::{Crosses, Pad, PadEvent, PadExt},
            record::{AnyGame, Sheets},
            screens::render,
        },
    },
    kernel::record::Seat,
    text::Language,
    ui::short_names::ShortNames,
};
use egui_kittest::kittest::{NodeT, Queryable};

fn three_players() -> String {
    let (header, config) = seated();
    paper_game(header, config).write(None)
}

/// Barbara, Ani and Frank.
fn seated() -> (Header, GameConfig) {
    let (named, layout) = NamedLayout::standard();
    let config = GameConfig::new(layout, 3, 0).unwrap();
    let seat = |name: &str, colour: &str| Seat::human(name, name, colour);
    let seats = vec![seat("Barbara", "red"), seat("Ani", "blue"), seat("Frank", "gold")];
    let mut header = Header::new("table", &named.name, seats);
    header.started = "2026-03-08T20:00:00Z".parse().unwrap();
    header.ended = Some("2026-03-08T21:00:00Z".parse().unwrap());
    (header, config)
}

/// A table in which the tower is completed in round 2, and one entry was a mistake.
fn at_the_table() -> String {
    let (header, config) = seated();
    let mut pad = Pad::new(header, config, None);
    let fill = |row, building, round| PadEvent::Fill { row, building, round };
    for row in 1..=3 {
        (0..3).for_each(|_| pad.enter(fill(row, Tower, 0)).unwrap());
    }
    for round in 1..=2 {
        (0..2).for_each(|_| pad.enter(fill(1, Tower, round)).unwrap());
        pad.enter(fill(2, Garden, round)).unwrap();
        pad.enter(PadEvent::Coins { row: 3, round }).unwrap();
    }
    pad.enter(fill(3, Garden, 2)).unwrap();
    pad.strike(18).unwrap();
    for row in 1..=3 {
        pad.enter(PadEvent::Close { row, lines: [row, 0, 0], coins: 3, built: None }).unwrap();
    }
    pad.header.ended = Some(pad.header.started);
    pad.write(None)
}

fn shown(command: AppCommand) -> Harness<'static, App> {
    shown_record(&three_players(), command)
}

fn shown_record(record: &str, command: AppCommand) -> Harness<'static, App> {
    let mut app = app(&[], Language::English, false);
    let library = Games::new(app.app.data.games());
    library.save(&mut library.lock("table.json").unwrap(), record).unwrap();
    app.app.run(command);
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    harness
}

#[test]
fn the_score_card_explains_shared_places() {
    let harness = shown(AppCommand::Card(file("table.json")));
    harness.get_by_label_contains("wins");
    let shared = "Barbara, Seraglio: completed in round 12 with Ani: (17 + 9) / 2 = 13 VP";
    let tied = "Ani, Garden: 1st and 2nd with Frank, 4 built each: (20 + 12) / 2 = 16 VP";
    // A sum stays on one line.
    for (words, sum) in [(shared, "(17 + 9) / 2 = 13 VP"), (tied, "(20 + 12) / 2 = 16 VP")] {
        harness.get_by_label(&words.replace(sum, &sum.replace(' ', "\u{a0}")));
    }
    harness.get_by_label_contains("Barbara, Lines: 2 lines with 4: 4\u{a0}VP; 1 line with 5: 5\u{a0}VP");
}

#[test]
fn the_score_card_explains_the_winner_first() {
    let harness = shown(AppCommand::Card(file("table.json")));
    harness.get_by_label_contains("Frank wins");
    harness.get_by_value("Frank’s points explained");
}

#[test]
fn the_score_card_of_a_table_names_lines_from_crosses_but_not_from_numbers() {
    let (header, config) = seated();
    let mut pad = Pad::new(header, config, None);
    // The default sheet begins P G T C.
    for building in [Pavilion, Garden, Tower, Chambers] {
        pad.enter(PadEvent::Fill { row: 1, building, round: 0 }).unwrap();
        pad.enter(PadEvent::Fill { row: 2, building, round: 0 }).unwrap();
    }
    pad.enter(PadEvent::close_with(1, Crosses::new(0b1111), 3)).unwrap();
    for row in [2, 3] {
        pad.enter(PadEvent::Close { row, lines: [1, 0, 0], coins: 3, built: None }).unwrap();
    }
    let record = pad.write(None);
    let harness = shown_record(&record, AppCommand::Card(file("table.json")));
    harness.get_by_label_contains("Barbara, Lines: row 1 has 4");
    harness.get_by_label_contains("Ani, Lines: 1 line with 4");
    // Crosses that no longer match the corrected boxes give no lines.
    pad.strike(1).unwrap();
    let table = AnyGame::Table(Box::new(pad));
    assert_eq!((table.crosses(0), table.crosses(1)), (None, None));
}

#[test]
fn a_finished_paper_game_says_that_it_has_no_replay() {
    let mut harness = shown(AppCommand::Replay(file("table.json")));
    harness.get_by_label_contains("Only the score sheet was recorded");
    press(&mut harness, &[Key::S]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::ScoreCard));
}

/// The names of the lines in the list of events.
fn told(harness: &Harness<'_, App>) -> Vec<String> {
    let is_line =
        |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == egui::accesskit::Role::ListItem;
    let lines = harness.get_all_by_label_contains("").filter(is_line);
    lines.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_table_is_replayed_entry_by_entry() {
    let mut harness = shown_record(&at_the_table(), AppCommand::Replay(file("table.json")));
    harness.get_by_label("Step 0 of 22");
    press(&mut harness, &[Key::ArrowRight]);
    assert!(told(&harness).contains(&"Barbara: tower".to_owned()), "{:?}", told(&harness));
    press(&mut harness, &[Key::PageDown, Key::PageDown]);
    harness.get_by_label("Step 14 of 22");
    assert!(told(&harness).iter().any(|line| line.contains("round 2: 21")), "{:?}", told(&harness));
    press(&mut harness, &[Key::End]);
    harness.get_by_label("Deleted: Frank: garden");
    harness.get_by_label("The game is over");
    press(&mut harness, &[Key::Home, Key::C]);
    harness.get_by_label("Step 0 of 20");
    press(&mut harness, &[Key::S]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn a_table_is_drawn_without_a_window() {
    let loaded = alhambra::games::roll_and_write::record::read(&three_players()).unwrap();
    let style = PictureStyle { size: (1280, 800), dark: false, names: &ShortNames::default() };
    let picture = render::record(&loaded, None, style, Language::English);
    assert_eq!((picture.width, picture.height), (1280, 800));
    if let Some(folder) = std::env::var_os("LOOK") {
        picture.write_png(std::path::Path::new(&folder).join("render-table.png")).unwrap();
    }
}
