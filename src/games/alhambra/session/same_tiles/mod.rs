//! A finished game beside others on the same tiles and cards: many by each level in place of the person, and one in which the
//! advisor looks ahead.

mod again;
mod comparison;
mod job;
mod tally;

pub use again::{Outcome, has_its_own_stacks, row_of};
pub use comparison::{Comparison, TurnPlayed};
pub use job::LEVELS;
pub use tally::Tally;

use self::{
    again::{begun_again, policies},
    job::{Job, WorkerMessage, is_left_to_slips},
};
use crate::{advisor::Advisor, log::PlayedGame};
use common::{
    host::Source,
    play::{Compared, Comparisons},
};

/// How many games each level plays.
const GAMES: u64 = 100;
/// How many parts there are to find: the games of each level, and the one in which the advisor looks ahead.
const PARTS: f32 = LEVELS.len() as f32 + 1.0;

/// The game being compared, one at a time, while it is shown.
#[derive(Debug)]
pub struct SameTilesDesk {
    /// How many games each level plays.
    pub games: u64,
    /// What was found.
    pub compared: Comparisons<SameTiles>,
}

/// A game, and what others made of the same tiles and cards.
#[derive(Debug)]
pub struct SameTiles {
    /// Where the record of the game is from.
    pub source: Source,
    /// The game.
    pub game: PlayedGame,
    /// The row that is compared.
    pub row: usize,
    /// What each level made in this row so far, in the order of [`LEVELS`].
    pub levels: [Tally; LEVELS.len()],
    /// How many games each of them plays: only one if it never slips, for all would be the same.
    pub games: [u64; LEVELS.len()],
    /// As the advisor played it, once that is done.
    pub best: Option<PlayedGame>,
    /// How far the advisor is with it, from 0 to 1.
    thought: f32,
}

impl Default for SameTilesDesk {
    fn default() -> Self {
        Self { games: GAMES, compared: Comparisons::default() }
    }
}

impl SameTilesDesk {
    /// Compares a game from now on, unless it is the one that is open; none if its tiles and cards cannot come again.
    pub(super) fn begin(&mut self, source: &Source, game: Option<&PlayedGame>) {
        let Some(game) = game.filter(|game| has_its_own_stacks(game)) else { return self.compared.close() };
        let is_it = |open: &SameTiles| open.source == *source && open.game == *game;
        if self.compared.open().is_some_and(is_it) {
            return;
        }
        self.compared.begin(SameTiles::new(source, game, self.games));
    }

    /// Takes in what was found meanwhile. The thread works while the comparison is shown.
    pub(super) fn poll(&mut self, is_shown: bool) {
        self.compared.poll();
        if !is_shown {
            self.compared.stop();
        } else if let Some(open) = self.compared.open().filter(|_| self.compared.is_waiting()) {
            let job = open.job();
            self.compared.go_on("same tiles", move |handle| job.run(handle));
        }
    }
}

impl SameTiles {
    fn new(source: &Source, game: &PlayedGame, games: u64) -> Self {
        let row = row_of(game);
        let many = |level| {
            let again = begun_again(game, row, level);
            let slips = again.is_none_or(|again| policies(&again).into_iter().any(is_left_to_slips));
            if slips { games } else { games.min(1) }
        };
        Self {
            source: source.clone(),
            game: game.clone(),
            row,
            levels: Default::default(),
            games: LEVELS.map(many),
            best: None,
            thought: 0.0,
        }
    }

    /// The work of the thread that finds the rest.
    fn job(&self) -> Job {
        Job {
            game: self.game.clone(),
            row: self.row,
            advisor: Advisor::new(self.game.config().clone()),
            levels: self.levels,
            games: self.games,
            has_best: self.best.is_some(),
        }
    }

    /// How much of everything was found, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let played = self.levels.iter().zip(self.games);
        let played = played.map(|(tally, games)| tally.games as f32 / games.max(1) as f32).sum::<f32>();
        (played + if self.best.is_some() { 1.0 } else { self.thought }) / PARTS
    }
}

impl Compared for SameTiles {
    type Message = WorkerMessage;

    fn hear(&mut self, message: WorkerMessage) {
        match message {
            WorkerMessage::Level(at, tally) => self.levels[at] = tally,
            WorkerMessage::Thought(part) => self.thought = part,
            WorkerMessage::Best(best) => self.best = Some(*best),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{thread, time::Duration};

    use super::{again::tests::sample, *};

    /// Polls a desk whose page is shown until nothing more is to be found.
    fn wait(desk: &mut SameTilesDesk) {
        for _ in 0..24_000 {
            desk.poll(true);
            if !desk.compared.is_working() && !desk.compared.is_waiting() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn what_was_stopped_goes_on_where_it_was_and_finds_the_same() {
        let (game, source) = (sample("two-and-dirk"), Source::Sample("two"));
        let [mut at_once, mut in_parts] =
            [(), ()].map(|()| SameTilesDesk { games: 12, compared: Comparisons::default() });
        at_once.begin(&source, Some(&game));
        wait(&mut at_once);
        let found = at_once.compared.open().unwrap();
        assert_eq!(found.levels.map(|tally| tally.games), [12; 4]);
        assert!(found.best.as_ref().is_some_and(PlayedGame::is_over) && found.progress() == 1.0);
        in_parts.begin(&source, Some(&game));
        while in_parts.compared.open().unwrap().levels[0].games == 0 {
            in_parts.poll(true);
            thread::yield_now();
        }
        in_parts.poll(false);
        assert!(in_parts.compared.is_waiting() && in_parts.compared.open().unwrap().progress() > 0.0);
        in_parts.begin(&source, Some(&game));
        wait(&mut in_parts);
        let again = in_parts.compared.open().unwrap();
        assert_eq!(again.levels, found.levels);
        let log = |same: &SameTiles| same.best.as_ref().map(|best| best.log().to_vec());
        assert_eq!(log(again), log(found));
    }

    #[test]
    fn a_game_that_cannot_come_again_is_not_compared() {
        let (game, source) = (sample("four"), Source::Sample("four"));
        let mut desk = SameTilesDesk::default();
        desk.begin(&source, Some(&game));
        assert!(desk.compared.open().is_some());
        desk.begin(&source, Some(&game.as_of(60)));
        assert!(desk.compared.open().is_none(), "it is not over");
    }
}
