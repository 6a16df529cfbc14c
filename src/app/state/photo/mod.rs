//! The photo of a game: shown, chosen and removed. Reading and shrinking pictures is done beside the window, and written is
//! only here, one after the other: what was chosen or removed last counts, whatever is done when.

mod picture;
mod work;

use std::path::PathBuf;

pub use picture::Pixels;
use picture::Refused;
use work::{Outcome, PhotoWork};

use super::{AppState, notification::PHOTO_WINDOW};
use crate::command::PhotoCommand;
use common::host::file_errors;
use storage::{OpenPhoto, PhotoError, Photos, StoreError};
use text::plain;

/// The window of a photo.
pub struct PhotoWindow {
    /// The file of the game.
    pub game: String,
    /// What there is of it.
    pub photo: Photo,
    /// The photo as it is kept; none where it could not be read.
    kept: Option<OpenPhoto>,
    /// What is under way. Another takes its place and calls it off.
    work: Option<PhotoWork>,
    /// How many photos were taken since it is open.
    pub taken: u32,
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

impl PhotoWindow {
    /// Whether a photo is being read or made.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// How far the photo is that is being made, in percent; none where none is.
    #[must_use]
    pub fn percent(&self) -> Option<u32> {
        self.work.as_ref()?.percent()
    }
}

impl AppState {
    pub(super) fn run_photo(&mut self, command: PhotoCommand) {
        match command {
            PhotoCommand::Open(game) => {
                let (photo, kept, work, refused) = (Photo::Awaited, None, None, None);
                self.photo = Some(PhotoWindow { game, photo, kept, work, taken: 0, refused });
                self.read_photo();
            }
            PhotoCommand::Choose(path) => {
                let Some(window) = &mut self.photo else { return };
                window.work = Some(PhotoWork::make(PathBuf::from(path.trim()), self.waker.clone()));
            }
            PhotoCommand::Stop => {
                self.stop_photo();
                self.read_photo_if_awaited();
            }
            PhotoCommand::Remove => self.remove_photo(),
            PhotoCommand::Close => {
                self.stop_photo();
                self.photo = None;
            }
        }
    }

    /// Reads the photo of the game whose window is open.
    fn read_photo(&mut self) {
        let Some(window) = &mut self.photo else { return };
        (window.photo, window.kept, window.work) = (Photo::Missing, None, None);
        match Photos::new(&self.data).open(&window.game) {
            Ok((kept, jpeg)) => {
                window.kept = Some(kept);
                if let Some(jpeg) = jpeg {
                    window.photo = Photo::Awaited;
                    window.work = Some(PhotoWork::read(jpeg, self.waker.clone()));
                }
            }
            Err(error) => self.tell_photo(&error),
        }
    }

    /// Reads it after all where something else was to take its place, and did not.
    fn read_photo_if_awaited(&mut self) {
        if self
            .photo
            .as_ref()
            .is_some_and(|window| matches!(window.photo, Photo::Awaited) && !window.is_busy())
        {
            self.read_photo();
        }
    }

    /// Calls off a photo that is being made, and says that there is none of it.
    fn stop_photo(&mut self) {
        let Some(window) = &mut self.photo else { return };
        if window.percent().is_some() {
            window.work = None;
            self.remark(self.texts.photo_stopped().to_owned());
        }
    }

    fn remove_photo(&mut self) {
        let Some(window) = &mut self.photo else { return };
        window.work = None;
        let Some(kept) = &mut window.kept else { return self.read_photo() };
        match Photos::new(&self.data).remove(kept) {
            Ok(()) => window.photo = Photo::Missing,
            Err(error) => self.refuse_write(&error),
        }
    }

    /// Hears what came of the work on a photo; true while some is under way.
    pub(super) fn poll_photo(&mut self) -> bool {
        let Some(window) = &mut self.photo else { return false };
        let Some(outcome) = window.work.as_ref().map(PhotoWork::poll) else { return false };
        let Some(outcome) = outcome else { return true };
        window.work = None;
        match outcome {
            Outcome::Read(pixels) => self.show_photo(pixels),
            Outcome::Made { jpeg, pixels } => self.keep_photo(&jpeg, pixels),
            Outcome::Refused(path, why) => {
                let path = plain(&path.display().to_string());
                self.refuse_photo(match why {
                    Refused::NoPicture | Refused::CalledOff => self.texts.photo_unreadable(&path),
                    Refused::Damaged => self.texts.photo_damaged(&path),
                    Refused::TooLong => self.texts.photo_too_long(&path),
                    Refused::TooMany(most) => self.texts.photo_too_many(&path, most),
                });
            }
            Outcome::Failed(error) => self.tell_photo(&error),
        }
        self.read_photo_if_awaited();
        self.photo.as_ref().is_some_and(PhotoWindow::is_busy)
    }

    fn show_photo(&mut self, pixels: Option<Pixels>) {
        self.photos_so_far += 1;
        let Some(window) = &mut self.photo else { return };
        window.photo = pixels.map_or(Photo::Missing, |pixels| Photo::Shown(self.photos_so_far, pixels));
    }

    fn keep_photo(&mut self, jpeg: &[u8], pixels: Pixels) {
        let Some(window) = &mut self.photo else { return };
        // Where the one that is there could not be read, this says why once more.
        let Some(kept) = &mut window.kept else { return self.read_photo() };
        match Photos::new(&self.data).keep(kept, jpeg) {
            Ok(()) => {
                window.taken += 1;
                let refused = window.refused.take();
                self.show_photo(Some(pixels));
                self.notifications.retain(|notification| Some(notification.number) != refused);
            }
            Err(error) => self.refuse_write(&error),
        }
    }

    /// Removes the photo of a game that is gone for good.
    pub(super) fn drop_photo(&mut self, game: &str) {
        if self.games.contains(game).unwrap_or(true) {
            return;
        }
        if let Err(error) = Photos::new(&self.data).forget(game) {
            self.refuse_write(&error);
        }
    }

    /// Says why a photo was not kept or removed, and shows the one that is there.
    fn refuse_write(&mut self, error: &PhotoError) {
        match error {
            PhotoError::Locked => self.refuse_photo(self.texts.photo_locked().to_owned()),
            PhotoError::NoGame => self.refuse_photo(self.texts.photo_no_game().to_owned()),
            PhotoError::Changed => {
                self.refuse_photo(self.texts.photo_changed().to_owned());
                self.read_photo();
            }
            PhotoError::Store(error) => self.tell_photo(error),
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
