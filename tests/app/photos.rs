//! The photo of a table: chosen, dropped, looked at, removed, and gone with its game.

use alhambra::games::HOUSE;
use std::{fs, path::PathBuf, thread, time::Duration};

use alhambra::{
    app::{AppCommand, AppState, Page, Photo, PhotoCommand, PhotoWindow},
    storage::DataDir,
    text::Texts,
};
use egui::{Key, Role};
use image::{Rgb, RgbImage};

use crate::{
    announced::announced,
    desk::{AnyNumber, Program, program},
    files::drop_on,
    pad,
};

/// Puts a picture into the program's folder.
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

/// A picture that takes long to read: large, and of one colour.
fn large(program: &Program) -> PathBuf {
    let path = program.folder.path().join("large.png");
    let mut encoder = png::Encoder::new(fs::File::create(&path).unwrap(), 9000, 9000);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::Fastest);
    encoder.write_header().unwrap().write_image_data(&vec![90; 9000 * 9000]).unwrap();
    path
}

fn photo(program: &mut Program, command: PhotoCommand) {
    program.app().run(AppCommand::Photo(command));
}

fn path_of(path: &std::path::Path) -> PhotoCommand {
    PhotoCommand::Choose(path.display().to_string())
}

/// Gives threads that are still working the time to finish.
fn wait(program: &mut Program) {
    for _ in 0..40 {
        program.window.run();
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn of_pictures_chosen_one_after_the_other_the_last_is_taken_whichever_is_done_first() {
    let mut program = program();
    let [first, second] =
        [[300, 200], [90, 120]].map(|size| picture(&program, &format!("{}.png", size[0]), size));
    let large = large(&program);
    // The program polls none of it in between.
    photo(&mut program, PhotoCommand::Open("a.json".to_owned()));
    for path in [&large, &first, &second] {
        photo(&mut program, path_of(path));
    }
    settle(&mut program);
    wait(&mut program);
    assert_eq!((shown(&mut program), kept(&program).len()), (Some([90, 120]), 1));
    assert_eq!(program.app().errors, 0);
}

#[test]
fn a_photo_that_was_being_made_when_its_window_closed_does_not_come_back() {
    let mut program = program();
    let small = picture(&program, "small.png", [90, 120]);
    let large = large(&program);
    let open = |game: &str| PhotoCommand::Open(format!("{game}.json"));
    photo(&mut program, open("a"));
    photo(&mut program, path_of(&large));
    photo(&mut program, PhotoCommand::Close);
    assert!(program.has_told(Texts::photo_stopped));
    photo(&mut program, open("a"));
    photo(&mut program, path_of(&small));
    settle(&mut program);
    assert_eq!(shown(&mut program), Some([90, 120]));
    // The same when another game's photo is opened, and when the photo is removed.
    photo(&mut program, path_of(&large));
    photo(&mut program, open("b"));
    settle(&mut program);
    wait(&mut program);
    assert_eq!((shown(&mut program), kept(&program)), (None, vec!["a.jpg".to_owned()]));
    photo(&mut program, open("a"));
    settle(&mut program);
    assert_eq!(shown(&mut program), Some([90, 120]));
    photo(&mut program, path_of(&large));
    photo(&mut program, PhotoCommand::Remove);
    wait(&mut program);
    assert_eq!((shown(&mut program), kept(&program)), (None, Vec::new()));
    photo(&mut program, PhotoCommand::Close);
    photo(&mut program, open("a"));
    settle(&mut program);
    assert_eq!(shown(&mut program), None);
}

#[test]
fn while_a_photo_is_made_its_progress_is_shown_and_it_can_be_stopped() {
    let mut program = pad::playing(3);
    let small = picture(&program, "small.png", [90, 120]);
    let large = large(&program);
    program.menu(Key::I);
    choose(&mut program, &small);
    program.run(AppCommand::Photo(path_of(&large)));
    assert!(program.find_control(Role::ProgressIndicator, |t: &Texts| t.photo_working(AnyNumber)).is_some());
    // A screen reader hears of it in the next frame.
    program.window.run();
    let begins = program.said(|t: &Texts| t.photo_working(0_u32)).split('…').next().unwrap().to_owned();
    assert!(announced(&program).contains(&begins));
    program.click_button(Texts::photo_stop);
    assert!(!program.app().photo.as_ref().unwrap().is_busy());
    assert!(program.has_told(Texts::photo_stopped));
    assert_eq!(shown(&mut program), Some([90, 120]), "the one before stays");
    // Esc closes the window, and stops it, too.
    program.run(AppCommand::Photo(path_of(&large)));
    program.press(Key::Escape);
    assert!(program.app().photo.is_none());
    program.menu(Key::I);
    settle(&mut program);
    assert_eq!(shown(&mut program), Some([90, 120]));
    choose(&mut program, &small);
    assert!(announced(&program).contains(&program.said(Texts::photo_kept)));
}

#[test]
fn a_photo_is_still_shown_when_the_one_to_replace_it_is_stopped_or_missing() {
    let mut program = program();
    let small = picture(&program, "small.png", [90, 120]);
    photo(&mut program, PhotoCommand::Open("a.json".to_owned()));
    photo(&mut program, path_of(&small));
    settle(&mut program);
    for last in [PhotoCommand::Stop, PhotoCommand::Choose("/nowhere/at-all.png".to_owned())] {
        photo(&mut program, PhotoCommand::Open("a.json".to_owned()));
        photo(&mut program, path_of(&small));
        photo(&mut program, last);
        settle(&mut program);
        assert_eq!(shown(&mut program), Some([90, 120]));
    }
}

#[test]
fn a_photo_that_another_window_has_set_is_shown_and_stays() {
    let mut program = program();
    let [mine, theirs] =
        [[90, 120], [300, 200]].map(|size| picture(&program, &format!("{}.png", size[0]), size));
    photo(&mut program, PhotoCommand::Open("a.json".to_owned()));
    settle(&mut program);
    let mut other = AppState::new(DataDir::find(Some(program.folder.path())).unwrap(), HOUSE);
    for command in [PhotoCommand::Open("a.json".to_owned()), path_of(&theirs)] {
        other.run(AppCommand::Photo(command));
        while other.photo.as_ref().is_some_and(PhotoWindow::is_busy) {
            other.poll();
        }
    }
    choose(&mut program, &mine);
    assert!(program.has_told(Texts::photo_changed));
    assert_eq!(shown(&mut program), Some([300, 200]));
    choose(&mut program, &mine);
    assert_eq!(shown(&mut program), Some([90, 120]), "whoever has seen it can replace it");
    other.run(AppCommand::Photo(PhotoCommand::Remove));
    assert_eq!((other.errors, kept(&program).len()), (1, 1));
}

#[test]
fn a_picture_that_is_too_large_and_one_that_is_damaged_are_each_refused_as_such() {
    let mut program = pad::playing(3);
    program.menu(Key::I);
    let bomb = program.folder.path().join("bomb.png");
    let mut bytes = fs::read(picture(&program, "small.png", [30, 20])).unwrap();
    let whole = bytes.clone();
    bytes[16..24].copy_from_slice(&[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    let mut sum = flate2::Crc::new();
    sum.update(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.sum().to_be_bytes());
    fs::write(&bomb, &bytes).unwrap();
    choose(&mut program, &bomb);
    let path = bomb.display().to_string();
    assert!(program.has_told(|t: &Texts| t.photo_too_long(&path)));
    assert!(
        program.app().notifications.iter().any(|told| told.text.contains("larger than 20,000 pixels a side"))
    );
    fs::write(&bomb, &whole[..whole.len() / 2]).unwrap();
    choose(&mut program, &bomb);
    assert!(program.has_told(|t: &Texts| t.photo_damaged(&path)));
    assert_eq!((shown(&mut program), kept(&program).len()), (None, 0));
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
    assert!(!nowhere, "refusals are gone once a photo has been taken");
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
fn a_damaged_photo_counts_as_none() {
    let mut program = program();
    let photos = program.folder.path().join("photos");
    fs::create_dir(&photos).unwrap();
    fs::write(photos.join("a.jpg"), "no picture").unwrap();
    program.run(AppCommand::Photo(PhotoCommand::Open("a.json".to_owned())));
    settle(&mut program);
    assert!(program.shows(Texts::photo_none));
}
