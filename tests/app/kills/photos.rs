//! Photos: a game gets its first one, another one instead, two in a row, and then none.

use std::{fs, path::Path, thread, time::Duration};

use alhambra::app::{AppCommand, AppState, PhotoCommand, PhotoWindow};
use image::{Rgb, RgbImage};

use super::actions::{Action, GAMES};

/// A game without a photo, one with, and one whose photo is removed.
const WITHOUT: &str = GAMES[0];
const WITH: &str = GAMES[1];
const REMOVED: &str = GAMES[2];
/// Pictures to make photos from.
const GIVEN: &str = "given.png";
const FIRST: &str = "first.png";
/// The given picture has more red than this, and all others have less.
const SHADE: u8 = 128;

/// Puts pictures and the photos of games into a data folder.
pub fn prepare(folder: &Path) {
    let picture = |red| RgbImage::from_pixel(32, 24, Rgb([red, 120, 40]));
    picture(SHADE + 100).save(folder.join(GIVEN)).unwrap();
    picture(SHADE - 60).save(folder.join(FIRST)).unwrap();
    fs::create_dir_all(folder.join("photos")).unwrap();
    for (game, red) in [(WITH, SHADE - 100), (REMOVED, SHADE - 120)] {
        picture(red).save(folder.join(photo_of(game))).unwrap();
    }
}

/// Whether a file is a whole photo.
pub fn is_photo(bytes: &[u8]) -> bool {
    image::load_from_memory(bytes).is_ok() && bytes.ends_with(&[0xff, 0xd9])
}

/// Whether a photo may be gone: the one that is removed.
pub fn may_go(path: &Path) -> bool {
    path == Path::new(&photo_of(REMOVED))
}

fn photo_of(game: &str) -> String {
    format!("photos/{}", game.replace(".json", ".jpg"))
}

fn is_given(folder: &Path, game: &str) -> bool {
    image::open(folder.join(photo_of(game))).is_ok_and(|photo| photo.into_rgb8()[(9, 9)].0[0] > SHADE)
}

fn open(app: &mut AppState, game: &str) {
    app.run(AppCommand::Photo(PhotoCommand::Open(game.to_owned())));
    settle(app);
}

fn begin(app: &mut AppState, folder: &Path, picture: &str) {
    app.run(AppCommand::Photo(PhotoCommand::Choose(folder.join(picture).display().to_string())));
}

/// Does something, waits until it is done, and returns whether it said that something went wrong.
fn told(app: &mut AppState, what: impl FnOnce(&mut AppState)) -> bool {
    let before = app.errors;
    what(app);
    settle(app);
    app.errors > before
}

fn choose(app: &mut AppState, folder: &Path) -> bool {
    told(app, |app| begin(app, folder, GIVEN))
}

fn choose_twice(app: &mut AppState, folder: &Path) -> bool {
    told(app, |app| {
        begin(app, folder, FIRST);
        settle(app);
        begin(app, folder, GIVEN);
    })
}

fn remove(app: &mut AppState, _: &Path) -> bool {
    told(app, |app| app.run(AppCommand::Photo(PhotoCommand::Remove)))
}

fn remove_during_work(app: &mut AppState, folder: &Path) -> bool {
    told(app, |app| {
        begin(app, folder, GIVEN);
        app.run(AppCommand::Photo(PhotoCommand::Remove));
    })
}

fn close_during_work(app: &mut AppState, folder: &Path) -> bool {
    told(app, |app| {
        begin(app, folder, FIRST);
        app.run(AppCommand::Photo(PhotoCommand::Close));
        app.run(AppCommand::Photo(PhotoCommand::Open(WITH.to_owned())));
        begin(app, folder, GIVEN);
    })
}

/// Waits until no photo is being read or made.
fn settle(app: &mut AppState) {
    while app.photo.as_ref().is_some_and(PhotoWindow::is_busy) {
        app.poll();
        thread::sleep(Duration::from_millis(1));
    }
}

pub const ACTIONS: &[Action] = &[
    Action {
        name: "add a photo",
        before: |app, _| open(app, WITHOUT),
        act: choose,
        is_done: |folder| is_given(folder, WITHOUT),
    },
    Action {
        name: "replace a photo",
        before: |app, _| open(app, WITH),
        act: choose,
        is_done: |folder| is_given(folder, WITH),
    },
    Action {
        name: "choose a photo twice",
        before: |app, _| open(app, WITH),
        act: choose_twice,
        is_done: |folder| is_given(folder, WITH),
    },
    Action {
        name: "close the photo and choose another",
        before: |app, _| open(app, WITH),
        act: close_during_work,
        is_done: |folder| is_given(folder, WITH),
    },
    Action {
        name: "remove a photo",
        before: |app, _| open(app, REMOVED),
        act: remove,
        is_done: |folder| !folder.join(photo_of(REMOVED)).exists(),
    },
    Action {
        name: "remove a photo while another is made",
        before: |app, _| open(app, REMOVED),
        act: remove_during_work,
        is_done: |folder| !folder.join(photo_of(REMOVED)).exists(),
    },
];
