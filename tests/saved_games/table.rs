//! Records without sheets: a finished game that was entered afterwards.

use super::*;
use alhambra::game::{Entry, Log, ResultEvent, ScoreOnly, Seat, SeatKind, tally_result};
use egui_kittest::kittest::Queryable;

fn three_players() -> String {
    let (named, layout) = NamedLayout::standard();
    let terms = Terms::new(layout, 3, 0).unwrap();
    let seat = |name: &str, colour: &str| Seat {
        id: name.to_owned(),
        name: name.to_owned(),
        colour: colour.to_owned(),
        kind: SeatKind::Human,
        policy: None,
    };
    let seats = vec![seat("Barbara", "red"), seat("Ani", "blue"), seat("Frank", "gold")];
    let row = |row, boxes, completed, lines, coins| {
        Entry::Event(ResultEvent::Row { row, boxes, completed, lines, coins, built: None })
    };
    let log = vec![
        row(1, [5, 5, 3, 2, 1, 2], [9, 12, 0, 0, 0, 0], [2, 1, 0], 3),
        row(2, [2, 5, 3, 2, 4, 2], [0, 12, 0, 0, 0, 0], [1, 1, 1], 0),
        row(3, [1, 0, 6, 2, 4, 5], [0, 0, 15, 0, 0, 0], [3, 0, 1], 5),
    ];
    let mut header = Header::new("table", &named.name, seats);
    header.started = "2026-03-08T20:00:00Z".parse().unwrap();
    header.ended = Some("2026-03-08T21:00:00Z".parse().unwrap());
    let tally = tally_result(&terms, &log).unwrap();
    AnyGame::Score(Box::new(ScoreOnly { header, terms, seeds: Vec::new(), log: Log::Result(log), tally }))
        .write(None)
}

fn shown(command: Command) -> Harness<'static, App> {
    let mut app = app(&[], LanguageChoice::En, false);
    let shelf = Games::new(app.companion.data.games());
    shelf.save(&shelf.lock("table.json").unwrap(), &three_players()).unwrap();
    app.companion.run(command);
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    harness
}

#[test]
fn the_score_card_explains_shared_places() {
    let harness = shown(Command::Card(file("table.json")));
    harness.get_by_label_contains("wins");
    let shared =
        "Barbara, Seraglio: completed in round 12 with Ani: (17\u{a0}+\u{a0}9)\u{a0}/\u{a0}2 = 13\u{a0}VP";
    harness.get_by_label(shared);
    let tied =
        "Ani, Garden: 1st and 2nd with Frank, 4 built each: (20\u{a0}+\u{a0}12)\u{a0}/\u{a0}2 = 16\u{a0}VP";
    harness.get_by_label(tied);
    harness.get_by_label_contains("Barbara, Lines: 2 lines with 4: 4\u{a0}VP; 1 line with 5: 5\u{a0}VP");
}

#[test]
fn the_replay_says_that_there_is_none() {
    let mut harness = shown(Command::Replay(file("table.json")));
    harness.get_by_label_contains("keeps the score sheet alone");
    press(&mut harness, &[Key::S]);
    assert_eq!(harness.state().companion.page(), Page::ScoreCard);
}

#[test]
fn it_is_drawn_without_a_window() {
    let loaded = alhambra::game::read(&three_players()).unwrap();
    let english = alhambra::app::texts::Language::English;
    let picture = alhambra::app::render::record(&loaded, None, (1280, 800), false, english);
    assert_eq!((picture.width, picture.height), (1280, 800));
    if let Some(folder) = std::env::var_os("LOOK") {
        picture.write_png(std::path::Path::new(&folder).join("render-table.png")).unwrap();
    }
}
