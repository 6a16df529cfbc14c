//! Work on a photo in a thread of its own: reading one, or making one. It changes no file, and who has it is its only
//! listener: dropped, it is called off, and whatever comes of it is never heard of.

use std::{path::PathBuf, task::Poll, time::Duration};

use super::picture::{self, Pixels, Refused};
use crate::state::work::{Waker, Work};
use storage::{StoreError, read_bytes};

/// The most bytes of a file that a photo is made of.
const MOST_BYTES: u64 = 64 << 20;

/// Work on a photo that is under way.
pub struct PhotoWork {
    work: Work<Outcome>,
    makes: bool,
}

/// What came of the work.
pub enum Outcome {
    /// The photo that is kept; none where its file is damaged.
    Read(Option<Pixels>),
    /// A photo that can be kept.
    Made { jpeg: Vec<u8>, pixels: Pixels },
    /// None is made of this file.
    Refused(PathBuf, Refused),
    /// The file could not be read.
    Failed(StoreError),
}

impl PhotoWork {
    /// Reads the photo that is kept.
    pub fn read(jpeg: Vec<u8>, wake: Waker) -> Self {
        let work = Work::begin(wake, move |course| Outcome::Read(picture::read(&jpeg, course).ok()));
        Self { work, makes: false }
    }

    /// Makes a photo of the picture at this path.
    pub fn make(path: PathBuf, wake: Waker) -> Self {
        let work = Work::begin(wake, move |course| {
            let bytes = match read_bytes(&path, MOST_BYTES) {
                Ok(bytes) => bytes,
                Err(error) => return Outcome::Failed(error),
            };
            let made = picture::read(&bytes, course)
                .and_then(|pixels| Ok((picture::jpeg_of(&pixels).ok_or(Refused::Damaged)?, pixels)));
            match made {
                Ok((jpeg, pixels)) => Outcome::Made { jpeg, pixels },
                Err(why) => Outcome::Refused(path, why),
            }
        });
        Self { work, makes: true }
    }

    /// How far the making of a photo is, in percent; none where one is only read.
    pub fn percent(&self) -> Option<u32> {
        self.makes.then(|| self.work.percent())
    }

    /// What came of it; none as long as it is under way.
    pub fn poll(&self) -> Option<Outcome> {
        match self.work.poll(Duration::ZERO) {
            Poll::Pending => None,
            Poll::Ready(outcome) => Some(outcome.unwrap_or(Outcome::Read(None))),
        }
    }
}
