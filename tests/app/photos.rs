//! The photo of a table: chosen, dropped, looked at, removed, and gone with its game.

use std::{fs, path::PathBuf, thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Photo, PhotoCommand},
    text::Texts,
};
use egui::{Key, Role};
use image::{Rgb, RgbImage};

use crate::{
    desk::{Program, program},
    files::drop_on,
    pad,
};

/// A picture on the desk.
fn picture(program: &Program, name: &str, [width, height]: [u32; 2]) -> PathBuf {
    let path = program.folder.path().join(name);
    RgbImage::from_pixel(width, height, Rgb([200, 120, 40])).save(&path).unwrap();
    path
}

/// Waits until no photo is being read or made.
fn settle(program: &mut Program) {
    for _ in 0..500 {
        program.window.run();
        if program.app().photo.as_ref().is_none_or(|window| !window.is_busy()) {
            program.window.run();
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("the photo is still not there");
}

/// The size of the photo that is shown.
fn shown(program: &mut Program) -> Option<[usize; 2]> {
    match &program.app().photo.as_ref()?.photo {
        Photo::Shown(_, pixels) => Some(pixels.size),
        Photo::Awaited | Photo::Missing => None,
    }
}

/// The photos that are kept.
fn kept(program: &Program) -> Vec<String> {
    let files = fs::read_dir(program.folder.path().join("photos")).into_iter().flatten();
    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

fn choose(program: &mut Program, path: &std::path::Path) {
    program.run(AppCommand::Photo(PhotoCommand::Choose(path.display().to_string())));
    settle(program);
}

#[test]
fn a_photo_is_added_at_the_table_seen_again_and_removed() {
    let mut program = pad::playing(3);
    let path = picture(&program, "phone.png", [2400, 1200]);
    program.menu(Key::I);
    settle(&mut program);
    assert!(program.shows(Texts::photo_none));
    program.press(Key::O);
    program.add(Texts::photo, &path.display().to_string());
    program.press(Key::Enter);
    settle(&mut program);
    assert_eq!(shown(&mut program), Some([1920, 960]));
    assert!(program.find_control(Role::Image, Texts::photo).is_some());
    program.press(Key::Escape);
    assert!(program.app().photo.is_none());

    fs::remove_file(path).unwrap();
    let mut program = program.killed();
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::P);
    settle(&mut program);
    assert_eq!(shown(&mut program), Some([1920, 960]), "it is kept with the game");
    program.press(Key::Delete);
    assert!(program.shows(Texts::photo_remove_question));
    program.press(Key::Delete);
    assert_eq!((shown(&mut program), kept(&program)), (None, Vec::new()));
}

#[test]
fn a_picture_dropped_on_the_window_of_a_photo_takes_its_place() {
    let mut program = pad::playing(3);
    program.menu(Key::I);
    settle(&mut program);
    for size in [[300, 200], [90, 120]] {
        let path = picture(&program, "phone.jpg", size);
        drop_on(&mut program, &[&path]);
        settle(&mut program);
        assert_eq!(shown(&mut program), Some(size.map(|side| side as usize)));
    }
    assert_eq!(kept(&program).len(), 1);
}

#[test]
fn a_picture_chosen_while_the_photo_is_still_read_is_taken_and_a_second_one_meanwhile_is_refused() {
    let mut program = program();
    let [first, second] = [[300, 200], [90, 120]]
        .map(|size| picture(&program, &format!("{}.png", size[0]), size).display().to_string());
    // None of it is heard of in between.
    for command in
        [PhotoCommand::Open("a.json".to_owned()), PhotoCommand::Choose(first), PhotoCommand::Choose(second)]
    {
        program.app().run(AppCommand::Photo(command));
    }
    assert_eq!(program.app().errors, 1);
    settle(&mut program);
    assert_eq!((shown(&mut program), kept(&program).len()), (Some([300, 200]), 1));
}

#[test]
fn what_is_no_picture_is_refused_and_the_photo_stays() {
    let mut program = pad::playing(3);
    program.menu(Key::I);
    let path = picture(&program, "phone.png", [300, 200]);
    choose(&mut program, &path);
    let text = program.folder.path().join("notes.txt");
    fs::write(&text, "no picture").unwrap();
    choose(&mut program, &text);
    assert!(program.has_told(move |t: &Texts| t.photo_unreadable(&text.display().to_string())));
    choose(&mut program, "/nowhere/at-all.png".as_ref());
    assert_eq!(program.app().errors, 2);
    assert_eq!(shown(&mut program), Some([300, 200]));
    choose(&mut program, &path);
    let nowhere = program.app().notifications.iter().any(|told| told.text.contains("at-all.png"));
    assert!(!nowhere, "what was refused is not told any more once a photo was taken");
}

#[test]
fn a_photo_stays_in_the_trash_with_its_game_and_is_deleted_for_good_with_it() {
    let mut program = pad::playing(3);
    program.menu(Key::I);
    let path = picture(&program, "phone.png", [300, 200]);
    choose(&mut program, &path);
    program.press(Key::Escape);
    program.run(AppCommand::Go(Page::Home));
    let file = program.app().library.games()[0].file.clone();
    program.run(AppCommand::Trash(vec![file.clone()]));
    program.run(AppCommand::Restore(vec![file.clone()]));
    program.run(AppCommand::Trash(vec![file]));
    assert_eq!(kept(&program).len(), 1);
    program.run(AppCommand::EmptyTrash);
    assert_eq!(kept(&program).len(), 0);
}

#[test]
fn a_damaged_photo_is_told_as_none() {
    let mut program = program();
    let photos = program.folder.path().join("photos");
    fs::create_dir(&photos).unwrap();
    fs::write(photos.join("a.jpg"), "no picture").unwrap();
    program.run(AppCommand::Photo(PhotoCommand::Open("a.json".to_owned())));
    settle(&mut program);
    assert!(program.shows(Texts::photo_none));
}
