//! How good a result is: without the luck of its rolls, beside what each level makes of the same dice, and among the
//! games of each level on other dice.

mod levels;

pub use levels::{LEVELS, LevelResult};

use self::levels::WorkerMessage;
use super::best_play::has_its_own_dice;
use crate::{
    advisor::{Advisor, Analysis, AnalysisExt, Goal, LossAccount, ValueSets},
    log::Game,
};
use common::worker::{Poll, Waker, Worker, WorkerHandle};

/// The result that is looked at, one at a time.
#[derive(Debug, Default)]
pub struct Standings {
    waker: Waker,
    open: Option<ComparedResult>,
}

/// A result, as far as it was compared.
#[derive(Debug)]
pub struct ComparedResult {
    /// The file of the game.
    pub file: String,
    /// The game.
    pub game: Game,
    /// The row of the score sheet whose result it is.
    pub row: usize,
    /// The result without the luck of its rolls: VP, or where the goal is to win the chance of it.
    pub adjusted: Option<f64>,
    /// The same in VP, where that is another figure and known.
    pub adjusted_vp: Option<f64>,
    /// What is played for.
    pub goal: Goal,
    /// What each level made, in the order of [`LEVELS`].
    pub levels: [LevelResult; LEVELS.len()],
    work: Option<Worker<WorkerMessage>>,
}

impl ComparedResult {
    /// VP of the result.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.game.state().total(self.game.config(), self.row)
    }

    /// Whether more will be found.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.work.is_some()
    }
}

impl Standings {
    /// From now on this wakes who is to call [`Standings::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// The result that is looked at.
    #[must_use]
    pub const fn open(&self) -> Option<&ComparedResult> {
        self.open.as_ref()
    }

    /// Begins to compare a game, unless it is the one that is open; false where its dice cannot come again.
    pub(crate) fn begin(&mut self, file: &str, game: Game, values: &ValueSets) -> bool {
        if self.open.as_ref().is_some_and(|open| open.file == file && open.game == game) {
            return true;
        }
        let Some(advisor) = Advisor::new(game.config(), values).ok().filter(|_| has_its_own_dice(&game))
        else {
            return false;
        };
        let row = game.header.people().next().unwrap_or(0);
        let goal = advisor.goal();
        let played = game.clone();
        let work =
            Worker::begin("standing", self.waker.clone(), move |handle: &WorkerHandle<WorkerMessage>| {
                let analysis = Analysis::watched(&advisor, &played, None, &mut |_| !handle.is_stopped());
                let account = analysis.as_ref().and_then(|found| found.players.get(row));
                let in_vp = analysis.as_ref().and_then(|found| found.in_vp.get(row));
                let heard = account.is_none_or(|account| {
                    let in_vp = in_vp.map(LossAccount::adjusted);
                    handle.tell(WorkerMessage::Adjusted(account.adjusted(), in_vp))
                });
                if heard {
                    levels::compare(&played, row, &advisor, handle);
                }
            });
        let levels = Default::default();
        self.open = Some(ComparedResult {
            file: file.to_owned(),
            game,
            row,
            adjusted: None,
            adjusted_vp: None,
            goal,
            levels,
            work,
        });
        true
    }

    /// Takes in what was found meanwhile.
    pub fn poll(&mut self) {
        let Some(open) = &mut self.open else { return };
        while let Some(work) = &open.work {
            match work.poll() {
                Poll::Found(WorkerMessage::Adjusted(adjusted, in_vp)) => {
                    (open.adjusted, open.adjusted_vp) = (Some(adjusted), in_vp);
                }
                Poll::Found(WorkerMessage::Here(at, total)) => open.levels[at].here = Some(total),
                Poll::Found(WorkerMessage::Beaten(at, share)) => open.levels[at].beaten = Some(share),
                Poll::Ended => open.work = None,
                Poll::Nothing => break,
            }
        }
    }
}
