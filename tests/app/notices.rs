//! What goes wrong is always seen, and what goes wrong in a window over the page disappears with that window.

use alhambra::games::{HOUSE, common::host::AppRequest, roll_and_write::game::GameCommand};
use std::path::Path;

use alhambra::{
    app::{AppCommand, AppState, Page, PhotoCommand, Tone},
    storage::DataDir,
    text::Texts,
};
use egui::{Key, Modifiers, Rect, Role, Shape, vec2};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::actions::screens::{PLAY, RECORDS};
use crate::desk::{ANY, Part, Program, Typed, program, program_with, settings, told};

fn errors(program: &mut Program) -> Vec<String> {
    let all = program.app().notifications.iter();
    all.filter(|told| told.tone == Tone::Error).map(|told| told.text.clone()).collect()
}

/// Types a path into the window that asks for one.
fn type_path(program: &mut Program, path: &str) {
    program.press_with(Modifiers::COMMAND, Key::A);
    let field = program.window.ctx.memory(egui::Memory::focused).is_some();
    assert!(field, "the field has the focus");
    program.window.input_mut().events.push(egui::Event::Text(path.to_owned()));
    program.window.run();
    program.press(Key::Enter);
    settle(program);
}

/// Waits until nothing is working in the background.
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
fn the_newest_error_is_always_shown_and_errors_leave_half_of_the_page_free() {
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

/// Every text that is painted, and where it is seen.
fn texts(output: &egui::FullOutput) -> Vec<(String, Rect)> {
    fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<(String, Rect)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
            Shape::Text(text) => {
                let place = text.visual_bounding_rect();
                // A text without letters is nowhere.
                if place.is_finite() && place.intersect(clip).is_positive() {
                    let place = place.intersect(clip);
                    texts.push((text.galley.text().to_owned(), place));
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    output.shapes.iter().for_each(|clipped| collect(&clipped.shape, clipped.clip_rect, &mut found));
    found
}

#[test]
fn a_notice_covers_no_text_and_no_button_and_moves_nothing() {
    for size in [vec2(1024.0, 640.0), vec2(800.0, 1280.0), vec2(1366.0, 768.0), vec2(1920.0, 1080.0)] {
        for (name, go) in [PLAY[0], PLAY[2], RECORDS[0], RECORDS[1], RECORDS[2]] {
            let mut program = program_with(&settings(alhambra::text::Language::English), size);
            go(&mut program);
            program.window.run();
            let before = texts(program.window.output());
            let notice = program.said(Texts::challenges_copied);
            let say = AppRequest::Say(Tone::Done, notice.clone());
            program.run(GameCommand::App(say));
            program.window.run();
            let place = program.get(Typed(&notice)).rect();
            let mut after = texts(program.window.output());
            after.retain(|(text, _)| *text != notice);
            for (text, rect) in &after {
                assert!(!rect.intersects(place), "{text:?} at {rect} under {place} of {name} at {size}");
            }
            let moved = before.iter().find(|text| !after.contains(text));
            assert_eq!(moved, None, "of {name} at {size}");
            let buttons =
                program.window.query_all(By::new().predicate(|node| node.data().role() == Role::Button));
            // What cannot be pressed, such as a cell of a board that is only shown, is a drawing.
            let pressable = buttons.filter(|button| !button.accesskit_node().is_disabled());
            for button in pressable.filter(|button| !place.contains_rect(button.rect())) {
                assert!(!button.rect().intersects(place), "{button:?} of {name} at {size}");
            }
        }
    }
}

#[test]
fn notices_of_a_page_always_appear_in_the_same_place() {
    let mut program = program();
    crate::actions::screens::playing(&mut program);
    // From the second turn on, the page also shows the one before.
    program.press(Key::Num1);
    program.press(Key::Enter);
    let mut places = Vec::new();
    for _ in 0..3 {
        let notice = program.said(Texts::challenges_copied);
        program.run(GameCommand::App(AppRequest::Say(Tone::Done, notice.clone())));
        program.window.run();
        places.push(program.get(Typed(&notice)).rect());
        program.press_with(Modifiers::COMMAND, Key::D);
        program.press(Key::Num1);
        program.press(Key::Enter);
    }
    assert!(places.windows(2).all(|pair| pair[0] == pair[1]), "{places:?}");
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
fn escape_closes_the_window_and_its_errors_go_with_it() {
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
fn what_goes_wrong_while_a_window_closes_is_reported_on_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = AppState::new(DataDir::find(Some(folder.path())).unwrap(), HOUSE);
    app.hear_windows(vec!["confirm"]);
    app.run(AppCommand::Open("none.json".to_owned()));
    for _ in 0..2 {
        app.hear_windows(vec![]);
        assert_eq!(told(&app, |t: &Texts| t.error_open(ANY, ANY)), 1);
    }
}
