//! What goes wrong is always seen, and what goes wrong in a window over the page is over with that window.

use alhambra::games::HOUSE;
use std::path::Path;

use alhambra::{
    app::{AppCommand, AppState, Page, PhotoCommand, Tone},
    storage::DataDir,
    text::Texts,
};
use egui::{Key, Modifiers, Role, vec2};

use crate::desk::{ANY, Part, Program, Typed, program, program_with, settings, told};

fn errors(program: &mut Program) -> Vec<String> {
    let all = program.app().notifications.iter();
    all.filter(|told| told.tone == Tone::Error).map(|told| told.text.clone()).collect()
}

/// Types a path into the window that asks for one.
fn type_path(program: &mut Program, path: &str) {
    program.press_with(Modifiers::COMMAND, Key::A);
    let field = program.window.ctx.memory(egui::Memory::focused).is_some();
    assert!(field, "the field has the keyboard");
    program.window.input_mut().events.push(egui::Event::Text(path.to_owned()));
    program.window.run();
    program.press(Key::Enter);
    settle(program);
}

/// Until nothing works beside the window any more.
fn settle(program: &mut Program) {
    for _ in 0..2_000 {
        program.window.run();
        if program.app().photo.as_ref().is_none_or(|window| !window.is_busy()) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    program.window.run();
}

#[test]
fn the_newest_error_is_always_seen_and_the_page_still_is() {
    for size in [vec2(1024.0, 640.0), vec2(512.0, 320.0), vec2(1920.0, 1080.0)] {
        let mut program = program_with(&settings(alhambra::text::Language::English), size);
        for k in 1..=9 {
            program.run(AppCommand::Open(format!("a-game-that-is-not-there-number-{k}.json")));
            let newest = errors(&mut program).pop().unwrap();
            assert!(program.shows(Typed(&newest)), "{k} at {size}");
        }
        let shown = program.all(Part(|t: &Texts| t.error_open(ANY, ANY))).map(|notice| notice.rect());
        let room: f32 = shown.map(|rect| rect.height()).sum();
        assert!(room <= size.y * 0.5, "{room} of {size}");
        program.press(Key::Escape);
        assert_eq!(errors(&mut program), [""; 0], "one key closes them all");
    }
}

#[test]
fn an_error_of_a_window_replaces_the_one_before_and_success_takes_it_away() {
    let mut program = program();
    program.run(AppCommand::Photo(PhotoCommand::Open("a.json".to_owned())));
    settle(&mut program);
    let folder = program.folder.path().to_owned();
    let path = |name: &str| folder.join(name).display().to_string();
    for name in ["a.heic", "none.jpg", "broken.jpg", "notes.txt", "b.png"] {
        if name != "none.jpg" {
            std::fs::write(folder.join(name), "x").unwrap();
        }
        program.press(Key::O);
        type_path(&mut program, &path(name));
        assert!(matches!(&errors(&mut program)[..], [one] if one.contains(name)), "{name}");
        let newest = errors(&mut program).pop().unwrap();
        assert!(program.shows(Typed(&newest)), "{name}");
    }
    let good = image(&folder);
    program.press(Key::O);
    type_path(&mut program, &good);
    assert_eq!(errors(&mut program), [""; 0]);
    assert!(program.shows(Texts::photo_replace), "the window is still open");
}

fn image(folder: &Path) -> String {
    let path = folder.join("good.jpg");
    let encoder = jpeg_encoder::Encoder::new_file(&path, 90).unwrap();
    encoder.encode(&[90; 3 * 16 * 16], 16, 16, jpeg_encoder::ColorType::Rgb).unwrap();
    path.display().to_string()
}

#[test]
fn escape_closes_the_window_and_what_went_wrong_in_it_is_over() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::I);
    for name in ["/none/a.json", "/none/b.json"] {
        type_path(&mut program, name);
    }
    assert_eq!(errors(&mut program).len(), 1);
    assert!(program.find_control(Role::TextInput, Texts::library_import).is_some());
    program.press(Key::Escape);
    assert!(program.find_control(Role::TextInput, Texts::library_import).is_none());
    assert_eq!(errors(&mut program), [""; 0]);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn what_went_wrong_on_the_page_stays_beside_what_goes_wrong_in_a_window() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Library));
    program.run(AppCommand::Open("none.json".to_owned()));
    program.press(Key::I);
    type_path(&mut program, "/none/a.json");
    assert_eq!(errors(&mut program).len(), 2);
    program.press(Key::Escape);
    assert!(matches!(&errors(&mut program)[..], [one] if one.contains("none.json")));
    program.press(Key::Escape);
    assert_eq!((errors(&mut program).len(), program.page()), (0, Page::Library));
}

#[test]
fn what_goes_wrong_while_a_window_closes_is_told_on_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = AppState::new(DataDir::find(Some(folder.path())).unwrap(), HOUSE);
    app.hear_windows(vec!["confirm"]);
    app.run(AppCommand::Open("none.json".to_owned()));
    for _ in 0..2 {
        app.hear_windows(vec![]);
        assert_eq!(told(&app, |t: &Texts| t.error_open(ANY, ANY)), 1);
    }
}
