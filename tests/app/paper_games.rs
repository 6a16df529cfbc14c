//! The page of a paper game is the same in every game: *Save* has one place and one key, what is missing is said
//! beforehand, unfinished work waits, and games of the library can be corrected.

use std::fs;

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alexandros::game::GamePage as LedgerPage, alhambra::game::GamePage as TilePage,
        alhambra::rules::Module, common::BuildingType, roll_and_write::game::GamePage,
    },
    storage::{DataDir, Games},
    text::Texts,
};
use egui::{Key, Modifiers, Role, vec2};

use egui_kittest::kittest::{By, Queryable as _};

use crate::desk::{Program, Words, program, program_in};

/// The pages of a game, and how to type in a whole game of it.
struct Case {
    late: fn() -> Page,
    new: fn() -> Page,
    card: fn() -> Page,
    types: fn(&mut Program),
    /// What it says when nothing is typed.
    missing: fn(&Texts) -> String,
}

const CASES: [Case; 3] = [
    Case {
        late: || GamePage::LateEntry.into(),
        new: || GamePage::NewPad.into(),
        card: || GamePage::ScoreCard.into(),
        types: |program| {
            for player in 1..=3_u8 {
                for building in [BuildingType::Garden, BuildingType::Tower, BuildingType::Pavilion] {
                    let name = move |t: &Texts| t.player_name(player);
                    let boxes = move |t: &Texts| t.late_boxes(&name(t), &t.building_name(building));
                    program.write(boxes, "1");
                }
            }
        },
        missing: |t| t.late_not_ready(t.late_nothing()),
    },
    Case {
        late: || TilePage::LateEntry.into(),
        new: || TilePage::NewTable.into(),
        card: || TilePage::ScoreCard.into(),
        types: |program| {
            let tower =
                |t: &Texts| format!("{}, {}, 1", t.player_name(2), t.building_name(BuildingType::Tower));
            program.write(tower, "2");
        },
        missing: |t| t.late_not_ready(t.alhambra_late_fault_nothing()),
    },
    Case {
        late: || LedgerPage::LateEntry.into(),
        new: || LedgerPage::NewTable.into(),
        card: || LedgerPage::ScoreCard.into(),
        types: |program| {
            for (player, points) in [(1_u8, "88"), (2, "104"), (3, "61"), (4, "9")] {
                program.write(move |t: &Texts| t.alexandros_page_points_of(&t.player_name(player)), points);
            }
        },
        missing: |t| t.late_not_ready(t.alexandros_page_why_no_points()),
    },
];

fn at(case: &Case) -> Program {
    let mut program = program_in(program().close(), vec2(1024.0, 640.0));
    program.run(AppCommand::Go((case.late)()));
    program
}

/// Saves by the key, and confirms what is odd.
fn save(program: &mut Program) {
    program.press_with(Modifiers::COMMAND, Key::S);
    if program.shows(Texts::pad_audit_hint) {
        program.press(Key::K);
    }
}

/// The file of the one game in the library, with its text.
fn saved(program: &Program) -> (String, String) {
    let games = Games::new(DataDir::find(Some(program.folder.path())).unwrap().games());
    let files = games.list().unwrap();
    assert_eq!(files.len(), 1);
    (files[0].name.clone(), files[0].text().unwrap())
}

fn value(program: &Program, field: impl Words) -> String {
    program.field(field).value().unwrap_or_default()
}

#[test]
fn a_paper_game_with_every_module_has_room_in_a_small_window() {
    let mut program = at(&CASES[1]);
    program.click(|t: &Texts| t.count_players(2));
    for module in Module::ALL {
        program.control(Role::CheckBox, move |t: &Texts| t.alhambra_module(module)).click();
        program.window.run();
    }
    let falcons = |t: &Texts| t.alhambra_module(Module::Falconers);
    assert!(program.shows(falcons));
    let fields = program
        .window
        .query_all(By::new().predicate(|node| matches!(node.role(), Role::SpinButton | Role::TextInput)));
    let right = fields.map(|field| field.rect().max.x).fold(0.0, f32::max);
    let total = program.get(Texts::total).rect().max.x;
    assert!(right < total && total < 1024.0, "{right} {total}");
}

#[test]
fn save_has_one_place_and_one_key_in_every_game() {
    let places = CASES.map(|case| {
        let mut program = at(&case);
        let before = program.button(Texts::late_save).rect();
        (case.types)(&mut program);
        let place = program.button(Texts::late_save).rect();
        assert_eq!(before, place, "it does not move while somebody types");
        save(&mut program);
        assert_eq!(program.page(), (case.card)());
        saved(&program);
        place
    });
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}

#[test]
fn what_is_missing_is_said_before_anything_is_saved_in_every_game() {
    for case in CASES {
        let mut program = at(&case);
        program.press_with(Modifiers::COMMAND, Key::S);
        assert!(program.has_told(case.missing), "{}", program.said(case.missing));
        program.write(Texts::late_date, "yesterday");
        (case.types)(&mut program);
        assert!(program.shows(Texts::late_fault_date), "below the day");
        assert!(program.shows_containing(|t: &Texts| t.late_not_ready(t.late_fault_date())), "at the foot");
        program.press_with(Modifiers::COMMAND, Key::S);
        assert_eq!(program.page(), (case.late)());
        assert_eq!(program.app().games.list().unwrap().len(), 0);
    }
}

#[test]
fn what_was_typed_waits_in_every_game_until_somebody_starts_over() {
    for case in CASES {
        let mut program = at(&case);
        for field in [Texts::late_game_title, Texts::late_place] {
            program.write(field, "At the lake");
        }
        program.press(Key::Escape);
        program.press(Key::Escape);
        let mut program = program_in(program.close(), vec2(1024.0, 640.0));
        program.run(AppCommand::Go((case.late)()));
        assert_eq!(value(&program, Texts::late_game_title), "At the lake");
        assert_eq!(value(&program, Texts::late_place), "At the lake");
        program.click(Texts::late_start_over);
        program.press(Key::Delete);
        assert_eq!(value(&program, Texts::late_game_title), "");
    }
}

#[test]
fn day_title_and_place_are_typed_and_corrected_in_every_game() {
    for case in CASES {
        let mut program = at(&case);
        (case.types)(&mut program);
        program.write(Texts::late_date, "2026-01-31");
        program.write(Texts::late_game_title, "First");
        program.write(Texts::late_place, "At the lake");
        save(&mut program);
        let (file, first) = saved(&program);
        assert!(first.contains("\"2026-01-31\"") && first.contains("\"At the lake\""), "{first}");
        program.run(AppCommand::Card(Source::File(file.clone())));
        program.run(AppCommand::Go(Page::Library));
        program.press(Key::C);
        assert_eq!(
            (program.page(), value(&program, Texts::late_place)),
            ((case.late)(), "At the lake".into())
        );
        program.write(Texts::late_game_title, "Second");
        save(&mut program);
        assert_eq!(program.page(), (case.card)());
        assert_eq!(
            saved(&program),
            (file, first.replacen("\"First\"", "\"Second\"", 1)),
            "nothing else moves"
        );
    }
}

#[test]
fn unfinished_work_of_earlier_versions_is_opened() {
    let mut program = program();
    let drafts = program.folder.path().join("drafts");
    fs::create_dir_all(&drafts).unwrap();
    for (file, text) in [
        ("late-alhambra.json", include_str!("drafts/late-alhambra.json")),
        ("late-alexandros.json", include_str!("drafts/late-alexandros.json")),
        ("late-entry.json", include_str!("../frozen/data/anna/drafts/late-entry.json")),
    ] {
        fs::write(drafts.join(file), text).unwrap();
    }
    program.run(AppCommand::Go(TilePage::LateEntry.into()));
    assert_eq!(value(&program, Texts::late_game_title), "Half");
    assert_eq!(value(&program, |t: &Texts| format!("Zoe, {}, 1", t.alhambra_wall())), "7");
    program.run(AppCommand::Go(LedgerPage::LateEntry.into()));
    assert_eq!(value(&program, |t: &Texts| t.alexandros_page_points_of(&t.player_name(2))), "38");
    program.run(AppCommand::Go(GamePage::LateEntry.into()));
    assert_eq!(value(&program, |t: &Texts| t.seat_name(2)), "Ben");
    for file in ["late-alhambra.json", "late-alexandros.json", "late-entry.json"] {
        assert!(!drafts.join(file).with_extension("json.bad").exists(), "{file}");
    }
}

/// Writes unfinished work that corrects `past.json`, as earlier versions did, which asked for no place, and in
/// Alexandros for no title.
fn correction(of: &Program, file: &str, now: &str, typed: &str) {
    let mut found: serde_json::Value = serde_json::from_str(now).unwrap();
    let game = found[""].as_object_mut().unwrap();
    for member in ["title", "date"] {
        game.remove(member);
    }
    game.extend(serde_json::from_str::<serde_json::Map<_, _>>(typed).unwrap());
    let drafts = of.folder.path().join("drafts");
    let kept = serde_json::json!({ "past.json": game });
    fs::write(drafts.join(file), kept.to_string()).unwrap();
}

/// Imports unfinished work of Alexandros that corrects these files, of which only `past.json` is here. Returns whether
/// the page corrects a game, and the points of the first player on it: 1 from the first file, 2 from the second, and so
/// on.
fn taken_in(files: &[&str]) -> (bool, String) {
    let mut program = program();
    let games = &program.app().games;
    games
        .save(&mut games.lock("past.json").unwrap(), include_str!("../../saves/alexandros-result.json"))
        .unwrap();
    let found: serde_json::Value = serde_json::from_str(include_str!("drafts/late-alexandros.json")).unwrap();
    let typed = |(n, file): (usize, &&str)| {
        let mut typed = found[""].clone();
        typed["points"][0] = (n + 1).into();
        ((*file).to_owned(), typed)
    };
    let all: serde_json::Map<_, _> = files.iter().enumerate().map(typed).collect();
    let path = program.folder.path().join("unfinished.json");
    fs::write(&path, serde_json::Value::Object(all).to_string()).unwrap();
    program.run(AppCommand::Import(path.display().to_string()));
    assert_eq!(program.page(), LedgerPage::LateEntry.into());
    let corrects = program.shows(Texts::late_correct);
    (corrects, value(&program, |t: &Texts| t.alexandros_page_points_of(&t.player_name(1))))
}

#[test]
fn unfinished_work_of_several_games_opens_at_one_that_is_here() {
    assert_eq!(taken_in(&["gone.json", "past.json"]), (true, "2".to_owned()));
    assert_eq!(taken_in(&["", "gone.json", "past.json"]), (false, "1".to_owned()));
    assert_eq!(taken_in(&["away.json", "gone.json"]), (false, "1".to_owned()), "as a new game");
}

#[test]
fn a_correction_that_earlier_versions_began_keeps_what_they_did_not_ask_for() {
    let alhambra = include_str!("../../saves/alhambra-result-three.json");
    let alexandros = include_str!("../../saves/alexandros-result.json");
    for (record, file, draft, typed, title) in [
        (
            alhambra,
            "late-alhambra.json",
            include_str!("drafts/late-alhambra.json"),
            r#"{"title": "Half", "date": ""}"#,
            "Half",
        ),
        (
            alexandros,
            "late-alexandros.json",
            include_str!("drafts/late-alexandros.json"),
            r#"{"points": [101, 38, 0, 0]}"#,
            "Sunday",
        ),
    ] {
        let mut program = program();
        let mut record: serde_json::Value = serde_json::from_str(record).unwrap();
        (record["title"], record["location"]) = ("Sunday".into(), "The lake".into());
        record.as_object_mut().unwrap().remove("digest");
        let games = &program.app().games;
        games.save(&mut games.lock("past.json").unwrap(), &record.to_string()).unwrap();
        fs::create_dir_all(program.folder.path().join("drafts")).unwrap();
        correction(&program, file, draft, typed);
        program.run(AppCommand::Card(Source::File("past.json".to_owned())));
        program.press(Key::T);
        assert!(program.shows(Texts::late_correct));
        assert_eq!(value(&program, Texts::late_game_title), title);
        assert_eq!(value(&program, Texts::late_place), "The lake");
        save(&mut program);
        let saved: serde_json::Value = serde_json::from_str(&saved(&program).1).unwrap();
        assert_eq!((&saved["title"], &saved["location"]), (&title.into(), &"The lake".into()));
    }
}

#[test]
fn the_third_player_of_a_paper_game_has_points_but_no_place() {
    let mut program = at(&CASES[1]);
    program.click(|t: &Texts| t.count_players(2));
    let wall = |t: &Texts| format!("{}, {}, 1", t.player_name(1), t.alhambra_wall());
    program.write(wall, "4");
    let towers =
        |t: &Texts| format!("{}, {}, 1", t.alhambra_third_usual(), t.building_name(BuildingType::Tower));
    program.write(towers, "1");
    assert!(program.shows_containing(|t: &Texts| format!(" · {}: ", t.alhambra_third_usual())));
    assert!(program.shows_containing(|t: &Texts| format!("1. {}", t.pad_said(&t.player_name(1), "4"))));
}

#[test]
fn the_heads_of_columns_and_the_third_player_have_labels() {
    let mut program = at(&CASES[1]);
    program.click(|t: &Texts| t.count_players(2));
    for building in BuildingType::ALL {
        program.control(Role::Label, move |t: &Texts| t.building_name(building));
    }
    for words in [Texts::alhambra_wall, Texts::total, Texts::alhambra_third_usual] {
        program.control(Role::Label, words);
    }
    let program = at(&CASES[2]);
    program.control(Role::Label, Texts::alexandros_page_final_points);
}

#[test]
fn start_has_one_place_and_one_key_in_every_game() {
    let places = CASES.map(|case| {
        let mut program = at(&case);
        program.run(AppCommand::Go((case.new)()));
        let place = program.button(Texts::new_start).rect();
        program.press(Key::Enter);
        assert_ne!(program.page(), (case.new)(), "it begins");
        place
    });
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}

#[test]
fn unfinished_work_that_corrects_a_game_which_is_not_here_becomes_a_new_game() {
    let mut program = program();
    let path = program.folder.path().join("unfinished.json");
    fs::write(&path, include_str!("drafts/late-alexandros.json").replacen("\"\"", "\"gone.json\"", 1))
        .unwrap();
    program.run(AppCommand::Import(path.display().to_string()));
    assert_eq!(program.page(), LedgerPage::LateEntry.into());
    assert!(program.shows(Texts::late_title));
    assert_eq!(value(&program, |t: &Texts| t.alexandros_page_points_of(&t.player_name(1))), "41");
}

#[test]
fn a_paper_game_can_be_corrected_from_its_card_in_every_game_and_home_has_the_same_key_there() {
    for case in CASES {
        let mut program = at(&case);
        (case.types)(&mut program);
        save(&mut program);
        assert_eq!(program.page(), (case.card)());
        program.press(Key::T);
        assert_eq!(program.page(), (case.late)());
        assert!(program.shows(Texts::late_correct));
        program.press(Key::Escape);
        assert_eq!(program.page(), (case.card)());
        program.press(Key::Q);
        assert_eq!(program.page(), Page::Home);
    }
}
