//! Plays that other programs kept: what was understood of files is shown first, and taken in when somebody says so. Reading,
//! comparing and taking in are done beside the window; who leaves the page calls them off, and every play that was taken in
//! until then is in the library, whole.

mod file;
mod work;

use std::{
    path::Path,
    sync::Arc,
    task::Poll,
    time::{Duration, Instant},
};

use super::{AppState, Page, work::Work};
use crate::command::PlaysCommand;
use common::{
    contract::{PlaysHere, PlaysSource},
    plays_in::{Incoming, Play, Refusal},
};
pub use file::PlaysFile;
pub(super) use work::Taken;
use work::{Compared, compare, read_all, take_all};

/// What is done in this time is done at once.
const PATIENCE: Duration = Duration::from_millis(150);
/// So many new games are shown at once: of more the library tells when it has looked.
const AT_ONCE: usize = 100;

/// Plays that other programs kept, as far as they are understood.
pub struct IncomingPlays {
    /// The files that hold them.
    pub files: Vec<PlaysFile>,
    /// Which plays are here already, those of the first file first.
    is_here: Vec<bool>,
    /// Which of those are taken in all the same.
    again: Vec<bool>,
    /// What is here, once that is known.
    here: Option<Arc<PlaysHere>>,
    step: Step,
}

/// How many plays there are, by what becomes of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayCounts {
    /// They are to be taken in.
    pub chosen: usize,
    /// They are here already, also where they are taken in again.
    pub here: usize,
    /// They are of other games, or of no use.
    pub left_out: usize,
}

/// What is done with them.
enum Step {
    /// The files are read.
    Reading(Work<Vec<Result<Incoming, Refusal>>>),
    /// They are compared as soon as the saved games are known.
    Read,
    /// They are compared.
    Comparing(Work<Compared>),
    /// Somebody may choose.
    Ready,
}

/// What is under way with plays of other programs, and how far it is, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaysUnderWay {
    /// They are read.
    Reading(u32),
    /// They are taken in.
    TakingIn(u32),
}

/// Files of plays that are open to be read.
type Found = Vec<(PlaysFile, PlaysSource)>;

impl IncomingPlays {
    fn plays(&self) -> impl Iterator<Item = &Play> {
        self.files.iter().flat_map(PlaysFile::plays)
    }

    /// Whether a play is here already, by its number among all.
    #[must_use]
    pub fn is_here(&self, play: usize) -> bool {
        self.is_here.get(play).is_some_and(|is_here| *is_here)
    }

    /// Whether a play is to be taken in.
    #[must_use]
    pub fn takes(&self, play: usize) -> bool {
        !self.is_here(play) || self.again.get(play).is_some_and(|again| *again)
    }

    /// How many are.
    #[must_use]
    pub fn chosen(&self) -> usize {
        (0..self.is_here.len()).filter(|play| self.takes(*play)).count()
    }

    /// How many plays of all files there are, by what becomes of them.
    #[must_use]
    pub fn counts(&self) -> PlayCounts {
        let plays = self.plays().count();
        let here = (0..plays).filter(|play| self.is_here(*play)).count();
        let understood = self.files.iter().filter_map(|file| file.understood.as_ref().ok());
        let left_out = understood.map(|of| of.other_games.values().sum::<usize>() + of.unusable.len()).sum();
        PlayCounts { chosen: self.chosen(), here, left_out }
    }

    /// Takes up what was read of the files.
    fn take_up(&mut self, read: Vec<Result<Incoming, Refusal>>) {
        self.files.iter_mut().zip(read).for_each(|(file, read)| file.take_up(read));
        self.step = Step::Read;
    }

    /// Takes up what came of comparing.
    fn take_compared(&mut self, compared: Compared) {
        let Compared { files, is_here, here } = compared;
        self.again = vec![false; is_here.len()];
        (self.files, self.is_here, self.here) = (files, is_here, Some(here));
    }
}

impl AppState {
    /// Whether a file holds plays of other programs.
    #[must_use]
    pub fn holds_plays(&self, path: &str) -> bool {
        PlaysSource::open(self.list, Path::new(path.trim()), false).is_some()
    }

    /// What is under way with plays of other programs.
    #[must_use]
    pub fn plays_under_way(&self) -> Option<PlaysUnderWay> {
        if let Some(taking) = &self.taking_in {
            return Some(PlaysUnderWay::TakingIn(taking.percent()));
        }
        match &self.plays_in.as_ref()?.step {
            Step::Reading(work) => Some(PlaysUnderWay::Reading(work.percent())),
            Step::Read | Step::Comparing(_) => Some(PlaysUnderWay::Reading(100)),
            Step::Ready => None,
        }
    }

    /// Those files that hold plays, and the others.
    pub(super) fn plays_among<'a>(&self, paths: &[&'a str]) -> (Found, Vec<&'a str>) {
        let (mut found, mut others) = (Found::new(), Vec::new());
        for &path in paths {
            let at = path.trim();
            match PlaysSource::open(self.list, Path::new(at), false) {
                Some(source) => found.push((PlaysFile::at(at), source)),
                None => others.push(path),
            }
        }
        (found, others)
    }

    /// Shows what a text says that was pasted; gives it back where it is something else.
    pub(super) fn look_at_pasted_plays(&mut self, name: &str, text: String) -> Option<String> {
        let file = PlaysFile::new(name.to_owned(), String::new());
        PlaysSource::of_text(text).map(|source| self.show_plays(vec![(file, source)])).err()
    }

    /// Shows what files of plays say.
    pub(super) fn show_plays(&mut self, found: Found) {
        if found.is_empty() {
            return;
        }
        if let Some(taking) = &self.taking_in {
            return self.remark(self.texts.plays_in_taking(taking.percent()));
        }
        let (files, sources): (Vec<PlaysFile>, Vec<PlaysSource>) = found.into_iter().unzip();
        let list = self.list;
        let work = Work::begin(self.waker.clone(), move |course| read_all(sources, list, course));
        self.plays_in = Some(IncomingPlays {
            files,
            is_here: Vec::new(),
            again: Vec::new(),
            here: None,
            step: Step::Reading(work),
        });
        self.go(Page::PlaysIn);
        self.hear_plays(PATIENCE);
    }

    pub(super) fn run_plays(&mut self, command: PlaysCommand) {
        let Some(incoming) = &mut self.plays_in else { return };
        match command {
            PlaysCommand::Column { file, column, holds } => {
                let table = incoming.files.get_mut(file).and_then(|file| file.table.as_mut());
                if let Some(column) = table.and_then(|(_, columns)| columns.get_mut(column)) {
                    *column = holds;
                }
                self.compare_again();
            }
            PlaysCommand::Game { file, game } => {
                if let Some(file) = incoming.files.get_mut(file) {
                    file.game = game;
                }
                self.compare_again();
            }
            PlaysCommand::Again(play, again) => {
                if let Some(is_taken) = incoming.again.get_mut(play) {
                    *is_taken = again;
                }
            }
            PlaysCommand::AllAgain { file, again } => {
                let plays = incoming.files.get(file).map(|file| file.first..file.first + file.plays().len());
                if let Some(plays) = plays.and_then(|plays| incoming.again.get_mut(plays)) {
                    plays.fill(again);
                }
            }
            PlaysCommand::TakeIn => self.take_in_plays(),
            PlaysCommand::Stop => match &self.taking_in {
                Some(taking) => {
                    taking.stop();
                    self.hear_taken(PATIENCE);
                }
                None => self.back(),
            },
        }
    }

    /// Compares the plays once more, unless they are still being read.
    fn compare_again(&mut self) {
        if let Some(incoming) = &mut self.plays_in
            && !matches!(incoming.step, Step::Reading(_))
        {
            incoming.step = Step::Read;
            self.hear_plays(PATIENCE);
        }
    }

    /// Takes in the plays that are chosen.
    fn take_in_plays(&mut self) {
        if self.plays_under_way().is_some() {
            return;
        }
        let Some(incoming) = &self.plays_in else { return };
        let plays = incoming.plays().enumerate().filter(|(at, _)| incoming.takes(*at));
        let chosen: Vec<(Play, bool)> =
            plays.map(|(at, play)| (play.clone(), incoming.is_here(at))).collect();
        let games = self.games.clone();
        let work = Work::begin(self.waker.clone(), move |course| take_all(&chosen, &games, course));
        self.taking_in = Some(work);
        self.hear_taken(PATIENCE);
    }

    /// Hears how work on plays goes; true while some is under way.
    pub(super) fn poll_plays(&mut self) -> bool {
        self.hear_plays(Duration::ZERO);
        self.hear_taken(Duration::ZERO);
        self.plays_under_way().is_some()
    }

    fn hear_plays(&mut self, patience: Duration) {
        let until = Instant::now() + patience;
        while let Some(incoming) = &mut self.plays_in {
            let left = until.saturating_duration_since(Instant::now());
            match &incoming.step {
                Step::Reading(work) => match work.poll(left) {
                    Poll::Pending => return,
                    Poll::Ready(read) => incoming.take_up(read.unwrap_or_default()),
                },
                Step::Read if self.library.is_looking() => return,
                Step::Read => {
                    let (files, here) = (incoming.files.clone(), incoming.here.clone());
                    let (saved, list) = (self.library.list(), self.list);
                    let work = Work::begin(self.waker.clone(), move |_| compare(files, here, &saved, list));
                    incoming.step = Step::Comparing(work);
                }
                Step::Comparing(work) => match work.poll(left) {
                    Poll::Pending => return,
                    Poll::Ready(compared) => {
                        incoming.step = Step::Ready;
                        if let Some(compared) = compared {
                            incoming.take_compared(compared);
                        }
                    }
                },
                Step::Ready => return,
            }
        }
    }

    /// Hears what came of taking in. All are shown in the library; where it was stopped, something could not be written, or
    /// something is still to be said of a table, those that are left can still be taken in.
    fn hear_taken(&mut self, patience: Duration) {
        let Some(work) = &self.taking_in else { return };
        let (is_stopped, Poll::Ready(taken)) = (work.is_stopped(), work.poll(patience)) else { return };
        self.taking_in = None;
        let Taken { files, trouble } = taken.unwrap_or_default();
        if files.len() <= AT_ONCE {
            self.library.look_again_at(&files);
        }
        self.refresh_library();
        let is_whole = !is_stopped && trouble.is_none();
        let left = self.plays_in.as_mut().is_some_and(|incoming| {
            incoming.here = None;
            if is_whole {
                incoming.files.retain(PlaysFile::is_asked_about);
            }
            !incoming.files.is_empty()
        });
        if left {
            self.compare_again();
        } else {
            self.plays_in = None;
            self.trail.retain(|page| *page != Page::PlaysIn);
            if self.page == Page::PlaysIn {
                self.page = self.trail.pop().unwrap_or(Page::Home);
                self.go(Page::Library);
            }
        }
        if is_stopped {
            self.remark(self.texts.plays_in_stopped(files.len()));
        } else if !files.is_empty() {
            self.notify(self.texts.plays_in_taken(files.len()));
        }
        if let Some((file, error)) = trouble {
            self.report(&file, &error);
        }
    }

    /// Who has left the page wants nothing more of the plays there: what is under way with them is called off.
    pub(super) fn leave_plays(&mut self) {
        if self.page == Page::PlaysIn || self.trail.contains(&Page::PlaysIn) {
            return;
        }
        if self.plays_in.take().is_some()
            && let Some(taking) = &self.taking_in
        {
            taking.stop();
        }
    }
}
