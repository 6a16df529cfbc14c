//! Past games of the tile game and of Alexandros: what was typed in goes to the library, can be corrected there, and is
//! kept while it is unfinished.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alexandros::{self, game::GamePage as LedgerPage},
        alhambra::{
            game::GamePage,
            pad::{PaperGame, ResultEvent},
            record,
            rules::{AuditFinding, Module, Scoring},
        },
        roll_and_write::game::GamePage as CardPage,
    },
    kernel::{
        Note,
        record::{AnyGame, Header, Seat},
    },
    text::{Texts, Who},
};
use egui::{Event, Key, Modifiers, Pos2, Role};
use egui_kittest::{
    Node,
    kittest::{NodeT as _, Queryable as _},
};

use crate::desk::{Part, Program, USUAL, Words, program};

const FILE: &str = "past.json";

/// The sample of three, with something confirmed that is not found any more, and a member from a future version.
fn past() -> String {
    let text = include_str!("../../saves/alhambra-result-three.json");
    let AnyGame::Result(mut game) = record::read(text).unwrap().game else { panic!("a result") };
    let finding = AuditFinding::Wall { row: 1, scoring: Scoring::First, wall: 99, most: 16 };
    game.note(Note::confirm(finding)).unwrap();
    game.header.location = "Granada".to_owned();
    game.write(None).replacen('{', "{\"weather\": \"rain\",", 1)
}

fn put(program: &mut Program) {
    let games = &program.app().games;
    games.save(&mut games.lock(FILE).unwrap(), &past()).unwrap();
}

fn text(program: &mut Program) -> String {
    program.app().games.read(FILE).unwrap()
}

fn game(program: &mut Program) -> PaperGame {
    match record::read(&text(program)).unwrap().game {
        AnyGame::Result(game) => *game,
        AnyGame::Played(_) | AnyGame::Table(_) => panic!("a result"),
    }
}

/// The field of a wall.
fn wall(name: &'static str, scoring: u8) -> impl Words + Copy {
    move |t: &Texts| format!("{name}, {}, {scoring}", t.alhambra_wall())
}

fn camps(name: &'static str, scoring: u8) -> impl Words + Copy {
    move |t: &Texts| format!("{name}, {}, {scoring}", t.alhambra_module(Module::Camps))
}

#[test]
fn a_past_game_is_corrected_in_the_library_and_stays_the_same_game() {
    let mut program = program();
    put(&mut program);
    let before = game(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    assert!(program.shows(Texts::late_correct));
    program.write(wall("Ada", 1), "9");
    program.press(Key::Enter);
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let after = game(&mut program);
    assert_eq!(after.header, before.header, "the same game");
    assert_eq!(after.result().rows[0].total, before.result().rows[0].total + 2);
    assert_eq!(after.confirmed(), [], "what is no longer found needs no confirmation");
    assert!(text(&mut program).contains("weather"), "what this version does not know is kept");
    assert_eq!(program.app().games.list().unwrap().len(), 1);
}

#[test]
fn a_card_and_a_replay_that_open_each_other_lead_back_to_where_it_began() {
    let mut program = program();
    let games = &program.app().games;
    let played = include_str!("../../saves/alhambra-played-four.json");
    games.save(&mut games.lock(FILE).unwrap(), played).unwrap();
    program.run(AppCommand::Go(Page::Library));
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::R);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
    program.press(Key::S);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn a_new_past_game_takes_over_nothing_from_an_unsaved_correction() {
    let mut program = program();
    put(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::T);
    program.write(wall("Ada", 1), "9");
    program.press(Key::Enter);
    program.press(Key::Escape);
    program.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    assert!(program.shows(Texts::late_title) && !program.shows(Texts::late_correct));
    assert!(!program.shows(wall("Ada", 1)));
    assert_eq!(game(&mut program).result().rows[0].total, 135, "nothing was saved");
}

#[test]
fn camps_of_a_past_game_are_typed_one_by_one() {
    let mut program = program();
    put(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::T);
    program.click(|t: &Texts| t.alhambra_module(Module::Camps));
    program.write(camps("Ben", 1), "3 + 2");
    program.press(Key::Enter);
    program.press_with(Modifiers::COMMAND, Key::S);
    let game = game(&mut program);
    let of_ben = game.events().iter().find_map(|(_, event)| match event {
        ResultEvent::Scoring { scoring: Scoring::First, row: 2, modules, .. } => {
            Some(modules.numbers(Module::Camps))
        }
        ResultEvent::Scoring { .. } => None,
    });
    assert_eq!(of_ben, Some(vec![3, 2]));
    let parts = &game.breakdown()[1].parts[0].parts;
    assert!(parts.iter().any(|part| part.vp == 5 && part.parts.len() == 2), "each camp is a reason");
}

/// The finished game of Alexandros in the library.
fn ledger_result(program: &mut Program) -> alexandros::pad::PaperGame {
    let text = program.app().games.read(FILE).unwrap();
    match alexandros::record::read(&text).unwrap().game {
        AnyGame::Result(game) => *game,
        AnyGame::Played(_) | AnyGame::Table(_) => panic!("a result"),
    }
}

/// Puts a finished game of Alexandros into the library, played to 140, at the lake.
fn put_ledger_result(program: &mut Program) {
    use alexandros::{
        log::Ended,
        pad::{PaperGame, ResultEvent},
        rules::GameConfig,
    };
    let seats = vec![Seat::human("me", "Ada", "red"), Seat::human("b", "Ben", "blue")];
    let started = "2026-03-01T19:00:00Z".parse().unwrap();
    let header = Header { started, ended: Some(started), ..Header::new("past", "", seats) };
    let header = Header { location: "The lake".to_owned(), ..header };
    let config = GameConfig::new(2).unwrap().with_goal(140).unwrap();
    let mut game = PaperGame::start(header, config, None).unwrap();
    game.enter(ResultEvent::Final { points: vec![141, 90], rounds: 12, ended: Ended::Goal }).unwrap();
    let games = &program.app().games;
    games.save(&mut games.lock(FILE).unwrap(), &game.write(None)).unwrap();
}

fn points(name: &'static str) -> impl Words + Copy {
    move |t: &Texts| t.alexandros_page_points_of(name)
}

#[test]
fn a_past_game_of_alexandros_is_corrected_in_the_library_and_stays_the_same_game() {
    let mut program = program();
    put_ledger_result(&mut program);
    let before = ledger_result(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(LedgerPage::LateEntry));
    assert!(program.shows(Texts::late_correct));
    program.write(points("Ben"), "95");
    program.click_button(Texts::late_save);
    assert_eq!(program.page(), Page::from(LedgerPage::ScoreCard));
    let after = ledger_result(&mut program);
    assert_eq!((&after.header, after.config()), (&before.header, before.config()), "the same game");
    assert_eq!((after.result().points, after.result().rounds), (vec![141, 95], 12));
    assert_eq!(program.app().games.list().unwrap().len(), 1);
}

#[test]
fn from_the_card_of_a_past_game_another_one_is_entered() {
    let mut program = program();
    put_ledger_result(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::N);
    assert_eq!(program.page(), Page::from(LedgerPage::LateEntry));
    assert!(program.shows(Texts::late_title) && !program.shows(Texts::late_correct));
    assert_eq!(program.alexandros().late.typed.points[..2], [0, 0], "a new game");
}

#[test]
fn what_was_typed_for_past_games_outlives_the_program_until_somebody_starts_over() {
    let mut program = program();
    put_ledger_result(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::T);
    program.write(points("Ben"), "95");
    program.run(AppCommand::Go(Page::Home));
    program.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    program.write(Texts::late_game_title, "Half");
    let mut program = program.killed();
    program.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    assert_eq!(program.alhambra().tables.late.typed.occasion.title.as_deref(), Some("Half"));
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::T);
    assert_eq!(program.alexandros().late.typed.points[..2], [141, 95]);
    assert_eq!(ledger_result(&mut program).result().points, [141, 90], "nothing was saved");
    program.click_button(Texts::late_start_over);
    assert_eq!(program.alexandros().late.typed.points[1], 95, "it asks first");
    program.press(Key::Delete);
    assert_eq!(program.alexandros().late.typed.points[1], 90);
    program.run(AppCommand::Go(Page::Home));
    program.run(AppCommand::Go(Page::from(LedgerPage::LateEntry)));
    assert!(!program.shows(Texts::late_correct));
    assert_eq!(program.alexandros().late.typed.points[1], 0, "a new game has nothing of it");
}

#[test]
fn a_past_game_is_saved_by_its_key_while_a_number_is_typed() {
    let mut program = program();
    put(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    program.press(Key::T);
    program.write(wall("Ada", 1), "9");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert_eq!(game(&mut program).result().rows[0].total, 137);
}

#[test]
fn pointing_at_somebody_on_a_card_lists_their_reasons() {
    let mut program = program();
    put(&mut program);
    program.run(AppCommand::Card(Source::File(FILE.to_owned())));
    // A pointer that has only just appeared does not count as moving.
    program.at_once(vec![Event::PointerMoved(Pos2::ZERO)]);
    for seat in game(&mut program).header.seats.clone() {
        let name = seat.name;
        let rows = program.all(Part(|_: &Texts| name.clone()));
        let rows: Vec<_> = rows.filter(|node| node.accesskit_node().role() == Role::ListItem).collect();
        let place = rows.first().expect("a row of totals").rect().center();
        program.at_once(vec![Event::PointerMoved(place)]);
        assert!(program.shows(|t: &Texts| t.score_reasons(&Who::Named(name.clone()))), "{name}");
    }
}

#[test]
fn the_rows_of_a_card_stand_by_the_places_of_the_players() {
    let mut program = program();
    program.run(AppCommand::Card(Source::Sample("alexandros-result")));
    let top = |rows: Vec<Node<'_>>| rows.iter().map(|row| row.rect().min.y).fold(f32::INFINITY, f32::min);
    let rows = program.window.get_all_by_role(Role::ListItem).collect();
    let won = program.all(Part(|t: &Texts| t.score_won(&Who::Named("Blue".to_owned()))));
    let won = won.filter(|node| node.accesskit_node().role() == Role::ListItem).collect();
    assert_eq!(top(won), top(rows), "the third seat has won");
}

#[test]
fn enter_on_the_card_of_a_table_begins_no_other_one() {
    let tables = [
        (include_str!("../../saves/table-three-players.json"), Page::from(CardPage::ScoreCard)),
        (include_str!("../../saves/alhambra-table-two-and-dirk.json"), Page::from(GamePage::ScoreCard)),
    ];
    for (table, card) in tables {
        let mut program = program();
        let games = &program.app().games;
        games.save(&mut games.lock(FILE).unwrap(), table).unwrap();
        program.run(AppCommand::Card(Source::File(FILE.to_owned())));
        program.press(Key::Enter);
        assert_eq!(program.page(), card);
        assert_eq!(program.app().games.list().unwrap().len(), 1);
        program.press(Key::A);
        assert_ne!(program.page(), card, "it has its own key");
    }
}

#[test]
fn totals_without_reasons_stand_alone_in_the_middle_of_their_card() {
    let mut program = program();
    program.run(AppCommand::Card(Source::Sample("alexandros-result")));
    let row = program.all(Part(|t: &Texts| t.score_won(&Who::Named("Blue".to_owned()))));
    let rows: Vec<_> = row.filter(|node| node.accesskit_node().role() == Role::ListItem).collect();
    let place = rows.first().expect("who won").rect();
    assert!((place.center().x - USUAL.x / 2.0).abs() < 1.0, "{place}");
    assert!(!program.shows(|t: &Texts| t.score_reasons(&Who::Named("Blue".to_owned()))), "there are none");
}
