//! Home, a new game, a new table, high scores, settings, the keys, notices.

use std::fs;

use alhambra::{
    app::{AppCommand, BackupCommand, Page, Tone},
    games::{
        common::{BuildingType, host::AppRequest},
        roll_and_write::{
            challenge::{Challenge, Dated},
            files::{LayoutDocument, Layouts},
            game::{GameCommand, GamePage},
            record::AnyGame,
            session::lesson::STEPS,
        },
    },
    storage::{Crash, DataDir, now, today},
    text::{Label, PlayerColour, Texts},
};
use egui::Key;
use jiff::{SignedDuration, ToSpan};

use super::{Scene, open_list, press, scene, to_look_at};
use crate::{
    desk::{Program, play_on},
    records::{against, game, game_by, of_challenge, put, put_game, sheet, table_after},
};

/// A finished game of Alhambra, and a ledger of Alexandros.
const TILES: &str = include_str!("../../../saves/alhambra-played-two-and-dirk.json");
const LEDGER: &str = include_str!("../../../saves/alexandros-board.json");

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("home-first", |_| {}).also_for_any_eye(),
        to_look_at("lesson", |program| program.press(Key::F2)),
        to_look_at("lesson-change", |program| {
            program.press(Key::F2);
            press(program, &[Key::Num1, Key::Enter, Key::Num3, Key::Enter, Key::G, Key::Enter, Key::C]);
        }),
        to_look_at("lesson-over", |program| {
            program.press(Key::F2);
            STEPS.into_iter().for_each(|step| program.run(GameCommand::Lesson(step.does)));
        }),
        to_look_at("rules", |program| program.press(Key::F1)),
        to_look_at("rules-race", |program| {
            program.press(Key::F1);
            press(program, &[Key::PageDown, Key::PageDown]);
        }),
        to_look_at("rules-search", |program| {
            program.press(Key::F1);
            program.press(Key::F);
            program.window.event(egui::Event::Text("18".to_owned()));
            program.window.run();
        }),
        scene("home-goes-on", |program| {
            put_game(program, "one.json", game(4, 1, 2, 12));
            home_anew(program);
        })
        .also_french(),
        scene("home-several", |program| {
            put_game(program, "a.json", game(4, 1, 2, 500));
            put_game(program, "b.json", game(5, 2, 1, 30));
            put(program, "c.json", &AnyGame::table(table_after(3, 0, 4)));
            home_anew(program);
        }),
        scene("home-again", |program| {
            put_game(program, "a.json", game(4, 1, 2, 500));
            home_anew(program);
        }),
        scene("home-tiles", |program| {
            put_record(program, "tiles.json", TILES);
            home_anew(program);
        }),
        // It depends on the day whether the daily challenge was played.
        to_look_at("home-due", |program| {
            for (day, decisions) in [(4, 500), (5, 30), (6, 44), (7, 60), (8, 75), (9, 12)] {
                put_game(program, &format!("{day}.json"), game(day, 1, 2, decisions));
            }
            put(program, "table.json", &AnyGame::table(table_after(3, 0, 4)));
            put_record(program, "tiles.json", TILES);
            put_record(program, "ledger.json", LEDGER);
            let due =
                r#"[{"file":"4.json","entry":9,"lost":2.5,"for_victory":false,"well":0,"due":"2026-01-02"}]"#;
            fs::write(program.folder.path().join("drills.json"), due).unwrap();
            press(program, &[Key::D, Key::Escape]);
            home_anew(program);
        }),
        // What it shows depends on the day: no picture of it stays the same.
        to_look_at("challenges-first", |program| press(program, &[Key::G])),
        to_look_at("challenges-half", |program| {
            half_a_month(program);
            press(program, &[Key::G]);
        }),
        to_look_at("challenges-past-day", |program| {
            half_a_month(program);
            press(program, &[Key::G, Key::PageUp, Key::ArrowLeft, Key::Enter]);
        }),
        to_look_at("challenges-week", |program| {
            let now = now();
            put_game(program, "week.json", of_challenge(Dated::Week(today()), now));
            home_anew(program);
            press(program, &[Key::G]);
        }),
        to_look_at("challenges-played", |program| press(program, &[Key::G, Key::D])),
        to_look_at("challenges-code", |program| {
            program.run(GameCommand::PlayChallenge(Challenge::read("100TZ-GW7EZ").unwrap()));
            play_on(program.app(), 18);
            home_anew(program);
            press(program, &[Key::G]);
            program.write(Texts::challenges_code, "100TZ-GW7EZ");
        }),
        to_look_at("standing", |program| {
            for _ in 0..2 {
                program.run(GameCommand::PlayChallenge(Challenge::read("100TZ-GW7EZ").unwrap()));
                play_on(program.app(), 18);
            }
            home_anew(program);
            press(program, &[Key::G, Key::Num1]);
            while program.roll_and_write().standings.is_working() {
                program.window.run_steps(2);
            }
        }),
        to_look_at("challenges-fault", |program| {
            press(program, &[Key::G]);
            program.write(Texts::challenges_code, "100TZ-GW7EY");
        }),
        scene("new-game-solo", |program| program.press(Key::N)).also_for_any_eye(),
        scene("new-game-rules", |program| {
            new_game(program);
            program.press(Key::D);
            program.press(Key::H);
        }),
        scene("new-game-against", |program| {
            new_game(program);
            program.press(Key::D);
            // Where there is room, the players are shown at once.
            if !program.shows(|t: &Texts| t.seat_name(1)) {
                program.press(Key::P);
            }
            program.press(Key::H);
            program.click(Texts::new_goal_beat);
            program.click(|t: &Texts| t.count_phantoms(4));
            let choices: [Label; 3] =
                [Texts::new_special_both, Texts::new_change_any, Texts::new_rounds_fewer];
            for choice in choices {
                program.click(choice);
            }
            program.click(|t: &Texts| format!("{}: {}", t.seat_colour(1), t.colour_name(PlayerColour::Red)));
            program.click(|t: &Texts| t.colour_name(PlayerColour::Plum));
        })
        .also_french(),
        scene("new-game-typed-dice", |program| {
            new_game(program);
            program.click(Texts::new_dice_typed);
        }),
        to_look_at("new-game-code", |program| {
            new_game(program);
            program.write(Texts::new_seed, "100TZ-GW7EZ");
        }),
        scene("new-game-two", |program| new_game_of(program, 2)),
        scene("new-game-three", |program| new_game_of(program, 3)).also_french(),
        scene("new-game-four", |program| new_game_of(program, 4)),
        scene("new-game-five", |program| new_game_of(program, 5)),
        scene("new-game-who-sits", |program| {
            new_game_of(program, 4);
            open_list(program, 1);
        }),
        scene("new-game-colours", |program| {
            new_game_of(program, 3);
            program.click(|t: &Texts| format!("{}: {}", t.seat_colour(2), t.colour_name(PlayerColour::Blue)));
        }),
        scene("new-game-same-names", |program| {
            new_game_of(program, 3);
            program.write(|t: &Texts| t.seat_name(2), "Ani");
            program.write(|t: &Texts| t.seat_name(3), "ani");
            program.press(Key::Enter);
        }),
        scene("new-game-wrong-number", |program| {
            new_game(program);
            program.write(Texts::new_seed, "twelve");
            program.press(Key::Enter);
        }),
        scene("new-game-sheets", |program| {
            own_sheets(program);
            new_game(program);
            program.press(Key::D);
            program.press(Key::H);
            open_list(program, 0);
        }),
        scene("new-table", |program| new_table(program, 3)).also_for_any_eye(),
        scene("new-table-solo", |program| new_table(program, 1)),
        scene("new-table-two", |program| new_table(program, 2)),
        scene("new-table-five", |program| new_table(program, 5)).also_french(),
        scene("new-table-other-counts", |program| {
            new_table(program, 4);
            program.click(|t: &Texts| t.new_pad_fewer(&t.building_name(BuildingType::Tower)));
        }),
        scene("new-table-same-names", |program| {
            new_table(program, 3);
            program.write(|t: &Texts| t.seat_name(1), "Anna");
            program.write(|t: &Texts| t.seat_name(3), "anna");
            program.press(Key::Enter);
        }),
        scene("records-empty", |program| program.press(Key::R)).also_french(),
        scene("records-filled", records).also_for_any_eye(),
        scene("records-list", |program| {
            records(program);
            open_list(program, 0);
        }),
        scene("records-against", |program| {
            records(program);
            open_list(program, 0);
            program.click_containing(|t: &Texts| t.count_rounds(11));
        }),
        scene("settings", settings).also_for_any_eye(),
        // What it says about the backup depends on the day.
        to_look_at("backup-changes", |program| {
            for name in ["a.json", "b.json", "c.json"] {
                put_game(program, name, game(4, 1, 2, 500));
            }
            let path = program.folder.path().join("all.tar.gz").display().to_string();
            program.run(AppCommand::Backup(BackupCommand::BackUp(path.clone())));
            finish_backup(program);
            for name in ["a.json", "b.json"] {
                std::fs::remove_file(program.folder.path().join("games").join(name)).unwrap();
            }
            put_game(program, "a.json", game(5, 1, 2, 30));
            program.press(Key::S);
            program.run(AppCommand::Backup(BackupCommand::Open(path)));
            finish_backup(program);
        }),
        to_look_at("crash", |program| {
            let report = program.folder.path().join("crashes").join("report.txt");
            program.app().crash = Some(Crash { when: now(), report });
            program.window.run();
        }),
        scene("keys", |program| program.press(Key::Questionmark)).also_french(),
        scene("notices", |program| {
            let error = program.said(|t: &Texts| t.error_save("the disk is full"));
            program.run(GameCommand::App(AppRequest::Say(Tone::Error, error)));
            let words = program.app().texts.copied().to_owned();
            program.app().notify(words);
        }),
    ]
}

/// The challenges of most of the last days, some of them played on a later day, and that of today.
fn half_a_month(program: &mut Program) {
    let now = now();
    for ago in [0, 1, 2, 3, 5, 6, 9, 10, 11, 12, 14, 17, 20] {
        let day = Dated::Day(today().saturating_sub(i64::from(ago).days()));
        let later = if ago % 5 == 0 { 0 } else { ago };
        let began = now.saturating_sub(SignedDuration::from_hours(24 * i64::from(later))).unwrap();
        put_game(program, &format!("day-{ago}.json"), of_challenge(day, began));
    }
    home_anew(program);
}

/// Puts a record into the folder of games.
fn put_record(program: &mut Program, name: &str, record: &str) {
    let games = &program.app().games;
    games.save(&mut games.lock(name).unwrap(), record).unwrap();
}

/// Goes to Home again, as after a start of the program.
pub fn home_anew(program: &mut Program) {
    program.run(AppCommand::Go(Page::Library));
    program.run(AppCommand::Go(Page::Home));
}

/// The page of a new game with its dice options open, and a seed that is always the same.
fn new_game(program: &mut Program) {
    program.press(Key::N);
    program.press(Key::D);
    program.write(Texts::new_seed, "123456789");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
}

fn new_game_of(program: &mut Program, players: usize) {
    new_game(program);
    program.choose_players(players);
}

fn new_table(program: &mut Program, players: usize) {
    program.press(Key::T);
    program.choose_players(players);
}

/// Two of the user's own sheets.
pub fn own_sheets(program: &mut Program) {
    let desk = Layouts::new(program.app().data.layouts());
    for own in [sheet("Our pad", 12), sheet("The large one", 20)] {
        desk.save(&LayoutDocument(own), None).unwrap();
    }
}

/// Fifteen games of one person, and the page of high scores.
pub fn records(program: &mut Program) {
    for day in 1..=12 {
        put_game(program, &format!("solo-{day}.json"), game(day, 1, 2, 500));
    }
    for day in 13..=15 {
        put_game(program, &format!("against-{day}.json"), game_by(day, against(3), 500));
    }
    press(program, &[Key::R]);
}

fn settings(program: &mut Program) {
    program.press(Key::S);
    // It is only displayed: nothing is written there.
    program.app().data = DataDir::find(Some("/home/zoe/.local/share/alhambra".as_ref())).unwrap();
}

fn finish_backup(program: &mut Program) {
    while program.app().backups.percent().is_some() {
        program.app().poll();
    }
    program.window.run();
}
