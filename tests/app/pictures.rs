//! Every page at three sizes, in both themes and languages, to look at: `cargo test --test app pictures -- --ignored`.

use std::path::Path;

use alhambra::{
    app::{AppCommand, LibraryEntry, Page},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        rules::{ChangeDice, SpecialActions},
    },
    kernel::record::RecordKind,
    storage::{LanguageChoice, ThemeSetting},
};
use egui::vec2;
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Program, play_on, program, program_with, settings, solo};

const SIZES: [(f32, f32); 4] = [(640.0, 400.0), (1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];

#[test]
#[ignore = "writes pictures for the eye"]
fn pictures() {
    let folder = std::env::temp_dir().join("front");
    std::fs::create_dir_all(&folder).unwrap();
    let only = std::env::var("PICTURES").unwrap_or_default();
    let mut played = program();
    for seed in 1..=13 {
        played.app().run(GameCommand::Start(Box::new(solo(seed))));
        play_on(played.app(), 18);
    }
    for seed in 1..=3 {
        let against = NewGame {
            phantoms: 3,
            bonus: Some(0),
            rounds: 33,
            special_actions: SpecialActions::Both,
            change_dice: ChangeDice::Any,
            ..solo(seed)
        };
        played.app().run(GameCommand::Start(Box::new(against)));
        play_on(played.app(), 33);
    }
    played.app().run(GameCommand::Start(Box::new(solo(14))));
    play_on(played.app(), 10);
    for (width, height) in SIZES {
        for (dark, language) in [
            (false, LanguageChoice::En),
            (true, LanguageChoice::Fr),
            (true, LanguageChoice::En),
            (false, LanguageChoice::Fr),
        ] {
            let look = if dark { "dark" } else { "light" };
            let tongue = if language == LanguageChoice::Fr { "fr" } else { "en" };
            let mut settings = settings(language);
            settings.theme = if dark { ThemeSetting::Dark } else { ThemeSetting::Light };
            let mut program = program_with(&settings, vec2(width, height));
            let save = |program: &mut Program, page: &str| {
                let name = format!("{page}-{width}-{look}-{tongue}.png");
                if name.contains(&only) {
                    program.window.run();
                    program.eye.see(&program.window).write_png(folder.join(name)).unwrap();
                }
            };
            save(&mut program, "home-first");
            program.run(AppCommand::Go(Page::HighScores));
            save(&mut program, "records-empty");
            program.run(AppCommand::Back);
            copy(played.folder.path(), program.folder.path());
            program.run(AppCommand::Go(Page::Library));
            program.run(AppCommand::Go(Page::Home));
            save(&mut program, "home");
            for (page, name) in [
                (Page::HighScores, "records"),
                (Page::RollAndWrite(GamePage::NewGame), "new"),
                (Page::Settings, "settings"),
            ] {
                program.run(AppCommand::Go(page));
                save(&mut program, name);
                if page == Page::HighScores {
                    program.window.get_by_role(egui::Role::ComboBox).click();
                    program.window.run();
                    save(&mut program, "records-list");
                    program.click_containing("33");
                    save(&mut program, "records-against");
                }
                if page == Page::RollAndWrite(GamePage::NewGame) {
                    program.click(if language == LanguageChoice::Fr {
                        "Battre les joueurs fictifs"
                    } else {
                        "Beat the phantoms"
                    });
                    // Back, phantoms, goal, fewer, rounds.
                    for _ in 0..5 {
                        program.press(egui::Key::Tab);
                    }
                    program.press(egui::Key::ArrowUp);
                    save(&mut program, "new-against");
                }
                program.run(AppCommand::Back);
            }
            program.run(AppCommand::Help);
            save(&mut program, "help");
            program.run(AppCommand::Help);
            program.run(AppCommand::Go(Page::RollAndWrite(GamePage::NewPad)));
            save(&mut program, "new-pad");
            program.run(AppCommand::Back);
            let table = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/table-three-players.json");
            program.run(AppCommand::Import(table.to_owned()));
            program.run(AppCommand::Go(Page::Library));
            let is_table = |game: &&LibraryEntry| {
                game.content.as_ref().is_ok_and(|of| of.summary().kind == RecordKind::Table)
            };
            let file = program.app().library.games().iter().find(is_table).unwrap().file.clone();
            program.run(AppCommand::Open(file));
            // Back into round 15.
            for _ in 0..14 {
                program.run(GameCommand::Undo);
            }
            save(&mut program, "pad");
            program.run(AppCommand::Go(Page::Home));
            program.run(AppCommand::Open("no-such-game.json".to_owned()));
            let app = program.app();
            app.notify(app.texts.copied().to_owned());
            save(&mut program, "notices");
        }
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to.join("games")).unwrap();
    for file in std::fs::read_dir(from.join("games")).unwrap() {
        let file = file.unwrap();
        if file.path().is_file() {
            std::fs::copy(file.path(), to.join("games").join(file.file_name())).unwrap();
        }
    }
}
