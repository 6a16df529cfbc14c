//! How far the work on a photo is, and whether it is still wanted; and a file that is read with an eye on that.

use std::{
    io::{self, BufRead, Cursor, Read, Seek, SeekFrom},
    sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
};

/// After so many bytes of a file it is asked again.
const STEP: u64 = 4096;

/// The course of some work. One thread works, and another looks on.
#[derive(Debug, Default)]
pub struct Course {
    is_called_off: AtomicBool,
    percent: AtomicU32,
}

impl Course {
    /// Nobody wants the work any more.
    pub fn call_off(&self) {
        self.is_called_off.store(true, Relaxed);
    }

    /// Whether nobody wants it any more.
    pub fn is_called_off(&self) -> bool {
        self.is_called_off.load(Relaxed)
    }

    /// So much of all is done.
    pub fn tell(&self, done: u64, all: u64) {
        self.percent.store((done * 100 / all.max(1)).min(100) as u32, Relaxed);
    }

    /// How far the work is, in percent.
    pub fn percent(&self) -> u32 {
        self.percent.load(Relaxed)
    }
}

/// The bytes of a file, which can be read on as long as the work is wanted.
pub struct Watched<'a> {
    bytes: Cursor<&'a [u8]>,
    course: &'a Course,
    /// What share of the work it is to read them, in percent.
    share: u64,
    /// Where it is asked again.
    next: u64,
}

impl<'a> Watched<'a> {
    /// These bytes, from the beginning; to read them is so many percent of the work.
    pub fn new(bytes: &'a [u8], course: &'a Course, share: u64) -> Self {
        Self { bytes: Cursor::new(bytes), course, share, next: 0 }
    }

    #[inline]
    fn look(&mut self) -> io::Result<()> {
        let at = self.bytes.position();
        if at < self.next {
            return Ok(());
        }
        if self.course.is_called_off() {
            return Err(io::Error::other("called off"));
        }
        self.next = at + STEP;
        if self.share > 0 {
            self.course.tell(at * self.share, self.bytes.get_ref().len() as u64 * 100);
        }
        Ok(())
    }
}

impl Read for Watched<'_> {
    #[inline]
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        self.look()?;
        self.bytes.read(to)
    }
}

impl BufRead for Watched<'_> {
    #[inline]
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.look()?;
        self.bytes.fill_buf()
    }

    #[inline]
    fn consume(&mut self, read: usize) {
        self.bytes.consume(read);
    }
}

impl Seek for Watched<'_> {
    #[inline]
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.bytes.seek(to)
    }
}
