//! Work on a photo in a thread of its own: reading one, or making one. It changes no file, and who has it is its only
//! listener: dropped, it is called off, and whatever comes of it is never heard of.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
};

use super::{
    course::Course,
    picture::{self, Pixels, Refused},
};
use crate::state::Waker;
use storage::{StoreError, read_bytes};

/// The most bytes of a file that a photo is made of.
const MOST_BYTES: u64 = 64 << 20;

/// Work that is under way.
pub struct Work {
    outcome: Receiver<Outcome>,
    course: Arc<Course>,
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

impl Drop for Work {
    fn drop(&mut self) {
        self.course.call_off();
    }
}

impl Work {
    /// Reads the photo that is kept.
    pub fn read(jpeg: Vec<u8>, wake: Waker) -> Self {
        Self::begin(wake, false, move |course| Outcome::Read(picture::read(&jpeg, course).ok()))
    }

    /// Makes a photo of the picture at this path.
    pub fn make(path: PathBuf, wake: Waker) -> Self {
        Self::begin(wake, true, move |course| {
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
        })
    }

    fn begin(wake: Waker, makes: bool, work: impl FnOnce(&Course) -> Outcome + Send + 'static) -> Self {
        let (tell, outcome) = channel();
        let course = Arc::new(Course::default());
        let own = Arc::clone(&course);
        thread::spawn(move || {
            // Nobody listens any more where it was called off.
            drop(tell.send(work(&own)));
            wake();
        });
        Self { outcome, course, makes }
    }

    /// How far the making of a photo is, in percent; none where one is only read.
    pub fn percent(&self) -> Option<u32> {
        self.makes.then(|| self.course.percent())
    }

    /// What came of it; none as long as it is under way.
    pub fn poll(&self) -> Option<Outcome> {
        match self.outcome.try_recv() {
            Ok(outcome) => Some(outcome),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Outcome::Read(None)),
        }
    }
}
