//! Every screen in every size, theme and language, to be looked at.

use super::*;
use alhambra::app::Source;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

#[test]
#[ignore = "writes pictures for the eye"]
fn pictures() {
    let folder = std::path::Path::new("/tmp/back");
    let games = [("a.json", 400), ("b.json", 25), ("c.json", 400), ("d.json", 0)];
    let sizes = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];
    let only = std::env::var("ONLY").unwrap_or_default();
    for (name, command) in [
        ("library", AppCommand::Go(Page::Library)),
        ("library-rename", AppCommand::Go(Page::Library)),
        ("library-delete", AppCommand::Go(Page::Library)),
        ("library-undo", AppCommand::Go(Page::Library)),
        ("score", AppCommand::Card(file("a.json"))),
        ("score-open", AppCommand::Card(file("b.json"))),
        ("score-against", AppCommand::Card(Source::Sample("solo-against-3-phantoms"))),
        ("score-four", AppCommand::Card(Source::Sample("four-players"))),
        ("score-four-phantoms", AppCommand::Card(Source::Sample("solo-4-phantoms"))),
        ("replay-four-phantoms", AppCommand::Replay(Source::Sample("solo-4-phantoms"))),
        ("replay", AppCommand::Replay(file("a.json"))),
        ("replay-two", AppCommand::Replay(Source::Sample("two-players"))),
    ] {
        if !name.contains(&only) {
            continue;
        }
        for (k, size) in sizes.into_iter().enumerate() {
            // Half of the twelve: each size, theme and language appears often enough.
            for (dark, language) in [(false, LanguageChoice::En), (true, LanguageChoice::Fr)]
                .into_iter()
                .chain((k == 1).then_some((true, LanguageChoice::En)))
            {
                let mut app = app(&games, language, dark);
                app.app.run(command.clone());
                let eye = Eye::default();
                let mut harness = window(&eye, size, app);
                harness.run();
                if name.starts_with("replay") {
                    press(&mut harness, &[Key::PageDown; 8]);
                    press(&mut harness, &[Key::ArrowRight; 5]);
                }
                let keys: &[Key] = match name {
                    "library-rename" => &[Key::F2],
                    "library-delete" => &[Key::Delete],
                    "library-undo" => &[Key::Delete, Key::Delete],
                    _ => &[],
                };
                press(&mut harness, keys);
                if name == "score" {
                    press(&mut harness, &[Key::ArrowDown, Key::ArrowLeft, Key::ArrowLeft]);
                }
                let file = format!(
                    "{name}-{}-{}-{}.png",
                    size.0,
                    if dark { "dark" } else { "light" },
                    if language == LanguageChoice::Fr { "fr" } else { "en" }
                );
                eye.see(&harness).write_png(folder.join(file)).unwrap();
            }
        }
    }
}

#[test]
fn notices_cover_nothing_that_can_be_pressed() {
    let games = [("a.json", 400), ("b.json", 25)];
    for command in [
        AppCommand::Go(Page::Home),
        AppCommand::Go(Page::RollAndWrite(GamePage::NewGame)),
        AppCommand::Go(Page::Library),
        AppCommand::Go(Page::HighScores),
        AppCommand::Go(Page::Settings),
        AppCommand::Continue,
        AppCommand::Card(file("a.json")),
        AppCommand::Replay(file("a.json")),
    ] {
        for size in [(1024.0, 640.0), (1280.0, 800.0)] {
            let mut app = app(&games, LanguageChoice::En, false);
            app.app.run(command.clone());
            app.app.notify("Written to /home/you/pictures/alhambra.png".to_owned());
            let mut harness = window(&Eye::default(), size, app);
            harness.run_steps(4);
            let notification = harness.get_by_label_contains("Written to").rect();
            for button in harness.query_all_by_role(Role::Button) {
                let name = button.accesskit_node().label();
                let own = name.as_deref() == Some("Close");
                assert!(own || !button.rect().intersects(notification), "{name:?}, {command:?} at {size:?}");
            }
        }
    }
}
