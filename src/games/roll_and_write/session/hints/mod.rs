//! Advice on the decision at hand: what was asked, the best answer so far, and the thread that works on a better one.

mod hint_text;

use std::{fmt, time::Duration};

pub use hint_text::{HintOption, HintText, LookBack, Mark};
pub use hint_text::{reasons, steps, verdict};

use super::play::PlaySession;
use crate::{
    advisor::{Advisor, Budget, Goal, Ranking},
    rules::State,
};
use common::worker::{Poll, Waker, Worker, WorkerHandle};

/// How far an answer is refined, step by step: each is shown when it is there.
const BUDGETS: [Budget; 2] = [
    Budget { rollouts: 3_000, error: 0.2, ceiling: Some(Duration::from_secs(2)), seed: 1 },
    Budget { rollouts: 60_000, error: 0.08, ceiling: Some(Duration::from_secs(6)), seed: 2 },
];

/// Advice on one position at a time.
pub struct Hints {
    /// How far answers are refined.
    pub budgets: &'static [Budget],
    waker: Waker,
    /// The advisor of the last question: the next one is mostly about the same game.
    advisor: Option<Advisor>,
    asked: Option<HintRequest>,
    /// The file of the game in which advice at every decision is not wanted.
    unwanted: Option<String>,
}

/// A question, and what was answered so far.
#[derive(Debug)]
struct HintRequest {
    /// The file of the game, and the position.
    file: String,
    state: State,
    ranking: Option<Ranking>,
    work: Option<Worker<(Advisor, Ranking)>>,
    /// The answer was put away.
    hidden: bool,
}

impl Default for Hints {
    fn default() -> Self {
        Self { budgets: &BUDGETS, waker: Waker::default(), advisor: None, asked: None, unwanted: None }
    }
}

impl fmt::Debug for Hints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hints").field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl Hints {
    /// From now on this wakes who is to call [`Hints::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// Asks about the position of a game, unless that was asked already.
    pub(crate) fn ask(&mut self, session: &PlaySession) {
        if let Some(question) = self.asked.as_mut().filter(|question| question.is_about(session)) {
            question.hidden = false;
            return;
        }
        let (config, state) = (*session.game().config(), *session.game().state());
        // The next question is mostly about the same game.
        let known = self.advisor.take().filter(|advisor| *advisor.config() == config);
        let advisor = known.or_else(|| Advisor::new(&config, session.computers.values()).ok());
        let budgets = self.budgets;
        let work = Worker::begin("advisor", self.waker.clone(), move |handle| {
            // A sheet of one's own takes a moment to get values.
            if let Some(advisor) = advisor {
                answer(&advisor, &state, budgets, handle);
            }
        });
        let file = session.file().to_owned();
        self.asked = Some(HintRequest { file, state, ranking: None, work, hidden: false });
    }

    /// Puts the answer away until it is asked for again.
    pub(crate) fn hide(&mut self) {
        if let Some(question) = &mut self.asked {
            question.hidden = true;
        }
    }

    /// From now on this game goes without advice at every decision.
    pub(crate) fn leave_out(&mut self, session: &PlaySession) {
        self.unwanted = Some(session.file().to_owned());
    }

    /// No game goes without it any more.
    pub(crate) fn leave_out_none(&mut self) {
        self.unwanted = None;
    }

    /// Whether advice at every decision is not wanted in this game.
    #[must_use]
    pub fn is_unwanted(&self, session: &PlaySession) -> bool {
        self.unwanted.as_deref() == Some(session.file())
    }

    /// Forgets everything that is not about the position of this game.
    pub(crate) fn follow(&mut self, session: Option<&PlaySession>) {
        self.asked.take_if(|question| !session.is_some_and(|session| question.is_about(session)));
    }

    /// Takes in what was answered meanwhile.
    pub fn poll(&mut self) {
        let Some(question) = &mut self.asked else { return };
        while let Some(work) = &question.work {
            match work.poll() {
                Poll::Found((advisor, ranking)) => {
                    self.advisor = Some(advisor);
                    question.ranking = Some(ranking);
                }
                Poll::Nothing => return,
                Poll::Ended => question.work = None,
            }
        }
    }

    /// Whether this position was asked about, even if the answer was put away.
    #[must_use]
    pub fn knows(&self, session: &PlaySession) -> bool {
        self.asked.as_ref().is_some_and(|question| question.is_about(session))
    }

    /// Whether an answer is shown, or will be as soon as there is one.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.asked.as_ref().is_some_and(|question| !question.hidden)
    }

    /// Whether a better answer is on its way.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.asked.as_ref().is_some_and(|question| question.work.is_some())
    }

    /// The best answer so far, and what it ranks by.
    #[must_use]
    pub fn answer(&self) -> Option<(&Ranking, Goal)> {
        let question = self.asked.as_ref().filter(|question| !question.hidden)?;
        Some((question.ranking.as_ref()?, self.advisor.as_ref()?.goal()))
    }
}

impl HintRequest {
    fn is_about(&self, session: &PlaySession) -> bool {
        self.state == *session.game().state() && self.file == session.file()
    }
}

/// Answers better and better.
fn answer(advisor: &Advisor, state: &State, budgets: &[Budget], handle: &WorkerHandle<(Advisor, Ranking)>) {
    let by_value = std::iter::once_with(|| advisor.rank(state));
    let refined = budgets.iter().map(|budget| advisor.refine(state, budget, handle.stop()));
    for ranking in by_value.chain(refined) {
        if !handle.tell((advisor.clone(), ranking)) {
            break;
        }
    }
}
