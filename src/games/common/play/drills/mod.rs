//! The worst decisions of one's own games, as exercises that come back at growing distances until they sit. Whatever the
//! game: each has a file of its own.

mod desk;
mod drill;
mod positions;
mod round;
mod search;
#[cfg(test)]
mod tests;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
    sync::atomic::AtomicBool,
};

use jiff::civil::Date;

pub use drill::{DISTANCES, Drill};
pub use positions::{DrillPosition, DrillPositions, RoundOf};
pub use round::DrillRound;
use search::Search;

use super::Exercise;
use crate::worker::Waker;
use storage::{Games, StoreError, change_shared, read_shared};

/// Of a game so many decisions are practised at most.
pub const OF_A_GAME: usize = 5;

/// What can be done with the decisions that are practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillCommand {
    /// Begins with the first one that is due.
    Start,
    /// Tries the next one that is due.
    Next,
    /// Reads the game of the decision in this place of the list: it is to be shown.
    Look(usize),
    /// Goes over all games of the library that were not gone over yet.
    Search,
    /// Stops going over them.
    Stop,
}

/// The decisions that are practised.
#[derive(Debug)]
pub struct Drills {
    file: PathBuf,
    /// All of them, those that lost the most first.
    list: Vec<Drill>,
    games: Games,
    /// The files of those whose game is no more.
    gone: BTreeSet<String>,
    /// One after the other is tried, or was.
    round: Option<DrillRound>,
    /// Grows with every change of any of them.
    changes: u64,
    /// The games that are still to be gone over.
    search: Option<Search>,
    waker: Waker,
}

impl Drills {
    /// Those of a file, of these games.
    #[must_use]
    pub fn new(file: PathBuf, games: Games) -> Self {
        let mut drills = Self {
            file,
            list: Vec::new(),
            games,
            gone: BTreeSet::new(),
            search: None,
            round: None,
            changes: 0,
            waker: Waker::default(),
        };
        drills.refresh();
        drills
    }

    /// From now on this wakes who is to call [`Drills::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// Looks at what another window may have added. How it went is told no more.
    pub fn refresh(&mut self) {
        self.round = None;
        self.take(read_shared(&self.file));
    }

    fn take(&mut self, mut list: Vec<Drill>) {
        list.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
        self.list = list;
        self.changes += 1;
        self.look_for_games();
    }

    /// Looks which games are still there: what is due counts none of those that are not.
    pub fn look_for_games(&mut self) {
        let files: BTreeSet<&String> = self.list.iter().map(|drill| &drill.file).collect();
        let is_gone = |file: &&String| !self.games.contains(file).unwrap_or_default();
        let gone: BTreeSet<String> = files.into_iter().filter(is_gone).cloned().collect();
        if gone != self.gone {
            self.gone = gone;
            self.changes += 1;
        }
    }

    /// Grows with every change: what is made of them is made anew then.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// All of them, those that lost the most first.
    #[must_use]
    pub fn list(&self) -> &[Drill] {
        &self.list
    }

    /// Those to be practised on this day whose game is there, those that lost the most first.
    pub fn due(&self, today: Date) -> impl Iterator<Item = &Drill> {
        self.list.iter().filter(move |drill| drill.is_due(today) && !self.is_gone(drill))
    }

    /// Whether its game is no more.
    #[must_use]
    pub fn is_gone(&self, drill: &Drill) -> bool {
        self.gone.contains(&drill.file)
    }

    /// Takes up mistakes that people made in a game of the library. What is known already stays as it is.
    ///
    /// # Errors
    /// When they cannot be kept.
    pub fn take_up(&mut self, found: &[Drill]) -> Result<(), StoreError> {
        if found.iter().all(|new| has(&self.list, new)) {
            return Ok(());
        }
        // Another window may have gone over the same game.
        self.change(|list| found.iter().for_each(|new| add(list, new)))
    }

    /// One was answered; none where it is not practised.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub fn answer(&mut self, exercise: &Exercise, good: bool, today: Date) -> Result<(), StoreError> {
        if !self.list.iter().any(|drill| drill.is(exercise)) {
            return Ok(());
        }
        self.round.iter_mut().for_each(|round| round.note(exercise, good));
        self.change(|list| {
            list.iter_mut().filter(|drill| drill.is(exercise)).for_each(|drill| drill.answer(good, today));
        })
    }

    /// Forgets those of a game that is no more.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub fn forget(&mut self, file: &str) -> Result<(), StoreError> {
        self.change(|list| list.retain(|drill| drill.file != file))
    }

    fn change(&mut self, change: impl FnMut(&mut Vec<Drill>)) -> Result<(), StoreError> {
        let list = change_shared(&self.file, change)?;
        self.take(list);
        Ok(())
    }

    /// Which of how many it is that is tried, from 1, where one after the other is.
    #[must_use]
    pub fn place(&self) -> Option<(usize, usize)> {
        self.round.as_ref()?.place()
    }

    /// What is practised one after the other, or was last.
    #[must_use]
    pub const fn round(&self) -> Option<&DrillRound> {
        self.round.as_ref()
    }

    /// From now on one after the other is tried, from the first one.
    fn begin(&mut self) {
        self.round = Some(DrillRound::default());
        self.changes += 1;
    }

    /// A decision is tried for itself.
    pub fn end(&mut self) {
        self.round = None;
        self.changes += 1;
    }

    /// When those come back that were answered in this round, on how many days how many, the nearest first; those that are
    /// learned are none of them.
    #[must_use]
    pub fn returns(&self, today: Date) -> Vec<(usize, usize)> {
        let mut days = BTreeMap::new();
        for drill in self.answered().filter(|drill| !drill.sits()) {
            *days.entry(drill.days_left(today)).or_default() += 1;
        }
        days.into_iter().collect()
    }

    /// How many of those that were answered in this round are learned now.
    #[must_use]
    pub fn learned(&self) -> usize {
        self.answered().filter(|drill| drill.sits()).count()
    }

    /// Those that were answered in this round.
    fn answered(&self) -> impl Iterator<Item = &Drill> {
        let answers = self.round.as_ref().map_or(&[][..], DrillRound::answers);
        answers.iter().filter_map(|(exercise, _)| self.list.iter().find(|drill| drill.is(exercise)))
    }

    /// Goes on to the next one that is due and can be tried: `tries` does so and says whether it could. Those of a game that
    /// is no more, or another one by now, are forgotten. False after the last one.
    ///
    /// # Errors
    /// When what is forgotten cannot be.
    fn next(&mut self, today: Date, mut tries: impl FnMut(Exercise) -> bool) -> Result<bool, StoreError> {
        loop {
            let due = self.list.iter().find(|drill| drill.is_due(today)).cloned();
            let Some(drill) = due else { break };
            if tries(drill.exercise()) {
                let due = self.due(today).count();
                self.round.get_or_insert_default().go_on(due);
                return Ok(true);
            }
            self.forget(&drill.file)?;
        }
        self.round.iter_mut().for_each(DrillRound::finish);
        Ok(false)
    }

    /// How many games were gone over, and how many there are, while that goes on.
    #[must_use]
    pub fn searching(&self) -> Option<(usize, usize)> {
        self.search.as_ref().map(Search::progress)
    }

    /// Begins to go over these games of the library.
    fn search(&mut self, files: Vec<String>) {
        self.search = Some(Search::new(files));
    }

    /// Stops going over games; what was found stays.
    fn stop(&mut self) {
        self.search = None;
    }

    /// The next game that is to be gone over, when none is; after the last one the search is over.
    pub fn next_game(&mut self) -> Option<String> {
        let next = self.search.as_mut()?.next();
        if next.is_none() {
            self.search.take_if(|search| search.is_over());
        }
        next
    }

    /// Goes over a game: `find` finds its mistakes, unless it is stopped.
    pub fn go_over(&mut self, find: impl FnOnce(&AtomicBool) -> Option<Vec<Drill>> + Send + 'static) {
        if let Some(search) = &mut self.search {
            search.begin(find, self.waker.clone());
        }
    }

    /// Takes in what was found meanwhile.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn poll(&mut self) -> Result<(), StoreError> {
        let Some(found) = self.search.as_mut().and_then(Search::poll) else { return Ok(()) };
        self.take_up(&found)
    }
}

/// Of the mistakes of a game those that are practised.
#[must_use]
pub fn worst(mut mistakes: Vec<Drill>) -> Vec<Drill> {
    mistakes.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    mistakes.truncate(OF_A_GAME);
    mistakes
}

/// Whether a decision is among those that are practised.
fn has(list: &[Drill], other: &Drill) -> bool {
    let other = other.exercise();
    list.iter().any(|drill| drill.is(&other))
}

fn add(list: &mut Vec<Drill>, new: &Drill) {
    if !has(list, new) {
        list.push(new.clone());
    }
}
