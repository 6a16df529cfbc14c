//! Advice on the decision at hand: what was asked, the best answer so far, and the thread that works on a better one.

use std::{fmt, sync::atomic::AtomicBool};

use super::{ChanceSource, Computers, PlaySession};
use crate::{
    host::Host,
    search::Budget,
    worker::{Poll, Waker, Worker, WorkerHandle},
};
use kernel::{MoveOf, PlayedKind, Rules};
use storage::Settings;

/// What a position of the game is.
type StateOf<A> = <<<A as Adviser>::Kind as PlayedKind>::Rules as Rules>::State;
/// What is agreed in it.
type ConfigOf<A> = <<<A as Adviser>::Kind as PlayedKind>::Rules as Rules>::Config;
/// The game that is advised on.
type SessionOf<A> = PlaySession<<A as Adviser>::Kind, <A as Adviser>::Chance, A>;

/// The computers of a kind of game, where they advise people, too.
pub trait Adviser: Computers<<Self as Adviser>::Kind> + Sized + 'static {
    /// The kind of game.
    type Kind: PlayedKind;
    /// Where its chance comes from.
    type Chance: ChanceSource<<Self as Adviser>::Kind>;
    /// What ranks the options of a decision.
    type Advisor: Clone + Send + 'static;
    /// What they are worth.
    type Ranking: fmt::Debug + Send + 'static;

    /// How far answers are refined, step by step: each is shown when it is there.
    const BUDGETS: &'static [Budget];

    /// The only thing left to do where there is nothing to decide.
    const END: MoveOf<<Self as Adviser>::Kind>;

    /// Who ranks in games by this configuration; none where that is not known yet.
    fn advisor(&self, config: &ConfigOf<Self>) -> Option<Self::Advisor>;

    /// Whether it was made for this configuration.
    fn fits(advisor: &Self::Advisor, config: &ConfigOf<Self>) -> bool;

    /// The instant answer.
    fn rank(advisor: &Self::Advisor, state: &StateOf<Self>) -> Self::Ranking;

    /// A better answer within a budget.
    fn refine(
        advisor: &Self::Advisor,
        state: &StateOf<Self>,
        budget: &Budget,
        stop: &AtomicBool,
    ) -> Self::Ranking;
}

/// Advice on one position at a time.
pub struct Hints<A: Adviser> {
    /// How far answers are refined.
    pub budgets: &'static [Budget],
    waker: Waker,
    /// The advisor of the last question: the next one is mostly about the same game.
    advisor: Option<A::Advisor>,
    asked: Option<HintRequest<A>>,
    /// The file of the game in which advice at every decision is not wanted.
    unwanted: Option<String>,
}

/// A question, and what was answered so far.
struct HintRequest<A: Adviser> {
    /// The file of the game, and the position.
    file: String,
    state: StateOf<A>,
    ranking: Option<A::Ranking>,
    work: Option<Worker<(A::Advisor, A::Ranking)>>,
    /// The answer was put away.
    hidden: bool,
}

impl<A: Adviser> Default for Hints<A> {
    fn default() -> Self {
        Self { budgets: A::BUDGETS, waker: Waker::default(), advisor: None, asked: None, unwanted: None }
    }
}

impl<A: Adviser> fmt::Debug for Hints<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.asked.as_ref().map(|question| (&question.file, &question.ranking));
        f.debug_struct("Hints").field("asked", &answer).finish_non_exhaustive()
    }
}

impl<A: Adviser> Hints<A> {
    /// From now on this wakes who is to call [`Hints::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// Whether there is something to advise on: a person decides, and has a choice.
    #[must_use]
    pub fn can_advise(session: &SessionOf<A>) -> bool {
        if !session.person_decides() {
            return false;
        }
        // Asked at every frame: where the end is refused, there is no need to list what else can be done.
        let mut after = session.position().clone();
        let is_refused =
            <A::Kind as PlayedKind>::Rules::apply(session.game().config(), &mut after, A::END).is_err();
        is_refused || session.legal_moves() != [A::END]
    }

    /// Whether the person wishes for advice at every decision, also in this game, and it was not asked for at this one yet.
    #[must_use]
    pub fn is_due(&self, session: &SessionOf<A>, settings: &Settings) -> bool {
        let is_wanted = settings.always_advise && self.unwanted.as_deref() != Some(session.file());
        is_wanted && Self::can_advise(session) && !self.knows(session)
    }

    /// Shows a hint on the game that is on the screen, or puts it away.
    pub fn toggle<P>(&mut self, session: Option<&mut SessionOf<A>>, host: &mut Host<'_, P>) {
        if self.is_shown() {
            self.hide();
        } else if let Some(session) = session.filter(|session| Self::can_advise(session)) {
            self.advise(session, host);
        }
    }

    /// Gives advice at a decision, as the person has set: it is noted like any other hint.
    pub fn always<P>(&mut self, session: Option<&mut SessionOf<A>>, host: &mut Host<'_, P>) {
        if let Some(session) = session.filter(|session| self.is_due(session, host.settings)) {
            self.advise(session, host);
        }
    }

    /// Asks about the position of a game, unless that was asked already. That makes the game practice.
    fn advise<P>(&mut self, session: &mut SessionOf<A>, host: &mut Host<'_, P>) {
        if let Some(question) = self.asked.as_mut().filter(|question| question.is_about(session)) {
            question.hidden = false;
            return;
        }
        session.note_hint();
        host.save(&mut session.open);
        let (config, state) = (session.game().config(), session.position().clone());
        let known = self.advisor.take().filter(|advisor| A::fits(advisor, config));
        let advisor = known.or_else(|| session.computers.advisor(config));
        let (budgets, about) = (self.budgets, state.clone());
        let work = Worker::begin("advisor", self.waker.clone(), move |handle| {
            // A sheet of one's own takes a moment to get values.
            if let Some(advisor) = advisor {
                answer::<A>(&advisor, &about, budgets, handle);
            }
        });
        let file = session.file().to_owned();
        self.asked = Some(HintRequest { file, state, ranking: None, work, hidden: false });
    }

    /// Puts the answer away until it is asked for again.
    fn hide(&mut self) {
        if let Some(question) = &mut self.asked {
            question.hidden = true;
        }
    }

    /// From now on this game goes without advice at every decision; what is set for all games stays.
    pub fn decline(&mut self, session: Option<&SessionOf<A>>) {
        self.unwanted = session.map(|session| session.file().to_owned()).or(self.unwanted.take());
    }

    /// The settings have changed.
    pub fn settings_changed(&mut self, before: &Settings, now: &Settings) {
        match (before.always_advise, now.always_advise) {
            (true, false) => self.hide(),
            (false, true) => self.unwanted = None,
            _ => {}
        }
    }

    /// Forgets everything that is not about the position of this game.
    pub fn follow(&mut self, session: Option<&SessionOf<A>>) {
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
    pub fn knows(&self, session: &SessionOf<A>) -> bool {
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

    /// The best answer so far, and whose it is.
    #[must_use]
    pub fn answer(&self) -> Option<(&A::Ranking, &A::Advisor)> {
        let question = self.asked.as_ref().filter(|question| !question.hidden)?;
        Some((question.ranking.as_ref()?, self.advisor.as_ref()?))
    }
}

impl<A: Adviser> HintRequest<A> {
    fn is_about(&self, session: &SessionOf<A>) -> bool {
        self.state == *session.position() && self.file == session.file()
    }
}

/// Answers better and better.
fn answer<A: Adviser>(
    advisor: &A::Advisor,
    state: &StateOf<A>,
    budgets: &[Budget],
    handle: &WorkerHandle<(A::Advisor, A::Ranking)>,
) {
    let by_value = std::iter::once_with(|| A::rank(advisor, state));
    let refined = budgets.iter().map(|budget| A::refine(advisor, state, budget, handle.stop()));
    for ranking in by_value.chain(refined) {
        if !handle.tell((advisor.clone(), ranking)) {
            break;
        }
    }
}
