//! The worst decisions of one's own games, as exercises that come back at growing distances until they sit.

mod drill;
mod search;

use std::path::PathBuf;

use jiff::civil::Date;

pub use drill::Drill;
use search::Search;

use super::review::ReviewJob;
use crate::{
    advisor::{Analysis, Decision, Goal},
    log::Game,
};
use common::worker::Waker;
use kernel::record::SeatKind;
use storage::{DataDir, StoreError, change_shared, read_shared};

/// Of a game so many decisions are practised at most.
const OF_A_GAME: usize = 5;

/// The decisions that are practised.
#[derive(Debug)]
pub struct Drills {
    file: PathBuf,
    /// All of them, those that lost the most first.
    list: Vec<Drill>,
    /// One after the other is tried.
    under_way: bool,
    /// The games that are still to be gone over.
    search: Option<Search>,
    waker: Waker,
}

impl Drills {
    /// Those of a data folder.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        let mut drills = Self {
            file: data.drills(),
            list: Vec::new(),
            search: None,
            under_way: false,
            waker: Waker::default(),
        };
        drills.refresh();
        drills
    }

    /// From now on this wakes who is to call [`Drills::poll`].
    pub(crate) fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// Looks at what another window may have added.
    pub(crate) fn refresh(&mut self) {
        self.take(read_shared(&self.file));
    }

    fn take(&mut self, mut list: Vec<Drill>) {
        list.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
        self.list = list;
    }

    /// All of them, those that lost the most first.
    #[must_use]
    pub fn list(&self) -> &[Drill] {
        &self.list
    }

    /// Those to be practised on this day, those that lost the most first.
    pub fn due(&self, today: Date) -> impl Iterator<Item = &Drill> {
        self.list.iter().filter(move |drill| drill.is_due(today))
    }

    /// Takes up the clear mistakes that people made in a game of the library. What is known already stays as it is.
    ///
    /// # Errors
    /// When they cannot be kept.
    pub(crate) fn take_up(
        &mut self,
        file: &str,
        game: &Game,
        found: &Analysis,
        today: Date,
    ) -> Result<(), StoreError> {
        let people = (0..).zip(&found.players).filter(|&(row, _)| is_person(game, row));
        let mut worst: Vec<&Decision> = people.flat_map(|(_, account)| account.mistakes(OF_A_GAME)).collect();
        worst.sort_by(|a, b| b.loss.mean.total_cmp(&a.loss.mean));
        worst.truncate(OF_A_GAME);
        let drill = |decision: &Decision| Drill {
            file: file.to_owned(),
            entry: decision.entries.0,
            lost: decision.loss.mean,
            for_victory: found.goal == Goal::Victory,
            vp: decision.vp_lost().filter(|_| found.goal == Goal::Victory),
            well: 0,
            due: today,
        };
        let new: Vec<Drill> = worst.into_iter().map(drill).collect();
        if new.iter().all(|new| has(&self.list, new)) {
            return Ok(());
        }
        // Another window may have gone over the same game.
        self.change(|list| new.iter().for_each(|new| add(list, new)))
    }

    /// One was answered; none where it is not practised.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub(crate) fn answer(
        &mut self,
        file: &str,
        entry: usize,
        good: bool,
        today: Date,
    ) -> Result<(), StoreError> {
        let is_it = |drill: &Drill| drill.file == file && drill.entry == entry;
        if !self.list.iter().any(is_it) {
            return Ok(());
        }
        self.change(|list| {
            list.iter_mut().filter(|drill| is_it(drill)).for_each(|drill| drill.answer(good, today));
        })
    }

    /// Forgets those of a game that is no more.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub(crate) fn forget(&mut self, file: &str) -> Result<(), StoreError> {
        self.change(|list| list.retain(|drill| drill.file != file))
    }

    fn change(&mut self, change: impl FnMut(&mut Vec<Drill>)) -> Result<(), StoreError> {
        let list = change_shared(&self.file, change)?;
        self.take(list);
        Ok(())
    }

    /// Whether one after the other is tried.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        self.under_way
    }

    /// From now on one after the other is tried.
    pub(crate) const fn begin(&mut self) {
        self.under_way = true;
    }

    /// A decision is tried for itself.
    pub(crate) const fn end(&mut self) {
        self.under_way = false;
    }

    /// How many games were gone over, and how many there are, while that goes on.
    #[must_use]
    pub fn searching(&self) -> Option<(usize, usize)> {
        self.search.as_ref().map(Search::progress)
    }

    /// Begins to go over these games of the library.
    pub(crate) fn search(&mut self, files: Vec<String>) {
        self.search = Some(Search::new(files));
    }

    /// Stops going over games; what was found stays.
    pub(crate) fn stop(&mut self) {
        self.search = None;
    }

    /// The next game that is to be gone over, when none is; after the last one the search is over.
    pub(crate) fn next_game(&mut self) -> Option<String> {
        let next = self.search.as_mut()?.next();
        if next.is_none() {
            self.search.take_if(|search| search.is_over());
        }
        next
    }

    /// Goes over this game, which is from that file.
    pub(crate) fn go_over(&mut self, file: String, job: ReviewJob) {
        if let Some(search) = &mut self.search {
            search.begin(file, job, self.waker.clone());
        }
    }

    /// Takes in what was found meanwhile.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub(crate) fn poll(&mut self, today: Date) -> Result<(), StoreError> {
        let Some((file, game, found)) = self.search.as_mut().and_then(Search::poll) else { return Ok(()) };
        self.take_up(&file, &game, &found, today)
    }
}

/// Whether a decision is among those that are practised.
fn has(list: &[Drill], other: &Drill) -> bool {
    list.iter().any(|drill| drill.file == other.file && drill.entry == other.entry)
}

fn add(list: &mut Vec<Drill>, new: &Drill) {
    if !has(list, new) {
        list.push(new.clone());
    }
}

/// Whether a person sits in this row.
fn is_person(game: &Game, row: usize) -> bool {
    game.header.seats.get(row).is_some_and(|seat| seat.kind == SeatKind::Human)
}
