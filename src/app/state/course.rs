//! How far some work is, and whether it is still wanted; and a file that is read with an eye on that.

use std::{
    io::{self, BufRead, Read, Seek, SeekFrom},
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

    /// These steps one after the other, as long as the work is wanted; how far it is goes by them.
    pub fn along<S: ExactSizeIterator>(&self, steps: S) -> impl Iterator<Item = S::Item> {
        let all = steps.len() as u64;
        (0..).zip(steps).map_while(move |(done, step)| {
            self.tell(done, all);
            (!self.is_called_off()).then_some(step)
        })
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

/// A file, which can be read on as long as the work is wanted.
pub struct Watched<'a, R> {
    source: R,
    course: &'a Course,
    /// Where it is read.
    at: u64,
    /// So much of the work is done before it.
    before: u64,
    /// So much is all of it; 0 where it is not told how far that is.
    all: u64,
    /// Where it is asked again.
    next: u64,
}

impl<'a, R> Watched<'a, R> {
    /// This file, from the beginning: so much of the work is done before it, and its bytes are a part of all.
    pub const fn new(source: R, course: &'a Course, before: u64, all: u64) -> Self {
        Self { source, course, at: 0, before, all, next: 0 }
    }

    #[inline]
    fn look(&mut self) -> io::Result<()> {
        if self.at < self.next {
            return Ok(());
        }
        if self.course.is_called_off() {
            return Err(io::Error::other("called off"));
        }
        self.next = self.at + STEP;
        if self.all > 0 {
            self.course.tell(self.before + self.at, self.all);
        }
        Ok(())
    }
}

impl<R: Read> Read for Watched<'_, R> {
    #[inline]
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        self.look()?;
        let read = self.source.read(to)?;
        self.at += read as u64;
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Watched<'_, R> {
    #[inline]
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.look()?;
        self.source.fill_buf()
    }

    #[inline]
    fn consume(&mut self, read: usize) {
        self.at += read as u64;
        self.source.consume(read);
    }
}

impl<R: Seek> Seek for Watched<'_, R> {
    #[inline]
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.source.seek(to)?;
        Ok(self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_say_how_far_the_work_is_and_end_where_nobody_wants_it_any_more() {
        let course = Course::default();
        let mut steps = course.along([1, 2, 3, 4].into_iter());
        assert_eq!((steps.next(), course.percent()), (Some(1), 0));
        assert_eq!((steps.next(), course.percent()), (Some(2), 25));
        course.call_off();
        assert_eq!(steps.next(), None);
    }
}
