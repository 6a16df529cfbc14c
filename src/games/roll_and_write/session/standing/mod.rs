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
use common::{
    play::{Compared, Comparisons},
    worker::WorkerHandle,
};

/// The result that is looked at, one at a time.
pub type Standings = Comparisons<ComparedResult>;

/// A result, as far as it has been compared.
#[derive(Debug)]
pub struct ComparedResult {
    /// The file of the game.
    pub file: String,
    /// The game.
    pub game: Game,
    /// The row of the score sheet whose result it is.
    pub row: usize,
    /// The result without the luck of its rolls: in VP or, if the goal is to win, as the chance of winning.
    pub adjusted: Option<f64>,
    /// The same in VP, if that is another figure and is known.
    pub adjusted_vp: Option<f64>,
    /// What is played for.
    pub goal: Goal,
    /// What each level made, in the order of [`LEVELS`].
    pub levels: [LevelResult; LEVELS.len()],
}

impl ComparedResult {
    /// VP of the result.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.game.state().total(self.game.config(), self.row)
    }

    /// 0 or 100 where so many percent of every level's games on other dice are beaten: that is said once.
    #[must_use]
    pub fn percent_of_all(&self) -> Option<u32> {
        let [first, others @ ..] = &self.levels;
        let percent = first.percent().filter(|percent| [0, 100].contains(percent))?;
        others.iter().all(|level| level.percent() == Some(percent)).then_some(percent)
    }
}

impl Compared for ComparedResult {
    type Message = WorkerMessage;

    fn hear(&mut self, message: WorkerMessage) {
        match message {
            WorkerMessage::Adjusted(adjusted, in_vp) => {
                (self.adjusted, self.adjusted_vp) = (Some(adjusted), in_vp);
            }
            WorkerMessage::Here(at, total) => self.levels[at].here = Some(total),
            WorkerMessage::Beaten(at, share) => self.levels[at].beaten = Some(share),
        }
    }
}

/// Begins to compare a game, unless it is the one that is open; false if its dice cannot come again.
pub(super) fn begin(standings: &mut Standings, file: &str, game: Game, values: &ValueSets) -> bool {
    if standings.open().is_some_and(|open| open.file == file && open.game == game) {
        return true;
    }
    let Some(advisor) = Advisor::new(game.config(), values).ok().filter(|_| has_its_own_dice(&game)) else {
        return false;
    };
    let row = game.header.people().next().unwrap_or(0);
    let (goal, played) = (advisor.goal(), game.clone());
    standings.begin(ComparedResult {
        file: file.to_owned(),
        game,
        row,
        adjusted: None,
        adjusted_vp: None,
        goal,
        levels: Default::default(),
    });
    standings.go_on("standing", move |handle: &WorkerHandle<WorkerMessage>| {
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
    true
}
