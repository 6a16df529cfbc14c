//! The history of a table, which is the same in every game: entries in their sections under their players, the one being
//! corrected in sight, corrected and deleted ones marked as such.

use alhambra::{
    games::{
        alexandros::{
            game::GameCommand as LedgerCommand,
            pad::{Contents, LedgerEvent},
        },
        alhambra::{
            game::GameCommand as TileCommand,
            log::Measured,
            pad::{PadEvent as TileEvent, Step},
            rules::Scoring,
            text::names::who,
        },
        common::{BuildingType, words::sentence},
        roll_and_write::{
            game::{GameCommand, TableCommand},
            pad::PadEvent,
        },
    },
    kernel::Note,
    text::Texts,
};
use egui::{Event, Key, Modifiers, MouseWheelUnit, Rect, TouchPhase, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{Part, Program, Typed, Words, program, program_with, settings},
    ledger, pad, tile_game,
};

/// Where the entry with these words is, wherever it was scrolled to.
#[track_caller]
fn entry(program: &Program, words: impl Words + Copy) -> Rect {
    let found: Vec<Rect> = program.all(changing(words)).map(|node| node.rect()).collect();
    assert_eq!(found.len(), 1, "one entry");
    found[0]
}

/// The name of the button that changes an entry.
fn changing(words: impl Words + Copy) -> impl Words + Copy {
    move |t: &Texts| t.pad_said(t.pad_change(), &words.said(t))
}

/// Checks that an entry is in the first line of a section, under a name.
#[track_caller]
fn stands(program: &Program, entry: Rect, section: impl Words, name: &str) {
    let sections: Vec<Rect> = program.all(section).map(|node| node.rect()).collect();
    assert!(sections.iter().any(|title| title.y_range().intersects(entry.y_range())), "{entry} {sections:?}");
    // The name beside the sheet, which lies behind, may be the same.
    let heads: Vec<Rect> = program.all(Typed(name)).map(|node| node.rect()).collect();
    assert!(heads.iter().any(|head| entry.x_range().contains(head.min.x)), "{entry} {heads:?}");
}

/// What else is said about an entry.
#[track_caller]
fn told(program: &Program, words: impl Words + Copy) -> String {
    let node = program.all(changing(words)).next().expect("it is there");
    node.accesskit_node().description().unwrap_or_default()
}

/// Scrolls the open window down by this much.
fn scroll(program: &mut Program, points: f32) {
    let middle = program.window.ctx.content_rect().center();
    program.window.hover_at(middle);
    program.window.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -points),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    program.window.run_steps(60);
}

/// Opens an entry and checks that it stays in sight however its fields are scrolled.
#[track_caller]
fn stays_in_sight(program: &mut Program, words: impl Words + Copy) {
    program.all(changing(words)).next().unwrap().scroll_to_me();
    program.window.run();
    program.all(changing(words)).next().unwrap().click();
    program.window.run_steps(60);
    assert!(program.shows(Texts::pad_strike), "its fields are there");
    let window = program.window.ctx.content_rect();
    for points in [0.0, 90.0, 900.0] {
        scroll(program, points);
        let shown = entry(program, words);
        assert!(window.contains_rect(shown), "{shown} after {points} points");
        let buttons = program.all(Texts::close).filter(|node| node.accesskit_node().bounding_box().is_some());
        assert!(
            buttons.into_iter().all(|close| close.rect().max.y < shown.min.y),
            "below the title: {shown}"
        );
    }
}

fn small() -> Program {
    program_with(&settings(alhambra::text::Language::English), vec2(1024.0, 640.0))
}

fn fill(row: u8, building: BuildingType, round: u8) -> PadEvent {
    PadEvent::Fill { row, building, round }
}

/// A table of Roll & Write in its third round.
fn of_roll_and_write(program: &mut Program) {
    pad::table(program, 3);
    pad::setup(program, 3);
    for (round, buildings) in [
        (1, [BuildingType::Garden, BuildingType::Arcades, BuildingType::Chambers]),
        (2, [BuildingType::Arcades, BuildingType::Chambers, BuildingType::Seraglio]),
    ] {
        for (row, building) in (1..).zip(buildings) {
            program.run(GameCommand::Table(TableCommand::Enter(fill(row, building, round))));
        }
    }
    program.window.run();
    program.press(Key::H);
}

fn tile(scoring: Scoring, row: u8, building: BuildingType) -> TileEvent {
    TileEvent::Tile { scoring, row, building, change: Step::More }
}

/// A table of tiles before its second scoring.
fn of_tiles(program: &mut Program, players: usize) {
    tile_game::begin_in(program, players);
    let types = BuildingType::ALL.into_iter().cycle();
    for (row, building) in (1..=players as u8).zip(types) {
        program.run(TileCommand::Enter(tile(Scoring::First, row, building)));
    }
    program.run(TileCommand::Enter(TileEvent::Scoring { scoring: Scoring::First }));
    program.run(TileCommand::Enter(tile(Scoring::Second, 2, BuildingType::Tower)));
    program.window.run();
    program.press(Key::H);
}

/// A ledger in its third turn.
fn of_alexandros(program: &mut Program) {
    ledger::to_new_table(program);
    ledger::begin(program, 3);
    let contents = Contents { plain: 5, symbols: [2, 0, 0, 0, 0], ..Contents::default() };
    for event in [
        LedgerEvent::Walls { turn: 1, player: 1, walls: 4 },
        LedgerEvent::BeginTurn { turn: 2, player: 2 },
        LedgerEvent::Province { turn: 2, province: 1, contents },
        LedgerEvent::BeginTurn { turn: 3, player: 3 },
        LedgerEvent::Walls { turn: 3, player: 3, walls: 2 },
    ] {
        program.run(LedgerCommand::Enter(event));
    }
    program.window.run();
    program.press(Key::H);
}

/// What an entry of a ledger is called.
fn in_turn(turn: u16, who: &str, what: fn(&Texts) -> String) -> impl Words + Copy + use<'_> {
    move |t: &Texts| t.alexandros_page_in_turn(turn, &t.alexandros_said(who, &what(t)))
}

fn filled(name: &str, building: BuildingType) -> impl Words + Copy + use<'_> {
    move |t: &Texts| t.history_filled(name, building)
}

fn more(name: &str, building: BuildingType) -> impl Words + Copy + use<'_> {
    move |t: &Texts| t.alhambra_said(name, &t.alhambra_more(building))
}

/// The names of the players of a table of tiles.
fn names(program: &mut Program) -> Vec<String> {
    let (pad, texts) = (tile_game::pad(program), &program.app().texts);
    (0..pad.config().game.rows()).map(|row| who(texts, &pad.header.seats, row)).collect()
}

#[test]
fn every_entry_stands_in_its_section_under_its_player() {
    let mut program = program();
    of_roll_and_write(&mut program);
    for (round, name, building) in [
        (2, "Ani", BuildingType::Arcades),
        (2, "Carl", BuildingType::Seraglio),
        (1, "Ani", BuildingType::Garden),
        (1, "Barbara", BuildingType::Arcades),
    ] {
        let place = entry(&program, filled(name, building));
        stands(&program, place, |t: &Texts| t.history_round(round), name);
    }
    let mut program = crate::desk::program();
    of_tiles(&mut program, 3);
    let players = names(&mut program);
    let place = entry(&program, more(&players[1], BuildingType::Tower));
    let second = program.all(|t: &Texts| t.alhambra_part(2)).next().unwrap().rect();
    let first = program.all(|t: &Texts| t.alhambra_part(1)).next().unwrap().rect();
    assert!(second.min.y < place.min.y && place.max.y < first.min.y, "{second} {place} {first}");
    for (name, building) in players.iter().zip(BuildingType::ALL) {
        let place = entry(&program, more(name, building));
        assert!(first.min.y < place.min.y, "{place}");
        let head = program.all(Typed(name)).map(|node| node.rect());
        assert!(head.into_iter().any(|head| place.x_range().contains(head.min.x)), "{name}: {place}");
    }
    // What belongs to nobody stands below the name of its section.
    let held = entry(&program, |t: &Texts| sentence(&t.alhambra_held(1)));
    assert!(first.x_range().intersects(held.x_range()) && first.min.y < held.min.y, "{first} {held}");
    let mut program = crate::desk::program();
    of_alexandros(&mut program);
    let seats = ledger::table(&mut program).header.seats;
    for (turn, row, what) in [
        (3, 2, (|t: &Texts| t.alexandros_laid(2)) as fn(&Texts) -> String),
        (2, 1, |t: &Texts| t.alexandros_begun().to_owned()),
        (1, 0, |t: &Texts| t.alexandros_laid(4)),
    ] {
        let name: &str = &seats[row].name;
        let place = entry(&program, in_turn(turn, name, what));
        stands(&program, place, |t: &Texts| t.alexandros_part(turn as usize), name);
    }
}

#[test]
fn the_entry_that_is_corrected_stays_in_sight() {
    let mut program = small();
    of_roll_and_write(&mut program);
    stays_in_sight(&mut program, filled("Ani", BuildingType::Garden));
    let mut program = small();
    of_tiles(&mut program, 6);
    let players = names(&mut program);
    stays_in_sight(&mut program, more(&players[5], BuildingType::Tower));
    let mut program = small();
    of_alexandros(&mut program);
    let first = ledger::table(&mut program).header.seats[0].name.clone();
    stays_in_sight(&mut program, in_turn(1, &first, |t: &Texts| t.alexandros_laid(4)));
}

#[test]
fn corrected_and_deleted_entries_are_marked_as_such_in_every_game() {
    let mut program = program();
    of_roll_and_write(&mut program);
    let number = |program: &mut Program, event: PadEvent| {
        pad::pad(program).events().iter().find(|(_, other)| *other == event).unwrap().0
    };
    let corrected = number(&mut program, fill(3, BuildingType::Seraglio, 2));
    let struck = number(&mut program, fill(2, BuildingType::Chambers, 2));
    let event = fill(3, BuildingType::Garden, 2);
    program.run(GameCommand::Table(TableCommand::Note(Note::Amend { entry: corrected, event })));
    program.run(GameCommand::Table(TableCommand::Note(Note::Strike { entry: struck })));
    program.window.run();
    let was = |t: &Texts| t.building_bare(BuildingType::Seraglio);
    let said = told(&program, filled("Carl", BuildingType::Garden));
    assert!(said.contains(&program.said(was)), "{said}");
    let gone = |t: &Texts| t.history_struck(&t.history_filled("Barbara", BuildingType::Chambers));
    // The latest action is shown above the grid, too.
    let place = program.all(gone).next_back().expect("it is there").rect();
    let [second, first] =
        [2, 1].map(|round| program.get(move |t: &Texts| t.history_round(round)).rect().min.y);
    assert!(second < place.min.y && place.max.y < first, "{second} {place} {first}");

    let mut program = crate::desk::program();
    of_tiles(&mut program, 3);
    let players = names(&mut program);
    let event = tile(Scoring::First, 1, BuildingType::Garden);
    program.run(TileCommand::Note(Note::Amend { entry: 1, event }));
    program.run(TileCommand::Note(Note::Strike { entry: 2 }));
    program.window.run();
    let said = told(&program, more(&players[0], BuildingType::Garden));
    let was = |t: &Texts| t.building_bare(BuildingType::ALL[0]);
    assert!(said.contains(&program.said(was)), "{said}");
    let tile = |t: &Texts| t.alhambra_said(&players[1], &t.alhambra_more(BuildingType::ALL[1]));
    let gone = |t: &Texts| t.history_struck(&tile(t));
    assert!(program.shows_containing(gone));

    let mut program = crate::desk::program();
    of_alexandros(&mut program);
    let seats = ledger::table(&mut program).header.seats;
    let event = LedgerEvent::Walls { turn: 1, player: 1, walls: 3 };
    program.run(LedgerCommand::Note(Note::Amend { entry: 1, event }));
    program.run(LedgerCommand::Note(Note::Strike { entry: 5 }));
    program.window.run();
    let said = told(&program, in_turn(1, &seats[0].name, |t: &Texts| t.alexandros_laid(3)));
    assert!(said.contains(&program.said(|t: &Texts| t.alexandros_laid(4))), "{said}");
    let laid = |t: &Texts| t.alexandros_said(&seats[2].name, &t.alexandros_laid(2));
    assert!(program.shows_containing(|t: &Texts| t.history_struck(&laid(t))));
}

#[test]
fn what_no_legal_game_allows_is_said_at_its_entry_and_marked_as_kept_once_confirmed() {
    let mut program = program();
    of_tiles(&mut program, 3);
    let players = names(&mut program);
    let measure = |wall| TileEvent::Measure { scoring: Scoring::First, row: 1, said: Measured::wall(wall) };
    program.run(TileCommand::Enter(measure(40)));
    program.window.run();
    let wall = |t: &Texts| t.alhambra_said(&players[0], &t.alhambra_measured_wall(40));
    let findings = tile_game::pad(&mut program).findings();
    assert_eq!(findings.len(), 1);
    let odd = told(&program, wall);
    assert!(odd.contains("40"), "{odd}");
    assert_eq!(told(&program, more(&players[0], BuildingType::ALL[0])), "", "that one is fine");
    program.run(TileCommand::Note(Note::confirm(findings[0])));
    program.window.run();
    let kept = program.said(|t: &Texts| t.history_confirmed(&odd));
    assert_eq!(told(&program, wall), kept);
}

#[test]
fn arrow_keys_go_from_entry_to_entry_and_n_enters_what_was_forgotten() {
    let mut program = program();
    of_tiles(&mut program, 3);
    let players = names(&mut program);
    program.focus(egui::Role::Button, changing(more(&players[1], BuildingType::Tower)));
    program.press(Key::ArrowDown);
    program.press(Key::ArrowDown);
    let below = program.control(egui::Role::Button, changing(more(&players[1], BuildingType::ALL[1])));
    assert!(below.accesskit_node().is_focused());
    program.press(Key::ArrowRight);
    let beside = program.control(egui::Role::Button, changing(more(&players[2], BuildingType::ALL[2])));
    assert!(beside.accesskit_node().is_focused());
    program.press(Key::N);
    assert!(program.shows(Texts::pad_add));
    assert!(program.shows_containing(Part(|t: &Texts| t.alhambra_history_add(2))));
}
