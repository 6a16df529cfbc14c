//! Makes the data folders: once, by version 1.1. `cargo test --test frozen make_data -- --ignored`.

use std::{fs, thread, time::Duration};

use alhambra::{
    advisor::Kind,
    app::{
        Command, Description, Dice, LateCommand, LateDraft, NewGame, Page, SheetCommand, SheetEdit, Source,
        TableDeed, TableGame,
    },
    archive::{LanguageChoice, Settings, Theme},
    game::{NamedLayout, Options, Seat, SeatKind, Seed, TableEvent},
    rules::{BuildingType, ChangeDice, Command as Move, Expected, SpecialActions},
};
use egui::{Key, vec2};
use serde_json::{Value, json};

use crate::{
    desk::{Program, play_on, program_with, settings, solo, table},
    expected::folder,
};

/// Lets go of the game and tells its file; the next one is begun in another second.
fn leave(program: &mut Program) -> String {
    let companion = program.companion();
    let session = companion.session.as_ref().map(|session| session.file().to_owned());
    let file = session.or_else(|| companion.pad.as_ref().map(|pad| pad.file().to_owned())).unwrap();
    program.run(Command::Go(Page::Home));
    thread::sleep(Duration::from_millis(1100));
    file
}

fn begin(program: &mut Program, game: NewGame, rounds: u8) {
    program.run(Command::Start(Box::new(game)));
    play_on(program.companion(), rounds);
}

/// Types dice, and decides by the first thing that is allowed.
fn play_typed(program: &mut Program, rounds: u8) {
    let mut seed = 1;
    loop {
        let game = program.companion().session.as_ref().unwrap().game().clone();
        if game.state().round() > rounds || game.is_over() {
            return;
        }
        let command = match game.state().expected() {
            Expected::Roll(due) => {
                seed += 1;
                Seed(seed).roll(due, game.terms().players())
            }
            _ => {
                let legal = game.legal();
                let build = legal.iter().find(|one| matches!(one, Move::Build(_)));
                *build.or(legal.last()).unwrap()
            }
        };
        program.run(Command::Play(command));
    }
}

fn build(program: &mut Program) {
    let game = program.companion().session.as_ref().unwrap().game().clone();
    let building = game.legal().into_iter().find(|one| matches!(one, Move::Build(_)));
    program.run(Command::Play(building.unwrap_or(Move::GainCoins)));
}

fn person(name: &str, colour: &str) -> Seat {
    Seat {
        id: name.to_lowercase(),
        name: name.to_owned(),
        colour: colour.to_owned(),
        kind: SeatKind::Human,
        policy: None,
    }
}

fn options(rounds: i64) -> Options {
    Options {
        rounds,
        special_actions: SpecialActions::One,
        change_dice: ChangeDice::Two,
        phantom_bonus: None,
    }
}

fn counted() -> NamedLayout {
    let mut counted = NamedLayout::standard().0;
    "Counted".clone_into(&mut counted.name);
    counted.draft.grid = None;
    counted.draft.counts = Some(vec![4, 5, 6, 6, 7, 8]);
    counted
}

fn enter(program: &mut Program, event: TableEvent) {
    program.run(Command::Table(TableDeed::Enter(event)));
}

/// Boxes of setup, and of some rounds, for players of a table.
fn fill_rounds(program: &mut Program, players: u8, rounds: u8) {
    for round in 0..=rounds {
        for row in 1..=players {
            for k in 0..if round == 0 { 3 } else { 1 } {
                let building = BuildingType::ALL[usize::from(row + round * 2 + k * row) % 6];
                let event = if (row + round) % 4 == 0 && round > 0 {
                    TableEvent::Coins { row, round }
                } else {
                    TableEvent::Fill { row, building, round }
                };
                enter(program, event);
            }
        }
    }
}

/// Puts what the program has written beside the tests.
fn keep(program: Program, name: &str) {
    let Program { window, folder: from, .. } = program;
    drop(window);
    copy(from.path(), &folder("data").join(name));
}

fn copy(from: &std::path::Path, to: &std::path::Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let there = to.join(path.file_name().unwrap());
        if path.is_dir() { copy(&path, &there) } else { fs::copy(&path, there).map(drop).unwrap() }
    }
}

fn wait_for_training(program: &mut Program) {
    while program.companion().follow_training() {
        thread::sleep(Duration::from_millis(20));
    }
}

fn sheet(program: &mut Program, command: SheetCommand) {
    program.run(Command::Sheets(command));
}

fn own_sheet(program: &mut Program, name: &str, coins: i64) {
    sheet(program, SheetCommand::Duplicate(None));
    sheet(program, SheetCommand::Change(SheetEdit::Name(name.to_owned())));
    sheet(program, SheetCommand::Change(SheetEdit::Coins(coins)));
    sheet(program, SheetCommand::Save);
}

#[test]
#[ignore = "folders that were made are never rewritten"]
fn make_data_anna() {
    let anna = Settings {
        theme: Theme::Dark,
        letters: true,
        scale: 1.25,
        player_name: "Anna".to_owned(),
        player_colour: "plum".to_owned(),
        ..settings(LanguageChoice::En)
    };
    let mut program = program_with(&anna, vec2(1280.0, 800.0));
    // Sheets first: games are played on them.
    program.run(Command::Go(Page::Sheets));
    own_sheet(&mut program, "Our pad", 21);
    own_sheet(&mut program, "Thrown away", 30);
    sheet(&mut program, SheetCommand::Trash("thrown-away.json".to_owned()));
    sheet(&mut program, SheetCommand::New);
    sheet(&mut program, SheetCommand::Change(SheetEdit::Name("Counted".to_owned())));
    sheet(&mut program, SheetCommand::Change(SheetEdit::CountsOnly(true)));
    for (kind, count) in BuildingType::ALL.into_iter().zip([4, 5, 6, 6, 7, 8]) {
        sheet(&mut program, SheetCommand::Change(SheetEdit::Count(kind, count)));
    }
    sheet(&mut program, SheetCommand::Save);
    assert_eq!(program.companion().sheets.list.len(), 2);
    program.companion().sheets.training = 0.0005;
    program.companion().run(Command::Sheets(SheetCommand::Train("our-pad.json".to_owned(), Kind::Solo(2))));
    wait_for_training(&mut program);
    program.run(Command::Go(Page::Home));

    // Games by keys, so that the forms remember what they were filled with.
    program.press(Key::N);
    program.click("3 players");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::Play);
    leave(&mut program);

    let mut files = Vec::new();
    begin(&mut program, solo(41), 18);
    files.push(leave(&mut program));
    begin(&mut program, solo(42), 18);
    let best = leave(&mut program);
    let words = Description {
        title: "A rainy evening".to_owned(),
        location: "Granada".to_owned(),
        comment: "Fountains everywhere".to_owned(),
        tags: vec!["family".to_owned(), "rain".to_owned()],
    };
    program.run(Command::Describe { file: best.clone(), words: Box::new(words) });
    // Under way, with decisions undone.
    begin(&mut program, solo(43), 5);
    build(&mut program);
    program.run(Command::Play(Move::EndTurn));
    build(&mut program);
    program.run(Command::Undo);
    leave(&mut program);
    // Practice: taken back. Helped: a hint.
    begin(&mut program, table(&["Anna", "ben", "Cleo"], 44), 4);
    program.run(Command::TakeBack);
    leave(&mut program);
    begin(&mut program, NewGame { bonus: Some(21), ..solo(45) }, 3);
    program.run(Command::Hint);
    leave(&mut program);
    // Dice of the table, with rolls undone.
    program.run(Command::Start(Box::new(NewGame { dice: Dice::Typed, ..table(&["Anna", "Ben"], 46) })));
    play_typed(&mut program, 3);
    for _ in 0..3 {
        program.run(Command::Undo);
    }
    leave(&mut program);
    // Ended early; played on from another; on a sheet of one's own.
    begin(&mut program, solo(47), 6);
    program.run(Command::EndEarly);
    leave(&mut program);
    program.run(Command::Replay(Source::File(best)));
    program.run(Command::PlayOnFrom(40));
    leave(&mut program);
    let mut ours = NamedLayout::standard().0;
    ("Our pad".clone_into(&mut ours.name), ours.draft.coins = 21);
    begin(&mut program, NewGame { layout: ours, ..solo(48) }, 2);
    leave(&mut program);

    // Tables: under way with redo and a correction, closed, of counts only with the program's rolls.
    let seats = |names: &[(&str, &str)]| -> Vec<Seat> {
        names.iter().map(|(name, colour)| person(name, colour)).collect()
    };
    let three = seats(&[("Anna", "plum"), ("Ben", "blue"), ("Cleo", "gold")]);
    let game = TableGame {
        seats: three.clone(),
        options: options(18),
        layout: NamedLayout::standard().0,
        first: Some(1),
        program_rolls: false,
    };
    program.run(Command::StartTable(Box::new(game.clone())));
    fill_rounds(&mut program, 3, 4);
    let entry = program.companion().pad.as_ref().unwrap().pad().events()[4].0;
    let event = TableEvent::Fill { row: 2, building: BuildingType::Tower, round: 0 };
    program.run(Command::Table(TableDeed::Amend { entry, event }));
    enter(&mut program, TableEvent::Fill { row: 1, building: BuildingType::Garden, round: 5 });
    enter(&mut program, TableEvent::Coins { row: 2, round: 5 });
    program.run(Command::Undo);
    program.run(Command::Undo);
    program.run(Command::Undo);
    leave(&mut program);
    program.run(Command::StartTable(Box::new(TableGame { options: options(3), ..game })));
    fill_rounds(&mut program, 3, 3);
    for row in 1..=3 {
        enter(&mut program, TableEvent::Close { row, lines: [0, 0, 0], coins: 3, built: None });
    }
    leave(&mut program);
    let mut two = seats(&[("Anna", "plum"), ("Ben", "blue")]);
    two.push(Seat::phantom(1));
    program.run(Command::StartTable(Box::new(TableGame {
        seats: two,
        options: options(18),
        layout: counted(),
        first: Some(0),
        program_rolls: true,
    })));
    fill_rounds(&mut program, 2, 3);
    program.run(Command::Undo);
    leave(&mut program);

    // Late entries: one saved and being corrected, one under way.
    program.run(Command::Go(Page::LateEntry));
    let mut draft = LateDraft { date: "2026-03-02".to_owned(), ..program.companion().late.draft.clone() };
    draft.players = 1;
    draft.rows[0].boxes = [3, 2, 4, 1, 3, 5];
    draft.rows[0].lines = [2, 1, 0];
    draft.rows[0].coins = 2;
    draft.phantom_rows[0].boxes = [3, 4, 4, 3, 4, 3];
    draft.phantom_rows[1].boxes = [3, 4, 3, 4, 3, 4];
    draft.confirm();
    program.run(Command::Late(LateCommand::Change(Box::new(draft))));
    program.run(Command::Late(LateCommand::Save));
    assert_eq!(program.page(), Page::ScoreCard, "{:?}", program.companion().notices);
    let Some(Source::File(result)) = program.companion().viewed.as_ref().map(|viewed| viewed.source.clone())
    else {
        panic!("a result was saved")
    };
    program.run(Command::Late(LateCommand::Correct(result)));
    let mut draft = program.companion().late.draft.clone();
    draft.rows[0].coins = 9;
    draft.title = "Corrected".to_owned();
    program.run(Command::Late(LateCommand::Change(Box::new(draft))));
    program.run(Command::Go(Page::Home));
    program.run(Command::Go(Page::LateEntry));
    let mut draft = LateDraft { date: "2026-03-03".to_owned(), ..program.companion().late.draft.clone() };
    draft.place = "At the lake".to_owned();
    draft.rows[1].name = "Ben".to_owned();
    for cell in [0, 1, 2, 3, 12] {
        draft.tick(1, cell, true);
    }
    program.run(Command::Late(LateCommand::Change(Box::new(draft))));
    program.run(Command::Go(Page::Home));

    // A sheet under way.
    program.run(Command::Go(Page::Sheets));
    sheet(&mut program, SheetCommand::New);
    for cell in 0..9 {
        let building = Some(BuildingType::ALL[cell % 6]);
        sheet(&mut program, SheetCommand::Change(SheetEdit::Cell { cell, building, stroke: false }));
    }
    sheet(&mut program, SheetCommand::Change(SheetEdit::Name("Half a sheet".to_owned())));
    program.run(Command::Go(Page::Home));

    // Something newer, something broken, and the trash.
    program.run(Command::Import(folder("games/newer.json").display().to_string()));
    let games = program.companion().data.games();
    fs::write(games.join("broken.json"), "{}").unwrap();
    program.run(Command::Trash(files.remove(0)));
    program.run(Command::Trash("broken.json".to_owned()));
    fs::write(games.join("broken.json"), "{\"format\": \"alhambra-record\", \"version\": \"1.1\"}").unwrap();

    let file = program.companion().data.settings();
    let mut value: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    value["of_the_future"] = json!({"deep": [1, {"er": null}]});
    value["sound"] = json!(false);
    fs::write(&file, format!("{value:#}\n")).unwrap();
    keep(program, "anna");
}

#[test]
#[ignore = "folders that were made are never rewritten"]
fn make_data_bruno() {
    let bruno = Settings {
        curtain: true,
        end_turn_by_itself: true,
        player_name: "Bruno".to_owned(),
        player_colour: "teal".to_owned(),
        ..settings(LanguageChoice::Fr)
    };
    let mut program = program_with(&bruno, vec2(1280.0, 800.0));
    program.run(Command::Go(Page::Sheets));
    own_sheet(&mut program, "Notre feuille", 12);
    sheet(&mut program, SheetCommand::Edit("notre-feuille.json".to_owned()));
    sheet(&mut program, SheetCommand::Change(SheetEdit::Coins(50)));
    sheet(&mut program, SheetCommand::Change(SheetEdit::Vp(BuildingType::Garden, 1, 30)));
    program.run(Command::Go(Page::Home));
    program.press(Key::T);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::Pad);
    leave(&mut program);
    begin(&mut program, NewGame { rounds: 2, ..table(&["Bruno", "Anna", "Chloé", "dora", "emil"], 51) }, 2);
    leave(&mut program);
    program.run(Command::Go(Page::LateEntry));
    let mut draft = program.companion().late.draft.clone();
    (draft.date, draft.players, draft.against) = ("hier".to_owned(), 1, true);
    draft.set_bonus(30);
    draft.set_rounds(20);
    draft.rows[0].boxes = [9, 0, 0, 0, 0, 0];
    draft.rows[0].completed[1] = 3;
    program.run(Command::Late(LateCommand::Change(Box::new(draft))));
    program.run(Command::Go(Page::Home));
    // The newest game is a table with everything undone again.
    let seats = vec![person("Bruno", "teal"), Seat::phantom(1), Seat::phantom(2)];
    program.run(Command::StartTable(Box::new(TableGame {
        seats,
        options: Options { phantom_bonus: Some(21), ..options(18) },
        layout: NamedLayout::standard().0,
        first: Some(0),
        program_rolls: true,
    })));
    fill_rounds(&mut program, 1, 3);
    while program.companion().pad.as_ref().unwrap().can_undo() {
        program.run(Command::Undo);
    }
    leave(&mut program);
    let file = program.companion().data.settings();
    let mut value: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    value["theme"] = json!("purple");
    value["scale"] = json!(9);
    fs::write(&file, format!("{value:#}\n")).unwrap();
    keep(program, "bruno");
}
