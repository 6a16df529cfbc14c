//! The photo of a game: shown, chosen and removed. Reading and shrinking it is done beside the window.

mod picture;

use std::{
    path::PathBuf,
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

pub use picture::Pixels;

use super::{AppState, notices::PHOTO_WINDOW};
use crate::{
    app::command::PhotoCommand,
    games::common::host::file_errors,
    storage::{Photos, StoreError, read_bytes},
};

/// The most bytes of a file that a photo is made of.
const MOST_BYTES: u64 = 64 << 20;

/// The window of a photo.
pub struct PhotoWindow {
    /// The file of the game.
    pub game: String,
    /// What there is of it.
    pub photo: Photo,
    work: Option<Receiver<Outcome>>,
    /// A photo is being made, not only read.
    makes: bool,
    /// The notice that says why the last one was refused.
    refused: Option<u64>,
}

/// What there is of a photo.
pub enum Photo {
    /// It is not known yet.
    Awaited,
    /// The game has none.
    Missing,
    /// It, with a number that no other has.
    Shown(u64, Pixels),
}

/// What came of the work.
enum Outcome {
    Read(Option<Pixels>),
    Kept(Pixels),
    NoPicture(PathBuf),
    Failed(StoreError),
}

impl PhotoWindow {
    fn begin(&mut self, work: impl FnOnce(&str) -> Result<Outcome, StoreError> + Send + 'static) {
        let (tell, hear) = channel();
        let game = self.game.clone();
        thread::spawn(move || {
            // Nobody listens any more when the window is closed.
            drop(tell.send(work(&game).unwrap_or_else(Outcome::Failed)));
        });
        self.work = Some(hear);
    }

    /// Whether a photo is being read or made.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }
}

impl AppState {
    pub(super) fn run_photo(&mut self, command: PhotoCommand) {
        let photos = Photos::new(&self.data);
        match command {
            PhotoCommand::Open(game) => {
                let mut window =
                    PhotoWindow { game, photo: Photo::Awaited, work: None, makes: false, refused: None };
                window.begin(move |game| {
                    let photo = photos.read(game)?;
                    Ok(Outcome::Read(photo.as_deref().and_then(picture::pixels)))
                });
                self.photo = Some(window);
            }
            PhotoCommand::Choose(path) => {
                let Some(window) = &mut self.photo else { return };
                // What is only read does not matter any more; two are not made at once.
                if window.is_busy() && window.makes {
                    return self.refuse_photo(self.texts.photo_awaited().to_owned());
                }
                let path = PathBuf::from(path.trim());
                window.makes = true;
                window.begin(move |game| {
                    let made = picture::jpeg_of(&read_bytes(&path, MOST_BYTES)?);
                    let Some((jpeg, pixels)) =
                        made.and_then(|jpeg| picture::pixels(&jpeg).map(|it| (jpeg, it)))
                    else {
                        return Ok(Outcome::NoPicture(path));
                    };
                    photos.keep(game, &jpeg)?;
                    Ok(Outcome::Kept(pixels))
                });
            }
            PhotoCommand::Remove => {
                let Some(window) = &mut self.photo else { return };
                match photos.remove(&window.game) {
                    Ok(()) => window.photo = Photo::Missing,
                    Err(error) => self.tell_photo(&error),
                }
            }
            PhotoCommand::Close => self.photo = None,
        }
    }

    /// Hears what came of the work on a photo; true while some is under way.
    pub(super) fn poll_photo(&mut self) -> bool {
        let Some(window) = &mut self.photo else { return false };
        let Some(work) = &window.work else { return false };
        let outcome = match work.try_recv() {
            Ok(outcome) => outcome,
            Err(TryRecvError::Empty) => return true,
            Err(TryRecvError::Disconnected) => Outcome::Read(None),
        };
        window.work = None;
        match outcome {
            Outcome::Read(None) => window.photo = Photo::Missing,
            Outcome::Read(Some(pixels)) | Outcome::Kept(pixels) => {
                self.photos_so_far += 1;
                window.photo = Photo::Shown(self.photos_so_far, pixels);
                let refused = window.refused.take();
                self.notifications.retain(|notification| Some(notification.number) != refused);
            }
            Outcome::NoPicture(path) => {
                self.refuse_photo(self.texts.photo_unreadable(&path.display().to_string()));
            }
            Outcome::Failed(error) => {
                if matches!(window.photo, Photo::Awaited) {
                    window.photo = Photo::Missing;
                }
                self.tell_photo(&error);
            }
        }
        false
    }

    /// Removes the photo of a game that is gone for good.
    pub(super) fn drop_photo(&mut self, game: &str) {
        if self.games.contains(game).unwrap_or(true) {
            return;
        }
        if let Err(error) = Photos::new(&self.data).remove(game) {
            self.tell_photo(&error);
        }
    }

    fn tell_photo(&mut self, error: &StoreError) {
        let reason = file_errors::with_file(&self.texts, error);
        self.refuse_photo(self.texts.photo_failed(&reason));
    }

    /// Says why a photo was not taken, until one is.
    fn refuse_photo(&mut self, why: String) {
        self.error_in(PHOTO_WINDOW, why);
        if let Some(window) = &mut self.photo {
            window.refused = Some(self.notifications_so_far);
        }
    }
}
