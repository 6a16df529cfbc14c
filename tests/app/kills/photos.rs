//! Photos: a game gets its first one, and another in the place of the one it has.

use std::{fs, path::Path, thread, time::Duration};

use alhambra::app::{AppCommand, AppState, PhotoCommand, PhotoWindow};
use image::{Rgb, RgbImage};

use super::actions::{Action, GAMES};

/// A game without a photo, and one with.
const WITHOUT: &str = GAMES[0];
const WITH: &str = GAMES[1];
/// A picture to make a photo of.
const GIVEN: &str = "given.png";
/// It has more red, and the photo that is there has less.
const SHADE: u8 = 128;

/// Puts a picture and the photo of a game into a data folder.
pub fn prepare(folder: &Path) {
    let picture = |red| RgbImage::from_pixel(32, 24, Rgb([red, 120, 40]));
    picture(SHADE + 100).save(folder.join(GIVEN)).unwrap();
    fs::create_dir_all(folder.join("photos")).unwrap();
    picture(SHADE - 100).save(folder.join(photo_of(WITH))).unwrap();
}

/// Whether a file is a whole photo.
pub fn is_photo(bytes: &[u8]) -> bool {
    image::load_from_memory(bytes).is_ok() && bytes.ends_with(&[0xff, 0xd9])
}

fn photo_of(game: &str) -> String {
    format!("photos/{}", game.replace(".json", ".jpg"))
}

fn open(app: &mut AppState, game: &str) {
    app.run(AppCommand::Photo(PhotoCommand::Open(game.to_owned())));
    settle(app);
}

fn choose(app: &mut AppState, folder: &Path) -> bool {
    let before = app.errors;
    app.run(AppCommand::Photo(PhotoCommand::Choose(folder.join(GIVEN).display().to_string())));
    settle(app);
    app.errors > before
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
        is_done: |folder| folder.join(photo_of(WITHOUT)).exists(),
    },
    Action {
        name: "replace a photo",
        before: |app, _| open(app, WITH),
        act: choose,
        is_done: |folder| image::open(folder.join(photo_of(WITH))).unwrap().into_rgb8()[(9, 9)].0[0] > SHADE,
    },
];
